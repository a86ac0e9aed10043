import Foundation
import Testing

/// A command of the user's own words answers, and what it says is checked; the commands here are stubs that are honest or lie.
@Suite struct ViaTests {
    private let runner: ProgramRunner

    init() throws {
        runner = try ProgramRunner()
        try runner.vault.write("# Boat\n\nThe mast is nine metres long, and Ines painted it in May.\n", to: "boat.md")
    }

    private func ask(
        _ command: String, _ options: [String] = [], question: String = "how long is the mast?"
    ) throws -> ProgramRun {
        try runner.runOverVault(["ask", "--via", command] + options + [question])
    }

    private func say(_ text: String) -> String { "cat > /dev/null; printf '%s' '\(text)'" }

    // MARK: What it gets, and what is shown

    @Test func `the command reads the question and the numbered quotes`() throws {
        let prompt = runner.home.path(of: "prompt")
        #expect(try ask("tee '\(prompt)' > /dev/null; echo 'It is nine metres [1].'").status == 0)
        let text = try runner.home.text(of: "prompt")
        #expect(text.contains("Question: how long is the mast?\n"))
        #expect(text.contains("[1] Boat: The mast is nine metres long, and Ines painted it in May.\n"))
        #expect(text.contains("Today is Wednesday, 18 March 2026.") || text.contains("18 March 2026"))
    }

    @Test func `what an honest command says stands below the answer and holds`() throws {
        let run = try ask(say("The mast is \"nine metres long\" [1]. Ines painted it in May [1]."))
        #expect(run.status == 0, "\(run.testDescription)")
        #expect(run.stdout.hasPrefix("The mast is") || run.stdout.contains("[1] boat.md:3"), "\(run.stdout)")
        #expect(run.stdout.contains("The mast is \"nine metres long\" [1]. Ines painted it in May [1].\n"))
        #expect(run.lines.last == "Checked 2 sentences: what they cite, quote, count and date stands in the quotes.")
        #expect(run.stderr == "")
    }

    @Test(arguments: [
        ("The mast is ten metres long [1].", "the number \"ten\" does not stand in [1]"),
        ("The mast is nine metres long [2].", "there is no quote [2]"),
        ("The mast is nine metres long.", "it cites no quote"),
        ("It is \"nine yards long\" [1].", "the words \"nine yards long\" do not stand in [1]"),
        ("Ines painted it in June [1].", "the date \"June\" does not stand in [1]"),
        ("Ines painted it on 3 May [1].", "the date \"3 May\" does not stand in [1]"),
    ])
    func `a lie is marked with its reason`(lie: String, reason: String) throws {
        let run = try ask(say("The mast is long [1]. " + lie))
        #expect(run.status == 1, "\(run.testDescription)")
        #expect(run.stdout.contains("Checked 2 sentences, and not all of them hold:\n2. "), "\(run.stdout)")
        #expect(run.lines.last?.hasSuffix(reason) == true, "\(run.stdout)")
    }

    @Test func `an answer in German is checked and told in German`() throws {
        try runner.vault.write("# Boot\n\nDer Mast ist neun Meter lang.\n", to: "boot.md")
        let run = try ask(say("Der Mast ist zehn Meter lang [1]."), question: "Wie lang ist der Mast vom Boot?")
        #expect(run.status == 1, "\(run.testDescription)")
        #expect(run.stdout.contains("die Zahl „zehn“ steht nicht in [1]"), "\(run.stdout)")
    }

    @Test func `a command that finds no answer in the quotes ends with status 1`() throws {
        let run = try ask(say("The quotes do not answer this question."))
        #expect(run.status == 1)
        #expect(run.lines.last == "It found no answer in the quotes.")
    }

    // MARK: When it does not run, or not well

    @Test func `where nothing is found the command is not run`() throws {
        let mark = runner.home.path(of: "ran")
        let run = try ask("touch '\(mark)'", question: "who repaired the harpsichord?")
        #expect(run.status == 1)
        #expect(run.stderr == "daybook: nothing was found, so the command of --via was not run\n")
        #expect(!FileManager.default.fileExists(atPath: mark))
    }

    @Test(arguments: [
        ("exit 3", "ended with status 3"), ("kill -9 $$", "was ended by signal 9"),
        ("daybook-no-such-program", "there is no such program"), ("cat > /dev/null", "said nothing"),
        ("exec 1>&- 2>&-; exit 4", "ended with status 4"),
    ])
    func `a command that fails, is missing or says nothing is told, with status 2`(
        command: String, reason: String
    ) throws {
        let run = try ask(command)
        #expect(run.status == 2, "\(run.testDescription)")
        #expect(run.stdout.contains("boat.md:3"))
        #expect(run.stderr.contains("daybook: ") && run.stderr.contains(reason), "\(run.stderr)")
        #expect(!run.stdout.contains("Checked"))
    }

    @Test func `a command need not read its input`() throws {
        try runner.vault.write("# Long\n\n" + String(repeating: "The keel is heavy. ", count: 20_000), to: "long.md")
        let run = try ask("echo 'The mast is nine metres long [1].'")
        #expect(run.status == 0, "\(run.testDescription)")
    }

    @Test func `a command that hangs is stopped with all that it started`() throws {
        let mark = runner.home.path(of: "alive")
        let run = try ask("(sleep 3; touch '\(mark)') & sleep 60", ["--via-timeout", "1"])
        #expect(run.status == 2)
        #expect(run.stderr.contains("was silent for too long and was stopped"))
        sleep(3)
        #expect(!FileManager.default.fileExists(atPath: mark))
    }

