import Foundation
import TestSupport
import Testing

/// An index that followed many changes of a vault holds exactly what a new one does.
@Suite struct UpdatedIndexTests {
    /// Raised by hand to look further: `DAYBOOK_UPDATE_SEEDS=200`.
    private static let seeds = Array(
        UInt64(1)...(ProcessInfo.processInfo.environment["DAYBOOK_UPDATE_SEEDS"].flatMap(UInt64.init) ?? 5))

    @Test(arguments: seeds) func `random edits lead to what a new index holds`(seed: UInt64) throws {
        var notes = RandomNotes(seed: seed)
        let runner = try ProgramRunner()
        for path in RandomNotes.paths { try runner.vault.write(notes.text(of: path), to: path) }
        for step in 0..<6 {
            for _ in 0..<notes.below(4) { try change(&notes, runner.vault) }
            let updated = try export(runner, index: "updated")
            let fresh = try export(runner, index: "fresh-\(step)")
            if updated != fresh {
                for (line, expected) in zip(updated, fresh) where line != expected {
                    Issue.record("seed \(seed), step \(step):\n\(line)\nis not\n\(expected)")
                }
                return #expect(updated.count == fresh.count, "seed \(seed), step \(step)")
            }
        }
    }

    private func change(_ notes: inout RandomNotes, _ vault: TemporaryFolder) throws {
        let path = RandomNotes.paths[notes.below(RandomNotes.paths.count)]
        switch notes.below(8) {
        case 0: try? FileManager.default.removeItem(atPath: vault.path(of: path))
        case 1...4 where !path.hasSuffix(".ics"):
            let text = (try? vault.text(of: path)) ?? ""
            try vault.write(text + "\n" + notes.line() + "\n", to: path)
        default: try vault.write(notes.text(of: path), to: path)
        }
    }

    private func export(_ runner: ProgramRunner, index: String) throws -> [String] {
        let place = runner.home.path(of: index + ".sqlite")
        let run = try runner.runOverVault(["export", "--json", "--private", "--index", place])
        #expect(run.status == 0, "\(run.testDescription)")
        return run.lines
    }
}

/// Notes, meetings, pages and calendars that share a few people and days.
private struct RandomNotes {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    static let paths =
        (1...3).flatMap { ["2026-03-1\($0)-sync.md", "2026-03-1\($0)-agenda.md", "2026-03-1\($0)-sync-notes.md"] }
        + ["people/ana.md", "people/bob.md", "log.md", "plan.md", "cal.ics", "old/cal.ics"]

    private static let people = [
        "Ana Ruiz <ana@x.org>", "Ana Ruiz", "Ana", "A. Ruiz (aruiz)", "Bob Okafor", "Bob", "Robert Okafor <bob@x.org>",
        "BO", "Dr. Okafor", "Ana Brandt", "Priya Raman <priya@x.org>", "Priya", "Dana Weiss",
    ]

    mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    private mutating func some(_ list: [String]) -> String { list[below(list.count)] }

    mutating func line() -> String {
        switch below(12) {
        case 0: "Ask @\(some(["Priya", "ana", "bob", "Dana", "me", "home"]))."
        case 1: "\(some(["Dana", "Priya", "Joel Ames", "Will"])) said that she would call."
        case 2: "We drove to \(some(["Dana", "Victoria"])) with Joel."
        case 3: "Met on 4.5.26, and again on 10.6.2021."
        case 4: "- [ ] \(some(["Ana", "Bob"])): send the plan by 12 Sept"
        case 5: "#private"
        default: "- The crane number \(below(50)) stays where it is."
        }
    }

    mutating func text(of path: String) -> String {
        if path.hasSuffix(".ics") { return calendar() }
        var text = ""
        if path.hasPrefix("people") {
            text = "---\nkind: person\n"
            if below(2) == 0 { text += "email: \(some(["ana@x.org", "bob@x.org", "b@y.org"]))\n" }
            if below(2) == 0 { text += "aliases: [\(some(["Annie", "Bobby", "Bob", "Ana Brandt"]))]\n" }
            if below(3) == 0 { text += "me: true\n" }
            text += "---\n# \(some(["Ana Ruiz", "Bob Okafor", "Robert Okafor"]))\n\n"
        } else if path.hasPrefix("2026") || below(4) == 0 {
            text =
                "---\n"
                + (path.contains("agenda") ? "" : "kind: \(some(["meeting", "transcript", "meeting", "note"]))\n")
            text += "attendees: [\((0...below(4)).map { _ in some(RandomNotes.people) }.joined(separator: ", "))]\n"
            switch below(5) {
            case 0: text += "date: \(some(["3.4.26", "10.6.26", "25.3.26", "12 March"]))\n"
            case 1: text += "date: 2026-03-1\(1 + below(3))T\(some(["09:00", "09:10", "23:55"]))\n"
            default: break
            }
            text += "---\n# \(some(["Pricing sync", "Pricing sync notes", "Boat", "Sync agenda"]))\n\n"
        } else {
            text = "# \(some(["Plan", "Log"]))\n\n"
        }
        for _ in 0..<(1 + below(5)) { text += line() + "\n" }
        return text
    }

    private mutating func calendar() -> String {
        var text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"
        if below(3) == 0 { text += "X-WR-CALNAME:ana@x.org\r\n" }
        for number in 0...below(3) {
            text += "BEGIN:VEVENT\r\nUID:\(number)\r\nSEQUENCE:\(below(3))\r\n"
            text += "DTSTART:2026031\(1 + below(3))T\(some(["0900", "0910", "2355"]))00\r\nSUMMARY:Pricing sync\r\n"
            for (name, mail) in [("Ana Ruiz", "ana@x.org"), ("Bob", "bob@x.org")] where below(2) == 0 {
                let status = some(["ACCEPTED", "DECLINED"])
                text += "ATTENDEE;CN=\(name);PARTSTAT=\(status):mailto:\(mail)\r\n"
            }
            text += "END:VEVENT\r\n"
        }
        return text + "END:VCALENDAR\r\n"
    }
}
