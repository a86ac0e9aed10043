/// A question that asks two things: "who repaired the crane, and how much did it cost?".
public struct CompoundQuestion {
    /// The first question, as written.
    public let first: String
    /// The second question, as written; it may need the first to be understood.
    public let second: String

    /// Finds the two questions; nil if the text asks one thing.
    ///
    /// Each has words of its own, so that "when and where did we meet" is one question, and so is "did anyone come, and who?".
    ///
    /// - Parameter question: The text that the user typed.
    public init?(_ question: String) {
        // Most questions are too short for two, and need not be read twice.
        guard question.utf8.count <= CompoundQuestion.longest,
            question.utf8.count(where: { $0 == UInt8(ascii: " ") }) > Parts.fewestWords
        else { return nil }
        let draft = QuestionDraft(question)
        let parts = Parts(draft: draft)
        guard let second = parts.second else { return nil }
        first = draft.text(from: 0, through: parts.end(before: second)) + "?"
        self.second = draft.text(from: second, through: draft.tokens.count - 1)
    }

    /// The maximum length of a compound question in bytes.
    private static let longest = 400
}

private struct Parts {
    let draft: QuestionDraft

    /// The start of the second question: a question word behind "and" or a question mark, with questions on either side.
    var second: Int? {
        guard let start = draft.tokens.indices.first(where: asks) else { return nil }
        return draft.tokens.indices.first { place in
            place - start > Parts.fewestWords && draft.isInterrogative(place) && isBehindJoint(place)
                && !draft.isInterrogative(end(before: place)) && says(start..<place)
                && says((place + 1)..<draft.tokens.count) && !isShortened(place + 1)
        }
    }

    /// "Which mast and which sail did we order" has no verb before "and".
    static let fewestWords = 3

    /// The end of the first question, before the joint.
    func end(before second: Int) -> Int { (0..<second).last { !isJoint($0) } ?? 0 }

    private func isBehindJoint(_ place: Int) -> Bool {
        let before = draft.tokens[place - 1]
        return before.text == "?" || !draft.traits(place - 1).isDisjoint(with: [.and, .or])
    }

    private func isJoint(_ place: Int) -> Bool {
        draft.tokens[place].kind == .symbol || !draft.traits(place).isDisjoint(with: [.and, .or])
    }

    private func asks(_ place: Int) -> Bool {
        draft.isInterrogative(place) || place == 0 && draft.traits(place).contains(.opening)
    }

    /// Tells whether the second question stops short: "when to meet", "when not".
    private func isShortened(_ place: Int) -> Bool {
        !draft.traits(place).isDisjoint(with: [.not, .toward]) || draft.tokens[place].folded == "to"
    }

    /// Tells whether tokens say more than that something is asked.
    private func says(_ places: Range<Int>) -> Bool {
        places.contains { place in
            let token = draft.tokens[place]
            return token.kind == .number
                || token.kind == .word && !draft.isIdle(place) && !draft.isInterrogative(place)
                    && draft.traits(place).isDisjoint(with: [.auxiliary, .pronoun, .speaker])
        }
    }
}
