import Parsing
import Text

/// Judges whether a sentence states an event: that it took place, and that nothing else did with the same words.
struct EventSentence {
    /// What a sentence says of an event.
    enum Verdict: Equatable {
        /// It took place.
        case stated
        /// The words stand there, but another verb goes with them.
        case unsure
        /// It was denied, planned, asked for, or done by somebody else.
        case no
    }

    let text: String
    let tokens: [QuestionToken]
    private let pattern: EventPattern
    /// The words of the event at each token.
    private let words: [EventPattern.Words]
    /// Where names of people stand, in UTF-8 bytes; looked for in few sentences.
    private let names: () -> [Range<Int>]
    /// Whether it is said in a talk, where words without a verb tell of anything.
    private let isSpoken: Bool

    /// A sentence to judge.
    ///
    /// - Parameters:
    ///   - text: The sentence, without the name of who speaks it.
    ///   - pattern: The event.
    ///   - names: Where names of people stand in it, in UTF-8 bytes.
    ///   - isSpoken: Whether it is said in a talk.
    ///   - memo: Words that were read before.
    init(
        _ text: String, _ pattern: EventPattern, names: @autoclosure @escaping () -> [Range<Int>],
        isSpoken: Bool = false,
        memo: WordMemo
    ) {
        self.isSpoken = isSpoken
        self.text = text
        self.pattern = pattern
        self.names = names
        tokens = QuestionTokenizer().tokens(of: text)
        var words = [EventPattern.Words](repeating: 0, count: tokens.count)
        var place = 0
        memo.forEachForm(in: text) { [tokens] range, term, _ in
            let found = pattern.words(of: term)
            guard found != 0 else { return }
            while place > 0, tokens[min(place, tokens.count - 1)].range.lowerBound > range.lowerBound { place -= 1 }
            while place < tokens.count, tokens[place].range.upperBound <= range.lowerBound { place += 1 }
            if place < tokens.count { words[place] |= found }
        }
        self.words = words
    }

    /// Where the words of the event stand, in UTF-8 bytes.
    var matches: [Range<Int>] { tokens.indices.filter { words[$0] != 0 }.map { tokens[$0].range } }

    /// What the sentence says.
    func verdict() -> Verdict {
        guard let last = text.utf8.last(where: { $0 > 0x20 }), last != UInt8(ascii: "?"), !isUnreal else { return .no }
        if isOfOthers || !standTogether || isSpoken && (!namesSelf || predicate == nil) { return .no }
        if pattern.event.subject == .speaker, isWhereSomebodyIs { return .unsure }
        return hasVerb || isCarried ? .stated : .unsure
    }

    // MARK: Whether it took place

    /// Whether a word of the clauses that hold the event denies it, plans it or asks for it.
    private var isUnreal: Bool {
        for place in tokens.indices where words[place] != 0 {
            if clause(around: place).contains(where: { words[$0] == 0 && EventWords.isUnreal(tokens[$0].lower) }) {
                return true
            }
        }
        return false
    }

    private func clause(around place: Int) -> Range<Int> {
        var (start, end) = (place, place + 1)
        while start > 0, !endsClause(start - 1) { start -= 1 }
        while end < tokens.count, !endsClause(end) { end += 1 }
        return start..<end
    }

    private func endsClause(_ place: Int) -> Bool {
        let token = tokens[place]
        return token.kind == .symbol && ",;:–—.!(".contains(token.text) || EventWords.isBreak(token.lower)
    }

    // MARK: Whether it is the same event

    /// Words that stand side by side in the question stand near each other.
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

    /// Whether the verb of the question stands there; one that carries anything must be the verb of the sentence.
    private var hasVerb: Bool {
        guard pattern.verb != 0, words.contains(where: { $0 & pattern.verb != 0 }) else { return false }
        guard let verb = pattern.event.verb, VerbForms.isSupport(verb) else {
            guard pattern.isVerbAlone, let predicate, words[predicate] == 0 else { return true }
            // "I bought a climbing rope": what stands before a noun is no deed.
            return VerbForms.isSupport(tokens[predicate].lower) || !isInCompound
        }
        return predicate.map { words[$0] & pattern.verb != 0 } ?? false
    }

