/// Moments: a day, a part of it and a time of day, in any order.
extension TimeParser {
    struct MomentDraft {
        var date: TimeMatch?
        var part: DayPart?
        var clock: ClockTime?
        var hours: ClockRange?
        var end: Int
        var isBareClock = false
        var isBarePart = false
        var beginsWithTimeOfDay = false
        let depth: Int

        var hasTime: Bool { part != nil || clock != nil || hours != nil }
        var count: Int { (date == nil ? 0 : 1) + (part == nil ? 0 : 1) + (clock == nil && hours == nil ? 0 : 1) }
    }

    /// Reads a moment: "tomorrow at 3", "Saturday morning", "8 in the evening", "9:30 to 11 on Thursday", "last week".
    func moment(_ index: Int, depth: Int = 0) -> TimeMatch? {
        guard depth < TimeParser.deepest else { return nil }
        var draft = MomentDraft(end: index, depth: depth)
        for step in 0..<4 {
            let isFirst = step == 0
            guard
                addPart(&draft, isFirst) || addTime(&draft, isFirst) || addDate(&draft, isFirst) || addContext(&draft)
            else { break }
        }
        return finished(draft, from: index)
    }

    private func finished(_ draft: MomentDraft, from index: Int) -> TimeMatch? {
        guard draft.end > index else { return nil }
        guard let time = timeOfDay(draft) else { return draft.date }
        var match = TimeMatch(node: .recurring(time), end: draft.end)
        match.beginsWithTimeOfDay = draft.beginsWithTimeOfDay
        if let date = draft.date {
            match.node = .within(time, date.node)
        } else if draft.count == 1 {
            // "The midday meal" is a meal.
            let isNamePart =
                (term(draft.end - 1) == .noon || term(draft.end - 1) == .midnight) && modifies(draft.end - 1)
            match.doubt = draft.isBareClock ? .bareClock : draft.isBarePart || isNamePart ? .dayPart : .none
        }
        return match
    }

    private func timeOfDay(_ draft: MomentDraft) -> Recurrence? {
        if let hours = draft.hours { return .hours(draft.part.map { hours.inside($0) } ?? hours) }
        if let clock = draft.clock { return .clock(draft.part.map { clock.inside($0) } ?? clock) }
        return draft.part.map { .dayPart($0) }
    }

    /// Returns the index at which the next component may begin, after commas, brackets and prepositions.
    func joint(_ index: Int) -> Int {
        var next = index
        while next < index + 4, isJoint(next) { next += 1 }
        return next
    }

    private func isJoint(_ index: Int) -> Bool {
        switch term(index) {
        case .symbol(","), .symbol("("), .symbol(")"), .symbol("@"), .symbol(":"), .approximately: true
        case .symbol: isDash(index) && !isGlued(index + 1) || isDash(index) && isGlued(index)
        case .preposition(let word): word != .over && word != .during
        case .letterT: isGlued(index) && isGlued(index + 1)
        default: false
        }
    }

    private func addTime(_ draft: inout MomentDraft, _ isFirst: Bool) -> Bool {
        guard draft.clock == nil, draft.hours == nil, draft.date?.node.isDay ?? true else { return false }
        let start = isFirst ? draft.end : joint(draft.end)
        guard isCleanStart(start) || term(start - 1) == .letterT || isSymbol(start - 1, "-") else { return false }
        if let range = clockRange(start), isCleanEnd(range.end), mayBe(range, start, draft) {
            (draft.hours, draft.end, draft.isBareClock) = (range.value, range.end, range.isBare)
            draft.beginsWithTimeOfDay = draft.beginsWithTimeOfDay || isFirst
            addLateYear(&draft)
            return true
        }
        if let half = halfOpenHours(start, draft) {
            (draft.hours, draft.end) = (half.value, half.end)
            return true
        }
        guard let clock = clock(start), isCleanEnd(clock.end), mayBe(clock, start, draft), !isAmount(clock.end) else {
            return false
        }
        (draft.clock, draft.end, draft.isBareClock) = (clock.time, clock.end, clock.isBare)
        draft.beginsWithTimeOfDay = draft.beginsWithTimeOfDay || isFirst
        addLateYear(&draft)
        return true
    }

    /// Tells whether a time of day is an amount: "1h30 ago".
    private func isAmount(_ index: Int) -> Bool {
        switch term(index) {
        case .ago, .fromNow: true
        default: false
        }
    }

    /// Adds a week after the time: "Tuesday morning last week", "Friday at 3 two weeks ago".
    private func addContext(_ draft: inout MomentDraft) -> Bool {
        guard draft.hasTime, let date = draft.date, case .recurring(.weekday) = date.node,
            let longer = hung(TimeMatch(node: date.node, end: draft.end), depth: draft.depth),
            case .within(_, let context) = longer.node, !context.isDay
        else { return false }
        (draft.date, draft.end) = (longer, longer.end)
        return true
    }

    /// Adds a year after the time: "Oct 26 15:50:06 2016".
    private func addLateYear(_ draft: inout MomentDraft) {
        guard let date = draft.date, let name = date.node.bareName, name.cycle == .year, case .digits = term(draft.end),
            let (year, end) = year(draft.end), isCleanEnd(end)
        else { return }
        draft.date?.node = .within(name, yearNode(year))
        draft.end = end
    }

    private func addDate(_ draft: inout MomentDraft, _ isFirst: Bool) -> Bool {
        guard draft.date == nil else { return false }
        var start = isFirst ? draft.end : joint(draft.end)
        if !isFirst, !draft.hasTime { return false }
        if !isFirst, term(start) == .from || term(start) == .relation(.since) { return false }
        var found = period(start, depth: draft.depth)
        if found == nil, !isFirst {
            start = skipThe(start)
            found = period(start, depth: draft.depth)
        }
        guard var match = found else { return false }
        if draft.hasTime {
            // The evening of an event of several days is that of its first day.
            if isEvent(match.end - 1), case .fixed = match.node { match.node = .holding(.day, match.node) }
            guard match.node.isDay, match.doubt != .dashedNumbers, match.doubt != .year else { return false }
            if match.doubt == .ordinaryWord || match.doubt == .personName, start == draft.end { return false }
        }
        (draft.date, draft.end) = (match, match.end)
        return true
    }
}
