/// Trains the symbol table of a vault's texts, and compresses texts with it.
struct SymbolEncoder: Sendable {
    let table: SymbolTable
    /// For each byte pair, the start in `byPair` of the symbols that begin with it, longest first.
    private let starts: [UInt16]
    private let byPair: [Entry]
    /// For each byte, the code of its one-byte symbol, or `SymbolTable.escape`.
    private let single: [UInt8]

    private struct Entry {
        var bytes: UInt64
        var mask: UInt64
        var length: Int
        var code: UInt8

        var pair: Int { Int(bytes & 0xFFFF) }
    }

    init(_ table: SymbolTable) {
        self.table = table
        var single = [UInt8](repeating: SymbolTable.escape, count: 256)
        var entries: [Entry] = []
        for (code, symbol) in table.symbols.enumerated() {
            if symbol.length == 1 {
                single[Int(symbol.bytes & 0xFF)] = UInt8(code)
            } else {
                let mask = SymbolTable.Symbol.mask(symbol.length)
                entries.append(Entry(bytes: symbol.bytes, mask: mask, length: symbol.length, code: UInt8(code)))
            }
        }
        entries.sort { ($0.pair, $1.length, $0.code) < ($1.pair, $0.length, $1.code) }
        var starts = [UInt16](repeating: 0, count: 1 << 16 + 1)
        for entry in entries { starts[entry.pair + 1] += 1 }
        for pair in 1..<starts.count { starts[pair] += starts[pair - 1] }
        (byPair, self.starts, self.single) = (entries, starts, single)
    }

    /// The sufficient size of a training text, in bytes.
    static let sampleSize = 1 << 15

    /// Trains a table on a text in five rounds, which merge frequent neighbours, beginning with single bytes.
    init(training sample: [UInt8]) {
        var encoder = SymbolEncoder(SymbolTable([]))
        for _ in 0..<5 { encoder = SymbolEncoder(encoder.grownTable(sample)) }
        self = encoder
    }

    private func grownTable(_ sample: [UInt8]) -> SymbolTable {
        var gains: [SymbolTable.Symbol: Int] = [:]
        var previous: SymbolTable.Symbol?
        forEachSymbol(in: sample) { bytes, length, _ in
            let symbol = SymbolTable.Symbol(bytes: bytes, length: length)
            gains[symbol, default: 0] += symbol.length
            // The first byte remains available as a symbol.
            if symbol.length > 1 { gains[SymbolTable.Symbol(bytes: symbol.bytes & 0xFF, length: 1), default: 0] += 1 }
            if let joined = previous?.followed(by: symbol) { gains[joined, default: 0] += joined.length }
            previous = symbol
        }
        let best = gains.sorted {
            ($1.value, $0.key.length, $0.key.bytes) < ($0.value, $1.key.length, $1.key.bytes)
        }
        return SymbolTable(best.prefix(SymbolTable.mostSymbols).map(\.key))
    }

    func codes(of text: [UInt8]) -> [UInt8] {
        // Each byte takes at most two codes.
        unsafe [UInt8](unsafeUninitializedCapacity: 2 * text.count) { codes, count in
            forEachSymbol(in: text) { bytes, _, code in
                unsafe codes[count] = code
                count += 1
                guard code == SymbolTable.escape else { return }
                unsafe codes[count] = UInt8(truncatingIfNeeded: bytes)
                count += 1
            }
        }
    }

    /// Calls `body` with the bytes, length and code of each symbol of a text: the longest match at each position.
    @inline(__always)
    private func forEachSymbol(in text: [UInt8], _ body: (UInt64, Int, UInt8) -> Void) {
        unsafe text.withUnsafeBytes { text in
            unsafe starts.withUnsafeBufferPointer { starts in
                unsafe byPair.withUnsafeBufferPointer { entries in
                    var place = 0
                    while place < text.count {
                        let next = unsafe SymbolEncoder.eightBytes(of: text, from: place)
                        let pair = Int(next & 0xFFFF)
                        var entry = unsafe Int(starts[pair])
                        let end = unsafe Int(starts[pair + 1])
                        while entry < end,
                            unsafe next & entries[entry].mask != entries[entry].bytes
                                || entries[entry].length > text.count - place
                        {
                            entry += 1
                        }
                        if entry < end {
                            unsafe body(entries[entry].bytes, entries[entry].length, entries[entry].code)
                            unsafe place += entries[entry].length
                        } else {
                            body(next & 0xFF, 1, single[Int(next & 0xFF)])
                            place += 1
                        }
                    }
                }
            }
        }
    }

    /// Returns the next eight bytes, the first one lowest, padded with 0 after the end.
    @inline(__always)
    private static func eightBytes(of text: UnsafeRawBufferPointer, from place: Int) -> UInt64 {
        if place + 8 <= text.count {
            return unsafe UInt64(littleEndian: text.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        }
        return unsafe text[place...].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
