import Model

extension QuestionDraft {
    /// Reads an order: "the last meeting", "the third call", "the last but one stand-up", "when did we last".
    mutating func readOrder() {
        for cue in cues {
            guard case .order(let order, let nth) = cue.cue, cue.allSatisfy(isFree),
                asked.intent == .when || isSureOrder(cue) || namesMeetings(behind: cue.end)
            else { continue }
            if readUpcoming(cue) { return }
            take(order, nth, cue.first)
            return takeCount(at: cue.end)
        }
        for place in tokens.indices where isFree(place) {
            guard let (nth, end) = ordinal(at: place), namesMeetings(behind: end) else { continue }
            return take(.first, nth, place..<end)
        }
    }

    /// Reads an order that means all future meetings, not only the next: "upcoming events in April", "my upcoming calls".
    private mutating func readUpcoming(_ cue: FoundCue) -> Bool {
        guard cue.count == 1, traits(cue.first.lowerBound).contains(.upcoming),
            (cue.end..<min(cue.end + 4, tokens.count)).contains(where: isPluralOfMeetings)
        else { return false }
        reading.looksFromNow = true
        use(cue)
        return true
    }

    func isPluralOfMeetings(_ place: Int) -> Bool {
        if traits(place).contains(.plural) { return true }
        let word = tokens[place].folded
        return traits(place).contains(.series) && words.lexicon.plurals.contains { word.hasSuffix($0.ending) }
    }

    /// Tells whether a phrase is an order, whatever follows: "the last time I met Bob", "zuletzt".
    private func isSureOrder(_ cue: FoundCue) -> Bool {
        cue.count > 1 || traits(cue.first.lowerBound).contains(.sureOrder)
    }

    private mutating func takeCount(at place: Int) {
        guard tokens.indices.contains(place), isFree(place), namesMeetings(behind: place + 1) else { return }
        let count = max(entry(place).number, tokens[place].number ?? 0)
        let isPartOfName = place + 1 < tokens.count && tokens[place + 1].isGlued
        guard (2...99).contains(count), !isPartOfName else { return }
        reading.order?.count = count
        orderPlaces = orderPlaces.lowerBound..<(place + 1)
        use([place])
    }

    private mutating func take(_ order: Order, _ nth: Int, _ places: Range<Int>) {
        reading.order = OrderCondition(order, nth: nth)
        orderPlaces = places
        use(places)
    }

    func ordinal(at place: Int) -> (value: Int, end: Int)? {
        let value = entry(place).ordinal
        if value > 0 { return (value, place + 1) }
        guard let number = tokens[place].number, (2...99).contains(number), place + 1 < tokens.count,
            tokens[place + 1].isGlued
        else { return nil }
        // "The 46.1 release" has a version, "the 46. meeting" an order.
        let isBroken = place + 2 < tokens.count && tokens[place + 2].kind == .number && tokens[place + 2].isGlued
        let isEnding = entry(place + 1).traits.contains(.ordinalEnding) || isSymbol(place + 1, ".") && !isBroken
        return isEnding ? (number, place + 2) : nil
    }

    private func namesMeetings(behind end: Int) -> Bool {
        (end..<min(end + 4, tokens.count)).contains { place in
            !entry(place).kinds.isEmpty || traits(place).contains(.series)
        }
    }
}
