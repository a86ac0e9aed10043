import Answering
import Foundation
import Indexing
import Model
import Readers
import Store
import TestSupport
import Testing
import Text
import Time

/// A small vault in a folder that lives as long as the test, imported when it is made.
final class TestVault: Sendable {
    private let files: TemporaryFiles
    private var root: String { files.path }
    private static let settings = IndexSettings(vault: "/vault", zone: "UTC", versions: DocumentIndexer.versions)

    init(
        _ files: [String: String] = TestVault.files, owner: PersonPage? = PersonPage(name: "Hannah Adeyemi")
    ) throws {
        let named = files.map { ("vault/" + $0.key, $0.value) }
        self.files = try TemporaryFiles(Dictionary(uniqueKeysWithValues: named), name: "daybook-answering")
        let horizon = try #require(CivilDate(year: 2029, month: 1, day: 1)).midnight
        let context = ReadingContext(zone: .utc, zones: TimeZoneDatabase { _ in nil }, horizon: horizon)
        let report = try ImportFlow(
            vault: root + "/vault", index: root + "/index.sqlite", settings: TestVault.settings, context: context,
            owner: owner
        ).run()
        #expect(report.problems.isEmpty)
    }

    func flow(
        answerWeights: AnswerWeights = AnswerWeights(), related: @autoclosure @escaping () -> RelatedWords? = nil,
        files: AnswerProof.Reader? = nil
    ) throws -> AskFlow {
        let index = try IndexReader(path: root + "/index.sqlite", settings: TestVault.settings)
        return AskFlow(
            vault: try OpenVault(index: index, relatedWords: related()), templates: LanguageTemplates(),
            answerWeights: answerWeights, files: files)
    }

    /// A question on Wednesday 18 March 2026 at ten.
    func question(_ text: String, scope: String? = nil, limit: Int = 10) throws -> Question {
        let now = try #require(CivilDate(year: 2026, month: 3, day: 18)).at(hour: 10)
        var question = Question(text: text, now: now, scope: scope, limit: limit)
        if limit < 10 { question.listLimit = limit }
        return question
    }

    /// Asks, and checks that every quote stands on the lines that are cited.
    func ask(_ text: String, scope: String? = nil, limit: Int = 10) throws -> Answer {
        let flow = try flow()
        let question = try question(text, scope: scope, limit: limit)
        let answer = try flow.answer(question, flow.understand(question)).answer
        #expect(answer.citations.map(\.rank) == Array(1..<(answer.citations.count + 1)))
        for citation in answer.citations + [answer.nearest?.citation].compactMap({ $0 }) { try check(citation) }
        for quote in answer.sections.flatMap(\.quotes) {
            for rank in quote.citations { #expect((1...answer.citations.count).contains(rank)) }
        }
        return answer
    }

    /// The text of the lines that a citation names, read anew from the file.
    func text(_ citation: Citation) throws -> String {
        let file = try String(contentsOfFile: root + "/vault/" + citation.document.path, encoding: .utf8)
        let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
        try #require(citation.lines.first >= 1 && citation.lines.last <= lines.count)
        return lines[(citation.lines.first - 1)..<citation.lines.last].joined(separator: "\n")
    }

    private func check(_ citation: Citation) throws {
        let cited = try text(citation)
        if citation.document.kind == .event {
            // Its place is cited by the line that states it.
            #expect(cited.contains("SUMMARY:" + citation.document.title) || cited == "LOCATION:" + citation.snippet)
        } else if citation.document.path.hasSuffix(".vcf") {
            // A contact's fields are written out in words; the card is cited as a whole.
            #expect(cited.hasPrefix("BEGIN:VCARD") && cited.hasSuffix("END:VCARD"))
        } else if citation.document.path.hasSuffix(".csv") {
            // A line of a table is a row of cells.
            let cells = citation.snippet.split(separator: "|").map {
                $0.trimmingCharacters(in: .whitespacesAndNewlines)
            }
            #expect(cells.allSatisfy { $0.isEmpty || cited.contains($0) }, "\(citation.place): \(cells)")
        } else if citation.snippet != citation.document.title {
            // Where only the title is shown, the document is cited as a whole.
            for line in citation.snippet.split(separator: "\n") {
                // A transcript's turn begins with its speaker, whom the file names otherwise.
                let words = citation.document.kind == .transcript ? line.drop { $0 != ":" }.dropFirst(2) : line
                #expect(cited.contains(words), "\(citation.place): \(words)")
            }
        }
        let scalars = Array(citation.snippet.unicodeScalars)
        #expect(citation.matches.allSatisfy { $0.upperBound <= scalars.count && !$0.isEmpty })
    }
}

extension TestVault {
    /// The note of a meeting between somebody and the vault's owner.
    static func meeting(_ day: String, _ people: String, _ title: String, _ text: String = "The pier is long.")
        -> String
    {
        "---\nkind: meeting\ndate: \(day)\nattendees: [\(people), Hannah Adeyemi]\n---\n# \(title)\n\n\(text)\n"
    }

