import Time

/// A time relative to the previous one: "the week before", "the next day", "two weeks later".
struct ShiftedTime {
    let words: String
    let unit: TimeGrain
    /// The number of units to move; 0 for the unit that contains the time.
    let count: Int
    /// Whether the span itself moves; otherwise a whole neighbouring unit is meant.
    let keepsLength: Bool

    init?(_ tokens: ArraySlice<QuestionToken>, words: String) {
        let tables = FollowUpTables.self
        self.words = words
        let isLead = { (token: QuestionToken) in tables.shiftLead.contains(token.folded) }
        let rest = tokens.drop(while: isLead)
        let hasArticle = rest.startIndex > tokens.startIndex
        if let shift = tables.shiftBefore.beginning(rest) {
            // "Next week" counts from now, "the next week" from the week of the previous question.
            guard hasArticle || shift.meaning < 0 || !tables.countingFromNow.contains(rest.first?.folded ?? ""),
                let unit = ShiftedTime.unit(rest.dropFirst(shift.count)), rest.count == shift.count + 1
            else { return nil }
            (self.unit, count, keepsLength) = (unit, shift.meaning, false)
            return
        }
        let number = rest.first.flatMap(ShiftedTime.number)
        let counted = number == nil ? rest : rest.dropFirst()
        guard let unit = ShiftedTime.unit(counted), let shift = tables.shiftBehind.whole(counted.dropFirst()) else {
            return nil
        }
        (self.unit, count, keepsLength) = (unit, shift * (number ?? 1), number != nil)
    }

    private static func entry(_ token: QuestionToken) -> Lexicon.Entry {
        let entries = Lexicon.entries(of: token.folded)
        return entries.first { $0.unit != nil || $0.number > 0 } ?? Lexicon.Entry()
    }

    private static func unit(_ tokens: ArraySlice<QuestionToken>) -> TimeGrain? {
        tokens.first.flatMap { entry($0).unit }
    }

    private static func number(_ token: QuestionToken) -> Int? {
        if let number = token.number { return (1...1000).contains(number) ? number : nil }
        if ["a", "one", "eine", "einen", "ein"].contains(token.folded) { return 1 }
        let number = entry(token).number
        return number > 0 ? number : nil
    }

    func time(from span: TimeSpan, weekStart: Weekday) -> TimeSpan? {
        if keepsLength {
            let moved = TimeSpan(start: span.start.map(moved), end: span.end.map(moved))
            return moved.start == nil && moved.end == nil ? nil : moved
        }
        let anchor = count < 0 ? span.start?.date : span.end?.adding(seconds: -1).date
        return anchor.map { ShiftedTime.span(of: unit, around: $0, moved: count, weekStart: weekStart) }
    }

    private func moved(_ moment: CivilDateTime) -> CivilDateTime {
        ShiftedTime.day(moment.date, moved: count, unit).midnight.adding(seconds: moment.secondOfDay)
    }

    private static func day(_ day: CivilDate, moved count: Int, _ unit: TimeGrain) -> CivilDate {
        switch unit {
        case .week: day.adding(days: 7 * count)
        case .month: day.adding(months: count)
        case .quarter: day.adding(months: 3 * count)
        case .year: day.adding(years: count)
        default: day.adding(days: count)
        }
    }

    /// Returns the whole unit that is a number of units away from the one containing a day.
    static func span(of unit: TimeGrain, around date: CivilDate, moved count: Int, weekStart: Weekday) -> TimeSpan {
        let first =
            switch unit {
            case .week: date.startOfWeek(weekStart)
            case .month: date.startOfMonth
            case .quarter: date.startOfQuarter
            case .year: date.startOfYear
            default: date
            }
        let start = day(first, moved: count, unit)
        return TimeSpan(start: start.midnight, end: day(start, moved: 1, unit).midnight)
    }
}

extension ShiftedTime {
    /// Returns the day that contains a span; nil if the span is longer or open.
    static func day(of span: TimeSpan?) -> CivilDate? {
        guard let start = span?.start, let end = span?.end, end.adding(seconds: -1).date == start.date else {
            return nil
        }
        return start.date
    }

    static func grain(_ tokens: ArraySlice<QuestionToken>) -> TimeGrain? { unit(tokens.suffix(1)) }
}
