import Time

/// The end of a rule's occurrences: by COUNT, by UNTIL, or at the horizon.
struct RuleLimit {
    private let until: CalendarMoment?
    private let start: ZonedMoment
    private let horizon: Int
    private var left: Int
    private var leftBeyondHorizon: Int

    /// The maximum number of occurrences beyond the horizon, for a rule with its own end.
    private static let mostBeyondHorizon = 366

    init(_ rule: RecurrenceRule, _ start: ZonedMoment, _ context: ReadingContext) {
        self.start = start
        until = rule.until
        left = rule.count ?? .max
        horizon = start.isDate ? context.horizon.secondNumber : context.zone.instant(of: context.horizon)
        leftBeyondHorizon = rule.count != nil || rule.until != nil ? RuleLimit.mostBeyondHorizon : 0
    }

    /// Counts the rule's next occurrence and returns whether it belongs to the series; must be called in order.
    mutating func allows(_ moment: ZonedMoment) -> Bool {
        guard left > 0, isWithinUntil(moment) else { return false }
        left -= 1
        guard moment.instant >= horizon else { return true }
        leftBeyondHorizon -= 1
        return leftBeyondHorizon >= 0
    }

    private func isWithinUntil(_ moment: ZonedMoment) -> Bool {
        guard let until else { return true }
        if until.isDate || start.isDate { return moment.local.date <= until.local.date }
        return until.isUTC ? moment.instant <= until.local.secondNumber : moment.local <= until.local
    }
}
