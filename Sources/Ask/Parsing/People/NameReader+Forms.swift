import Model

extension NameReader {
    /// Reads an address or its local part: tokens without blanks between them.
    func address(at start: Int) -> PeopleFinder.Match? {
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

    private static let longestAddress = 32

    /// Reads a plural or genitive: "both Sarahs", "sarahs notes", "Jürgens Notizen".
    func plural(at place: Int, floor: Int) -> PeopleFinder.Match? {
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

    /// Returns the start of a quantifier before a plural: "the two", "both of the", "alle".
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

    private func isLink(_ place: Int) -> Bool {
        scan.isFreeWord(place)
            && (scan.traits(place).contains(.determiner) || scan.tokens[place].lower == "of")
            && !scan.traits(place).contains(.quantifier)
    }
}
