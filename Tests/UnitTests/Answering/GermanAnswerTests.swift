import Parsing
import Testing

@testable import Answering

/// German questions, and all that answers say to them in words of their own.
@Suite struct GermanAnswerTests {
    private let vault: TestVault

    init() throws { vault = try TestVault() }

    /// The question, and behind it the lines of the answer without its quotes.
    static let answers = """
        > Was habe ich letzte Woche mit Sarah besprochen?
        2 Besprechungen und Notizen, die älteste zuerst: mit Sarah Chen, 9.–15. März 2026
        Pricing sync · Dienstag, 10. März 2026, 14:00–15:00 Uhr · Sarah Chen, Robert Okafor, Priya Raman, Hannah Adeyemi
        1:1 Sarah · Donnerstag, 12. März 2026 · Sarah Chen, Hannah Adeyemi

        > Welche Besprechungen hatte ich letzte Woche?
        3 Besprechungen, 1 Std. 30 Min. (1 ohne bekannte Dauer): 9.–15. März 2026
        Dienstag, 10. März 2026, 14:00–15:00 Uhr · Pricing sync · Sarah Chen, Robert Okafor, Priya Raman, Hannah Adeyemi
        Donnerstag, 12. März 2026 · 1:1 Sarah · Sarah Chen, Hannah Adeyemi
        Donnerstag, 12. März 2026, 11:00–11:30 Uhr · Support shortlist · Tomasz Wieczorek, Hannah Adeyemi

        > Welche Besprechungen hatte ich im Februar?
        Nichts gefunden für: Februar 2026.
        Danach als Nächstes am Donnerstag, 5. März 2026: 1:1 Sarah
        Ohne „Februar“: 5 Treffer

        > Wie viele Besprechungen hatte ich im März mit Tomasz?
        (Bis jetzt; was noch kommt, ist weggelassen.)
        2 Besprechungen, 45 Min.: mit Tomasz Wieczorek, März 2026
        Donnerstag, 12. März 2026, 11:00–11:30 Uhr · Support shortlist · Tomasz Wieczorek, Hannah Adeyemi
        Mittwoch, 18. März 2026, 09:00–09:15 Uhr · Stand-up · Tomasz Wieczorek

        > Wie lange war ich letzte Woche in Besprechungen?
        1 Std. 30 Min., 3 Besprechungen, 1 weitere ohne bekannte Dauer: 9.–15. März 2026
        Dienstag, 10. März 2026, 14:00–15:00 Uhr · Pricing sync · Sarah Chen, Robert Okafor, Priya Raman, Hannah Adeyemi
        Donnerstag, 12. März 2026 · 1:1 Sarah · Sarah Chen, Hannah Adeyemi
        Donnerstag, 12. März 2026, 11:00–11:30 Uhr · Support shortlist · Tomasz Wieczorek, Hannah Adeyemi

        > Wann ist die nächste Besprechung mit Tomasz?
        Freitag, 20. März 2026, 11:00–12:00 Uhr: Design review
        Design review

        > Wann war die letzte Besprechung mit Sarah?
        Donnerstag, 12. März 2026: 1:1 Sarah
        1:1 Sarah

        > Wer war beim Pricing sync?
        Hannah Adeyemi, Priya Raman, Robert Okafor, Sarah Chen (Pricing sync, Dienstag, 10. März 2026, 14:00–15:00 Uhr)
        Pricing sync

        > Was sind meine offenen Aufgaben?
        2 offene Aufgaben
        Call the roofer by Friday · fällig am Freitag, 20. März 2026
        Ask for references · @Hannah

        > Welche Aufgaben hat Bob?
        1 offene Aufgabe: Robert Okafor
        Ohne „Bob“: 3 Treffer
        Send the churn numbers to Sarah · @Bob · fällig am Freitag, 20. März 2026

        > Welche Aufgaben sind erledigt?
        1 erledigte Aufgabe
        Book the room · @Bob

        > Welche Aufgaben sind überfällig?
        Keine überfälligen Aufgaben gefunden.

        > Was steht heute an?
        1 Termin: Mittwoch, 18. März 2026
        09:00–09:15 Uhr · Stand-up · Tomasz Wieczorek

        > Was steht am Freitag an?
        1 Termin: Freitag, 20. März 2026
        11:00–12:00 Uhr · Design review · Tomasz Wieczorek

        > Was steht diese Woche an?
        2 Termine: 16.–22. März 2026
        Mittwoch, 18. März 2026, 09:00–09:15 Uhr · Stand-up · Tomasz Wieczorek
        Freitag, 20. März 2026, 11:00–12:00 Uhr · Design review · Tomasz Wieczorek

        > Bin ich am Freitag um 11 Uhr frei?
        Nein: Design review, Freitag, 20. März 2026, 11:00–12:00 Uhr
        Freitag, 20. März 2026, 11:00–12:00 Uhr · Design review · Tomasz Wieczorek

        > Bin ich heute um 15 Uhr frei?
        Ja: nichts geplant für Mittwoch, 18. März 2026, 15:00–16:00 Uhr

        > Wann habe ich am Freitag Zeit?
        2 freie Zeiten zwischen 09:00 und 18:00 Uhr: Freitag, 20. März 2026
        Freitag, 20. März 2026: 09:00–11:00 Uhr, 12:00–18:00 Uhr

        > Überschneiden sich diese Woche Besprechungen?
        Nein: keine Überschneidungen: 18.–22. März 2026

        > Was wurde am 10. März entschieden?
        1 Entscheidung: Dienstag, 10. März 2026
        Pricing sync · Dienstag, 10. März 2026, 14:00 Uhr · Sarah Chen, Robert Okafor, Priya Raman, Hannah Adeyemi

        > Welche Entscheidungen gab es?
        2 Entscheidungen, die neueste zuerst
        Support shortlist · Donnerstag, 12. März 2026, 11:00–11:30 Uhr · Tomasz Wieczorek, Hannah Adeyemi
        Pricing sync · Dienstag, 10. März 2026, 14:00 Uhr · Sarah Chen, Robert Okafor, Priya Raman, Hannah Adeyemi

        > Wie viele Tage bis Ostern?
        Noch 18 Tage bis Sonntag, 5. April 2026

        > Wie viele berths hat die marina?
        „It has 140 berths.“ (Marina, Freitag, 20. Februar 2026)
        Marina · Freitag, 20. Februar 2026

        > Wen habe ich letzte Woche getroffen?
        Sarah Chen, Priya Raman, Robert Okafor, Tomasz Wieczorek (3 Besprechungen: mit Hannah Adeyemi, 9.–15. März 2026)
        Sarah Chen · 2 Besprechungen, zuletzt 1:1 Sarah, Donnerstag, 12. März 2026
        Priya Raman · eine Besprechung: Pricing sync, Dienstag, 10. März 2026, 14:00–15:00 Uhr
        Robert Okafor · eine Besprechung: Pricing sync, Dienstag, 10. März 2026, 14:00–15:00 Uhr
        Tomasz Wieczorek · eine Besprechung: Support shortlist, Donnerstag, 12. März 2026, 11:00–11:30 Uhr

        > Mit wem habe ich mich am häufigsten getroffen?
        Sarah Chen: 3 Besprechungen: mit Hannah Adeyemi
        Sarah Chen · 3 Besprechungen, zuletzt 1:1 Sarah, Donnerstag, 12. März 2026
        Priya Raman · eine Besprechung: Pricing sync, Dienstag, 10. März 2026, 14:00–15:00 Uhr
        Robert Okafor · eine Besprechung: Pricing sync, Dienstag, 10. März 2026, 14:00–15:00 Uhr
        Tomasz Wieczorek · eine Besprechung: Support shortlist, Donnerstag, 12. März 2026, 11:00–11:30 Uhr

        > Was war die längste Besprechung im März?
        (Bis jetzt; was noch kommt, ist weggelassen.)
        1 Std.: Pricing sync, Dienstag, 10. März 2026, 14:00–15:00 Uhr, die längste von 5 Besprechungen: März 2026
        Dienstag, 10. März 2026, 14:00–15:00 Uhr · Pricing sync · Sarah Chen, Robert Okafor, Priya Raman, Hannah Adeyemi

        > Welche Besprechungen wurden abgesagt?
        1 abgesagte Besprechung, 1 Std.
        Ohne „Besprechungen“: 5 Treffer
        Donnerstag, 12. März 2026, 09:00–10:00 Uhr · Budget review · Sarah Chen

        > Was habe ich im Mai 2025 mit Sarah besprochen?
        Nichts gefunden für: mit Sarah Chen, Mai 2025.
        Danach als Nächstes am Donnerstag, 5. März 2026: 1:1 Sarah
        Ohne „Mai 2025“: 3 Treffer

        > Was habe ich am 31. Juni gemacht?
        Nicht verstanden: „31. Juni“. Anders sagen oder weglassen.

        > Welche Notizen habe ich zu #pricing?
        1 Notiz: #pricing
        Ohne „#pricing“: 6 Treffer
        Donnerstag, 15. Januar 2026 · Churn numbers

        > Fasse den 10. März zusammen
        1 Besprechung oder Notiz: Dienstag, 10. März 2026
        Ohne „den 10. März“: 5 Treffer
        Pricing sync · Dienstag, 10. März 2026, 14:00–15:00 Uhr · Sarah Chen, Robert Okafor, Priya Raman, Hannah Adeyemi

        > War Sarah beim Pricing sync dabei?
        Ja: Sarah Chen (Pricing sync, Dienstag, 10. März 2026, 14:00–15:00 Uhr)
        Pricing sync

        > Gibt es etwas zu Zeppelinen?
        Vielleicht nicht, das steht nirgends: zu „Zeppelinen“

        > Wie ist das wifi password vom office?
        1 Stelle: zu „wifi password office“
        Office wifi · ohne Datum

        > Hallo, was haben Sarah und Bob zum discount gesagt?
        1 Besprechung oder Notiz: gesagt von Sarah Chen und Robert Okafor, zu „discount“
        Pricing sync · Dienstag, 10. März 2026, 14:00–15:00 Uhr · Sarah Chen, Robert Okafor, Priya Raman, Hannah Adeyemi

        > Welche Besprechungen hatte ich diesen Monat mit Sarah aber ohne Bob?
        (Bis jetzt; was noch kommt, ist weggelassen.)
        2 Besprechungen: mit Sarah Chen, ohne Robert Okafor, März 2026
        Donnerstag, 5. März 2026 · 1:1 Sarah · Sarah Chen, Hannah Adeyemi
        Donnerstag, 12. März 2026 · 1:1 Sarah · Sarah Chen, Hannah Adeyemi
        """

