import Foundation
import Testing

/// A program that is ended at any moment, without a chance to tidy up.
@Suite struct CrashTests {
    private let runner: ProgramRunner
    private static let count = 300

    init() throws { runner = try ProgramRunner() }

    private func write(version: Int) throws {
        for number in 0..<CrashTests.count {
            try runner.vault.write(
                "# Rope \(number)\n\nThe rope \(number) is of version \(version).\n",
                to: "\(number % 7)/rope \(number).md")
        }
    }

    /// The versions of the notes that the index holds, as it is; nil if its making has not got as far as that.
    private func versions() throws -> [String: String]? {
        let run = try runner.runOverVault(["export", "--json", "--no-update"])
        guard run.status == 0 else {
            let reasons = ["holds nothing yet", "there is no index", "is damaged"]
            #expect(reasons.contains { run.stderr.contains($0) }, "\(run.stderr)")
            return nil
        }
        let documents = try run.objects().filter { $0["type"] as? String == "document" }
        return Dictionary(
            try documents.map { document in
                let texts = try #require(document["chunks"] as? [[String: Any]]).compactMap { $0["text"] as? String }
                return (try #require(document["path"] as? String), texts.joined())
            }, uniquingKeysWith: { $0 + $1 })
    }

    @Test(arguments: 1...6) func `a crash in an import leaves each file in its old or its new state`(seed: Int) throws {
        try write(version: 1)
        #expect(try runner.runOverVault(["index"]).status == 0)
        try write(version: 2)
        let rebuilds = seed % 2 == 0
        let program = try RunningProgram(runner, ["index"] + (rebuilds ? ["--rebuild"] : []))
        usleep(UInt32(seed * seed * 12_000))
        program.signal(SIGKILL)
        _ = program.end()
        let held = try #require(try versions())
        #expect(held.count == CrashTests.count)
        for (path, text) in held {
            #expect(text.contains("is of version 1.") != text.contains("is of version 2."), "\(path): \(text)")
        }
        try expectWhole()
    }

    @Test(arguments: 1...4) func `after a crash in the first import the next one makes the index whole`(
        seed: Int
    ) throws {
        try write(version: 1)
        let program = try RunningProgram(runner, ["index"])
        usleep(UInt32(seed * seed * 12_000))
        program.signal(SIGKILL)
        _ = program.end()
        if let held = try versions() { #expect(held.values.allSatisfy { $0.contains("is of version 1.") }) }
        try expectWhole()
    }

    /// Expects that the next update leads to what a fresh index holds.
    private func expectWhole() throws {
        let mended = try runner.runOverVault(["export", "--json"])
        let fresh = try runner.runOverVault(["export", "--json", "--index", runner.home.path(of: "fresh.sqlite")])
        #expect(mended.status == 0 && mended.stdout == fresh.stdout)
    }
}
