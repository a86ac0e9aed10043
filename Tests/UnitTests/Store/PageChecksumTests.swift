import Foundation
import Testing

@testable import Store

/// Damage that SQLite itself would not notice.
@Suite struct PageChecksumTests {
    private let index: TestIndex

    init() throws {
        index = try TestIndex()
        let texts = (0..<400).map { "word\($0) of a text that is long enough to fill some pages \($0 * 7919 % 1000)" }
        try index.apply(replace("a.md", try document(texts: texts)))
        try index.execute("pragma wal_checkpoint(truncate)")
    }

    private func bytes() throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: index.path))) }

    private func write(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(filePath: index.path)) }

    /// The first byte of each page but the first.
    private func pages(_ bytes: [UInt8]) -> StrideTo<Int> {
        stride(from: Schema.pageSize, to: bytes.count, by: Schema.pageSize)
    }

    /// Whether all that the database consists of can be read.
    private func isWhole() throws -> Bool {
        do {
            let database = try Database(path: index.path, access: .read)
            return try database.statement("pragma integrity_check").rows { $0.string(0) } == ["ok"]
        } catch {
            #expect(error == .corrupt(path: index.path))
            return false
        }
    }

    @Test func `a whole index is read`() throws {
        #expect(try isWhole())
        #expect(pages(try bytes()).underestimatedCount > 5)
    }

    @Test(arguments: [0, 1, 9000, 16_383]) func `a single bit of any page is told`(place: Int) throws {
        let whole = try bytes()
        for start in pages(whole) {
            var damaged = whole
            damaged[start + place] ^= 0x10
            try write(damaged)
            #expect(try !isWhole(), "page \(start / Schema.pageSize)")
        }
    }

    @Test func `zeros in any page are told`() throws {
        let whole = try bytes()
        for start in pages(whole) {
            var damaged = whole
            for place in start..<start + Schema.pageSize { damaged[place] = 0 }
            try write(damaged)
            #expect(try !isWhole(), "page \(start / Schema.pageSize)")
        }
    }

    @Test func `a right page in a wrong place is told`() throws {
        var bytes = try bytes()
        let (first, second) = (Schema.pageSize, 2 * Schema.pageSize)
        bytes.replaceSubrange(first..<second, with: bytes[second..<second + Schema.pageSize])
        try write(bytes)
        #expect(try !isWhole())
    }

    @Test func `a header that denies the checksums is damage`() throws {
        var bytes = try bytes()
        #expect(bytes[20] == 8)
        bytes[20] = 0
        try write(bytes)
        #expect(throws: StoreError.corrupt(path: index.path)) { try index.reader() }
    }

    @Test func `what is changed later has checksums, too`() throws {
        try index.apply(.remove(path: "a.md"), replace("b.md", try document(texts: ["another", "text"])))
        try index.execute("pragma wal_checkpoint(truncate)")
        #expect(try isWhole())
        var bytes = try bytes()
        for start in pages(bytes) { bytes[start + 9000] ^= 0x10 }
        try write(bytes)
        #expect(try !isWhole())
    }

    @Test func `a checksum changes with every byte, with every length and with the place`() {
        let bytes = [UInt8](repeating: 0, count: 100)
        func sum(_ bytes: some Collection<UInt8>, at place: Int = 7) -> UInt64 {
            Array(bytes).withUnsafeBytes { Checksum.of($0, at: place) }
        }
        let whole = sum(bytes)
        #expect(whole != 0)
        #expect(sum(bytes, at: 8) != whole)
        for place in 0..<96 {
            var changed = bytes
            changed[place] = 1
            #expect(sum(changed) != whole, "byte \(place)")
        }
        #expect(Set([8, 16, 32, 64].map { sum(bytes.prefix($0)) }).count == 4)
    }
}
