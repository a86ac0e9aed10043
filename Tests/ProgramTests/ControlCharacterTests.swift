import Foundation
import Testing

/// What notes hold must not steer the terminal.
@Suite struct ControlCharacterTests {
    @Test func `no control character of a note reaches the terminal`() throws {
        let runner = try ProgramRunner()
        let vault = runner.vault
        let evil = "\u{1B}]0;owned\u{07}\u{1B}[2J\u{08}\u{9B}31m\u{7F}\r\u{202E}"
        try vault.write(
            """
            ---
            kind: meeting
            date: 2026-03-10T14:00
            title: "Mast \(evil) talk"
            attendees: [Mo \(evil) Lee, Ada Byrd]
            tags: [ma\(evil)st]
            ---

            The mast \(evil) is long. Ada decided to cut the mast \(evil) down.

            - [ ] measure the mast \(evil) again

            """, to: "mast\u{1B}[31m\u{08}.md")
        try vault.write("BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:mast \(evil)\nDTSTART:2026\(evil)\n", to: "x\u{1B}.ics")
        let commands = [
            ["ask", "mast"], ["ask", "what was said about the mast last week?"], ["ask", "list meetings last week"],
            ["ask", "open tasks"], ["ask", "who was at the mast talk?"], ["ask", "when was the mast talk?"],
            ["ask", "--json", "mast \(evil)"], ["ask", "--color", "always", "nothing \(evil) of the kind"], ["status"],
            ["status", "--json"], ["today"], ["week"], ["agenda", "last week"], ["people"], ["people", "Ada"], ["tags"],
            ["tasks"], ["notes"], ["prep", "Ada"], ["export", "--json"], ["forget", "--all", "--dry-run"],
            ["explain", "--scores", "mast \(evil)"], ["index", "--rebuild"],
        ]
        for command in commands {
            let run = try runner.runOverVault(command)
            #expect(ControlCharacterTests.controls(in: withoutOwnMarks(run.stdout)) == [], "\(command): \(run.stdout)")
            #expect(ControlCharacterTests.controls(in: run.stderr) == [], "\(command): \(run.stderr)")
        }
        let run = try runner.runOverVault([], input: "mast \(evil)\n")
        #expect(ControlCharacterTests.controls(in: run.stdout) == [])
        #expect(try runner.runOverVault(["ask", "mast"]).stdout.contains("mast"))
    }

    /// The control characters of a text, but newline and tab.
    private static func controls(in text: String) -> [String] {
        text.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t" }
            .map { String($0.value, radix: 16) }
    }

    /// The text without the sequences for bold, dim and the one hue that the program itself writes.
    private func withoutOwnMarks(_ text: String) -> String {
        let marks = [
            "\u{1B}[1m", "\u{1B}[2m", "\u{1B}[22m", "\u{1B}[1;4m", "\u{1B}[22;24m", "\u{1B}[35m", "\u{1B}[39m",
        ]
        return marks.reduce(text) { $0.replacingOccurrences(of: $1, with: "") }
    }
}
