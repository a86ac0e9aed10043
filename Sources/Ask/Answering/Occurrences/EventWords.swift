import Language
import Parsing
import Text

/// Words that show whether an event took place and who took part; all in lower case.
enum EventWords {
    /// Whether a word denies, plans, asks for or wishes what is in its clause: "not", "will", "cancelled".
    ///
    /// A "statt" that ends a sentence is part of its verb.
    static func isUnreal(at place: Int, of tokens: [QuestionToken]) -> Bool {
        let token = tokens[place]
        // "May" is a month, and "Love" inside a sentence is part of a name.
        if token.text != token.lower, inLower.contains(token.lower) || place > 0 && token.isCapitalised { return false }
        if verbParts.contains(token.lower), !tokens[(place + 1)...].contains(where: { $0.kind == .word }) {
            return false
        }
        if orders.contains(token.lower) { return isOrder(at: place, of: tokens) }
        // "The plan" and "my dream" are things; "the cancelled run" did not happen.
        if things.contains(token.lower), place > 0, isDeterminer(tokens[place - 1].lower) { return false }
        return isUnreal(token.lower)
    }

    /// Whether a word tells somebody to do something: "Book a table".
    static func isOrder(at place: Int, of tokens: [QuestionToken]) -> Bool {
        orders.contains(tokens[place].lower) && (place == 0 || tokens[place - 1].kind != .word)
    }

    /// Whether a word alone does so.
    static func isUnreal(_ word: String) -> Bool {
        unreal.contains(word) || word.hasSuffix("n't") || word.hasSuffix("'ll")
    }

    static func isSelf(_ word: String) -> Bool { selves.contains(word) }

    static func isDayPart(_ word: String) -> Bool { dayParts.contains(word) }

    /// A pronoun for another person.
    static func isOther(_ word: String) -> Bool { others.contains(word) }

    /// A word that may be between a subject and its verb, or begin a line.
    static func isAdverb(_ word: String) -> Bool {
        adverbs.contains(word) || (word.hasSuffix("ly") && word.utf8.count > 4)
    }

    /// An article or similar word before a noun.
    static func isDeterminer(_ word: String) -> Bool { determiners.contains(word) }

    /// Returns whether a word at the beginning of a sentence stands for something that the sentence before names.
    static func pointsBack(_ word: String) -> Bool { backward.contains(word) }

    /// Returns whether a word makes the next noun one that is known already: "the".
    static func isDefinite(_ word: String) -> Bool { definite.contains(word) }

    /// A possessive of the first person: "my", "unser".
    static func isOwn(_ word: String) -> Bool { own.contains(word) }

    /// An article of a German noun that may be the subject.
    static func isNominative(_ word: String) -> Bool { nominative.contains(word) }

    /// An expletive subject: "it was a good swim".
    static func isNobody(_ word: String) -> Bool { nobody.contains(word) }

    static func isConjunction(_ word: String) -> Bool { conjunctions.contains(word) }

    /// A word for the number one: "a novel", "another one".
    static func isOne(_ word: String) -> Bool { ones.contains(word) }

    /// Whether a verb says no more than that something was done: "finish".
    static func isFinishing(_ word: String) -> Bool { finishing.contains(word) }

    /// A verb for the phase or quality of an action: "started reading", "enjoyed baking".
    static func isAspect(_ word: String) -> Bool { aspects.contains(word) }

    /// A preposition inside a name: "the Statue of Liberty".
    static func isPartitive(_ word: String) -> Bool { partitives.contains(word) }

    /// Whether the place of an event may follow: "to", "at", "im"; "on" is too ambiguous.
    static func isOfPlace(_ word: String) -> Bool { wheres.contains(word) }

    /// A word that ends a clause, besides punctuation.
    static func isBreak(_ word: String) -> Bool { breaks.contains(word) }

    /// A word that begins a subordinate clause with its own subject; a denial or plan outside still applies to it.
    static func isLink(_ word: String) -> Bool { links.contains(word) }

    static func isPreposition(_ word: String, in language: Language) -> Bool { kind(of: word, language) != nil }

    /// Whether two prepositions have the same kind of object: "to" and "at" both a place.
    static func isSame(_ first: String, _ second: String, in language: Language) -> Bool {
        first == second || kind(of: first, language) == .place && kind(of: second, language) == .place
    }

    private enum Preposition { case place, other }

    private static func kind(of preposition: String, _ language: Language) -> Preposition? {
        prepositions[preposition] ?? shared[language]?[preposition]
    }

    private static let unreal = Set(words: Language.allCases.map(\.events.unreal))
    private static let inLower = Set(words: Language.allCases.map(\.events.inLower))
    private static let verbParts = Set(words: Language.allCases.map(\.events.verbParts))
    private static let orders = Set(words: Language.allCases.map(\.events.orders))
    private static let things = Set(words: Language.allCases.map(\.events.things))
    private static let selves = Set(words: Language.allCases.map(\.events.selves))
    private static let others = Set(words: Language.allCases.map(\.events.others))
    private static let own = Set(words: Language.allCases.map(\.events.own))
    private static let nobody = Set(words: Language.allCases.map(\.events.nobody))
    private static let backward = Set(words: Language.allCases.map(\.events.backward))
    private static let adverbs = Set(words: Language.allCases.map(\.events.adverbs))
    private static let dayParts = Set(words: Language.allCases.map(\.events.dayParts))
    private static let finishing = Set(words: Language.allCases.map(\.events.finishing))
    private static let aspects = Set(words: Language.allCases.map(\.events.aspects))
    private static let determiners = Set(words: Language.allCases.map(\.events.determiners))
    private static let definite = Set(words: Language.allCases.map(\.events.definite))
    private static let nominative = Set(words: Language.allCases.map(\.events.nominative))
    private static let ones = Set(words: Language.allCases.map(\.events.ones))
    private static let conjunctions = Set(words: Language.allCases.map(\.events.conjunctions))
    private static let breaks = Set(words: Language.allCases.map(\.events.breaks))
    private static let links = Set(words: Language.allCases.map(\.events.links))
    private static let wheres = Set(words: Language.allCases.map(\.events.wheres))
    private static let partitives = Set(words: Language.allCases.map(\.events.partitives))
    private static let prepositions = table(Language.allCases, \.prepositions, places: \.places)
    private static let shared = Dictionary(
        uniqueKeysWithValues: Language.allCases.map { language in
            (language, table([language], \.sharedPrepositions, places: \.sharedPlaces))
        })

    private static func table(
        _ languages: [Language], _ others: (EventWordList) -> String, places: (EventWordList) -> String
    ) -> [String: Preposition] {
        let ofPlace = Set(words: languages.map { places($0.events) })
        let all = ofPlace.union(Set(words: languages.map { others($0.events) }))
        return Dictionary(uniqueKeysWithValues: all.map { ($0, ofPlace.contains($0) ? .place : .other) })
    }
}
