import Time

/// Questions for a planner's view: "tell me about Priya", "how full is next week", "who do I owe something".
extension QuestionDraft {
    /// Reads such a question if it says nothing else.
    ///
    /// - Parameter grammar: Reads "for a month", which is a time only here.
    mutating func readView(grammar: TimeGrammar) {
        let start = tokens.indices.first { tokens[$0].kind == .word && !isFiller($0) } ?? 0
        let found = cues.filter { cue in
            guard case .view = cue.cue else { return false }
            return cue.first.lowerBound <= start && cue.end > start
        }
        guard let cue = found.max(by: { $0.count < $1.count }), case .view(let view) = cue.cue else { return }
        switch view {
        case .person:
            guard people.count == 1, reading.time == nil, times.isEmpty else { return }
        case .unmet:
            if times.isEmpty, let since = length(behind: cue.end, grammar) {
                reading.time = QuestionTime(
                    text: since.text, spans: [TimeSpan(start: since.span.start, end: nil)], isFilter: true)
                use(tokens.indices.filter { $0 >= cue.end })
            }
            guard reading.time != nil || !times.isEmpty else { return }
        case .agenda: guard !times.isEmpty else { return }
        case .preparation:
            // The rest says whom or what it is about.
            asked.view = view
            return use(cue)
        default: break
        }
        let person = view == .person ? people[0].tokens : 0..<0
        let isAlone = tokens.indices.allSatisfy { place in
            cue.first.contains(place) || cue.second.contains(place) || !isFree(place) || isIdle(place)
                || tokens[place].kind == .symbol || person.contains(place)
        }
        guard isAlone else { return }
        asked.view = view
        use(cue)
    }

    private func isFiller(_ place: Int) -> Bool {
        cueFillsOnly(place)
            && !cues.contains { cue in
                if case .view = cue.cue { cue.first.lowerBound == place } else { false }
            }
    }

    private func length(behind place: Int, _ grammar: TimeGrammar) -> StatedTime? {
        guard tokens.indices.contains(place) else { return nil }
        return grammar.statedTimes(of: tokens, in: reading.question).first {
            $0.kind == .length && $0.range.lowerBound >= tokens[place].range.lowerBound
        }
    }
}
