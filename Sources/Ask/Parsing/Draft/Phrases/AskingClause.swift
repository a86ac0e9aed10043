import Text

/// The asking clause of a long question, apart from its background: "I have a call in ten minutes and need to know, who …".
struct AskingClause {
    let told: String
    let asking: String
    /// Whether the background is a shared activity, so that its words may occur near the answer: "we had the offsite in May, …".
    let isOfShared: Bool

    /// Finds the clause; nil if the question is short, has no background or no clause that asks.
    init?(_ draft: QuestionDraft) {
        guard draft.tokens.count >= AskingClause.fewestTokens else { return nil }
        let scan = Scan(draft: draft)
        guard let start = scan.start else { return nil }
        let end = scan.end(from: start)
        guard start > 0 || end < draft.tokens.count else { return nil }
        told = start > 0 ? draft.text(from: 0, through: start - 1) : ""
        asking = draft.text(from: start, through: end - 1)
        isOfShared = (0..<start).contains {
            draft.traits($0).contains(.speaker) && !draft.traits($0).contains(.owner)
        }
    }

    private static let fewestTokens = 8
}

extension ParsedQuestion {
    /// Adds the words of the background to the frame; they affect ranking but are no evidence.
    ///
    /// If the clause that asks has no topic, or hardly one and a pronoun for it (`isMeant`), the background gives it: "we needed another
    /// signature. Who was chosen?"
    mutating func rank(by told: ParsedQuestion, isMeant: Bool) {
        let own = Set(TermAnalyzer.questionTerms(of: topic).map(\.word))
        let telling = own.filter { !LightWords.contains($0) }
        if telling.count < (isMeant ? 2 : 1), people.isEmpty, containers.isEmpty, tags.isEmpty, phrases.isEmpty {
            topic += " " + told.topic
            time = time ?? told.time
            return
        }
        frame += TermAnalyzer.questionTerms(of: told.topic).map(\.word).filter { !own.contains($0) }
    }
}

private struct Scan {
    let draft: QuestionDraft

    private var count: Int { draft.tokens.count }

    /// The start of the asking clause; 0 if no background comes before it, nil if no clause asks.
    var start: Int? {
        let openings = (0..<count).filter {
            isClauseStart($0) && opens($0) || isBehindWondering($0) && draft.isInterrogative($0)
        }
        guard let last = openings.last else { return nil }
        // The clause may follow an insertion: "can you remind me - I think it was Bob - which hotel …".
        let breaks = (0..<count).filter { openings.contains($0) || (isClauseStart($0) && isSubject($0)) } + [count]
        let asking =
            openings.first { opening in says(opening..<(breaks.first { $0 > opening } ?? count)) }
            // "I can't find the churn figure, what was it?" asks for the object of the first clause.
            ?? (0..<last).last { isClauseStart($0) && (isSubject($0) || isName($0)) && says($0..<last) }
            // "Didn't catch Tomasz, when was he here last?" asks about the person of the first clause.
            ?? (tells(0..<last) && (last..<count).contains { draft.traits($0).contains(.pronoun) } ? last : nil)
        guard let asking, asking > 0 else { return asking }
        return tells(0..<asking) ? asking : 0
    }

    /// Returns the end of the clause: the end of the question, or its question mark if background follows.
    func end(from start: Int) -> Int {
        let marks = (start..<count).filter { draft.isSymbol($0, "?") }
        guard marks.count == 1, let mark = marks.first, isSubject(skippingFillers(mark + 1)) else { return count }
        return mark + 1
    }

    // MARK: Clauses

    private func isClauseStart(_ place: Int) -> Bool {
        guard place > 0 else { return true }
        let before = draft.tokens[place - 1]
        if before.kind == .symbol { return !draft.tokens[place].isGlued && ",.:;!?-–—(".contains(before.text) }
        return isConjunction(place - 1) || (isSkipped(place - 1) && isClauseStart(place - 1))
    }

    private func isConjunction(_ place: Int) -> Bool { draft.cue(at: place) { $0 == .conjunction } != nil }

    private func isSkipped(_ place: Int) -> Bool { draft.cue(at: place) { $0 == .filler }?.count == 1 }

    private func skippingFillers(_ start: Int) -> Int {
        (start..<max(start, count)).first { !isSkipped($0) && !isConjunction($0) } ?? count
    }

    // MARK: Asking

    private func opens(_ place: Int) -> Bool {
        if draft.isInterrogative(place) || draft.traits(place).contains(.list) { return true }
        // A long filler asks as well: "could you check", "is anybody …".
        if let filler = draft.cue(at: place, where: \.leadsIn), filler.count > 1 { return true }
        return draft.traits(place).contains(.opening) && isSubject(place + 1)
    }

    /// Tells whether a verb of wondering comes before: "and made me wonder what …", but not "Bob who" or "the day when".
    private func isBehindWondering(_ place: Int) -> Bool {
        guard place > 1, draft.tokens[place - 1].kind == .word else { return false }
        if draft.cue(at: place - 1, where: { $0 == .wondering }) != nil { return true }
        let isOfAsking = draft.frameWords[place - 1] || draft.traits(place - 1).contains(.idle)
        return isOfAsking && draft.traits(place - 2).isDisjoint(with: [.linking, .determiner])
    }

    /// Tells whether a range asks for something: a content word or the calendar.
    private func says(_ places: Range<Int>) -> Bool {
        places.contains { place in
            draft.tokens[place].kind == .word && !draft.frameWords[place] && !draft.isIdle(place)
                && draft.traits(place).isDisjoint(with: [.boundary, .pronoun, .auxiliary, .speaker])
        }
            || draft.cues.contains { cue in
                guard places.contains(cue.first.lowerBound), case .intent(let intent, _, _) = cue.cue else {
                    return false
                }
                return intent == .agenda
            }
    }

    // MARK: Telling

    /// Tells whether a range is a statement: "I have a call", "it's raining".
    private func tells(_ places: Range<Int>) -> Bool {
        places.contains {
            isClauseStart($0) && (isSubject($0) || $0 == 0 && omitsSubject) && $0 + 1 < places.upperBound
        }
    }

    /// Tells whether the question begins with a negated auxiliary and a verb: "didn't catch Tomasz, …".
    private var omitsSubject: Bool {
        guard count > 2, draft.tokens[0].folded.hasSuffix("n't") else { return false }
        return draft.tokens[1].kind == .word && !isSubject(1) && !isName(1)
            && draft.traits(1).isDisjoint(with: [.determiner])
    }

    private func isName(_ place: Int) -> Bool { draft.tokens[place].text.first?.isUppercase == true }

    private func isSubject(_ place: Int) -> Bool {
        guard draft.tokens.indices.contains(place), draft.tokens[place].kind == .word else { return false }
        let isSpeaker =
            !draft.traits(place).isDisjoint(with: [.speaker, .pronoun]) && !draft.traits(place).contains(.object)
        return isSpeaker || draft.cue(at: place) { $0 == .subject } != nil
    }
}
