import Text

/// Finds the name that a misspelt word was meant to be: wensday, febuary, yesturday.
struct Misspelling: Sendable {
    /// How much the word before makes one expect the name of a time.
    enum Lead: Sendable {
        case none
        /// In: a month may follow, and much else.
        case weak
        /// On, last, since.
        case strong
    }

    let words: TimeWords

    /// The name meant by an unknown word.
    ///
    /// - Parameters:
    ///   - word: A word of a question in lower case.
    ///   - lead: Whether it stands where a time is expected; only there are short names known by a wrong letter.
    /// - Returns: The one name of the table that is near enough; nil where none is.
    func name(of word: String, behind lead: Lead) -> String? {
        let bytes = word.utf8
        guard bytes.count >= 5, let first = bytes.first else { return nil }
        let letters = LetterSet(word)
        var best: (name: String, distance: Int)?
        for name in words.names where name.first == first {
            let allowed = allowance(name.count, lead)
            guard allowed > 0, abs(name.count - bytes.count) <= allowed, letters.isNear(name.letters, mistakes: allowed)
            else { continue }
            let distance = EditDistance.between(word, name.word)
            if distance <= allowed, distance < best?.distance ?? .max { best = (name.word, distance) }
        }
        return best?.name
    }

    /// How many letters may be wrong.
    private func allowance(_ count: Int, _ lead: Lead) -> Int {
        if count >= 9 { return 2 }
        if count == 8 { return lead == .none ? 1 : 2 }
        if count >= words.surestLength { return 1 }
        return lead == .strong || (lead == .weak && count == 7) ? 1 : 0
    }
}

/// A name that is long enough to be known when misspelt.
struct LongName: Sendable {
    let word: String
    /// Its first byte, which people get right.
    let first: UInt8
    /// Its length in bytes.
    let count: Int
    let letters: LetterSet

    init(_ word: String) {
        self.word = word
        first = word.utf8.first ?? 0
        count = word.utf8.count
        letters = LetterSet(word)
    }
}

/// Which letters a word has, to pass over most words without counting what is wrong in them.
struct LetterSet: Sendable {
    private var bits: UInt64 = 0

    init(_ word: String) {
        for byte in word.utf8 { bits |= 1 << UInt64(byte & 63) }
    }

    /// Whether so few mistakes could turn one into the other: each can take one letter away and bring one in.
    func isNear(_ other: LetterSet, mistakes: Int) -> Bool {
        (bits ^ other.bits).nonzeroBitCount <= 2 * mistakes
    }
}
