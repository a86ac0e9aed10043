import Foundation
import Testing

@testable import daybook

/// What the commands of the prompt do.
@Suite struct ReplCommandTests {
    private let desk: Desk

    init() throws { desk = try Desk() }

    /// A prompt at which a question was answered.
    private func answered(_ options: [String] = [], setting: [String: String] = [:]) throws -> Terminal {
        let terminal = try desk.terminal(options, setting: setting)
        try terminal.enter("how long is the mast?\r")
        try terminal.wait(for: "boat.md:3")
        return terminal
    }

    private func leave(_ terminal: Terminal) throws {
        try terminal.enter(":quit\r")
        #expect(terminal.finish() == 0)
    }

    @Test func `every command has a line of help, and no two have the same name`() throws {
        let names = ReplCommand.all.flatMap { [$0.name] + $0.aliases }
        #expect(Set(names).count == names.count)
        let terminal = try desk.terminal()
        try terminal.enter(":help\r")
        let help = try terminal.prompt()
        for command in ReplCommand.usable(judging: false) {
            #expect(help.contains("  " + command.usage + "  "), "\(command.name)")
        }
        #expect(!help.contains("prompt.help"))
        terminal.send(":help show\r")
        #expect(try terminal.prompt().contains("CONTEXT lines around them"))
        terminal.send(":quit\r")
        #expect(terminal.finish() == 0)
    }

    @Test(arguments: [("q", "quit"), ("exit", "quit"), ("?", "help"), ("his", "history"), ("o", "open")])
    func `a command has other names, and a beginning is enough`(typed: String, name: String) {
        #expect(ReplCommand(named: typed)?.name == name)
    }

    @Test func `words after a command that takes none are told, not ignored`() throws {
        let terminal = try desk.terminal()
        for (typed, told) in [
            (":week next", ":week takes no words: leave out \"next\""), (":status x", ":status takes no words"),
            (":tags boat", "'daybook tags' needs 'rename OLD NEW' or nothing after it, not 'boat'"),
            (":tasks", "No open tasks"),
        ] {
            try terminal.enter(typed + "\r")
            try terminal.wait(for: told)
        }
        try leave(terminal)
    }

    @Test(arguments: ["", "s", "xyz"]) func `what is none, or may be several, is no command`(typed: String) {
        #expect(ReplCommand(named: typed) == nil)
    }

    @Test func `show gives the cited lines with their numbers and those around them`() throws {
        let terminal = try answered()
        try terminal.enter(":show 1\r")
        try terminal.wait(for: "  1  # Boat")
        try terminal.wait(for: "> 3  The mast is nine metres long.")
        try terminal.enter(":show 1 0\r")
        let line = try terminal.wait(for: "> 3  The mast")
        #expect(!line.contains("# Boat"))
        try terminal.enter(":show 7\r")
        try terminal.wait(for: "which one? :show 1 to :show 1")
        try leave(terminal)
    }

    @Test func `open runs the user's editor at the line`() throws {
        let editor = desk.runner.home.path(of: "my editor") + "/nano"
        try FileManager.default.createDirectory(
            atPath: desk.runner.home.path(of: "my editor"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: editor, withDestinationPath: "/usr/bin/printf")
        let terminal = try answered(
            setting: ["VISUAL": "'\(editor)' '<%s>' --note 'two words'", "EDITOR": "false"])
        try terminal.enter(":open 1\r")
        try terminal.wait(for: "<--note><two words><+3><\(desk.runner.vault.path)/boat.md>")
        try leave(terminal)
    }

    @Test func `open says what is missing`() throws {
        let terminal = try answered()
        try terminal.enter(":open 1\r")
        try terminal.wait(for: "set VISUAL or EDITOR")
        try FileManager.default.removeItem(atPath: desk.runner.vault.path(of: "boat.md"))
        try terminal.enter(":open 1\r")
        try terminal.wait(for: "boat.md is no longer in the vault")
        try leave(terminal)
    }

    @Test(arguments: [
        ("vim", ["vim", "+7", "/v/a.md"]), ("/usr/bin/emacs -nw", ["/usr/bin/emacs", "-nw", "+7", "/v/a.md"]),
        ("code --wait", ["code", "--wait", "--goto", "/v/a.md:7"]), ("hx", ["hx", "/v/a.md:7"]),
        ("some-editor", ["some-editor", "/v/a.md"]),
    ])
    func `each editor is told the line in its own way`(named: String, words: [String]) throws {
        let editor = try #require(EditorCommand(["EDITOR": named]))
        #expect(editor.arguments(file: "/v/a.md", line: 7) == words)
    }

    @Test(arguments: [
        ("a b", ["a", "b"]), ("  a\t'b c' ", ["a", "b c"]), ("\"a 'b\"c", ["a 'bc"]), ("a\\ b", ["a b"]), ("''", [""]),
        ("", []),
    ])
    func `words are split as a shell does`(line: String, words: [String]) {
        #expect(ShellWords.split(line) == words)
    }

    @Test func `copy hands the cited lines to the terminal`() throws {
        let terminal = try answered()
        try terminal.enter(":copy 1\r")
        try terminal.wait(for: "Copied boat.md:3 (29 characters)")
        let copied = Data("The mast is nine metres long.".utf8).base64EncodedString()
        #expect(terminal.raw.contains("\u{1B}]52;c;\(copied)\u{07}"))
        try leave(terminal)
    }

    @Test(arguments: ["", "a", "ab", "abc", "abcd", "äöü€"]) func `base64 is that of the standard`(text: String) {
        #expect(Clipboard.base64(Array(text.utf8)) == Data(text.utf8).base64EncodedString())
    }

    @Test func `in tmux the outer terminal is asked, too`() {
        #expect(
            Clipboard(["TMUX": "/tmp/x"]).sequence("a")
                == "\u{1B}]52;c;YQ==\u{07}\u{1B}Ptmux;\u{1B}\u{1B}]52;c;YQ==\u{07}\u{1B}\\")
    }

