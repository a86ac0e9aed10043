import Testing

/// Names that several people bear: the prompt asks back, a pipe answers for each.
@Suite struct AskBackTests {
    private let runner: ProgramRunner

    init() throws {
        runner = try ProgramRunner()
        for (file, people, line) in [
            ("2026-03-10-harbour-talk.md", "Sarah Chen", "The crane stays where it is."),
            ("2026-02-10-crew-talk.md", "Sarah Lindqvist", "The crew wants new oars."),
            ("2026-03-03-pier-talk.md", "Sarah Chen", "The pier is too short."),
        ] {
            let date = file.prefix(10)
            try runner.vault.write(
                "---\nkind: meeting\ndate: \(date)T14:00\nattendees: [\(people), Maya Halvorsen]\n---\n# Talk\n\n\(line)\n",
                to: file)
        }
    }

    private var arguments: [String] { ["--vault", runner.vault.path, "--now", "2026-03-18T10:15"] }

    private static let question = "what did I discuss with Sarah\r"

    private func asked() throws -> Terminal {
        let terminal = try Terminal(runner, arguments)
        try terminal.enter(AskBackTests.question)
        try terminal.wait(for: "Which Sarah?")
        try terminal.wait(for: "1 Sarah Chen (2 meetings, last Tue 10 March 2026)")
        try terminal.wait(for: "2 Sarah Lindqvist (1 meeting, Tue 10 February 2026)")
        return terminal
    }

    /// Types at the question who is meant.
    private func reply(_ keys: String, _ terminal: Terminal) throws {
        try terminal.wait(for: "Type a number or a name [1]: ")
        try terminal.awaitReading()
        terminal.send(keys)
    }

    private func leave(_ terminal: Terminal) throws {
        try terminal.enter("\u{04}")
        #expect(terminal.finish() == 0)
    }

    @Test(arguments: ["2\r", "lindqvist\r"])
    func `a number or a part of a name says who is meant`(keys: String) throws {
        let terminal = try asked()
        try reply(keys, terminal)
        try terminal.wait(for: "new oars")
        try leave(terminal)
        #expect(!terminal.screen.contains("crane"))
    }

    @Test func `Return takes the first`() throws {
        let terminal = try asked()
        try reply("\r", terminal)
        try terminal.wait(for: "crane stays")
        try leave(terminal)
        #expect(!terminal.screen.contains("oars"))
    }

    @Test func `an answer that names nobody is asked for again`() throws {
        let terminal = try asked()
        try reply("7\r", terminal)
        try terminal.wait(for: "Please answer")
        try reply("1\r", terminal)
        try terminal.wait(for: "crane stays")
        try leave(terminal)
    }

    @Test func `a question typed instead of an answer is answered`() throws {
        let terminal = try asked()
        try reply("what is too short?\r", terminal)
        try terminal.wait(for: "The pier is too short")
        try leave(terminal)
    }

    @Test func `a choice is remembered, and told once`() throws {
        let terminal = try asked()
        try reply("2\r", terminal)
        try terminal.wait(for: "new oars")
        try terminal.enter("when did I last meet Sarah?\r")
        try terminal.wait(for: "\"Sarah\" is Sarah Lindqvist, as you chose")
        try terminal.wait(for: "Tue 10 February 2026, 14:00")
        try leave(terminal)
        #expect(!terminal.screen.contains("crane"))
    }

    @Test func `what follows goes on with the question before, and undo goes back`() throws {
        let terminal = try asked()
        try reply("2\r", terminal)
        try terminal.wait(for: "new oars")
        try terminal.enter("I meant Sarah Chen\r")
        try terminal.wait(for: "crane stays")
        try terminal.enter("undo\r")
        try terminal.wait(for: "Back to: what did I discuss with Sarah")
        try leave(terminal)
    }

    @Test func `Ctrl-C drops the question`() throws {
        let terminal = try asked()
        try reply("\u{03}", terminal)
        try terminal.enter("oars\r")
        try terminal.wait(for: "new oars")
        try leave(terminal)
        #expect(!terminal.screen.contains("crane"))
    }

    @Test func `the rest of the question may tell who is meant`() throws {
        let terminal = try Terminal(runner, arguments)
        try terminal.enter("what did I discuss with Sarah in February\r")
        try terminal.wait(for: "new oars")
        try leave(terminal)
        #expect(!terminal.screen.contains("Which"))
    }

    @Test func `nobody is asked where no person sits`() throws {
        let run = try runner.run(["ask"] + arguments + ["what did I discuss with Sarah"])
        #expect(run.status == 0)
        #expect(run.stdout.contains("may mean Sarah Chen, Sarah Lindqvist; this answers for each of them"))
        #expect(run.stdout.contains("crane") && run.stdout.contains("oars"))
    }
}
