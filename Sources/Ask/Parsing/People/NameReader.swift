import Model

/// Reads the names in a text that are spelt right, and those with one part misspelt.
struct NameReader {
    /// Somebody who may be meant.
    struct Candidate {
        var person: Int32
        /// What the last word read is in their name.
        var roles: NameRoles
        /// The strengths of the words read, added up: the lowest are meant.
        var distance: Int
    }

    /// A run of words with those who are called so.
    private struct Run {
        var tokens: Range<Int>
        var candidates: [Candidate]
        /// The places of the words.
        var words: [Int]
    }

    let index: NameIndex
    let scan: NameScan
    let grammar: NameGrammar
    /// Whether a part of a name may be misspelt.
    let guesses: Bool

    /// The name that begins at a word.
    ///
    /// - Parameters:
    ///   - start: The place of a free word.
    ///   - floor: The first place that belongs to no other name.
    /// - Returns: The name; its tokens may begin before `start`, with a title or "both".
    func match(at start: Int, floor: Int) -> PeopleFinder.Match? {
        if let match = address(at: start) ?? initials(at: start) ?? initialAndName(at: start) { return match }
        guard let run = run(at: start) else { return plural(at: start, floor: floor) }
        return settled(run, floor: floor)
    }

    // MARK: Names

    /// The longest run of words from a place that are parts of one person's name.
    private func run(at start: Int) -> Run? {
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

    /// "Von" begins a last name only where it cannot be the preposition.
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

    /// What a run of words means, if the words are meant as a name.
    private func settled(_ run: Run, floor: Int) -> PeopleFinder.Match? {
        if guesses, let match = withMisspeltPart(run, floor: floor) { return match }
        var candidates = run.candidates
        let hasInitial = run.tokens.count > 1 && run.words.count == 1
        if run.words.count == 1 {
            candidates = candidates.filter { !$0.roles.isDisjoint(with: .alone) }
        } else {
            candidates = candidates.filter { $0.roles != .particle && ($0.roles != .part || isWhole(run, $0)) }
        }
        guard let nearest = candidates.map(\.distance).min(), isMeant(run),
            !isBehindInitial(run.tokens.lowerBound)
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
        return PeopleFinder.Match(tokens: tokens, candidates: people(candidates))
    }

    /// Words of the language must stand as a name.
    private func isMeant(_ run: Run) -> Bool {
        guard run.words.allSatisfy({ scan.traits($0).contains(.ordinary) }) else { return true }
        if grammar.isNamed(run.tokens) || run.candidates.allSatisfy({ $0.roles == .part }) { return true }
        return run.words.count > 1 && !scan.traits(run.tokens.lowerBound - 1).contains(.determiner)
    }

    private func isWhole(_ run: Run, _ candidate: Candidate) -> Bool {
        let words = run.words.map { NameScan.bare(scan.tokens[$0]) }
        let person = index.people[Int(candidate.person)]
        return ([person.name] + person.aliases).contains { NameParts($0).parts.map(\.word) == words }
    }

    /// People rarely ask for themselves by name: another of that name is meant, if there is one.
    private func others(_ candidates: [Candidate]) -> [Candidate] {
        let others = candidates.filter { $0.person != index.owner }
        return others.isEmpty ? candidates : others
    }

    /// Each once, those with most meetings first.
    private func people(_ candidates: [Candidate]) -> [Person] {
        Set(candidates.map(\.person)).sorted().map { index.people[Int($0)] }
    }

    /// With the titles before a name, such as "Prof" and "Dr".
    private func withTitles(_ tokens: Range<Int>, floor: Int) -> Range<Int> {
        var start = tokens.lowerBound
        while true {
            let title = scan.isGlued(".", at: start - 1) ? start - 2 : start - 1
            guard title >= floor, scan.isFreeWord(title), scan.traits(title).contains(.title) else { break }
            start = title
        }
        return start..<tokens.upperBound
    }

    // MARK: Misspelt parts

    /// "Sarah Chenn", "Sarh Lindqvist": where one part is right, the other may be wrong.
    private func withMisspeltPart(_ run: Run, floor: Int) -> PeopleFinder.Match? {
        guard run.words.count == run.tokens.count || run.words.count == 1 else { return nil }
        let start = run.tokens.lowerBound
        if let next = scan.following(run.tokens.upperBound - 1) {
            let tokens = start..<(next + 1)
            if let match = misspelt(next, of: run.candidates, in: tokens) { return match }
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

    /// Somebody else is called so.
    private func isFirstName(_ place: Int) -> Bool {
        scan.items[place].word.bearers >= 0
            && index.bearers(of: scan.items[place].word).contains { !$0.roles.isDisjoint(with: [.first, .whole]) }
    }

    /// How far a word is from the first word of a person's names, or from another; nil where it is not like any.
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

    // MARK: Initials

    /// "SC" behind a word that names follow, "S.C." anywhere.
    private func initials(at start: Int) -> PeopleFinder.Match? {
        guard scan.tokens[start].kind == .word, !scan.items[start].word.isName else { return nil }
        var letters = ""
        var end = start
        while end < scan.tokens.count, end == start || scan.tokens[end].isGlued, let letter = capital(end),
            scan.isGlued(".", at: end + 1)
        {
            letters += letter
            end += 2
        }
        // "S.C" without the last dot.
        if end > start, end < scan.tokens.count, scan.tokens[end].isGlued, let letter = capital(end) {
            letters += letter
            end += 1
        }
        let isDotted = !letters.isEmpty
        if !isDotted { (letters, end) = (capitals(start), start + 1) }
        guard (2...3).contains(letters.count), !index.word(NameSpelling.key(letters)).traits.contains(.acronym),
            isDotted ? !grammar.isBeforeCapital(end) : grammar.isCuedInitials(start..<end)
        else { return nil }
        let found = index.bearers(of: index.word(NameSpelling.key(initials: letters)))
        let candidates = others(found.map { Candidate(person: $0.person, roles: $0.roles, distance: 0) })
        guard (1...NameReader.mostOfInitials).contains(candidates.count) else { return nil }
        return PeopleFinder.Match(tokens: start..<end, candidates: people(candidates))
    }

    /// Initials that more people share name nobody.
    private static let mostOfInitials = 3

    private func capital(_ place: Int) -> String? {
        let letters = capitals(place)
        return letters.count == 1 && scan.items[place].isFree ? letters : nil
    }

    /// The folded word where it stands in capitals, or nothing.
    private func capitals(_ place: Int) -> String {
        let token = scan.tokens[place]
        guard token.kind == .word else { return "" }
        let letters = token.text.prefix(token.lower.hasSuffix("'s") ? token.text.count - 2 : token.text.count)
        return letters.allSatisfy(\.isUppercase) ? NameSpelling.fold(letters.lowercased()) : ""
    }

    /// A last name behind the initial of the first.
    private func initialAndName(at start: Int) -> PeopleFinder.Match? {
        guard let letter = scan.initial(at: start), !isBehindInitial(start) else { return nil }
        var next = scan.isGlued(".", at: start + 1) ? start + 2 : start + 1
        // "S. J. Chen".
        while scan.initial(at: next) != nil, scan.isGlued(".", at: next + 1) { next += 2 }
        guard next < scan.tokens.count, scan.isFreeWord(next), capital(start) != nil || next > start + 1,
            var run = run(at: next)
        else { return nil }
        run.candidates = run.candidates.filter {
            !$0.roles.isDisjoint(with: [.last, .inner]) && firstLetters(of: $0.person).contains(letter)
        }
        guard !run.candidates.isEmpty else { return nil }
        return PeopleFinder.Match(
            tokens: withTitles(start..<run.tokens.upperBound, floor: 0), candidates: people(run.candidates))
    }

    /// Behind another initial, which did not fit: C. S. Lewis is not Sandra Lewis.
    private func isBehindInitial(_ place: Int) -> Bool {
        scan.tokens.indices.contains(place - 1) && scan.tokens[place - 1].text == "."
            && scan.initial(at: place - 2) != nil && (scan.tokens[place - 1].isGlued)
    }

    private func firstLetters(of person: Int32) -> [Character] {
        names(of: person).compactMap { $0.first?.first?.word.first }
    }

    /// Whether a word of a name behind the first begins with a letter.
    private func hasInitial(_ letter: Character, _ person: Int32) -> Bool {
        names(of: person).contains { $0.dropFirst().joined().contains { $0.word.first == letter } }
    }

    private func names(of person: Int32) -> [[NameComponents.Component]] {
        let person = index.people[Int(person)]
        return ([person.name] + person.aliases).map { name in
            var components = NameComponents(name)
            components.read()
            return components.components
        }
    }

    // MARK: Addresses

    /// An address, or what stands before its `@`: tokens without blanks between.
    private func address(at start: Int) -> PeopleFinder.Match? {
        guard start + 1 < scan.tokens.count, scan.tokens[start + 1].isGlued else { return nil }
        var text = ""
        var found: (end: Int, key: UInt64)?
        for place in start..<min(scan.tokens.count, start + NameReader.longestAddress) {
            guard place == start || scan.tokens[place].isGlued else { break }
            text += scan.tokens[place].lower
            let key = NameSpelling.key(text)
            if place > start, scan.tokens[place].kind != .symbol, index.isKnown(key) { found = (place + 1, key) }
        }
        guard let found else { return nil }
        let candidates = index.bearers(of: index.word(found.key)).map {
            Candidate(person: $0.person, roles: $0.roles, distance: 0)
        }
        return PeopleFinder.Match(tokens: start..<found.end, candidates: people(candidates))
    }

    /// A run of more tokens is no address.
    private static let longestAddress = 32

    // MARK: Plurals and genitives

    /// "Both Sarahs", "sarahs notes", "Jürgens Notizen".
    private func plural(at place: Int, floor: Int) -> PeopleFinder.Match? {
        guard !scan.traits(place).contains(.ordinary), let singular = NameScan.singular(scan.tokens[place]) else {
            return nil
        }
        let word = index.word(NameSpelling.key(singular))
        let found = index.bearers(of: word).filter {
            $0.strength != .nickname && !$0.roles.isDisjoint(with: [.first, .last, .whole])
        }
        guard let nearest = found.map(\.strength).min() else { return nil }
        let candidates = found.filter { $0.strength == nearest }
            .map { Candidate(person: $0.person, roles: $0.roles, distance: 0) }
        if let start = quantifier(before: place, floor: floor) {
            let everybody = people(candidates)
            return PeopleFinder.Match(
                tokens: start..<(place + 1), candidates: everybody, isAll: everybody.count > 1)
        }
        guard scan.tokens[place].isPossessive || grammar.isGenitive(place) else { return nil }
        if word.traits.contains(.ordinary), !grammar.isNamed(place..<(place + 1)) { return nil }
        return PeopleFinder.Match(tokens: place..<(place + 1), candidates: people(others(candidates)))
    }

    /// Where "the two", "both of the", "alle" before a plural begins.
    private func quantifier(before place: Int, floor: Int) -> Int? {
        var start = place - 1
        while start > floor, isLink(start) { start -= 1 }
        guard start >= floor, scan.isFreeWord(start) else { return nil }
        let isNumber = scan.tokens[start].number.map { (2...9).contains($0) } ?? false
        guard isNumber || scan.traits(start).contains(.quantifier) else { return nil }
        while start > floor, scan.isFreeWord(start - 1),
            isLink(start - 1) || scan.traits(start - 1).contains(.quantifier),
            !scan.traits(start - 1).contains(.preposition)
        {
            start -= 1
        }
        return start
    }

    /// "The" and "of" between "all" and a name.
    private func isLink(_ place: Int) -> Bool {
        scan.isFreeWord(place)
            && (scan.traits(place).contains(.determiner) || scan.tokens[place].lower == "of")
            && !scan.traits(place).contains(.quantifier)
    }
}
