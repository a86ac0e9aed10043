import Model

/// Calendar questions with an exact answer: the place of a meeting, and free time.
extension QuestionDraft {
    // MARK: Places

    /// Reads a question for the place of a meeting: "in which room is the review", but not "where did we talk about it".
    mutating func readPlaceRequest() {
        guard asked.intent == .find, asked.measure == nil, !isOfTalk, let cue = placeCue else { return }
        asked.isOfPlace = true
        use(cue)
    }

    private var placeCue: FoundCue? {
        let found = cues.filter { cue in
            // "Where do things stand with the budget" asks about the budget, not for a place.
            guard case .place(let isNoun) = cue.cue, !isInFiller(cue) else { return false }
            // "The location of the server" is a search for these words.
            return !says(0..<cue.first.lowerBound) && (!isNoun || namesMeeting)
        }
        return found.max { $0.count < $1.count }
    }

    private func isInFiller(_ cue: FoundCue) -> Bool {
        cues.contains { $0.cue.leadsIn && $0.count > cue.count && $0.first.overlaps(cue.first) }
    }

    // MARK: Free time

    /// Reads a question only about free time: "am I free on Friday", "which slots are free", "do my meetings overlap".
    mutating func readFreeTime() -> Bool {
        let found = cues.filter { if case .free = $0.cue { $0.allSatisfy(isFree) } else { false } }
        guard let cue = found.max(by: { $0.count < $1.count }), case .free(let kind) = cue.cue else { return false }
        let length = freeLength?.tokens ?? 0..<0
        let purpose = length.isEmpty ? purpose(behind: cue.end) : length
        let asking = Set(found.flatMap { Array($0.first) + $0.second })
        let isAlone = tokens.indices.allSatisfy { place in
            asking.contains(place) || purpose.contains(place) || !says(place..<(place + 1)) || person(at: place) != nil
        }
        guard isAlone, var request = freeTime(kind, cue) else { return false }
        request.leastMinutes = freeLength?.minutes
        asked.free = request
        asked.intent = .agenda
        use(asking)
        use(purpose)
        return true
    }

    private func freeTime(_ kind: FreeTimeRequest.Kind, _ cue: FoundCue) -> FreeTimeRequest? {
        let isOfSpeaker = (0..<cue.end).contains { traits($0).contains(.speaker) }
        let isOfOthers = !isOfSpeaker && people.contains { $0.tokens.upperBound <= cue.first.lowerBound }
        switch kind {
        case .conflicts:
            let isOfCalendar = isOfSpeaker || namesMeeting || reading.time != nil
            return isOfCalendar ? FreeTimeRequest(.conflicts) : nil
        case .slots:
            return isOfSpeaker || isOfOthers || reading.time != nil
                ? FreeTimeRequest(.slots, isOfOthers: isOfOthers) : nil
        case .free, .busy:
            // "What meetings are available" asks for a list of meetings.
            guard isOfSpeaker || isOfOthers || (reading.time != nil && !namesMeeting) else { return nil }
            let isWhether = asksWhether || cue.first.lowerBound == 0
            // "Would John be available to travel" is not about a calendar.
            guard isWhether || !isOfOthers || reading.time != nil else { return nil }
            return FreeTimeRequest(isWhether ? kind : kind == .free ? .slots : .busy, isOfOthers: isOfOthers)
        }
    }

    /// Returns the tokens of a purpose, up to a time: "free for a coffee", "free to call Bob".
    private func purpose(behind place: Int) -> Range<Int> {
        guard let start = (place..<tokens.count).first(where: { isFree($0) }), leadsToPurpose(start) else {
            return place..<place
        }
        let end = (start..<tokens.count).first { time in times.contains { $0.consumed.contains(time) } }
        return start..<(end ?? tokens.count)
    }

    private func leadsToPurpose(_ place: Int) -> Bool {
        traits(place).contains(.boundary) && !traits(place).isDisjoint(with: [.linking, .toward])
    }

    /// Tells whether a range contains an unused word to search for, which is no filler, question word or kind of document.
    func says(_ places: Range<Int>) -> Bool {
        places.contains { place in
            isFree(place) && tokens[place].kind == .word && !isIdle(place) && !isFrame(place)
                && kinds(at: place).isEmpty
                && traits(place).isDisjoint(with: [.speaker, .determiner, .listing, .auxiliary, .opening])
        }
    }
}
