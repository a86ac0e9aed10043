import Foundation
import TestSupport
import Testing

/// Each target of the fuzzer, with inputs that once broke it, and with damaged pieces of the sample vault.
@Suite struct FoundInputTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private static func files(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map { folder.appendingPathComponent($0) }
    }

    @Test(arguments: FuzzTarget.allCases) func `what once broke a target breaks it no more`(target: FuzzTarget) throws {
        for file in FoundInputTests.files(in: FoundInputTests.folder.appendingPathComponent("Found/\(target.rawValue)"))
        {
            let problem = target.problem(with: Array(try Data(contentsOf: file)))
            #expect(problem == nil, "\(file.lastPathComponent)")
        }
    }

    @Test func `each folder of found inputs is of a target`() {
        let folders = FoundInputTests.files(in: FoundInputTests.folder.appendingPathComponent("Found"))
        #expect(folders.allSatisfy { FuzzTarget(rawValue: $0.lastPathComponent) != nil })
    }

    private static let pieces = [
        "---\n", "tags: [a, b]\n", "- [ ] oil #a\n", "* TODO x\n", "{\"question\": \"mast\", \"id\": 1.50}", "\"",
        "{{count}}",
        "find.none: x\n", "\u{1B}]52;c;AAAA\u{7}", "\u{202E}", "\0", "\r", "last Tuesday at 25:61", "next ",
        "3/4/99999",
        "between ", "schedule: daily\n", "price: 9.99 EUR\n", "- 2026-03-10\n", "how often did I run",
        "cycle: monthly\n",
        "{", "}", "[", "]", ":", "\\u0000", "\\", "\n", "\t", "é", "👩‍👩‍👧", "a:\n  - a\n", "with Bob", "jsonrpc", "2.0",
    ]

    @Test(arguments: FuzzTarget.allCases) func `a target holds for text of any pieces`(target: FuzzTarget) {
        var generator = SeededGenerator(seed: 7)
        for number in 0..<60 {
            var bytes = (0..<Int.random(in: 0...20, using: &generator)).flatMap { _ in
                Array(FoundInputTests.pieces.randomElement(using: &generator)?.utf8 ?? "".utf8)
            }
            if !bytes.isEmpty, number % 4 == 0 {
                bytes[Int.random(in: bytes.indices, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            let problem = target.problem(with: bytes)
            #expect(problem == nil, "\(target), input \(number): \(String(decoding: bytes, as: UTF8.self))")
        }
    }
}
