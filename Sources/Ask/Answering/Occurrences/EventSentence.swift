import Parsing
import Text

/// Judges whether a sentence states that an event took place.
struct EventSentence {
    enum Verdict: Equatable {
        case stated
        /// The words occur, but not clearly as the event.
        case unsure
        /// The event is denied, planned or asked about, or somebody else did it.
        case no

        /// The verdict if the subject is uncertain.
        var unsure: Verdict { self == .stated ? .unsure : self }
    }

    let text: String
    let tokens: [QuestionToken]
    let pattern: EventPattern
    private(set) var words: [EventPattern.Words]
    /// The ranges of people's names in UTF-8 bytes; computed lazily, rarely needed.
    let names: () -> [Range<Int>]
    /// Whether the sentence is spoken in a conversation, where words without a verb may be about anything.
    private let isSpoken: Bool

    /// Reads a sentence, without the name of its speaker.
    init(
        _ text: String, _ pattern: EventPattern, names: @autoclosure @escaping () -> [Range<Int>],
        isSpoken: Bool = false,
        memo: WordMemo
    ) {
        self.isSpoken = isSpoken
        self.text = text
        self.pattern = pattern
        self.names = names
        tokens = EventSentence.tokens(of: text)
        var words = [EventPattern.Words](repeating: 0, count: tokens.count)
        var place = 0
        var isWhole = words.map { _ in false }
        var prefix: String?
        memo.forEachForm(in: text) { [tokens] range, term, _ in
            let found = pattern.words(of: term)
            guard found != 0 else { return }
            while place > 0, tokens[min(place, tokens.count - 1)].range.lowerBound > range.lowerBound { place -= 1 }
            while place < tokens.count, tokens[place].range.upperBound <= range.lowerBound { place += 1 }
            guard place < tokens.count, tokens[place].range.overlaps(range) else { return }
            words[place] |= found
            let missing = pattern.prefix(for: term)
            prefix = missing ?? prefix
            if missing == nil { isWhole[place] = true }
        }
        self.words = words
        guard let prefix else { return }
        for place in tokens.indices where words[place] & pattern.verb != 0 && !isWhole[place] {
            let end = clause(around: place).upperBound
            if end - 1 <= place || tokens[end - 1].lower != prefix { self.words[place] &= ~pattern.verb }
        }
    }

    /// Tokenizes a text without link addresses; words in capitals become names if other words are in lower case.
    private static func tokens(of text: String) -> [QuestionToken] {
        let all = QuestionTokenizer().tokens(of: text)
        let hasWords = all.contains { $0.kind == .word && $0.text == $0.lower }
        return MarkupAddress.removed(from: all).map { hasWords && $0.isAcronym ? $0.asName : $0 }
    }

    /// Whether the event's verb itself stands there, and not only words that go with it.
    var saysVerb: Bool { pattern.verb != 0 && words.contains { $0 & pattern.verb != 0 } }

    /// The ranges of the event's words in UTF-8 bytes.
    var matches: [Range<Int>] { tokens.indices.filter { words[$0] != 0 }.map { tokens[$0].range } }

    func verdict() -> Verdict {
        guard !isQuestion, !isUnreal else { return .no }
        if pattern.isVerbAlone, words.allSatisfy({ $0 == 0 }) { return .no }
        if isOfOthers || !standTogether || isSpoken && (!namesSelf || predicate == nil) { return .no }
        if pattern.event.subject == .speaker, isWhereSomebodyIs || isOfAnother { return .unsure }
        return hasVerb || isCarried ? .stated : .unsure
    }

    // MARK: Reality

    /// Whether the sentence asks instead of stating anything.
    var isQuestion: Bool { text.utf8.last { $0 > 0x20 } == UInt8(ascii: "?") }

    /// Whether a word in the event's clauses denies, plans or requests it.
    private var isUnreal: Bool {
        for place in tokens.indices where words[place] != 0 {
            if clause(around: marked(by: place)).contains(where: {
                words[$0] == 0 && EventWords.isUnreal(at: $0, of: tokens) || EventWords.isOrder(at: $0, of: tokens)
            }) {
                return true
            }
        }
        return false
    }

    func clause(around place: Int) -> Range<Int> {
        var (start, end) = (place, place + 1)
        while start > 0, !endsClause(start - 1) { start -= 1 }
        while end < tokens.count, !endsClause(end) { end += 1 }
        return start..<end
    }