    @Test func `save writes the conversation as Markdown, and over nothing unasked`() throws {
        let terminal = try answered()
        let file = desk.runner.home.path(of: "talk.md")
        try terminal.enter(":save \(file)\r")
        try terminal.wait(for: "Saved 1 question")
        let text = try desk.runner.home.text(of: "talk.md")
        #expect(text.hasPrefix("# Conversation with Daybook, Wed 18 March 2026, 10:15\n"))
        #expect(text.contains("\n## how long is the mast?\n"))
        #expect(text.contains("The mast is nine metres long. [1]"))
        let vault = desk.runner.vault.path.split(separator: "/").last ?? ""
        #expect(text.contains("- [1] [boat.md:3](../\(vault)/boat.md)"))
        #expect(try desk.runner.home.mode(of: "talk.md") == 0o600)
        try terminal.enter(":save \(file)\r")
        try terminal.wait(for: "is there already; :save!")
        try terminal.enter("crane\r")
        try terminal.wait(for: "stays where it is")
        try terminal.enter(":save! \(file)\r")
        try terminal.wait(for: "Saved 2 questions")
        #expect(try desk.runner.home.text(of: "talk.md").contains("\n## crane\n"))
        try leave(terminal)
    }

    @Test func `save never writes over a file of the vault`() throws {
        let terminal = try answered()
        try terminal.enter(":save! \(desk.runner.vault.path)/boat.md\r")
        try terminal.wait(for: "is a file of the vault")
        #expect(try desk.runner.vault.text(of: "boat.md").hasPrefix("# Boat"))
        try leave(terminal)
    }

    @Test func `history shows what was typed last`() throws {
        let terminal = try answered()
        try terminal.enter(" crane\r")
        try terminal.enter(":history 2\r")
        let lines = try terminal.prompt()
        #expect(lines.contains("  how long is the mast?\n  :history 2\n"))
        #expect(!lines.contains("  crane\n"))
        terminal.send(":quit\r")
        #expect(terminal.finish() == 0)
    }

    @Test func `today, vault, people and tags say what there is, or what to do`() throws {
        let terminal = try desk.terminal()
        try terminal.enter(":today\r")
        try terminal.wait(for: "18 March")
        try terminal.enter(":vault\r")
        try terminal.wait(for: "1 note, 1 meeting")
        try terminal.enter(":tags\r")
        try terminal.wait(for: "There are no tags yet")
        try terminal.enter(":people\r")
        try terminal.wait(for: "Wilhelmina Ottersberg · one meeting")
        try terminal.enter(":show 1\r")
        try terminal.wait(for: ".md:1")
        try leave(terminal)
    }

    @Test(arguments: ["more", "show 1", "open 1", "copy 1", "similar 1", "drop time", "explain", "save x.md"])
    func `what needs an answer asks for a question first`(command: String) throws {
        let terminal = try desk.terminal()
        try terminal.enter(":\(command)\r")
        try terminal.wait(for: "ask a question first")
        try leave(terminal)
    }

    @Test func `remember names the vault in the configuration`() throws {
        let terminal = try desk.terminal()
        #expect(try terminal.prompt().contains(":vault remember"))
        terminal.send(":vault remember\r")
        try terminal.wait(for: "Remembered:")
        try leave(terminal)
        #expect(try desk.runner.home.text(of: "config/daybook/config") == "vault = \(desk.runner.vault.path)\n")
        #expect(try desk.runner.home.mode(of: "config/daybook/config") == 0o600)
    }
}
