import Language
import Text

extension QuestionDraft {
    /// The verb of what happened, folded: "accepted" of "when was the proposal accepted"; nil if no past verb has a meaning of its own.
    var happenedVerb: String? {
        guard asked.intent == .when, let place = language == .german ? verbAtEnd : verbOfPast, isFree(place),
            !isIdle(place), !isFrame(place), !VerbForms.isSupport(tokens[place].lower),
            !LightWords.contains(tokens[place].folded)
        else { return nil }
        return tokens[place].folded
    }

    /// The verb of a question for a date that says only that something took place: "when was the fair held".
    var heldVerb: Int? {
        guard asked.intent == .when, let verb = language == .german ? verbAtEnd : verbOfPast, isFree(verb),
            QuestionDraft.heldWords.contains(tokens[verb].folded),
            language == .german || tokens[..<verb].indices.contains(where: isBeing)
        else { return nil }
        return verb
    }

    private static let heldWords = Set(words: Language.allCases.map(\.lexicon.labels.held))

    /// Whether a question for a date has an active verb in the past: "when did I get the key", "wann habe ich den Schlüssel bekommen".
    var asksDeed: Bool {
        guard asked.intent == .when, reading.tense != .future, let auxiliary = tokens.indices.first(where: isPast)
        else { return false }
        // "By when did I have to pay" asks for a term.
        let isDuty = tokens.indices.contains { traits($0).contains(.perfect) && traits($0 + 1).contains(.toward) }
        return !isBeing(auxiliary) && !isDuty
    }

    var asksMention: Bool {
        guard asked.intent == .when, eventSubject == nil,
            let verb = language == .german ? verbAtEnd : participleAtEnd ?? verbOfPast
        else { return false }
        return traits(verb).contains(.speakerVerb)
    }

    private var participleAtEnd: Int? {
        guard let last = tokens.lastIndex(where: { $0.kind == .word }), tokens[..<last].indices.contains(where: isPast)
        else { return nil }
        let word = tokens[last].lower
        return word.hasSuffix("ed") || VerbForms.isVerb(word) ? last : nil
    }

    /// The verb at the end of a German past question: "wann wurde der Antrag angenommen", but not "wann wird er angenommen".
    private var verbAtEnd: Int? {
        guard let first = firstWord else { return nil }
        let isOfPast = traits(first + 1).isDisjoint(with: .auxiliary) || isPast(first + 1)
        return isOfPast ? lastVerb(behind: first + 2) : nil
    }

    private var verbOfPast: Int? { tokens.indices.first(where: isPast).flatMap { verb(behind: $0) } }

    private func isPast(_ place: Int) -> Bool { !traits(place).isDisjoint(with: [.past, .perfect]) }

    private func verb(behind auxiliary: Int) -> Int? {
        if let subject = eventSubject, subject > auxiliary, let verb = eventVerb { return verb }
        let isActive = traits(auxiliary).contains(.perfect) || !isBeing(auxiliary)
        return isActive ? verbBehindNoun(auxiliary + 1) : participle(behind: auxiliary + 1)
    }

    /// Tells whether an auxiliary forms a passive: "was", "were".
    func isBeing(_ place: Int) -> Bool { traits(place).contains(.past) && !tokens[place].lower.hasSuffix("d") }

    /// Returns a participle that ends its phrase: "when was the revised budget approved".
    private func participle(behind start: Int) -> Int? {
        tokens.indices.first { place in
            let word = tokens[place].lower
            return place > start && tokens[place].kind == .word && (word.hasSuffix("ed") || VerbForms.isVerb(word))
                && (!tokens.indices.contains(place + 1) || tokens[place + 1].kind == .symbol || endsPhrase(place + 1))
        }
    }

    private func verbBehindNoun(_ start: Int) -> Int? {
        let first = (start..<tokens.count).first { traits($0).isDisjoint(with: .determiner) } ?? tokens.count
        guard first + 1 < tokens.count else { return nil }
        let end =
            ((first + 1)..<tokens.count).first { place in
                let isObject = startsName(place) && !startsName(place - 1)
                return isObject || tokens[place].kind == .symbol && !tokens[place].isGlued
                    || place > first + 1 && endsPhrase(place)
            } ?? tokens.count
        let verb = end - 1
        return verb > first && tokens[verb].kind == .word && !startsName(verb) ? verb : nil
    }

    private func startsName(_ place: Int) -> Bool {
        tokens[place].kind == .number || tokens[place].text.first?.isUppercase == true
    }

    private func endsPhrase(_ place: Int) -> Bool {
        !traits(place).isDisjoint(with: [.boundary, .determiner, .adverb, .pronoun])
            || times.contains { $0.consumed.contains(place) }
    }
}
