import Model
import Testing

@testable import Store

/// Several chunks in a row of the index, their texts shortened.
@Suite struct ChunkBlockTests {
    private static let chunks = [
        Chunk(lines: LineRange(3, 4), text: "The tent is grün.\nIt leaks.", headingPath: ["Camp", "Tents"], middle: 0),
        Chunk(lines: LineRange(4, 4), text: "A part of a long line.", headingPath: ["Camp", "Tents"], middle: 0),
        Chunk(lines: LineRange(9, 12), text: "Anna: 🎉", speakers: ["Anna", "Bo"], middle: 0, cueSecond: 0),
        Chunk(lines: LineRange(2, 2), text: "", speakers: ["Anna", "Bo"], middle: 0, cueSecond: 3600),
    ]

    /// The same with what stands above the first two, and what they are for.
    private let chunks = {
        var chunks = ChunkBlockTests.chunks
        chunks[0].parentItems = ["Conclusion:", "in short"]
        chunks[1].parentItems = chunks[0].parentItems
        chunks[1].role = .decisions
        chunks[0].wrapped.insert(1)
        chunks[0].depths[0] = 2
        chunks[0].depths[18] = 7
        chunks[1].forms[27] = .code
        chunks[2].role = .log
        return chunks
    }()

    private func read(
        _ bytes: [UInt8], _ table: SymbolTable? = nil, where isWanted: (Int) -> Bool = { _ in true }
    ) -> [ChunkRecord] {
        var records: [ChunkRecord] = []
        ChunkBlock.forEach(in: bytes.span, first: 70, document: 5, table, where: isWanted) { records.append($0) }
        return records
    }

    private func expectSame(_ records: [ChunkRecord], _ chunks: [Chunk]) {
        #expect(records.map(\.lines) == chunks.map(\.lines))
        #expect(records.map(\.text) == chunks.map(\.text))
        #expect(records.map(\.headingPath) == chunks.map(\.headingPath))
        #expect(records.map(\.speakers) == chunks.map(\.speakers))
        #expect(records.map(\.cueSecond) == chunks.map(\.cueSecond))
        #expect(records.map(\.parentItems) == chunks.map(\.parentItems))
        #expect(records.map(\.role) == chunks.map(\.role))
        #expect(records.map(\.wrapped) == chunks.map(\.wrapped))
        #expect(records.map(\.depths) == chunks.map(\.depths))
        #expect(records.map(\.forms) == chunks.map(\.forms))
    }

    @Test func `chunks come back as they were`() {
        let records = read(ChunkBlock.encode(chunks, nil))
        expectSame(records, chunks)
        #expect(records.map(\.number) == [70, 71, 72, 73])
        #expect(records.allSatisfy { $0.document == 5 })
    }

    @Test func `shortened texts come back as they were`() {
        let encoder = SymbolEncoder(training: Array("The tent leaks. The tents leak. Anna is in the tent.".utf8))
        expectSame(read(ChunkBlock.encode(chunks, encoder), encoder.table), chunks)
    }

    @Test func `only the chunks that are wanted are read`() {
        #expect(read(ChunkBlock.encode(chunks, nil)) { $0 == 72 }.map(\.text) == ["Anna: 🎉"])
    }

    @Test func `a row that is cut off gives what stands before the cut`() {
        let bytes = ChunkBlock.encode(chunks, nil)
        for length in bytes.indices {
            #expect(read(Array(bytes[..<length])).count < chunks.count)
        }
    }

    @Test func `a table comes back as it was stored`() {
        let table = SymbolEncoder(training: Array("what comes again and again and again".utf8)).table
        let stored = table.stored
        let read = SymbolTable(stored: stored.span)
        #expect(read.symbols == table.symbols)
        #expect(table.symbols.count <= SymbolTable.mostSymbols)
    }

    @Test func `text like that in which symbols were found becomes less than half as long`() {
        let words = ["meeting", "about", "the", "pricing", "of", "next", "quarter", "with", "Sarah", "and", "Bob"]
        let text = (0..<2000).map { words[$0 * 7 % 11] }.joined(separator: " ")
        let encoder = SymbolEncoder(training: Array(text.utf8))
        #expect(encoder.codes(of: Array(text.utf8)).count < text.utf8.count / 2)
    }

    @Test func `any bytes come back`() {
        let encoder = SymbolEncoder(training: Array("abcabcabcabc".utf8))
        for text in ["", "a", "abc", "ÿé\u{0}\u{7F}", String(repeating: "abcabcab", count: 9) + "x"] {
            let codes = encoder.codes(of: Array(text.utf8))
            let back = encoder.table.text(of: codes.span, size: text.utf8.count)
            #expect(back == text)
        }
    }

    @Test func `codes that name no symbol do not make text`() {
        let table = SymbolTable([])
        let codes: [UInt8] = [3, 4]
        let text = table.text(of: codes.span, size: 100)
        #expect(text.isEmpty)
    }
}
