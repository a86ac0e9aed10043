import Language
import Model
import Text

/// All words of one language with their properties, one lookup each; built in every run, so strings are hashed, not stored.
struct Lexicon: Sendable {
    struct Entry: Sendable {
        var traits: WordTraits = []
        var kinds: Set<DocumentKind> = []
        /// The value of a number word, else 0.
        var number = 0
        /// The value of an ordinal word, else 0.
        var ordinal = 0
        var unit: TimeGrain?
        /// Whether the word is also a name or a word of other languages: "la".
        var isShared = false
        fileprivate var firstPhrase = Phrase.none
    }

    /// The index of each word's entry, by the word's hash.
    private var places = HashTable<Int32>(capacity: 2048)
    private(set) var entries: [Entry] = [Entry()]
    private var phrases: [Phrase] = []
    private var phraseWords: [Int32] = []
    /// Long nouns for kinds of documents, which are recognised with one wrong letter.
    private var longNouns: [LongName] = []
    let plurals: [(ending: String, dropped: Int, longerThan: Int)]

    static func of(_ language: Language) -> Lexicon {
        switch language {
        case .english: english
        case .german: german
        case .french: french
        }
    }

    private static let english = Lexicon(Language.english.questions)
    private static let german = Lexicon(Language.german.questions)
    private static let french = Lexicon(Language.french.questions)

    /// Returns the entries of a word in all languages, for a text too short to show its language.
    static func entries(of word: String) -> [Entry] {
        Language.allCases.map { of($0).entries[of($0).place(of: word)] }
    }

    /// Whether an apostrophe may join a word to the next one.
    let hasElisions: Bool
    let hasSharedWords: Bool
    let spoken: SpokenForms?

    static let unknown = 0

    init(_ language: QuestionLanguage) {
        plurals = language.plurals
        hasElisions = !language.words.elisions.isEmpty
        hasSharedWords = !language.words.sharedWords.isEmpty
        spoken = language.spoken
        entries.reserveCapacity(2048)
        phrases.reserveCapacity(1024)
        phraseWords.reserveCapacity(2048)
        for words in [language.words.functionWords, language.words.sharedWords, language.words.askingWords] {
            add(all: words) { $0.traits.insert(.idle) }
        }
        add(all: language.words.sharedWords) { $0.isShared = true }
        for (traits, words) in language.traits { add(all: words) { $0.traits.formUnion(traits) } }
        for (kinds, words) in language.kinds {
            add(all: words) { $0.kinds = kinds }
            longNouns += WordList.words(of: words).filter { $0.utf8.count >= Lexicon.leastOfLong }.map { LongName($0) }
        }
        add(language.words)
        for (rank, (intent, isLeading, phrases)) in language.intents.enumerated() {
            add(phrases, .intent(intent, rank: rank, isLeading: isLeading))
        }
        for (cue, phrases) in language.cues { add(phrases, cue) }
        for (word, spelling) in language.misspellings { copy(spelling, to: word) }
    }

    func place(of word: String) -> Int { place(ofKey: StableHash.of(word.utf8)) }

    /// Returns the entry of a word by its hash.
    func place(ofKey key: UInt64) -> Int { places[key].map { Int($0) } ?? Lexicon.unknown }

    /// Returns the entry of a misspelt word that begins a phrase or names a kind of document, with two letters swapped: `waht`.
    ///
    /// So may be a word that continues a phrase begun by the word before it (`previous`): `action itmes`. The first letter must be right; words of fewer than four letters are omitted because they are too often other words.
    func place(ofMisspelt word: String, behind previous: Int? = nil) -> Int {
        var letters = Array(word.utf8)
        guard letters.count >= 4 else { return Lexicon.unknown }
        var found: (word: [UInt8], place: Int)?
        for place in 1..<(letters.count - 1) where letters[place] != letters[place + 1] {
            letters.swapAt(place, place + 1)
            let entry = places[StableHash.of(letters)].map { Int($0) } ?? Lexicon.unknown
            // Of several fitting words the alphabetically first is used, for a deterministic result.
            if isMeant(entry) || previous.map({ continues($0, with: entry) }) == true,
                found.map({ letters.lexicographicallyPrecedes($0.word) }) ?? true
            {
                found = (letters, entry)
            }
            letters.swapAt(place, place + 1)
        }
        return found?.place ?? place(ofNearly: Array(word.utf8)) ?? longNoun(nearly: word)
    }

