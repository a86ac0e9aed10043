import Language

extension Language {
    /// The languages with a stemmer; words of other languages are stemmed like English ones.
    static let stemmed: [Language] = [.english, .german]

    /// Replaces a word by its stem in this language; returns the stem's hash in postings.
    ///
    /// German stems have their own hash seed, so that an English "off" does not match the German stem of "offer". Words with other than
    /// German letters (numbers, addresses, other scripts) have the same hash in all languages. The word comes from the tokenizer, with
    /// umlauts.
    func stem(_ word: inout [UInt8]) -> UInt64 {
        if self == .german, Language.isGermanSpelling(word) {
            GermanStemmer().stem(&word)
            return StableHash.of(word, seed: Language.germanSeed)
        }
        // Accents are removed first, so that "résumé" and "resume" have one stem.
        if word.contains(0xC3) { Umlauts.fold(&word) }
        EnglishStemmer().stem(&word)
        return StableHash.of(word)
    }

    /// Returns the stem of a word in this language.
    public func stem(of word: String) -> String {
        var bytes = Array(word.lowercased().utf8)
        _ = stem(&bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the hash of a stem of this language in postings.
    public func hash(ofStem stem: String) -> UInt64 {
        self == .german ? StableHash.of(Array(stem.utf8), seed: Language.germanSeed) : StableHash.of(stem.utf8)
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
    static func of(_ bytes: [UInt8], seed: UInt64) -> UInt64 {
        var hash = StableHash(seed: seed)
        hash.combine(bytes)
        return hash.value
    }
}
