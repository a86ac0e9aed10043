import Text

/// Finds the name meant by a misspelt word: "wensday", "febuary", "yesturday".
struct Misspelling: Sendable {
    /// How strongly the word before suggests a time.
    enum Lead: Sendable {
        case none
        /// "In", before a month or something else.
        case weak
        /// "On", "last", "since".
        case strong
    }

    let words: TimeWords

    /// Returns the nearest name within the allowed distance of a lower-case word; short names need a lead.
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

    private func allowance(_ count: Int, _ lead: Lead) -> Int {
        if count >= 8 { return 2 }
        if count >= words.surestLength { return 1 }
        return lead == .strong || (lead == .weak && count == 7) ? 1 : 0
    }
}

/// A name that is long enough to be recognised when misspelt.
struct LongName: Sendable {
    let word: String
    let first: UInt8
    let count: Int
    let letters: LetterSet

    init(_ word: String) {
        self.word = word
        first = word.utf8.first ?? 0
        count = word.utf8.count
        letters = LetterSet(word)
    }
}

/// The set of letters in a word, a fast filter before computing the edit distance.
struct LetterSet: Sendable {
    private var bits: UInt64 = 0

    init(_ word: String) {
        for byte in word.utf8 { bits |= 1 << UInt64(byte & 63) }
    }

    /// Tells whether the given number of mistakes can explain the difference; each removes and adds at most one letter.
    func isNear(_ other: LetterSet, mistakes: Int) -> Bool {
        (bits ^ other.bits).nonzeroBitCount <= 2 * mistakes
    }
}
