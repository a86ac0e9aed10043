import Time

/// The days of one period of a rule (a year, month, week or day) that may hold occurrences.
///
/// BYMONTH, BYWEEKNO, BYYEARDAY, BYMONTHDAY and BYDAY all narrow the period's days. Omitted parts come from the first occurrence: a yearly
/// rule without any uses its month and day, a weekly one its weekday.
struct RecurrenceDays {
    private let rule: RecurrenceRule
    private var months: [Int]
    private var monthDays: [Int]
    private var days: Set<RecurrenceRule.Day>
    private let yearDays: Set<Int>
    private let weekNumbers: Set<Int>
    /// Whether the ordinal of a weekday counts within the month; otherwise it counts within the year or not at all.
    private let ordinalsCountInMonth: Bool
    private let ordinalsCountInYear: Bool

    init(rule: RecurrenceRule, start: CivilDate) {
        self.rule = rule
        months = rule.months
        monthDays = rule.monthDays
        days = rule.days
        yearDays = Set(rule.yearDays)
        weekNumbers = Set(rule.weekNumbers)
        ordinalsCountInMonth = rule.frequency == .monthly || (rule.frequency == .yearly && !rule.months.isEmpty)
        ordinalsCountInYear = rule.frequency == .yearly && rule.months.isEmpty && rule.weekNumbers.isEmpty
        // If ordinals do not count, the second Monday means every Monday.
        if !ordinalsCountInMonth, !ordinalsCountInYear {
            days = Set(rule.days.map { RecurrenceRule.Day(ordinal: nil, weekday: $0.weekday) })
        }
        let namesDays = !rule.days.isEmpty || !rule.monthDays.isEmpty || !rule.yearDays.isEmpty
        guard !namesDays else { return }
        switch rule.frequency {
        case .yearly where rule.weekNumbers.isEmpty:
            monthDays = [start.day]
            if months.isEmpty { months = [start.month] }
        case .monthly where rule.weekNumbers.isEmpty: monthDays = [start.day]
        case .yearly, .monthly, .weekly: days = [RecurrenceRule.Day(ordinal: nil, weekday: start.weekday)]
        case .daily, .hourly, .minutely, .secondly: break
        }
    }

    var cost: Int {
        let perMonth = monthDays.isEmpty ? 31 : monthDays.count
        switch rule.frequency {
        case .yearly: return perMonth * (months.isEmpty ? 12 : months.count)
        case .monthly: return perMonth
        case .weekly: return 7
        case .daily, .hourly, .minutely, .secondly: return 1
        }
    }

    func days(ofYear year: Int) -> [CivilDate] {
        (months.isEmpty ? Array(1...12) : months).flatMap { (1...12).contains($0) ? days(ofMonth: $0, year: year) : [] }
    }

    func days(ofMonth month: Int, year: Int) -> [CivilDate] {
        guard months.isEmpty || months.contains(month) else { return [] }
        let first = CivilDate(year: year, month: month)
        let length = CivilDate.length(ofMonth: month, year: year)
        var numbers = Array(1...length)
        if !monthDays.isEmpty {
            numbers = Set(monthDays.map { $0 < 0 ? length + 1 + $0 : $0 }).filter { (1...length).contains($0) }.sorted()
        }
        return numbers.map { first.adding(days: $0 - 1) }.filter { isAllowedInMonth($0, length: length) }
    }

    func days(ofWeekFrom first: CivilDate) -> [CivilDate] {
        (0..<7).map { first.adding(days: $0) }.filter(isAllowed)
    }

    /// Returns whether a day is allowed; for rules that count weeks, days or less.
    func isAllowed(_ day: CivilDate) -> Bool {
        let (year, month, number) = day.fields
        guard months.isEmpty || months.contains(month) else { return false }
        let length = CivilDate.length(ofMonth: month, year: year)
        guard monthDays.isEmpty || monthDays.contains(number) || monthDays.contains(number - length - 1) else {
            return false
        }
        return isAllowedInMonth(day, length: length)
    }

    /// Returns the days to the end of the month, including `day`, if the rule excludes the month; else nil.
    func restOfMonthThatIsLeftOut(_ day: CivilDate) -> Int? {
        guard !months.isEmpty else { return nil }
        let (year, month, number) = day.fields
        return months.contains(month) ? nil : CivilDate.length(ofMonth: month, year: year) + 1 - number
    }

    private func isAllowedInMonth(_ day: CivilDate, length: Int) -> Bool {
        isAllowedWeekday(day, monthLength: length) && isAllowedYearDay(day) && isAllowedWeek(day)
    }

    private func isAllowedWeekday(_ day: CivilDate, monthLength: Int) -> Bool {
        guard !days.isEmpty else { return true }
        let weekday = day.weekday
        if days.contains(RecurrenceRule.Day(ordinal: nil, weekday: weekday)) { return true }
        if ordinalsCountInMonth { return isPlace(of: day.day, in: monthLength, weekday) }
        return ordinalsCountInYear && isPlace(of: day.dayOfYear, in: length(ofYear: day.year), weekday)
    }

    /// Returns whether the rule names this weekday by its ordinal in the month or year, from the beginning or end.
    private func isPlace(of number: Int, in length: Int, _ weekday: Weekday) -> Bool {
        days.contains(RecurrenceRule.Day(ordinal: (number - 1) / 7 + 1, weekday: weekday))
            || days.contains(RecurrenceRule.Day(ordinal: -((length - number) / 7 + 1), weekday: weekday))
    }

    private func isAllowedYearDay(_ day: CivilDate) -> Bool {
        guard !yearDays.isEmpty else { return true }
        let number = day.dayOfYear
        return yearDays.contains(number) || yearDays.contains(number - length(ofYear: day.year) - 1)
    }

    /// Returns whether the day's week is allowed; week 1 is the first with at least four days in the year (RFC 5545).
    private func isAllowedWeek(_ day: CivilDate) -> Bool {
        guard !weekNumbers.isEmpty else { return true }
        // The fourth day of a week determines the year of the week.
        let middle = day.startOfWeek(rule.weekStart).adding(days: 3)
        let number = (middle.dayOfYear - 1) / 7 + 1
        let weekCount = (length(ofYear: middle.year) - middle.dayOfYear) / 7 + number
        return weekNumbers.contains(number) || weekNumbers.contains(number - weekCount - 1)
    }

    private func length(ofYear year: Int) -> Int { CivilDate.isLeap(year) ? 366 : 365 }
}