    static let files: [String: String] = [
        "meetings/2026-03-10-pricing-sync.md": """
        ---
        kind: meeting
        date: 2026-03-10T14:00
        attendees: [Sarah Chen, Bob Okafor, Hannah Adeyemi]
        tags: [pricing]
        ---
        # Pricing sync

        We decided to keep the Starter tier at €12 and look again after the April churn numbers.
        Sarah wants the annual discount capped at 15 %.

        ## Tasks

        - [ ] Send the churn numbers to Sarah @Bob 📅 2026-03-20
        - [x] Book the room @Bob
        """,
        "meetings/2026-03-12-support-shortlist.md": """
        ---
        kind: meeting
        date: 2026-03-12T11:00
        duration: 30m
        attendees: [Tomasz Wieczorek, Hannah Adeyemi]
        ---
        # Support shortlist

        - Two finalists remain: Leila Haddad and Oskar Nyström.
        - We decided to invite Leila for a trial day.
        - [ ] Ask for references @Hannah
        """,
        "one-on-ones/1-1 Sarah.md": """
        ---
        attendees: [Sarah Chen, Hannah Adeyemi]
        ---
        # 1:1 Sarah

        ## 2026-03-05

        Sarah asks for a second monitor.

        ## 2026-03-12

        Sarah would like to lead the onboarding project.
        """,
        "transcripts/2026-03-10T1402-pricing-sync.vtt": """
        WEBVTT

        00:00:01.000 --> 00:00:05.000
        <v Sarah Chen>The annual discount eats our margin.</v>

        00:00:06.000 --> 00:00:09.000
        <v Bob Okafor>Could we cap it at fifteen percent?</v>

        """,
        "calendar/work.ics": calendar,
        "notes/wifi.md": "# Office wifi\n\nThe wifi password of the office is herring-42.\n",
        "notes/boathouse.md": "# Boathouse\n\nTomasz Wieczorek has the key to the boathouse.\n",
        "notes/2026-02-20-marina.md": "# Marina\n\nWe visited the marina yesterday. It has 140 berths. #sailing\n",
        "notes/2026-01-15-churn.md": "# Churn numbers\n\nChurn was 4.1 % in December. #pricing\n",
        "daily/2026-03-17.md":
            "# 2026-03-17\n\n- Fixed the leaking roof of the shed.\n- [ ] Call the roofer by Friday\n",
        "people/contacts.vcf":
            "BEGIN:VCARD\nFN:Elif Yıldız\nEMAIL:elif@example.org\nTEL;TYPE=CELL:+49 170 1234567\nBDAY:1984-03-12\nEND:VCARD\n",
        "people/Robert Okafor.md": "---\nkind: person\naliases: [Bob]\n---\n# Robert Okafor\n\nSales lead.\n",
        "private/sourdough.md": "# Sourdough\n\nFeed the starter twice a day.\n",
    ]

    private static let calendar =
        [
            event(
                1, "Pricing sync", "20260310T140000Z", "20260310T150000Z",
                ["Sarah Chen", "Bob Okafor", "Priya Raman", "Hannah Adeyemi"]),
            event(2, "Budget review", "20260312T090000Z", "20260312T100000Z", ["Sarah Chen"], status: "CANCELLED"),
            event(3, "Stand-up", "20260318T090000Z", "20260318T091500Z", ["Tomasz Wieczorek"]),
            event(4, "Design review", "20260320T110000Z", "20260320T120000Z", ["Tomasz Wieczorek"]),
        ].reduce("BEGIN:VCALENDAR\nVERSION:2.0\n", +) + "END:VCALENDAR\n"

    private static func event(
        _ number: Int, _ title: String, _ start: String, _ end: String, _ people: [String], status: String = "CONFIRMED"
    ) -> String {
        let attendees = people.map { "ATTENDEE;CN=\($0):mailto:\($0.split(separator: " ")[0].lowercased())@x.org\n" }
        return "BEGIN:VEVENT\nUID:\(number)\nSUMMARY:\(title)\nDTSTART:\(start)\nDTEND:\(end)\nSTATUS:\(status)\n"
            + attendees.joined() + "END:VEVENT\n"
    }
}

extension Answer {
    /// The files that are cited, each once, best first.
    var files: [String] {
        citations.map(\.document.path).reduce(into: []) { files, path in
            if !files.contains(path) { files.append(path) }
        }
    }

    /// Everything quoted.
    var quotes: String { sections.flatMap(\.quotes).map(\.text).joined(separator: "\n") }

    /// Everything that must be the same each time.
    var description: String {
        let citations = citations.map { "\($0.rank) \($0.place) \($0.snippet) \($0.matches) \($0.score) \($0.people)" }
        return "\(found) \(headline) \(sections) \(value as Any) \(span as Any) \(citations) \(remarks)"
            + " \(nearest?.text ?? "")"
    }
}
