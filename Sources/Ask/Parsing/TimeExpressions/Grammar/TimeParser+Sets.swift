extension TimeParser {
    /// Reads a set: "Tuesdays in January", "every Friday in February", "mornings last week", "on Mondays".
    func everyForm(_ index: Int) -> TimeMatch? {
        let isLed = term(index) == .every
        let start = isLed ? index + 1 : index
        guard let (name, part, end) = nameOfSet(start, isLed: isLed) else { return nil }
        if let context = contextOfSet(end) {
            return TimeMatch(node: .every(name, part, in: context.node), end: context.end)
        }
        guard isPrepositionOn(index - 1), isPlural(start) || isPlural(end - 1), !name.isWithinDay, isClauseEnd(end)
        else { return nil }
        return TimeMatch(node: .every(name, part, in: nil), end: end)
    }

    /// Reads the name of a set: a weekday, weekend or part of a day in the plural or after "every", or "Monday mornings".
    private func nameOfSet(_ index: Int, isLed: Bool) -> (name: Recurrence, part: DayPart?, end: Int)? {
        let isSet = isLed || isPlural(index)
        switch term(index) {
        case .weekday(let weekday):
            if case .dayPart(let part) = term(index + 1), isSet || isPlural(index + 1) {
                return (.weekday(weekday), part, index + 2)
            }
            return isSet ? (.weekday(weekday), nil, index + 1) : nil
        case .weekend: return isSet ? (.weekend, nil, index + 1) : nil
        case .dayPart(let part): return isSet ? (.dayPart(part), nil, index + 1) : nil
        default: return nil
        }
    }

    /// Reads the period of a set, a week or longer.
    private func contextOfSet(_ index: Int) -> TimeMatch? {
        for start in joints(index) {
            guard var match = contextAtom(start, depth: 0), match.doubt != .dashedNumbers else { continue }
            match = extended(match, depth: 0) ?? match
            switch match.node {
            case .rolling: return match
            default: if match.node.grain.map({ $0 >= .week }) ?? false { return match }
            }
        }
        return nil
    }
}
