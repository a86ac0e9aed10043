import Model
import Testing

@testable import Store

@Suite struct FileSumsTests {
    private let index: TestIndex

    init() throws { index = try TestIndex() }

    private static let size = 500

    private func path(_ number: Int) -> String { "folder \(number % 7)/note \(number).md" }

    private func sums(_ records: some Sequence<SourceRecord>) -> FileSums {
        var sums = FileSums()
        for record in records {
            for _ in 0..<(record.isSure ? 1 : 2) { sums.add(record.fingerprint, to: record.bucket) }
        }
        return sums
    }

    /// Writes files in batches: new ones, changed ones, touched ones, some that cannot be read or were read too soon, and removes some.
    private func write() throws {
        let writer = try index.writer()
        for batch in 0..<10 {
            try writer.apply((0..<100).map { try change(batch * 37 + $0 * 3) })
        }
    }

    private func change(_ number: Int) throws -> SourceChange {
        var record = source(path(number % Self.size), modified: number)
        switch number % 11 {
        case 0: return .remove(path: record.path)
        case 1, 2: return .touch(record)
        case 3:
            record.failure = "cannot be read"
            return .keep(record)
        case 4: record.isSettled = false
        default: break
        }
        return .replace(record, documents: [try document()], words: [:], problems: [])
    }

    @Test func `the sums are those of the records, whatever was written`() throws {
        try write()
        let reader = try index.reader()
        let records = try reader.sources().values
        #expect(records.count > 200)
        #expect(records.contains { !$0.isSettled } && records.contains { $0.failure != nil })
        #expect(try IndexReader.sums(reader.database) == sums(records))
    }

    @Test func `a batch that fails leaves the sums as they were`() throws {
        try index.apply(replace("a.md", try document()))
        let other = try index.writer()
        try other.database.execute("begin immediate")
        let writer = try index.writer()
        #expect(throws: StoreError.busy(path: index.path)) { try writer.apply([replace("b.md", try document())]) }
        try other.database.execute("rollback")
        try writer.apply([.touch(source("a.md", modified: 50))])
        #expect(try IndexReader.sums(index.reader().database) == sums([source("a.md", modified: 50)]))
    }

    @Test(arguments: [false, true]) func `a file that must be looked at differs, there or gone`(isGone: Bool) throws {
        var record = source("a.md")
        record.isSettled = false
        try index.apply(.keep(record))
        let found = try index.reader().sources(besides: isGone ? FileSums() : sums([source("a.md")]))
        #expect(found.records == ["a.md": record] && found.buckets.contains(record.bucket))
    }

    @Test(arguments: [1, 40, 300]) func `exactly the records of buckets that differ are read`(count: Int) throws {
        let records = (0..<Self.size).map { source(path($0)) }
        try index.writer().apply(try records.map { try replace($0.path, document()) })
        let changed = records.prefix(count).map { source($0.path, modified: 99) }
        let found = try index.reader().sources(besides: sums(changed + records.dropFirst(count)))
        let buckets = Set(changed.map(\.bucket))
        #expect(Set(found.records.keys) == Set(records.filter { buckets.contains($0.bucket) }.map(\.path)))
        #expect(buckets.allSatisfy(found.buckets.contains) && found.buckets.buckets.count == buckets.count)
    }

    @Test func `paths are spread over all buckets`() {
        let counts = Dictionary(grouping: (0..<50_000).map { source(path($0)).bucket }) { $0 }.mapValues(\.count)
        #expect(counts.count == FileSums.count && (counts.values.max() ?? 0) < 200)
    }

    @Test func `sums of another size are damage`() throws {
        try index.apply(replace("a.md", try document()))
        try index.execute("update file_sums set sums = x'00'")
        #expect(throws: StoreError.corrupt(path: index.path)) { try index.reader().sources(besides: FileSums()) }
    }
}
