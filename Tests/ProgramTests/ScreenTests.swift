import Foundation
import Testing

@testable import daybook

/// What a terminal shows: marks, links, pages, and words instead of all that.
@Suite struct ScreenTests {
    private let desk: Desk

    init() throws { desk = try Desk() }

    private func answered(_ options: [String] = [], setting: [String: String] = [:]) throws -> Terminal {
        let terminal = try desk.terminal(options, setting: setting)
        try terminal.enter("how long is the mast?\r")
        try terminal.wait(for: "nine metres")
        try terminal.enter("\u{04}")
        #expect(terminal.finish() == 0)
        return terminal
    }

    @Test func `matched words are bold and underlined in the one hue, as are the numbers of citations`() throws {
        let terminal = try answered()
        #expect(terminal.raw.contains("\u{1B}[35m\u{1B}[1;4mmast\u{1B}[22;24m\u{1B}[39m"))
        #expect(terminal.raw.contains("\u{1B}[35m[1]\u{1B}[39m"))
        #expect(!terminal.raw.contains("\u{1B}[31m") && !terminal.raw.contains("\u{1B}[36m"))
    }

    @Test func `the hue is another one, or none`() throws {
        #expect(try answered(setting: ["DAYBOOK_HUE": "cyan"]).raw.contains("\u{1B}[36m[1]\u{1B}[39m"))
        let none = try answered(setting: ["DAYBOOK_HUE": "none"]).raw
        #expect(none.contains("\u{1B}[1;4mmast\u{1B}[22;24m") && !none.contains("\u{1B}[3"))
        try desk.runner.runOverVault(["ask", "mast"], setting: ["DAYBOOK_HUE": "pink"]).expectError(
            "DAYBOOK_HUE: 'pink' is not none, red")
    }

    @Test func `a place is a link to its file`() throws {
        let link =
            "\u{1B}]8;;file://\(Hyperlink.encoded(Hyperlink.hostName))\(desk.runner.vault.path)/boat.md\u{1B}\\boat.md:3"
        #expect(try answered().raw.contains(link))
    }

    @Test(arguments: [["TERM": "dumb"], ["TERM": "linux"], ["ACCESSIBLE": "1"]])
    func `a terminal that cannot open links gets none`(setting: [String: String]) throws {
        #expect(try !answered(setting: setting).raw.contains("\u{1B}]8"))
    }

    @Test(arguments: [
        ("/a b/ü.md", "/a%20b/%C3%BC.md"), ("/a\u{1B}\\;?#%.md", "/a%1B%5C%3B%3F%23%25.md"), ("/x-_~1.md", "/x-_~1.md"),
    ])
    func `nothing of a file's name can end a link`(path: String, encoded: String) {
        #expect(Hyperlink(path: path, host: "host").address == "file://host" + encoded)
    }

    @Test(arguments: [["ACCESSIBLE": "1"], ["TERM": "dumb", "ACCESSIBLE": "yes"]])
    func `plain text has no escape sequence, and a label before each value`(setting: [String: String]) throws {
        let terminal = try answered(setting: setting)
        #expect(!terminal.raw.contains("\u{1B}"))
        #expect(terminal.screen.contains("Source 1: boat.md, line 3"))
        #expect(terminal.screen.contains("(source 1)"))
        #expect(!terminal.screen.contains("·") && !terminal.screen.contains("[1]"))
    }

    /// The rules of NO_COLOR, CLICOLOR and their kin: option, environment, whether a terminal shows it, whether there is colour.
    @Test(arguments: [
        ([], [:], true, true), ([], [:], false, false), ([], ["NO_COLOR": "1"], true, false),
        ([], ["NO_COLOR": ""], true, true), ([], ["CLICOLOR": "0"], true, false), ([], ["CLICOLOR": "1"], false, false),
        ([], ["CLICOLOR_FORCE": "1"], false, true), ([], ["FORCE_COLOR": "1"], false, true),
        ([], ["CLICOLOR_FORCE": "0"], false, false), ([], ["FORCE_COLOR": "0"], true, false),
        ([], ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false), ([], ["TERM": "dumb"], true, false),
        (["--color", "always"], ["NO_COLOR": "1"], false, true), (["--color=never"], ["FORCE_COLOR": "1"], true, false),
        (["--plain"], ["FORCE_COLOR": "1"], true, false), ([], ["ACCESSIBLE": "1"], true, false),
        ([], ["ACCESSIBLE": "0"], true, true),
    ])
    func `colour follows the option, then the refusal, then the demand, then the terminal`(
        options: [String], environment: [String: String], isTerminal: Bool, isColoured: Bool
    ) throws {
        let environment = ["TERM": "xterm"].merging(environment) { $1 }
        let screen = try Screen(try Arguments(options), environment: environment, isTerminal: isTerminal)
        #expect(screen.isDecorated == isColoured)
    }

    // MARK: Widths

    @Test(arguments: [
        ("abc", 3), ("日本", 4), ("e\u{301}", 1), ("é", 1), ("👩‍🚀", 2), ("🇩🇪", 2), ("❤️", 2), ("한글", 4), ("ﾊﾝ", 2),
        ("\u{1B}[1mab\u{1B}[22m", 2), ("\u{1B}]8;;file://h/x\u{1B}\\ab\u{1B}]8;;\u{1B}\\", 2),
    ])
    func `a text has the columns that a terminal gives it`(text: String, columns: Int) {
        DisplayWidth.useUTF8()
        #expect(DisplayWidth.of(text) == columns)
    }

    @Test func `text is folded by what it takes on the screen`() {
        DisplayWidth.useUTF8()
        let folding = TextFolding(width: 21, indent: "")
        #expect(folding.lines("eleven characters and more") == ["eleven characters", "  and more"])
        #expect(folding.lines("日本語の港は静かですが海は荒い") == ["日本語の港は静かです", "  が海は荒い"])
        #expect(folding.lines("one two\nthree") == ["one two", "three"])
        #expect(TextFolding(width: nil, indent: "  ").lines("a b") == ["  a b"])
    }

    // MARK: First run

    @Test func `without a vault the program says in five lines how to begin`() throws {
        let terminal = try Terminal(desk.runner, [])
        #expect(terminal.finish() == 2)
        // A line that is too long goes on behind a blank.
        let lines = terminal.screen.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        #expect(lines.count == 5)
        for word in ["daybook --vault ~/Notes", "--remember", "/daybook/config", "Corpus", "--help"] {
            #expect(terminal.screen.contains(word))
        }
    }

    @Test(arguments: [("n", 2), ("", 2), ("y", 0)])
    func `a home folder is read only after a yes`(reply: String, status: Int32) throws {
        try desk.runner.home.write("# Lamp\n\nThe lamp is green.\n", to: "lamp.md")
        let terminal = try Terminal(desk.runner, ["--vault", desk.runner.home.path])
        try terminal.wait(for: "Read all of it? [y/N]")
        terminal.send(reply + "\r")
        if status == 0 { try terminal.enter(":quit\r") }
        #expect(terminal.finish() == status)
        let indexes = desk.runner.home.files(below: "cache/daybook").filter { $0.hasSuffix(".sqlite") }
        #expect(indexes.isEmpty == (status != 0))
    }
}
