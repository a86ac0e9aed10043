import Foundation
import Testing

/// The same question over the same files gives the same bytes, however the index came about.
@Suite struct OrderOfImportTests {
    /// The files of the sample corpus that this is tried with: some of each kind.
    private static let files: [String] = {
        let all = TemporaryFolder.files(of: BuiltProgram.package + "/Corpus")
        let kinds = Dictionary(grouping: all.filter { !$0.hasSuffix(".jsonl") }) { file in
            file.split(separator: "/").first.map(String.init) ?? ""
        }
        return kinds.values.flatMap { $0.sorted().prefix(14) }.sorted()
    }()

    /// One in six of the sample corpus's questions.
    private static let questions: String = {
        let all = try? String(contentsOfFile: BuiltProgram.package + "/Corpus/questions.jsonl", encoding: .utf8)
        return (all ?? "").split(separator: "\n").enumerated().filter { $0.offset % 6 == 0 }.map(\.element)
            .joined(separator: "\n")
    }()

    private func put(_ file: String, in runner: ProgramRunner) throws {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: BuiltProgram.package + "/Corpus/" + file))
        let path = try runner.vault.write(Array(bytes), to: file)
        // What nothing else dates is dated by this.
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_773_000_000)], ofItemAtPath: path)
    }

    private func answers(_ runner: ProgramRunner) throws -> [String] {
        let run = try runner.runOverVault(["--json"], input: OrderOfImportTests.questions)
        #expect(run.stderr == "")
        return run.lines.map(Contract.withoutElapsedTime)
    }

    private func index(_ runner: ProgramRunner) throws {
        #expect(try runner.runOverVault(["index"]).status == 0)
    }

    /// The answers where all files are imported at once.
    private static let reference = Result {
        let test = OrderOfImportTests()
        let runner = try ProgramRunner()
        for file in files { try test.put(file, in: runner) }
        return try test.answers(runner)
    }

    private func expectSame(_ answers: [String], location: SourceLocation = #_sourceLocation) throws {
        let reference = try OrderOfImportTests.reference.get()
        try #require(reference.count > 20 && answers.count == reference.count, sourceLocation: location)
        for (answer, expected) in zip(answers, reference) where answer != expected {
            Issue.record("\(answer.prefix(3000))\nis not\n\(expected.prefix(3000))", sourceLocation: location)
        }
    }

    @Test func `each run gives the same bytes`() throws {
        let runner = try ProgramRunner()
        for file in OrderOfImportTests.files { try put(file, in: runner) }
        try expectSame(try answers(runner))
        try expectSame(try answers(runner))
    }

    @Test(arguments: [1, 2, 3]) func `files that come in any order give the same bytes`(seed: UInt64) throws {
        var random = Shuffle(state: seed)
        let runner = try ProgramRunner()
        let files = OrderOfImportTests.files.shuffled(using: &random)
        for start in stride(from: 0, to: files.count, by: 9) {
            for file in files[start..<min(start + 9, files.count)] { try put(file, in: runner) }
            try index(runner)
        }
        try expectSame(try answers(runner))
    }

    @Test func `files that change back and forth give the same bytes`() throws {
        var random = Shuffle(state: 7)
        let runner = try ProgramRunner()
        for file in OrderOfImportTests.files { try put(file, in: runner) }
        try index(runner)
        for _ in 0..<5 {
            let some = OrderOfImportTests.files.shuffled(using: &random).prefix(4)
            for file in some where file.hasSuffix(".md") {
                try runner.vault.write("# Zanzibar\n\nAn xylophone, a prycing strategie.\n", to: file)
            }
            try index(runner)
            for file in some { try FileManager.default.removeItem(atPath: runner.vault.path(of: file)) }
            try index(runner)
            for file in some { try put(file, in: runner) }
            try index(runner)
        }
        try expectSame(try answers(runner))
    }

    /// A seeded order of things.
    private struct Shuffle: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}

extension TemporaryFolder {
    /// The names of all files below a folder, without hidden ones.
    fileprivate static func files(of folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
        return names.sorted().filter { name in
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder)
            return isThere && !isFolder.boolValue && !name.split(separator: "/").contains { $0.hasPrefix(".") }
        }
    }
}