    /// Returns the entry of a long word in which one letter is written twice or left out: "happend", "acording", "disscussed".
    ///
    /// Only a vowel or one of two equal letters is left out; the first letter and the last one must be right.
    private func place(ofNearly letters: [UInt8]) -> Int? {
        guard (Lexicon.leastOfNearly - 1...Lexicon.mostOfNearly).contains(letters.count) else { return nil }
        var prefix = StableHash()
        prefix.combine(letters[0])
        for place in letters.indices.dropFirst() {
            func known(_ hash: StableHash, _ rest: ArraySlice<UInt8>) -> Int? {
                var hash = hash
                for letter in rest { hash.combine(letter) }
                return places[hash.value].map { Int($0) }
            }
            let isTwice = letters[place] == letters[place - 1] && place + 1 < letters.count
            if isTwice, letters.count > Lexicon.leastOfNearly, let fewer = known(prefix, letters[(place + 1)...]) {
                return fewer
            }
            for vowel in Lexicon.vowels where vowel != letters[place - 1] {
                var more = prefix
                more.combine(vowel)
                if let more = known(more, letters[place...]) { return more }
            }
            var doubled = prefix
            doubled.combine(letters[place - 1])
            if let doubled = known(doubled, letters[place...]) { return doubled }
            prefix.combine(letters[place])
        }
        return nil
    }

    private static let vowels = Array("aeiou".utf8)
    /// The minimum and maximum length of such words in bytes.
    private static let leastOfNearly = 8
    private static let mostOfNearly = 16

    /// Returns the entry of a long noun for a kind of document with one letter added, missing or wrong: "mettings".
    private func longNoun(nearly word: String) -> Int {
        let letters = word.utf8
        guard letters.count >= Lexicon.leastOfLong - 1, let first = letters.first else { return Lexicon.unknown }
        let set = LetterSet(word)
        let noun = longNouns.first {
            $0.first == first && abs($0.count - letters.count) <= 1 && set.isNear($0.letters, mistakes: 1)
                && EditDistance.between(word, $0.word) == 1
        }
        return noun.map { place(of: $0.word) } ?? Lexicon.unknown
    }

    /// The minimum length of such nouns in bytes; shorter ones are too often other words.
    private static let leastOfLong = 8

    private func continues(_ previous: Int, with place: Int) -> Bool {
        guard place != Lexicon.unknown else { return false }
        var isOne = false
        forEachPhrase(of: previous) { words, _ in isOne = isOne || words.first == Int32(place) }
        return isOne
    }

    private func isMeant(_ place: Int) -> Bool {
        place != Lexicon.unknown && (entries[place].firstPhrase != Phrase.none || !entries[place].kinds.isEmpty)
    }

    /// Calls `body` with each phrase that begins with a word, longest first: the entries of its other words, and its meaning.
    func forEachPhrase(of place: Int, _ body: (ArraySlice<Int32>, Cue) -> Void) {
        var next = entries[place].firstPhrase
        while next != Phrase.none {
            let phrase = phrases[Int(next)]
            body(phraseWords[Int(phrase.start)..<Int(phrase.end)], phrase.cue)
            next = phrase.next
        }
    }

    // MARK: Building

    /// Calls `body` with the hash of a word and, if it has umlauts, of its other spelling.
    private static func forEachKey(of word: Span<UInt8>, _ body: (UInt64) -> Void) {
        if word.indices.allSatisfy({ word[$0] < 128 }) { return body(StableHash.of(word)) }
        UmlautSpelling.forEachForm(of: word) { body(StableHash.of($0)) }
    }

