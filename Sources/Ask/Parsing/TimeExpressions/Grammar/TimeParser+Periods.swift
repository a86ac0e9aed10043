import Language
import Time

extension TimeParser {
    /// Reads a period and the periods combined with it: "Monday of last week", "last week on Monday", "Christmas 2014".
    func period(_ index: Int, depth: Int = 0) -> TimeMatch? {
        guard depth < TimeParser.deepest, var match = periodAtom(index, depth: depth) else { return nil }
        for _ in 0..<3 {
            guard let longer = extended(match, depth: depth) else { break }
            match = longer
        }
        return match
    }

    /// Reads the longest single period that begins at an index.
    func periodAtom(_ index: Int, depth: Int) -> TimeMatch? {
        guard depth < TimeParser.deepest else { return nil }
        return .longer(simpleAtom(index), compoundAtom(index, depth: depth))
    }

    private func compoundAtom(_ index: Int, depth: Int) -> TimeMatch? {
        switch term(index) {
        case .part, .rest, .soFar, .later, .starting: return partForm(index, depth: depth)
        case .article, .within, .preposition, .relation(.after), .beforeOrAgo, .vague, .approximately:
            return offsetForm(index, depth: depth)
        case .day: return .longer(sameForm(index), britishWeek(index))
        case .weekday: return .longer(beside(index, depth: depth), britishWeek(index))
        case .month, .season, .holiday, .recent: return directed(index, depth: depth)
        case .unit, .weekend: return .longer(beside(index, depth: depth), holdingForm(index, depth: depth))
        case .exactly: return exactForm(index, depth: depth)
        case .weekOf: return holdingForm(index, depth: depth)
        case .same, .thisTime, .atThisTime: return sameForm(index)
        case .final: return .longer(partForm(index, depth: depth), ordinalForm(index, depth: depth))
        case .half: return .longer(partForm(index, depth: depth), offsetForm(index, depth: depth))
        case .direction: return .longer(counted(index, depth: depth), .longer(sameForm(index), britishWeek(index)))
        case .ordinal: return .longer(counted(index, depth: depth), neighbourForm(index, depth: depth))
        case .digits, .number:
            let best = TimeMatch.longer(counted(index, depth: depth), neighbourForm(index, depth: depth))
            return .longer(best, offsetForm(index, depth: depth))
        case .the:
            let best = TimeMatch.longer(counted(index, depth: depth), neighbourForm(index, depth: depth))
            return .longer(best, holdingForm(index, depth: depth) ?? sameForm(index))
        default: return nil
        }
    }

    private func beside(_ index: Int, depth: Int) -> TimeMatch? {
        .longer(directed(index, depth: depth), neighbourForm(index, depth: depth))
    }

    private func counted(_ index: Int, depth: Int) -> TimeMatch? {
        let best = TimeMatch.longer(partForm(index, depth: depth), ordinalForm(index, depth: depth))
        return .longer(best, directed(index, depth: depth))
    }

    private func simpleAtom(_ index: Int) -> TimeMatch? {
        switch term(index) {
        case .day(let away): return TimeMatch(node: .unit(.day, away: away), end: index + 1)
        case .tomorrowOrMorning: return TimeMatch(node: .unit(.day, away: 1), end: index + 1)
        case .now: return TimeMatch(node: .unit(.minute, away: 0), end: index + 1)
        case .event(let period): return TimeMatch(node: .fixed(period), end: index + 1)
        case .the where isEvent(index + 1): return simpleAtom(index + 1)
        case .weekday, .month: return namedDate(index)
        case .digits, .number, .ordinal: return datesFromNumber(index)
        case .partOfUnit(let part, let unit): return partOfUnit(part, unit, index)
        case .vaguePast(let days, let withToday): return vaguePast(days, withToday, index)
        case .the: return articled(index)
        default: return bareName(index)
        }
    }

