import Time

/// A time that is counted from the one asked about before: "the week before", "the next day", "two weeks later".
struct ShiftedTime {
    let words: String
    let unit: TimeGrain
    /// How many units; 0 for the one around it.
    let count: Int
    /// Whether the span itself moves, instead of the whole unit beside it being meant.
    let keepsLength: Bool

    /// The shifted time that some tokens are from the first to the last; nil where they are something else.
    init?(_ tokens: ArraySlice<QuestionToken>, words: String) {
        let tables = FollowUpTables.all
        self.words = words
        let isLead = { (token: QuestionToken) in tables.shiftLead.contains(token.folded) }
        let rest = tokens.drop(while: isLead)
        let hasArticle = rest.startIndex > tokens.startIndex
        if let shift = tables.shiftBefore.beginning(rest) {
            // "Next week" counts from now, "the next week" from the week before it.
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
        let english = Lexicon.english.entries[Lexicon.english.place(of: token.folded)]
        guard english.unit == nil, english.number == 0 else { return english }
        return Lexicon.german.entries[Lexicon.german.place(of: token.folded)]
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

    /// The time counted from a span.
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

    /// The whole unit so many units away from the one that holds a day.
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
    /// The day that a span lies in; nil where it is longer or open.
    static func day(of span: TimeSpan?) -> CivilDate? {
        guard let start = span?.start, let end = span?.end, end.adding(seconds: -1).date == start.date else {
            return nil
        }
        return start.date
    }

    /// The grain that "that week" names.
    static func grain(_ tokens: ArraySlice<QuestionToken>) -> TimeGrain? { unit(tokens.suffix(1)) }
}