    private mutating func add(_ word: Span<UInt8>, _ change: (inout Entry) -> Void) {
        Lexicon.forEachKey(of: word) { key in
            let place = entry(of: key)
            change(&entries[place])
        }
    }

    private mutating func entry(of key: UInt64) -> Int {
        if places.insert(key, Int32(entries.count)) { entries.append(Entry()) }
        return Int(places[key, default: 0])
    }

    private mutating func add(all words: String, _ change: (inout Entry) -> Void) {
        WordList.forEachWord(of: words) { add($0, change) }
    }

    /// Adds number words, ordinals, time units and duties in meetings.
    private mutating func add(_ lexicon: LanguageLexicon) {
        for (number, word) in WordList.words(of: lexicon.numbers).enumerated().prefix(Lexicon.mostCounted + 1) {
            add(all: word) { $0.number = number }
        }
        for (place, words) in lexicon.ordinals.prefix(Lexicon.mostCounted).enumerated().dropFirst() {
            add(all: words) { $0.ordinal = place + 1 }
        }
        add(all: lexicon.ordinalEndings) { $0.traits.insert(.ordinalEnding) }
        for (unit, words) in lexicon.units where unit.isCounted { add(all: words) { $0.unit = unit.grain } }
        for duty in lexicon.duties {
            for name in WordList.words(of: duty.names) {
                add(name.replacing("-", with: " - ").replacing("_", with: " "), .meetingDuty(duty.duty))
            }
        }
    }

    private mutating func add(_ list: String, _ cue: Cue) {
        var keys: [UInt64] = []
        WordList.forEachPhrase(of: list) { phrase in
            let start = phraseWords.count
            keys.removeAll(keepingCapacity: true)
            WordList.forEachWord(of: phrase) { word in
                if keys.isEmpty {
                    Lexicon.forEachKey(of: word) { keys.append($0) }
                } else {
                    phraseWords.append(phraseWord(word))
                }
            }
            for key in keys {
                insert(Phrase(start: Int32(start), end: Int32(phraseWords.count), cue: cue), at: entry(of: key))
            }
        }
    }

    private mutating func phraseWord(_ word: Span<UInt8>) -> Int32 {
        if word.count == 1, word[0] == UInt8(ascii: "*") { return Phrase.gap }
        if word.count == 1, word[0] == UInt8(ascii: "@") { return Phrase.personGap }
        var folded: Int?
        // The first form is the folded one.
        Lexicon.forEachKey(of: word) { key in
            let place = entry(of: key)
            folded = folded ?? place
        }
        return Int32(folded ?? Lexicon.unknown)
    }

    /// Links a phrase after all phrases of the same word that are not shorter.
    private mutating func insert(_ phrase: Phrase, at place: Int) {
        var phrase = phrase
        var before = Phrase.none
        var next = entries[place].firstPhrase
        while next != Phrase.none, phrases[Int(next)].count >= phrase.count {
            before = next
            next = phrases[Int(next)].next
        }
        phrase.next = next
        let own = Int32(phrases.count)
        phrases.append(phrase)
        if before == Phrase.none { entries[place].firstPhrase = own } else { phrases[Int(before)].next = own }
    }

    private mutating func copy(_ word: String, to misspelling: String) {
        let place = self.place(of: word.utf8.allSatisfy { $0 < 128 } ? word : LetterFolding.fold(word))
        guard place != Lexicon.unknown else { return }
        Lexicon.forEachKey(of: misspelling.utf8Span.span) { key in
            _ = places.insert(key, Int32(place))
        }
    }

    /// The largest number that is read as a word.
    private static let mostCounted = 12
}

extension CalendarUnit {
    /// Whether questions count in this unit.
    fileprivate var isCounted: Bool {
        switch self {
        case .day, .week, .month, .quarter, .year: true
        default: false
        }
    }
}
