import Model
import Testing

@testable import Store

/// Chunks and vectors read from rows that hold several.
@Suite struct ChunkRowTests {
    private let index: TestIndex

    init() throws { index = try TestIndex() }

    private func texts(_ count: Int) -> [String] { (0..<count).map { "text number \($0) of many about the tent" } }

    @Test(arguments: [1, 31, 32, 33, 200]) func `each chunk of a document is read by its number`(count: Int) throws {
        try index.apply(
            replace("a.md", try document(texts: texts(count))), replace("b.md", try document(texts: texts(2))))
        let reader = try index.reader()
        for record in try reader.documents(DocumentFilter()) {
            let all = try reader.chunks(ofDocument: record.number)
            #expect(all.map(\.number) == Array(record.chunks))
            #expect(all.map(\.text) == texts(record.chunks.count))
            #expect(try reader.chunks(record.chunks).values.sorted { $0.number < $1.number } == all)
            for number in record.chunks { #expect(try reader.chunks([number])[number]?.number == number) }
        }
    }

    @Test func `chunks are read in any order, with numbers between them that are none`() throws {
        try index.apply(
            replace("a.md", try document(texts: texts(40))), replace("b.md", try document(texts: texts(3))),
            replace("c.md", try document(texts: texts(40))))
        try index.apply(.remove(path: "b.md"))
        let reader = try index.reader()
        #expect(Set(try reader.chunks([83, 41, 5, 42, 60, 0, 5, 40, 900, 43]).keys) == [83, 5, 60, 40])
    }

    @Test func `every chunk has its vector`() throws {
        try index.apply(replace("a.md", try document(texts: texts(40))))
        let reader = try index.reader()
        var found: [Int: [Int8]] = [:]
        try reader.forEachVectorBlock { first, vectors, count in
            for place in 0..<count { found[first + place] = (place * 256..<place * 256 + 256).map { vectors[$0] } }
        }
        #expect(found == Dictionary(uniqueKeysWithValues: (1...40).map { ($0, unpackedVector) }))
        var places: [Int] = []
        try reader.forEachVector(of: [40, 1, 41, 33]) { place, vector in
            places.append(place)
            let numbers = vector.indices.map { vector[$0] }
            #expect(numbers == unpackedVector)
        }
        #expect(places == [0, 1, 3])
    }

    @Test func `texts are shortened as soon as there is enough of them`() throws {
        try index.apply(replace("a.md", try document(texts: texts(1))))
        let database = try Database(path: index.path, access: .read)
        #expect(try database.statement("select count(*) from symbols").first { $0.int(0) } == 0)
        try index.apply(replace("b.md", try document(texts: texts(300))))
        try index.apply(replace("c.md", try document(texts: texts(5))))
        #expect(try database.statement("select count(*) from symbols").first { $0.int(0) } == 1)
        #expect(try database.statement("select count(*) from chunk where symbols = 1").first { $0.int(0) } == 11)
        let reader = try index.reader()
        #expect(try reader.chunks([1, 2, 302]).values.map(\.text).sorted() == [texts(1)[0], texts(1)[0], texts(1)[0]])
    }
}