    func endsClause(_ place: Int) -> Bool {
        let token = tokens[place]
        return token.kind == .symbol && ",;:–—.!(".contains(token.text) && !isInner(place)
            || EventWords.isBreak(token.lower)
    }

    // MARK: Identity

    /// Whether words adjacent in the question are near each other in the sentence.
    private var standTogether: Bool {
        var bit: EventPattern.Words = pattern.event.verb == nil ? 1 : 2
        for group in pattern.event.groups {
            let places = group.indices.map { offset in tokens.indices.filter { words[$0] & (bit << offset) != 0 } }
            for (left, right) in zip(places, places.dropFirst()) where !left.isEmpty && !right.isEmpty {
                let isNear = left.contains { left in right.contains { abs($0 - left) <= EventSentence.farthest } }
                if !isNear { return false }
            }
            bit <<= group.count
        }
        return true
    }

    private static let farthest = 3

    /// Whether the question's verb occurs; a light verb must also be the main verb.
    private var hasVerb: Bool {
        guard pattern.verb != 0, words.contains(where: { $0 & pattern.verb != 0 }) else { return false }
        guard let verb = pattern.event.verb, VerbForms.isSupport(verb) else {
            // A modifier of a noun is not an action: "I bought a climbing rope", "running shoes".
            return pattern.isVerbAlone ? !isInCompound : !isPartOfAnother && !isNounAlone
        }
        return predicate.map { words[$0] & pattern.verb != 0 } ?? false
    }

    /// Whether the question's verb occurs only as a noun: "a latex paint for the hulls" paints nothing.
    private var isNounAlone: Bool {
        guard pattern.language == .english else { return false }
        return tokens.indices.allSatisfy { place in
            guard words[place] & pattern.verb != 0 else { return true }
            let isInflected = isPlainVerb(place) || tokens[place].lower.hasSuffix("ing")
            return !isInflected
                && (1...2).contains { behind in
                    place >= behind && EventWords.isDeterminer(tokens[place - behind].lower)
                }
        }
    }

    /// Whether the event's other words stand without a verb, or relate to another verb as in the question.
    private var isCarried: Bool {
        guard !pattern.isVerbAlone, !isPartOfAnother else { return false }
        guard let predicate else { return pattern.verb == 0 || isNamedAlone }
        if words[predicate] != 0 || isVisited(behind: predicate) { return true }
        let isSupport = VerbForms.isSupport(tokens[predicate].lower)
        // Any event in Rome answers "how often was I in Rome".
        if isSupport, pattern.verb == 0 { return true }
        guard isSupport || pattern.verb == 0, !isBeforeClause(of: predicate) else { return false }
        return isSupport
            ? isInRelation && !isBehindGerund(predicate) && !isFollowedByVerb
            : isInSameRelation && !isInCompound
    }

    /// Whether a noun alone states the event: "Tennis with Bob" means "play tennis"; "a letter from the bank" is not "call the bank".
    private var isNamedAlone: Bool {
        guard let place = words.firstIndex(where: { $0 & pattern.first != 0 }) else { return false }
        let isSomeOne = place > 0 && EventWords.isDeterminer(tokens[place - 1].lower)
        return !isSomeOne && (prepositions?.stated == nil || isInRelation) && doer(of: place, isVerb: false) != .another
    }

    /// Whether the event's words only tell when, in a clause before the verb: "During my trip to Rome, I visited the zoo".
    private func isBeforeClause(of predicate: Int) -> Bool {
        guard pattern.event.preposition != nil, let place = words.firstIndex(where: { $0 & pattern.first != 0 }) else {
            return false
        }
        return (place..<max(place, predicate)).contains(where: endsClause)
    }

    /// Whether a verb follows the event's words, which then are its subject: "we got ice cream, and Ann left".
    private var isFollowedByVerb: Bool {
        guard let last = words.lastIndex(where: { $0 & pattern.needed != 0 }), last + 1 < tokens.count else {
            return false
        }
        return tokens[last + 1].kind == .word && isFinite(last + 1)
    }

    /// Whether a verb of visiting states a journey: "I visited Lisbon" means "travel to Lisbon".
    private func isVisited(behind predicate: Int) -> Bool {
        guard VerbForms.isOfPlace(tokens[predicate].lower), let asked = pattern.event.preposition,
            EventWords.isSame(asked, EventWordList.destination, in: pattern.language),
            pattern.verb == 0 || pattern.event.verb.map(VerbForms.isOfPlace) ?? true,
            let place = words.firstIndex(where: { $0 & pattern.first != 0 }), predicate < place
        else { return false }
        return tokens[(predicate + 1)..<place].allSatisfy { EventWords.isDeterminer($0.lower) }
    }

