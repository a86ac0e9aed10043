import Model
import Text

extension QuestionDraft {
    // MARK: Amounts

    /// The number asked for; `any` if no word tells its kind.
    var amount: AmountRequest {
        var amount = AmountRequest()
        let quantity = self.quantity
        amount.quantity = quantity ?? .any
        for cue in cues {
            if case .quantity = cue.cue {
                amount.words.formUnion((Array(cue.first) + cue.second).map { tokens[$0].folded })
            }
        }
        if amount.quantity == .count || amount.quantity == .any { amount.counted = countedWords }
        amount.isCount = isCount
        return amount
    }

    var isCount: Bool { cues.contains { $0.cue == .howMany } }

    /// The most specific kind of number that a phrase asks for; nil if none does.
    var quantity: Quantity? {
        let found = cues.compactMap { cue -> Quantity? in
            if case .quantity(let quantity) = cue.cue, reading.seeksNumber || cue.count > 1 { quantity } else { nil }
        }
        let order: [Quantity] = [.share, .age, .distance, .weight, .speed, .duration, .count, .money, .any]
        return order.first { found.contains($0) }
    }

    /// At most four words after "how many" or "how much", up to an auxiliary, a function word or the user.
    private var countedWords: [String] {
        guard let many = cues.first(where: { $0.cue == .quantity(.count) || $0.cue == .quantity(.any) }) else {
            return []
        }
        let run = (many.end..<tokens.count).prefix {
            isSymbol($0, "&")
                || tokens[$0].kind == .word && traits($0).isDisjoint(with: [.auxiliary, .boundary, .speaker])
        }
        return run.filter { tokens[$0].kind == .word }.prefix(4).map { tokens[$0].lower }
    }

    // MARK: People

    var actor: ActorRequest {
        var actor = ActorRequest()
        guard let who = whoCue else { return actor }
        let duty = duty(behind: who)
        actor.isDuty = duty != nil
        actor.isIdentity = isIdentity(behind: who.end)
        actor.isObject = isObject(behind: who)
        // "Who takes care of the garden" has no other verb, and asks for no office.
        let isHeld = duty.map(isHeld) ?? false
        actor.predicate =
            isHeld ? nil : predicate(behind: actor.isObject ? subjectEnd(behind: who.end) : who.end)
        actor.description = askedDescription(behind: who)
        actor.office = isHeld ? nil : askedOffice(behind: who)
        actor.duty = askedDuty
        return actor
    }

    /// Tells whether a duty is a phrase with a verb of its own: "takes care of", but not "is supposed to" or "is responsible for".
    func isHeld(_ duty: FoundCue) -> Bool {
        duty.count > 2 && traits(duty.first.lowerBound).isDisjoint(with: [.auxiliary])
    }

    /// The words of a duty directly behind the question word: "who *takes care of* the garden".
    func duty(behind who: FoundCue) -> FoundCue? {
        cues.first {
            $0.cue == .duty && $0.first.lowerBound >= who.first.lowerBound && $0.first.lowerBound <= who.end + 1
        }
    }

    var whoCue: FoundCue? {
        cues.first { if case .intent(.who, _, isLeading: true) = $0.cue { true } else { false } }
    }

    /// Returns the first word that says what somebody does or is; nil if a determiner, pronoun or name comes first.
    private func predicate(behind place: Int) -> String? {
        var place = place
        while place < tokens.count {
            let traits = traits(place)
            if !traits.isDisjoint(with: [.determiner, .pronoun]) || person(at: place) != nil { return nil }
            // German puts the verb last after an auxiliary: "Wer hat den Test moderiert".
            if language == .german, traits.contains(.auxiliary), let last = lastVerb(behind: place + 1), isFree(last) {
                return tokens[last].folded
            }
            let isPassing = traits.contains(.auxiliary) || traits.contains(.adverb) || isDuty(place)
            if tokens[place].kind != .word { return nil }
            if !isPassing { return tokens[place].folded }
            place += 1
        }
        return nil
    }

    /// Returns the index of the first word after the subject: "call" of "who did Anna and Bo call".
    private func subjectEnd(behind place: Int) -> Int {
        let end = (place..<tokens.count).first { place in
            tokens[place].text != "," && person(at: place) == nil
                && traits(place).isDisjoint(with: [.auxiliary, .speaker, .pronoun, .determiner, .and])
        }
        return end ?? place
    }

