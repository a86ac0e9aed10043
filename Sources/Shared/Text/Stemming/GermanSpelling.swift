/// The German stemmer's spelling of a word: one byte for each German letter.
///
/// ä, ö and ü are written `{`, `|` and `}`, as in the German variant of ASCII (DIN 66003); ß is written `ss`. A `u` or `y` between vowels,
/// which counts as a consonant, is a capital.
enum GermanSpelling {
    static let consonantU = UInt8(ascii: "U")
    private static let consonantY = UInt8(ascii: "Y")
    private static let umlautA = UInt8(ascii: "{")
    private static let umlautO = UInt8(ascii: "|")
    private static let umlautU = UInt8(ascii: "}")

    @inline(__always)
    static func isVowel(_ byte: UInt8) -> Bool { ("aeiouy{|}" as EndingLetters).contains(byte) }

    /// Rewrites a lower-cased word in this spelling; it never becomes longer.
    static func encode(_ word: inout [UInt8]) {
        if word.contains(0xC3) { joinLetters(&word) }
        markConsonants(&word)
        joinUmlauts(&word)
    }

    /// Rewrites an encoded stem in UTF-8 without umlauts.
    static func decode(_ stem: inout [UInt8]) {
        for place in stem.indices {
            switch stem[place] {
            case umlautA: stem[place] = UInt8(ascii: "a")
            case umlautO: stem[place] = UInt8(ascii: "o")
            case umlautU, consonantU: stem[place] = UInt8(ascii: "u")
            case consonantY: stem[place] = UInt8(ascii: "y")
            default: break
            }
        }
    }

    private static func joinLetters(_ word: inout [UInt8]) {
        replacePairs(&word) { first, second in
            guard first == 0xC3 else { return nil }
            switch second {
            case 0xA4: return umlautA
            case 0xB6: return umlautO
            case 0xBC: return umlautU
            default: return nil
            }
        }
        for place in word.indices.dropLast() where word[place] == 0xC3 && word[place + 1] == 0x9F {
            word[place] = UInt8(ascii: "s")
            word[place + 1] = UInt8(ascii: "s")
        }
    }

    private static func markConsonants(_ word: inout [UInt8]) {
        for place in word.indices.dropFirst().dropLast() where ("uy" as EndingLetters).contains(word[place]) {
            guard isVowel(word[place - 1]), isVowel(word[place + 1]) else { continue }
            word[place] = word[place] == UInt8(ascii: "u") ? consonantU : consonantY
        }
    }

    /// Replaces `ae`, `oe` and `ue` by umlauts, but not the `ue` of `que`.
    private static func joinUmlauts(_ word: inout [UInt8]) {
        var last: UInt8 = 0
        replacePairs(&word) { first, second in
            defer { last = first }
            guard second == UInt8(ascii: "e") else { return nil }
            switch first {
            case UInt8(ascii: "a"): return umlautA
            case UInt8(ascii: "o"): return umlautO
            case UInt8(ascii: "u"): return last == UInt8(ascii: "q") ? nil : umlautU
            default: return nil
            }
        }
    }

    /// Replaces pairs of neighbouring bytes, from left to right, by one byte; a pair remains if `replacement` returns nil.
    @inline(__always)
    private static func replacePairs(_ word: inout [UInt8], replacement: (UInt8, UInt8) -> UInt8?) {
        var (source, target) = (0, 0)
        while source < word.count {
            let joined = source + 1 < word.count ? replacement(word[source], word[source + 1]) : nil
            word[target] = joined ?? word[source]
            source += joined == nil ? 1 : 2
            target += 1
        }
        word.removeLast(source - target)
    }
}
