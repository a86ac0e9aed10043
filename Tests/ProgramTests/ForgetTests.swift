import Foundation
import Testing

/// What is forgotten is gone: no file that Daybook wrote holds it any more.
@Suite struct ForgetTests {
    /// Words of the vault, of a deleted note and of a question, as they stand in files of the index or the history.
    private static let marks = [
        "The quibblefax hums beside the wharf.", "Plonketts", "wimpletag", "Torvald Hexenmeister",
        "frabjolade the gate",
        "snorkelbury", "zorbulate",
    ]

    private let desk: Desk
    private var runner: ProgramRunner { desk.runner }

    init() throws {
        desk = try Desk()
        try runner.vault.write(
            "---\ndate: 2026-03-02\nattendees: [Torvald Hexenmeister]\ntags: [wimpletag]\n---\n# Plonketts\n\nThe quibblefax hums beside the wharf.\n\n- [ ] frabjolade the gate\n",
            to: "plonketts.md")
        try runner.vault.write("# Gone\n\nThe snorkelbury is deleted.\n", to: "gone.md")
    }

    /// Fills all that Daybook keeps: an index with a deleted note, one of another zone, and the history of a prompt.
    private func fill() throws {
        for zone in ["Europe/Berlin", "Asia/Tokyo"] {
            #expect(try runner.runOverVault(["index"], setting: ["TZ": zone]).status == 0)
        }
        try FileManager.default.removeItem(atPath: runner.vault.path(of: "gone.md"))
        let terminal = try desk.terminal()
        try terminal.enter("zorbulate\r")
        try terminal.enter(":quit\r")
        #expect(terminal.finish() == 0)
        #expect(try runner.runOverVault(["ask", "the wharf"]).status == 0)
    }

    /// The marks that stand in some file below folders of the home.
    private func found(below folders: [String] = ["cache", "state"], _ marks: [String] = marks) throws -> [String] {
        let files = try folders.flatMap { folder in
            try runner.home.files(below: folder).map { runner.home.path(of: folder + "/" + $0) }.filter { path in
                var isFolder: ObjCBool = false
                return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
            }.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
        }
        return marks.filter { mark in files.contains { $0.range(of: Data(mark.utf8)) != nil } }
    }

    private func forget(_ options: String..., input: String? = nil) throws -> ProgramRun {
        try runner.runOverVault(["forget"] + options, input: input)
    }

    // MARK: All of a vault

    @Test func `after forgetting no file holds a text of the vault, of a deleted note or of a question`() throws {
        try fill()
        #expect(try found() == ForgetTests.marks)
        let run = try forget("--all", "--yes")
        #expect(run.status == 0 && run.stdout.hasPrefix("Deleted: "), "\(run.testDescription)")
        #expect(try found() == [])
        #expect(runner.home.files(below: "cache") == [] && runner.home.files(below: "state") == [])
    }

    @Test(arguments: [
        "", "-wal", "-shm", ".vectors", ".vectors.new", "-journal", ".new", ".new-wal", ".new-shm", ".new.vectors",
    ])
    func `leftovers of a crash go with the index`(ending: String) throws {
        try fill()
        for name in runner.home.files(below: "cache/daybook") where name.hasSuffix(".sqlite") {
            try runner.home.write("The quibblefax hums beside the wharf.", to: "cache/daybook/" + name + ending)
        }
        #expect(try found().contains(ForgetTests.marks[0]))
        #expect(try forget("--all", "--yes").status == 0)
        #expect(try found() == [])
    }

    @Test func `files of which nobody can tell the vault go too, those of another vault stay`() throws {
        try fill()
        let other = try OneNote()
        try FileManager.default.removeItem(atPath: other.runner.vault.path(of: "boat.md"))
        try other.runner.vault.write("# Sail\n\nA sail.\n", to: "sail.md")
        #expect(try runner.run(["index", "--vault", other.runner.vault.path]).status == 0)
        try runner.home.write("The quibblefax hums beside the wharf.", to: "cache/daybook/0123.sqlite.new-wal")
        let run = try forget("--all", "--yes")
        #expect(run.stdout.contains("nobody can tell the vault"), "\(run.testDescription)")
        #expect(try found() == [])
        let answer = try runner.run(["ask", "--no-update", "--vault", other.runner.vault.path, "sail"])
        #expect(answer.stdout.contains("sail.md"), "\(answer.testDescription)")
    }

