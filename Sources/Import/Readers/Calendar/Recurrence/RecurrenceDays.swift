import Time

/// The days of one period of a rule: which days of a year, a month, a week, or whether one day, may hold occurrences.
///
/// BYMONTH, BYWEEKNO, BYYEARDAY, BYMONTHDAY and BYDAY all narrow the days of the period. What the rule leaves open is taken
/// from the first occurrence: a yearly rule that names nothing means its month and day, a weekly one its weekday.
struct RecurrenceDays {
    private let rule: RecurrenceRule
    private var months: [Int]
    private var monthDays: [Int]
    private var days: Set<RecurrenceRule.Day>
    private let yearDays: Set<Int>
    private let weekNumbers: Set<Int>
    /// Whether a weekday's number counts within the month (else within the year, or not at all).
    private let ordinalsCountInMonth: Bool
    private let ordinalsCountInYear: Bool

    /// The days that a rule allows.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - start: The day of the first occurrence.
    init(rule: RecurrenceRule, start: CivilDate) {
        self.rule = rule
        months = rule.months
        monthDays = rule.monthDays
        days = rule.days
        yearDays = Set(rule.yearDays)
        weekNumbers = Set(rule.weekNumbers)
        ordinalsCountInMonth = rule.frequency == .monthly || (rule.frequency == .yearly && !rule.months.isEmpty)
        ordinalsCountInYear = rule.frequency == .yearly && rule.months.isEmpty && rule.weekNumbers.isEmpty
        // Where numbers do not count, the second Monday is any Monday.
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

    /// How many days are looked at in one period, about.
    var cost: Int {
        let perMonth = monthDays.isEmpty ? 31 : monthDays.count
        switch rule.frequency {
        case .yearly: return perMonth * (months.isEmpty ? 12 : months.count)
        case .monthly: return perMonth
        case .weekly: return 7
        case .daily, .hourly, .minutely, .secondly: return 1
        }
    }

    /// The allowed days of a year, ascending.
    func days(ofYear year: Int) -> [CivilDate] {
        (months.isEmpty ? Array(1...12) : months).flatMap { (1...12).contains($0) ? days(ofMonth: $0, year: year) : [] }
    }

    /// The allowed days of a month, ascending.
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

    /// The allowed days of the seven that begin with a day, ascending.
    func days(ofWeekFrom first: CivilDate) -> [CivilDate] {
        (0..<7).map { first.adding(days: $0) }.filter(isAllowed)
    }

    /// Whether a day is allowed, for rules that count days or less.
    func isAllowed(_ day: CivilDate) -> Bool {
        let (year, month, number) = day.fields
        guard months.isEmpty || months.contains(month) else { return false }
        let length = CivilDate.length(ofMonth: month, year: year)
        guard monthDays.isEmpty || monthDays.contains(number) || monthDays.contains(number - length - 1) else {
            return false
        }
        return isAllowedInMonth(day, length: length)
    }

    /// The number of days from a day to the end of its month where no day of the month is allowed; else nil.
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

    /// Whether the n-th weekday that a day is, by its number in a month or year of some length, is among the days.
    private func isPlace(of number: Int, in length: Int, _ weekday: Weekday) -> Bool {
        days.contains(RecurrenceRule.Day(ordinal: (number - 1) / 7 + 1, weekday: weekday))
            || days.contains(RecurrenceRule.Day(ordinal: -((length - number) / 7 + 1), weekday: weekday))
    }

    private func isAllowedYearDay(_ day: CivilDate) -> Bool {
        guard !yearDays.isEmpty else { return true }
        let number = day.dayOfYear
        return yearDays.contains(number) || yearDays.contains(number - length(ofYear: day.year) - 1)
    }

    /// Weeks are those of RFC 5545: the first is the first with four days or more in the year.
    private func isAllowedWeek(_ day: CivilDate) -> Bool {
        guard !weekNumbers.isEmpty else { return true }
        // The fourth day of the week says to which year the week belongs.
        let middle = day.startOfWeek(rule.weekStart).adding(days: 3)
        let number = (middle.dayOfYear - 1) / 7 + 1
        let weekCount = (length(ofYear: middle.year) - middle.dayOfYear) / 7 + number
        return weekNumbers.contains(number) || weekNumbers.contains(number - weekCount - 1)
    }

    private func length(ofYear year: Int) -> Int { CivilDate.isLeap(year) ? 366 : 365 }
}