    /// Whether a gerund carries the meaning: "I spent an hour reading news" does not state "watch news".
    private func isBehindGerund(_ predicate: Int) -> Bool {
        guard let place = words.firstIndex(where: { $0 & pattern.first != 0 }), predicate < place else { return false }
        return ((predicate + 1)..<place).contains {
            tokens[$0].lower.hasSuffix("ing") && tokens[$0].lower.utf8.count > 4
        }
    }

    /// Whether the event's first word follows an equivalent preposition as in the question, or none in both.
    private var isInRelation: Bool {
        guard let (asked, stated) = prepositions else { return false }
        return switch (asked, stated) {
        case (nil, nil): true
        case (let asked?, let stated?): EventWords.isSame(asked, stated, in: pattern.language)
        default: false
        }
    }

    /// The same, but for identical prepositions.
    private var isInSameRelation: Bool { prepositions.map { $0.asked == $0.stated } ?? false }

    /// The prepositions before the event's first word, in the question and in the sentence.
    private var prepositions: (asked: String?, stated: String?)? {
        guard let place = words.firstIndex(where: { $0 & pattern.first != 0 }) else { return nil }
        var before = place - 1
        while before >= 0, place - before <= EventSentence.farthest,
            !EventWords.isPreposition(tokens[before].lower, in: pattern.language),
            EventWords.isDeterminer(tokens[before].lower) || tokens[before].kind == .number
        {
            before -= 1
        }
        let stated =
            before >= 0 && EventWords.isPreposition(tokens[before].lower, in: pattern.language)
            ? tokens[before].lower : nil
        // A visit to a place is a way of going "to" it.
        let isVisit = pattern.event.verb.map(VerbForms.isOfPlace) ?? false
        return (pattern.event.preposition ?? (isVisit ? EventWordList.destination : nil), stated)
    }

    /// Whether the event's last word modifies another noun: "yoga mat", "a climbing rope".
    private var isInCompound: Bool {
        guard pattern.language.events.hasCompounds,
            let last = words.lastIndex(where: { $0 & pattern.needed != 0 }), last + 1 < tokens.count,
            !isFinite(last), !isGerundOfVerb(last), !isJoined(last)
        else { return false }
        let next = tokens[last + 1]
        return next.kind == .word && !EventWords.isDeterminer(next.lower)
            && !EventWords.isPreposition(next.lower, in: pattern.language)
            && !EventWords.isAdverb(next.lower)
            && !EventWords.isSelf(next.lower) && !EventWords.isConjunction(next.lower) && !isTime(last + 1)
    }

    /// Whether an English singular modifies another noun and thus is not the plural asked about: "apple juice" for "apples".
    private var isPartOfAnother: Bool {
        guard pattern.language == .english, let asked = pattern.event.groups.last?.last, asked.hasSuffix("s"),
            let last = words.lastIndex(where: { $0 & pattern.needed != 0 }), !tokens[last].lower.hasSuffix("s")
        else { return false }
        return isInCompound
    }

    /// Whether the verb follows "and", as the second verb of a subject: "I had Ann round and bake cakes".
    private func isJoined(_ place: Int) -> Bool {
        words[place] & pattern.verb != 0 && isBehindConjunction(place) && !tokens[place].lower.hasSuffix("ing")
    }

    func isBehindConjunction(_ place: Int) -> Bool {
        place > 0 && EventWords.isConjunction(tokens[place - 1].lower)
    }

    /// Whether a gerund is used as a verb: "went climbing", "after reading", "spent an hour reading".
    private func isGerundOfVerb(_ place: Int) -> Bool {
        guard place > 0, tokens[place].lower.hasSuffix("ing") else { return false }
        let before = tokens[place - 1].lower
        return VerbForms.isSupport(before) || EventWords.isAspect(before)
            || EventWords.isPreposition(before, in: pattern.language)
            || EventWords.isAdverb(before)
            || isTime(place - 1) || measures.contains { $0.upperBound == place }
    }

    /// Whether a form can only be a verb: "ran", "walked", "las".
    func isFinite(_ place: Int) -> Bool {
        isPlainVerb(place) && !tokens[place].lower.hasSuffix("ing")
    }

    func isTime(_ place: Int) -> Bool {
        EventWords.isDayPart(tokens[place].lower)
            || OccurrenceAmounts.dates(in: text).contains { $0.overlaps(tokens[place].range) }
    }
}
