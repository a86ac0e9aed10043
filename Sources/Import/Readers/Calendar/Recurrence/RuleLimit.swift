import Time

/// Where the occurrences of a rule end: by COUNT, by UNTIL, or at the horizon.
struct RuleLimit {
    private let until: CalendarMoment?
    private let start: ZonedMoment
    private let horizon: Int
    /// How many occurrences may still come.
    private var left: Int
    /// How many may still come beyond the horizon.
    private var leftBeyondHorizon: Int

    /// The occurrences beyond the horizon of a rule that has an end of its own.
    private static let mostBeyondHorizon = 366

    /// The limit of a rule.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - start: The start of the event.
    ///   - context: The zone, and where endless rules stop.
    init(_ rule: RecurrenceRule, _ start: ZonedMoment, _ context: ReadingContext) {
        self.start = start
        until = rule.until
        left = rule.count ?? .max
        horizon = start.isDate ? context.horizon.secondNumber : context.zone.instant(of: context.horizon)
        leftBeyondHorizon = rule.count != nil || rule.until != nil ? RuleLimit.mostBeyondHorizon : 0
    }

    /// Whether the rule's next occurrence still belongs to the series.
    ///
    /// - Parameter moment: The occurrence.
    /// - Returns: False from the rule's end on.
    mutating func allows(_ moment: ZonedMoment) -> Bool {
        guard left > 0, isWithinUntil(moment) else { return false }
        left -= 1
        guard moment.instant >= horizon else { return true }
        leftBeyondHorizon -= 1
        return leftBeyondHorizon >= 0
    }

    /// Whether an occurrence is not after the rule's end; an end that is a date takes in that whole day.
    private func isWithinUntil(_ moment: ZonedMoment) -> Bool {
        guard let until else { return true }
        if until.isDate || start.isDate { return moment.local.date <= until.local.date }
        return until.isUTC ? moment.instant <= until.local.secondNumber : moment.local <= until.local
    }
}