    @Test func `an index whose place was chosen goes, and nothing that is no index`() throws {
        let index = runner.home.path(of: "own.db")
        #expect(try runner.runOverVault(["index", "--index", index]).status == 0)
        #expect(try forget("--all", "--yes", "--index", index).status == 0)
        #expect(!runner.home.files(below: "").contains { $0.hasPrefix("own.db") })
        let mine = try runner.home.write("my own text", to: "mine.txt")
        try forget("--all", "--yes", "--index", mine).expectError("is not an index", "left alone")
        #expect(try runner.home.text(of: "mine.txt") == "my own text")
    }

    @Test func `the vault and the configuration stay as they are, and the line that names the vault is told`() throws {
        try runner.home.write(
            "timezone = Europe/Berlin\nvault = \(runner.vault.path)\n\n[vault \(runner.vault.path)]\nme = Maya\n",
            to: "config/daybook/config")
        try fill()
        let (vault, configuration) = (try runner.vault.states(), try runner.home.text(of: "config/daybook/config"))
        for scope in ["--all", "--everywhere"] {
            let run = try forget(scope, "--yes")
            for line in [2, 4] {
                #expect(
                    run.stdout.contains("\(runner.home.path(of: "config/daybook/config")):\(line)\n"), "\(run.stdout)")
            }
        }
        #expect(try runner.vault.states() == vault)
        #expect(try runner.home.text(of: "config/daybook/config") == configuration)
    }

    @Test func `what is kept of a vault whose folder is gone can be forgotten`() throws {
        try fill()
        try FileManager.default.removeItem(atPath: runner.vault.path)
        #expect(try runner.run(["forget", "--all", "--yes", "--vault", runner.vault.path + "/"]).status == 0)
        #expect(try found() == [])
    }

    // MARK: Saying yes

    @Test func `nothing is deleted until the folder's name is typed`() throws {
        try fill()
        let name = try #require(runner.vault.path.split(separator: "/").last.map(String.init))
        for input in ["", "\n", "yes\n", name + "x\n"] {
            let run = try forget("--all", input: input)
            #expect(run.status == 2 && run.stderr.contains("nothing was deleted"), "\(run.testDescription)")
        }
        #expect(try found() == ForgetTests.marks)
        let run = try forget("--all", input: name + "\n")
        #expect(
            run.status == 0 && run.stderr.contains("Type the name of the folder, \(name)"), "\(run.testDescription)")
        #expect(try found() == [])
    }

    @Test func `a trial lists each file with its size and deletes none`() throws {
        try fill()
        let run = try forget("--all", "--dry-run", "--json")
        let files = try #require(try run.object()["files"] as? [[String: Any]])
        let kept = ["cache", "state"].flatMap { folder in
            runner.home.files(below: folder).map { runner.home.path(of: folder + "/" + $0) }
        }
        #expect(Set(files.compactMap { $0["file"] as? String }) == Set(kept.filter { !$0.hasSuffix("/daybook") }))
        #expect(try found() == ForgetTests.marks)
    }

    @Test func `where nothing is kept the status is 1`() throws {
        #expect(try forget("--all", "--yes").status == 1)
        try forget().expectError("needs --all")
    }

    // MARK: Of all vaults

    @Test func `everywhere deletes the whole folders of cache and state`() throws {
        try fill()
        try runner.home.write("The quibblefax hums beside the wharf.", to: "cache/daybook/beir-1/a.md")
        let run = try runner.run(["forget", "--everywhere"], input: "everywhere\n")
        #expect(run.status == 0, "\(run.testDescription)")
        #expect(runner.home.files(below: "cache") == [] && runner.home.files(below: "state") == [])
    }

    @Test func `a link in the cache is deleted, not what it leads to`() throws {
        try fill()
        try FileManager.default.createSymbolicLink(
            atPath: runner.home.path(of: "cache/daybook/link"), withDestinationPath: runner.vault.path)
        let before = try runner.vault.states()
        #expect(try forget("--everywhere", "--yes").status == 0)
        #expect(try runner.vault.states() == before)
    }

    @Test func `settings in the folder of the cache stay`() throws {
        let all = ["XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"].reduce(into: [String: String]()) {
            $0[$1] = runner.home.path(of: "one")
        }
        try runner.home.write("week-starts = sunday\n", to: "one/daybook/config")
        #expect(try runner.runOverVault(["index"], setting: all).status == 0)
        #expect(try runner.runOverVault(["forget", "--everywhere", "--yes"], setting: all).status == 0)
        #expect(runner.home.files(below: "one/daybook") == ["config"])
    }

    // MARK: Deleted notes

    @Test func `the text of a deleted note leaves the index with the next update, its words when it is made anew`()
        throws
    {
        let marks = ["The snorkelbury is deleted.", "Snorkelbury", "snorkeltag", "snorkelburi"]
        try runner.vault.write(
            "---\ntags: [snorkeltag]\n---\n# Snorkelbury\n\nThe snorkelbury is deleted.\n", to: "gone.md")
        for number in 1...60 { try runner.vault.write("# Rope \(number)\n\nA long rope.\n", to: "\(number).md") }
        #expect(try runner.runOverVault(["index"]).status == 0)
        #expect(try found(below: ["cache"], marks) == marks)
        try FileManager.default.removeItem(atPath: runner.vault.path(of: "gone.md"))
        #expect(try runner.runOverVault(["index"]).status == 0)
        #expect(try found(below: ["cache"], Array(marks.prefix(2))) == [])
        let run = try forget("--deleted")
        #expect(run.status == 0 && run.stdout.hasPrefix("The index was made anew"), "\(run.testDescription)")
        #expect(try found(below: ["cache"], marks) == [])
        #expect(try runner.runOverVault(["ask", "the mast"]).status == 0)
    }

    // MARK: Other processes

    @Test func `another process that writes is waited for, with a word`() throws {
        try fill()
        let locks = runner.home.files(below: "cache/daybook").filter { $0.hasSuffix(".lock") }
        let path = runner.home.path(of: "cache/daybook/" + (try #require(locks.first)))
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        #expect(flock(descriptor, LOCK_EX) == 0)
        let program = try RunningProgram(runner, ["forget", "--all", "--yes"])
        usleep(2_000_000)
        #expect(try found() == ForgetTests.marks || !locks.isEmpty)
        close(descriptor)
        let end = program.end()
        #expect(end.status == 0 && end.messages.contains("waiting until it is done"), "\(end.messages)")
        #expect(try found() == [])
    }

    @Test func `a process that waits for the lock of a forgotten index makes a whole one`() throws {
        try fill()
        let lock = try #require(
            runner.home.files(below: "cache/daybook").filter { $0.hasSuffix(".lock") }.first)
        let path = runner.home.path(of: "cache/daybook/" + lock)
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        #expect(flock(descriptor, LOCK_EX) == 0)
        let waiting = try RunningProgram(runner, ["index", "--rebuild"])
        usleep(300_000)
        // The file of the lock goes while it is waited for, as it does when an index is forgotten.
        unlink(path)
        let fresh = try runner.runOverVault(["index"])
        #expect(fresh.status == 0)
        close(descriptor)
        #expect(waiting.end().status == 0)
        #expect(try runner.runOverVault(["ask", "the mast"]).status == 0)
    }

    @Test func `a prompt that is open goes on, and forgetting says so`() throws {
        try fill()
        let terminal = try desk.terminal()
        try terminal.prompt()
        let run = try forget("--all", "--yes")
        #expect(run.status == 0 && run.stderr.contains("another process has the index open"), "\(run.testDescription)")
        terminal.send("how long is the mast?\r")
        try terminal.wait(for: "nine metres")
        try terminal.enter(":quit\r")
        #expect(terminal.finish() == 0)
        #expect(try forget("--all", "--yes").status < 2)
        #expect(try found() == [])
    }
}
