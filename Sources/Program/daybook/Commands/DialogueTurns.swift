import Threads

/// The turn of a line in its conversation.
///
/// Several threads may answer lines; a possible follow-up waits until the previous line's turn has ended, other lines do not wait.
final class DialogueTurn: Sendable {
    /// The previous turn, if this line may follow it; released when it has ended, to free memory.
    private let before: Monitor<DialogueTurn?>
    private let after = Monitor<Dialogue?>(nil)

    init(after before: DialogueTurn?) { self.before = Monitor(before) }

    func begin() -> Dialogue {
        let turn = before.wait { before -> DialogueTurn?? in
            defer { before = nil }
            return .some(before)
        }
        return turn?.after.wait { $0 } ?? Dialogue()
    }

    func end(_ dialogue: Dialogue) { after.change { $0 = dialogue } }
}

struct DialogueTurns {
    private var turns: [String?: (turn: DialogueTurn, number: Int)] = [:]
    private var count = 0

    /// The maximum number of sessions remembered; the least recently used one is forgotten first.
    private static let most = 256

    /// Creates the next turn of a conversation (nil: that of plain lines), which waits for the previous one if it may follow it.
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
