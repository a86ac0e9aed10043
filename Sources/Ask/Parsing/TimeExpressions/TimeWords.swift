/// The words of one language that make up time expressions.
///
/// Another language is another table: nothing in the grammar knows words, only terms.
public struct TimeWords: Sendable {
    /// Single words, lower case with straight apostrophes.
    let single: [String: TimeWord]
    /// Phrases of several tokens, joined by blanks, without apostrophes.
    let phrases: [String: TimeWord]
    /// The number of tokens in the longest phrase that begins with a word.
    let phraseLengths: [String: Int]
    /// Units and weekdays in the plural; without a count they are a few of them.
    let plurals: Set<String>
    /// Words that show that a question looks back or ahead.
    let tenseWords: [String: TenseWord]
    /// Endings of verbs in the past, such as "ed".
    let pastEndings: [String]
    /// Whether "half four" is half past three.
    let isHalfBefore: Bool
    /// Whether numbers with dots are dates with the day first, also without a year: 3.4.
    let hasDottedDates: Bool

    init(
        single: [String: TimeWord], phrases: [String: TimeWord], plurals: Set<String>,
        tenseWords: [String: TenseWord], pastEndings: [String], isHalfBefore: Bool, hasDottedDates: Bool
    ) {
        self.single = single
        self.phrases = phrases
        self.plurals = plurals
        self.tenseWords = tenseWords
        self.pastEndings = pastEndings
        self.isHalfBefore = isHalfBefore
        self.hasDottedDates = hasDottedDates
        var lengths: [String: Int] = [:]
        for phrase in phrases.keys {
            let words = phrase.split(separator: " ")
            guard let first = words.first else { continue }
            lengths[String(first)] = max(lengths[String(first)] ?? 0, words.count)
        }
        phraseLengths = lengths
    }

    func word(_ lower: String) -> TimeWord? { single[lower] }
    func phrase(_ key: String) -> TimeWord? { phrases[key] }
    func longestPhrase(startingWith lower: String) -> Int? {
        phraseLengths[lower.utf8.contains(39) ? lower.filter { $0 != "'" } : lower]
    }

    /// Merges groups of words, and groups that need care, into one table.
    static func table(
        plain: [[String: TimeTerm]], cared: [(TimeWord.Care, [String: TimeTerm])]
    ) -> [String: TimeWord] {
        var table: [String: TimeWord] = [:]
        table.reserveCapacity(512)
        for group in plain {
            for (word, term) in group { table[word] = TimeWord(term) }
        }
        for (care, group) in cared {
            for (word, term) in group { table[word] = TimeWord(term, care) }
        }
        return table
    }

    /// The table of a language.
    ///
    /// - Parameter language: A language with a table.
    /// - Returns: Its words; built on first use.
    static func table(for language: TimeLanguage) -> TimeWords {
        switch language {
        case .english: english
        case .german: german
        }
    }
}
