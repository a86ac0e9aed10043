import Foundation
import TestSupport
import Testing
import Text

/// The file of related words: what is checked in, where the program finds it, and what it does without.
@Suite struct RelatedWordsFileTests {
    private static let name = "related-words-en.bin"
    private static let source = BuiltProgram.package + "/Sources/Shared/RelatedWords/" + name
    private static let bundle = "daybook_RelatedWordsData.resources"

    // MARK: The file

    @Test func `the file is the published one`() throws {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: RelatedWordsFileTests.source))
        #expect(
            bytes.withUnsafeBytes(SHA256.hexadecimal)
                == "752b07e87c68c2e27c5ede9635ffc987e11c2833f97d133041d6d43c14c91803")
    }

    @Test func `the file has 16,070 stems and 447,766 entries`() throws {
        let bytes = try #require(NSData(contentsOfFile: RelatedWordsFileTests.source))
        let words = try RelatedWords(UnsafeRawBufferPointer(start: bytes.bytes, count: bytes.length), lentBy: bytes)
        #expect(words.count == 16_070)
        let nameBytes = Int(UInt32(littleEndian: bytes.bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self)))
        let entryBytes = bytes.length - 12 - nameBytes - words.count
        #expect(entryBytes == 3 * 447_766)
        let pay = try #require(words.related(to: "salari").first { $0.stem == "pay" })
        #expect(pay.factor > 0 && pay.factor < 1)
    }

    @Test func `the German file is the published one, and joins both languages`() throws {
        let bytes = try #require(
            NSData(contentsOfFile: RelatedWordsFileTests.source.replacingOccurrences(of: "-en.bin", with: "-de.bin")))
        let buffer = UnsafeRawBufferPointer(start: bytes.bytes, count: bytes.length)
        #expect(
            SHA256.hexadecimal(buffer) == "a8644b0cdd9a379958396a0088b8f136a6a81ccfcbfdc150aca3f0c364688d46")
        let words = try RelatedWords(buffer, lentBy: bytes)
        #expect(words.related(to: "de:truthahn").contains { $0.stem == "turkey" && $0.corresponds })
        #expect(words.related(to: "turkey").contains { $0.stem == "truthahn" && $0.corresponds })
    }

    @Test func `a build puts the files and their notices beside the program`() throws {
        let folder = BuiltProgram.folder + "/" + RelatedWordsFileTests.bundle
        #expect(FileManager.default.fileExists(atPath: folder + "/related-words-de.bin"))
        #expect(
            try String(contentsOfFile: folder + "/NOTICE-de", encoding: .utf8).contains("Attribution-ShareAlike 3.0"))
        #expect(
            try Data(contentsOf: URL(fileURLWithPath: folder + "/" + RelatedWordsFileTests.name))
                == Data(contentsOf: URL(fileURLWithPath: RelatedWordsFileTests.source)))
        #expect(try String(contentsOfFile: folder + "/NOTICE", encoding: .utf8).contains("WordNet 3.0 Copyright"))
    }

    // MARK: Where it is found

    /// A copy of the program alone in a folder, with a vault of one note.
    private struct Copy {
        let runner: ProgramRunner
        let installation: TemporaryFolder
        let program: String

        init(at place: String = "daybook") throws {
            runner = try OneNote().runner
            installation = try TemporaryFolder()
            program = installation.path(of: place)
            try FileManager.default.createDirectory(
                atPath: URL(fileURLWithPath: program).deletingLastPathComponent().path,
                withIntermediateDirectories: true)
            // By another process: a program that this one holds open for writing, if only in a fork, cannot be started.
            let copying = try runner.run(program: ["/bin/cp", BuiltProgram.path, program], input: nil)
            try #require(copying.status == 0, "\(copying.testDescription)")
        }

        /// Puts the file of related words somewhere in the installation.
        func put(_ change: (inout Data) -> Void = { _ in }, at place: String) throws {
            var bytes = try Data(contentsOf: URL(fileURLWithPath: RelatedWordsFileTests.source))
            change(&bytes)
            try installation.write(Array(bytes), to: place)
        }

        func run(_ arguments: [String], as program: String? = nil, input: String? = nil) throws -> ProgramRun {
            try runner.run(
                program: [program ?? self.program] + arguments
                    + ["--vault", runner.vault.path, "--now", "2026-03-18T10:15"], input: input.map { Array($0.utf8) })
        }

        func status(as program: String? = nil) throws -> [String: Any] {
            try #require(try run(["status", "--json"], as: program).object()["related_words"] as? [String: Any])
        }
    }

    @Test(arguments: [
        ("daybook", name), ("daybook", bundle + "/" + name), ("bin/daybook", "share/daybook/" + name),
    ])
    func `the file is found beside the program, or in the share folder of its installation`(
        program: String, file: String
    ) throws {
        let copy = try Copy(at: program)
        try copy.put(at: file)
        let status = try copy.status()
        #expect(status["state"] as? String == "found")
        #expect(status["file"] as? String == copy.installation.path(of: file))
        #expect(status["stems"] as? Int == 16_070)
    }

    @Test func `the file is found where a symbolic link leads to the program`() throws {
        let copy = try Copy(at: "opt/bin/daybook")
        try copy.put(at: "opt/share/daybook/" + RelatedWordsFileTests.name)
        let link = copy.installation.path(of: "link")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: copy.program)
        #expect(try copy.status(as: link)["state"] as? String == "found")
    }

    // MARK: Without it

    @Test func `without the file questions are answered in silence, and status says where it was looked for`() throws {
        let copy = try Copy(at: "bin/daybook")
        let answer = try copy.run(["ask", "mast"])
        #expect(answer.status == 0 && answer.stderr == "", "\(answer.testDescription)")
        let line = try copy.run(["status"]).lines.first { $0.hasPrefix("Related words: not found; looked in ") }
        #expect(try #require(line).contains(copy.installation.path(of: "share/daybook/" + RelatedWordsFileTests.name)))
        let status = try copy.status()
        #expect(status["state"] as? String == "missing")
        #expect((status["looked_in"] as? [String])?.count == 3)
    }

    @Test(arguments: ["changed", "shortened", "emptied"])
    func `a damaged file is told once, and questions are answered without it`(damage: String) throws {
        let copy = try Copy()
        let file = RelatedWordsFileTests.name
        try copy.put(
            { bytes in
                switch damage {
                case "changed": bytes[bytes.count / 2] ^= 1
                case "shortened": bytes.removeLast(1000)
                default: bytes.removeAll()
                }
            }, at: file)
        let answers = try copy.run([], input: "mast\nhow long is the mast\n")
        #expect(answers.status == 0)
        #expect(answers.stderr.hasPrefix("daybook: related words are left out: "), "\(answers.testDescription)")
        #expect(answers.stderr.split(separator: "\n").count == 1, "\(answers.testDescription)")
        let line = "Related words: damaged: " + copy.installation.path(of: file)
        #expect(try copy.run(["status"]).lines.contains { $0.hasPrefix(line) })
        #expect(try copy.status()["state"] as? String == "damaged")
    }

    @Test func `a damaged file is not told where no related words are wanted`() throws {
        let copy = try Copy()
        try copy.installation.write("RWL2", to: RelatedWordsFileTests.name)
        let answer = try copy.run(["ask", "--no-related", "mast"])
        #expect(answer.status == 0 && answer.stderr == "", "\(answer.testDescription)")
    }
}
