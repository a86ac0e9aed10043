extension StringProtocol {
    /// The number of characters, as `count` says it, but found quickly where none of them can be more than one scalar of Unicode.
    public var characterCount: Int {
        if let simple = utf8.withContiguousStorageIfAvailable(CharacterCount.ofSimpleText), let simple { return simple }
        return count
    }
}

/// Counts the characters of text in which each scalar is a character of its own.
enum CharacterCount {
    /// The number of characters; nil where some may be joined of several scalars.
    static func ofSimpleText(_ utf8: UnsafeBufferPointer<UInt8>) -> Int? {
        let bytes = UnsafeRawBufferPointer(utf8)
        var count = 0
        var index = 0
        while index < bytes.count {
            if index + 8 <= bytes.count, isPlain(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
                count += 8
                index += 8
            } else {
                let length = simpleLength(bytes, at: index)
                guard length > 0 else { return nil }
                count += 1
                index += length
            }
        }
        return count
    }

    /// Whether eight bytes are ASCII without a carriage return, which a line feed would join.
    @inline(__always)
    private static func isPlain(_ word: UInt64) -> Bool {
        let other = word ^ 0x0d0d_0d0d_0d0d_0d0d
        let returns = (other &- 0x0101_0101_0101_0101) & ~other
        return (word | returns) & 0x8080_8080_8080_8080 == 0
    }

    /// The bytes of a scalar that nothing before or behind it can join, but for a scalar that is not simple itself; 0 for all others.
    ///
    /// Source: Unicode Standard Annex 29, property Grapheme_Cluster_Break "Other".
    private static func simpleLength(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int {
        switch bytes[index] {
        case 0x0D: 0
        case 0...0x7F: 1
        // U+00A0 … U+00BF without the soft hyphen; Latin letters up to U+024F.
        case 0xC2: bytes[index + 1] >= 0xA0 && bytes[index + 1] != 0xAD ? 2 : 0
        case 0xC3...0xC8: 2
        case 0xC9: bytes[index + 1] < 0x90 ? 2 : 0
        case 0xE2: isSimpleSign(bytes[index + 1], bytes[index + 2]) ? 3 : 0
        // Kana without the marks that change the voice; Han.
        case 0xE3: bytes[index + 1] == 0x81 || bytes[index + 1] == 0x83 ? 3 : 0
        case 0xE4...0xE9: 3
        default: 0
        }
    }

    /// Whether the second and third byte behind E2 are a dash, quote, bullet or ellipsis, a currency, an arrow or a sign of mathematics.
    private static func isSimpleSign(_ second: UInt8, _ third: UInt8) -> Bool {
        switch second {
        case 0x80: (0x90...0xA7).contains(third) || third >= 0xB0
        case 0x82: third >= 0xA0
        case 0x86...0x8B: true
        default: false
        }
    }
}
