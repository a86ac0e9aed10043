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

/// Reads the tense off the words of a question, one after the other.
struct TenseReader {
    let words: TimeWords
    private var hasPast = false, hasFuture = false, hasFutureHint = false, hasPastHint = false, hasPresent = false
    /// How many words ago a present form stood.
    private var sincePresent = Int.max

    init(words: TimeWords) { self.words = words }

    /// The tense told by the words taken.
    var tense: Tense {
        if hasPast { return .past }
        if hasFuture || hasFutureHint { return .future }
        if hasPastHint { return .past }
        return hasPresent ? .future : .none
    }

    /// Takes the next word with what the table says of it.
    mutating func take(_ token: QuestionToken, _ known: TenseWord?) {
        if sincePresent < Int.max { sincePresent += 1 }
        switch known ?? inflected(token.lower) {
        case .past: hasPast = true
        case .future: hasFuture = true
        case .futureHint: hasFutureHint = true
        case .pastHint: hasPastHint = true
        case .present: sincePresent = 0
        case .presentCue: hasPresent = hasPresent || sincePresent <= TenseReader.reach
        case .nothing, nil: break
        }
    }

    /// How many words may stand between a present form and its subject.
    private static let reach = 4

    private func inflected(_ lower: String) -> TenseWord? {
        func ends(in endings: [String]) -> Bool {
            endings.contains { lower.utf8.count > $0.utf8.count + 2 && lower.hasSuffix($0) }
        }
        if ends(in: words.pastEndings) { return .pastHint }
        return words.futureEndings.contains { lower.hasSuffix($0) } ? .future : nil
    }
}
