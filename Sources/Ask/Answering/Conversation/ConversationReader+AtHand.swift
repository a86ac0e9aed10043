import Model
import Parsing
import Store

/// Looks first where the conversation is: "what was decided about the travel budget?" behind a question about one meeting.
extension ConversationReader {
    /// The question asked of the one meeting or note that the last answer was about, where that holds all of its subject.
    ///
    /// A question that names a time, a document, a tag or an order of its own is asked of everything.
    ///
    /// - Parameters:
    ///   - alone: The question as it is understood by itself.
    ///   - question: The question.
    ///   - last: What was said before.
    /// - Returns: Nil where nothing is at hand, or it does not answer.
    /// - Throws: `StoreError` where the index cannot be read.
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
    /// Whether the last answer was about one meeting or note as such, because the question named it or pointed at it.
    fileprivate var isOfOneDocument: Bool {
        guard isPlain, !isPointed else { return isPointed }
        let isWhole = reading.topic.isEmpty && (reading.time != nil || reading.order != nil)
        return shown.count == 1 && (!reading.containers.isEmpty || isWhole)
    }
}

extension ParsedQuestion {
    /// Whether lines are sought.
    fileprivate var seeksLines: Bool {
        switch request.asked {
        case .fact, .amount, .actor, .decision, .discussion: !topic.isEmpty
        case .date, .busiest, .attendance, .mostOften, .list, .count, .duration, .agenda, .place, .free, .tasks,
            .summary, .another, .whether, .occurrences:
            false
        }
    }

    /// Whether nothing says where to look.
    fileprivate var isOpen: Bool {
        time == nil && containers.isEmpty && references.isEmpty && tags.isEmpty && kinds.isEmpty && order == nil
            && places.isEmpty && phrases.isEmpty
    }
}
