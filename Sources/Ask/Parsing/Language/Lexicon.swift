import Model
import Text

/// All words of one language's table, each with everything that it can do in a question, so that one look-up per word is enough.
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
        /// The phrases that begin with the word, the longer first.
        var phrases: [Phrase] = []
    }

    private var places: [String: Int] = [:]
    private(set) var entries: [Entry] = [Entry()]
    private var misspellings = SwappedLetters()
    /// Endings of the plural, see `QuestionLanguage`.
    let plurals: [(ending: String, dropped: Int, longerThan: Int)]

    static let english = Lexicon(.english)
    static let german = Lexicon(.german)

    /// The entry that words have which the language does not know.
    static let unknown = 0

    init(_ language: QuestionLanguage) {
        plurals = language.plurals
        places.reserveCapacity(1500)
        entries.reserveCapacity(1500)
        for word in language.emptyWords { add(word) { $0.traits.insert(.idle) } }
        for (traits, words) in language.traits { add(all: words) { $0.traits.formUnion(traits) } }
        for (kinds, words) in language.kinds { add(all: words) { $0.kinds = kinds } }
        for (number, word) in language.numbers.split(separator: " ").enumerated() {
            add(String(word)) { $0.number = number + 1 }
        }
        for (place, words) in language.ordinals.enumerated() { add(all: words) { $0.ordinal = place + 2 } }
        for (unit, words) in language.units { add(all: words) { $0.unit = unit } }
        for (cue, phrases) in language.cues { add(phrases, cue) }
        for (word, spelling) in language.misspellings { copy(spelling, to: word) }
        for index in entries.indices { entries[index].phrases.sort { $0.rest.count > $1.rest.count } }
        let meant = places.filter { !entries[$0.value].phrases.isEmpty || !entries[$0.value].kinds.isEmpty }
        // Sorted, for a misspelling may be near to two words.
        for (word, place) in meant.sorted(by: { $0.key < $1.key }) { misspellings.add(word, place) }
    }

    /// The entry of a folded word.
    func place(of word: String) -> Int { places[word] ?? Lexicon.unknown }

    /// The entry of the word that begins a phrase or names a kind and of which two letters were swapped: `waht`.
    func place(ofMisspelt word: String) -> Int { misspellings.place(of: word) ?? Lexicon.unknown }

    private mutating func add(_ word: String, _ change: (inout Entry) -> Void) {
        if word.utf8.allSatisfy({ $0 < 128 }) { return add(form: word, change) }
        for form in UmlautSpelling.forms(of: word) { add(form: form, change) }
    }

    private mutating func add(form: String, _ change: (inout Entry) -> Void) {
        if let place = places[form] { return change(&entries[place]) }
        var entry = Entry()
        change(&entry)
        places[form] = entries.count
        entries.append(entry)
    }

    private mutating func add(all words: String, _ change: (inout Entry) -> Void) {
        for word in Lexicon.parts(of: words, at: " ") { add(word, change) }
    }

    /// Phrases stand one behind the other with commas between.
    private mutating func add(_ phrases: String, _ cue: Cue) {
        for phrase in Lexicon.parts(of: phrases, at: ",") {
            let words = Lexicon.parts(of: phrase, at: " ")
            guard let first = words.first else { continue }
            let rest = words.dropFirst().map { $0 == "*" ? Phrase.gap : self.entry(of: $0) }
            add(first) { $0.phrases.append(Phrase(rest: rest, cue: cue)) }
        }
    }

    /// The parts of a text between separators; bytes are quicker to split than characters.
    private static func parts(of text: String, at separator: Unicode.Scalar) -> [String] {
        text.utf8.split(separator: UInt8(ascii: separator)).map { String(Substring($0)) }
    }

    /// The entry of a word, made where there is none.
    private mutating func entry(of word: String) -> Int {
        add(word) { _ in }
        return place(of: LetterFolding.fold(word))
    }

    private mutating func copy(_ word: String, to misspelling: String) {
        guard let place = places[LetterFolding.fold(word)] else { return }
        for form in UmlautSpelling.forms(of: misspelling) where places[form] == nil { places[form] = place }
    }
}
