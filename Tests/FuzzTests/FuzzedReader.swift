import Foundation
import Model
import Readers
import TestSupport
import Testing
import Time

@testable import Indexing

/// A reader that is fed with random bytes and with damaged copies of real files.
struct FuzzedReader {
    /// The ending of the files that it reads.
    let ending: String
    /// Pieces of its format, which random text is put together from.
    let words: [String]

    /// How long each reader is fed, in seconds; nil feeds it a few hundred files.
    ///
    /// `ASAN_OPTIONS=detect_leaks=0 DAYBOOK_FUZZ_SECONDS=600 swift test -c release -Xswiftc -enable-testing --sanitize=address --filter FuzzTests`
    private static let seconds = ProcessInfo.processInfo.environment["DAYBOOK_FUZZ_SECONDS"].flatMap(Double.init)
    private static let seed = ProcessInfo.processInfo.environment["DAYBOOK_FUZZ_SEED"].flatMap(UInt64.init) ?? 1

    private static let context: ReadingContext = {
        let zones = SystemTimeZones(folder: "/usr/share/zoneinfo", variable: nil, localFile: "").database
        return ReadingContext(zone: zones.zone("Europe/Berlin") ?? .utc, zones: zones, horizon: moment)
    }()

    private static let moment = CivilDateTime(secondNumber: 1_800_000_000)

    /// Feeds the reader; a trap leaves the file that caused it, whose path was printed.
    func run() throws {
        let samples = try samples()
        let began = ContinuousClock.now
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("daybook-fuzz.\(ending)")
        defer { try? FileManager.default.removeItem(at: file) }
        if FuzzedReader.seconds != nil { print("\(ending): the file at hand is kept in \(file.path)") }
        var count: UInt64 = 0
        while FuzzedReader.seconds.map({ ContinuousClock.now - began < .seconds($0) }) ?? (count < 300) {
            var generator = SeededGenerator(seed: FuzzedReader.seed &* 0x1_0000_0001 &+ count)
            let bytes = bytes(samples, &generator)
            count += 1
            if FuzzedReader.seconds != nil { try Data(bytes).write(to: file) }
            try feed(bytes, seed: FuzzedReader.seed, number: count)
        }
        print("\(ending): \(count) files read")
    }

    /// Reads a file and checks what holds for every result.
    private func feed(_ bytes: [UInt8], seed: UInt64, number: UInt64) throws {
        var problem: String?
        let elapsed = ProcessorTime.measure { problem = FuzzedReader.problem(with: bytes, ending: ending) }
        // A hang is more than a second for 100 kB; where files are merely read for a moment, the machine's load says nothing.
        if FuzzedReader.seconds != nil {
            let allowed = Duration.seconds(1 + bytes.count / 100_000)
            #expect(elapsed < allowed, "\(ending), seed \(seed), file \(number): \(bytes.count) bytes took \(elapsed)")
        }
        #expect(problem == nil, "\(ending), seed \(seed), file \(number)")
    }

    /// Reads a file of some format.
    ///
    /// - Parameters:
    ///   - bytes: Any bytes.
    ///   - ending: The ending of the file's name.
    /// - Returns: What does not hold of the result, though it must for every file; nil if all is well.
    static func problem(with bytes: [UInt8], ending: String) -> String? {
        let source = Source(path: "fuzzed." + ending, bytes: bytes, modified: moment, context: context)
        let result = VaultReaders().read(source)
        let lineCount = bytes.count(where: { $0 == 10 || $0 == 13 }) + 1
        for document in result.documents {
            let lines = [document.lines] + document.blocks.map(\.lines)
            guard lines.allSatisfy({ $0.first >= 1 && $0.last <= max(1, lineCount) }) else {
                return "a line outside the file"
            }
            if let start = document.start, let end = document.end, end < start { return "an end before its start" }
        }
        return nil
    }

    private func bytes(_ samples: [[UInt8]], _ generator: inout SeededGenerator) -> [UInt8] {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0:
            (0..<Int.random(in: 0...400, using: &generator)).map { _ in UInt8.random(in: 0...255, using: &generator) }
        case 1, 2: randomText(&generator)
        default: damaged(samples, &generator)
        }
    }

    /// Text that is put together from the pieces of the format.
    private func randomText(_ generator: inout SeededGenerator) -> [UInt8] {
        let pieces =
            words + ["\n", "\r\n", " ", "\t", ":", ";", ",", "\"", "é", "👩‍👩‍👧", "\u{FEFF}", "0", "99999999999999999999"]
        return (0..<Int.random(in: 1...300, using: &generator)).flatMap { _ in
            Array(pieces[Int.random(in: 0..<pieces.count, using: &generator)].utf8)
        }
    }

    /// A real file with bytes, runs and lines changed, left out, doubled or moved.
    private func damaged(_ samples: [[UInt8]], _ generator: inout SeededGenerator) -> [UInt8] {
        var bytes = samples.randomElement(using: &generator) ?? []
        for _ in 0..<Int.random(in: 1...8, using: &generator) where !bytes.isEmpty {
            let start = Int.random(in: 0..<bytes.count, using: &generator)
            let end = min(bytes.count, start + Int.random(in: 1...60, using: &generator))
            switch Int.random(in: 0..<7, using: &generator) {
            case 0: bytes[start] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes.removeSubrange(start..<end)
            case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
            case 3: bytes = Array(bytes[..<start])
            case 4: bytes.insert(contentsOf: randomText(&generator).prefix(40), at: start)
            case 5:
                let piece = Array(bytes[start..<end])
                for _ in 0..<Int.random(in: 1...200, using: &generator) { bytes.insert(contentsOf: piece, at: start) }
            default:
                let other = samples.randomElement(using: &generator) ?? []
                bytes.insert(contentsOf: other.suffix(Int.random(in: 0...2000, using: &generator)), at: start)
            }
        }
        return bytes
    }

    /// The files of the sample vault, and of the import cases where they are there, up to 64 kB each.
    private func samples() throws -> [[UInt8]] {
        let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let beside = root.deletingLastPathComponent().appendingPathComponent("shared/eval/import").path
        let cases = ProcessInfo.processInfo.environment["DAYBOOK_IMPORT_CASES"] ?? beside
        var samples: [[UInt8]] = []
        for folder in [root.appendingPathComponent("Corpus"), URL(fileURLWithPath: cases)] {
            let files =
                FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
                .compactMap { $0 as? URL } ?? []
            for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension.lowercased() == ending {
                let bytes = Array(try Data(contentsOf: file))
                if bytes.count <= 65_536 { samples.append(bytes) }
            }
        }
        return samples
    }
}
