import Foundation
import Testing

/// `:similar N` at the prompt.
@Suite struct SimilarPromptTests {
    @Test func `a citation of the last answer leads to what is like it, and that on`() throws {
        let runner = try ProgramRunner()
        for (name, text) in [
            ("one.md", "The crane of the north harbour stays where it is until the audit."),
            ("two.md", "Crane and harbour: until the audit nothing moves in the north."),
            ("three.md", "Bread: flour, water, salt."),
        ] {
            _ = try runner.vault.write(text + "\n", to: name)
        }
        let terminal = try Terminal(runner, ["--vault", runner.vault.path])
        try terminal.enter(":similar 1\r")
        try terminal.wait(for: "ask a question first")
        try terminal.enter("what stays where it is\r")
        try terminal.wait(for: "one.md:1")
        try terminal.enter(":similar 7\r")
        try terminal.wait(for: "which one? :similar 1")
        try terminal.enter(":similar 1\r")
        try terminal.wait(for: "two.md:1")
        try terminal.enter(":similar 1\r")
        try terminal.wait(for: "one.md:1")
        try terminal.enter(":quit\r")
        #expect(terminal.finish() == 0)
    }
}