    @Test func `a command that writes without end is stopped`() throws {
        let run = try ask("yes 'The mast is long [1].'", ["--json"])
        #expect(run.status == 2)
        #expect(run.stderr.contains("wrote more than"))
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func `a signal ends the command too`(signal: Int32) throws {
        let started = runner.home.path(of: "started")
        let mark = runner.home.path(of: "alive")
        let running = try RunningProgram(
            runner,
            ["ask", "--via", "touch '\(started)'; sleep 2; touch '\(mark)'; sleep 60", "how long is the mast?"])
        #expect(ProgramRunner.waits { FileManager.default.fileExists(atPath: started) })
        running.signal(signal)
        let end = running.end()
        #expect(end.status == (signal == SIGINT ? 130 : 128 + signal) || end.status == signal, "\(end)")
        sleep(2)
        #expect(!FileManager.default.fileExists(atPath: mark))
    }

    @Test func `nothing that the command writes steers the terminal`() throws {
        let run = try ask(
            "printf '\\033[2J\\033]0;x\\007 nine \\342\\200\\256metres [1].\\r\\n'; printf '\\033[31mlate\\n' >&2")
        for bytes in [run.output, run.messages] {
            #expect(!bytes.contains { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 }, "\(run.testDescription)")
        }
        #expect(run.stdout.contains("␛[2J␛]0;x␇ nine metres [1].\n"), "\(run.stdout)")
        #expect(run.stderr.contains("␛[31mlate\n"))
    }

    @Test func `characters that come in pieces are whole`() throws {
        let run = try ask("printf 'nine m\\303'; sleep 0.2; printf '\\250tres [1].'")
        #expect(run.stdout.contains("nine mètres [1].\n"), "\(run.stdout)")
    }

    @Test func `what the command says is shown as it comes`() throws {
        let running = try RunningProgram(
            runner, ["ask", "--via", "echo 'The mast is long [1].'; sleep 60", "how long is the mast?"])
        while case let line = running.nextLine(), line != "The mast is long [1]." {
            if line.isEmpty, !ProgramRunner.waits(until: { true }) { break }
        }
        running.signal(SIGTERM)
        _ = running.end()
    }

    // MARK: JSON, pipe, other commands

    @Test func `JSON has the text, its sentences and what does not hold`() throws {
        let run = try ask(say("The mast is nine metres long [1]. It is ten years old [1]."), ["--json"])
        #expect(run.status == 1)
        let via = try #require(try run.object()["via"] as? [String: Any])
        #expect(via["text"] as? String == "The mast is nine metres long [1]. It is ten years old [1].")
        #expect(via["holds"] as? Bool == false && via["refused"] as? Bool == false && via["status"] as? Int == 0)
        let sentences = try #require(via["sentences"] as? [[String: Any]])
        #expect(sentences.map { $0["citations"] as? [Int] } == [[1], [1]])
        let problems = sentences.compactMap { $0["problems"] as? [[String: Any]] }
        #expect(problems.map(\.count) == [0, 1])
        #expect(problems[1].first?["kind"] as? String == "number" && problems[1].first?["words"] as? String == "ten")
    }

    @Test func `JSON names the failure of a command beside the answer`() throws {
        let run = try ask("exit 3", ["--json"])
        #expect(run.status == 2)
        let answer = try run.object()
        #expect(answer["found"] as? Bool == true)
        #expect((answer["via"] as? [String: Any])?["status"] as? Int == 3)
        #expect(((answer["via"] as? [String: Any])?["error"] as? String)?.contains("ended with status 3") == true)
    }

    @Test func `each question of a pipe is worded, and no other line`() throws {
        let run = try runner.runOverVault(
            ["--via", say("The mast is nine metres long [1].")], input: "how long is the mast?\nthanks\n")
        #expect(run.status == 0, "\(run.testDescription)")
        #expect(run.stdout.split(separator: "Checked the sentence: ").count == 2, "\(run.stdout)")
    }

    @Test func `the prompt words its answers too`() throws {
        let desk = try Desk()
        let terminal = try desk.terminal(["--via", say("The mast is ten metres long [1].")])
        try terminal.wait(for: "> ")
        terminal.send("how long is the mast?\r")
        try terminal.wait(for: "the number \"ten\" does not stand in [1]")
        terminal.send(":quit\r")
        #expect(terminal.finish() == 0)
    }

    @Test func `private notes reach the command only where they are asked for`() throws {
        try runner.vault.write(
            "---\nprivate: true\n---\n# Mast diary\n\nThe mast is secretly eleven metres long.\n", to: "diary.md")
        let prompt = runner.home.path(of: "prompt")
        let command = "tee '\(prompt)' > /dev/null; echo 'So it is [1].'"
        _ = try ask(command)
        #expect(try !runner.home.text(of: "prompt").contains("eleven"))
        _ = try ask(command, ["--private"])
        #expect(try runner.home.text(of: "prompt").contains("eleven"))
    }

    @Test(arguments: [
        (["explain", "--via", "cat", "mast"], "it belongs to ask"), (["mcp", "--via", "cat"], "it belongs to ask"),
        (["ask", "--via", " ", "mast"], "a command such as"),
        (["ask", "--via", "cat", "--format", "csv", "mast"], "--via"),
        (["ask", "--via", "cat", "--via-timeout", "0", "mast"], "above 0"),
    ])
    func `what --via cannot do is said`(arguments: [String], reason: String) throws {
        try runner.runOverVault(arguments).expectError(reason)
    }

    @Test func `no file names a command`() throws {
        let mark = runner.home.path(of: "ran")
        try runner.vault.write("via = touch '\(mark)'\n", to: ".daybook")
        try runner.home.write("via = touch '\(mark)'\n", to: "config/daybook/config")
        try runner.runOverVault(["ask", "mast"]).expectError("there is no key 'via'")
        #expect(!FileManager.default.fileExists(atPath: mark))
    }
}
