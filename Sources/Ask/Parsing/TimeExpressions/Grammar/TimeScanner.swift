/// Finds the time expressions of a question and decides which of them are accepted.
struct TimeScanner: Sendable {
    let parser: TimeParser
    /// The tense of the question; "by May" means the month only in the future tense.
    let tense: Tense

    struct Find {
        var node: TimeNode
        let lexemes: Range<Int>
        /// The lexemes of the phrase with the prepositions before it and a possessive ending.
        let consumed: Range<Int>
    }

    func finds() -> [Find] {
        var result: [Find] = []
        var index = 0
        while index < parser.lexemes.count {
            guard canBegin(index), let match = parser.clause(index), isBelieved(match, from: index) else {
                index += 1
                continue
            }
            let floor = result.last?.lexemes.upperBound ?? 0
            let start = textStart(match, index, floor)
            let end = isWrittenPossessive(match.end) ? match.end + 2 : match.end
            result.append(
                Find(node: match.node, lexemes: start..<match.end, consumed: consumedStart(start, floor)..<end))
            index = match.end
        }
        // "Mondays" without a period would cover weeks other than those named elsewhere.
        if result.count > 1 { result.removeAll { $0.node.isEveryAlone } }
        return sharingContexts(withoutExplanations(result))
    }

    /// Leaves out months and weekdays in brackets that only explain the time before: "autumn 2019 (Sept to Nov)".
    private func withoutExplanations(_ finds: [Find]) -> [Find] {
        finds.reduce(into: []) { kept, find in
            guard let last = kept.last, last.node.bareName == nil, case .range(let from, let to) = find.node,
                from.bareName != nil, to.bareName != nil, term(last.lexemes.upperBound) == .symbol("("),
                last.lexemes.upperBound + 1 == find.lexemes.lowerBound
            else { return kept.append(find) }
            let consumed = last.consumed.lowerBound..<find.consumed.upperBound
            kept[kept.count - 1] = Find(node: last.node, lexemes: last.lexemes, consumed: consumed)
        }
    }

    /// Gives names in a row the period of the last one: "Monday morning and Friday afternoon last week", "March and April 2018".
    private func sharingContexts(_ finds: [Find]) -> [Find] {
        var result = finds
        for index in finds.indices.dropLast().reversed() {
            let between = finds[index].lexemes.upperBound..<finds[index + 1].lexemes.lowerBound
            guard !between.isEmpty, between.allSatisfy(joinsNames), between.contains(where: parser.isListOrComma),
                let node = finds[index].node.sharingContext(of: result[index + 1].node)
            else { continue }
            result[index].node = node
        }
        return result
    }

    private func joinsNames(_ index: Int) -> Bool {
        switch term(index) {
        case .preposition(.on), .preposition(.in), .the: true
        default: parser.isListOrComma(index)
        }
    }

    private func term(_ index: Int) -> TimeTerm { parser.term(index) }

    /// Tells whether a time may begin here; digits must not continue a longer run.
    private func canBegin(_ index: Int) -> Bool {
        switch term(index) {
        case .other, .nothing, .function, .symbol, .version, .and, .or, .to, .unitLetter, .ordinalEnding,
            .letterM, .letterP, .letterT, .letterZ:
            false
        case .preposition(let word): word == .in || word == .around || word == .about || word == .over
        case .digits: parser.isCleanStart(index) && term(index - 1) != .version
        default: !parser.isGlued(index) || isAfterSign(index)
        }
    }

    private func isAfterSign(_ index: Int) -> Bool {
        guard case .symbol(let scalar) = term(index - 1) else { return false }
        if parser.isDash(index - 1), parser.isGlued(index - 1) { return term(index - 2) != .other }
        return scalar != "$" && scalar != "_" && scalar != "#"
    }

