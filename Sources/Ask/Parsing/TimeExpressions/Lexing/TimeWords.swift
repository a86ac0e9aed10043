import Language
import Text

/// The words of time expressions in one language; the grammar knows only terms.
struct TimeWords: Sendable {
    /// All properties of a word, so that a token is looked up once.
    struct Entry: Sendable {
        /// The meaning of the word alone; nil if it only begins phrases or shows the tense.
        var word: TimeWord?
        var tense: TenseWord?
        var isPlural = false
        var firstPhrase = Phrase.none
    }

    struct Phrase: Sendable {
        static let none: Int16 = -1

        /// The range in `tails` of the words after the first, without apostrophes.
        let tail: Range<Int>
        let word: TimeWord
        /// The next phrase with the same first word.
        let next: Int16
    }

    /// Entries by the hash of a lower-case word with straight apostrophes; words that begin phrases have none.
    private var entries = HashTable<Entry>(capacity: 1300)
    /// Entries of words with accents, which may be typed as one character or two.
    private var accented: [String: Entry] = [:]
    private(set) var phrases: [Phrase] = []
    private(set) var tails: [String] = []
    let names: [LongName]
    let surestLength: Int
    /// Words that may be joined to the next one: "lastweek", "Montagabend".
    let compoundHeads: [String]
    let pastEndings: [String]
    /// Endings of contracted future forms, such as "'ll".
    let futureEndings: [String]
    /// Whether "half four" means half past three.
    let isHalfBefore: Bool
    /// Whether compounds are written as two words: "Christmas party".
    let partsCompounds: Bool
    let isDayFirst: Bool
    /// Whether "last" and "next" follow the name of a time: "la semaine dernière".
    let directionsFollow: Bool
    /// Whether a blank may separate an hour from its letter or word: `15 h 30`.
    let spacesHours: Bool
    /// Whether numbers with dots are dates with the day first, even without a year: `3.4`.
    let hasDottedDates: Bool
    /// Whether a year needs no preposition: "Wer hat 2022 gewonnen".
    let hasBareYears: Bool

    /// Returns the table of a language, which is built on first use.
    static func table(for language: Language) -> TimeWords {
        switch language {
        case .english: english
        case .german: german
        case .french: french
        }
    }

    private static let english = TimeWords(Language.english.times)
    private static let german = TimeWords(Language.german.times)
    private static let french = TimeWords(Language.french.times)

    /// Tells whether a word outside the table looks like a plural, in languages that write a noun apart from a weekday before it: "calls".
    func hasPluralEnding(_ word: String) -> Bool {
        guard partsCompounds, word.utf8.count > 3, word.utf8.last == UInt8(ascii: "s") else { return false }
        return !["ss", "us", "is", "'s"].contains { word.hasSuffix($0) }
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

extension TimeWords {
    private static let shortestMisspelt = 6

    init(_ list: TimeWordList) {
        let terms = list.terms
        names = TimeWords.names(list, terms)
        surestLength = list.surestLength
        compoundHeads = list.compoundHeads
        pastEndings = list.pastEndings
        futureEndings = list.futureEndings
        isHalfBefore = list.isHalfBefore
        partsCompounds = list.partsCompounds
        isDayFirst = list.isDayFirst
        directionsFollow = list.directionsFollow
        spacesHours = list.spacesHours
        hasDottedDates = list.hasDottedDates
        hasBareYears = list.hasBareYears
        for (term, words) in terms { add(words) { $0.word = TimeWord(term) } }
        for (care, words) in list.care { add(words) { $0.word?.care = care } }
        for (tense, words) in list.tenses { add(words) { $0.tense = tense } }
        add(list.plurals) { $0.isPlural = true }
        phrases.reserveCapacity(400)
        tails.reserveCapacity(1000)
        for (term, phrases) in list.phrases.joined() {
            WordList.forEachPhrase(of: phrases) { add(phrase: $0, TimeWord(term)) }
        }
        // Sorted for determinism, because two words may share a form.
        for (word, entry) in accented.sorted(by: { $0.key < $1.key }) {
            for form in UmlautSpelling.forms(of: word) where self.entry(of: form) == nil {
                add(form) { $0 = entry }
            }
        }
    }

    private mutating func add(_ words: String, _ change: (inout Entry) -> Void) {
        WordList.forEachWord(of: words) { word in
            if word.indices.allSatisfy({ word[$0] < 128 }) {
                change(&entries[StableHash.of(word), default: Entry()])
            } else {
                change(&accented[String(decoding: word), default: Entry()])
            }
        }
    }

    private mutating func add(phrase: Span<UInt8>, _ word: TimeWord) {
        let start = tails.count
        var first: String?
        WordList.forEachWord(of: phrase) { word in
            let word = String(decoding: word)
            if first == nil { first = word } else { tails.append(word) }
        }
        guard let first else { return }
        let next = entry(of: first)?.firstPhrase ?? Phrase.none
        let place = Int16(phrases.count)
        add(first) { $0.firstPhrase = place }
        phrases.append(Phrase(tail: start..<tails.count, word: word, next: next))
    }

    private static func names(_ list: TimeWordList, _ terms: [(TimeTerm, String)]) -> [LongName] {
        let others = Set(words: list.care.map(\.1) + [list.plurals])
        return terms.filter(\.0.isLongName).flatMap { WordList.words(of: $0.1) }
            .filter { $0.utf8.count >= shortestMisspelt && !others.contains($0) }
            .map { LongName($0) }
    }
}

extension TimeTerm {
    /// Whether its words are unambiguous names, which are recognised if misspelt.
    fileprivate var isLongName: Bool {
        switch self {
        case .weekday, .month, .day, .weekend, .holiday: true
        default: false
        }
    }
}
