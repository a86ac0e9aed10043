import Foundation
import Testing

/// The prompt on a terminal.
@Suite struct TerminalTests {
    private static let endOfInput = "\u{04}"
    private static let interrupt = "\u{03}"

    @Test func `a banner, a prompt, an answer, and Ctrl-D leaves`() throws {
        let terminal = try Desk().terminal()
        let banner = try terminal.prompt()
        #expect(banner.contains("Daybook"))
        #expect(banner.contains("1 note"))
        #expect(banner.contains(":help"))
        terminal.send("how long is the mast?\r")
        try terminal.wait(for: "nine metres")
        try terminal.wait(for: "boat.md:")
        try terminal.enter(TerminalTests.endOfInput)
        #expect(terminal.finish() == 0)
    }

    @Test func `Ctrl-C drops the line and the prompt comes again`() throws {
        let desk = try Desk()
        let terminal = try desk.terminal()
        try terminal.enter("half a question")
        try terminal.wait(for: "half a question")
        try terminal.awaitReading()
        terminal.send(TerminalTests.interrupt)
        try terminal.enter("how long is the mast?\r")
        try terminal.wait(for: "nine metres")
        try terminal.enter(TerminalTests.interrupt)
        try terminal.enter(TerminalTests.endOfInput)
        #expect(terminal.finish() == 0)
        #expect(try desk.history() == ["how long is the mast?"])
    }

    @Test func `Tab completes commands and names`() throws {
        let desk = try Desk()
        let terminal = try desk.terminal()
        try terminal.enter(":he\t\r")
        try terminal.wait(for: ":quit")
        try terminal.enter("who is Wilh\t\r")
        try terminal.enter(":quit\r")
        #expect(terminal.finish() == 0)
        #expect(
            try desk.history().map { $0.trimmingCharacters(in: .whitespaces) }
                == [":help", "who is Wilhelmina Ottersberg", ":quit"])
    }

    @Test func `the history is kept from run to run, for its owner alone`() throws {
        let desk = try Desk()
        let first = try desk.terminal()
        try first.enter("how long is the mast?\r")
        try first.wait(for: "nine metres")
        try first.enter(TerminalTests.endOfInput)
        #expect(first.finish() == 0)
        #expect(try desk.runner.home.mode(of: "state/daybook/history") == 0o600)
        #expect(try desk.runner.home.mode(of: "state/daybook") == 0o700)

        let second = try desk.terminal()
        let arrowUp = "\u{1B}[A"
        try second.enter(arrowUp + "\r")
        try second.wait(for: "nine metres")
        try second.enter(TerminalTests.endOfInput)
        #expect(second.finish() == 0)
        #expect(try desk.history() == ["how long is the mast?"])
    }

    @Test func `a line that begins with a blank stays out of the history`() throws {
        let desk = try Desk()
        let terminal = try desk.terminal()
        try terminal.enter(" how long is the mast?\r")
        try terminal.wait(for: "nine metres")
        try terminal.enter("crane\r")
        try terminal.wait(for: "stays where it is")
        try terminal.enter(TerminalTests.endOfInput)
        #expect(terminal.finish() == 0)
        #expect(try desk.history() == ["crane"])
    }

    @Test(arguments: ["C.UTF-8", "C", ""])
    func `letters beyond ASCII can be typed in any locale`(locale: String) throws {
        let desk = try Desk()
        let terminal = try desk.terminal(setting: ["LANG": locale, "LC_ALL": locale])
        try terminal.enter("what does Jürgen want? 1 €\r")
        try terminal.wait(for: "Jürgen Brandt")
        try terminal.enter(TerminalTests.endOfInput)
        #expect(terminal.finish() == 0)
        #expect(try desk.history() == ["what does Jürgen want? 1 €"])
    }

    @Test(
        arguments: [
            (["LANG": "de_DE.UTF-8"], "Frage eingeben"), (["LANG": "C", "DAYBOOK_LANGUAGE": "de"], "Frage eingeben"),
            (["LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"], "ask a question"),
            (["LANG": "de_DE.UTF-8", "DAYBOOK_LANGUAGE": "en"], "ask a question"), (["LANG": "C"], "ask a question"),
        ])
    func `the prompt greets in the language of the locale or of the setting`(
        setting: [String: String], greeting: String
    ) throws {
        let terminal = try Desk().terminal(setting: setting)
        try terminal.wait(for: greeting)
        try terminal.enter(TerminalTests.endOfInput)
        #expect(terminal.finish() == 0)
    }

    @Test func `a new note is known to the next question`() throws {
        let desk = try Desk()
        let terminal = try desk.terminal()
        try terminal.prompt()
        try desk.runner.vault.write("# Lamp\n\nThe lighthouse lamp is green.\n", to: "lamp.md")
        terminal.send("what colour is the lighthouse lamp?\r")
        try terminal.wait(for: "lamp is green")
        try terminal.enter(TerminalTests.endOfInput)
        #expect(terminal.finish() == 0)
    }

    @Test func `a mistyped command is told with a suggestion`() throws {
        let terminal = try Desk().terminal()
        try terminal.enter(":hlep\r")
        try terminal.wait(for: "did you mean :help")
        try terminal.enter(":json\r")
        try terminal.enter("mast\r")
        try terminal.wait(for: "\"citations\":")
        try terminal.enter(":quit\r")
        #expect(terminal.finish() == 0)
    }

    @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
    func `colour can be refused`(setting: [String: String]) throws {
        let terminal = try Desk().terminal(setting: setting)
        try terminal.enter("how long is the mast?\r")
        try terminal.wait(for: "nine metres")
        try terminal.enter(TerminalTests.endOfInput)
        #expect(terminal.finish() == 0)
        #expect(!terminal.raw.contains("\u{1B}[1m") && !terminal.raw.contains("\u{1B}[2m"))
    }

    @Test func `answers on a terminal are marked and fit its width`() throws {
        let terminal = try Desk().terminal()
        try terminal.enter("how long is the mast?\r")
        try terminal.wait(for: "boat.md:")
        try terminal.enter(TerminalTests.endOfInput)
        #expect(terminal.finish() == 0)
        #expect(terminal.raw.contains("\u{1B}[1m"))
        // What is shown before, while files are read, is erased from its line.
        let answer = terminal.screen.split(separator: "\n").drop { !$0.contains("how long") }
        #expect(answer.allSatisfy { $0.count <= 100 })
    }

    @Test(arguments: ["quit", "exit", "q", ":q", "Quit", ":exit"])
    func `a word ends the prompt`(word: String) throws {
        let terminal = try Desk().terminal()
        try terminal.enter(word + "\r")
        #expect(terminal.finish() == 0)
        #expect(!terminal.screen.contains("Nothing found"))
    }
}
