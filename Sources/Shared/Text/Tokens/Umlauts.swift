/// ä, ö, ü and ß, which German also spells ae, oe, ue and ss; words keep them until the language is known.
enum Umlauts {
    /// Appends a letter in lower case if it is an umlaut or ß; returns whether it is.
    static func append(_ scalar: Unicode.Scalar, to word: inout [UInt8]) -> Bool {
        switch scalar {
        case "ä", "Ä": word += [0xC3, 0xA4]
        case "ö", "Ö": word += [0xC3, 0xB6]
        case "ü", "Ü": word += [0xC3, 0xBC]
        case "ß", "ẞ": word += [0xC3, 0x9F]
        default: return false
        }
        return true
    }

    /// Combines a diaeresis with the letter before it; returns whether an umlaut results.
    static func join(_ mark: Unicode.Scalar, to word: inout [UInt8]) -> Bool {
        guard mark == "\u{308}", let letter = word.last else { return false }
        let umlauts: [UInt8: Unicode.Scalar] = [97: "ä", 111: "ö", 117: "ü"]
        guard let umlaut = umlauts[letter] else { return false }
        word.removeLast()
        return append(umlaut, to: &word)
    }

    /// Replaces umlauts by their base letters, and ß by `ss`.
    static func fold(_ word: inout [UInt8]) {
        replace(in: &word) { second, folded in
            switch second {
            case 0xA4: folded.append(97)
            case 0xB6: folded.append(111)
            case 0xBC: folded.append(117)
            default: folded += [115, 115]
            }
        }
    }

    /// Returns a word with ae, oe, ue and ss.
    static func speltOut(_ word: [UInt8]) -> [UInt8] {
        var word = word
        replace(in: &word) { second, spelt in
            switch second {
            case 0xA4: spelt += [97, 101]
            case 0xB6: spelt += [111, 101]
            case 0xBC: spelt += [117, 101]
            default: spelt += [115, 115]
            }
        }
        return word
    }

    private static func replace(in word: inout [UInt8], with append: (UInt8, inout [UInt8]) -> Void) {
        guard let first = word.firstIndex(of: 0xC3) else { return }
        var result = Array(word[..<first])
        var place = first
        while place < word.count {
            if word[place] == 0xC3, place + 1 < word.count {
                append(word[place + 1], &result)
                place += 2
            } else {
                result.append(word[place])
                place += 1
            }
        }
        word = result
    }
}
