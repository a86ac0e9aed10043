/// A language whose words are stemmed.
public enum TextLanguage: String, Hashable, Sendable, CaseIterable {
    case english, german

    /// Replaces a word by its stem in this language.
    ///
    /// German stems have hashes of their own, so that an English "off" is not found by the German stem of "offer". What is not spelt
    /// with German letters (numbers, addresses, other scripts) belongs to no language: its hash is the same in all.
    ///
    /// - Parameter word: A word as the tokenizer gives it, umlauts kept; afterwards its folded stem.
    /// - Returns: The hash under which postings know the stem.
    func stem(_ word: inout [UInt8]) -> UInt64 {
        if self == .german, TextLanguage.isGermanSpelling(word) {
            GermanStemmer().stem(&word)
            return StableHash.of(word, seed: TextLanguage.germanSeed)
        }
        // Accents go first: "résumé" and "resume" must have one stem.
        if word.contains(0xC3) { Umlauts.fold(&word) }
        EnglishStemmer().stem(&word)
        return StableHash.of(word)
    }

    /// The stem of a word in this language.
    public func stem(of word: String) -> String {
        var bytes = Array(word.lowercased().utf8)
        _ = stem(&bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The hash under which postings know a stem of this language.
    public func hash(ofStem stem: String) -> UInt64 {
        self == .german ? StableHash.of(Array(stem.utf8), seed: TextLanguage.germanSeed) : StableHash.of(stem.utf8)
    }

    private static let germanSeed: UInt64 = 0x6465

    private static func isGermanSpelling(_ word: [UInt8]) -> Bool {
        var isBehindLead = false
        for byte in word {
            let isUmlaut = isBehindLead && (byte == 0xA4 || byte == 0xB6 || byte == 0xBC || byte == 0x9F)
            guard isBehindLead ? isUmlaut : (97...122).contains(byte) || byte == 0xC3 else { return false }
            isBehindLead = byte == 0xC3 && !isBehindLead
        }
        return !isBehindLead
    }
}

extension StableHash {
    /// The hash of some bytes under a seed.
    static func of(_ bytes: [UInt8], seed: UInt64) -> UInt64 {
        var hash = StableHash(seed: seed)
        hash.combine(bytes)
        return hash.value
    }
}
