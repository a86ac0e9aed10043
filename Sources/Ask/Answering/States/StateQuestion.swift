import Language
import Parsing
import Text
import Time

/// A question for what holds at some time: the price, owner, date, place or state of one thing.
struct StateQuestion {
    enum Kind: Equatable {
        case amount(Quantity)
        case person
        case date
        case place
        /// A word or number after the attribute: "status", "version", "pressure".
        case other
    }

    let kind: Kind
    /// The words that name the thing, in lower case; a statement must contain all of them.
    let thing: [String]
    /// The words that name what is asked about it, in lower case: "price", "owns", "status"; a word of change may replace them.
    let attribute: [String]
    /// Whether a number is asked for: "which version".
    let asksNumber: Bool
    /// Whether a statement must hold the attribute: "phase" and "version", while a status may be told without the word.
    let namesAttribute: Bool
    /// The last day of the asked time; nil for now.
    let day: CivilDate?

    /// The maximum number of words; more describe an event, not one thing.
    private static let mostWords = 4

    /// Recognises a question for a state in a reading; nil if it asks for a past event or anything else.
    init?(_ reading: ParsedQuestion, _ language: Language, now: CivilDateTime) {
        guard reading.order == nil, reading.kinds.isEmpty, reading.statuses.isEmpty, reading.excluded == Exclusions(),
            reading.containers.isEmpty, reading.phrases.isEmpty, reading.people.isEmpty, !reading.isTopicSubject,
            let kind = StateQuestion.kind(of: reading)
        else { return nil }
        let time = reading.time.flatMap { $0.isVague ? nil : $0 }
        // "How much did it cost" asks for a single past amount.
        guard reading.tense != .past || time != nil, kind != .date || time == nil && reading.tense != .past else {
            return nil
        }
        // A place that somebody went to is not a state.
        if kind == .place, reading.tense == .past { return nil }
        let end = time?.hull.end.map { $0.adding(seconds: -1) }
        guard time == nil || end != nil else { return nil }
        day = end.flatMap { $0 < now ? $0.date : nil }
        let tokens = QuestionTokenizer().tokens(of: reading.topic).filter { $0.kind != .symbol }
        let words = tokens.map(\.lower)
        var attribute = StateQuestion.attribute(of: reading, words)
        // Words other than nouns name the attribute: "zuständig", "does … run".
        if language == .german, kind == .person { attribute += tokens.filter { $0.text == $0.lower }.map(\.lower) }
        if kind == .person { attribute += StateQuestion.duty(in: reading.question, language).filter(words.contains) }
        if let verb = StateQuestion.verb(of: reading.question), words.count > 1, words.last == verb {
            attribute.append(verb)
        }
        let named = words.filter { !attribute.contains($0) && !QuestionWords.isFunctionWord($0) }
        // In "how much do I weigh", the verb is the only word. "Who ran it" names nothing.
        thing = named.isEmpty && kind != .person ? attribute : named
        self.kind = kind
        self.attribute = attribute
        asksNumber = attribute.contains(where: ChangeWords.isNumbered)
        namesAttribute =
            kind == .other && attribute.contains { ChangeWords.isState($0) && !ChangeWords.isGeneral($0) }
        guard !thing.isEmpty, thing.count <= StateQuestion.mostWords,
            thing.contains(where: { $0.contains(where: \.isLetter) }),
            isWhole(in: reading.question, language)
        else { return nil }
        // "Who was against it in December" asks for an event of that time.
        if kind == .person, reading.tense == .past, !ChangeWords.isHeld(attribute) { return nil }
    }

    /// Whether no part of a longer name was left out: in "the show kitchen event", "kitchen" alone would be another thing.
    private func isWhole(in question: String, _ language: Language) -> Bool {
        let tokens = QuestionTokenizer().tokens(of: question)
        let own = tokens.indices.filter { thing.contains(tokens[$0].lower) }
        guard let first = own.first, let last = own.last else { return true }
        func isFree(_ place: Int) -> Bool {
            !tokens.indices.contains(place) || attribute.contains(tokens[place].lower)
                || StateQuestion.mayStandBeside(tokens[place], language)
        }
        return (first == 0 || isFree(first - 1)) && isFree(last + 1)
    }

