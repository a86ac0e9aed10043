import Model
import Text

extension NameReader {
    /// Reads a name with one correct and one misspelt part: "Sarah Chenn", "Sarh Lindqvist".
    func withMisspeltPart(_ run: Run, floor: Int) -> PeopleFinder.Match? {
        guard run.words.count == run.tokens.count || run.words.count == 1 else { return nil }
        let start = run.tokens.lowerBound
        if let next = scan.following(run.tokens.upperBound - 1) {
            let tokens = start..<(next + 1)
            if let match = misspelt(next, of: run.candidates, in: tokens) ?? unknown(run, before: next) { return match }
        }
        guard start > floor, scan.following(start - 1) == start else { return nil }
        return misspelt(start - 1, of: run.candidates, in: (start - 1)..<run.tokens.upperBound)
    }

    private func misspelt(_ place: Int, of candidates: [Candidate], in tokens: Range<Int>) -> PeopleFinder.Match? {
        guard scan.isFreeWord(place), !scan.traits(place).contains(.ordinary), scan.initial(at: place) == nil,
            !scan.traits(place).contains(.givenName) || place > tokens.lowerBound
        else { return nil }
        let word = NameScan.bare(scan.tokens[place])
        guard word.utf8.count >= 3, !isFirstName(place) else { return nil }
        let near = candidates.compactMap { candidate -> Candidate? in
            distance(word, to: candidate.person, isFirst: place == tokens.lowerBound).map {
                Candidate(person: candidate.person, roles: candidate.roles, distance: $0)
            }
        }
        guard let nearest = near.map(\.distance).min() else { return nil }
        return PeopleFinder.Match(
            tokens: tokens, candidates: people(near.filter { $0.distance == nearest }), isGuess: true)
    }

    /// Reads an unknown combination of known names as one of the people so named: "Sarah Okafor".
    private func unknown(_ run: Run, before next: Int) -> PeopleFinder.Match? {
        guard run.words.count == 1, next == run.tokens.upperBound,
            !scan.traits(run.words[0]).contains(.ordinary), !scan.traits(next).contains(.ordinary)
        else { return nil }
        let first = run.candidates.filter { !$0.roles.isDisjoint(with: [.first, .whole]) }
        let last = index.bearers(of: scan.items[next].word).filter { $0.roles == .last && $0.strength == .name }
        guard let nearest = first.map(\.distance).min(), !last.isEmpty, !isFirstName(next) else { return nil }
        let candidates =
            first.filter { $0.distance == nearest }
            + last.map { Candidate(person: $0.person, roles: $0.roles, distance: 0) }
        return PeopleFinder.Match(
            tokens: run.tokens.lowerBound..<(next + 1), candidates: people(candidates), isGuess: true)
    }

    /// Tells whether an unknown capitalised word follows, so that "Anna Karenina" is neither Anna Vogel nor Anna Schmidt.
    func isBeforeUnknown(_ run: Run) -> Bool {
        let next = run.tokens.upperBound
        guard run.tokens.count == 1, scan.following(next - 1) == next, grammar.hasTellingCapital(next) else {
            return false
        }
        let (word, token) = (scan.items[next].word, scan.tokens[next])
        guard !word.isName, word.traits.isDisjoint(with: [.ordinary, .particle, .acronym, .givenName]),
            token.kind == .word, token.lower.utf8.count > 2
        else { return false }
        return !QuestionWords.isFunctionWord(NameScan.bare(token))
    }

    /// Reads a person known by one name, whose other name may be the unknown word.
    func knownByOneName(_ run: Run, floor: Int) -> PeopleFinder.Match? {
        let candidates = run.candidates.filter { $0.roles == .whole && $0.distance == 0 }
        guard candidates.count == 1 else { return nil }
        return PeopleFinder.Match(
            tokens: withTitles(run.tokens.lowerBound..<(run.tokens.upperBound + 1), floor: floor),
            candidates: people(candidates), isGuess: true)
    }

    /// Tells whether only half of a hyphenated last name is given: "Will Smith" for Will Gates-Smith.
    func isHalved(_ run: Run, _ person: Int32) -> Bool {
        let words = run.words.map { NameScan.bare(scan.tokens[$0]) }
        return names(of: person).allSatisfy { name in
            guard name.count > 1, let last = name.last, last.count > 1 else { return false }
            return last.contains { words.contains($0.word) } && !last.allSatisfy { words.contains($0.word) }
        }
    }

    private func isFirstName(_ place: Int) -> Bool {
        scan.items[place].word.bearers >= 0
            && index.bearers(of: scan.items[place].word).contains { !$0.roles.isDisjoint(with: [.first, .whole]) }
    }

    /// Returns the edit distance of a word to the first name, or else the other words, of a person's names; nil if none is near.
    private func distance(_ word: String, to person: Int32, isFirst: Bool) -> Int? {
        let person = index.people[Int(person)]
        return ([person.name] + person.aliases).flatMap { name in
            NameParts(name).parts.enumerated().compactMap { place, part -> Int? in
                guard part.roles != .particle, (place == 0) == isFirst, part.word.utf8.count >= 3,
                    part.word.utf8.first == word.utf8.first || part.word.utf8.dropFirst().first == word.utf8.first
                else { return nil }
                let distance = EditDistance.within(NameSpellings.limit(word, part.word), word, part.word)
                return distance == 0 ? nil : distance
            }
        }.min()
    }
}
