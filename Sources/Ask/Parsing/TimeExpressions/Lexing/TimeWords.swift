import Text

/// The words of one language that form time expressions.
///
/// Another language is another table; the grammar knows only terms.
struct TimeWords: Sendable {
    /// All properties of a word, so that a token is looked up once.
    struct Entry: Sendable {
        /// The meaning of the word alone; nil if it only begins phrases or shows the tense.
        var word: TimeWord?
        var tense: TenseWord?
        /// Whether it is a plural unit or weekday.
        var isPlural = false
        var firstPhrase = Phrase.none
    }

    struct Phrase: Sendable {
        static let none: Int16 = -1

        /// The range in `tails` of the words after the first one, without apostrophes.
        let tail: Range<Int>
        let word: TimeWord
        /// The next phrase with the same first word.
        let next: Int16
    }

    /// Entries by the hash of a word, in lower case with straight apostrophes; a phrase begins with a word without apostrophes.
    private var entries = HashTable<Entry>(capacity: 1300)
    /// Entries of words with accents, which may be typed as one character or two.
    private var accented: [String: Entry] = [:]
    private(set) var phrases: [Phrase] = []
    /// The words of all phrases after their first ones.
    private(set) var tails: [String] = []
    let names: [LongName]
    /// The minimum length of a name that is recognised with a wrong letter anywhere in a question.
    let surestLength: Int
    /// Words that may be written together with the next one: "lastweek", "Montagabend".
    let compoundHeads: [String]
    let pastEndings: [String]
    /// Endings of contracted future forms, such as "'ll".
    let futureEndings: [String]
    /// Whether "half four" means half past three.
    let isHalfBefore: Bool
    /// Whether compounds are written as two words: "Christmas party".
    let partsCompounds: Bool
    /// Whether numbers with dots are dates with the day first, even without a year: `3.4`.
    let hasDottedDates: Bool

    /// Returns the table of a language; built on first use.
    static func table(for language: TimeLanguage) -> TimeWords {
        switch language {
        case .english: english
        case .german: german
        }
    }

    func entry(of word: String) -> Entry? {
        var hash = StableHash()
        for byte in word.utf8 {
            guard byte < 128 else { return accented[word] }
            hash.combine(byte)
        }
        return entries[hash.value]
    }
}

/// The words of one language in source form.
struct TimeWordList {
    typealias Terms = KeyValuePairs<String, TimeTerm>

    var words: [Terms]
    /// Words that are times only under conditions.
    var caredFor: [(care: TimeWord.Care, words: Terms)]
    /// Phrases of several tokens, separated by blanks, without apostrophes.
    var phrases: [Terms]
    /// Plural units and weekdays; without a count they mean a few.
    var plurals: [String]
    var tenses: KeyValuePairs<String, TenseWord>
    var pastEndings: [String] = []
    var futureEndings: [String] = []
    var compoundHeads: [String] = []
    /// The minimum length of names recognised anywhere in a question; shorter ones resemble too many other words.
    var surestLength = 7
    var isHalfBefore = false
    var partsCompounds = true
    var hasDottedDates = false
}

extension TimeWords {
    /// The minimum length of names recognised when misspelt.
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
        // Sorted for determinism, because two words may share a form.
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
    /// Whether its words are unambiguous names, which are recognised when misspelt.
    fileprivate var isLongName: Bool {
        switch self {
        case .weekday, .month, .day, .weekend: true
        default: false
        }
    }
}
