struct FoundCue {
    var cue: Cue
    /// The tokens up to a gap; all tokens without one.
    var first: Range<Int>
    /// The tokens after a gap; empty without one.
    var second: Range<Int>
    /// Whether somebody must be named in the gap.
    var isAroundPerson = false

    var count: Int { first.count + second.count }

    var end: Int { second.isEmpty ? first.upperBound : second.upperBound }

    func covers(_ places: Range<Int>) -> Bool { places.allSatisfy { first.contains($0) || second.contains($0) } }

    /// Tells whether another phrase begins in the gap: "was discussed up to 20 February".
    func holdsInGap(_ other: FoundCue) -> Bool {
        (first.upperBound..<max(first.upperBound, second.lowerBound)).contains(other.first.lowerBound)
    }

    func allSatisfy(_ holds: (Int) -> Bool) -> Bool { first.allSatisfy(holds) && second.allSatisfy(holds) }
}

extension [FoundCue] {
    /// The cues, except measures that are part of an order or extreme: "the most" of "the most recent", "most" of "most expensive".
    var withoutPartsOfOthers: [FoundCue] {
        filter { cue in
            guard case .measure = cue.cue else { return true }
            return !contains { other in
                switch other.cue {
                case .order, .extreme: break
                default: return false
                }
                return other.first.overlaps(cue.first) && other.end > cue.end
            }
        }
    }
}

extension [FoundCue] {
    /// Time words inside other phrases: "after" of "looks after", "up to" of "what was Ann up to".
    var idioms: [FoundCue] {
        filter { cue in
            guard case .anchor = cue.cue else { return false }
            return contains { other in
                other.cue.isIdiomatic && other.count > cue.count && other.covers(cue.first)
                    && !contains { other.holdsInGap($0) && $0.cue.isIdiomatic }
            }
        }
    }

    var withoutIdioms: [FoundCue] {
        let idioms = idioms
        return idioms.isEmpty ? self : filter { cue in !idioms.contains { $0.cue == cue.cue && $0.first == cue.first } }
    }
}

/// Finds all phrases of a language in a question.
struct CueScanner {
    let lexicon: Lexicon
    let tokens: [QuestionToken]
    let entries: [Int]

    private static let longestGap = 4

    /// Returns the phrases in the order of their first words; with the same first word, longest first.
    func cues() -> [FoundCue] {
        var found: [FoundCue] = []
        for place in tokens.indices where entries[place] != Lexicon.unknown {
            lexicon.forEachPhrase(of: entries[place]) { rest, cue in
                if let cue = match(rest, cue, at: place) { found.append(cue) }
            }
        }
        return found
    }

    private func match(_ rest: ArraySlice<Int32>, _ cue: Cue, at place: Int) -> FoundCue? {
        var end = place + 1
        for index in rest.indices {
            if rest[index] == Phrase.gap || rest[index] == Phrase.personGap {
                var found = gapped(rest[(index + 1)...], cue, from: place..<end)
                found?.isAroundPerson = rest[index] == Phrase.personGap
                return found
            }
            guard end < tokens.count, entries[end] == rest[index] else { return nil }
            end += 1
        }
        return FoundCue(cue: cue, first: place..<end, second: end..<end)
    }

    private func gapped(_ rest: ArraySlice<Int32>, _ cue: Cue, from first: Range<Int>) -> FoundCue? {
        var start = first.upperBound
        for _ in 1...CueScanner.longestGap {
            start = endOfWord(start)
            guard start + rest.count <= tokens.count else { return nil }
            if rest.indices.allSatisfy({ entries[start + $0 - rest.startIndex] == rest[$0] }) {
                return FoundCue(cue: cue, first: first, second: start..<(start + rest.count))
            }
        }
        return nil
    }

    /// Returns the end of a word with everything joined to it; an address is one word.
    private func endOfWord(_ start: Int) -> Int {
        var end = start + 1
        while end < tokens.count, tokens[end].isGlued,
            tokens[end].kind != .symbol || "@._-:/'".contains(tokens[end].text)
        {
            end += 1
        }
        return end
    }
}
