import Testing

@testable import Store

@Suite struct BlobTests {
    private let database: Database

    init() throws {
        database = try Database(path: Database.inMemory, access: .write)
        try database.execute("create table part(id integer primary key, data blob)")
        try database.statement("insert into part values(7, ?)").bind([1, 2, 3, 4, 5]).run()
    }

    @Test func `all bytes of a blob are read`() throws {
        #expect(try Blob("part", "data", row: 7, in: database).bytes() == [1, 2, 3, 4, 5])
    }

    @Test func `a part of a blob is read to where it is wanted`() throws {
        let blob = try Blob("part", "data", row: 7, in: database)
        var part: [UInt8] = [9]
        try blob.read(3, at: 1, to: &part)
        #expect(part == [9, 2, 3, 4])
    }

    @Test func `bytes behind the end are not read`() throws {
        let blob = try Blob("part", "data", row: 7, in: database)
        var part: [UInt8] = []
        #expect(throws: StoreError.self) { try blob.read(3, at: 3, to: &part) }
        #expect(part.isEmpty)
    }

    @Test func `a row that is not there has no blob`() {
        #expect(throws: StoreError.self) { try Blob("part", "data", row: 8, in: database) }
    }

    @Test func `a table is found behind a view of its name`() throws {
        try database.execute("create temp view part as select * from main.part where id > 7")
        #expect(try Blob("part", "data", row: 7, in: database).count == 5)
    }
}
