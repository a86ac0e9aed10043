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

    /// What comes of a layout that is stored and read behind others.
    private func stored(
        _ layout: SegmentLayout, behind others: SegmentLayout = SegmentLayout(), isDead: (Int) -> Bool = { _ in false }
    ) throws -> SegmentLayout {
        var result = others
        try lend(layout.encodedChunks, layout.encodedDocuments, count: layout.count) {
            result.append(try #require($0), isDead: isDead)
        }
        return result
    }

    private func lend(
        _ chunks: [UInt8], _ documents: [UInt8], count: Int, _ body: (StoredLayout?) throws -> Void
    ) rethrows {
        try chunks.withUnsafeBytes { chunks in
            try documents.withUnsafeBytes {
                try body(StoredLayout(chunkCount: count, chunks: chunks, documents: $0))
            }
        }
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

    @Test func `a layout appends behind another`() throws {
        let layout = try stored(layout([3, 1]), behind: layout([1, 1]))
        #expect(layout.chunks.map { $0 % 1000 } == [0, 100, 0, 1, 2, 100])
        #expect(layout.documentPlaces == [0, 1, 2, 2, 2, 3])
        #expect(layout.chunks(ofDocumentAt: 2) == 2..<5)
    }

    @Test func `bytes of another length are no layout`() {
        let layout = layout([1, 2])
        let (chunks, documents) = (layout.encodedChunks, layout.encodedDocuments)
        lend(chunks, documents, count: 3) { #expect($0 != nil) }
        lend(Array(chunks.dropLast()), documents, count: 3) { #expect($0 == nil) }
        lend(chunks, Array(documents.dropLast()), count: 3) { #expect($0 == nil) }
        lend(chunks, documents, count: 4) { #expect($0 == nil) }
        lend(chunks, [], count: 3) { #expect($0 == nil) }
        lend(self.layout([2, 2]).encodedChunks, documents, count: 4) { #expect($0 == nil) }
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
