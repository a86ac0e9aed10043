import Foundation
import TestSupport
import Testing

/// System calls that fail: nothing is lost, one line says so, and afterwards all is as if nothing had happened.
///
/// `DAYBOOK_FAULTS` says how many calls fail in all.
@Suite(.serialized) struct FaultTests {
    private static let faults = ProcessInfo.processInfo.environment["DAYBOOK_FAULTS"].flatMap { Int($0) } ?? 25

    /// What runs while a call fails.
    enum Deed: String, CaseIterable, Sendable {
        case first, update, question, tag, export
    }

    /// The calls that fail, each with its errors.
    private static let errors: [String: [String]] = [
        "openat": ["EIO", "ENOSPC", "EMFILE", "EINTR"], "read": ["EIO", "EINTR"], "pread64": ["EIO", "EINTR"],
        "write": ["EIO", "ENOSPC", "EINTR"], "pwrite64": ["EIO", "ENOSPC", "EINTR", "EDQUOT"], "fsync": ["EIO"],
        "fdatasync": ["EIO", "ENOSPC"], "ftruncate": ["EIO", "ENOSPC"], "getdents64": ["EIO"], "rename": ["EIO"],
        "renameat2": ["EIO"], "unlink": ["EIO"], "newfstatat": ["EIO"], "fcntl": ["EIO", "EAGAIN"],
        "fallocate": ["ENOSPC"],
    ]

    private let runner: ProgramRunner
    private let fresh: ProgramRunner
    private let note = "# Boat\n\nThe mast is nine metres long, says Ada Byrd. #boat\n"

    init() throws {
        (runner, fresh) = (try ProgramRunner(), try ProgramRunner())
        for number in 0..<20 { try runner.vault.write("# Rope \(number)\n\nA rope.\n", to: "ropes/\(number).md") }
    }

    private func arguments(_ deed: Deed) -> [String] {
        switch deed {
        case .first, .update, .question: ["ask", "--json", "how long is the mast?"]
        case .tag: ["note", "tag", "boat.md", "harbour"]
        case .export: ["export", "--json", runner.home.path(of: "out")]
        }
    }

