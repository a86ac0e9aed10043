import Testing

@testable import Store

@Suite struct SegmentLayoutTests {
    private func layout(_ count: Int) -> SegmentLayout {
        var layout = SegmentLayout()
        for number in 0..<count {
            layout.chunks.append(UInt32(1_000_000 + number))
            layout.documents.append(UInt32(number / 2))
            layout.lengths.append(UInt16(number * 7))
            layout.middles.append(UInt32(number * 199))
            layout.smoothedLengths.append(Float(number) + 0.25)
            layout.marks.append(UInt8(number % 2))
            layout.files.append(UInt32(number / 3 * 1_000_003))
        }
        return layout
    }

    private func decoded(_ bytes: [UInt8], count: Int, isDead: (Int) -> Bool = { _ in false }) -> SegmentLayout {
        var layout = SegmentLayout()
        bytes.withUnsafeBytes { layout.append($0, count: count, isDead: isDead) }
        return layout
    }

    @Test(arguments: [0, 1, 2, 9, 100]) func `a layout comes back as it was encoded`(count: Int) {
        let layout = layout(count)
        #expect(layout.encoded.count == count * SegmentLayout.bytesPerChunk)
        #expect(decoded(layout.encoded, count: count) == layout)
    }

    @Test func `dead chunks are left out of every column`() {
        let living = decoded(layout(6).encoded, count: 6) { $0 == 0 || $0 == 3 }
        #expect(living.chunks == [1_000_001, 1_000_002, 1_000_004, 1_000_005])
        #expect(living.documents == [0, 1, 2, 2])
        #expect(living.lengths == [7, 14, 28, 35])
        #expect(living.middles == [199, 398, 796, 995])
        #expect(living.smoothedLengths == [1.25, 2.25, 4.25, 5.25])
        #expect(living.marks == [1, 0, 0, 1])
        #expect(living.files == [0, 0, 1_000_003, 1_000_003])
    }

    @Test func `a layout appends behind another`() {
        var layout = decoded(layout(2).encoded, count: 2)
        self.layout(3).encoded.withUnsafeBytes { layout.append($0, count: 3) }
        #expect(layout.chunks.map { $0 - 1_000_000 } == [0, 1, 0, 1, 2])
    }

    @Test func `bytes of another length give nothing`() {
        let bytes = layout(3).encoded
        #expect(decoded(Array(bytes.dropLast()), count: 3).count == 0)
        #expect(decoded(bytes, count: 4).count == 0)
        #expect(decoded(bytes, count: 2).count == 0)
    }

    @Test func `bits are set and cleared one by one`() {
        var bits = ChunkBits(count: 19)
        for ordinal in [0, 7, 8, 18] { bits[ordinal] = true }
        bits[7] = false
        #expect((0..<19).filter { bits[$0] } == [0, 8, 18])
        #expect(bits.count == 3)
        #expect((0..<19).filter { ChunkBits(bytes: bits.bytes)[$0] } == [0, 8, 18])
    }

    @Test func `a bit outside is clear and cannot be set`() {
        var bits = ChunkBits(count: 8)
        bits[8] = true
        #expect(!bits[8])
        #expect(bits.count == 0)
    }

    @Test func `a vocabulary comes back in the order of its stems`() {
        let words = ["pricing", "annual", "ünder", "sync"]
        let bytes = Vocabulary.encode(Dictionary(uniqueKeysWithValues: words.map { (term($0), Array($0.utf8)) }))
        var found: [String] = []
        bytes.withUnsafeBytes { bytes in
            Vocabulary.forEach(in: bytes) { hash, word in
                let word = String(decoding: word, as: UTF8.self)
                #expect(hash == term(word))
                found.append(word)
            }
        }
        #expect(found == ["annual", "pricing", "sync", "ünder"])
    }

    @Test func `a vocabulary that is cut off gives what stands before the cut`() {
        let bytes = Vocabulary.encode([1: Array("one".utf8), 2: Array("two".utf8)])
        for length in bytes.indices {
            var count = 0
            bytes[..<length].withUnsafeBytes { Vocabulary.forEach(in: $0) { _, _ in count += 1 } }
            #expect(count == (length < 12 ? 0 : 1))
        }
    }
}
