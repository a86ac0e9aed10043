import Text

/// The parts of a short question about listed tasks.
struct TaskWords {
    private let text: FollowUpText
    private let words: LanguageWords
    private let cues: [FoundCue]
    /// The indices of words that point back: "it", "of them", "there".
    private var pointing: Set<Int>

    init(_ text: FollowUpText) {
        self.text = text
        let words = LanguageWords.detected(text.tokens)
        self.words = words
        cues = CueScanner(lexicon: words.lexicon, tokens: text.tokens, entries: words.entries).cues()
        var pointing: Set<Int> = []
        for found in PronounReader(text).things(hasPeople: false) {
            if case .relative = found.pronoun { continue }
            pointing.formUnion(found.tokens)
        }
        for place in text.tokens.indices {
            guard let among = FollowUpTables.amongThem.beginning(text.tokens[place...]) else { continue }
            pointing.formUnion(place..<(place + among.count))
        }
        self.pointing = pointing
    }

    /// Keeps the words of a time: the "this" of "this week" points at nothing.
    mutating func keep(_ time: String) {
        let words = FollowUpText(time).tokens.map(\.folded)
        guard !words.isEmpty, words.count <= text.tokens.count else { return }
        for start in 0...(text.tokens.count - words.count) {
            let range = start..<(start + words.count)
            if text.tokens[range].map(\.folded) == words { pointing.subtract(range) }
        }
    }

    var pointsBack: Bool { text.tokens.count <= TaskWords.longest && (!pointing.isEmpty || isElliptical) }

    private static let longest = 10

    /// Whether the question has no noun: "how many are done?", "which are overdue?"; "what did I write?" has no state either.
    private var isElliptical: Bool {
        guard isOfSome, isCount || state != nil, let end = asking?.end ?? (traits(0).contains(.question) ? 1 : nil)
        else { return false }
        return traits(end).contains(.auxiliary)
    }

    var detail: TaskRequest.Detail? {
        if isOf(.who) { return .owner }
        if isOf(.when) { return .due }
        return traits(0).contains(.auxiliary) && state != nil ? .state : nil
    }

    var isOfSome: Bool { isCount || traits(0).contains(.question) }

    var isCount: Bool { cues.contains { $0.cue == .howMany && $0.first.lowerBound == 0 } }

    var state: TaskState? {
        let states: [(TaskState, WordTraits)] = [(.overdue, .overdue), (.due, .due), (.done, .done)]
        return states.first { state in text.tokens.indices.contains { traits($0).contains(state.1) } }?.0
    }

    var asksMore: Bool {
        text.tokens.indices.contains { place in
            text.tokens[place].kind != .symbol && !pointing.contains(place) && !isUnderstood(place)
        }
    }

    var rest: String {
        text.replacing(pointing.sorted().map { ($0..<($0 + 1), "") })
    }

    private func isUnderstood(_ place: Int) -> Bool {
        let understood: WordTraits = [
            .idle, .auxiliary, .boundary, .pronoun, .done, .due, .overdue, .determiner, .question, .adverb, .still,
        ]
        return !traits(place).isDisjoint(with: understood) || cues.contains { $0.first.contains(place) && isAsking($0) }
    }

    private func isAsking(_ cue: FoundCue) -> Bool {
        switch cue.cue {
        case .intent(.who, _, _), .intent(.when, _, _), .intent(.tasks, _, _), .howMany, .duty, .filler: true
        default: false
        }
    }

    private var asking: FoundCue? { cues.first { $0.first.lowerBound == 0 && $0.cue == .howMany } }

    private func isOf(_ intent: Intent) -> Bool {
        cues.contains {
            if case .intent(intent, _, isLeading: true) = $0.cue { $0.first.lowerBound == 0 } else { false }
        }
    }

    private func traits(_ place: Int) -> WordTraits {
        text.tokens.indices.contains(place) ? words.lexicon.entries[words.entries[place]].traits : []
    }
}
