import Language
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
    /// Whether 3/4 is 3 April.
    let isDayFirst: Bool
    /// Whether "last" and "next" follow the name of a time: "la semaine dernière".
    let directionsFollow: Bool
    /// Whether the letter or word for hours stands apart from them: `15 h 30`.
    let spacesHours: Bool
    /// Whether numbers with dots are dates with the day first, even without a year: `3.4`.
    let hasDottedDates: Bool

    /// Returns the table of a language; built on first use.
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
        isDayFirst = list.isDayFirst
        directionsFollow = list.directionsFollow
        spacesHours = list.spacesHours
        hasDottedDates = list.hasDottedDates
        for (term, words) in list.terms { add(words) { $0.word = TimeWord(term) } }
        for (care, words) in list.care { add(words) { $0.word?.care = care } }
        for (tense, words) in list.tenses { add(words) { $0.tense = tense } }
        add(list.plurals) { $0.isPlural = true }
        phrases.reserveCapacity(400)
        tails.reserveCapacity(1000)
        for (term, phrases) in list.phrases.joined() {
            for phrase in phrases.utf8.split(separator: UInt8(ascii: ",")) { add(phrase: phrase, TimeWord(term)) }
        }
        // Sorted for determinism, because two words may share a form.
        for (word, entry) in accented.sorted(by: { $0.key < $1.key }) {
            for form in UmlautSpelling.forms(of: word) where self.entry(of: form) == nil {
                add(word: form) { $0 = entry }
            }
        }
    }

    private mutating func add(_ words: String, _ change: (inout Entry) -> Void) {
        for word in words.utf8.split(separator: UInt8(ascii: " ")) { add(word: String(Substring(word)), change) }
    }

    private mutating func add(word: String, _ change: (inout Entry) -> Void) {
        guard word.utf8.allSatisfy({ $0 < 128 }) else { return change(&accented[word, default: Entry()]) }
        change(&entries[StableHash.of(word.utf8), default: Entry()])
    }

    private mutating func add(phrase: Substring.UTF8View, _ word: TimeWord) {
        let words = phrase.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
        guard let first = words.first else { return }
        let start = tails.count
        tails += words.dropFirst()
        let next = entry(of: first)?.firstPhrase ?? Phrase.none
        let place = Int16(phrases.count)
        add(word: first) { $0.firstPhrase = place }
        phrases.append(Phrase(tail: start..<tails.count, word: word, next: next))
    }

    private static func names(_ list: TimeWordList) -> [LongName] {
        let others = Set((list.care.map(\.1) + [list.plurals]).flatMap { $0.split(separator: " ") })
        return list.terms.filter(\.0.isLongName).flatMap { $0.1.split(separator: " ") }
            .filter { $0.utf8.count >= shortestMisspelt && !others.contains($0) }
            .map { LongName(String($0)) }
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
