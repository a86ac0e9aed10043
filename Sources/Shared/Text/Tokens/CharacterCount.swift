extension String {
    /// The number of characters, as in `count`, but fast if each is a single Unicode scalar.
    public var characterCount: Int { CharacterCount.ofSimpleText(utf8Span.span) ?? count }
}

extension Substring {
    /// The number of characters, as in `count`, but fast if each is a single Unicode scalar.
    public var characterCount: Int { CharacterCount.ofSimpleText(utf8Span.span) ?? count }
}

enum CharacterCount {
    /// Returns the number of characters; nil if some may have several scalars.
    static func ofSimpleText(_ bytes: Span<UInt8>) -> Int? {
        var count = 0
        var index = 0
        while index < bytes.count {
            if bytes.count - index >= 8, isPlain(bytes.word(at: index)) {
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

    /// Returns whether eight bytes are ASCII without a carriage return, which is one character together with a line feed.
    @inline(__always)
    private static func isPlain(_ word: UInt64) -> Bool {
        let other = word ^ 0x0d0d_0d0d_0d0d_0d0d
        let returns = (other &- 0x0101_0101_0101_0101) & ~other
        return (word | returns) & 0x8080_8080_8080_8080 == 0
    }

    /// Returns the length in bytes of a scalar that never joins its neighbours unless the neighbour is not simple; 0 for others.
    ///
    /// Source: Unicode Standard Annex 29, property Grapheme_Cluster_Break "Other".
    private static func simpleLength(_ bytes: Span<UInt8>, at index: Int) -> Int {
        switch bytes[index] {
        case 0x0D: 0
        case 0...0x7F: 1
        // U+00A0 … U+00BF without the soft hyphen; Latin letters up to U+024F.
        case 0xC2: bytes[index + 1] >= 0xA0 && bytes[index + 1] != 0xAD ? 2 : 0
        case 0xC3...0xC8: 2
        case 0xC9: bytes[index + 1] < 0x90 ? 2 : 0
        case 0xE2: isSimpleSign(bytes[index + 1], bytes[index + 2]) ? 3 : 0
        // Kana without voicing marks; Han.
        case 0xE3: bytes[index + 1] == 0x81 || bytes[index + 1] == 0x83 ? 3 : 0
        case 0xE4...0xE9: 3
        default: 0
        }
    }

    /// Returns whether the two bytes after E2 form a dash, quote, bullet, ellipsis, currency sign, arrow or mathematical sign.
    private static func isSimpleSign(_ second: UInt8, _ third: UInt8) -> Bool {
        switch second {
        case 0x80: (0x90...0xA7).contains(third) || third >= 0xB0
        case 0x82: third >= 0xA0
        case 0x86...0x8B: true
        default: false
        }
    }
}
