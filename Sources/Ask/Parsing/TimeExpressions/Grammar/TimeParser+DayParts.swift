extension TimeParser {
    func addPart(_ draft: inout MomentDraft, _ isFirst: Bool) -> Bool {
        guard draft.part == nil, draft.date?.node.isDay ?? true else { return addWiderPart(&draft) }
        let start = isFirst ? draft.end : joint(draft.end)
        if draft.date == nil, let dated = datedPart(start) {
            draft.date = TimeMatch(node: dated.day, end: dated.end)
            (draft.part, draft.end) = (dated.part, dated.end)
            return true
        }
        guard let part = dayPart(start, isBehindDate: draft.date != nil) else { return false }
        if isFirst { draft.beginsWithTimeOfDay = true }
        (draft.part, draft.end, draft.isBarePart) = (part.value, part.end, part.isBare)
        return true
    }

    /// Skips a wider part after a narrower one: "first thing on Monday morning".
    private func addWiderPart(_ draft: inout MomentDraft) -> Bool {
        guard let part = draft.part, draft.date != nil, case .dayPart(let wider) = term(draft.end),
            wider.hours.lowerBound <= part.hours.lowerBound, part.hours.upperBound <= wider.hours.upperBound
        else { return false }
        draft.end += 1
        return true
    }

    /// Reads a part together with its day: "tonight", "this morning", "late last night".
    private func datedPart(_ index: Int) -> (day: TimeNode, part: DayPart, end: Int)? {
        if case .dayAndPart(let away, let part) = term(index) { return (.unit(.day, away: away), part, index + 1) }
        if let (away, part, end) = directedPart(index) ?? partBeforeLast(index) {
            return (.unit(.day, away: away), part, end)
        }
        return narrowedPart(index)
    }

    private func directedPart(_ index: Int) -> (away: Int, part: DayPart, end: Int)? {
        guard case .direction(let direction) = term(index) else { return nil }
        guard let (part, end, _) = dayPart(index + 1, isBehindDate: false) else { return nil }
        return (direction.away, part == .night && direction.isPast ? .lastNight : part, end)
    }

    private func partBeforeLast(_ index: Int) -> (away: Int, part: DayPart, end: Int)? {
        let start = skipThe(index)
        guard case .dayPart(let part) = term(start), term(start + 1) == .relation(.before),
            term(start + 2) == .direction(.last)
        else { return nil }
        return (-2, part == .night ? .lastNight : part, start + 3)
    }

    private func narrowedPart(_ index: Int) -> (day: TimeNode, part: DayPart, end: Int)? {
        guard let (narrowing, behind) = narrowing(index) else { return nil }
        let next = skip(behind) { $0 == .preposition(.on) }
        var found = directedPart(next).map { (day: TimeNode.unit(.day, away: $0.away), part: $0.part, end: $0.end) }
        if case .dayAndPart(let away, let part) = term(next) { found = (.unit(.day, away: away), part, next + 1) }
        if found == nil, let day = period(next), day.node.isDay, case .dayPart(let part) = term(day.end) {
            found = (day.node, part, day.end + 1)
        }
        guard let (day, part, end) = found, let narrow = part.narrowed(to: narrowing) else { return nil }
        return (day, narrow, end)
    }

    /// Reads a part alone: "morning", "the early afternoon", "early in the morning"; "am" and "pm" after a date.
    func dayPart(_ index: Int, isBehindDate: Bool) -> (value: DayPart, end: Int, isBare: Bool)? {
        let start = skipThe(index)
        if case .dayPart(let part) = term(start) {
            // "Lunch on Friday" is a meal; "at lunch", "before lunch" and "lunchtime" are times.
            if part.isMeal, !leadsToMeal(term(index - 1)) { return nil }
            // "The first thing that we tried" is no time.
            if part == .firstThing, term(start - 1) == .the { return nil }
            return (part, start + 1, part != .endOfDay && part != .firstThing)
        }
        if isBehindDate, term(start) == .tomorrowOrMorning { return (.morning, start + 1, false) }
        if isBehindDate, case .meridiem(let half) = term(start) {
            return (half == .morning ? .morning : .afternoon, start + 1, false)
        }
        guard let (narrowing, behind) = narrowing(start) else { return nil }
        var next = isDash(behind) ? behind + 1 : behind
        next = skipThe(skip(next) { $0 == .preposition(.in) })
        if case .dayPart(let part) = term(next), let narrow = part.narrowed(to: narrowing) {
            return (narrow, next + 1, false)
        }
        if case .dayAndPart = term(next) { return nil }
        return nil
    }

    private func leadsToMeal(_ term: TimeTerm) -> Bool {
        switch term {
        case .preposition(.at), .preposition(.over), .preposition(.during), .preposition(.around), .relation,
            .beforeOrAgo,
            .by, .approximately:
            true
        default: false
        }
    }

    private func narrowing(_ index: Int) -> (PeriodPart, Int)? {
        switch term(index) {
        case .part(.beginning), .part(.early), .part(.earlier): (.early, index + 1)
        case .part(.middle): (.middle, index + 1)
        case .part(.end), .part(.late), .later: (.late, index + 1)
        default: nil
        }
    }
}
