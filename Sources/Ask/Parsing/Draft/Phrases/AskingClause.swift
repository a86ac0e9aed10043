import Text

/// The clause of a long question that asks, and what is told beside it: "I have a call in ten minutes and need to know, who …".
struct AskingClause {
    /// What is told before.
    let told: String
    /// What asks.
    let asking: String
    /// Whether what is told is something done together, so that its words may stand where the answer does: "we had the offsite in May, …".
    let isOfShared: Bool

    /// Finds the clause; nil where the question is short, tells nothing, or nothing is asked behind what it tells.
    ///
    /// - Parameter draft: A draft of which nothing is read yet.
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

    /// Fewer tokens tell nothing beside what they ask.
    private static let fewestTokens = 8
}

extension ParsedQuestion {
    /// Takes the words of what is told beside the question: they rank, but prove nothing.
    mutating func rank(by told: ParsedQuestion) {
        let own = Set(TermAnalyzer.questionTerms(of: topic).map(\.word))
        frame += TermAnalyzer.questionTerms(of: told.topic).map(\.word).filter { !own.contains($0) }
    }
}

/// A look at where the clauses of a question begin.
private struct Scan {
    let draft: QuestionDraft

    private var count: Int { draft.tokens.count }

    /// Where the clause that asks begins; 0 where nothing is told before it, nil where none asks.
    var start: Int? {
        let openings = (0..<count).filter {
            isClauseStart($0) && opens($0) || isBehindWondering($0) && isInterrogative($0)
        }
        guard let last = openings.last else { return nil }
        // "Can you remind me - I think it was Bob - which hotel …" asks behind what it tells.
        let breaks = (0..<count).filter { openings.contains($0) || (isClauseStart($0) && isSubject($0)) } + [count]
        let asking =
            openings.first { opening in says(opening..<(breaks.first { $0 > opening } ?? count)) }
            // "I can't find the churn figure, what was it?" asks for what the clause before names.
            ?? (0..<last).last { isClauseStart($0) && (isSubject($0) || isName($0)) && says($0..<last) }
        guard let asking, asking > 0 else { return asking }
        return tells(0..<asking) ? asking : 0
    }

    /// Where the clause that asks ends: what is told behind a question mark is no part of it.
    func end(from start: Int) -> Int {
        let marks = (start..<count).filter { draft.isSymbol($0, "?") }
        guard marks.count == 1, let mark = marks.first, isSubject(skippingFillers(mark + 1)) else { return count }
        return mark + 1
    }

    // MARK: Clauses

    /// The beginning, and what stands behind a mark or a conjunction.
    private func isClauseStart(_ place: Int) -> Bool {
        guard place > 0 else { return true }
        let before = draft.tokens[place - 1]
        if before.kind == .symbol { return !draft.tokens[place].isGlued && ",.:;!?-–—(".contains(before.text) }
        return isConjunction(place - 1) || (isSkipped(place - 1) && isClauseStart(place - 1))
    }

    private func isConjunction(_ place: Int) -> Bool { draft.cue(at: place) { $0 == .conjunction } != nil }

    /// A word in front of a clause that says nothing: "so", "sorry".
    private func isSkipped(_ place: Int) -> Bool { draft.cue(at: place) { $0 == .filler }?.count == 1 }

    private func skippingFillers(_ start: Int) -> Int {
        (start..<max(start, count)).first { !isSkipped($0) && !isConjunction($0) } ?? count
    }

    // MARK: Asking

    /// Whether a clause that begins here asks.
    private func opens(_ place: Int) -> Bool {
        if isInterrogative(place) || draft.traits(place).contains(.list) { return true }
        // "Could you check", "is anybody …"
        if let filler = draft.cue(at: place, where: { $0 == .filler }), filler.count > 1 { return true }
        return draft.traits(place).contains(.opening) && isSubject(place + 1)
    }

    private func isInterrogative(_ place: Int) -> Bool { draft.cue(at: place) { $0 == .interrogative } != nil }

    /// "And made me wonder what …"; but not "Bob who", "the day when".
    private func isBehindWondering(_ place: Int) -> Bool {
        guard place > 1, draft.tokens[place - 1].kind == .word else { return false }
        if draft.cue(at: place - 1, where: { $0 == .wondering }) != nil { return true }
        let isOfAsking = draft.frameWords[place - 1] || draft.traits(place - 1).contains(.idle)
        return isOfAsking && draft.traits(place - 2).isDisjoint(with: [.linking, .determiner])
    }

    /// Whether words ask for something: there is one that is not of asking, or a calendar is meant.
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

    /// Whether words tell something by themselves: "I have a call", "it's raining".
    private func tells(_ places: Range<Int>) -> Bool {
        places.contains { isClauseStart($0) && isSubject($0) && $0 + 1 < places.upperBound }
    }

    private func isName(_ place: Int) -> Bool { draft.tokens[place].text.first?.isUppercase == true }

    /// Whether somebody or something is spoken of who may be the subject of a clause.
    private func isSubject(_ place: Int) -> Bool {
        guard draft.tokens.indices.contains(place), draft.tokens[place].kind == .word else { return false }
        let isSpeaker =
            !draft.traits(place).isDisjoint(with: [.speaker, .pronoun]) && !draft.traits(place).contains(.object)
        return isSpeaker || draft.cue(at: place) { $0 == .subject } != nil
    }
}
