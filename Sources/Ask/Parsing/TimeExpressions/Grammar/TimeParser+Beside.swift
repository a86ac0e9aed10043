import Language

extension TimeParser {
    /// Reads a period before or after another: "the week before Christmas", "the Friday after Easter", "the two weeks after 1 May".
    func neighbourForm(_ index: Int, depth: Int) -> TimeMatch? {
        let start = skipThe(index)
        if start > index, let match = stretchForm(start, depth: depth) { return match }
        let counted: TimeOrdinal.Counted
        var (place, at) = (1, start)
        if let (value, end) = ordinal(start), (1...50).contains(value) { (place, at) = (value, end) }
        switch term(at) {
        case .unit(let unit) where unit.days + unit.months > 0: counted = .unit(unit)
        case .unit(let unit):
            guard start > index, at == start, let sign = side(at + 1), let base = moment(at + 2), base.doubt == .none
            else {
                return nil
            }
            return TimeMatch(
                node: .beside(TimeAmount(isPlural(at) ? 3 : 1, unit), sign: sign, base.node), end: base.end)
        case .weekend: counted = .unit(.weekend)
        case .weekday(let weekday): counted = .weekday(weekday)
        default: return nil
        }
        if case .unit(let unit) = counted, let match = leadingUp(unit, at, depth: depth) { return match }
        guard let sign = side(at + 1, allowsNext: true), let base = base(at + 2, depth: depth) else { return nil }
        // "Years after 2012" means all later years, "the year after 2012" only one.
        if start == index, base.node.isYear, counted == .unit(.year) { return nil }
        if case .unit(let unit) = counted, isPlural(at) {
            return TimeMatch(node: .beside(fewUnits(unit), sign: sign, base.node), end: base.end)
        }
        var node = TimeNode.neighbour(counted, sign: sign, base.node)
        for _ in 1..<max(place, 1) { node = .neighbour(counted, sign: sign, node) }
        return TimeMatch(node: node, end: base.end)
    }

    /// Reads units before an event: "the weeks leading up to the offsite"; "days leading up to" is a run-up instead.
    private func leadingUp(_ unit: CalendarUnit, _ index: Int, depth: Int) -> TimeMatch? {
        guard term(index + 1) == .runUp, unit != .day || !isPlural(index), let base = base(index + 2, depth: depth)
        else { return nil }
        let amount = isPlural(index) ? fewUnits(unit) : TimeAmount(1, unit)
        return TimeMatch(node: .beside(amount, sign: -1, base.node), end: base.end)
    }

    /// Reads an amount after or before an event: "within a week of the offsite", "within 3 days before Christmas".
    func withinBeside(_ amount: TimeAmount, _ index: Int, depth: Int) -> TimeMatch? {
        let sign = side(index) ?? (term(index) == .preposition(.of) || term(index) == .from ? 1 : nil)
        guard let sign, let base = moment(index + 1, depth: depth + 1), base.doubt == .none else { return nil }
        return TimeMatch(node: .beside(amount.longest, sign: sign, base.node), end: base.end)
    }

    /// Reads a time around an event, three days on either side: "around the offsite".
    func aroundEvent(_ index: Int) -> TimeMatch? {
        guard let event = simpleEvent(index) else { return nil }
        let days = TimeAmount(3, .day)
        return TimeMatch(
            node: .range(.shifted(days, sign: -1, event.node), .shifted(days, sign: 1, event.node)), end: event.end)
    }

    private func simpleEvent(_ index: Int) -> TimeMatch? {
        isEvent(index) || term(index) == .the && isEvent(index + 1) ? periodAtom(index, depth: 0) : nil
    }

    func partBeside(_ index: Int) -> TimeMatch? {
        let start = skipThe(index)
        guard case .dayPart(let part) = term(start), let sign = side(start + 1), let base = base(start + 2, depth: 0)
        else { return nil }
        return TimeMatch(node: .within(.dayPart(part), .neighbour(.unit(.day), sign: sign, base.node)), end: base.end)
    }

    private func base(_ index: Int, depth: Int) -> TimeMatch? {
        guard let base = period(index, depth: depth + 1), base.doubt != .bareUnit || term(index) == .the,
            (base.node.grain ?? .day) >= .day
        else { return nil }
        return base
    }

    private func side(_ index: Int, allowsNext: Bool = false) -> Int? {
        switch term(index) {
        case .relation(.before), .beforeOrAgo: -1
        case .relation(.after): 1
        case .direction(.next): allowsNext ? 1 : nil
        default: nil
        }
    }

    /// Reads an amount as a range: "the two weeks before Christmas"; without an article it would be a day.
    private func stretchForm(_ index: Int, depth: Int) -> TimeMatch? {
        switch term(index) {
        case .number, .digits, .vague: break
        default: return nil
        }
        guard let (amount, end) = amount(index), let sign = side(end) ?? (term(end) == .runUp ? -1 : nil),
            let base = amount.isWholeDays ? base(end + 1, depth: depth) : moment(end + 1), base.doubt != .bareClock
        else { return nil }
        return TimeMatch(node: .beside(amount.longest, sign: sign, base.node), end: base.end)
    }

    /// Returns the length of a plural without a number: a week for days, three units for others.
    private func fewUnits(_ unit: CalendarUnit) -> TimeAmount {
        unit == .day ? TimeAmount(1, .week) : TimeAmount(3, unit)
    }

    /// Reads a time close to another: "just before Christmas", "shortly after lunch".
    func closeForm(_ index: Int) -> TimeMatch? {
        guard let sign = side(index + 1), let base = moment(index + 2), base.doubt != .bareClock,
            base.doubt != .dayNumber, base.doubt != .bareUnit || term(index + 2) == .the
        else { return nil }
        return TimeMatch(node: .beside(closeness(base.node), sign: sign, base.node), end: base.end)
    }

    private func closeness(_ node: TimeNode) -> TimeAmount {
        switch node.grain ?? .day {
        case .minute, .hour, .partOfDay: TimeAmount(2, .hour)
        case .day, .week: TimeAmount(1, .week)
        case .month, .quarter: TimeAmount(2, .week)
        case .year: TimeAmount(1, .month)
        }
    }

    /// Reads a run-up, the two weeks before: "the run-up to Christmas".
    func runUpForm(_ index: Int) -> TimeMatch? {
        guard let base = moment(index + 1), base.doubt == .none, (base.node.grain ?? .day) >= .day else { return nil }
        return TimeMatch(node: .beside(TimeAmount(2, .week), sign: -1, base.node), end: base.end)
    }
}
