import Parsing
import Text
import Time

/// A question for what holds at some time: the price, the owner, the date, the place, the state of one thing.
struct StateQuestion {
    /// What is asked of the thing.
    enum Kind: Equatable {
        case amount(Quantity)
        case person
        case date
        case place
        /// A word or a number behind the attribute: "status", "version", "pressure".
        case other
    }

    let kind: Kind
    /// The words that name the thing, in lower case: all of them stand where something is said of it.
    let thing: [String]
    /// The words that name what is asked of it, in lower case: "price", "owns", "status"; a change tells it too.
    let attribute: [String]
    /// Whether a number is asked for: "which version".
    let asksNumber: Bool
    /// The last day of the time that the question is about; nil for now.
    let day: CivilDate?

    /// More words than this describe an event, not one thing.
    private static let mostWords = 4

    /// Reads the question for a state out of a reading; nil where it asks for what happened, or for anything else.
    ///
    /// - Parameters:
    ///   - reading: The reading.
    ///   - language: The language of the question.
    ///   - now: The moment of the question.
    init?(_ reading: ParsedQuestion, _ language: TextLanguage, now: CivilDateTime) {
        guard reading.order == nil, reading.kinds.isEmpty, reading.statuses.isEmpty, reading.excluded == Exclusions(),
            reading.containers.isEmpty, reading.phrases.isEmpty, reading.people.isEmpty, !reading.isTopicSubject,
            let kind = StateQuestion.kind(of: reading)
        else { return nil }
        let time = reading.time.flatMap { $0.isVague ? nil : $0 }
        // "How much did it cost" asks for what was once.
        guard reading.tense != .past || time != nil, kind != .date || time == nil && reading.tense != .past else {
            return nil
        }
        // A place that somebody went to is no state.
        if kind == .place, reading.tense == .past { return nil }
        let end = time?.hull.end.map { $0.adding(seconds: -1) }
        guard time == nil || end != nil else { return nil }
        day = end.flatMap { $0 < now ? $0.date : nil }
        let tokens = QuestionTokenizer().tokens(of: reading.topic).filter { $0.kind != .symbol }
        let words = tokens.map(\.lower)
        var attribute = StateQuestion.attribute(of: reading, words)
        // What is no noun tells what is asked: "zuständig", "does … run".
        if language == .german, kind == .person { attribute += tokens.filter { $0.text == $0.lower }.map(\.lower) }
        if kind == .person { attribute += StateQuestion.duty(in: reading.question).filter(words.contains) }
        if let verb = StateQuestion.verb(of: reading.question), words.count > 1, words.last == verb {
            attribute.append(verb)
        }
        let named = words.filter { !attribute.contains($0) && !QuestionWords.isFunctionWord($0) }
        // "How much do I weigh": the verb is all there is. "Who ran it" names nothing.
        thing = named.isEmpty && kind != .person ? attribute : named
        self.kind = kind
        self.attribute = attribute
        asksNumber = attribute.contains(where: ChangeWords.isNumbered)
        guard !thing.isEmpty, thing.count <= StateQuestion.mostWords,
            thing.contains(where: { $0.contains(where: \.isLetter) }),
            isWhole(in: reading.question)
        else { return nil }
        // "Who was against it in December" asks for what happened then.
        if kind == .person, reading.tense == .past, !ChangeWords.isHeld(attribute) { return nil }
    }

    /// "The show kitchen event": a name of which the reading has left out a part is of another thing.
    private func isWhole(in question: String) -> Bool {
        let tokens = QuestionTokenizer().tokens(of: question)
        let own = tokens.indices.filter { thing.contains(tokens[$0].lower) }
        guard let first = own.first, let last = own.last else { return true }
        func isFree(_ place: Int) -> Bool {
            !tokens.indices.contains(place) || attribute.contains(tokens[place].lower)
                || StateQuestion.mayStandBeside(tokens[place])
        }
        return (first == 0 || isFree(first - 1)) && isFree(last + 1)
    }

    /// Whether a word may stand beside the name of a thing without being a part of it.
    static func mayStandBeside(_ token: QuestionToken) -> Bool {
        let word = token.lower
        return token.kind != .word || QuestionWords.isFunctionWord(word) || EventWords.isDeterminer(word)
            || EventWords.isPreposition(word) || EventWords.isAdverb(word) || EventWords.isSelf(word)
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

    /// "What is the pressure of the boiler", "which version do we use", "what is the gym fee": one thing is asked for, not what was said.
    private static func isOfAttribute(_ reading: ParsedQuestion) -> Bool {
        let words = QuestionTokenizer().tokens(of: reading.question).map(\.lower)
        guard let first = words.first, asking.contains(first), words.count > 2 else { return false }
        return words.contains(where: ChangeWords.isState) || copulas.contains(words[1])
    }

    private static let asking: Set<String> = ["what", "which", "what's", "was", "welche", "welcher", "welches", "wie"]
    private static let copulas: Set<String> = ["is", "are", "was", "were", "ist", "sind", "war", "waren"]

    /// "Responsible" of "who is responsible for the newsletter": the words before the preposition.
    private static func duty(in question: String) -> [String] {
        let words = QuestionTokenizer().tokens(of: question).filter { $0.kind == .word }.map(\.lower)
        guard let end = words.firstIndex(where: { ["for", "of"].contains($0) }), end + 1 < words.count else {
            return []
        }
        return Array(words[..<end])
    }

    /// "Run" of "does our server run": the last word behind a form of "do".
    private static func verb(of question: String) -> String? {
        let words = QuestionTokenizer().tokens(of: question).filter { $0.kind == .word }.map(\.lower)
        return words.dropFirst().contains { auxiliaries.contains($0) } ? words.last : nil
    }

    private static let auxiliaries: Set<String> = ["do", "does", "did"]

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
