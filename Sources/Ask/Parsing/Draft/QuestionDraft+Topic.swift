extension QuestionDraft {
    func readTopic(into result: inout ParsedQuestion) {
        result.topic = topic()
        if !result.topic.isEmpty {
            result.frame = tokens.indices.filter { isFree($0) && !isIdle($0) && isFrame($0) }.map { tokens[$0].folded }
        } else if !saysMoreThanTopic {
            result.topic = topic(keepsFrame: true)
        }
    }

    private var saysMoreThanTopic: Bool {
        asked.intent.isOfConditions || reading.time != nil || !reading.people.isEmpty || !reading.kinds.isEmpty
            || !reading.tags.isEmpty || !reading.places.isEmpty || !reading.references.isEmpty
            || !reading.excluded.tags.isEmpty || reading.order != nil || !reading.phrases.isEmpty
    }

    /// Returns the unused words that carry a topic; `keepsFrame` keeps frame words.
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
            if isWord, isIdle(place) || isOfAggregate(place) || (!keepsFrame && isFrame(place)), !isInCompound(place),
                !endsName(place)
            {
                continue
            }
            let continues = last == place - 1 && token.isGlued && !topic.isEmpty
            let joins = token.kind == .symbol && place + 1 < tokens.count && tokens[place + 1].isGlued
            guard isWord || (continues && joins) || "€$%".contains(token.text) else { continue }
            if !continues, !topic.isEmpty { topic += " " }
            topic += token.text
            last = place
        }
        return topic
    }

    /// Tells whether a word is part of a compound that stays whole: "cut-over", "all-day".
    private func isInCompound(_ place: Int) -> Bool {
        func joins(_ sign: Int, _ other: Int) -> Bool {
            isFree(sign) && isFree(other) && isSymbol(sign, "-") && tokens[sign].isGlued && tokens[other].kind == .word
                && tokens[max(sign, other)].isGlued && tokens[max(sign, place)].isGlued && !isIdle(other)
        }
        return joins(place - 1, place - 2) || joins(place + 1, place + 2) || isLetterOfNumber(place)
    }

    /// Tells whether a word of asking ends a name in capitals: "Green Team", in a question with other words in lower case.
    private func endsName(_ place: Int) -> Bool {
        func isCapital(_ place: Int) -> Bool {
            guard tokens.indices.contains(place), tokens[place].kind == .word else { return false }
            return tokens[place].text.first?.isUppercase == true && tokens[place].text.contains(where: \.isLowercase)
        }
        guard place > 1, isCapital(place), isCapital(place - 1), isFree(place - 1), !isIdle(place - 1),
            !isFrame(place - 1)
        else { return false }
        return !tokens.indices.dropFirst().allSatisfy { tokens[$0].kind != .word || isCapital($0) }
    }

    /// Tells whether letters touch a number: "3d printer".
    private func isLetterOfNumber(_ place: Int) -> Bool {
        guard tokens[place].kind == .word else { return false }
        let isBehind = place > 0 && tokens[place].isGlued && tokens[place - 1].kind == .number
        return isBehind || place + 1 < tokens.count && tokens[place + 1].isGlued && tokens[place + 1].kind == .number
    }

    /// Tells whether a word carries no topic; for meetings and notes this includes verbs of having and writing them.
    func isIdle(_ place: Int) -> Bool {
        let traits = traits(place)
        if !traits.isDisjoint(with: [.idle, .adverb]) { return true }
        if traits.contains(.meetingVerb), isAboutMeetings || traits.contains(.meetVerb) && isOfTalkInTime {
            return true
        }
        let token = tokens[place]
        guard token.kind == .word, token.folded.utf8.contains(UInt8(ascii: "'")) else { return false }
        return token.folded.split(separator: "'").allSatisfy {
            words.lexicon.entries[words.lexicon.place(of: String($0))].traits.contains(.idle)
        }
    }

    /// Tells whether a word only says how numbers are put together: "in total", "on average", "altogether".
    private func isOfAggregate(_ place: Int) -> Bool {
        guard quantity != nil || asked.intent == .count || asked.intent == .duration else { return false }
        return cues.contains { cue in
            (cue.cue == .total || cue.cue == .measure(.average))
                && (cue.first.contains(place) || cue.second.contains(place))
        }
    }

    /// Whether a discussion of some time is asked for: "what came up when the team met in May".
    private var isOfTalkInTime: Bool {
        [.discuss, .summary].contains(asked.intent) && reading.time != nil && people.isEmpty
    }

    private var isAboutMeetings: Bool {
        if asked.measure != nil || (asked.isOfPlace && namesMeeting) { return true }
        return switch asked.intent {
        case .count, .list, .agenda, .duration, .tasks: true
        case .when: !people.isEmpty || reading.order != nil
        case .who: asked.isOfAttendance
        default: reading.order != nil
        }
    }
}

extension Intent {
    fileprivate var isOfConditions: Bool {
        switch self {
        case .list, .count, .duration, .tasks, .agenda: true
        case .find, .when, .who, .decision, .discuss, .summary: false
        }
    }
}
