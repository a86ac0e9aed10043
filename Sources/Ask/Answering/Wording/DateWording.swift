import Time

/// Formats dates, times of day, spans and durations for answers and headings.
public struct DateWording: Sendable {
    private let templates: Templates

    /// Creates the wording from templates.
    public init(_ templates: Templates) { self.templates = templates }

    /// Writes `Tue 10 March 2026`.
    public func day(_ date: CivilDate) -> String { templates.text("date.day", slots(date)) }

    /// Writes `10 Mar 2026`.
    public func shortDay(_ date: CivilDate) -> String {
        var slots = slots(date)
        slots["month"] = templates.text("month.short.\(date.month)")
        return templates.text("date.day.short", slots)
    }

    /// Writes `14:00`; seconds are dropped.
    public func clock(_ moment: CivilDateTime) -> String {
        templates.text("date.clock", ["hour": twoDigits(moment.hour), "minute": twoDigits(moment.minute)])
    }

    /// Writes `14:00` standing alone; some languages add a word for the hour.
    public func time(_ moment: CivilDateTime) -> String { templates.text("date.time", ["clock": clock(moment)]) }

    /// Writes `14:00–15:00`.
    public func hours(_ start: CivilDateTime, _ end: CivilDateTime) -> String {
        templates.text("date.clocks", ["moment": clock(start), "end": clock(end)])
    }

    /// Writes `Tue 10 March 2026, 14:00`.
    public func moment(_ moment: CivilDateTime) -> String { text("date.moment", moment, day: "date.day") }

    /// Writes `March 2026`.
    public func month(_ date: CivilDate) -> String { templates.text("date.month", slots(date)) }

    /// Writes `45 min`, `5 h` or `1 h 45 min`.
    ///
    /// - Parameter minutes: The duration; negative ones get a minus sign.
    /// - Returns: Hours and minutes without zero parts; `0 min` for 0.
    public func duration(minutes: Int) -> String {
        if minutes < 0 { return templates.text("duration.negative", ["duration": duration(minutes: -minutes)]) }
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        let key = hours == 0 ? "duration.minutes" : rest == 0 ? "duration.hours" : "duration.both"
        return templates.text(key, ["hours": String(hours), "minutes": String(rest)])
    }

    /// Writes a half-open span with its last day included.
    ///
    /// Whole days, months, quarters and years have names: `Mon 9 – Sun 15 March 2026`, `March 2026`, `Q1 2026`, `2026`. Times within a
    /// day are `Tue 10 March 2026, 14:00–15:00`; open ends are `since …` and `until …`. A shared year is written once, at the end.
    ///
    /// - Parameter span: A span of local date-times.
    /// - Returns: The words; `any time` for a span without ends.
    public func span(_ span: TimeSpan) -> String {
        switch (span.start, span.end) {
        case (nil, nil): templates.text("date.any")
        case (let start?, nil):
            templates.text("date.since", ["date": isMidnight(start) ? day(start.date) : moment(start)])
        case (nil, let end?):
            templates.text("date.until", ["date": isMidnight(end) ? day(end.date.adding(days: -1)) : moment(end)])
        case (let start?, let end?): closed(start, end)
        }
    }

    // MARK: Spans with two ends

    private func closed(_ start: CivilDateTime, _ end: CivilDateTime) -> String {
        guard end > start else { return moment(start) }
        guard isMidnight(start), isMidnight(end) else { return times(start, end) }
        let last = end.date.adding(days: -1)
        return wholeMonths(start.date, last) ?? days(start.date, last)
    }

    private func days(_ first: CivilDate, _ last: CivilDate) -> String {
        if first == last { return day(first) }
        let end = templates.text("date.day.last", slots(last))
        if first.year == last.year, first.month == last.month {
            return pair("date.days.month", templates.text("date.day.monthless", slots(first)), end)
        }
        let key = first.year == last.year ? "date.day.yearless" : "date.day.first"
        return pair("date.days", templates.text(key, slots(first)), end)
    }

    /// Returns the name of a span of whole months; nil if it is not one.
    private func wholeMonths(_ first: CivilDate, _ last: CivilDate) -> String? {
        guard first.day == 1, last.adding(days: 1).day == 1 else { return nil }
        if first.month == 1, last.month == 12 {
            let years = [first, last].map { templates.text("date.year", slots($0)) }
            return first.year == last.year ? years[0] : pair("date.days", years[0], years[1])
        }
        guard first.year == last.year else { return pair("date.days", month(first), month(last)) }
        if first.month == last.month { return month(first) }
        if first.startOfQuarter == first, last.month - first.month == 2 {
            return templates.text("date.quarter", ["quarter": String(last.month / 3), "year": String(last.year)])
        }
        return templates.text(
            "date.months",
            [
                "first": templates.text("month.\(first.month)"), "last": templates.text("month.\(last.month)"),
                "year": String(last.year),
            ])
    }

    private func times(_ start: CivilDateTime, _ end: CivilDateTime) -> String {
        // A question expresses a moment as a span of one minute.
        if end.secondNumber - start.secondNumber <= 60 { return moment(start) }
        let isMidnightAfter = end == start.date.adding(days: 1).midnight
        if isMidnightAfter || start.date == end.date {
            let clock =
                isMidnightAfter ? templates.text("date.clock", ["hour": "24", "minute": "00"]) : clock(end)
            let begin = text("date.begin", start, day: "date.day")
            return templates.text("date.clocks", ["moment": begin, "end": clock])
        }
        let day = start.date.year != end.date.year ? "date.day.first" : "date.day.yearless"
        return pair("date.days", text("date.moment", start, day: day), text("date.moment", end, day: "date.day.last"))
    }

    // MARK: Parts

    private func text(_ key: String, _ moment: CivilDateTime, day: String) -> String {
        templates.text(key, ["day": templates.text(day, slots(moment.date)), "clock": clock(moment)])
    }

    private func pair(_ key: String, _ first: String, _ last: String) -> String {
        templates.text(key, ["first": first, "last": last])
    }

    private func slots(_ date: CivilDate) -> [String: String] {
        [
            "weekday": templates.text("weekday.\(date.weekday.isoNumber)"), "day": String(date.day),
            "month": templates.text("month.\(date.month)"), "year": String(date.year),
        ]
    }

    private func isMidnight(_ moment: CivilDateTime) -> Bool { moment.secondOfDay == 0 }

    private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension Templates {
    /// The formatting of dates and durations.
    public var dates: DateWording { DateWording(self) }

    var numbers: NumberWording { NumberWording(templates: self) }
}
