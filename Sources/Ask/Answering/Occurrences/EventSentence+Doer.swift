import Parsing
import Text

/// Determines who is the subject of a sentence's verb.
extension EventSentence {
    /// The position of a name at the start of the sentence, after any adverbs.
    var subjectName: Int? {
        let first = tokens.indices.first { tokens[$0].kind == .word && !EventWords.isAdverb(tokens[$0].lower) }
        guard let first, let name = names().first(where: { $0.overlaps(tokens[first].range) }) else { return nil }
        return tokens.lastIndex { name.overlaps($0.range) }
    }

    var namesSelf: Bool { tokens.contains { EventWords.isSelf($0.lower) } }

    /// Whether another person is the subject and the writer or speaker is not mentioned.
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

    /// Whether a sentence only states where somebody else is: "Grace at the dentist".
    var isWhereSomebodyIs: Bool {
        guard !namesSelf, let name = subjectName, name + 1 < tokens.count else { return false }
        return EventWords.isPreposition(tokens[name + 1].lower, in: pattern.language)
    }

    var isOfOthers: Bool { pattern.event.subject == .speaker && isOfSomebodyElse }

    /// The words behind a label that consists of the event's words, which name its doers: "Facilitator: Ana, Bo"; empty without one.
    var labelled: ArraySlice<QuestionToken> {
        guard let colon = tokens.firstIndex(where: { $0.text == ":" }) else { return [] }
        let label = tokens.indices.prefix(colon).filter { tokens[$0].kind == .word }
        return label.isEmpty || label.contains { words[$0] == 0 } ? [] : tokens[(colon + 1)...]
    }

    // MARK: Subjects that are no names

    enum Doer {
        case writer
        /// No subject: "Ran 5 km".
        case nobody
        case another
    }

    /// Whether something other than the writer is the subject: "the job ran", "Monera: sandbox runs".
    var isOfAnother: Bool {
        let deeds = deeds
        return !deeds.isEmpty && deeds.allSatisfy { doer(of: $0) == .another }
    }

    /// The positions of the event's verb; without one, the first other verb in the clause of the event's words.
    private var deeds: [Int] {
        let asked = tokens.indices.filter { words[$0] & pattern.verb != 0 }
        guard asked.isEmpty, let place = words.firstIndex(where: { $0 & pattern.first != 0 }) else { return asked }
        return clause(around: place).first { words[$0] == 0 && isAnyVerb($0) }.map { [$0] } ?? []
    }

    /// Finds the subject of a verb or verbal noun, searching earlier clauses until one names it.
    func doer(of deed: Int, isVerb: Bool = true) -> Doer {
        if isQuoted(deed) { return .another }
        if isTag(deed) { return measures.isEmpty ? .another : .nobody }
        var end = deed
        while true {
            let clause = beginning(of: end)..<end
            if let doer = end == deed ? doer(of: deed, behind: clause, isVerb: isVerb) : doer(in: clause) {
                return doer
            }
            guard clause.lowerBound > 0 else { return .nobody }
            let mark = tokens[clause.lowerBound - 1]
            end = clause.lowerBound - 1
            if mark.text == ":" { return isLabelOfEvent(beginning(of: end)..<end) ? .nobody : .another }
            guard mark.text == "," || mark.kind == .word else { return .nobody }
        }
    }

    private func beginning(of end: Int) -> Int {
        var start = end
        while start > 0, !endsClause(start - 1), !EventWords.isLink(tokens[start - 1].lower) { start -= 1 }
        return start
    }

    /// Returns the subject of a verb in its own clause; nil if there is none.
    private func doer(of deed: Int, behind clause: Range<Int>, isVerb: Bool) -> Doer? {
        let next = deed + 1
        if clause.contains(where: { EventWords.isSelf(tokens[$0].lower) }) { return .writer }
        if next < tokens.count, EventWords.isSelf(tokens[next].lower) { return .writer }
        switch opening(of: clause) {
        case .verb, .event: return .nobody
        case .noun:
            // In "I had Ann, Bo round and baked", the last item of the list before "and" is not the subject.
            if isVerb, isBehindConjunction(deed), clause.lowerBound > 0, !clause.contains(where: isAnyVerb) {
                return nil
            }
            let isOwned = clause.contains { EventWords.isOwn(tokens[$0].lower) } && !isFinite(deed)
            return isOwned || isBehindObject(deed, in: clause) || isMeasured(deed) ? .nobody : .another
        case .nothing(let isFronted):
            guard isVerb else { return nil }
            let word = tokens[deed].lower
            // "Sandbox runs", "runs fine" are not in the first person.
            if word.hasSuffix("s"), !word.hasSuffix("ss"), !isFinite(deed) { return .another }
            // After a fronted adverb the subject follows the verb: "Heute lief der Import".
            if isFronted, isFinite(deed), next < tokens.count, EventWords.isNominative(tokens[next].lower) {
                return .another
            }
            return isOrder(deed, in: clause) ? .another : nil
        }
    }

