import Foundation
import Testing

/// `:drop` and `:more` at the prompt.
@Suite struct PromptCommandTests {
    private func terminal() throws -> Terminal {
        let runner = try ProgramRunner()
        for day in 1...9 {
            _ = try runner.vault.write(
                """
                ---
                kind: meeting
                date: 2026-02-0\(day)T14:00
                attendees: [Wilhelmina Ottersberg, Jürgen Brandt]
                ---
                # Harbour talk \(day)

                The crane is \(day) metres high.

                """, to: "\(day).md")
        }
        return try Terminal(runner, ["--vault", runner.vault.path, "--now", "2026-03-18T10:15"])
    }

    @Test func `a condition that left nothing is dropped by a word`() throws {
        let terminal = try terminal()
        try terminal.enter(":drop time\r")
        try terminal.wait(for: "ask a question first")
        try terminal.enter("how many meetings with Jürgen last week\r")
        try terminal.wait(for: "Without \"last week\": 9 matches (:drop time)")
        try terminal.enter(":drop colour\r")
        try terminal.wait(for: "what can be dropped: :drop time, :drop people")
        try terminal.enter(":drop time\r")
        try terminal.wait(for: "9 meetings")
        try terminal.enter(":quit\r")
        #expect(terminal.finish() == 0)
    }

    @Test func `the rest of an answer is shown on demand, until there is no more`() throws {
        let terminal = try terminal()
        try terminal.enter("how many meetings with Jürgen\r")
        try terminal.wait(for: "Harbour talk 5")
        try terminal.enter(":more\r")
        try terminal.wait(for: "Harbour talk 9")
        try terminal.enter(":more\r")
        try terminal.wait(for: "that was all")
        try terminal.enter(":quit\r")
        #expect(terminal.finish() == 0)
    }

    @Test func `who "I" is can be said for a session`() throws {
        let terminal = try terminal()
        try terminal.enter(":me\r")
        try terminal.wait(for: "does not know who \"I\" is")
        try terminal.enter(":me Jürgen\r")
        try terminal.wait(for: "\"I\" is Jürgen Brandt: :me says so.")
        try terminal.wait(for: "me = Jürgen in ")
        try terminal.enter("who did I meet on 2 February\r")
        try terminal.wait(for: "Wilhelmina Ottersberg (Harbour talk 2")
        try terminal.enter(":quit\r")
        #expect(terminal.finish() == 0)
    }
}
