import Threads

/// The place of a line in its conversation: it begins where the line before it ended.
///
/// Lines may be answered by several threads; one that may be a follow-up waits for the line before it, all others for nothing.
final class DialogueTurn: Sendable {
    /// The line before, where this one may hang on it; let go of as soon as it has been waited for.
    private let before: Monitor<DialogueTurn?>
    private let after = Monitor<Dialogue?>(nil)

    init(after before: DialogueTurn?) { self.before = Monitor(before) }

    /// What was said before, as soon as it is known.
    func begin() -> Dialogue {
        let turn = before.wait { before -> DialogueTurn?? in
            defer { before = nil }
            return .some(before)
        }
        return turn?.after.wait { $0 } ?? Dialogue()
    }

    /// Hands on what has been said with this line.
    func end(_ dialogue: Dialogue) { after.change { $0 = dialogue } }
}

/// The last line of each conversation of a pipe.
struct DialogueTurns {
    private var turns: [String?: (turn: DialogueTurn, number: Int)] = [:]
    private var count = 0

    /// So many sessions are remembered; the one that was silent longest is forgotten first.
    private static let most = 256

    /// The next turn of a conversation.
    ///
    /// - Parameters:
    ///   - session: The name of the conversation; nil for that of plain lines.
    ///   - mayFollow: Whether the line may hang on the one before it.
    /// - Returns: A turn that waits for the one before it, if it must.
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
