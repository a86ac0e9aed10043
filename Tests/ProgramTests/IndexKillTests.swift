import Foundation
import TestSupport
import Testing

/// Commands that write the index or beside it, killed at any moment: the next question knows nothing of it, and nothing is left.
///
/// `DAYBOOK_KILLS` says how many processes are killed in all.
@Suite(.serialized) struct IndexKillTests {
    private static let kills = ProcessInfo.processInfo.environment["DAYBOOK_KILLS"].flatMap { Int($0) } ?? 10

    /// What is killed.
    enum Deed: String, CaseIterable, Sendable {
        case first, update, rebuild, forget, export

        var arguments: [String] {
            switch self {
            case .first, .update: ["index"]
            case .rebuild: ["index", "--rebuild"]
            case .forget: ["forget", "--all", "--yes"]
            case .export: ["export", "--json"]
            }
        }
    }

    private let runner: ProgramRunner
    private let fresh: ProgramRunner
    private static let notes = 120

    init() throws {
        (runner, fresh) = (try ProgramRunner(), try ProgramRunner())
        for number in 0..<IndexKillTests.notes { try write(number, version: 0) }
    }

    private func write(_ number: Int, version: Int) throws {
        try runner.vault.write(
            "# Rope \(number)\n\nThe rope \(number) is of version \(version) and belongs to Ada Byrd. #rope\n",
            to: "\(number % 7)/rope \(number).md")
    }

    @Test(arguments: Deed.allCases, [false, true])
    func `after a kill the next question answers as a fresh index does, and nothing is left behind`(
        deed: Deed, isChosen: Bool
    ) throws {
        let chosen = try TemporaryFolder()
        let place = isChosen ? ["--index", chosen.path(of: "chosen.sqlite")] : []
        var generator = SeededGenerator(seed: UInt64(deed.rawValue.utf8.count) * 2 + (isChosen ? 1 : 0))
        let duration = try seconds(of: deed, place, chosen)
        var killed = 0
        let count = max(1, IndexKillTests.kills / (Deed.allCases.count * 2))
        for trial in 1...count {
            try prepare(deed, place, chosen, trial: trial, &generator)
            let share = Double.random(in: 0...1, using: &generator)
            // Half of the moments lie near the beginning, when files are made.
            let delay = duration * (trial % 2 == 0 ? share * share * 0.5 : share * 1.1)
            if try kill(deed.arguments + extra(deed, chosen) + place, after: delay) { killed += 1 }
            let moment = "\(deed), kill \(trial), after \(delay) s"
            try expectNextAnswer(place, moment)
            if deed == .export { try expectNextExport(place, chosen, moment) }
            try expectNothingLeft(isChosen ? chosen.path : runner.home.path(of: "cache/daybook"), moment)
        }
        print("\(deed)\(isChosen ? " of a chosen index" : ""): \(killed) of \(count) killed before their end")
    }

    /// What an export is written to.
    private func extra(_ deed: Deed, _ folder: TemporaryFolder) -> [String] {
        deed == .export ? [folder.path(of: "out")] : []
    }

    /// Brings about the state in which the deed begins.
    private func prepare(
        _ deed: Deed, _ place: [String], _ chosen: TemporaryFolder, trial: Int, _ generator: inout SeededGenerator
    ) throws {
        if deed == .first {
            #expect(try runner.runOverVault(["forget", "--all", "--yes"] + place).status != 2)
        } else {
            #expect(try runner.runOverVault(["index"] + place).status == 0)
        }
        if deed == .export { try? FileManager.default.removeItem(atPath: chosen.path(of: "out")) }
        for _ in 0..<(deed == .update ? 40 : 2) {
            try write(Int.random(in: 0..<IndexKillTests.notes, using: &generator), version: trial)
        }
    }

    /// How long the deed takes to its end.
    private func seconds(of deed: Deed, _ place: [String], _ chosen: TemporaryFolder) throws -> Double {
        var generator = SeededGenerator(seed: 1)
        try prepare(deed, place, chosen, trial: 1, &generator)
        let start = ContinuousClock.now
        let run = try runner.runOverVault(deed.arguments + extra(deed, chosen) + place)
        #expect(run.status == 0, "\(run.testDescription)")
        return (ContinuousClock.now - start) / .seconds(1)
    }

    /// Starts the program and kills it; false if it had ended by then.
    private func kill(_ arguments: [String], after seconds: Double) throws -> Bool {
        let process = try ChildProcess.start(
            [BuiltProgram.path] + arguments + ["--vault", runner.vault.path], environment: runner.environment
        ) { (0...2).map { _ in open("/dev/null", O_RDWR | O_CLOEXEC) } }
        usleep(UInt32(seconds * 1_000_000))
        process.kill()
        return process.wait() == 128 + SIGKILL
    }

    private func expectNextAnswer(_ place: [String], _ moment: String) throws {
        let questions = "{\"question\": \"ropes of Ada Byrd\"}\n{\"question\": \"which version is the rope 17?\"}\n"
        let answer = try runner.runOverVault(["--json"] + place, input: questions)
        let index = fresh.home.path(of: "fresh.sqlite")
        defer { for ending in ["", ".lock", ".vectors"] { unlink(index + ending) } }
        let expected = try runner.runOverVault(["--json", "--index", index], input: questions)
        #expect(
            answer.lines.map(Contract.withoutElapsedTime) == expected.lines.map(Contract.withoutElapsedTime),
            "\(moment)")
        #expect(answer.status == expected.status && answer.stderr == "", "\(moment): \(answer.stderr)")
        let export = try runner.runOverVault(["export", "--json"] + place)
        let whole = try runner.runOverVault(["export", "--json", "--index", index])
        #expect(export.stdout == whole.stdout, "\(moment)")
    }

    private func expectNothingLeft(_ folder: String, _ moment: String) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0 != "out" }
        let index = try #require(names.first { $0.hasSuffix(".sqlite") }, "\(moment): \(names)")
        #expect(Set(names).subtracting([index, index + ".lock", index + ".vectors"]) == [], "\(moment)")
        #expect(try SQLiteFile(folder + "/" + index).text("pragma integrity_check") == "ok", "\(moment)")
    }

    /// Expects that an export which was killed is whole or not there, and that the next one removes what it left.
    private func expectNextExport(_ place: [String], _ folder: TemporaryFolder, _ moment: String) throws {
        if let kept = try? FileManager.default.contentsOfDirectory(atPath: folder.path(of: "out")) {
            #expect(kept.count == 7, "\(moment): \(kept)")
            try FileManager.default.removeItem(atPath: folder.path(of: "out"))
        }
        #expect(try runner.runOverVault(["export", "--json", folder.path(of: "out")] + place).status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(!names.contains { $0.hasPrefix(".daybook-export-") }, "\(moment): \(names)")
    }

    @Test func `a file beside a chosen index that is no leftover stays`() throws {
        let folder = try TemporaryFolder()
        let index = ["--index", folder.path(of: "notes")]
        try folder.write("my own\n", to: "notes.new")
        let run = try runner.runOverVault(["index"] + index)
        run.expectError("notes.new", "left alone")
        #expect(try folder.text(of: "notes.new") == "my own\n")
    }
}
