import Model
import Text
import Time

extension QuestionDraft {
    mutating func readIntent(now: CivilDateTime) {
        if asked.view != nil { return }
        let start = skippingFillers(0)
        if readFreeTime() || readTimeNoun(at: start) { return finishIntent(now: now) }
        if !readIntent(at: start, leadingAt: [start]) {
            // The question may follow another clause: "I need this for Monday: when did we …", "sorry, one more thing. who …".
            let others = clauseStarts(behind: start)
            if !others.contains(where: { readCount(at: $0) || readList(at: $0) }) {
                _ = readIntent(at: nil, leadingAt: Set(others))
            }
        }
        finishIntent(now: now)
    }

    /// Reads a question that is only a noun phrase about a day: "the deadline for permits", "what was the date of the fair", "permit deadline".
    private mutating func readTimeNoun(at start: Int) -> Bool {
        // "What is the deadline" is known as a whole.
        let isKnown = cues.contains { cue in
            if case .intent(.when, _, isLeading: true) = cue.cue { cue.first.lowerBound == start } else { false }
        }
        guard !isKnown,
            let noun = cues.first(where: { cue in
                if case .timeNoun = cue.cue { cue.allSatisfy(isFree) } else { false }
            })
        else { return false }
        func saysNothing(_ place: Int) -> Bool {
            !isFree(place) || tokens[place].kind == .symbol || isIdle(place)
                || !traits(place).isDisjoint(with: [.determiner, .question, .auxiliary])
        }
        let isFirst = (0..<noun.first.lowerBound).allSatisfy(saysNothing)
        let isLast = (noun.end..<tokens.count).allSatisfy { !isFree($0) || tokens[$0].kind != .word }
        // "What happened on that date" and "is there a deadline" ask otherwise.
        let isPhrase = tokens.indices.allSatisfy { place in
            !isInterrogative(place) && !traits(place).contains(.auxiliary) && !VerbForms.isVerb(tokens[place].lower)
        }
        let hasPreposition = !traits(noun.end).isDisjoint(with: [.boundary, .of])
        guard isFirst && hasPreposition && !traits(0).contains(.auxiliary) || isLast && isPhrase
        else { return false }
        asked.intent = .when
        if noun.cue == .timeNoun(isTopic: false) { use(noun) }
        return true
    }

    /// Reads counts and lists at one index, leading phrases at the given indices, and other phrases anywhere.
    private mutating func readIntent(at start: Int?, leadingAt places: Set<Int>) -> Bool {
        if let start, readMeasure(at: start) || readCount(at: start) || readList(at: start) { return true }
        guard let best = bestIntent(leadingAt: places), case .intent(let intent, _, _) = best.cue else { return false }
        asked.intent = intent
        use(best)
        // "Which day" is the beginning of "which day of the week".
        if intent == .when, let longer = cue(at: best.first.lowerBound, where: { $0 == .weekday }) { use(longer) }
        // Phrases that repeat the intent are used too: "overdue tasks".
        for cue in cues where cue.allSatisfy(isFree) {
            if case .intent(intent, _, isLeading: false) = cue.cue { use(cue) }
            // "When is the report due" is about the report, "when did the webhook come up" about the webhook.
            if intent == .when, cue.cue == .due, asksDue(cue) { use(cue) }
            if intent == .when, case .intent(.discuss, _, isLeading: false) = cue.cue { use(cue) }
        }
        return true
    }

    private func bestIntent(leadingAt places: Set<Int>) -> FoundCue? {
        var best: (cue: FoundCue, rank: Int)?
        for cue in cues {
            guard case .intent(let intent, let rank, let isLeading) = cue.cue,
                !isLeading || places.contains(cue.first.lowerBound) || isBehindFrame(cue) || isAtEnd(cue),
                best.map({ rank < $0.rank || (rank == $0.rank && cue.count > $0.cue.count) }) ?? true,
                cue.allSatisfy({ isFree($0) || prepositions.contains($0) }), accepts(intent, cue)
            else { continue }
            best = (cue, rank)
        }
        return best?.cue
    }

    /// Tells whether only frame words come before a phrase: "I want to know when …", "can you see what time …".
    private func isBehindFrame(_ cue: FoundCue) -> Bool {
        func says(_ place: Int) -> Bool {
            isFree(place) && tokens[place].kind == .word
                && (person(at: place) != nil || !(isIdle(place) || isFrame(place)))
        }
        // In "who said no when we voted" and "what do I check when I leave", "when" is a conjunction.
        let asksBefore =
            cues.contains { other in
                if case .intent(.who, _, _) = other.cue { other.first.upperBound < cue.first.lowerBound } else { false }
            } || asksOpenly(before: cue.first.lowerBound)
        return cue.first.lowerBound > 0 && !asksBefore && !(0..<cue.first.lowerBound).contains(where: says)
    }

    /// Tells whether a question word ends a question that no other one begins: "roof repaired when?", "the old boat, sold when".
    private func isAtEnd(_ cue: FoundCue) -> Bool {
        cue.count == 1 && isInterrogative(cue.first.lowerBound) && endsQuestion(cue.end)
            && traits(0).isDisjoint(with: .auxiliary)
            && !(0..<cue.first.lowerBound).contains {
                isInterrogative($0) || QuestionDraft.openers.contains(tokens[$0].folded)
            }
    }

