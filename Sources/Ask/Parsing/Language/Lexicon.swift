import Model
import Text

/// All words of one language's table, each with everything that it can do in a question, so that one look-up per word is enough.
///
/// Built when the first question is read, which a question from the command line always is: so nothing is made here that is no number.
struct Lexicon: Sendable {
    /// What a word can do.
    struct Entry: Sendable {
        var traits: WordTraits = []
        var kinds: Set<DocumentKind> = []
        /// The value of a number in words, else 0.
        var number = 0
        /// The value of an ordinal in words, else 0.
        var ordinal = 0
        /// A unit of time that meetings lie in.
        var unit: TimeGrain?
        /// The first of the phrases that begin with the word; `Phrase.none` where none does.
        fileprivate var firstPhrase = Phrase.none
    }

    /// The place of each word's entry, by the hash of the word.
    private var places = HashTable<Int32>(capacity: 2048)
    private(set) var entries: [Entry] = [Entry()]
    private var phrases: [Phrase] = []
    /// The words of all phrases behind their first ones.
    private var phraseWords: [Int32] = []
    /// The words for kinds of documents that are known when a letter of them is wrong.
    private var longNouns: [LongName] = []
    /// Endings of the plural, see `QuestionLanguage`.
    let plurals: [(ending: String, dropped: Int, longerThan: Int)]

    static let english = Lexicon(.english)
    static let german = Lexicon(.german)

    /// The entry that words have which the language does not know.
    static let unknown = 0

    init(_ language: QuestionLanguage) {
        plurals = language.plurals
        entries.reserveCapacity(2048)
        phrases.reserveCapacity(1024)
        phraseWords.reserveCapacity(2048)
        for words in language.emptyWords { add(all: words) { $0.traits.insert(.idle) } }
        for (traits, words) in language.traits { add(all: words) { $0.traits.formUnion(traits) } }
        for (kinds, words) in language.kinds {
            add(all: words) { $0.kinds = kinds }
            longNouns += words.split(separator: " ").filter { $0.utf8.count >= Lexicon.leastOfLong }.map {
                LongName(String($0))
            }
        }
        var number = 0
        Lexicon.forEachPart(of: language.numbers, at: Lexicon.isBlank) { word in
            number += 1
            add(word) { $0.number = number }
        }
        for (place, words) in language.ordinals.enumerated() { add(all: words) { $0.ordinal = place + 2 } }
        for (unit, words) in language.units { add(all: words) { $0.unit = unit } }
        for (cue, phrases) in language.cues { add(phrases, cue) }
        for (word, spelling) in language.misspellings { copy(spelling, to: word) }
    }

    /// The entry of a folded word.
    func place(of word: String) -> Int { places[StableHash.of(word.utf8)].map { Int($0) } ?? Lexicon.unknown }

    /// The entry of the word that begins a phrase or names a kind and of which two neighbouring letters were swapped: `waht`.
    ///
    /// It is the commonest slip of typing. The first letter must be right, and the word must have four: shorter ones are too often others.
    func place(ofMisspelt word: String) -> Int {
        var letters = Array(word.utf8)
        guard letters.count >= 4 else { return Lexicon.unknown }
        var found: (word: [UInt8], place: Int)?
        for place in 1..<(letters.count - 1) where letters[place] != letters[place + 1] {
            letters.swapAt(place, place + 1)
            let entry = places[StableHash.of(letters)].map { Int($0) } ?? Lexicon.unknown
            // A misspelling may be near to two words.
            if isMeant(entry), found.map({ letters.lexicographicallyPrecedes($0.word) }) ?? true {
                found = (letters, entry)
            }
            letters.swapAt(place, place + 1)
        }
        return found?.place ?? longNoun(nearly: word)
    }

    /// The entry of a long word for kinds of documents that has a letter more, less or another: "mettings".
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

    /// Shorter words are too often others, of one letter less.
    private static let leastOfLong = 8

