import Model

/// Reads names that are spelt correctly, and names with one misspelt part.
struct NameReader {
    struct Candidate {
        var person: Int32
        /// The role of the last word read in the person's name.
        var roles: NameRoles
        /// The sum of the strengths of the words read; the lowest sum is meant.
        var distance: Int
    }

    /// Adjacent words with the people whose names contain them.
    struct Run {
        var tokens: Range<Int>
        var candidates: [Candidate]
        var words: [Int]
    }

    let index: NameIndex
    let scan: NameScan
    let grammar: NameGrammar
    let guesses: Bool

    /// Reads the name that begins at a free word; a title or "both" before it may extend it down to `floor`.
    func match(at start: Int, floor: Int) -> PeopleFinder.Match? {
        if let match = address(at: start) ?? initials(at: start) ?? initialAndName(at: start) { return match }
        guard let run = run(at: start) else { return plural(at: start, floor: floor) }
        return settled(run, floor: floor)
    }

    // MARK: Names

    /// Returns the longest run of words from an index that are parts of one person's name.
    func run(at start: Int) -> Run? {
        let word = scan.items[start].word
        guard word.isName, !isPreposition(start) else { return nil }
        let bearers = index.bearers(of: word)
        guard !bearers.isEmpty else { return nil }
        var run = Run(
            tokens: start..<(start + 1),
            candidates: bearers.map {
                Candidate(person: $0.person, roles: $0.roles, distance: Int($0.strength.rawValue))
            },
            words: [start])
        var longest = run
        while let next = scan.following(run.tokens.upperBound - 1), let longer = extended(run, to: next) {
            run = longer
            if run.candidates.contains(where: { $0.roles != .particle }) { longest = run }
        }
        return longest
    }

    /// Tells whether "von" is a preposition; it begins a last name only after a title or another preposition.
    private func isPreposition(_ place: Int) -> Bool {
        let traits = scan.traits(place)
        return traits.contains(.particle) && traits.contains(.preposition)
            && scan.traits(place - 1).isDisjoint(with: [.preposition, .title])
    }

    private func extended(_ run: Run, to next: Int) -> Run? {
        var longer = run
        longer.tokens = run.tokens.lowerBound..<(next + 1)
        if let letter = scan.initial(at: next) {
            longer.candidates = run.candidates.filter { hasInitial(letter, $0.person) }
            if scan.isGlued(".", at: next + 1) { longer.tokens = run.tokens.lowerBound..<(next + 2) }
        } else {
            guard scan.items[next].word.isName else { return nil }
            let bearers = index.bearers(of: scan.items[next].word)
            longer.candidates = run.candidates.flatMap { left in
                bearers.filter { $0.person == left.person && NameRoles.mayFollow(left.roles, $0.roles) }.map {
                    Candidate(person: $0.person, roles: $0.roles, distance: left.distance + Int($0.strength.rawValue))
                }
            }
            longer.words.append(next)
        }
        return longer.candidates.isEmpty ? nil : longer
    }

    private func settled(_ run: Run, floor: Int) -> PeopleFinder.Match? {
        if guesses, let match = withMisspeltPart(run, floor: floor) { return match }
        if isBeforeUnknown(run) {
            // "Sarah Chenn" in a text is Sarah Chen, "Sarah Hill" is somebody else.
            if !guesses, let near = withMisspeltPart(run, floor: floor) {
                return PeopleFinder.Match(tokens: run.tokens, candidates: near.candidates)
            }
            return knownByOneName(run, floor: floor)
        }
        var candidates = run.candidates
        let hasInitial = run.tokens.count > 1 && run.words.count == 1
        if run.words.count == 1 {
            candidates = candidates.filter { !$0.roles.isDisjoint(with: .alone) }
        } else {
            candidates = candidates.filter { $0.roles != .particle && ($0.roles != .part || isWhole(run, $0)) }
        }
        guard let nearest = candidates.map(\.distance).min(), isMeant(run),
            !isBehindInitial(run.tokens.lowerBound), nearest != NameReader.ofNickname || !isPartOfName(run)
        else { return nil }
        candidates = candidates.filter { $0.distance == nearest }
        let tokens = withTitles(run.tokens, floor: floor)
        if run.words.count == 1 {
            if tokens.lowerBound < run.tokens.lowerBound, candidates.contains(where: { $0.roles.contains(.last) }) {
                candidates = candidates.filter { $0.roles.contains(.last) }
            }
            if !hasInitial { candidates = others(candidates) }
        } else if candidates.count > 1, candidates.contains(where: { isWhole(run, $0) }) {
            candidates = candidates.filter { isWhole(run, $0) }
        }
        let isGuess = run.words.count > 1 && candidates.allSatisfy { isHalved(run, $0.person) }
        return PeopleFinder.Match(tokens: tokens, candidates: people(candidates), isGuess: isGuess)
    }