    private func prepare(_ deed: Deed) throws {
        try? FileManager.default.removeItem(atPath: runner.home.path(of: "out"))
        try runner.vault.write(note, to: "boat.md")
        if deed == .first { try? FileManager.default.removeItem(atPath: runner.home.path(of: "cache")) }
        if deed != .first { #expect(try runner.runOverVault(["index"]).status == 0) }
        if deed == .update { try runner.vault.write(note + "\nIt is of spruce.\n", to: "boat.md") }
    }

    /// The paths at which calls fail: all that the program writes, and the notes.
    private func paths() throws -> [String] {
        #expect(try runner.runOverVault(["index"]).status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: runner.home.path(of: "cache/daybook"))
        let index = runner.home.path(of: "cache/daybook/" + (try #require(names.first { $0.hasSuffix(".sqlite") })))
        let beside = [
            "", "-wal", "-shm", "-journal", ".new", ".new-wal", ".new-shm", ".new-journal", ".lock", ".vectors",
        ]
        let vault = ["", "/boat.md", "/ropes", "/ropes/3.md"].map { runner.vault.path + $0 }
        return beside.map { index + $0 } + vault + [runner.home.path(of: "cache/daybook")]
    }

    private func traced(_ deed: Deed, _ paths: [String], _ options: [String]) throws -> ProgramRun {
        // An export writes to a folder whose name nobody knows before.
        let filter = deed == .export ? [] : paths.flatMap { ["-P", $0] }
        return try runner.run(
            program: ["/usr/bin/strace", "-f", "-qq"] + filter + options + [BuiltProgram.path] + arguments(deed)
                + ["--vault", runner.vault.path, "--now", "2026-03-18T10:15"], input: nil)
    }

    /// How often each call is made.
    private func counts(_ deed: Deed, _ paths: [String]) throws -> [(call: String, count: Int)] {
        try prepare(deed)
        let log = fresh.home.path(of: "calls")
        let calls = FaultTests.errors.keys.sorted().joined(separator: ",")
        #expect(try traced(deed, paths, ["-o", log, "-e", "trace=" + calls]).status == 0)
        let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
        return FaultTests.errors.keys.sorted().compactMap { call in
            let count = lines.count { $0.contains(" \(call)(") }
            return count > 0 ? (call, count) : nil
        }
    }

    @Test(.enabled(if: PromiseTests.canWatch, "strace is not there, or may watch no program"), arguments: Deed.allCases)
    func `a call that fails loses nothing and is told in one line`(deed: Deed) throws {
        let paths = try paths()
        let counts = try counts(deed, paths)
        // The loader's own calls come first where nothing tells them apart by their paths.
        let loading = deed == .export ? 40 : 0
        var generator = SeededGenerator(seed: UInt64(deed.rawValue.utf8.count))
        var told = 0
        for number in 1...max(1, FaultTests.faults / Deed.allCases.count) {
            let (call, count) = try #require(counts.randomElement(using: &generator))
            let error = try #require(FaultTests.errors[call]?.randomElement(using: &generator))
            let first = ["openat", "read", "pread64", "newfstatat"].contains(call) ? min(loading, count) : 0
            let place = Int.random(in: min(first + 1, count)...count, using: &generator)
            // Endless interruptions do not happen; all else may go on failing.
            let goesOn = error != "EINTR" && Bool.random(using: &generator) ? "+" : ""
            let fault = "\(call):error=\(error):when=\(place)\(goesOn)"
            try prepare(deed)
            let run = try traced(
                deed, paths, ["-o", "/dev/null", "-e", "trace=" + call, "-e", "inject=" + fault])
            try expectHonest(run, deed, "fault \(number), \(fault)")
            if run.stderr != "" { told += 1 }
            try expectAsBefore(deed, "after fault \(number), \(fault)")
        }
        print("\(deed): \(told) faults told")
    }

    /// Expects one line for an error, no crash, and no wrong answer without a word.
    private func expectHonest(_ run: ProgramRun, _ deed: Deed, _ moment: String) throws {
        #expect((0...2).contains(run.status), "\(moment): \(run.testDescription)")
        let lines = run.stderr.split(separator: "\n")
        #expect(lines.allSatisfy { $0.hasPrefix("daybook: ") }, "\(moment): \(run.stderr)")
        if run.status == 2 {
            #expect((1...2).contains(lines.count), "\(moment): \(run.testDescription)")
        } else if lines.isEmpty, [.first, .update, .question].contains(deed) {
            #expect(run.stdout.contains("nine metres"), "\(moment): \(run.stdout)")
        }
        if deed == .tag, run.status == 0 {
            #expect(try runner.vault.text(of: "boat.md").contains("harbour"), "\(moment)")
        }
    }

    /// Expects that the notes are whole, and that the next question answers as a fresh index does.
    private func expectAsBefore(_ deed: Deed, _ moment: String) throws {
        let text = try runner.vault.text(of: "boat.md")
        #expect(text.hasSuffix(note) || deed == .update && text.hasPrefix(note), "\(moment): \(text)")
        if FileManager.default.fileExists(atPath: runner.home.path(of: "out")) {
            #expect(runner.home.files(below: "out").count == 7, "\(moment)")
        }
        let index = fresh.home.path(of: "fresh.sqlite")
        defer { for ending in ["", ".lock"] { unlink(index + ending) } }
        let answer = try runner.runOverVault(["ask", "--json", "how long is the mast?"])
        let expected = try runner.runOverVault(["ask", "--json", "how long is the mast?", "--index", index])
        #expect(Contract.withoutElapsedTime(answer.stdout) == Contract.withoutElapsedTime(expected.stdout), "\(moment)")
    }

    // MARK: Full and read-only disks

    @Test(.enabled(if: SmallDisk.canBeMounted, "a small disk can be mounted by root alone"))
    func `on a full disk a note keeps its text, and that is told in one line`() throws {
        let disk = try SmallDisk(kilobytes: 64)
        let text = String(repeating: "The keel of the boat is blue.\n", count: 1200)
        try Data(text.utf8).write(to: URL(fileURLWithPath: disk.path + "/boat.md"))
        for arguments in [["note", "tag", "boat.md", "harbour"], ["tags", "rename", "boat", "ship", "--yes"]] {
            let run = try runner.run(arguments + ["--vault", disk.path, "--now", "2026-03-18T10:15"])
            if arguments[0] == "note" { run.expectError("boat.md") }
            #expect(try String(contentsOfFile: disk.path + "/boat.md", encoding: .utf8) == text)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == ["boat.md"])
    }

    @Test(
        .enabled(if: SmallDisk.canBeMounted, "a small disk can be mounted by root alone"),
        arguments: [24, 48, 96, 200, 400])
    func `on a disk that fills up an index is made or that is told, and no part of it stays`(kilobytes: Int) throws {
        let disk = try SmallDisk(kilobytes: kilobytes)
        for number in 0..<60 { try runner.vault.write("# Rope \(number)\n\nA rope.\n", to: "more/\(number).md") }
        try runner.vault.write(note, to: "boat.md")
        let run = try runner.runOverVault(["ask", "--index", disk.path + "/i.sqlite", "how long is the mast?"])
        if run.status == 0 {
            #expect(run.stdout.contains("nine metres"))
        } else {
            run.expectError("disk is full")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path).allSatisfy { !$0.contains(".new") })
    }

    @Test(.enabled(if: Privileges.canBeDropped, "rights can be given up by root alone"))
    func `an index in a folder that may not be written answers, and says that it was not updated`() throws {
        try runner.vault.write(note, to: "boat.md")
        let folder = runner.home.path(of: "fixed")
        let index = ["--index", folder + "/i.sqlite", "--vault", runner.vault.path]
        chmod(runner.home.path, 0o777)
        #expect(try Privileges.run(runner, ["index"] + index).status == 0)
        chmod(folder, 0o555)
        defer { chmod(folder, 0o777) }
        #expect(try Privileges.run(runner, ["ask", "how long is the mast?"] + index).status == 0)
        try runner.vault.write(note + "\nIt is of spruce.\n", to: "boat.md")
        let run = try Privileges.run(runner, ["ask", "how long is the mast?"] + index)
        #expect(run.status == 0 && run.stdout.contains("nine metres"), "\(run.testDescription)")
        #expect(run.stderr.contains("cannot be written; answering from what it holds so far"), "\(run.stderr)")
    }
}