    /// Tells whether somebody other than the subject is asked for: "who did Evan call", "whose car".
    private func isObject(behind who: FoundCue) -> Bool {
        if who.first.contains(where: { traits($0).contains(.whose) }) { return !traits(who.end).contains(.writing) }
        guard let place = (who.end..<tokens.count).first(where: { !traits($0).contains(.auxiliary) }) else {
            return false
        }
        // In "who am I", the subject follows the verb.
        if place == who.end { return isSubjectPronoun(place + 1) }
        return person(at: place) != nil || traits(place).contains(.speaker) || traits(place).contains(.pronoun)
    }

    /// Tells whether a word is a pronoun that can be a subject: "I", but not "us" of "who told us".
    private func isSubjectPronoun(_ place: Int) -> Bool {
        place < tokens.count && traits(place).contains(.speaker)
            && traits(place).isDisjoint(with: [.object, .determiner])
    }

    private func isDuty(_ place: Int) -> Bool {
        cues.contains { $0.cue == .duty && $0.first.contains(place) && traits(place).isDisjoint(with: [.series]) }
    }

    /// Tells whether only a name follows the question word: "who is Birte".
    private func isIdentity(behind start: Int) -> Bool {
        let rest = (start..<tokens.count).filter { tokens[$0].kind == .word || tokens[$0].kind == .number }
        guard (1...3).contains(rest.count), start > 0 else { return false }
        return rest.allSatisfy { isFree($0) && !isIdle($0) && traits($0).isDisjoint(with: [.determiner, .auxiliary]) }
            && traits(start - 1).contains(.auxiliary) || isBare(rest, behind: start)
    }

    private func isBare(_ rest: [Int], behind start: Int) -> Bool {
        tokens[start - 1].folded.utf8.contains(UInt8(ascii: "'"))
            && rest.allSatisfy { isFree($0) && !isIdle($0) && traits($0).isDisjoint(with: [.determiner, .auxiliary]) }
    }

    // MARK: Subjects of meetings

    /// Whether the topic is the subject of meetings: "meetings about pricing", but not "the number of design reviews".
    var isTopicSubject: Bool {
        if asked.intent == .when, asksTalk { return true }
        if asksMention { return true }
        return tokens.indices.contains { place in
            guard isTopicWord(behind: place) else { return false }
            let traits = traits(place)
            if !traits.isDisjoint(with: [.speakerVerb, .sharedVerb]) { return true }
            // "On average" names no subject.
            return traits.contains(.subjectCue) && !traits.contains(.of) && place > 0 && !isOfAsking(place)
                && (!entry(place - 1).kinds.isEmpty
                    || !self.traits(place - 1).isDisjoint(with: [.series, .sharedVerb, .speakerVerb, .plural]))
        }
    }

    private var asksTalk: Bool {
        cues.contains { if case .intent(.discuss, _, _) = $0.cue { true } else { false } }
    }

    /// Tells whether a cue asks for a due date: "when is the report due", but not "when did it fail due to the heat".
    func asksDue(_ cue: FoundCue) -> Bool { !traits(cue.end).contains(.toward) }

    private func isTopicWord(behind place: Int) -> Bool {
        var next = place + 1
        while tokens.indices.contains(next), !traits(next).isDisjoint(with: [.determiner, .subjectCue]) { next += 1 }
        return isFree(next) && tokens[next].kind != .symbol && !isIdle(next)
    }

    // MARK: Tasks

    /// Reads the state of the tasks and words such as "unassigned", "waiting" or "promised".
    mutating func readTaskCues() {
        guard asked.intent == .tasks else { return }
        for cue in cues {
            switch cue.cue {
            case .taskState(let state) where cue.allSatisfy(isFree):
                asked.tasks.state = asked.tasks.state ?? state
                use(cue)
            case .unowned where cue.allSatisfy(isFree):
                asked.tasks.isUnowned = true
                use(cue)
            case .awaited:
                asked.tasks.word = .awaited(tokens[cue.first.lowerBound].lower)
            default: continue
            }
        }
        if let promise = tokens.indices.first(where: { traits($0).contains(.promise) }) {
            let word = tokens[promise].lower
            asked.tasks.word = asked.tasks.isAwaited ? .awaited(word) : .promised(word)
        }
        let isCancelled = tokens.indices.first { isFree($0) && traits($0).contains(.cancelled) }
        if let isCancelled, asked.tasks.state == nil {
            asked.tasks.state = .cancelled
            use([isCancelled])
        }
    }
}
