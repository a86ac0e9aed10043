import Foundation
import Testing

/// An index that is damaged, old, locked, somebody else's, or has no room.
@Suite struct IndexErrorTests {
    @Test func `the index is private`() throws {
        let place = try OneNote()
        #expect(try place.ask("mast").status == 0)
        #expect(try place.runner.home.mode(of: "cache/daybook") == 0o700)
        for file in place.runner.home.files(below: "cache/daybook") {
            #expect(try place.runner.home.mode(of: "cache/daybook/" + file) == 0o600, "\(file)")
        }
    }

    @Test(arguments: [
        "no database", String(repeating: "\u{FFFD}", count: 9000), "SQLite format 3\u{0}and then nothing",
    ])
    func `a damaged index in the cache is made anew with a word`(content: String) throws {
        let place = try OneNote()
        let whole = try place.ask("mast")
        try Data(content.utf8).write(to: URL(fileURLWithPath: try place.index()))
        let run = try place.ask("mast")
        #expect(run.stdout == whole.stdout, "\(run.testDescription)")
        #expect(run.stderr.contains("making the index anew"))
        #expect(run.status == 0)
        #expect(try place.ask("mast").stderr == "")
    }

    @Test(arguments: [true, false])
    func `wherever an index is damaged, the answer is the same, and repair is told`(isPiped: Bool) throws {
        let place = try OneNote()
        func ask() throws -> ProgramRun {
            isPiped ? try place.runner.runOverVault([], input: "mast\n") : try place.ask("mast")
        }
        let whole = try ask()
        let file = try place.index()
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
        let page = 16384
        var repairs = 0
        // Pages next to each other are mostly of one table.
        for start in stride(from: page, to: bytes.count, by: 4 * page) {
            var damaged = bytes
            for place in start + 100..<start + page { damaged[place] = 0 }
            // As a copy of another day, so that nothing of an earlier round stands beside it.
            for ending in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + ending) }
            try Data(damaged).write(to: URL(fileURLWithPath: file))
            let run = try ask()
            #expect(run.stdout == whole.stdout, "page \(start / page): \(run.testDescription)")
            #expect(run.status == 0)
            if run.stderr.isEmpty { continue }
            #expect(run.stderr == "daybook: making the index anew: it is damaged\n")
            repairs += 1
        }
        #expect(repairs > 0)
    }

    @Test func `damage that shows in the middle of a pipe is repaired, and every line answered once`() throws {
        let place = try OneNote()
        for number in 1...300 {
            try place.runner.vault.write("# Rope \(number)\n\nThe rope \(number) is long.\n", to: "\(number).md")
        }
        let questions = (1...40).map { "how long is the rope \($0 * 7)?" }.joined(separator: "\n") + "\n"
        let whole = try place.runner.runOverVault(["--no-context"], input: questions)
        let file = try place.index()
        var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
        let page = 16384
        let start = try #require(
            stride(from: page, to: bytes.count, by: page).first { start in
                String(decoding: bytes[start..<start + page], as: UTF8.self).contains("Rope 147")
            })
        for place in start + 8..<start + page { bytes[place] ^= 0x20 }
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        let run = try place.runner.runOverVault(["--no-context"], input: questions)
        #expect(run.stdout == whole.stdout)
        #expect(run.stderr == "daybook: making the index anew: it is damaged\n")
        #expect(run.status == whole.status)
    }

    @Test func `damage is told and nothing is changed where updates are refused`() throws {
        let place = try OneNote()
        #expect(try place.ask("mast").status == 0)
        let file = try place.index()
        var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
        for place in bytes.indices.dropFirst(16384) { bytes[place] = 0xA5 }
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        try place.ask("mast", ["--no-update"]).expectError("damaged", "--rebuild")
        #expect(Array(try Data(contentsOf: URL(fileURLWithPath: file))) == bytes)
    }

    @Test func `an index whose making was interrupted is made anew`() throws {
        let place = try OneNote()
        let whole = try place.ask("mast")
        try SQLiteFile(try place.index()).execute("pragma user_version = 0")
        try place.ask("mast", ["--no-update"]).expectError("holds nothing yet")
        let run = try place.ask("mast")
        #expect(run.stdout == whole.stdout)
        #expect(run.stderr == "daybook: making the index anew: its making was interrupted\n")
        #expect(try place.ask("mast").stderr == "")
    }

    @Test func `what an interrupted rebuild left behind is no obstacle, and goes`() throws {
        let place = try OneNote()
        let whole = try place.ask("mast")
        let file = try place.index()
        for ending in [".new", ".new-wal", ".new-shm"] {
            try Data("half".utf8).write(to: URL(fileURLWithPath: file + ending))
        }
        #expect(try place.runner.runOverVault(["index", "--rebuild"]).status == 0)
        #expect(try place.ask("mast").stdout == whole.stdout)
        #expect(!place.runner.home.files(below: "cache/daybook").contains { $0.contains(".new") })
    }

    @Test func `an index that was cut short is made anew`() throws {
        let place = try OneNote()
        let whole = try place.ask("mast")
        let file = try place.index()
        try Data(try Data(contentsOf: URL(fileURLWithPath: file)).prefix(5000)).write(to: URL(fileURLWithPath: file))
        let run = try place.ask("mast")
        #expect(run.stdout == whole.stdout, "\(run.testDescription)")
        #expect(run.status == 0)
    }

    @Test(arguments: ["# My diary\n", "SQLite format 3\u{0}somebody else's"])
    func `a file of somebody else given as the index is left alone`(content: String) throws {
        let place = try OneNote()
        let file = try place.runner.home.write(content, to: "diary.txt")
        try place.ask("mast", ["--index", file]).expectError("diary.txt", "left alone", "--index")
        #expect(try place.runner.home.text(of: "diary.txt") == content)
        try place.runner.runOverVault(["index", "--rebuild", "--index", file]).expectError(
            "left alone")
        #expect(try place.runner.home.text(of: "diary.txt") == content)
    }

    @Test func `a database of somebody else given as the index is left alone`() throws {
        let place = try OneNote()
        let file = try place.runner.home.write("", to: "other.sqlite")
        try SQLiteFile(file).execute("create table song(title text); insert into song values('Waltz')")
        let before = try Data(contentsOf: URL(fileURLWithPath: file))
        try place.ask("mast", ["--index", file]).expectError("left alone")
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == before)
    }

    @Test func `an index of another version is made anew with a word`() throws {
        let place = try OneNote()
        let whole = try place.ask("mast")
        try SQLiteFile(try place.index()).execute("pragma user_version = 9999")
        let run = try place.ask("mast")
        #expect(run.stdout == whole.stdout)
        #expect(run.stderr.contains("another version"), "\(run.stderr)")
        #expect(run.status == 0)
        #expect(try place.ask("mast").stderr == "")
    }

    @Test func `an index of another version is not used where updates are refused`() throws {
        let place = try OneNote()
        #expect(try place.ask("mast").status == 0)
        try SQLiteFile(try place.index()).execute("pragma user_version = 9999")
        try place.ask("mast", ["--no-update"]).expectError("another version", "--rebuild")
    }

    @Test func `another time zone has an index of its own`() throws {
        let place = try OneNote()
        #expect(try place.ask("mast").status == 0)
        let here = try place.index()
        let run = try place.runner.runOverVault(["ask", "mast"], setting: ["TZ": "America/New_York"])
        #expect(run.stderr == "" && run.status == 0)
        #expect(try place.ask("mast", ["--no-update"]).status == 0)
        #expect(FileManager.default.fileExists(atPath: here))
    }

    @Test func `an index chosen by hand is made anew for another time zone`() throws {
        let place = try OneNote()
        #expect(try place.ask("mast").status == 0)
        let chosen = try place.index()
        let run = try place.runner.runOverVault(
            ["ask", "mast", "--index", chosen], setting: ["TZ": "America/New_York"])
        #expect(run.stderr.contains("time zone"), "\(run.stderr)")
        #expect(run.status == 0)
    }

    @Test func `while another process writes, the answer comes from what is there`() throws {
        let place = try OneNote()
        let whole = try place.ask("mast")
        let other = try SQLiteFile(try place.index())
        try other.execute("begin immediate")
        try place.runner.vault.write("# Sail\n\nThe mast carries two sails.\n", to: "sail.md")
        let run = try place.ask("mast")
        #expect(run.stdout == whole.stdout, "\(run.testDescription)")
        #expect(run.stderr.contains("another process"))
        #expect(run.status == 0)
        try other.execute("rollback")
        #expect(try place.ask("mast").stdout.contains("two sails"))
    }

    @Test func `another process that is done within a moment is waited for`() throws {
        let place = try OneNote()
        #expect(try place.ask("mast").status == 0)
        try place.runner.vault.write("The mast carries two sails.\n", to: "sail.md")
        let run = try place.runner.shell(
            """
            flock '\(try place.index()).lock' sleep 0.3 & sleep 0.1
            daybook ask --vault '\(place.runner.vault.path)' mast
            """)
        #expect(run.stdout.contains("two sails"), "\(run.testDescription)")
        #expect(run.stderr == "")
    }

    @Test func `another process that takes longer is not waited for`() throws {
        let place = try OneNote()
        #expect(try place.ask("mast").status == 0)
        let lock = open(try place.index() + ".lock", O_RDWR)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX) == 0)
        try place.runner.vault.write("The mast carries two sails.\n", to: "sail.md")
        let run = try place.ask("mast")
        #expect(run.stdout.contains("nine metres"))
        #expect(run.stderr.contains("another process is writing the index; answering"))
    }

    @Test(.enabled(if: SmallDisk.canBeMounted, "a small disk can be mounted by root alone"))
    func `a disk that is full before anything was imported is an error`() throws {
        let place = try OneNote()
        for number in 1...1500 { try place.runner.vault.write("Rope \(number)\n", to: "\(number).md") }
        let disk = try SmallDisk(kilobytes: 400)
        try place.ask("rope", ["--index", disk.path + "/index.sqlite"]).expectError("disk is full")
    }

    @Test(.enabled(if: SmallDisk.canBeMounted, "a small disk can be mounted by root alone"))
    func `a full disk is told, and the index is made once there is room`() throws {
        let place = try OneNote()
        let disk = try SmallDisk()
        let index = disk.path + "/index.sqlite"
        try place.ask("mast", ["--index", index]).expectError("disk is full", index)
        let copy = place.runner.home.path(of: "roomy.sqlite")
        if FileManager.default.fileExists(atPath: index) {
            try FileManager.default.copyItem(atPath: index, toPath: copy)
        }
        let run = try place.ask("mast", ["--index", copy])
        #expect(run.stdout.contains("nine metres"), "\(run.testDescription)")
        #expect(run.status == 0)
    }

    @Test(.enabled(if: SmallDisk.canBeMounted, "a small disk can be mounted by root alone"))
    func `an index that cannot be written answers from what it holds, with a word`() throws {
        let place = try OneNote()
        let disk = try SmallDisk(kilobytes: 4096)
        let index = ["--index", disk.path + "/index.sqlite"]
        let whole = try place.ask("mast", index)
        try disk.makeReadOnly()
        let unchanged = try place.ask("mast", index)
        #expect(unchanged.stdout == whole.stdout, "\(unchanged.testDescription)")
        try place.runner.vault.write("# Sail\n\nThe mast carries two sails.\n", to: "sail.md")
        let changed = try place.ask("mast", index)
        #expect(changed.stdout == whole.stdout, "\(changed.testDescription)")
        #expect(changed.stderr.contains("cannot be written; answering from what it holds so far"), "\(changed.stderr)")
        #expect(changed.status == 0)
    }

    @Test func `a folder for the index that cannot be made is an error`() throws {
        let place = try OneNote()
        let file = place.runner.vault.path(of: "boat.md")
        try place.ask("mast", ["--index", file + "/below/index.sqlite"]).expectError("--index")
    }
}
