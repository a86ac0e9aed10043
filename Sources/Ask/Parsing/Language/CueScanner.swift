/// A phrase found in a question.
struct FoundCue {
    var cue: Cue
    /// The tokens up to a gap, or all of them.
    var first: Range<Int>
    /// The tokens behind a gap; empty without one.
    var second: Range<Int>

    /// How many tokens it has.
    var count: Int { first.count + second.count }

    /// Where it ends.
    var end: Int { second.isEmpty ? first.upperBound : second.upperBound }

    /// Whether all of some tokens are among its own.
    func covers(_ places: Range<Int>) -> Bool { places.allSatisfy { first.contains($0) || second.contains($0) } }

    /// Whether another phrase begins in its gap: "was discussed up to 20 February".
    func holdsInGap(_ other: FoundCue) -> Bool {
        (first.upperBound..<max(first.upperBound, second.lowerBound)).contains(other.first.lowerBound)
    }

    func allSatisfy(_ holds: (Int) -> Bool) -> Bool { first.allSatisfy(holds) && second.allSatisfy(holds) }
}

extension [FoundCue] {
    /// The same without "the most" of "the most recent": where an order goes on behind a measure, only the order is meant.
    var withoutPartsOfOrders: [FoundCue] {
        filter { cue in
            guard case .measure = cue.cue else { return true }
            return !contains { other in
                guard case .order = other.cue else { return false }
                return other.first.overlaps(cue.first) && other.end > cue.end
            }
        }
    }
}

extension [FoundCue] {
    /// The words of time inside what asks for something else: "after" of "looks after", "up to" of "what was Ann up to".
    var idioms: [FoundCue] {
        filter { cue in
            guard case .anchor = cue.cue else { return false }
            return contains { other in
                other.cue.isIdiomatic && other.count > cue.count && other.covers(cue.first)
                    && !contains { other.holdsInGap($0) && $0.cue.isIdiomatic }
            }
        }
    }

    /// The same without words of time inside what asks for something else.
    var withoutIdioms: [FoundCue] {
        let idioms = idioms
        return idioms.isEmpty ? self : filter { cue in !idioms.contains { $0.cue == cue.cue && $0.first == cue.first } }
    }
}

/// Finds all phrases of a language in a question, in one pass.
struct CueScanner {
    let lexicon: Lexicon
    let tokens: [QuestionToken]
    /// The lexicon's entry of each token.
    let entries: [Int]

    /// A phrase's gap holds at most this many words.
    private static let longestGap = 4

    /// The phrases in the order of their first words; of those with one beginning the longer come first.
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
            if rest[index] == Phrase.gap { return gapped(rest[(index + 1)...], cue, from: place..<end) }
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

    /// Where a word ends with all that is glued to it: an address is one word.
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
