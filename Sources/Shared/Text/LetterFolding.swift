/// Folds letters for matching: lower case, without diacritics; `ß` becomes `ss`.
///
/// Only the folded form is changed; the text itself is kept for display.
public enum LetterFolding {
    /// How a character takes part in words.
    enum LetterClass {
        /// Not part of a word.
        case separator
        /// A letter or digit of a script that separates words.
        case letter
        /// A letter of a script without spaces between words (Han, Kana, Thai …): matched by pairs.
        case unspaced
        /// A mark that is dropped inside a word.
        case mark
    }

    static func letterClass(of scalar: Unicode.Scalar) -> LetterClass {
        switch scalar.value {
        case 0x300...0x36F, 0x200C, 0x200D, 0xFE00...0xFE0F, 0xAD: .mark
        case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xF900...0xFAFF, 0x20000...0x3FFFF:
            scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
                ? .unspaced : .separator
        default:
            scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal ? .letter : .separator
        }
    }

    /// Appends the folded form of one character.
    ///
    /// - Parameters:
    ///   - scalar: Any letter or digit.
    ///   - bytes: Gets the folded form as UTF-8.
    public static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        if scalar.isASCII {
            let byte = UInt8(scalar.value)
            bytes.append((65...90).contains(byte) ? byte | 0x20 : byte)
            return
        }
        for lowered in scalar.properties.lowercaseMapping.unicodeScalars where letterClass(of: lowered) != .mark {
            appendFolded(lowered, to: &bytes)
        }
    }

    /// The folded form of a text, other characters kept as they are.
    ///
    /// - Parameter text: Any text.
    /// - Returns: Lower-case text without diacritics.
    public static func fold(_ text: some StringProtocol) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars where letterClass(of: scalar) != .mark { append(scalar, to: &bytes) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func appendFolded(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        let value = Int(scalar.value)
        if value >= 0xC0, value < 0xC0 + latinBase.count {
            let base = latinBase[value - 0xC0]
            if base != UInt8(ascii: "*") {
                bytes.append(base)
                return
            }
        }
        switch scalar {
        case "ß": bytes += [115, 115]
        case "æ": bytes += [97, 101]
        case "œ": bytes += [111, 101]
        case "þ": bytes += [116, 104]
        default: bytes += Array(String(scalar).utf8)
        }
    }

    /// The base letters of U+00C0 … U+017F; `*` where there is none.
    private static let latinBase: [UInt8] = Array(
        ("aaaaaa*ceeeeiiiidnooooo*ouuuuy**aaaaaa*ceeeeiiiidnooooo*ouuuuy*y"
            + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii**jjkkklllllll"
            + "lllnnnnnnnnnoooooo**rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)
}