    private static let questions = answers.split(separator: "> ", omittingEmptySubsequences: true).map { part in
        part.split(separator: "\n").map(String.init)
    }

    @Test(arguments: questions) func `a German question has a German answer`(lines: [String]) throws {
        #expect(try words(of: vault.ask(lines[0])) == Array(lines.dropFirst()))
    }

    /// All lines of an answer but the quotes of notes.
    private func words(of answer: Answer) -> [String] {
        let sections = answer.sections.flatMap { section in
            [section.heading].compactMap { $0 } + section.quotes.filter { $0.kind == .computed }.map(\.text)
        }
        return answer.remarks.map { "(\($0))" } + [answer.headline] + [answer.nearest?.text].compactMap { $0 }
            + answer.without.map(\.text) + sections
    }

    @Test(
        arguments: [
            ("und mit Tomasz?", "Von vorher: 9.–15. März 2026"), ("Tomasz?", "Von vorher: 9.–15. März 2026"),
            ("and with Tomasz?", "Kept from before: Mon 9 – Sun 15 March 2026"),
        ])
    func `what follows speaks its own language, or that of the question before`(text: String, remark: String) throws {
        let flow = try vault.flow()
        var conversation = Conversation()
        _ = try flow.ask(vault.question("Was habe ich letzte Woche mit Sarah besprochen?"), in: &conversation)
        let reply = try flow.ask(vault.question(text), in: &conversation)
        #expect(reply.answer.remarks.first == remark)
    }

