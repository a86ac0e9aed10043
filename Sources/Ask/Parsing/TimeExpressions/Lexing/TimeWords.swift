import Text

/// The words of one language that make up time expressions.
///
/// Another language is another table: nothing in the grammar knows words, only terms.
struct TimeWords: Sendable {
    /// All that the table says of one word, so that a token is looked up once.
    struct Entry: Sendable {
        /// What it means alone; nil where it only begins phrases or tells the tense.
        var word: TimeWord?
        /// What it tells about the tense.
        var tense: TenseWord?
        /// Whether it is a unit or a weekday in the plural.
        var isPlural = false
        /// The first of the phrases that begin with it; `Phrase.none` where none does.
        var firstPhrase = Phrase.none
    }

    /// Several words with one meaning.
    struct Phrase: Sendable {
        /// Says that there is no phrase.
        static let none: Int16 = -1

        /// The words behind the first one, without apostrophes: their places in `tails`.
        let tail: Range<Int>
        let word: TimeWord
        /// Another phrase with the same first word.
        let next: Int16
    }

    /// Entries by the hash of a word, in lower case with straight apostrophes; a phrase begins with a word without apostrophes.
    private var entries = HashTable<Entry>(capacity: 1300)
    /// Entries of words with accents, which may be typed as one character or as two.
    private var accented: [String: Entry] = [:]
    private(set) var phrases: [Phrase] = []
    /// The words of all phrases behind their first ones.
    private(set) var tails: [String] = []
    /// Names long enough to be known when misspelt.
    let names: [LongName]
    /// From how many letters on a name is known by a wrong letter wherever it stands.
    let surestLength: Int
    /// Words that may be written together with the one behind them: lastweek, Montagabend.
    let compoundHeads: [String]
    /// Endings of verbs in the past, such as "ed".
    let pastEndings: [String]
    /// Endings of contracted future forms, such as "'ll".
    let futureEndings: [String]
    /// Whether "half four" is half past three.
    let isHalfBefore: Bool
    /// Whether "Christmas party" is written as two words.
    let partsCompounds: Bool
    /// Whether numbers with dots are dates with the day first, also without a year: 3.4.
    let hasDottedDates: Bool

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

    /// What the table says of a word, in lower case with straight apostrophes.
    func entry(of word: String) -> Entry? {
        var hash = StableHash()
        for byte in word.utf8 {
            guard byte < 128 else { return accented[word] }
            hash.combine(byte)
        }
        return entries[hash.value]
    }
}

/// The words of a language as they are written down.
struct TimeWordList {
    typealias Terms = KeyValuePairs<String, TimeTerm>

    var words: [Terms]
    /// Words that need care before they are times.
    var caredFor: [(care: TimeWord.Care, words: Terms)]
    /// Phrases of several tokens, joined by blanks, without apostrophes.
    var phrases: [Terms]
    /// Units and weekdays in the plural; without a count they are a few of them.
    var plurals: [String]
    /// Words that show that a question looks back or ahead.
    var tenses: KeyValuePairs<String, TenseWord>
    var pastEndings: [String] = []
    var futureEndings: [String] = []
    var compoundHeads: [String] = []
    /// Names shorter than this resemble other words and names too much to be looked for everywhere.
    var surestLength = 7
    var isHalfBefore = false
    var partsCompounds = true
    var hasDottedDates = false
}

extension TimeWords {
    /// Names shorter than this are not looked for behind misspellings.
    private static let shortestMisspelt = 6

    init(_ list: TimeWordList) {
        names = TimeWords.names(list)
        surestLength = list.surestLength
        compoundHeads = list.compoundHeads
        pastEndings = list.pastEndings
        futureEndings = list.futureEndings
        isHalfBefore = list.isHalfBefore
        partsCompounds = list.partsCompounds
        hasDottedDates = list.hasDottedDates
        for words in list.words {
            for (word, term) in words { add(word) { $0.word = TimeWord(term) } }
        }
        for (care, words) in list.caredFor {
            for (word, term) in words { add(word) { $0.word = TimeWord(term, care) } }
        }
        for (word, tense) in list.tenses { add(word) { $0.tense = tense } }
        for word in list.plurals where entry(of: word) != nil { add(word) { $0.isPlural = true } }
        phrases.reserveCapacity(400)
        tails.reserveCapacity(1000)
        for phrases in list.phrases {
            for (phrase, term) in phrases { add(phrase: phrase, TimeWord(term)) }
        }
        // Sorted, for two words may share a form.
        for (word, entry) in accented.sorted(by: { $0.key < $1.key }) {
            for form in UmlautSpelling.forms(of: word) where self.entry(of: form) == nil { add(form) { $0 = entry } }
        }
    }

    private mutating func add(_ word: String, _ change: (inout Entry) -> Void) {
        guard word.utf8.allSatisfy({ $0 < 128 }) else { return change(&accented[word, default: Entry()]) }
        let place = entries.place(of: StableHash.of(word.utf8), adding: Entry())
        var entry = entries.values[place]
        change(&entry)
        entries.values[place] = entry
    }

    /// Adds a phrase; those with the same first word are chained together.
    private mutating func add(phrase: String, _ word: TimeWord) {
        let start = tails.count
        var first: String?
        var rest = phrase.utf8[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: " ")) ?? rest.endIndex
            if first == nil {
                first = String(Substring(rest[..<end]))
            } else {
                tails.append(String(Substring(rest[..<end])))
            }
            rest = rest[end...].dropFirst()
        }
        guard let first else { return }
        let next = entry(of: first)?.firstPhrase ?? Phrase.none
        let place = Int16(phrases.count)
        add(first) { $0.firstPhrase = place }
        phrases.append(Phrase(tail: start..<tails.count, word: word, next: next))
    }

    private static func names(_ list: TimeWordList) -> [LongName] {
        list.words.joined()
            .filter { $0.key.utf8.count >= shortestMisspelt && $0.value.isLongName && !list.plurals.contains($0.key) }
            .map { LongName($0.key) }
    }
}

extension TimeTerm {
    /// Whether its words are names that nothing else is called by, and so are known when misspelt.
    fileprivate var isLongName: Bool {
        switch self {
        case .weekday, .month, .day, .weekend: true
        default: false
        }
    }
}
