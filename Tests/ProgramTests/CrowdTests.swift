import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

/// Eight processes at once that ask, index and edit one vault.
///
/// `DAYBOOK_CROWD_SECONDS` says for how long.
@Suite struct CrowdTests {
    private static let seconds = ProcessInfo.processInfo.environment["DAYBOOK_CROWD_SECONDS"].flatMap(Double.init) ?? 4

    private let runner: ProgramRunner

    init() throws {
        runner = try ProgramRunner()
        for number in 0..<60 { try write(number, 0) }
    }

    private func write(_ number: Int, _ version: Int) throws {
        try runner.vault.write(
            "# Rope \(number)\n\nThe rope \(number) is of version \(version).\n\n- [ ] coil rope \(number) #rope\n",
            to: "\(number % 5)/rope \(number).md")
    }

    /// What one of the eight does again and again.
    enum Work: Sendable {
        case ask, pipe, index, rebuild, note

        /// A run of the program: its arguments and its input.
        func run(_ generator: inout SeededGenerator) -> (arguments: [String], input: String?) {
            let number = Int.random(in: 0..<60, using: &generator)
            switch self {
            case .ask: return (["ask", "--json", "which version is the rope \(number)?"], nil)
            case .pipe: return (["--json"], "open tasks\nwhich version is the rope \(number)?\n")
            case .index: return (["index"], nil)
            case .rebuild: return (["index", "--rebuild"], nil)
            case .note:
                let deed = ["done", "undone", "tag"].randomElement(using: &generator) ?? "tag"
                let file = "\(number % 5)/rope \(number).md"
                return (["note", deed, deed == "tag" ? file : file + ":5"] + (deed == "tag" ? ["sea"] : []), nil)
            }
        }
    }

    /// How often something was done, and what was wrong with it.
    private struct Tally: Sendable {
        var count = 0
        var complaints: [String] = []
    }

    @Test func `eight processes at once give no error but that another one is busy, and end as a fresh index`() throws {
        let works: [Work] = [.ask, .ask, .pipe, .pipe, .index, .rebuild, .note]
        let deadline = ContinuousClock.now + .seconds(CrowdTests.seconds)
        let loops = works.enumerated().map { number, work in
            { @Sendable () throws -> Tally in try loop(work, UInt64(number), until: deadline) }
        }
        let tallies = try CrowdTests.atOnce(loops + [{ try edit(until: deadline) }])
        #expect(tallies.flatMap(\.complaints) == [])
        print("\(tallies.reduce(0) { $0 + $1.count }) runs and edits at once in \(CrowdTests.seconds) s")
        try expectAsFresh()
    }

    private final class Results: Sendable {
        let all = Mutex<[Result<Tally, any Error>]>([])
    }

    /// Runs work in threads of their own, since the pool of tasks has only one for each processor.
    private static func atOnce(_ works: [@Sendable () throws -> Tally]) throws -> [Tally] {
        let results = Results()
        let done = DispatchSemaphore(value: 0)
        for work in works {
            Thread.detachNewThread {
                let result = Result { try work() }
                results.all.withLock { $0.append(result) }
                done.signal()
            }
        }
        for _ in works { done.wait() }
        return try results.all.withLock { try $0.map { try $0.get() } }
    }

    private func loop(_ work: Work, _ seed: UInt64, until deadline: ContinuousClock.Instant) throws -> Tally {
        var generator = SeededGenerator(seed: seed)
        var tally = Tally()
        while ContinuousClock.now < deadline {
            let (arguments, input) = work.run(&generator)
            let run = try runner.runOverVault(arguments, input: input)
            let lines = run.stderr.split(separator: "\n")
            // Files that are being written may change between two looks; their writers say so and change nothing.
            let isBusy = lines.allSatisfy { line in CrowdTests.busy.contains { line.contains($0) } }
            if run.status > 1, work != .note || run.status != 2 || lines.isEmpty {
                tally.complaints.append(run.testDescription)
            }
            if !isBusy { tally.complaints.append(run.testDescription) }
            if work == .ask || work == .pipe, (try? run.objects()) == nil {
                tally.complaints.append(run.testDescription)
            }
            tally.count += 1
        }
        return tally
    }

    /// What may be said while others are at work.
    private static let busy = [
        "another process is writing the index; answering from what it holds so far", "was changed in the meantime",
        "is no task", "nothing to do in", "does not exist", "no note is called",
    ]

    private func edit(until deadline: ContinuousClock.Instant) throws -> Tally {
        var generator = SeededGenerator(seed: 8)
        var count = 0
        while ContinuousClock.now < deadline {
            let number = Int.random(in: 0..<60, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: unlink(runner.vault.path(of: "\(number % 5)/rope \(number).md"))
            case 1: try runner.vault.write("# Sail \(count)\n\nA sail.\n", to: "sails/\(count % 9).md")
            default: try write(number, count)
            }
            count += 1
            usleep(30_000)
        }
        return Tally(count: count)
    }

    private func expectAsFresh() throws {
        let fresh = ["--index", runner.home.path(of: "fresh.sqlite")]
        for arguments in [["export", "--json"], ["ask", "open tasks"]] {
            let (held, expected) = (try runner.runOverVault(arguments), try runner.runOverVault(arguments + fresh))
            #expect(held.stdout == expected.stdout && held.stderr == "")
        }
        let folder = runner.home.path(of: "cache/daybook")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        let index = try #require(names.first { $0.hasSuffix(".sqlite") })
        #expect(Set(names).subtracting([index, index + ".lock", index + ".vectors"]) == [])
        #expect(try SQLiteFile(folder + "/" + index).text("pragma integrity_check") == "ok")
    }
}