    private func isMeant(_ place: Int) -> Bool {
        place != Lexicon.unknown && (entries[place].firstPhrase != Phrase.none || !entries[place].kinds.isEmpty)
    }

    /// Calls `body` with the phrases that begin with a word, the longer first: the entries of the words behind the first one, and the
    /// meaning.
    func forEachPhrase(of place: Int, _ body: (ArraySlice<Int32>, Cue) -> Void) {
        var next = entries[place].firstPhrase
        while next != Phrase.none {
            let phrase = phrases[Int(next)]
            body(phraseWords[Int(phrase.start)..<Int(phrase.end)], phrase.cue)
            next = phrase.next
        }
    }

    // MARK: Building

    /// The hash of the word that the bytes spell, and of its other spelling, where it has umlauts.
    private static func forEachKey(of word: UnsafeBufferPointer<UInt8>, _ body: (UInt64) -> Void) {
        if word.allSatisfy({ $0 < 128 }) { return body(StableHash.of(word)) }
        for form in UmlautSpelling.forms(of: String(decoding: word, as: UTF8.self)) { body(StableHash.of(form.utf8)) }
    }

    private mutating func add(_ word: UnsafeBufferPointer<UInt8>, _ change: (inout Entry) -> Void) {
        Lexicon.forEachKey(of: word) { key in
            let place = entry(of: key)
            change(&entries[place])
        }
    }

    /// The entry of a word, made where there is none.
    private mutating func entry(of key: UInt64) -> Int {
        if places.insert(key, Int32(entries.count)) { entries.append(Entry()) }
        return Int(places[key, default: 0])
    }

    private mutating func add(all words: String, _ change: (inout Entry) -> Void) {
        Lexicon.forEachPart(of: words, at: Lexicon.isBlank) { add($0, change) }
    }

    /// Phrases stand one behind the other with commas between.
    private mutating func add(_ list: String, _ cue: Cue) {
        Lexicon.forEachPart(of: list, at: Lexicon.isComma) { phrase in
            let start = phraseWords.count
            var first: UnsafeBufferPointer<UInt8>?
            Lexicon.forEachPart(of: phrase, at: Lexicon.isBlank) { word in
                if first == nil { first = word } else { phraseWords.append(phraseWord(word)) }
            }
            guard let first else { return }
            Lexicon.forEachKey(of: first) { key in
                insert(Phrase(start: Int32(start), end: Int32(phraseWords.count), cue: cue), at: entry(of: key))
            }
        }
    }

    /// A word of a phrase behind the first one: its entry.
    private mutating func phraseWord(_ word: UnsafeBufferPointer<UInt8>) -> Int32 {
        if word.count == 1, word[0] == UInt8(ascii: "*") { return Phrase.gap }
        var folded: Int?
        // Its first form is the folded one.
        Lexicon.forEachKey(of: word) { key in
            let place = entry(of: key)
            folded = folded ?? place
        }
        return Int32(folded ?? Lexicon.unknown)
    }

    /// Chains a phrase behind all of the same word that are not shorter.
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
        var misspelling = misspelling
        misspelling.withUTF8 { bytes in
            Lexicon.forEachKey(of: bytes) { key in
                _ = places.insert(key, Int32(place))
            }
        }
    }

    private static func forEachPart(
        of text: String, at isSeparator: (UInt8) -> Bool, _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        var text = text
        text.withUTF8 { forEachPart(of: $0, at: isSeparator, body) }
    }

    /// Calls `body` with each part between separators that is not empty.
    private static func forEachPart(
        of text: UnsafeBufferPointer<UInt8>, at isSeparator: (UInt8) -> Bool,
        _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        var start = 0
        for place in 0...text.count where place == text.count || isSeparator(text[place]) {
            if place > start { body(UnsafeBufferPointer(rebasing: text[start..<place])) }
            start = place + 1
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte <= 32 }
    private static func isComma(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ",") }
}
