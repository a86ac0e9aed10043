import Model
import Testing

@testable import Store

@Suite struct SegmentMergingTests {
    private let index: TestIndex

    init() throws { index = try TestIndex() }

    /// Imports files in a batch each: `f01.md` holds the words `every` and `w01`, and so on.
    private func importFiles(_ numbers: some Sequence<Int>, word: String = "every") throws {
        let writer = try index.writer()
        for number in numbers {
            let name = number < 10 ? "0\(number)" : "\(number)"
            try writer.apply([replace("f\(name).md", try document(texts: ["\(word) w\(name)", "more w\(name)"]))])
        }
    }

    @Test func `many batches are merged into few segments`() throws {
        try importFiles(1...30)
        #expect(try index.reader().chunkTable().segments.count <= IndexWriter.mostSegments)
    }

    @Test(arguments: [
        ([10, 10], 0), ([50, 10, 10, 10, 10], 0), ([250, 10, 10, 10, 10], 1), ([5000, 500, 60, 10, 10], 2),
        ([5000, 10, 900, 70, 10], 3),
    ])
    func `small segments are merged, and a much larger one only with as much as to be worth it`(
        sizes: [Int], first: Int
    ) {
        #expect(IndexWriter.firstToMerge(sizes) == first)
    }

    @Test func `merging keeps every posting with its count`() throws {
        try importFiles(1...30)
        let reader = try index.reader()
        #expect(Set(try reader.places(of: "every")).count == 30)
        #expect(try reader.places(of: "every").count == 30)
        #expect(try reader.places(of: "w17") == ["every w17 × 1", "more w17 × 1"])
    }

    @Test func `slots of a term rise`() throws {
        try importFiles(1...30)
        let reader = try index.reader()
        let table = try reader.chunkTable()
        var slots: [Int] = []
        try reader.forEachPosting(of: term("every"), in: table.segments) { slot, _ in slots.append(slot) }
        #expect(slots == slots.sorted())
        #expect(Set(slots).count == slots.count)
    }

    @Test func `merging keeps the vocabulary`() throws {
        try importFiles(1...30)
        let words = try index.reader().words()
        #expect(words.isSuperset(of: ["every", "more", "w01", "w30"]))
        #expect(words.count == 32)
    }

    @Test func `a document's chunks stay consecutive and in order`() throws {
        try importFiles(1...30)
        let reader = try index.reader()
        let table = try reader.chunkTable()
        #expect(table.layout.count == 60)
        for record in try reader.documents(DocumentFilter()) {
            let first = try #require(table.layout.documents.firstIndex { Int($0) == record.number })
            let slots = table.documentSlots(around: first)
            #expect(table.layout.chunks[slots].map(Int.init) == Array(record.chunks))
        }
    }

    @Test func `dead chunks never appear in postings, before and after merging`() throws {
        try importFiles(1...12)
        try importFiles([3, 7], word: "changed")
        try index.apply(.remove(path: "f05.md"))
        for step in 0..<2 {
            let reader = try index.reader()
            let found = try reader.places(of: "every")
            #expect(found.count == 9, "step \(step)")
            #expect(!found.contains { $0.contains("w03") || $0.contains("w05") || $0.contains("none") })
            #expect(try reader.places(of: "w05").isEmpty)
            #expect(try reader.places(of: "changed").count == 2)
            try importFiles(20...40, word: "later")
        }
    }

    @Test func `a merge drops words that no living chunk holds`() throws {
        try importFiles(1...4)
        try index.apply(.remove(path: "f02.md"))
        try importFiles(10...40)
        #expect(!(try index.reader().words().contains("w02")))
    }

    @Test func `a segment without living chunks is dropped`() throws {
        try importFiles(1...3)
        try index.apply(.remove(path: "f02.md"))
        #expect(try index.reader().chunkTable().segments.count == 2)
    }

    @Test func `chunk columns follow their chunks through a merge`() throws {
        try importFiles(1...30)
        let reader = try index.reader()
        let layout = try reader.chunkTable().layout
        let chunks = try reader.chunks(layout.chunks.map(Int.init))
        for slot in layout.chunks.indices {
            let chunk = try #require(chunks[Int(layout.chunks[slot])])
            #expect(Int(layout.documents[slot]) == chunk.document)
            #expect(Int(layout.middles[slot]) == chunk.lines.first * 10)
            #expect(layout.lengths[slot] == 2)
        }
    }
}