    /// Returns whether a word can be next to the name of a thing without being a part of it.
    static func mayStandBeside(_ token: QuestionToken, _ language: Language) -> Bool {
        let word = token.lower
        return token.kind != .word || QuestionWords.isFunctionWord(word) || EventWords.isDeterminer(word)
            || EventWords.isPreposition(word, in: language) || EventWords.isPartitive(word) || EventWords.isAdverb(word)
            || EventWords.isSelf(word)
            || EventWords.isConjunction(word) || EventWords.isOwn(word) || VerbForms.isSupport(word)
            || VerbForms.isVerb(word) || VerbForms.isSeparablePart(word) || ChangeWords.isChange(word)
            || ChangeWords.isState(word)
    }

    private static func kind(of reading: ParsedQuestion) -> Kind? {
        switch reading.request {
        case .amount(let amount):
            switch amount.quantity {
            case .count, .age, .duration: nil
            // "Wie hoch" asks for lengths and prices.
            case .distance: .amount(.any)
            default: .amount(amount.quantity)
            }
        case .actor(let actor):
            actor.isObject || actor.predicate == nil && actor.description == nil ? nil : .person
        case .date: .date
        case .place: .place
        case .fact: isOfAttribute(reading) ? .other : nil
        default: nil
        }
    }

    /// Whether one attribute is asked for: "what is the pressure of the boiler", "which version do we use", "what is the gym fee".
    private static func isOfAttribute(_ reading: ParsedQuestion) -> Bool {
        let words = QuestionTokenizer().tokens(of: reading.question).map(\.lower)
        guard let first = words.first, asking.contains(first), words.count > 2 else { return false }
        return words.contains(where: ChangeWords.isState) || copulas.contains(words[1])
    }

    private static let asking = Set(words: Language.allCases.map(\.states.asking))
    private static let copulas = Set(words: Language.allCases.map(\.states.copulas))

    /// Returns the words before the preposition: "responsible" of "who is responsible for the newsletter".
    private static func duty(in question: String, _ language: Language) -> [String] {
        let tokens = QuestionTokenizer().tokens(of: question).filter { $0.kind == .word }
        guard let end = tokens.firstIndex(where: { linking.contains($0.lower) }), end + 1 < tokens.count else {
            return []
        }
        // "Writing the Haskell implementation of" and "making the fork of" are events, no duties.
        let isDuty = tokens[1..<max(1, end)].allSatisfy {
            mayStandBeside($0, language) || isRole($0.lower) || copulas.contains($0.lower)
        }
        return isDuty ? tokens[..<end].map(\.lower) : []
    }

    /// Whether a word is a duty or names somebody by one: "responsible", "owner", "maintainer".
    private static func isRole(_ word: String) -> Bool {
        ChangeWords.isDuty(word) || ChangeWords.isHeld([word]) || roleEndings.contains { word.hasSuffix($0) }
    }

    private static let roleEndings = ["er", "or", "ist"]
    private static let linking = Set(words: Language.allCases.map(\.states.linking))

    /// Returns the last word after a form of "do": "run" of "does our server run".
    private static func verb(of question: String) -> String? {
        let words = QuestionTokenizer().tokens(of: question).filter { $0.kind == .word }.map(\.lower)
        return words.dropFirst().contains { auxiliaries.contains($0) } ? words.last : nil
    }

    private static let auxiliaries = Set(words: Language.allCases.map(\.states.auxiliaries))

    private static func attribute(of reading: ParsedQuestion, _ topic: [String]) -> [String] {
        switch reading.request {
        case .amount(let amount): return topic.filter { amount.words.contains($0) }
        case .actor(let actor): return topic.filter { $0 == actor.predicate }
        case .fact:
            let words = QuestionTokenizer().tokens(of: reading.question).map(\.lower)
            return words.filter(ChangeWords.isState)
        default: return []
        }
    }
}
