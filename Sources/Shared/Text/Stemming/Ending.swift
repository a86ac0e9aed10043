/// At most eight ASCII characters, packed so that comparing them with the end of a word is one operation.
struct Ending: ExpressibleByStringLiteral, Sendable {
    /// The characters, the last one in the lowest byte.
    let characters: UInt64
    /// All bits of the bytes that `characters` uses.
    let mask: UInt64
    /// How many characters there are, 0 … 8.
    let count: Int

    /// The ending that a literal spells.
    ///
    /// - Parameter text: At most eight ASCII characters.
    @inline(__always)
    init(stringLiteral text: StaticString) {
        characters = text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt64($1) } }
        count = text.utf8CodeUnitCount
        mask = count == 0 ? 0 : UInt64.max >> UInt64(64 - 8 * count)
    }
}

/// Some of the letters a … z and of the characters `` `{|}~ ``.
struct EndingLetters: ExpressibleByStringLiteral, Sendable {
    private let bits: UInt32

    /// The letters that a literal holds.
    ///
    /// - Parameter text: Letters and characters of that range in any order.
    @inline(__always)
    init(stringLiteral text: StaticString) {
        bits = text.withUTF8Buffer { $0.reduce(0) { $0 | 1 << UInt32($1 & 31) } }
    }

    /// Whether a byte is one of the letters.
    ///
    /// - Parameter byte: Any byte of UTF-8 text.
    /// - Returns: False for everything but the letters of the set.
    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        byte & 0b1110_0000 == 0b0110_0000 && bits >> UInt32(byte & 31) & 1 == 1
    }
}

/// What to do with one ending of a word.
struct EndingRule: Sendable {
    /// The ending that is looked for.
    let ending: Ending
    /// What stands there afterwards.
    let replacement: Ending
    /// Where the ending has to lie.
    let region: StemBuffer.Region
    /// The letters of which one has to stand before the ending; nil where anything may.
    let predecessors: EndingLetters?

    /// A rule for one ending.
    ///
    /// - Parameters:
    ///   - ending: The ending that is looked for.
    ///   - replacement: What stands there afterwards.
    ///   - region: Where the ending has to lie.
    ///   - predecessors: The letters of which one has to stand before it.
    init(
        _ ending: Ending, _ replacement: Ending, in region: StemBuffer.Region, after predecessors: EndingLetters? = nil
    ) {
        self.ending = ending
        self.replacement = replacement
        self.region = region
        self.predecessors = predecessors
    }
}
