/// A run of characters of scripts without spaces: each pair of neighbours and each character is a word.
///
/// A character includes its marks: a vowel or tone of Thai, the voicing of Kana. Decomposed Korean syllables are composed.
struct UnspacedRun {
    private(set) var end: Int

    init(start: Int) { end = start }

    /// Reads the run; `body` gets the ranges and folded bytes of pairs and single characters.
    mutating func read(
        _ utf8: Span<UInt8>, _ body: (Range<Int>, Tokenizer.Traits, [UInt8]) -> Void
    ) {
        let start = end
        var previous: (range: Range<Int>, bytes: [UInt8])?
        while let character = nextCharacter(utf8) {
            if let previous {
                body(previous.range, [.unspaced, .single], previous.bytes)
                body(
                    previous.range.lowerBound..<character.range.upperBound, .unspaced, previous.bytes + character.bytes)
            }
            previous = character
        }
        guard let previous else { return }
        body(previous.range, previous.range.lowerBound == start ? .unspaced : [.unspaced, .single], previous.bytes)
    }

    private mutating func nextCharacter(_ utf8: Span<UInt8>) -> (range: Range<Int>, bytes: [UInt8])? {
        let start = end
        guard let (first, length) = nextScalar(utf8) else { return nil }
        var letter = first
        end += length
        var marks: [UInt8] = []
        while let (next, nextLength) = nextScalar(utf8) {
            if let joined = KanaAndHangul.joined(letter, next) {
                letter = joined
            } else if LetterFolding.extendsCharacter(next) {
                LetterFolding.append(next, to: &marks)
            } else {
                break
            }
            end += nextLength
        }
        var bytes: [UInt8] = []
        LetterFolding.append(letter, to: &bytes)
        return (start..<end, bytes + marks)
    }

    private func nextScalar(_ utf8: Span<UInt8>) -> (Unicode.Scalar, Int)? {
        guard end < utf8.count, utf8[end] >= 0x80, let (scalar, length) = utf8.scalar(at: end),
            LetterFolding.letterClass(of: scalar) == .unspaced
        else { return nil }
        return (scalar, length)
    }
}

/// Composes letters written in parts: voiced Kana, Korean syllables.
///
/// Source: The Unicode Standard, section 3.12, "Conjoining Jamo Behavior".
enum KanaAndHangul {
    static func joined(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
        switch second.value {
        case 0x3099, 0xFF9E: voiced(first, by: 1)
        case 0x309A, 0xFF9F: voiced(first, by: 2)
        case 0x1161...0x1175: syllable(first, vowel: second.value - 0x1161)
        case 0x11A8...0x11C2: syllable(first, final: second.value - 0x11A7)
        default: nil
        }
    }

    private static func voiced(_ kana: Unicode.Scalar, by step: UInt32) -> Unicode.Scalar? {
        let full = FoldingTables.base(of: kana).value
        // Hiragana are 0x60 below katakana; a voiced letter follows the unvoiced one.
        switch (full >= 0x30A0 ? full : full + 0x60, step) {
        case (0x30A6, 1): return Unicode.Scalar(full + 0x4E)
        case (0x30AB...0x30C8, 1), (0x30CF...0x30DD, _): return Unicode.Scalar(full + step)
        default: return nil
        }
    }

    private static func syllable(_ initial: Unicode.Scalar, vowel: UInt32) -> Unicode.Scalar? {
        guard (0x1100...0x1112).contains(initial.value) else { return nil }
        return Unicode.Scalar(0xAC00 + ((initial.value - 0x1100) * 21 + vowel) * 28)
    }

    private static func syllable(_ open: Unicode.Scalar, final: UInt32) -> Unicode.Scalar? {
        guard (0xAC00...0xD7A3).contains(open.value), (open.value - 0xAC00) % 28 == 0 else { return nil }
        return Unicode.Scalar(open.value + final)
    }
}