    /// Reads the beginning or end of a unit: "EOM", "year end", "EOY 2025", "the month end of March".
    private func partOfUnit(_ part: PeriodPart, _ unit: CalendarUnit, _ index: Int) -> TimeMatch {
        let next = skipOf(index + 1)
        if unit == .year, let (year, end) = year(next), isCleanEnd(end) {
            return TimeMatch(node: .part(part, yearNode(year)), end: end)
        }
        if unit == .month, case .month = term(next), let month = monthDate(next), month.node.grain == .month {
            return TimeMatch(node: .part(part, month.node), end: month.end)
        }
        return TimeMatch(node: .part(part, .unit(unit, away: 0)), end: index + 1, doubt: doubt(of: index))
    }

    private func vaguePast(_ days: Int, _ withToday: Bool, _ index: Int) -> TimeMatch {
        let amount = TimeAmount(days, .day, vagueness: withToday ? .exact : .few)
        let node: TimeNode =
            withToday ? .rolling(amount, isPast: true) : .offset(amount, sign: -1, isExact: false)
        return TimeMatch(node: node, end: index + 1, doubt: .settled)
    }

    private func datesFromNumber(_ index: Int) -> TimeMatch? {
        var best = TimeMatch.longer(numericDate(index), monthDate(index))
        best = .longer(best, bareDay(index))
        best = .longer(best, dayOfMonth(index))
        best = .longer(best, decade(index))
        best = .longer(best, numberedPeriod(index))
        if best == nil, let (year, end) = year(index), isCleanStart(index), isCleanEnd(end) {
            let isSpelled = digitCount(index) == 0
            return TimeMatch(node: yearNode(year), end: end, doubt: isSpelled && year < 1900 ? .bareClock : .year)
        }
        return best
    }

    /// Reads the words after "the": a day of the month, a decade, a unit or a name.
    private func articled(_ index: Int) -> TimeMatch? {
        var best = TimeMatch.longer(bareDay(index), decade(index + 1))
        best = .longer(best, monthDate(index + 1))
        best = .longer(best, numberedPeriod(index + 1))
        best = .longer(best, bareName(index + 1))
        if case .weekday = term(index + 1) { best = .longer(best, namedDate(index + 1)) }
        if case .unit(.year) = term(index + 1), let (year, end) = year(index + 2) {
            return TimeMatch(node: yearNode(year), end: end)
        }
        if case .partOfUnit(let part, let unit) = term(index + 1) {
            var match = partOfUnit(part, unit, index + 1)
            match.doubt = .none
            return match
        }
        guard best == nil, case .unit(let unit) = term(index + 1), unit.days + unit.months > 0 else { return best }
        return TimeMatch(node: .unit(unit, away: 0), end: index + 2, doubt: .bareUnit)
    }

    /// Reads a weekend, working week, season or holiday, or a numbered quarter, half or week.
    func bareName(_ index: Int) -> TimeMatch? {
        if isPlural(index), !isUnit(index) { return nil }
        switch term(index) {
        case .weekend:
            return TimeMatch(
                node: .recurring(.weekend), end: index + 1, doubt: .none)
        case .workweek: return TimeMatch(node: .recurring(.workweek), end: index + 1, doubt: .bareUnit)
        case .season(let season):
            return TimeMatch(
                node: .recurring(.season(season)), end: index + 1, doubt: modifies(index) ? .modifier : doubt(of: index)
            )
        case .holiday(let holiday): return holidayForm(holiday, index)
        case .quarterName, .halfName, .unit: return numberedPeriod(index)
        default: return nil
        }
    }

    private func isUnit(_ index: Int) -> Bool {
        switch term(index) {
        case .unit, .workweek: true
        default: false
        }
    }

