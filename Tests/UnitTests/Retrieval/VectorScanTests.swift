import Foundation
import Testing
import Text

@testable import Retrieval
@testable import Store

/// Comparing a vector with those of all chunks.
@Suite struct VectorScanTests {
    private let vault: RankedVault
    private let question: QueryVector

    init() throws {
        let notes = (1...40).map { number in
            ("\(number).md", "The mast of boat \(number) is \(number * 3) metres long, and the harbour knows it.\n")
        }
        vault = try RankedVault(Dictionary(uniqueKeysWithValues: notes))
        var embedder = HashedEmbedder()
        for word in ["harbour", "mast", "boat"] {
            embedder.add(word: Array(word.utf8), stem: StableHash.of(word.utf8))
        }
        question = embedder.queryVector()
    }

    /// The cosine of each slot as the rows of the index give it.
    private func cosinesOfRows(_ table: IndexReader.ChunkTable) throws -> [Int: Float] {
        var cosines: [Int: Float] = [:]
        var rows = ChunkRows(table.layout)
        try vault.index.forEachVectorBlock { first, vectors, count in
            for place in 0..<count {
                let cosine = question.cosine(with: vectors.extracting(place * 256..<(place + 1) * 256))
                if let slot = rows.slot(of: first) { cosines[slot + place] = cosine }
            }
        }
        return cosines
    }

    @Test func `the file beside the index gives what its rows give`() throws {
        let table = try vault.index.chunkTable()
        let expected = try cosinesOfRows(table)
        #expect(expected.count == 40)
        let file = try #require(try vault.index.vectorFile(least: 1))
        #expect(file.vectorCount == 40)
        let found = try CosineScorer(index: vault.index, table: table).nearest(to: question, 50)
        #expect(
            Dictionary(uniqueKeysWithValues: found.map { ($0.slot, $0.cosine) }) == expected.filter { $0.value > 0 })
        #expect(zip(found, found.dropFirst()).allSatisfy { $0.cosine >= $1.cosine })
    }

    @Test func `two threads find what one finds`() throws {
        let layout = try vault.index.chunkTable().layout
        let file = try #require(try vault.index.vectorFile(least: 1))
        let scan = VectorScan(vector: question, layout: layout, allowed: nil)
        let tops = [1, 1_000_000].map { many in
            var top = TopScores(capacity: 7, files: layout.files)
            #expect(scan.compare(with: file, &top, manyVectors: many))
            return top.orderedWithScores
        }
        #expect(tops[0].map(\.slot) == tops[1].map(\.slot))
        #expect(tops[0].map(\.cosine) == tops[1].map(\.cosine))
        #expect(tops[0].count == 7)
    }

    @Test(arguments: [1, 1_000_000]) func `a damaged file gives nothing, and is made anew for the next one`(many: Int)
        throws
    {
        let table = try vault.index.chunkTable()
        let cached = try #require(try vault.index.vectorFile(least: 1))
        let path = vault.index.database.path + VectorFile.ending
        let file = try #require(FileHandle(forUpdatingAtPath: path))
        try file.seek(toOffset: 9000)
        try file.write(contentsOf: [0x55, 0x55, 0x55])
        try file.close()
        var top = TopScores(capacity: 7, files: table.layout.files)
        let scan = VectorScan(vector: question, layout: table.layout, allowed: nil)
        #expect(!scan.compare(with: cached, &top, manyVectors: many))
        let found = try CosineScorer(index: vault.index, table: table).nearest(to: question, 50)
        #expect(
            Dictionary(uniqueKeysWithValues: found.map { ($0.slot, $0.cosine) })
                == (try cosinesOfRows(table)).filter { $0.value > 0 })
        let repaired = try #require(VectorFile(path: path))
        #expect(repaired.forEachBlock(0..<repaired.blockCount) { _, _, _ in })
    }

    @Test func `only chunks that are allowed are found`() throws {
        let table = try vault.index.chunkTable()
        var allowed = [Bool](repeating: false, count: table.layout.count)
        (allowed[3], allowed[30]) = (true, true)
        let found = try CosineScorer(index: vault.index, table: table).nearest(to: question, 10, allowed: allowed)
        #expect(Set(found.map(\.slot)) == [3, 30])
    }

    @Test func `chunks that are gone have no slot, and those of others are found in any order of documents`() {
        var layout = SegmentLayout()
        for (first, count) in [(50, 5), (10, 3), (20, 10)] {
            layout.append(document: first, firstChunk: first, file: 0)
            for _ in 0..<count { layout.append(length: 1, middle: 0, smoothedLength: 1, marks: 0) }
        }
        var rows = ChunkRows(layout)
        #expect(
            [9, 10, 12, 13, 20, 29, 30, 50, 54, 55].map { rows.slot(of: $0) } == [
                nil, 5, 7, nil, 8, 17, nil, 0, 4, nil,
            ])
    }
}
