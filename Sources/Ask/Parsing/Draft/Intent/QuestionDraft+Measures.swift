import Model

extension QuestionDraft {
    /// Reads a computed quantity: "how many people did I meet", "the longest call", "my busiest day", "who do I meet most often".
    mutating func readMeasure(at start: Int) -> Bool {
        readCounted(at: start) || readBusiest() || readAverage() || readExtreme(at: start) || readMostOften(at: start)
    }

    private mutating func readCounted(at start: Int) -> Bool {
        let place = traits(start).contains(.placeCue) ? start + 1 : start
        guard let many = cue(at: place, where: { $0 == .howMany }), let noun = countedNoun(behind: many.end),
            case .measure(let measure) = noun.cue
        else { return false }
        if measure == .days, let hull = reading.time?.hull, hull.start == nil, isCountdown(behind: noun.end) {
            asked.intent = .duration
            use(start..<many.end)
            use(noun)
            return true
        }
        guard noun.allSatisfy(isFree), measure == .tags || isOfMeetings else { return false }
        asked.intent = .count
        asked.measure = measure
        asked.isOfAttendance = measure == .people
        use(start..<many.end)
        use(noun)
        return true
    }

    private func isCountdown(behind place: Int) -> Bool {
        let next = (place..<tokens.count).first { !traits($0).contains(.auxiliary) && !traits($0).contains(.still) }
        return next.map { place in times.contains { $0.consumed.contains(place) } } ?? false
    }

    private mutating func readBusiest() -> Bool {
        guard let cue = cues.first(where: { $0.cue == .measure(.busiestDay) && $0.allSatisfy(isFree) }) else {
            return false
        }
        let units = tokens.indices.filter { isFree($0) && entry($0).unit != nil }
        guard let unit = units.first.map({ entry($0).unit }) else { return false }
        switch unit {
        case .week: asked.measure = .busiestWeek
        case .month: asked.measure = .busiestMonth
        default: asked.measure = .busiestDay
        }
        asked.intent = .when
        reading.kinds = QuestionLanguage.meetings
        use(cue)
        use(units)
        use(tokens.indices.filter { traits($0).contains(.question) })
        return true
    }

    private mutating func readAverage() -> Bool {
        guard namesMeeting, takeMeasure(.average) else { return false }
        asked.intent = .duration
        for cue in cues where cue.allSatisfy(isFree) {
            if case .intent(.duration, _, _) = cue.cue { use(cue) }
        }
        return true
    }

    private mutating func readExtreme(at start: Int) -> Bool {
        guard namesMeeting, takeMeasure(.longest) || takeMeasure(.shortest) else { return false }
        let long = cue(at: start) { if case .intent(.duration, _, _) = $0 { true } else { false } }
        asked.intent = long == nil ? .list : .duration
        if let long { use(long) }
        return true
    }

    private mutating func readMostOften(at start: Int) -> Bool {
        let who = cue(at: start) { if case .intent(.who, _, _) = $0 { true } else { false } }
        guard let who, isOfMeetings, takeMeasure(.mostOften) || takeMeasure(.busiestDay) else { return false }
        asked.measure = .mostOften
        asked.intent = .who
        asked.isOfAttendance = true
        use(who)
        return true
    }

    private mutating func takeMeasure(_ measure: ComputedQuantity) -> Bool {
        guard let cue = cues.first(where: { $0.cue == .measure(measure) && $0.allSatisfy(isFree) }) else {
            return false
        }
        asked.measure = measure
        use(cue)
        return true
    }

    private func countedNoun(behind place: Int) -> FoundCue? {
        let counted: Set<Cue> = [.measure(.people), .measure(.days), .measure(.tags)]
        return cue(at: place, where: counted.contains) ?? cue(at: place + 1, where: counted.contains)
    }

    private var isOfMeetings: Bool {
        namesMeeting || cues.contains { $0.cue == .attendance }
            || tokens.indices.contains {
                traits($0).contains(.meetVerb) || traits($0).isSuperset(of: [.meetingVerb, .presence])
            }
    }

    var namesMeeting: Bool { tokens.indices.contains(where: namesMeeting(at:)) }

    func namesMeeting(at place: Int) -> Bool {
        guard !isOrdinalUnit(place), !isVerb(place) else { return false }
        let entry = entry(place)
        return !entry.kinds.isDisjoint(with: QuestionLanguage.meetings) || isSeries(place) || isMeetingNoun(place)
    }

    /// Tells whether a word names a series of meetings: "call", "stand-up", but not "one-pager" or "last time".
    private func isSeries(_ place: Int) -> Bool {
        traits(place).contains([.series, .documentNoun])
            || (traits(place).contains(.series) && traits(place).contains(.plural))
            || (tokens[place].kind == .number && traits(place).contains(.series) && isSymbol(place + 1, ":"))
    }

    /// Tells whether a word ends a compound for a meeting: "post-mortem", "kick-off", "all-hands".
    private func isMeetingNoun(_ place: Int) -> Bool {
        traits(place).contains(.nounEnding) && place > 1 && isSymbol(place - 1, "-") && tokens[place].isGlued
    }

    /// Tells whether "meeting" is a verb: "who am I meeting".
    private func isVerb(_ place: Int) -> Bool {
        traits(place - 1).contains(.speaker) && !traits(place - 1).contains(.determiner)
    }

    private func isOrdinalUnit(_ place: Int) -> Bool { traits(place).contains(.timeNoun) }
}
