import Model

extension QuestionDraft {
    /// "The last meeting", "the third call", "the last but one stand-up", "when did we last".
    mutating func readOrder() {
        for cue in cues {
            guard case .order(let order, let nth) = cue.cue, cue.allSatisfy(isFree),
                reading.intent == .when || namesMeetings(behind: cue.end)
            else { continue }
            return take(order, nth, cue.first)
        }
        for place in tokens.indices where isFree(place) {
            guard let (nth, end) = ordinal(at: place), namesMeetings(behind: end) else { continue }
            return take(.first, nth, place..<end)
        }
    }

    private mutating func take(_ order: Order, _ nth: Int, _ places: Range<Int>) {
        reading.order = order
        reading.nth = nth
        orderPlaces = places
        use(places)
    }

    /// "Third", "3rd".
    func ordinal(at place: Int) -> (value: Int, end: Int)? {
        let value = entry(place).ordinal
        if value > 0 { return (value, place + 1) }
        guard let number = tokens[place].number, (2...99).contains(number), place + 1 < tokens.count,
            tokens[place + 1].isGlued
        else { return nil }
        let isEnding = entry(place + 1).traits.contains(.ordinalEnding) || isSymbol(place + 1, ".")
        return isEnding ? (number, place + 2) : nil
    }

    /// Whether one of the next words is a kind of document or a sort of meeting.
    private func namesMeetings(behind end: Int) -> Bool {
        (end..<min(end + 4, tokens.count)).contains { place in
            !entry(place).kinds.isEmpty || traits(place).contains(.series)
        }
    }
}
