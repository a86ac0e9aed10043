/// The first letters of some words, as bits: a cheap test that tells most texts without all of these words apart.
public struct WordBeginnings: Sendable {
    private let bits: UInt64

    /// Notes the beginnings of English stems; a stem begins with the first two letters of each of its words.
    public init(ofStems stems: [String]) {
        bits = stems.reduce(0) { bits, stem in
            let letters = Array(stem.utf8.prefix(3))
            guard letters.count == 3, letters.allSatisfy({ $0.isASCIIWord }) else { return bits }
            return bits | WordBeginnings.bit(letters[0], letters[1])
        }
    }

    /// Returns whether a text may have words with all of these beginnings.
    ///
    /// - Parameter text: Any text.
    /// - Returns: False only if a word is certainly missing.
    public func mayAllBe(in text: String) -> Bool { bits == 0 || WordBeginnings.bits(in: text) & bits == bits }

    /// Returns whether two texts together, such as a title and a path, may have words with all of these beginnings.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - other: Another one.
    /// - Returns: False only if a word is certainly missing.
    public func mayAllBe(in text: String, and other: String) -> Bool {
        guard bits != 0 else { return true }
        return (WordBeginnings.bits(in: text) | WordBeginnings.bits(in: other)) & bits == bits
    }

    /// Returns the beginnings of the words of a text; all if it has other letters, which may be folded to these.
    private static func bits(in text: String) -> UInt64 {
        let utf8 = text.utf8Span.span
        var (found, isInside) = (UInt64(0), false)
        for place in utf8.indices {
            let byte = utf8[place]
            if byte >= 0x80 { return .max }
            let isLetter = byte.isASCIIWord
            if isLetter, !isInside, place + 1 < utf8.count {
                found |= WordBeginnings.bit(WordBeginnings.lower(byte), WordBeginnings.lower(utf8[place + 1]))
            }
            isInside = isLetter
        }
        return found
    }

    @inline(__always)
    private static func lower(_ byte: UInt8) -> UInt8 { byte.isASCIICapital ? byte | 0x20 : byte }

    @inline(__always)
    private static func bit(_ first: UInt8, _ second: UInt8) -> UInt64 {
        1 << (UInt64(first &* 7 &+ second) & 63)
    }
}