    @Test func `values for programs are the same in every language`() throws {
        let free = try (vault.ask("when am I free on Friday"), vault.ask("Wann habe ich am Freitag Zeit?"))
        #expect(free.0.value == free.1.value)
        #expect(free.0.headline == "2 free times between 09:00 and 18:00: Fri 20 March 2026")
    }

    @Test func `quotes are never translated`() throws {
        let answers = try (vault.ask("how many berths has the marina"), vault.ask("Wie viele berths hat die marina?"))
        #expect(answers.0.quotes == answers.1.quotes)
    }

    @Test(
        arguments: [
            ("Hallo", "Hallo!"), ("danke", "Gern geschehen."), ("hello", "Hello!"), ("tschüss", "Tschüss!"),
            ("was kannst du", "Frag in einfachen Worten"), ("hilfe", "Frag in einfachen Worten"),
        ])
    func `small talk is answered in its language`(text: String, beginning: String) throws {
        let talk = try #require(ConversationWords.smallTalk(text))
        let language = ConversationWords.language(of: text, after: nil)
        let answer = try vault.flow().answer(to: talk, in: language, at: vault.question("").now)
        #expect(answer.headline.hasPrefix(beginning))
    }

    @Test func `what names several people is asked back in the question's language`() throws {
        let flow = try vault.flow()
        let question = try vault.question("Was hat Sarah gesagt?")
        var reading = try flow.read(question)
        reading.people[0].candidates = Array(flow.vault.names.people.filter { $0.meetingCount > 0 }.prefix(2))
        let back = try #require(try flow.personQuestion(reading, for: question))
        #expect(back.text == "Wer ist mit Sarah gemeint?")
        #expect(back.choices[0].text.contains("Besprechung"))
    }
}
