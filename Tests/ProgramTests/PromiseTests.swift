import Foundation
import TestSupport
import Testing

/// The promises of docs/promises.md that hold for every command.
@Suite struct PromiseTests {
    @Test func `every command is listed as one that reads or one that writes`() {
        #expect(ReadingCommands.unlisted == [])
    }

    @Test func `every test that the promises name is there`() throws {
        let page = try String(contentsOfFile: BuiltProgram.package + "/docs/promises.md", encoding: .utf8)
        let names = page.matches(of: /`([^`]+Tests)`: ([^;|]+)/).flatMap { match in
            match.2.split(separator: " · ").map {
                (suite: String(match.1), name: $0.trimmingCharacters(in: .whitespaces))
            }
        }
        #expect(names.count > 15)
        let tests =
            FileManager.default.enumerator(atPath: BuiltProgram.package + "/Tests")?.allObjects as? [String] ?? []
        for (suite, name) in names {
            let file = try #require(tests.first { $0.hasSuffix("/" + suite + ".swift") }, "\(suite)")
            let text = try String(contentsOfFile: BuiltProgram.package + "/Tests/" + file, encoding: .utf8)
            #expect(text.contains("func `\(name)`"), "\(suite): \(name)")
        }
    }

    // MARK: The vault

    @Test func `no reading command changes anything in the vault`() throws {
        let runner = try ProgramRunner()
        try runner.copyCorpus()
        let before = try runner.vault.states()
        #expect(before.count > 60)
        for line in ReadingCommands.all {
            let run = try runner.runOverVault(line.arguments, input: line.input)
            #expect(run.status != 2, "\(run.testDescription)")
        }
        #expect(try runner.vault.states() == before)
    }

    @Test func `the prompt changes nothing in the vault`() throws {
        let desk = try Desk()
        let before = try desk.runner.vault.states()
        let terminal = try desk.terminal()
        try terminal.enter("how long is the mast?\r")
        try terminal.enter(":show 1\r")
        try terminal.enter(":quit\r")
        #expect(terminal.finish() == 0)
        #expect(try desk.runner.vault.states() == before)
    }

    // MARK: The network

    static let strace = "/usr/bin/strace"

    /// Whether system calls can be watched here.
    static let canWatch: Bool = {
        guard FileManager.default.isExecutableFile(atPath: strace) else { return false }
        return (try? ProgramRunner().run(program: [strace, "-qq", "-o", "/dev/null", "/bin/true"], input: nil).status)
            == 0
    }()

    /// A program that strace starts, and notes each call of the network in a file.
    private func watched(_ runner: ProgramRunner, _ program: [String]) -> [String] {
        [
            PromiseTests.strace, "-f", "-qq", "-e", "trace=network", "-e", "signal=none", "-o",
            runner.home.path(of: "calls"),
        ] + program
    }

    @Test(.enabled(if: canWatch, "strace is not there, or may watch no program"))
    func `no command opens a socket`() throws {
        let runner = try ProgramRunner()
        try runner.copyCorpus()
        let vault = ["--vault", runner.vault.path, "--now", "2026-03-18T10:15"]
        for line in ReadingCommands.all + [.init(arguments: ["forget", "--everywhere", "--yes"])] {
            let run = try runner.run(
                program: watched(runner, [BuiltProgram.path] + line.arguments + vault),
                input: line.input.map { Array($0.utf8) })
            #expect(run.status != 2, "\(run.testDescription)")
            #expect(try runner.home.text(of: "calls") == "", "\(line.arguments)")
        }
    }

    @Test(.enabled(if: canWatch, "strace is not there, or may watch no program"))
    func `a socket would be seen`() throws {
        let runner = try ProgramRunner()
        let python = "/usr/bin/python3"
        guard FileManager.default.isExecutableFile(atPath: python) else { return }
        let run = try runner.run(
            program: watched(runner, [python, "-c", "import socket; socket.socket()"]), input: nil)
        #expect(run.status == 0)
        #expect(try runner.home.text(of: "calls").contains("socket("))
    }

    @Test(.enabled(if: canWatch, "strace is not there, or may watch no program"))
    func `the prompt opens no socket`() throws {
        let desk = try Desk()
        let terminal = try Terminal(desk.runner, program: watched(desk.runner, [BuiltProgram.path] + desk.arguments))
        for line in ["how long is the mast?", ":show 1", ":people", ":quit"] {
            try terminal.wait(for: "> ")
            terminal.send(line + "\r")
        }
        #expect(terminal.finish() == 0)
        #expect(try desk.runner.home.text(of: "calls") == "")
    }

    @Test func `the program is linked with no library of the network`() throws {
        let known = [
            "libsqlite3.so", "libedit.so", "libc.so", "libm.so", "libgcc_s.so", "libstdc++.so", "ld-linux", "libswift",
            "lib_Foundation", "libFoundationEssentials", "libBlocksRuntime", "libdispatch", "libtinfo", "libbsd",
            "libmd",
        ]
        // The runtime of a sanitizer brings one.
        let brought = Sanitizer.name == nil ? [] : ["libresolv.so"]
        let names = try LinkedLibraries(program: BuiltProgram.path).names
        #expect(names.filter { name in !(known + brought).contains { name.hasPrefix($0) } } == [])
    }

    // MARK: Same input, same bytes

    @Test func `every command gives the same bytes with another fresh index`() throws {
        let first = try ProgramRunner()
        try first.copyCorpus()
        // The same vault from another home, so that paths are the same.
        let second = try ProgramRunner()
        for line in ReadingCommands.all where !["index", "status", "eval", "doctor"].contains(line.command) {
            let runs = try [first, second].map { runner in
                try runner.run(
                    line.arguments + ["--vault", first.vault.path, "--now", "2026-03-18T10:15"], input: line.input)
            }
            let texts = runs.map { $0.lines.map(Contract.withoutElapsedTime) }
            #expect(texts[0] == texts[1], "\(line.arguments)")
            #expect(runs[0].status == runs[1].status)
        }
    }
}

extension ProgramRunner {
    /// Copies the sample corpus into the runner's vault, with its times.
    func copyCorpus() throws {
        let run = try run(program: ["/bin/cp", "-a", BuiltProgram.package + "/Corpus/.", vault.path], input: nil)
        guard run.status == 0 else { throw ChildProcess.Failure(path: "cp", reason: run.stderr) }
    }
}

extension TemporaryFolder {
    /// Each file and folder with its times, inode, mode and size, and the bytes of files; not when it was last read.
    func states() throws -> [String: String] {
        var states: [String: String] = [:]
        for name in [""] + files(below: "") {
            let path = path(of: name)
            var status = stat()
            guard lstat(path, &status) == 0 else { continue }
            var state =
                "\(status.st_ino) \(status.st_mode) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) "
                + "\(status.st_ctim.tv_sec).\(status.st_ctim.tv_nsec)"
            if status.st_mode & S_IFMT == S_IFREG {
                let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
                state += " " + bytes.withUnsafeBytes { SHA256.hexadecimal($0) }
            }
            states[name] = state
        }
        return states
    }
}