    /// The distance of a person called by a nickname alone.
    private static let ofNickname = Int(NameIndex.Strength.nickname.rawValue)

    /// Whether one word follows a capitalised word that is not a name: "San Francisco" does not name Frank.
    private func isPartOfName(_ run: Run) -> Bool {
        let before = run.tokens.lowerBound - 1
        return run.tokens.count == 1 && before > 0 && scan.tokens[before].isCapitalised
            && scan.traits(before).isDisjoint(with: [.title, .ordinary, .preposition])
    }

    /// Tells whether a last name stands behind an article: "without a key", though there is a Dora Key, or "the Park".
    private func isNoun(_ run: Run) -> Bool {
        guard run.words.count == 1, let word = run.words.first, !scan.tokens[word].isPossessive,
            !NameGrammar.isCapital(scan.tokens[word]) || !grammar.capitalisesNouns
        else { return false }
        return scan.traits(word - 1).contains(.determiner) && run.candidates.allSatisfy { $0.roles == .last }
    }

    /// Tells whether words of the language stand as a name.
    private func isMeant(_ run: Run) -> Bool {
        if isNoun(run) { return false }
        guard run.words.allSatisfy({ scan.traits($0).contains(.ordinary) }) else { return true }
        if grammar.isNamed(run.tokens) || run.candidates.allSatisfy({ $0.roles == .part }) { return true }
        let isFirst = run.candidates.contains { !$0.roles.isDisjoint(with: [.first, .whole]) }
        if isFirst, grammar.opensStatement(run.tokens) { return true }
        return run.words.count > 1 && !scan.traits(run.tokens.lowerBound - 1).contains(.determiner)
    }

    private func isWhole(_ run: Run, _ candidate: Candidate) -> Bool {
        let words = run.words.map { NameScan.bare(scan.tokens[$0]) }
        let person = index.people[Int(candidate.person)]
        return ([person.name] + person.aliases).contains { NameParts($0).parts.map(\.word) == words }
    }

    /// Removes the owner if others have the name, because people rarely ask for themselves by name.
    func others(_ candidates: [Candidate]) -> [Candidate] {
        let others = candidates.filter { $0.person != index.owner }
        return others.isEmpty ? candidates : others
    }

    func people(_ candidates: [Candidate]) -> [Person] {
        Set(candidates.map(\.person)).sorted().map { index.people[Int($0)] }
    }

    func withTitles(_ tokens: Range<Int>, floor: Int) -> Range<Int> {
        var start = tokens.lowerBound
        while true {
            let title = scan.isGlued(".", at: start - 1) ? start - 2 : start - 1
            guard title >= floor, scan.isFreeWord(title), scan.traits(title).contains(.title) else { break }
            start = title
        }
        // "Ana Becker III"
        let next = tokens.upperBound
        let isSuffixed =
            scan.isFreeWord(next) && scan.traits(next).contains(.title) && NameGrammar.isCapital(scan.tokens[next])
            && !(scan.isFreeWord(next + 1) && scan.items[next + 1].word.isName)
        return start..<(isSuffixed ? next + 1 : next)
    }
}
