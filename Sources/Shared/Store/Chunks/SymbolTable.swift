/// Pieces of texts, of up to eight bytes each, for which one byte is written.
///
/// Any text can be read alone, and reading is copying. A byte that begins no piece is written behind an escape. `SymbolEncoder` finds the
/// pieces and writes texts.
///
/// Source: Boncz, Neumann and Leis, "FSST: Fast Random Access String Compression", PVLDB 13(11), 2020, doi:10.14778/3407790.3407851.
struct SymbolTable: Sendable {
    /// The symbols by code.
    let symbols: [Symbol]

    static let mostSymbols = 255
    static let escape: UInt8 = 255

    /// A piece of up to eight bytes.
    struct Symbol: Hashable {
        /// The first byte is the lowest; what is behind the last one is 0.
        var bytes: UInt64
        var length: Int

        /// The bits of so many bytes.
        static func mask(_ length: Int) -> UInt64 { length >= 8 ? .max : 1 << UInt64(8 * length) - 1 }

        /// A symbol and another behind it; nil where that is too long.
        func followed(by other: Symbol) -> Symbol? {
            guard length + other.length <= 8 else { return nil }
            return Symbol(bytes: bytes | other.bytes << UInt64(8 * length), length: length + other.length)
        }
    }

    init(_ symbols: [Symbol]) { self.symbols = symbols }

    /// Reads a stored table: nine bytes for each symbol, its length and its bytes.
    init(stored: UnsafeRawBufferPointer) {
        symbols = stride(from: 0, to: min(stored.count, SymbolTable.mostSymbols * 9) - 8, by: 9).map { place in
            let length = min(8, max(1, Int(stored[place])))
            let bytes = UInt64(littleEndian: stored.loadUnaligned(fromByteOffset: place + 1, as: UInt64.self))
            return Symbol(bytes: bytes & Symbol.mask(length), length: length)
        }
    }

    /// The table as it is stored.
    var stored: [UInt8] { symbols.flatMap { [UInt8($0.length)] + [$0.bytes.littleEndian].storedBytes } }

    /// The text of some codes.
    ///
    /// - Parameters:
    ///   - codes: What `SymbolEncoder` wrote.
    ///   - size: The bytes of the text; what codes make beyond them is left out.
    /// - Returns: The text.
    func text(of codes: UnsafeRawBufferPointer, size: Int) -> String {
        // Each symbol is written whole, with whatever is behind its last byte.
        let size = min(size, 8 * codes.count)
        return String(unsafeUninitializedCapacity: size + 8) { text in
            guard let base = UnsafeMutableRawPointer(text.baseAddress) else { return 0 }
            var (count, place) = (0, 0)
            while place < codes.count, count < size {
                let code = codes[place]
                if code != SymbolTable.escape {
                    guard Int(code) < symbols.count else { break }
                    let symbol = symbols[Int(code)]
                    base.storeBytes(of: symbol.bytes.littleEndian, toByteOffset: count, as: UInt64.self)
                    (count, place) = (count + symbol.length, place + 1)
                } else {
                    guard place + 1 < codes.count else { break }
                    base.storeBytes(of: codes[place + 1], toByteOffset: count, as: UInt8.self)
                    (count, place) = (count + 1, place + 2)
                }
            }
            return min(count, size)
        }
    }
}