    /// Whether the words that are no verb are carried by no verb of their own, or stand to another one as in the question.
    private var isCarried: Bool {
        guard !pattern.isVerbAlone else { return false }
        guard let predicate else { return true }
        if words[predicate] != 0 { return true }
        let isSupport = VerbForms.isSupport(tokens[predicate].lower)
        // "How often was I in Rome" is answered by whatever happened there.
        if isSupport, pattern.verb == 0 { return true }
        guard isSupport || pattern.verb == 0 else { return false }
        return isSupport ? isInRelation && !isBehindGerund(predicate) : isInSameRelation && !isInCompound
    }

    /// "I spent an hour reading news" is no watching of news, though "spent" carries anything.
    private func isBehindGerund(_ predicate: Int) -> Bool {
        guard let place = words.firstIndex(where: { $0 & pattern.first != 0 }), predicate < place else { return false }
        return ((predicate + 1)..<place).contains {
            tokens[$0].lower.hasSuffix("ing") && tokens[$0].lower.utf8.count > 4
        }
    }

    /// Whether the first word of the event stands behind the same preposition as in the question, or behind none as there.
    private var isInRelation: Bool {
        guard let (asked, stated) = prepositions else { return false }
        return switch (asked, stated) {
        case (nil, nil): true
        case (let asked?, let stated?): EventWords.isSame(asked, stated)
        default: false
        }
    }

    /// The same with the very same preposition.
    private var isInSameRelation: Bool { prepositions.map { $0.asked == $0.stated } ?? false }

    /// The preposition of the question and that of the sentence.
    private var prepositions: (asked: String?, stated: String?)? {
        guard let place = words.firstIndex(where: { $0 & pattern.first != 0 }) else { return nil }
        var before = place - 1
        while before >= 0, place - before <= EventSentence.farthest, !EventWords.isPreposition(tokens[before].lower),
            EventWords.isDeterminer(tokens[before].lower) || tokens[before].kind == .number
        {
            before -= 1
        }
        let stated = before >= 0 && EventWords.isPreposition(tokens[before].lower) ? tokens[before].lower : nil
        return (pattern.event.preposition, stated)
    }

    /// "Yoga mat": the word is the first part of another thing.
    private var isInCompound: Bool {
        guard let last = words.lastIndex(where: { $0 & pattern.needed != 0 }), last + 1 < tokens.count else {
            return false
        }
        let next = tokens[last + 1]
        return next.kind == .word && !EventWords.isPreposition(next.lower) && !EventWords.isAdverb(next.lower)
            && !EventWords.isSelf(next.lower) && next.lower != "and" && next.lower != "und"
    }

    // MARK: The verb of the sentence

    /// Where the sentence's own verb stands; nil where it has none: "Tennis with Bob".
    var predicate: Int? {
        if let subject = tokens.indices.first(where: { EventWords.isSelf(tokens[$0].lower) }) {
            return verb(behind: subject) ?? (subject > 0 ? verb(at: subject - 1) : nil)
        }
        if let name = subjectName, let verb = verb(behind: name), isPlainVerb(verb) { return verb }
        let start = tokens.indices.first { place in
            tokens[place].kind == .word && !EventWords.isAdverb(tokens[place].lower)
        }
        if let start, isPlainVerb(start) { return start }
        return tokens.lastIndex { $0.kind == .word }.flatMap {
            isPlainVerb($0) && tokens[$0].text == tokens[$0].lower ? $0 : nil
        }
    }

    /// The first verb behind a subject; an auxiliary only where none follows it.
    private func verb(behind subject: Int) -> Int? {
        var auxiliary: Int?
        for place in (subject + 1)..<max(subject + 1, tokens.count) {
            let token = tokens[place]
            if token.kind != .word { return auxiliary }
            if EventWords.isAdverb(token.lower) { continue }
            if VerbForms.isSupport(token.lower) {
                // "Have been swimming", "habe … gekauft"
                auxiliary = place
                if let last = tokens.lastIndex(where: { $0.kind == .word }), last > place, isParticiple(last) {
                    return last
                }
                if place + 1 < tokens.count, isPlainVerb(place + 1) || VerbForms.isSupport(tokens[place + 1].lower) {
                    continue
                }
                return place
            }
            if auxiliary != nil { return isPlainVerb(place) ? place : auxiliary }
            return EventWords.isDeterminer(token.lower) || EventWords.isPreposition(token.lower) ? nil : place
        }
        return auxiliary
    }

    private func verb(at place: Int) -> Int? { tokens[place].kind == .word ? place : nil }

