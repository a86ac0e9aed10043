import Text

/// Whether a question looks back or ahead.
public enum Tense: Hashable, Sendable {
    /// "Did", "was", "discussed".
    case past
    /// "Will", "upcoming", "do I have".
    case future
    /// No tense; ambiguous times are then past, and times of day are today.
    case none
}

/// The evidence that a word gives for the tense, strongest first.
enum TenseWord: Hashable, Sendable {
    /// An auxiliary: "did", "was"; "will".
    case past, future
    /// Weaker evidence than an auxiliary: "due", "upcoming"; "said".
    case futureHint, pastHint
    /// A present form that may mean the future: "do I have", "is on".
    case present
    /// A word that confirms a present form: "I", "we", "on", "free".
    case presentCue
    /// A word that only resembles a past form.
    case nothing
}

/// Determines the tense of a question from its words, in order.
struct TenseReader {
    let words: TimeWords
    private var hasPast = false, hasFuture = false, hasFutureHint = false, hasPastHint = false, hasPresent = false
    private var sincePresent = Int.max

    init(words: TimeWords) { self.words = words }

    var tense: Tense {
        if hasPast { return .past }
        if hasFuture || hasFutureHint { return .future }
        if hasPastHint { return .past }
        return hasPresent ? .future : .none
    }

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

    /// The maximum number of words between a present form and the word that confirms it.
    private static let reach = 4

    private func inflected(_ lower: String) -> TenseWord? {
        func ends(in endings: [String]) -> Bool {
            endings.contains { lower.utf8.count > $0.utf8.count + 2 && lower.hasSuffix($0) }
        }
        if ends(in: words.pastEndings) || isParticiple(lower) { return .pastHint }
        return words.futureEndings.contains { lower.hasSuffix($0) } ? .future : nil
    }

    /// Tells whether a word is an irregular participle, which looks back after "have": "taken", "gone".
    private func isParticiple(_ lower: String) -> Bool {
        (lower.hasSuffix("n") || lower.hasSuffix("ne")) && VerbForms.isVerb(lower)
    }
}
