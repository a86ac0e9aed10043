import Text

/// Frequent pieces of texts, up to eight bytes each, that are stored as one byte; trained by `SymbolEncoder`.
///
/// Texts are decoded independently, by copying. A byte without a symbol follows an escape.
///
/// Source: Boncz, Neumann and Leis, "FSST: Fast Random Access String Compression", PVLDB 13(11), 2020, doi:10.14778/3407790.3407851.
struct SymbolTable: Sendable {
    let symbols: [Symbol]

    static let mostSymbols = 255
    static let escape: UInt8 = 255

    struct Symbol: Hashable {
        /// The first byte is lowest; padded with 0.
        var bytes: UInt64
        var length: Int

        static func mask(_ length: Int) -> UInt64 { length >= 8 ? .max : 1 << UInt64(8 * length) - 1 }

        /// Returns the concatenation with another symbol; nil above eight bytes.
        func followed(by other: Symbol) -> Symbol? {
            guard length + other.length <= 8 else { return nil }
            return Symbol(bytes: bytes | other.bytes << UInt64(8 * length), length: length + other.length)
        }
    }

    init(_ symbols: [Symbol]) { self.symbols = symbols }

    /// Reads a stored table: nine bytes per symbol, for length and bytes.
    init(stored: Span<UInt8>) {
        symbols = stride(from: 0, to: min(stored.count, SymbolTable.mostSymbols * 9) - 8, by: 9).map { place in
            let length = min(8, max(1, Int(stored[place])))
            return Symbol(bytes: stored.word(at: place + 1) & Symbol.mask(length), length: length)
        }
    }

    var stored: [UInt8] { symbols.flatMap { [UInt8($0.length)] + [$0.bytes.littleEndian].storedBytes } }

    /// Decodes a text of `size` bytes; further output is dropped.
    func text(of codes: Span<UInt8>, size: Int) -> String {
        // Eight bytes are written per symbol, whatever its length.
        let size = min(size, 8 * codes.count)
        return unsafe String(unsafeUninitializedCapacity: size + 8) { text in
            guard let base = UnsafeMutableRawPointer(text.baseAddress) else { return 0 }
            var (count, place) = (0, 0)
            while place < codes.count, count < size {
                let code = codes[place]
                if code != SymbolTable.escape {
                    guard Int(code) < symbols.count else { break }
                    let symbol = symbols[Int(code)]
                    unsafe base.storeBytes(of: symbol.bytes.littleEndian, toByteOffset: count, as: UInt64.self)
                    (count, place) = (count + symbol.length, place + 1)
                } else {
                    guard place + 1 < codes.count else { break }
                    unsafe base.storeBytes(of: codes[place + 1], toByteOffset: count, as: UInt8.self)
                    (count, place) = (count + 1, place + 2)
                }
            }
            return min(count, size)
        }
    }
}
