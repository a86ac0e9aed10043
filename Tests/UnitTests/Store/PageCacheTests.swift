import Testing

@testable import Store

/// How much of the index a reader keeps in memory.
@Suite struct PageCacheTests {
    private let index: TestIndex

    init() throws {
        index = try TestIndex()
        try index.apply(replace("a.md", try document(texts: ["one two", "two three"])))
    }

    private func kilobytes(of reader: IndexReader) throws -> Int? { try kilobytes(of: reader.database) }

    private func kilobytes(of database: Database) throws -> Int? {
        try database.statement("pragma cache_size").first { -$0.int(0) }
    }

    @Test func `a reader of one question keeps few pages, one of many keeps more`() throws {
        let reader = try index.reader()
        let one = try #require(try kilobytes(of: reader))
        try reader.expectMoreQuestions()
        #expect(try #require(try kilobytes(of: reader)) > 8 * one)
    }

    @Test func `a cache grows when so many pages have been read`() throws {
        let database = try Database(path: index.path, access: .read)
        try database.setCache(64, later: (size: 8000, pages: 4))
        #expect(try kilobytes(of: database) == 64)
        for table in ["source", "document", "person", "tag", "attendance", "property"] {
            try database.statement("select count(*) from \(table)").run()
        }
        #expect(try kilobytes(of: database) == 8000)
    }

    @Test func `a reader that expects more questions finds the same`() throws {
        let reader = try index.reader()
        let before = try reader.places(of: "two")
        try reader.expectMoreQuestions()
        try reader.expectMoreQuestions()
        #expect(try index.reader().places(of: "two") == before)
        #expect(try reader.places(of: "two") == before)
    }
}
