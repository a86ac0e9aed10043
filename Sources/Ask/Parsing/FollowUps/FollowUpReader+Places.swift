/// Follow-ups about one shown document, or another match of the previous question: "the second one", "the next one".
extension FollowUpReader {
    func isShown(_ focus: Focus) -> Bool {
        switch focus {
        case .item(let number): number <= previous.shownCount
        case .that, .last, .citation: previous.shownCount > 0
        case .latest, .earliest: previous.shownCount > 1
        case .next, .neighbour, .dated, .all, .chosen: false
        }
    }

    /// Returns a request for the contents of a document, with the topic if lines were sought.
    func telling(_ focus: Focus) -> FollowUp {
        let before = previous.reading
        if before.request.isOfOneMeeting, !before.containers.isEmpty {
            return FollowUp(reading: before, carried: before.carried(to: before).subtracting([.titles]), focus: focus)
        }
        var reading = ParsedQuestion(question: before.question, request: .discussion)
        if [.find, .discuss, .decision, .summary].contains(before.intent) {
            (reading.topic, reading.phrases) = (before.topic, before.phrases)
        }
        return FollowUp(reading: reading, carried: before.carried(to: reading), focus: focus)
    }

    /// Returns the order that a focus means: for "the last one", only if fewer than two documents were shown.
    func order(_ focus: Focus?) -> Order? {
        switch focus {
        case .next: .next
        case .latest where previous.shownCount < 2: .last
        case .earliest where previous.shownCount < 2: .first
        case .last where previous.shownCount < 2: .last
        case .item(1) where previous.shownCount < 2: .first
        default: nil
        }
    }

    func ofSeries(_ order: Order, asking question: ParsedQuestion) -> FollowUp {
        var reading = question.taking(
            [.people, .exclusions, .tags, .kinds, .titles, .places, .topic, .phrases], of: previous.unfocused)
        reading.order = OrderCondition(order)
        // The next match may lie after the time asked about.
        if order == .next { reading.time = nil }
        reading.request = reading.request.ofSeries(
            isOfNotes: reading.kinds == [.note], hasTopic: !question.topic.isEmpty)
        return FollowUp(reading: reading, carried: previous.unfocused.carried(to: reading))
    }
}
