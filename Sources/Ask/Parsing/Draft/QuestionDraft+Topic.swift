import Time

extension QuestionDraft {
    /// The reading, with what is left as its topic.
    func finished(now: CivilDateTime) -> ParsedQuestion {
        var result = reading
        result.topic = topic()
        if !result.topic.isEmpty {
            result.frame = tokens.indices.filter { isFree($0) && !isIdle($0) && isFrame($0) }.map { tokens[$0].folded }
        } else if !saysMoreThanTopic {
            result.topic = topic(keepsFrame: true)
        }
        result.asked = askedWords()
        settleIntent(&result, now)
        // Decisions of a time are all of its decisions.
        if result.intent == .decision, result.topic.isEmpty { result.time?.isFilter = true }
        return result
    }

    /// Whether a time, a person, a kind of document or another condition is asked for besides words.
    private var saysMoreThanTopic: Bool {
        reading.intent != .find || reading.time != nil || !reading.people.isEmpty || !reading.kinds.isEmpty
            || !reading.tags.isEmpty || !reading.places.isEmpty || !reading.references.isEmpty
            || !reading.excluded.tags.isEmpty || reading.order != nil || !reading.phrases.isEmpty
    }

    /// The kind of answer where the words of asking leave it open: by what else was understood.
    private func settleIntent(_ result: inout ParsedQuestion, _ now: CivilDateTime) {
        if result.intent == .agenda, !result.topic.isEmpty, result.time == nil || !result.people.isEmpty {
            result.intent = .find
            result.time?.isFilter = false
        }
        // "What's going on next week" asks for what will be.
        if result.intent == .discuss, result.topic.isEmpty, result.people.isEmpty, looksAhead(result, now) {
            result.intent = .agenda
        }
        // "List the items on my shopping list" asks for the lines of a note.
        if result.intent == .list, result.kinds.isEmpty, result.order == nil, !result.topic.isEmpty, !namesMeeting,
            result.tags.isEmpty, isNamedDocument()
        {
            result.intent = .find
            result.time?.isFilter = false
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
        guard result.topic.isEmpty, result.references.isEmpty else { return }
        if !result.people.isEmpty {
            guard result.people.allSatisfy({ $0.role == .attendee }), result.time != nil || namesMeeting else { return }
            settlePeople(&result, now)
        } else if !result.tags.isEmpty || !result.excluded.tags.isEmpty {
            result.intent = .list
            result.time?.isFilter = true
        } else if result.time != nil {
            // "Yesterday" asks what was, "next week" what will be.
            result.intent = looksAhead(result, now) ? .agenda : .discuss
            result.time?.isFilter = true
        }
    }

    /// Whether a time begins today or later, or goes on and the question does not look back: "what am I doing this week".
    private func looksAhead(_ result: ParsedQuestion, _ now: CivilDateTime) -> Bool {
        guard let hull = result.time?.hull else { return false }
        guard (hull.end ?? now) > now else { return false }
        if (hull.start ?? now) >= now.date.midnight { return true }
        return result.tense != .past && (result.tense == .future || asksOfSpeaker)
    }

    /// "What am I doing", "do we have": whoever asks is asked about, in the present.
    private var asksOfSpeaker: Bool {
        tokens.indices.contains { traits($0).contains(.speaker) && traits($0 - 1).contains(.auxiliary) }
    }

    /// Whether a question wants yes or no: it begins with its verb.
    private var asksWhether: Bool {
        let first = tokens.indices.first { !(isUsed[$0] && cueFillsOnly($0)) && tokens[$0].kind == .word }
        return first.map { traits($0).contains(.auxiliary) } ?? false
    }

    /// Whether a word is understood as one that only leads to the question: "please", "tell me".
    private func cueFillsOnly(_ place: Int) -> Bool {
        cues.contains { $0.cue == .filler && $0.first.contains(place) }
    }

    /// "What events do I have with Sam", "did I see Sam last week": meetings with somebody.
    private func settlePeople(_ result: inout ParsedQuestion, _ now: CivilDateTime) {
        let isListed = namesMeeting || asksWhether
        result.intent = looksAhead(result, now) ? .agenda : isListed ? .list : .discuss
        result.time?.isFilter = true
    }

    /// "New York sync meetings in November": nothing but a name, a kind of document, and conditions.
    private func isNamedList() -> Bool {
        guard let kind = kindPlaces.last?.token, kind > 0, traits(kind).contains(.plural), isFree(kind - 1),
            !isIdle(kind - 1), tokens[kind - 1].kind == .word
        else { return false }
        return (0..<kind).allSatisfy { isUsed[$0] || !isIdle($0) || tokens[$0].kind == .symbol }
            && ((kind + 1)..<tokens.count).allSatisfy { !isFree($0) || isIdle($0) || tokens[$0].kind == .symbol }
    }

    /// "My shopping list": the last word of the topic is one that documents are called by.
    private func isNamedDocument() -> Bool {
        guard
            let last = tokens.indices.last(where: {
                isFree($0) && tokens[$0].kind == .word && !isIdle($0) && !isFrame($0)
            })
        else { return false }
        return traits(last).contains(.documentNoun) && !traits(last).contains(.series)
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
    ///
    /// - Parameter keepsFrame: Whether the words of asking stay: where nothing else is left, they may be what is asked for.
    /// - Returns: The words in order, empty where none is left.
    private func topic(keepsFrame: Bool = false) -> String {
        var topic = ""
        var last = -1
        for place in tokens.indices {
            if let code = codes.first(where: { $0.lowerBound == place }) {
                topic += (topic.isEmpty ? "" : " ") + text(from: code.lowerBound, through: code.upperBound - 1)
            }
            guard isFree(place) else { continue }
            let token = tokens[place]
            let isWord = token.kind != .symbol
            if isWord, isIdle(place) || (!keepsFrame && isFrame(place)), !isInCompound(place) { continue }
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