    /// Returns the subject of an earlier clause; nil if that clause has no verb.
    private func doer(in clause: Range<Int>) -> Doer? {
        if clause.contains(where: { EventWords.isSelf(tokens[$0].lower) }) { return .writer }
        guard clause.contains(where: isAnyVerb) else { return nil }
        if case .noun = opening(of: clause) { return .another }
        return .nobody
    }

    /// The kind of the first word of a clause that may be its subject or verb.
    private enum Opening {
        case noun
        case verb
        case event
        /// Neither; `isFronted` if an adverb or a prepositional phrase comes first.
        case nothing(isFronted: Bool)
    }

    private func opening(of clause: Range<Int>) -> Opening {
        var place = clause.lowerBound
        var isFronted = false
        while place < clause.upperBound {
            let word = tokens[place].lower
            if EventWords.isPreposition(word, in: pattern.language) {
                place = end(ofPhrase: place, in: clause)
                isFronted = true
                continue
            }
            let isUnit = place > 0 && tokens[place - 1].kind == .number
            if tokens[place].kind != .word || EventWords.isDeterminer(word) || EventWords.isConjunction(word) || isUnit
            {
                place += 1
                continue
            }
            if isAnyVerb(place) { return .verb }
            if words[place] != 0 { return .event }
            guard EventWords.isAdverb(word) || EventWords.isNobody(word) || isTime(place) else { return .noun }
            isFronted = true
            place += 1
        }
        return .nothing(isFronted: isFronted)
    }

    private func end(ofPhrase start: Int, in clause: Range<Int>) -> Int {
        var place = start + 1
        while place < clause.upperBound, EventWords.isDeterminer(tokens[place].lower) { place += 1 }
        while place < clause.upperBound, tokens[place].kind != .symbol, !isAnyVerb(place),
            !EventWords.isPreposition(tokens[place].lower, in: pattern.language),
            !EventWords.isDeterminer(tokens[place].lower)
        {
            place += 1
        }
        return place
    }

    private func isAnyVerb(_ place: Int) -> Bool {
        isPlainVerb(place) || VerbForms.isSupport(tokens[place].lower)
    }

    /// Whether the noun before a German participle without an auxiliary is its object: "Neues Fahrrad gekauft".
    private func isBehindObject(_ deed: Int, in clause: Range<Int>) -> Bool {
        let isLast = deed + 1 == tokens.count || endsClause(deed + 1)
        let word = tokens[deed]
        return pattern.language == .german && isLast && word.text == word.lower
            && ["t", "en"].contains { word.lower.hasSuffix($0) } && !clause.contains(where: isAnyVerb)
    }

    /// Whether a word is an activity, because a distance or duration follows: "Tempo run 8 km".
    private func isMeasured(_ deed: Int) -> Bool {
        !isFinite(deed) && measures.contains { (1...2).contains($0.lowerBound - deed) }
    }

    /// The token ranges of distances and durations.
    var measures: [Range<Int>] {
        AmountsInText(text).amounts.filter { [.distance, .duration].contains($0.quantity) }.map(\.tokens)
    }

    private func isTag(_ place: Int) -> Bool { place > 0 && tokens[place - 1].text == "#" }

    /// Returns the position of the measure that a tag describes ("11 km #running"), or the tag's own.
    func marked(by place: Int) -> Int { isTag(place) ? measures.first?.lowerBound ?? place : place }

    /// Whether a verb is an imperative: "Buy milk", "Run the tests".
    private func isOrder(_ deed: Int, in clause: Range<Int>) -> Bool {
        let word = tokens[deed].lower
        guard pattern.language == .english, !pattern.isVerbAlone, deed + 1 < tokens.count,
            tokens[deed + 1].kind == .word, !EventWords.isPreposition(tokens[deed + 1].lower, in: pattern.language)
        else { return false }
        return !isPlainVerb(deed) && !word.hasSuffix("ing") && word == pattern.event.verb
    }

    /// Whether a label is a time or the event rather than a name: "Lunch: pasta", "Monday: ran 5 km".
    private func isLabelOfEvent(_ label: Range<Int>) -> Bool {
        label.allSatisfy { tokens[$0].kind != .word || isTime($0) || EventWords.isAdverb(tokens[$0].lower) }
            || label.contains { words[$0] != 0 }
    }

    /// Whether a word is in quotation marks, and thus part of a title or of somebody else's words.
    private func isQuoted(_ deed: Int) -> Bool {
        var depth = 0
        for token in tokens[..<deed] where token.kind == .symbol {
            switch token.text {
            case "\"": depth = depth == 0 ? 1 : 0
            case "“" where depth == 0, "„", "«": depth = 1
            case "“", "”", "»": depth = 0
            default: continue
            }
        }
        return depth > 0
    }
}