    /// Tells whether an open question with its verb comes before a word: "what do I check when", "what happened when", but not "where and
    /// when".
    private func asksOpenly(before place: Int) -> Bool {
        (0..<place).contains { opener in
            guard QuestionDraft.openers.contains(tokens[opener].folded) else { return false }
            let hasAuxiliary = ((opener + 1)..<place).contains { traits($0).contains(.auxiliary) }
            return hasAuxiliary || opener + 1 < place && cue(at: opener, where: { $0.isIntent })?.end == opener + 2
        }
    }

    static let openers = Set(words: [
        "what where why how which", "was wo warum wie welche", "quoi ou pourquoi comment",
    ])

    private static let conditions = Set(words: ["when whenever if", "wenn", "quand si"])

    private mutating func skippingFillers(_ start: Int) -> Int {
        var place = start
        while place < tokens.count {
            if isUsed[place] || isSymbol(place, ",") || isSymbol(place, "-") {
                place += 1
            } else if let filler = cue(at: place, where: \.leadsIn) {
                use(filler)
                place = filler.end
            } else {
                break
            }
        }
        return place
    }

    private mutating func clauseStarts(behind start: Int) -> [Int] {
        tokens.indices.filter { $0 > start && tokens[$0 - 1].kind == .symbol && !tokens[$0].isGlued }
            .filter { ",.:;!?-–—".contains(tokens[$0 - 1].text) }
            .map { skippingFillers($0) }
            .filter { $0 < tokens.count }
            // "It was put off - until which day?"
            .map { isIdle($0) && !isInterrogative($0) && isInterrogative($0 + 1) ? $0 + 1 : $0 }
    }

    func isInterrogative(_ place: Int) -> Bool { cue(at: place) { $0 == .interrogative } != nil }

    private func accepts(_ intent: Intent, _ cue: FoundCue) -> Bool {
        guard let last = (cue.second.isEmpty ? cue.first : cue.second).last else { return true }
        // "How many mails did Sarah write" and "how much did we raise" ask for a number.
        let isOfNumber = cues.contains {
            ($0.cue == .quantity(.count) || $0.cue == .quantity(.any)) && isLeading($0.first.lowerBound)
        }
        if intent == .discuss, isOfNumber { return false }
        // "What do I have to check when I leave" asks how something is done.
        if intent == .tasks, (last..<tokens.count).contains(where: beginsCondition) { return false }
        // "Why did the roof have to be done again" asks for a reason.
        if intent == .tasks, cues.contains(where: { $0.cue == .reason && isLeading($0.first.lowerBound) }) {
            return false
        }
        // "What is Ana to do" asks for her tasks, "what is there to do in Rome" and "what should we do with old cables" do not.
        if cue.isAroundPerson,
            !(cue.first.upperBound..<cue.second.lowerBound).contains(where: { person(at: $0) != nil })
        {
            return false
        }
        // "What did I finish last week" asks for tasks, "what did I finish the fence with" does not.
        if intent == .tasks, !cue.second.isEmpty, traits(last).contains(.done), hasTopic(behind: last) { return false }
        // "How much do I owe Tom" asks for a sum.
        if intent == .tasks, cues.contains(where: { $0.cue == .quantity(.any) }) { return false }
        if intent == .when, cue.first.contains(where: { traits($0).contains(.question) }), isBeforeNoun(last) {
            return false
        }
        // "Due to the outage" contains no due date.
        if traits(last).contains(.due) { return !traits(last + 1).contains(.toward) }
        guard intent == .agenda else { return true }
        // "Anything on Friday" asks for the calendar, "anything on the webhook trouble" does not.
        guard traits(last).contains(.onlyWithTime) else { return true }
        return reading.time != nil && !hasTopic(behind: last)
    }

    /// Tells whether a clause begins here: "when I leave", "if the boiler fails", but not "if any".
    private func beginsCondition(_ place: Int) -> Bool {
        QuestionDraft.conditions.contains(tokens[place].folded)
            && !traits(place + 1).isDisjoint(with: [.speaker, .pronoun, .determiner])
    }

    /// Tells whether the noun after a word is asked for, as in "which date formats are there", but not "what time dinner is".
    private func isBeforeNoun(_ place: Int) -> Bool {
        let noun = place + 1
        guard tokens.indices.contains(noun), tokens[noun].kind == .word, !tokens[place].isPossessive, isFree(noun),
            !isIdle(noun), person(at: noun) == nil, !VerbForms.isVerb(tokens[noun].lower),
            traits(noun + 1).contains(.auxiliary)
        else { return false }
        return ((noun + 2)..<max(noun + 2, tokens.count)).contains { next in
            tokens[next].kind == .word && !times.contains { $0.consumed.contains(next) }
        }
    }

    private func isLeading(_ place: Int) -> Bool { (0..<place).allSatisfy { isUsed[$0] } }

    private func hasTopic(behind place: Int) -> Bool {
        tokens.indices.contains {
            $0 > place && isFree($0) && tokens[$0].kind == .word && !isIdle($0) && person(at: $0) == nil
        }
    }
}
