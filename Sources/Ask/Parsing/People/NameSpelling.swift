import Text

/// Spellings of names for comparison: lower case, without accents, apostrophes and combining marks.
enum NameSpelling {
    /// Returns the folded form of a word; lower-case ASCII letters are returned unchanged.
    static func fold(_ word: String) -> String {
        if word.utf8.allSatisfy({ (97...122).contains($0 | 0x20) && $0 < 0x80 }) {
            return word.utf8.allSatisfy { $0 >= 97 } ? word : word.lowercased()
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(word.utf8.count)
        for scalar in word.unicodeScalars { append(scalar, to: &bytes) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        switch scalar.value {
        case 0x27, 0x2BC, 0x2018, 0x2019, 0x300...0x36F: break
        case 0x218, 0x219: bytes.append(UInt8(ascii: "s"))
        case 0x21A, 0x21B: bytes.append(UInt8(ascii: "t"))
        case 0x1A0, 0x1A1: bytes.append(UInt8(ascii: "o"))
        case 0x1AF, 0x1B0: bytes.append(UInt8(ascii: "u"))
        case 0x1CD...0x1DC: bytes.append(pinyin[Int(scalar.value) - 0x1CD])
        case 0x1EA0...0x1EF9: bytes.append(vietnamese[Int(scalar.value) - 0x1EA0])
        default: LetterFolding.append(scalar, to: &bytes)
        }
    }

    /// The base letters of U+01CD … U+01DC.
    private static let pinyin = Array("aaiioouuuuuuuuuu".utf8)

    /// The base letters of U+1EA0 … U+1EF9.
    private static let vietnamese: [UInt8] = [("a", 24), ("e", 16), ("i", 4), ("o", 24), ("u", 14), ("y", 8)].flatMap {
        Array(String(repeating: $0, count: $1).utf8)
    }

    /// Returns the 64-bit hash of a folded word as its lookup key; collisions are not handled.
    static func key(_ folded: String) -> UInt64 { StableHash.of(folded.utf8) }

    /// Returns the lookup key of initials, distinct from that of words.
    static func key(initials: String) -> UInt64 { key(initialsOf: CollectionOfOne(initials), letters: .max) }

    static func key(initialsOf words: some Sequence<String>, letters: Int = 1) -> UInt64 {
        var hash = StableHash(seed: 1)
        for word in words {
            for scalar in word.unicodeScalars.prefix(letters) { hash.combine(UTF8.encode(scalar) ?? .init()) }
        }
        return hash.value
    }

    /// Returns the folded form with umlauts spelt out: `juergen` for "Jürgen", `haakan` for "Håkan"; nil without umlauts.
    static func speltOut(_ word: String) -> String? {
        if word.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(word.utf8.count)
        var isSpeltOut = false
        for scalar in word.unicodeScalars {
            append(scalar, to: &bytes)
            guard let vowel = secondVowel(scalar, behind: bytes.last) else { continue }
            bytes.append(vowel)
            isSpeltOut = true
        }
        return isSpeltOut ? String(decoding: bytes, as: UTF8.self) : nil
    }

    /// Returns the letter that is added after the vowel of an umlaut; the umlaut may be a combining mark.
    private static func secondVowel(_ scalar: Unicode.Scalar, behind vowel: UInt8?) -> UInt8? {
        let (a, e, o, u) = (UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "o"), UInt8(ascii: "u"))
        switch scalar {
        case "ä", "ö", "ü", "ø", "Ä", "Ö", "Ü", "Ø": return e
        case "å", "Å": return a
        case "\u{308}" where vowel == a || vowel == o || vowel == u: return e
        case "\u{30A}" where vowel == a: return a
        default: return nil
        }
    }

    /// Returns the word with spelt-out umlauts as plain vowels, `jurgen` for "Juergen"; nil if there are none.
    ///
    /// Vowels at the end or before a final l remain, as in Joe, Sue and Samuel.
    static func contracted(_ folded: String) -> String? {
        var before: UInt8 = 0
        var mayBeSpeltOut = false
        for byte in folded.utf8 {
            mayBeSpeltOut = mayBeSpeltOut || isSpeltOut(before, byte)
            before = byte
        }
        guard mayBeSpeltOut else { return nil }
        let letters = Array(folded.utf8)
        var result: [UInt8] = []
        var place = 0
        while place < letters.count {
            result.append(letters[place])
            place += isSpeltOut(letters, at: place) ? 2 : 1
        }
        return result.count < letters.count ? String(decoding: result, as: UTF8.self) : nil
    }

    private static func isSpeltOut(_ letters: [UInt8], at place: Int) -> Bool {
        guard place + 2 < letters.count, place == 0 || letters[place - 1] != UInt8(ascii: "q") else { return false }
        if place + 3 == letters.count, letters[place + 2] == UInt8(ascii: "l") { return false }
        return isSpeltOut(letters[place], letters[place + 1])
    }

    private static func isSpeltOut(_ vowel: UInt8, _ next: UInt8) -> Bool {
        let (a, e, o, u) = (UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "o"), UInt8(ascii: "u"))
        return next == e && (vowel == a || vowel == o || vowel == u) || next == a && vowel == a
    }
}
