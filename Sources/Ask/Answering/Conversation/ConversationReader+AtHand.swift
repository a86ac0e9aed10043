import Model
import Parsing
import Store

/// Searches the current document first: "what was decided about the travel budget?" after a question about one meeting.
extension ConversationReader {
    /// Limits the question to the one meeting or note that the last answer was about, on condition that it holds every word.
    ///
    /// Nil if there is none, or if the question names a time, a document, a tag or an order of its own.
    func atHand(
        _ alone: Understanding, _ question: Question, _ last: Exchange?
    ) throws(StoreError) -> Understanding? {
        guard let last, last.isOfOneDocument || last.isPlain && FollowUpReader.isElliptical(question.text),
            let document = last.document(.that), alone.reading.seeksLines, alone.reading.isOpen
        else { return nil }
        var narrowed = alone
        narrowed.reading.containers = [try container(document, in: narrowed.reading.language)]
        narrowed.mustHoldAll = true
        narrowed.isFollowUp = true
        narrowed.reading.carried.append(.titles)
        (narrowed.isPointing, narrowed.pointed) = (true, document)
        return narrowed
    }
}

extension Exchange {
    /// Whether the last answer was about one whole meeting or note, because the question named it or pointed at it.
    fileprivate var isOfOneDocument: Bool {
        guard isPlain, !isPointed else { return isPointed }
        let isWhole = reading.topic.isEmpty && (reading.time != nil || reading.order != nil)
        return shown.count == 1 && (!reading.containers.isEmpty || isWhole)
    }
}

extension ParsedQuestion {
    fileprivate var seeksLines: Bool {
        switch request.asked {
        case .fact, .amount, .actor, .decision, .discussion: !topic.isEmpty
        case .date, .busiest, .attendance, .mostOften, .list, .count, .duration, .agenda, .place, .free, .tasks,
            .summary, .another, .whether, .occurrences, .view:
            false
        }
    }

    fileprivate var isOpen: Bool {
        time == nil && containers.isEmpty && references.isEmpty && tags.isEmpty && kinds.isEmpty && order == nil
            && places.isEmpty && phrases.isEmpty
    }
}
