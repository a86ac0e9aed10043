extension TimeParser {
    /// Reads a set: "Tuesdays in January", "every Friday in February", "mornings last week", "on Mondays", "the Tuesday rehearsals".
    func everyForm(_ index: Int) -> TimeMatch? {
        let isLed = term(index) == .every
        let start = isLed || (term(index) == .the && isOfNouns(index + 1)) ? index + 1 : index
        guard let (name, part, end) = nameOfSet(start, isLed: isLed) else { return nil }
        if let context = contextOfSet(end) {
            return TimeMatch(node: .every(name, part, in: context.node), end: context.end)
        }
        guard !name.isWithinDay else { return nil }
        let isSet = isPrepositionOn(index - 1) && (isPlural(start) || isPlural(end - 1)) && isClauseEnd(end)
        return isSet || isOfNouns(end - 1) ? TimeMatch(node: .every(name, part, in: nil), end: end) : nil
    }

    /// Reads the name of a set: a weekday, weekend or part of a day in the plural or after "every", or "Monday mornings".
    private func nameOfSet(_ index: Int, isLed: Bool) -> (name: Recurrence, part: DayPart?, end: Int)? {
        let isSet = isLed || isPlural(index) || isOfNouns(index)
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

    /// Tells whether a weekday describes a noun in the plural, which then happens each week: "the Tuesday rehearsals", but "on Friday calls".
    private func isOfNouns(_ index: Int) -> Bool {
        guard case .weekday = term(index), !lexemes[index].isPossessive, term(index + 1) == .other, isPlural(index + 1)
        else { return false }
        return switch term(index - 1) {
        case .nothing, .direction, .and, .or, .symbol: false
        default: !isPrepositionOn(index - 1)
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
