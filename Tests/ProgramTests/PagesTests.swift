import Foundation
import Testing

/// Long output at the prompt comes in pages of the screen, without another program.
@Suite struct PagesTests {
    private let desk: Desk

    init() throws { desk = try Desk() }

    /// A terminal of some size, at its prompt.
    private func terminal(
        _ options: [String] = [], setting: [String: String] = [:], columns: Int = 100, rows: Int = 10
    ) throws -> Terminal {
        let terminal = try desk.terminal(options, setting: setting)
        try terminal.prompt()
        terminal.resize(columns: columns, rows: rows)
        // The prompt is drawn anew where the cursor can be moved.
        if !options.contains("--plain"), setting["TERM"] != "dumb" { try terminal.prompt() }
        try terminal.awaitReading()
        return terminal
    }

    private func leave(_ terminal: Terminal) throws {
        try terminal.enter("\u{04}")
        #expect(terminal.finish() == 0)
    }

    /// Asks for help, and waits until its first page has been shown.
    private func help(_ terminal: Terminal) throws -> String {
        terminal.send(":help\r")
        let page = try terminal.wait(for: " --")
        try terminal.awaitReading()
        return page
    }

    @Test(arguments: [([String](), "xterm"), (["--plain"], "xterm"), ([], "dumb")])
    func `Return and the blank show page by page, and the end is the prompt`(options: [String], kind: String) throws {
        let terminal = try terminal(options, setting: ["TERM": kind, "PAGER": "sed s/^/PAGE/"], rows: 14)
        let to = options.isEmpty ? "–" : " to "
        let first = try help(terminal)
        let shown = try #require(first.firstMatch(of: /-- lines 1(?:–| to )([0-9]+) of ([0-9]+)/))
        let (last, total) = (shown.1, shown.2)
        #expect(first.split(separator: "\n").count <= 15 && !first.contains(":quit"))
        terminal.send("\r")
        try terminal.wait(for: "lines \(try #require(Int(last)) + 1)\(to)")
        try terminal.awaitReading()
        // The rest may fit on the third page.
        if 3 * (try #require(Int(last))) < (try #require(Int(total))) {
            terminal.send(" ")
            try terminal.wait(for: "lines \(2 * (try #require(Int(last))) + 1)\(to)")
            try terminal.awaitReading()
        }
        terminal.send(" ")
        try terminal.wait(for: ":quit")
        try leave(terminal)
        #expect(!terminal.screen.contains("PAGE"))
        if kind == "dumb" || !options.isEmpty { #expect(!terminal.raw.contains("\u{1B}[J")) }
    }

    @Test(arguments: ["q", "q\r", "\u{1B}", "\u{03}"])
    func `q, Escape and Ctrl-C leave the rest`(keys: String) throws {
        let terminal = try terminal()
        _ = try help(terminal)
        terminal.send(keys)
        #expect(try !terminal.prompt().contains(":quit"))
        terminal.send("how long is the mast?\r")
        try terminal.wait(for: "nine metres")
        try leave(terminal)
    }

    @Test(arguments: ["how long is the mast?", "q: how long is the mast?", "v how long is the mast?", "s mast!"])
    func `a question typed at the end of a page is asked`(question: String) throws {
        let terminal = try terminal()
        _ = try help(terminal)
        terminal.send(question + "\r")
        try terminal.wait(for: "boat.md:3")
        try leave(terminal)
        #expect(try desk.history() == [":help", question])
    }

    @Test func `a pasted question is asked`() throws {
        let terminal = try terminal()
        _ = try help(terminal)
        terminal.send("\u{1B}[200~q how long is\nthe mast?\u{1B}[201~")
        try terminal.wait(for: "mast?")
        terminal.send("\r")
        try terminal.wait(for: "boat.md:3")
        try leave(terminal)
        #expect(try desk.history() == [":help", "q how long is the mast?"])
    }

    @Test func `Ctrl-D at the end of a page leaves`() throws {
        let terminal = try terminal()
        _ = try help(terminal)
        terminal.send("\u{04}")
        #expect(terminal.finish() == 0)
    }

    @Test func `a page has the height that the window has then`() throws {
        let terminal = try terminal()
        _ = try help(terminal)
        terminal.resize(columns: 100, rows: 6)
        try terminal.wait(for: "lines 1–9 of")
        try terminal.awaitReading()
        terminal.send("\r")
        try terminal.wait(for: "lines 10–14 of")
        try terminal.awaitReading()
        terminal.resize(columns: 36, rows: 6)
        try terminal.wait(for: "-- 10–14 of")
        terminal.send("q")
        try leave(terminal)
    }

    @Test func `what fits is shown at once, as everything is where pages are refused`() throws {
        let high = try terminal(rows: 60)
        high.send(":help\r")
        #expect(try high.prompt().contains(":quit"))
        high.send("\u{04}")
        #expect(high.finish() == 0)
        for (options, setting) in [(["--no-pager"], [:]), ([], ["PAGER": ""]), ([], ["DAYBOOK_PAGER": "cat"])] {
            let terminal = try terminal(options, setting: setting)
            terminal.send(":help\r")
            let help = try terminal.prompt()
            #expect(help.contains("  :quit") && !help.contains("-- 1"))
            terminal.send("\u{04}")
            #expect(terminal.finish() == 0)
        }
    }

    @Test func `outside the prompt a pager runs that can neither write files nor run programs`() throws {
        let pager = "(env | grep ^LESS; cat) | sed 's/^/PAGE /'"
        let terminal = try Terminal(desk.runner, ["help"], setting: ["PAGER": pager])
        #expect(terminal.finish() == 0)
        for variable in ["LESSSECURE=1", "LESSHISTFILE=-", "LESS=-FIRX -Pslines %lt-%lb"] {
            #expect(terminal.screen.contains("PAGE " + variable), "\(variable)")
        }
        #expect(terminal.screen.contains("PAGE Daybook answers"))
        let own = try Terminal(desk.runner, ["help"], setting: ["PAGER": pager, "LESS": "-S"])
        #expect(own.finish() == 0)
        #expect(own.screen.contains("PAGE LESS=-S\n"))
    }
}