    /// "gekauft", at the end of a German sentence.
    private func isParticiple(_ place: Int) -> Bool {
        let word = tokens[place]
        return word.text == word.lower && word.lower.hasPrefix("ge") && word.lower.hasSuffix("t")
            && word.lower.utf8.count > 5
            || word.text == word.lower && VerbForms.isVerb(word.lower) && word.lower.hasSuffix("en")
    }

    /// Whether a word is plainly a verb: it changes within, or has the ending of the past.
    private func isPlainVerb(_ place: Int) -> Bool {
        guard tokens.indices.contains(place), tokens[place].kind == .word else { return false }
        let word = tokens[place].lower
        return VerbForms.isVerb(word) || VerbForms.isSupport(word) || word.utf8.count > 4 && word.hasSuffix("ed")
            || isParticiple(place)
    }

    // MARK: Who does it

    /// Where a name or a pronoun stands that is the subject: at the beginning, adverbs aside.
    private var subjectName: Int? {
        let first = tokens.indices.first { tokens[$0].kind == .word && !EventWords.isAdverb(tokens[$0].lower) }
        guard let first, let name = names().first(where: { $0.overlaps(tokens[first].range) }) else { return nil }
        return tokens.lastIndex { name.overlaps($0.range) }
    }

    /// Whether whoever writes or speaks has a part in it.
    var namesSelf: Bool { tokens.contains { EventWords.isSelf($0.lower) } }

    /// Whether somebody else is said to do it, and whoever writes or speaks has no part in it.
    var isOfSomebodyElse: Bool {
        if namesSelf { return false }
        if let name = subjectName, let verb = verb(behind: name), isPlainVerb(verb) { return true }
        return tokens.indices.contains { place in
            guard EventWords.isOther(tokens[place].lower) else { return false }
            let isFirst = place == 0 || endsClause(place - 1)
            return isFirst && clause(around: place).contains { words[$0] != 0 }
                || (place + 1..<min(place + 3, tokens.count)).contains { words[$0] & pattern.verb != 0 }
        }
    }

    /// "Grace at the dentist": whether whoever writes was there is not said.
    private var isWhereSomebodyIs: Bool {
        guard !namesSelf, let name = subjectName, name + 1 < tokens.count else { return false }
        return EventWords.isPreposition(tokens[name + 1].lower)
    }

    private var isOfOthers: Bool { pattern.event.subject == .speaker && isOfSomebodyElse }

    // MARK: What is done

    /// The words behind the verb of the event, up to a preposition, a sign or a date; nil where no verb is known.
    var object: String? {
        let matched = pattern.verb == 0 ? nil : words.firstIndex { $0 & pattern.verb != 0 }
        guard let verb = matched ?? predicate else { return label }
        var first = verb + 1
        while first < tokens.count, EventWords.isDeterminer(tokens[first].lower) { first += 1 }
        var end = first
        while end < tokens.count, !EventWords.isPreposition(tokens[end].lower), !EventWords.isAdverb(tokens[end].lower),
            tokens[end].kind != .number,
            !(tokens[end].kind == .symbol && ";:.!?(–—".contains(tokens[end].text) && !isInner(end))
        {
            end += 1
        }
        guard first < end else { return label }
        return piece(first..<end)
    }

    /// "Pasta" of "Lunch: pasta".
    private var label: String? {
        guard let colon = tokens.firstIndex(where: { $0.text == ":" }), colon + 1 < tokens.count,
            words[..<colon].contains(where: { $0 != 0 })
        else { return nil }
        let end = tokens[colon...].firstIndex { $0.kind == .symbol && ";.!?(–—".contains($0.text) } ?? tokens.count
        return colon + 1 < end ? piece((colon + 1)..<end) : nil
    }

    /// Whether a point or hyphen stands within a word: "gluten-free".
    private func isInner(_ place: Int) -> Bool {
        place + 1 < tokens.count && tokens[place + 1].isGlued && tokens[place].isGlued
    }

    private func piece(_ range: Range<Int>) -> String? {
        let (start, end) = (tokens[range.lowerBound].range.lowerBound, tokens[range.upperBound - 1].range.upperBound)
        let text = String(decoding: Array(text.utf8)[start..<end], as: UTF8.self)
        let trimmed = text.reversed().drop { " ,-_*]".contains($0) }.reversed()
        let result = String(String(trimmed).drop { " \"_*[".contains($0) })
        return result.isEmpty ? nil : result
    }
}
