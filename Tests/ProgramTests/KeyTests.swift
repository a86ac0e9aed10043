import Foundation
import Testing

/// What keys do at the prompt.
@Suite struct KeyTests {
    private static let endOfInput = "\u{04}"
    private static let interrupt = "\u{03}"
    private static let escape = "\u{1B}"

    private let desk: Desk

    init() throws { desk = try Desk() }

    private func leave(_ terminal: Terminal) throws {
        try terminal.enter(KeyTests.endOfInput)
        #expect(terminal.finish() == 0)
    }

    @Test func `Ctrl-R finds an earlier line`() throws {
        let terminal = try desk.terminal()
        try terminal.enter("how long is the mast?\r")
        try terminal.enter("crane\r")
        try terminal.wait(for: "stays where it is")
        // The words that are searched for are redrawn letter by letter.
        try terminal.enter("\u{12}long")
        try terminal.wait(for: "how long is the mast?")
        terminal.send("\r")
        try terminal.wait(for: "nine metres")
        try leave(terminal)
        #expect(try desk.history() == ["how long is the mast?", "crane", "how long is the mast?"])
    }

    @Test func `an arrow finds the last line that holds what was typed so far`() throws {
        let terminal = try desk.terminal()
        try terminal.enter("how long is the mast?\r")
        try terminal.enter("crane\r")
        try terminal.enter("how l\u{1B}[A\r")
        try terminal.wait(for: "nine metres")
        try leave(terminal)
        #expect(try desk.history() == ["how long is the mast?", "crane", "how long is the mast?"])
    }

    @Test func `vi keys are those that the user's file asks for`() throws {
        try desk.runner.home.write("bind -v\n", to: ".editrc")
        let terminal = try desk.terminal()
        try terminal.enter("xhow long is the mast?")
        try terminal.wait(for: "the mast?")
        try terminal.awaitReading()
        terminal.send(KeyTests.escape + "0x\r")
        try terminal.wait(for: "nine metres")
        try leave(terminal)
        #expect(try desk.history() == ["how long is the mast?"])
    }

    @Test func `a key of the user's file does what it says`() throws {
        try desk.runner.home.write("daybook:bind ^G ed-move-to-beg\n", to: ".editrc")
        let terminal = try desk.terminal()
        try terminal.enter("rane?\u{07}c\r")
        try terminal.wait(for: "stays where it is")
        try leave(terminal)
        #expect(try desk.history() == ["crane?"])
    }

    @Test func `wide and combining characters can be typed, deleted and searched for`() throws {
        try desk.runner.vault.write("# 港\n\n日本語の港は静かです。 Café 👩‍🚀\n", to: "harbour.md")
        let terminal = try desk.terminal()
        let backspace = "\u{7F}"
        try terminal.enter("日本語の港山\(backspace)?\r")
        try terminal.wait(for: "静かです")
        try terminal.enter("Cafe\u{301} 👩‍🚀\r")
        try terminal.wait(for: "harbour.md")
        try leave(terminal)
        #expect(try desk.history() == ["日本語の港?", "Cafe\u{301} 👩‍🚀"])
    }

    @Test func `several pasted lines are one question`() throws {
        let terminal = try desk.terminal()
        try terminal.enter("\u{1B}[200~how long\r\nis\tthe \u{07}mast?\n\u{1B}[201~\r")
        try terminal.wait(for: "nine metres")
        try leave(terminal)
        #expect(try desk.history() == ["how long is the mast?"])
        #expect(terminal.raw.contains("\u{1B}[?2004h"))
    }

    @Test func `what turns the direction of writing is not typed`() throws {
        let terminal = try desk.terminal()
        try terminal.enter("how \u{202E}long is \u{2066}the mast?\r")
        try terminal.wait(for: "nine metres")
        try leave(terminal)
        #expect(try desk.history() == ["how long is the mast?"])
        #expect(!terminal.raw.unicodeScalars.contains("\u{202E}"))
    }

    @Test func `several lines from a terminal that does not tell what is pasted are asked in turn`() throws {
        let terminal = try desk.terminal()
        try terminal.enter("how long is the mast?\rcrane\r")
        try terminal.wait(for: "nine metres")
        try terminal.wait(for: "stays where it is")
        try leave(terminal)
        #expect(try desk.history() == ["how long is the mast?", "crane"])
    }

    @Test func `Ctrl-C ends a search in the history, not the program`() throws {
        let terminal = try desk.terminal()
        try terminal.enter("\u{12}ma")
        try terminal.wait(for: "bck")
        try terminal.awaitReading()
        terminal.send(KeyTests.interrupt)
        try terminal.enter("crane\r")
        try terminal.wait(for: "stays where it is")
        try leave(terminal)
    }

    @Test func `the line and the next answer fit a window whose size changed`() throws {
        try desk.runner.vault.write(
            "# Ropes\n\n" + String(repeating: "The ropes of the harbour are all new and wait to be tarred. ", count: 4)
                + "\n",
            to: "ropes.md")
        let terminal = try desk.terminal()
        try terminal.enter("what about the ropes of")
        try terminal.wait(for: "ropes of")
        try terminal.awaitReading()
        terminal.resize(columns: 40, rows: 20)
        try terminal.wait(for: "what about the ropes of")
        terminal.send(" the harbour?\r")
        let answer = try terminal.wait(for: "ropes.md:")
        let lines = answer.split(separator: "\n").dropFirst()
        #expect(lines.contains { $0.contains("tarred") })
        #expect(lines.allSatisfy { $0.count <= 40 }, "\(answer)")
        try leave(terminal)
    }

    @Test func `Ctrl-Z gives the terminal back to the shell, and fg takes it again`() throws {
        let terminal = try Terminal(
            desk.runner, program: ["/bin/bash", "--norc", "--noprofile", "-i"], setting: ["PS1": "shell$ "])
        try terminal.wait(for: "shell$ ")
        terminal.send("daybook " + desk.arguments.joined(separator: " ") + "\r")
        try terminal.wait(for: "or :help")
        try terminal.enter("how long is")
        try terminal.wait(for: "how long is")
        terminal.send("\u{1A}")
        try terminal.wait(for: "Stopped")
        try terminal.wait(for: "shell$ ")
        terminal.send("fg\r")
        try terminal.wait(for: "> how long is")
        terminal.send(" the mast?\r")
        try terminal.wait(for: "nine metres")
        try terminal.wait(for: "> ")
        terminal.send(":quit\r")
        try terminal.wait(for: "shell$ ")
        terminal.send("exit\r")
        #expect(terminal.finish() == 0)
    }

    @Test func `a program that is ended from outside gives the terminal back`() throws {
        let terminal = try desk.terminal()
        try terminal.enter("half a question")
        try terminal.wait(for: "half a question")
        try terminal.awaitReading()
        terminal.signal(SIGTERM)
        #expect(terminal.finish() == 128 + SIGTERM)
        #expect(terminal.raw.hasSuffix("\u{1B}[?2004l"))
    }

    @Test func `two prompts keep each other's lines`() throws {
        let first = try desk.terminal()
        let second = try desk.terminal()
        try first.enter("crane\r")
        try first.prompt()
        try second.enter("how long is the mast?\r")
        try second.prompt()
        first.send(":tags\r")
        try leave(first)
        second.send("\u{04}")
        #expect(second.finish() == 0)
        #expect(try desk.history() == ["crane", "how long is the mast?", ":tags"])
    }
}
