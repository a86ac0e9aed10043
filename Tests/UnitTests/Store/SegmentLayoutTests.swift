import Testing

@testable import Store

@Suite struct SegmentLayoutTests {
    /// Documents with so many chunks each.
    private func layout(_ counts: [Int]) -> SegmentLayout {
        var layout = SegmentLayout()
        for (place, count) in counts.enumerated() {
            layout.append(document: 500 + place, firstChunk: 1_000_000 + 100 * place, file: UInt32(place / 2))
            for _ in 0..<count {
                let number = layout.count
                layout.append(
                    length: number * 7, middle: number * 199, smoothedLength: Float(number) + 0.25,
                    marks: UInt8(number % 2))
            }
        }
        return layout
    }

    /// What comes of layouts that are stored and read together, where some documents of each are dead.
    private func stored(
        _ layouts: SegmentLayout..., isDead: (Int) -> Bool = { _ in false }
    ) throws -> SegmentLayout {
        let database = try Database(path: Database.inMemory, access: .write)
        try database.execute(Schema.tables)
        for layout in layouts { _ = try SegmentRow(of: layout, isPrivate: false, in: database) }
        var segments: [StoredSegment] = []
        for number in layouts.indices {
            var segment = try StoredSegment(number + 1, in: database)
            for place in 0..<segment.documentCount where isDead(place) { segment.dead[place] = true }
            segments.append(segment)
        }
        return try SegmentLayout(segments)
    }

    /// Opens a segment that holds such bytes.
    private func open(_ chunks: [UInt8], _ documents: [UInt8], count: Int) throws -> StoredSegment {
        let database = try Database(path: Database.inMemory, access: .write)
        try database.execute(Schema.tables)
        try database.statement("insert into segment values(1, 0, 0, ?, 0, 0, 0, x'', ?, ?)").bind(count)
            .bind(documents).bind(chunks).run()
        return try StoredSegment(1, in: database)
    }

    @Test(arguments: [[], [1], [2, 3], [9, 1, 1, 300]]) func `a layout comes back as it was stored`(counts: [Int])
        throws
    {
        let layout = layout(counts)
        #expect(layout.encodedChunks.count == layout.count * SegmentLayout.bytesPerChunk)
        #expect(layout.encodedDocuments.count == counts.count * SegmentLayout.bytesPerDocument)
        #expect(try stored(layout) == layout)
    }

    @Test func `each chunk has its row, its document and its file`() {
        let layout = layout([2, 1, 2])
        #expect(Array(layout.chunks) == [1_000_000, 1_000_001, 1_000_100, 1_000_200, 1_000_201])
        #expect(Array(layout.documents) == [500, 500, 501, 502, 502])
        #expect(Array(layout.files) == [0, 0, 0, 1, 1])
        #expect(layout.chunks(ofDocumentAt: 2) == 3..<5)
    }

    @Test func `dead documents are left out of every column`() throws {
        let living = try stored(layout([1, 2, 1, 2])) { $0 == 0 || $0 == 2 }
        #expect(Array(living.chunks) == [1_000_100, 1_000_101, 1_000_300, 1_000_301])
        #expect(Array(living.documents) == [501, 501, 503, 503])
        #expect(living.lengths == [7, 14, 28, 35])
        #expect(living.middles == [199, 398, 796, 995])
        #expect(living.smoothedLengths == [1.25, 2.25, 4.25, 5.25])
        #expect(living.marks == [1, 0, 0, 1])
        #expect(Array(living.files) == [0, 0, 1, 1])
        #expect(living.starts == [0, 2, 4])
    }

    @Test func `a layout of which all is dead gives nothing`() throws {
        #expect(try stored(layout([2, 3])) { _ in true } == SegmentLayout())
    }

    @Test func `a layout is read behind another`() throws {
        let layout = try stored(layout([1, 1]), layout([3, 1]))
        #expect(layout.chunks.map { $0 % 1000 } == [0, 100, 0, 1, 2, 100])
        #expect((0..<6).map { layout.documentPlaces[$0] } == [0, 1, 2, 2, 2, 3])
        #expect(layout.chunks(ofDocumentAt: 2) == 2..<5)
    }

    @Test func `dead documents of several segments are left out`() throws {
        let living = try stored(layout([2, 1, 1]), layout([1, 3, 2])) { $0 == 1 }
        #expect(living.chunks.map { $0 % 1000 } == [0, 1, 200, 0, 200, 201])
        #expect(living.lengths == [0, 7, 21, 0, 28, 35])
        #expect(living.starts == [0, 2, 3, 4, 6])
    }

    @Test func `slots of living chunks follow one another`() throws {
        let layout = layout([2, 1, 2])
        var segment = try open(layout.encodedChunks, layout.encodedDocuments, count: 5)
        segment.dead = DeadBits(count: 3)
        segment.dead[1] = true
        #expect(segment.slots(from: 10) == [10, 11, -1, 12, 13])
    }

    @Test func `bytes of another length are no layout`() throws {
        let layout = layout([1, 2])
        let (chunks, documents) = (layout.encodedChunks, layout.encodedDocuments)
        #expect(try open(chunks, documents, count: 3).documentCount == 2)
        #expect(throws: StoreError.self) { try open(Array(chunks.dropLast()), documents, count: 3) }
        #expect(throws: StoreError.self) { try open(chunks, Array(documents.dropLast()), count: 3) }
        #expect(throws: StoreError.self) { try open(chunks, documents, count: 4) }
        #expect(throws: StoreError.self) { try open(chunks, [], count: 3) }
        #expect(throws: StoreError.self) {
            try open(self.layout([2, 2]).encodedChunks, documents, count: 4)
        }
    }

    @Test func `a document without chunks has no place in a layout`() throws {
        let layout = layout([1, 0, 2])
        #expect(throws: StoreError.self) { try open(layout.encodedChunks, layout.encodedDocuments, count: 3) }
    }

    @Test func `bits are set and cleared one by one`() {
        var bits = DeadBits(count: 19)
        #expect(bits.isEmpty)
        for place in [0, 7, 8, 18] { bits[place] = true }
        bits[7] = false
        #expect((0..<19).filter { bits[$0] } == [0, 8, 18])
        #expect(!bits.isEmpty)
        #expect((0..<19).filter { DeadBits(bytes: bits.bytes)[$0] } == [0, 8, 18])
    }

    @Test func `a bit outside is clear and cannot be set`() {
        var bits = DeadBits(count: 8)
        bits[8] = true
        #expect(!bits[8])
        #expect(bits.isEmpty)
    }
}
