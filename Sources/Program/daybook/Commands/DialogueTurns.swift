import Threads

/// The turn of a line in its conversation; it begins when the turn of the previous line has ended.
///
/// Several threads may answer lines; a possible follow-up waits for the previous line, any other line does not wait.
final class DialogueTurn: Sendable {
    /// The previous turn, if this line may follow up on it; released as soon as it has ended, to free memory.
    private let before: Monitor<DialogueTurn?>
    private let after = Monitor<Dialogue?>(nil)

    init(after before: DialogueTurn?) { self.before = Monitor(before) }

    /// Waits for the previous turn and returns the dialogue so far.
    func begin() -> Dialogue {
        let turn = before.wait { before -> DialogueTurn?? in
            defer { before = nil }
            return .some(before)
        }
        return turn?.after.wait { $0 } ?? Dialogue()
    }

    func end(_ dialogue: Dialogue) { after.change { $0 = dialogue } }
}

/// The last turn of each conversation of a pipe.
struct DialogueTurns {
    private var turns: [String?: (turn: DialogueTurn, number: Int)] = [:]
    private var count = 0

    /// The maximum number of sessions remembered; the least recently used one is forgotten first.
    private static let most = 256

    /// Creates the next turn of a conversation.
    ///
    /// - Parameters:
    ///   - session: The name of the conversation; nil for that of plain lines.
    ///   - mayFollow: Whether the line may be a follow-up of the previous one.
    /// - Returns: A turn that waits for the previous one, if it may follow it.
    mutating func next(of session: String?, mayFollow: Bool) -> DialogueTurn {
        let turn = DialogueTurn(after: mayFollow ? turns[session]?.turn : nil)
        count += 1
        turns[session] = (turn, count)
        if turns.count > DialogueTurns.most, let oldest = turns.min(by: { $0.value.number < $1.value.number }) {
            turns[oldest.key] = nil
        }
        return turn
    }
}