    private func isBelieved(_ match: TimeMatch, from index: Int) -> Bool {
        guard parser.isCleanEnd(match.end), term(index - 1) != .every, !isCounted(match, index) else { return false }
        if match.doubt == .none || match.doubt == .settled { return true }
        if match.doubt != .bareClock, isAll(match, index) { return true }
        if case .open = match.node { return isOpenBelieved(match, from: index) }
        let before = before(index)
        switch match.doubt {
        case .none, .settled: return true
        // In "the May and June calls", June is a month like May.
        case .ordinaryWord where isBesideMonth(match, index), .personName where isBesideMonth(match, index): return true
        case .ordinaryWord:
            return isTimePreposition(before) || isRelation(before) || before == .from || isPossessive(match.end - 1)
        // In "the August committee meeting", nobody is called "the August".
        case .personName where term(index - 1) == .the && term(match.end) == .other: return true
        case .personName: return isNamePreposition(before) || isRelation(before)
        case .modifier: return isTimeOfModifier(match, index, before)
        case .year where isWrittenPossessive(match.end): return true
        case .year:
            return isTimePreposition(before) || isRelation(before) || before == .by || before == .from
                || isBareYear(match, index)
        case .dayNumber where match.node.isOrdinalOfMonth:
            return isDayPreposition(before, index) || (before != .function && before != .the && endsClause(match.end))
        case .dayNumber: return isDayPreposition(before, index) && endsPhrase(match.end)
        case .bareClock:
            return before != .by && !isRelation(before) && endsPhrase(match.end)
                && !(parser.isDash(match.end) && parser.digitCount(match.end + 1) > 0)
        case .bareUnit: return !parser.isPlural(match.end - 1) && isTimePreposition(before) && endsPhrase(match.end)
        case .dashedNumbers: return before == .preposition(.on) || isRelation(before)
        case .dottedNumbers: return !isName(index - 1)
        case .laterThanTold: return tense == .future
        case .notInPast: return tense != .past
        case .dayPart: return (isTimePreposition(before) || isRelation(before)) && endsPhrase(match.end)
        }
    }

    /// Tells whether a holiday or season before a noun is a time: "at Easter brunch", "at the Christmas dinner", "in the autumn memo", but not
    /// "at the Easter brunch", "for the winter wheels".
    private func isTimeOfModifier(_ match: TimeMatch, _ index: Int, _ before: TimeTerm) -> Bool {
        if case .recurring(.season) = match.node, case .preposition(let word) = before {
            return [.in, .during, .over, .at, .on].contains(word)
        }
        if case .dayPart = term(match.end) { return isTimePreposition(before) }
        return term(index) != .the && isTimePreposition(term(index - 1))
    }

    /// Tells whether four digits without a preposition are a year: "Wer hat 2022 gewonnen", but not "haben wir 2000 Flyer bestellt".
    private func isBareYear(_ match: TimeMatch, _ index: Int) -> Bool {
        guard parser.words.hasBareYears, case .digits(let year) = term(index), match.end == index + 1 else {
            return false
        }
        return TimeScanner.firstYear...(parser.currentYear + 2) ~= year && !year.isMultiple(of: 100)
    }

    /// The earliest year that is read without a preposition; lower numbers are counts more often.
    private static let firstYear = 1990

    /// Tells whether a word with a capital, no first one, may be the name of what has a version: "since Postgres 8.3.25".
    private func isName(_ index: Int) -> Bool { index > 0 && term(index) == .other && parser.lexemes[index].isCapital }

    /// Tells whether a month is joined to another one: "May and June".
    private func isBesideMonth(_ match: TimeMatch, _ index: Int) -> Bool {
        func isMonth(_ place: Int) -> Bool {
            guard case .month = term(place) else { return false }
            // Not the verb of "may or may not".
            return parser.lexemes[place].care == .none || parser.lexemes[place].isCapital
        }
        let isBehind = (term(index - 1) == .and || term(index - 1) == .or) && isMonth(index - 2)
        return isBehind || ((term(match.end) == .and || term(match.end) == .or) && isMonth(match.end + 1))
    }

    /// Tells whether a weekday is counted: "my first Monday there".
    private func isCounted(_ match: TimeMatch, _ index: Int) -> Bool {
        guard case .recurring(.weekday) = match.node, case .ordinal = term(index - 1) else { return false }
        return true
    }

