import Foundation
import Testing

/// An export that is killed before each of its calls: the next one to the same place removes what it left, and nothing else.
@Suite struct ExportKillTests {
    private let note: OneNote
    private let place: TemporaryFolder
    private static let unfinished = ".daybook-export-"
    private static let calls = ["mkdir", "openat", "flock", "write", "rename"]

    init() throws {
        (note, place) = (try OneNote(), try TemporaryFolder())
        #expect(try note.runner.runOverVault(["index"]).status == 0)
    }

    /// Exports what the index holds: without an update, the calls are the same each time.
    private func export(by starter: [String] = []) throws -> ProgramRun {
        try note.runner.run(
            program: starter + [
                BuiltProgram.path, "export", "--json", place.path(of: "out"), "--no-update", "--vault",
                note.runner.vault.path,
                "--now", "2026-03-18T10:15",
            ], input: nil)
    }

    private func names() throws -> Set<String> { Set(try FileManager.default.contentsOfDirectory(atPath: place.path)) }

    @Test(.enabled(if: PromiseTests.canWatch, "strace is not there, or may watch no program"))
    func `an export that is killed before any of its calls leaves nothing beyond the next one`() throws {
        var (leftovers, emptyOnes) = (0, 0)
        for (call, number) in try moments() {
            try? FileManager.default.removeItem(atPath: place.path(of: "out"))
            let kill = "inject=\(call):signal=KILL:when=\(number)"
            let run = try export(by: [
                PromiseTests.strace, "-f", "-qq", "-o", "/dev/null", "-e", "trace=" + call, "-e", kill,
            ])
            #expect(run.status == 128 + SIGKILL, "\(kill): \(run.testDescription)")
            for name in try names() {
                #expect(name.hasPrefix(ExportKillTests.unfinished), "\(kill): \(name)")
                leftovers += 1
                if place.files(below: name).isEmpty { emptyOnes += 1 }
            }
            #expect(try export().status == 0)
            #expect(try names() == ["out"] && place.files(below: "out").count == 7, "\(kill)")
        }
        // Before and after the lock, and before the first file is there.
        #expect(leftovers > 10 && emptyOnes >= 3, "\(leftovers) leftovers, \(emptyOnes) of them empty")
    }

    /// The calls of a whole export from the making of its folder to its renaming, each with the number that it has in its thread.
    private func moments() throws -> [(call: String, number: Int)] {
        let log = note.runner.home.path(of: "calls")
        let trace = "trace=" + ExportKillTests.calls.joined(separator: ",")
        #expect(try export(by: [PromiseTests.strace, "-f", "-qq", "-o", log, "-e", trace]).status == 0)
        let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
        let making = try #require(lines.first { $0.contains(" mkdir(") && $0.contains(ExportKillTests.unfinished) })
        let thread = making.prefix { $0 != " " } + " "
        var counts: [String: Int] = [:]
        var (moments, isMade): ([(call: String, number: Int)], Bool) = ([], false)
        for line in lines where line.hasPrefix(thread) {
            guard let call = ExportKillTests.calls.first(where: { line.contains(" \($0)(") }) else { continue }
            counts[call, default: 0] += 1
            isMade = isMade || line == making
            if isMade { moments.append((call, counts[call] ?? 0)) }
            if call == "rename", line.contains(ExportKillTests.unfinished) { break }
        }
        return moments
    }

    @Test func `what a killed export left goes with the next one to the same place`() throws {
        try FileManager.default.createDirectory(
            atPath: place.path(of: ".daybook-export-a1b2c3"), withIntermediateDirectories: false)
        for folder in [".daybook-export-d4e5f6", ".daybook-export-mine", "out.backup", "out.a1b2c3"] {
            try place.write("{}\n", to: folder + "/documents.jsonl")
        }
        try place.write("mine", to: ".daybook-export-x1y2z3/diary.md")
        #expect(try export().status == 0)
        #expect(
            try names() == [".daybook-export-mine", ".daybook-export-x1y2z3", "out", "out.a1b2c3", "out.backup"])
    }

    @Test func `an export that another process is writing is left alone`() throws {
        let file = try place.write("{}\n", to: ".daybook-export-a1b2c3/documents.jsonl")
        let descriptor = open(place.path(of: ".daybook-export-a1b2c3"), O_RDONLY | O_CLOEXEC)
        #expect(flock(descriptor, LOCK_EX) == 0)
        #expect(try export().status == 0)
        #expect(FileManager.default.fileExists(atPath: file))
        close(descriptor)
        try FileManager.default.removeItem(atPath: place.path(of: "out"))
        #expect(try export().status == 0)
        #expect(try names() == ["out"])
    }
}
