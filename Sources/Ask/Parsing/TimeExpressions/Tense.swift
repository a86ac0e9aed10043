/// Whether a question looks back or ahead.
public enum Tense: Hashable, Sendable {
    /// Did, was, discussed.
    case past
    /// Will, upcoming, do I have.
    case future
    /// Nothing tells; ambiguous times are then read as past ones, and times of day as today's.
    case none
}

/// What a word tells about the tense, the stronger evidence first.
enum TenseWord: Hashable, Sendable {
    /// An auxiliary: did, was; will.
    case past, future
    /// A hint that an auxiliary overrules: due, upcoming; said.
    case futureHint, pastHint
    /// Present forms that look ahead: do I have, is on.
    case present
    /// The subject of such a form: I, we; or what makes it one of the future: on, free.
    case presentCue
    /// A word that only looks like a verb in the past.
    case nothing
}

/// Reads the tense off the words of a question.
struct TenseReader: Sendable {
    let words: TimeWords

    /// The tense of a question.
    func tense(of tokens: [QuestionToken]) -> Tense {
        var found: Set<TenseWord> = []
        var sincePresent = Int.max
        for token in tokens where token.kind == .word {
            sincePresent = sincePresent == Int.max ? sincePresent : sincePresent + 1
            guard let word = words.tenseWords[token.lower] ?? inflected(token) else { continue }
            if word == .present { sincePresent = 0 }
            if word == .presentCue, sincePresent <= 4 { found.insert(.present) }
            if word != .present, word != .presentCue, word != .nothing { found.insert(word) }
        }
        if found.contains(.past) { return .past }
        if found.contains(.future) { return .future }
        if found.contains(.futureHint) { return .future }
        if found.contains(.pastHint) { return .past }
        return found.contains(.present) ? .future : .none
    }

    private func inflected(_ token: QuestionToken) -> TenseWord? {
        if token.lower.hasSuffix("'ll") { return .future }
        if token.isPossessive { return words.tenseWords[token.stem + "'s"] }
        let isPast = words.pastEndings.contains {
            token.lower.utf8.count > $0.utf8.count + 2 && token.lower.hasSuffix($0)
        }
        return isPast ? .pastHint : nil
    }
}