    /// Tells whether a doubtful time after a relation is accepted: "by May", "by 2027", "before the 15th".
    private func isOpenBelieved(_ match: TimeMatch, from index: Int) -> Bool {
        switch match.doubt {
        case .ordinaryWord, .personName: tense == .future
        case .modifier: false
        // "Up to 15" and "before 15" rarely mean hours.
        case .bareClock: (tense == .future || isAll(match, index)) && endsPhrase(match.end)
        default: endsPhrase(match.end)
        }
    }

    private func before(_ index: Int) -> TimeTerm {
        guard index > 0 else { return .other }
        return term(index - 1) == .the && index > 1 ? term(index - 2) : term(index - 1)
    }

    private func isAll(_ match: TimeMatch, _ index: Int) -> Bool {
        func isMark(_ index: Int) -> Bool {
            if case .symbol = term(index) { return true }
            return false
        }
        return (0..<index).allSatisfy(isMark) && (match.end..<max(match.end, parser.lexemes.count)).allSatisfy(isMark)
    }

    private func isTimePreposition(_ term: TimeTerm) -> Bool {
        switch term {
        case .preposition(let word): word != .about && word != .filler
        case .approximately, .within: true
        default: false
        }
    }

    /// Tells whether a preposition makes "the 15th" a day: "on", "since", "by", and usually "for", "of" and "around".
    private func isDayPreposition(_ term: TimeTerm, _ index: Int) -> Bool {
        switch term {
        case .preposition(.on), .by, .from: true
        case .preposition(.for), .preposition(.of), .preposition(.around), .approximately:
            !isLowOrdinal(index) && !isLowOrdinal(index + 1)
        default: isRelation(term)
        }
    }

    /// Tells whether an ordinal is "first" to "third", which is rarely a day.
    private func isLowOrdinal(_ index: Int) -> Bool {
        if case .ordinal(let value) = term(index) { return value <= 3 }
        return false
    }

    /// Tells whether a preposition rarely precedes names of people.
    private func isNamePreposition(_ term: TimeTerm) -> Bool {
        switch term {
        case .preposition(.for): tense == .future
        case .preposition(.over): true
        case .preposition(let word): word == .in || word == .on || word == .of || word == .during
        default: false
        }
    }

    private func isRelation(_ term: TimeTerm) -> Bool {
        switch term {
        case .relation, .beforeOrAgo, .starting: true
        default: false
        }
    }

    /// Tells whether no noun follows that the match describes: "the 15th floor", "the week plan".
    private func endsPhrase(_ index: Int) -> Bool {
        index >= parser.lexemes.count || term(index) != .other || isPossessive(index - 1)
    }

    private func endsClause(_ index: Int) -> Bool { parser.isClauseEnd(index) && term(index) != .function }

    private func isWrittenPossessive(_ index: Int) -> Bool {
        guard case .symbol(let scalar) = term(index), scalar == "'" || scalar == "\u{2019}" else { return false }
        return parser.isGlued(index) && parser.isGlued(index + 1) && term(index + 1) == .decadeEnding
    }

    private func isPossessive(_ index: Int) -> Bool {
        parser.lexemes.indices.contains(index) && parser.lexemes[index].isPossessive
    }

    /// Extends a phrase by its preposition: "at 3pm", "in the morning", "around next week", but "on Friday" is only "Friday".
    private func textStart(_ match: TimeMatch, _ index: Int, _ floor: Int) -> Int {
        var start = index
        for _ in 0..<3 where start > floor {
            switch term(start - 1) {
            case .approximately, .preposition(.around): start -= 1
            case .preposition(.at), .preposition(.in), .preposition(.about), .symbol("@"), .symbol("~"):
                guard match.beginsWithTimeOfDay else { return start }
                start -= 1
            case .preposition(.filler):
                guard case .open = match.node else { return start }
                start -= 1
            default: return start
            }
        }
        return start
    }

    private func consumedStart(_ index: Int, _ floor: Int) -> Int {
        var start = index
        for _ in 0..<4 where start > floor {
            switch term(start - 1) {
            case .preposition, .from, .approximately, .symbol("@"): start -= 1
            case .the where start - 1 > floor && isPlain(term(start - 2)): start -= 1
            default: return start
            }
        }
        return start
    }

    private func isPlain(_ term: TimeTerm) -> Bool {
        if case .preposition = term { return true }
        return false
    }
}
