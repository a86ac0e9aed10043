/// Conditions under which bare numbers are hours, and ranges open to one end of the day.
extension TimeParser {
    /// Tells whether a range is one of hours; bare numbers only beside a day or its part, or up to 24 after "from" or "between".
    func mayBe(_ range: (value: ClockRange, end: Int, isBare: Bool), _ start: Int, _ draft: MomentDraft) -> Bool {
        guard range.isBare else { return true }
        if isMonthOrUnit(range.end) { return false }
        guard let from = range.value.from, let to = range.value.to, from.exists, to.exists else { return false }
        if draft.date != nil { return isHourSized(from) && isHourSized(to) }
        let isLed = term(start) == .from || term(start) == .between
        let behind = joint(range.end)
        if isDayPart(behind) || isDayPart(skipThe(behind)) { return true }
        guard isHourSized(from), isHourSized(to) else { return false }
        if from.minute != nil, to.minute != nil { return isLed }
        let isBeforeDay = period(behind, depth: draft.depth + 1)?.node.isDay ?? false
        return isLed ? isClauseEnd(range.end) || isBeforeDay : isBeforeDay && isDayWord(behind)
    }

    private func isHourSized(_ time: ClockTime) -> Bool { time.hour <= 24 }

    private func isMonthOrUnit(_ index: Int) -> Bool {
        switch term(skipThe(skipOf(index))) {
        case .month, .unit, .ordinalEnding: term(index) != .preposition(.of) || digitCount(skipOf(index)) == 0
        default: false
        }
    }

    private func isDayPart(_ index: Int) -> Bool {
        switch term(index) {
        case .dayPart, .dayAndPart: true
        case .direction: isDayPart(index + 1)
        default: false
        }
    }

    private func isDayWord(_ index: Int) -> Bool {
        switch term(index) {
        case .day, .weekday: true
        case .direction: isDayWord(index + 1)
        default: false
        }
    }

    private func isTomorrowLike(_ index: Int) -> Bool {
        if case .day(let away) = term(index) { return away != 0 && lexemes[index].tokens.count == 1 }
        return false
    }

    /// Tells whether a number is an hour; a bare one only after "at", "around", "by" or a day, or before a part of a day.
    func mayBe(_ clock: ClockMatch, _ start: Int, _ draft: MomentDraft) -> Bool {
        guard clock.isBare else { return true }
        guard clock.time.exists, !isMonthOrUnit(clock.end) else { return false }
        if draft.date == nil, term(start - 1) == .from, isRangeWord(clock.end, allowsAnd: false) { return false }
        guard draft.date != nil || period(start, depth: draft.depth + 1)?.end ?? 0 <= clock.end else { return false }
        let behind = joint(clock.end)
        let isLed = isTimePreposition(start - 1)
        if case .dayPart = term(clock.end), !isLed { return false }
        if isDayPart(behind) || isDayPart(skipThe(behind)) {
            return isLed || digitCount(start) < 3 && term(start - 1) != .version && clock.time.half == .unsaid
        }
        if draft.date == nil, draft.part == nil {
            if isTomorrowLike(behind), isLed || start == 0, clock.time.half == .unsaid { return true }
            return isLed
        }
        if draft.part != nil, isSymbol(start - 1, ",") || isLed { return true }
        return isLed || (clock.time.minute != nil && digitCount(start) < 3)
    }

    private func isTimePreposition(_ index: Int) -> Bool {
        switch term(index) {
        case .preposition(.at), .preposition(.around), .approximately, .by, .symbol("@"), .symbol("~"): true
        case .preposition(.about), .preposition(.for):
            term(index - 1) == .preposition(.at) || isDayPart(index - 1) || isWeekdayBehind(index)
        case .relation, .from: true
        default: false
        }
    }

    private func isWeekdayBehind(_ index: Int) -> Bool {
        switch term(index - 1) {
        case .weekday, .day: true
        default: false
        }
    }

    /// Reads hours open to one end of a day: "tomorrow before five", "Friday after 3pm", "Monday until noon".
    func halfOpenHours(_ start: Int, _ draft: MomentDraft) -> (value: ClockRange, end: Int)? {
        guard let date = draft.date, date.node.isDay else { return nil }
        let relation: TimeRelation
        switch term(start) {
        case .relation(let word): relation = word
        case .by: relation = .until
        default: return laterHours(start)
        }
        let next = skip(start + 1) { $0 == .approximately || $0 == .preposition(.around) || $0 == .preposition(.about) }
        guard let clock = clock(next), isCleanEnd(clock.end), clock.time.exists,
            !clock.isBare || relation != .until || isAt(next)
        else { return nil }
        return (openRange(relation, clock.time), clock.end)
    }

    private func isAt(_ index: Int) -> Bool { term(index - 1) == .by || term(index - 1) == .approximately }

    private func openRange(_ relation: TimeRelation, _ time: ClockTime) -> ClockRange {
        switch relation {
        case .since, .from, .after: ClockRange(from: time, to: nil)
        case .before, .until, .by: ClockRange(from: nil, to: time)
        }
    }

    private func laterHours(_ start: Int) -> (value: ClockRange, end: Int)? {
        guard let clock = clock(start), term(clock.end) == .onwards else { return nil }
        return (ClockRange(from: clock.time, to: nil), clock.end + 1)
    }
}
