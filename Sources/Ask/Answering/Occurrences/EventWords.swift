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
        if token.text != token.lower, token.lower == "may" || place > 0 && token.isCapitalised { return false }
        if token.lower == "statt", !tokens[(place + 1)...].contains(where: { $0.kind == .word }) { return false }
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

    private static let backward = Set(words: [
        "it they he she this that these those its their his", "es sie er dies dieser diese dieses sein ihr",
    ])
    private static let definite = Set(words: ["the", "der die das den dem"])

    /// A possessive of the first person: "my", "unser".
    static func isOwn(_ word: String) -> Bool { own.contains(word) }

    /// An article of a German noun that may be the subject.
    static func isNominative(_ word: String) -> Bool { nominative.contains(word) }

    /// An expletive subject: "it was a good swim".
    static func isNobody(_ word: String) -> Bool { nobody.contains(word) }

    static func isConjunction(_ word: String) -> Bool { conjunctions.contains(word) }

    /// A word for the number one: "a novel", "another one".
    static func isOne(_ word: String) -> Bool { ones.contains(word) }

    /// A verb for the phase or quality of an action: "started reading", "enjoyed baking".
    static func isAspect(_ word: String) -> Bool { aspects.contains(word) }

    /// A preposition inside a name: "the Statue of Liberty".
    static func isPartitive(_ word: String) -> Bool { word == "of" }

    /// Whether the place of an event may follow: "to", "at", "im"; "on" is too ambiguous.
    static func isOfPlace(_ word: String) -> Bool { wheres.contains(word) }

    /// A word that ends a clause, besides punctuation.
    static func isBreak(_ word: String) -> Bool { breaks.contains(word) }

    /// A word that begins a subordinate clause with its own subject; a denial or plan outside still applies to it.
    static func isLink(_ word: String) -> Bool { links.contains(word) }

    static func isPreposition(_ word: String) -> Bool { prepositions[word] != nil }

    /// Whether two prepositions have the same kind of object: "to" and "at" both a place.
    static func isSame(_ first: String, _ second: String) -> Bool {
        first == second || prepositions[first] == "place" && prepositions[second] == "place"
    }

    private static let unreal = Set(words: [
        """
        not no never without cancelled canceled skipped skip skipping missed instead will going gonna plan plans planned planning \
        want wants wanted would should could must need needs might may if unless hope hoping wish tomorrow todo remember remind reminder \
        try tried almost nearly wanting dream dreams dreaming love loves loving enjoy enjoys prefer hate looking let \
        maybe perhaps probably
        """,
        """
        nicht kein keine keinen keinem nie niemals ohne abgesagt ausgefallen statt werde will wollte wollen würde sollte soll muss müsste \
        könnte möchte falls wenn morgen vorhaben geplant plane fast beinahe liebe mag gern gerne \
        vielleicht wahrscheinlich wohl
        """,
    ])
    /// Verbs that plan at the beginning of a clause; elsewhere they are nouns: "read a good book".
    private static let orders = Set(words: ["book"])
    /// Words of planning and wishing that behind an article are nouns.
    private static let things = Set(words: ["plan plans dream dreams love hope wish reminder"])
    private static let selves = Set(words: ["i we i've i'm i'd we've we're us", "ich wir"])
    private static let others = Set(words: ["he she they you who", "er sie du ihr man"])
    private static let adverbs = Set(words: [
        "just also then again finally today yesterday even still always already really both all together online",
        "gerade auch dann wieder endlich heute gestern noch schon",
    ])
    private static let determiners = Set(words: [
        "the a an my our his her their some this that these those another two three",
        "der die das den dem des ein eine einen einem einer mein meine meinen unser unsere etwas noch zwei drei",
    ])
    private static let dayParts = Set(words: [
        "morning noon lunchtime afternoon evening night", "morgens vormittags mittags nachmittags abends nachts früh",
    ])
    private static let aspects = Set(words: ["started began finished enjoyed kept continued stopped"])
    private static let wheres = Set(words: ["to at in into near inside", "zu zum zur in im ins nach bei beim"])
    private static let ones = Set(words: ["a an another one", "ein eine einen einem"])
    private static let own = Set(words: ["my our", "mein meine meinen meinem meiner unser unsere unseren"])
    private static let nominative = Set(words: ["der die das ein eine unser unsere"])
    private static let nobody = Set(words: ["it there", "es"])
    private static let conjunctions = Set(words: ["and or", "und oder"])
    private static let breaks = Set(words: ["but then while because", "aber dann während weil"])
    private static let links = Set(words: ["that which when where", "dass wo"])
    private static let prepositions: [String: String] = {
        var table: [String: String] = [:]
        let places = "to at in into on onto inside near zu zum zur in im ins an am ans auf bei beim nach"
        let others = """
            about from with for of by since until after before during as through via without over when while along around across past towards between behind under \
            über von vom mit für seit bis vor während durch als aus gegen um entlang unter zwischen hinter neben
            """
        for word in Set(words: [others]) { table[word] = word }
        for word in Set(words: [places]) { table[word] = "place" }
        return table
    }()
}