    private func holidayForm(_ holiday: Holiday, _ index: Int) -> TimeMatch {
        if term(index + 1) == .weekend {
            return TimeMatch(node: .recurring(.holiday(holiday, .weekend)), end: index + 2)
        }
        if term(index + 1) == .unit(.week) {
            if let (year, end) = year(index + 2) {
                return TimeMatch(node: .holding(.week, .within(.holiday(holiday, .day), yearNode(year))), end: end)
            }
            return TimeMatch(node: .holding(.week, .recurring(.holiday(holiday, .day))), end: index + 2)
        }
        if case .digits = term(index + 1), let (year, end) = year(index + 1), term(end) == .weekend {
            return TimeMatch(node: .within(.holiday(holiday, .weekend), yearNode(year)), end: end + 1)
        }
        if term(index + 1) == .holidaySeason {
            return TimeMatch(node: .recurring(.holiday(holiday, .season)), end: index + 2)
        }
        return TimeMatch(
            node: .recurring(.holiday(holiday, extent(index))), end: index + 1,
            doubt: modifies(index) ? .modifier : .none)
    }

    /// Tells whether a noun follows that the holiday or season describes; German writes both as one word.
    func modifies(_ index: Int) -> Bool {
        guard words.partsCompounds else { return false }
        if case .dayPart(let part) = term(index + 1) { return part.isMeal }
        return term(index + 1) == .other
    }

    private func extent(_ index: Int) -> Holiday.Extent {
        switch term(index - 1) == .the ? term(index - 2) : term(index - 1) {
        case .preposition(.over), .preposition(.during), .preposition(.around), .preposition(.at): .season
        default: .day
        }
    }

    /// Reads a numbered period: "Q3", "H1", "week 12", "the third quarter", "2018Q4", "2019-H2".
    private func numberedPeriod(_ index: Int) -> TimeMatch? {
        switch term(index) {
        case .quarterName, .halfName:
            guard isGlued(index + 1), case .digits(let number) = term(index + 1), digitCount(index + 1) == 1,
                isCleanEnd(index + 2) || isDash(index + 2)
            else { return nil }
            let name: Recurrence = term(index) == .quarterName ? .quarter(number) : .half(number)
            return TimeMatch(
                node: .recurring(name), end: index + 2, doubt: name.isImpossible ? .ordinaryWord : doubt(of: index))
        case .unit(.week):
            guard case .digits(let number) = term(index + 1), digitCount(index + 1) <= 2, isCleanEnd(index + 2) else {
                return nil
            }
            return TimeMatch(node: .recurring(.week(number)), end: index + 2)
        case .unit(.year):
            guard let (year, end) = year(skipOf(index + 1)) else { return nil }
            return TimeMatch(node: yearNode(year), end: end)
        case .unit(.month):
            guard term(index + 1) == .preposition(.of), case .month = term(index + 2), var named = namedDate(index + 2)
            else { return nil }
            named.doubt = .none
            return named
        case .digits: return yearWithQuarter(index) ?? ordinalQuarter(index)
        case .ordinal: return ordinalQuarter(index)
        default: return nil
        }
    }

    private func yearWithQuarter(_ index: Int) -> TimeMatch? {
        guard let (year, after) = year(index), isCleanStart(index) else { return nil }
        let next = isDash(after) ? after + 1 : after
        guard term(next) == .quarterName || term(next) == .halfName, let quarter = numberedPeriod(next),
            let name = quarter.node.bareName
        else { return nil }
        return TimeMatch(node: .within(name, yearNode(year)), end: quarter.end)
    }

    private func ordinalQuarter(_ index: Int) -> TimeMatch? {
        guard let (number, end) = ordinal(index) else { return nil }
        switch term(end) {
        case .unit(.quarter): return TimeMatch(node: .recurring(.quarter(number)), end: end + 1)
        case .unit(.halfYear): return TimeMatch(node: .recurring(.half(number)), end: end + 1)
        default: return nil
        }
    }

    private func decade(_ index: Int) -> TimeMatch? {
        guard case .digits(let value) = term(index), term(index + 1) == .decadeEnding, value % 10 == 0 else {
            return nil
        }
        let year = digitCount(index) == 2 ? shortYear(value) : value
        guard digitCount(index) == 4 || digitCount(index) == 2, (1000...2999).contains(year) else { return nil }
        let first = CivilDate(year: year, month: 1)
        return TimeMatch(node: .fixed(Period(firstMonth: first, count: 120, grain: .year)), end: index + 2)
    }
}
