import Time

extension QuestionDraft {
    /// The reading, with what is left as its topic.
    func finished(now: CivilDateTime) -> ParsedQuestion {
        var result = reading
        result.topic = topic()
        result.asked = askedWords()
        settleIntent(&result, now)
        // Decisions of a time are all of its decisions.
        if result.intent == .decision, result.topic.isEmpty { result.time?.isFilter = true }
        return result
    }

    /// The kind of answer where the words of asking leave it open: by what else was understood.
    private func settleIntent(_ result: inout ParsedQuestion, _ now: CivilDateTime) {
        if result.intent == .agenda, !result.topic.isEmpty, result.time == nil || !result.people.isEmpty {
            result.intent = .find
            result.time?.isFilter = false
        }
        // "What's going on next week" asks for what will be.
        if result.intent == .discuss, result.topic.isEmpty, result.people.isEmpty, let start = result.time?.hull.start,
            start > now
        {
            result.intent = .agenda
        }
        guard result.intent == .find else { return }
        if isNamedList() {
            result.intent = .list
            result.time?.isFilter = true
            return
        }
        // "The last time I met Bob" asks when that was.
        if result.order != nil, namesTime,
            result.people.contains(where: { $0.role == .attendee }) || result.topic.isEmpty
        {
            result.intent = .when
            return
        }
        if result.order != nil, isOfMeetingsAlone() || isOrderedSeries() {
            result.intent = .list
            result.time?.isFilter = true
            return
        }
        guard result.topic.isEmpty, result.people.isEmpty, result.references.isEmpty else { return }
        if !result.tags.isEmpty || !result.excluded.tags.isEmpty {
            result.intent = .list
            result.time?.isFilter = true
        } else if let hull = result.time?.hull {
            // "Yesterday" asks what was, "next week" what will be.
            result.intent = (hull.end ?? now) > now && (hull.start ?? now) >= now.date.midnight ? .agenda : .discuss
            result.time?.isFilter = true
        }
    }

    /// "New York sync meetings in November": nothing but a name, a kind of document, and conditions.
    private func isNamedList() -> Bool {
        guard let kind = kindPlaces.last?.token, kind > 0, traits(kind).contains(.plural), isFree(kind - 1),
            !isIdle(kind - 1), tokens[kind - 1].kind == .word
        else { return false }
        return (0..<kind).allSatisfy { isUsed[$0] || !isIdle($0) || tokens[$0].kind == .symbol }
            && ((kind + 1)..<tokens.count).allSatisfy { !isFree($0) || isIdle($0) || tokens[$0].kind == .symbol }
    }

    private var namesTime: Bool {
        cues.contains { cue in
            guard case .order = cue.cue, cue.first == orderPlaces else { return false }
            return !traits(cue.end - 1).isDisjoint(with: [.timeNoun, .sureOrder])
        }
    }

    /// "Third customer council", "last Monera weekly": nothing but an order and the name of a series.
    private func isOrderedSeries() -> Bool {
        let name = (orderPlaces.upperBound..<tokens.count).prefix { isFree($0) && !traits($0).contains(.boundary) }
        guard let last = name.last, isDocumentNoun(last) || traits(last).contains(.series) else { return false }
        return tokens.indices.allSatisfy { place in
            !isFree(place) || name.contains(place) || isIdle(place) || tokens[place].kind == .symbol
        }
    }

    /// Whether no word is left but those that meetings are called by.
    private func isOfMeetingsAlone() -> Bool {
        tokens.indices.allSatisfy { place in
            !isFree(place) || tokens[place].kind == .symbol || isIdle(place)
                || !traits(place).isDisjoint(with: [.series, .documentNoun])
        }
    }

    /// The words that nothing else has explained, without those that carry no topic.
    private func topic() -> String {
        var topic = ""
        var last = -1
        for place in tokens.indices {
            if let code = codes.first(where: { $0.lowerBound == place }) {
                topic += (topic.isEmpty ? "" : " ") + text(from: code.lowerBound, through: code.upperBound - 1)
            }
            guard isFree(place) else { continue }
            let token = tokens[place]
            let isWord = token.kind != .symbol
            if isWord, isIdle(place), !isInCompound(place) { continue }
            let continues = last == place - 1 && token.isGlued && !topic.isEmpty
            let joins = token.kind == .symbol && place + 1 < tokens.count && tokens[place + 1].isGlued
            guard isWord || (continues && joins) || "€$%".contains(token.text) else { continue }
            if !continues, !topic.isEmpty { topic += " " }
            topic += token.text
            last = place
        }
        return topic
    }

    /// Whether a word is a part of "cut-over" or "all-day", which stay whole.
    private func isInCompound(_ place: Int) -> Bool {
        func joins(_ sign: Int, _ other: Int) -> Bool {
            isFree(sign) && isFree(other) && isSymbol(sign, "-") && tokens[sign].isGlued && tokens[other].kind == .word
                && tokens[max(sign, other)].isGlued && tokens[max(sign, place)].isGlued && !isIdle(other)
        }
        return joins(place - 1, place - 2) || joins(place + 1, place + 2)
    }

    /// Whether a word carries no topic; in questions about meetings and notes themselves also the verbs of having and writing them.
    func isIdle(_ place: Int) -> Bool {
        let traits = traits(place)
        if traits.contains(.idle) { return true }
        if traits.contains(.meetingVerb), isAboutMeetings { return true }
        let token = tokens[place]
        guard token.kind == .word, token.folded.utf8.contains(UInt8(ascii: "'")) else { return false }
        return token.folded.split(separator: "'").allSatisfy {
            words.lexicon.entries[words.lexicon.place(of: String($0))].traits.contains(.idle)
        }
    }

    private var isAboutMeetings: Bool {
        if reading.measure != nil { return true }
        return switch reading.intent {
        case .count, .list, .agenda, .duration, .tasks: true
        case .when: !people.isEmpty || reading.order != nil
        case .who: reading.asksAttendance
        default: reading.order != nil
        }
    }
}
