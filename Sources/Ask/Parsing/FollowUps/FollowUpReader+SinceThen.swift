import Time

/// Times relative to what was shown last: "and before that?", "what has happened since then?".
extension FollowUpReader {
    /// Reads "and before that?" as the previous meeting if one is meant, else as all earlier times.
    func sinceThen(_ fragment: FragmentText) -> FollowUp? {
        guard let relation = FollowUpTables.relations.whole(fragment.tokens) else { return nil }
        if let step = relation.step, isOfOne, previous.shownCount > 0 { return askedOfNeighbour(step) }
        guard let time = time(relation, words: fragment.string) else { return nil }
        var reading = previous.unfocused
        (reading.time, reading.looksFromNow) = (time, false)
        return FollowUp(reading: reading, carried: previous.unfocused.carried(to: reading).subtracting([.time]))
    }

    private var isOfOne: Bool {
        let before = previous.reading
        return before.request.isOfOneMeeting || before.order?.count == 1 || previous.isPointed
    }

    /// Returns the time relative to what was shown last, or else to the time asked about.
    func time(_ relation: FollowUpWords.Relation, words: String) -> QuestionTime? {
        guard let span = previous.span ?? previous.unfocused.time?.hull else { return nil }
        let meant: TimeSpan? =
            switch relation {
            case .before: (span.start ?? span.end).map { TimeSpan(start: nil, end: $0) }
            case .after, .since: (span.end ?? span.start).map { TimeSpan(start: $0, end: nil) }
            case .then: span
            }
        return meant.map { QuestionTime(text: words, spans: [$0], isFilter: true) }
    }
}

extension FollowUpWords.Relation {
    /// The number of meetings to move; nil if no single meeting is meant.
    fileprivate var step: Int? {
        switch self {
        case .before: -1
        case .after: 1
        case .since, .then: nil
        }
    }
}
