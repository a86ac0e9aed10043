import Time

/// The end of a rule's occurrences: by COUNT, by UNTIL, or at the horizon.
struct RuleLimit {
    private let until: CalendarMoment?
    private let start: ZonedMoment
    private let horizon: Int
    /// The number of occurrences that may follow.
    private var left: Int
    private var leftBeyondHorizon: Int

    /// The maximum number of occurrences beyond the horizon, for a rule that has an end of its own.
    private static let mostBeyondHorizon = 366

    init(_ rule: RecurrenceRule, _ start: ZonedMoment, _ context: ReadingContext) {
        self.start = start
        until = rule.until
        left = rule.count ?? .max
        horizon = start.isDate ? context.horizon.secondNumber : context.zone.instant(of: context.horizon)
        leftBeyondHorizon = rule.count != nil || rule.until != nil ? RuleLimit.mostBeyondHorizon : 0
    }

    /// Counts the rule's next occurrence and returns whether it belongs to the series; occurrences must be passed in order.
    mutating func allows(_ moment: ZonedMoment) -> Bool {
        guard left > 0, isWithinUntil(moment) else { return false }
        left -= 1
        guard moment.instant >= horizon else { return true }
        leftBeyondHorizon -= 1
        return leftBeyondHorizon >= 0
    }

    /// Returns whether an occurrence is not after UNTIL; a date includes that whole day.
    private func isWithinUntil(_ moment: ZonedMoment) -> Bool {
        guard let until else { return true }
        if until.isDate || start.isDate { return moment.local.date <= until.local.date }
        return until.isUTC ? moment.instant <= until.local.secondNumber : moment.local <= until.local
    }
}
