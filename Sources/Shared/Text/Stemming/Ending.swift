/// Up to eight ASCII characters, packed for one comparison with the end of a word.
///
/// The bytes of a `StaticString`, unlike those of a `String`, are packed at compile time.
struct Ending: ExpressibleByStringLiteral, Sendable {
    /// The last character is in the lowest byte.
    let characters: UInt64
    /// The mask of the bytes used in `characters`.
    let mask: UInt64
    let count: Int

    @inline(__always)
    init(stringLiteral text: StaticString) {
        characters = text.withUTF8Buffer { unsafe $0.reduce(0) { $0 << 8 | UInt64($1) } }
        count = text.utf8CodeUnitCount
        mask = count == 0 ? 0 : UInt64.max >> UInt64(64 - 8 * count)
    }

    func begins(_ word: [UInt8]) -> Bool {
        let start = word.prefix(count)
        return start.count == count && start.reduce(0) { $0 << 8 | UInt64($1) } == characters
    }
}

struct EndingLetters: ExpressibleByStringLiteral, Sendable {
    private let bits: UInt32

    /// Creates a set of characters from `a` … `z` and `` `{|}~ ``, in any order.
    @inline(__always)
    init(stringLiteral text: StaticString) {
        bits = text.withUTF8Buffer { unsafe $0.reduce(0) { $0 | 1 << UInt32($1 & 31) } }
    }

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        byte & 0b1110_0000 == 0b0110_0000 && bits >> UInt32(byte & 31) & 1 == 1
    }
}

struct EndingRule: Sendable {
    let ending: Ending
    let replacement: Ending
    let region: StemBuffer.Region
    /// The letters of which one must precede the ending; nil allows any.
    let predecessors: EndingLetters?

    init(
        _ ending: Ending, _ replacement: Ending, in region: StemBuffer.Region, after predecessors: EndingLetters? = nil
    ) {
        self.ending = ending
        self.replacement = replacement
        self.region = region
        self.predecessors = predecessors
    }
}
