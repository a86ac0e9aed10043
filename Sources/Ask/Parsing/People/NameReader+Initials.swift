import Model
import Text

extension NameReader {
    /// Reads initials: "SC" in the position of a name, "S.C." anywhere.
    func initials(at start: Int) -> PeopleFinder.Match? {
        guard scan.tokens[start].kind == .word, !scan.items[start].word.isName else { return nil }
        var letters = ""
        var end = start
        while end < scan.tokens.count, end == start || scan.tokens[end].isGlued, let letter = capital(end),
            scan.isGlued(".", at: end + 1)
        {
            letters += letter
            end += 2
        }
        if end > start, end < scan.tokens.count, scan.tokens[end].isGlued, let letter = capital(end) {
            letters += letter
            end += 1
        }
        let isDotted = !letters.isEmpty
        if !isDotted {
            // "The CPC meeting" does not name a person.
            if names(meeting: start + 1), !scan.tokens[start].isPossessive { return nil }
            (letters, end) = (capitals(start), start + 1)
        }
        if letters.isEmpty { return initialsInSmallLetters(at: start) }
        guard (2...3).contains(letters.count),
            isDotted ? !grammar.isBeforeCapital(end) : areInitials(start..<end, isAcronym: isAcronym(letters))
        else { return nil }
        let found = bearers(initials: letters)
        let candidates = others(found.map { Candidate(person: $0.person, roles: $0.roles, distance: 0) })
        guard (1...NameReader.mostOfInitials).contains(candidates.count) else { return nil }
        return PeopleFinder.Match(tokens: start..<end, candidates: people(candidates))
    }

    /// Reads "jk" where a person must stand, if the vault itself writes "JK" for somebody.
    private func initialsInSmallLetters(at start: Int) -> PeopleFinder.Match? {
        let letters = NameScan.bare(scan.tokens[start])
        guard (2...3).contains(letters.utf8.count), !scan.traits(start).contains(.ordinary),
            !QuestionWords.isFunctionWord(letters), grammar.isDoer(start..<(start + 1))
        else { return nil }
        let found = bearers(initials: letters).filter { $0.strength == .name }
        guard (1...NameReader.mostOfInitials).contains(found.count) else { return nil }
        let candidates = found.map { Candidate(person: $0.person, roles: $0.roles, distance: 0) }
        return PeopleFinder.Match(tokens: start..<(start + 1), candidates: people(others(candidates)))
    }

    /// Returns those who have initials, or those whom the vault itself calls so.
    private func bearers(initials: String) -> [NameIndex.Bearer] {
        let all = index.bearers(of: index.word(NameSpelling.key(initials: initials)))
        let called = all.filter { $0.strength == .name }
        return called.isEmpty ? all : called
    }

    private func names(meeting place: Int) -> Bool {
        guard scan.tokens.indices.contains(place) else { return false }
        return TitleNouns.all.contains { $0.meetings.contains(scan.tokens[place].folded) }
    }

    private func isAcronym(_ letters: String) -> Bool {
        index.word(NameSpelling.key(letters)).traits.contains(.acronym)
    }

    /// Tells whether capitals are initials in their position; a known abbreviation counts only beside other initials.
    private func areInitials(_ tokens: Range<Int>, isAcronym: Bool) -> Bool {
        if !isAcronym, grammar.isCuedInitials(tokens) { return true }
        guard let before = grammar.joined(before: tokens.lowerBound), isInitials(before, besideAcronym: isAcronym)
        else {
            guard isAcronym, grammar.isCuedInitials(tokens), let next = grammar.joined(behind: tokens.upperBound - 1)
            else { return false }
            return isInitials(next, besideAcronym: true)
        }
        return grammar.isCuedInitials(before..<(before + 1))
    }

    /// Tells whether capitals are somebody's initials; of two adjacent abbreviations, neither is.
    private func isInitials(_ place: Int, besideAcronym: Bool) -> Bool {
        let letters = capitals(place)
        guard (2...3).contains(letters.count), !besideAcronym || !isAcronym(letters) else { return false }
        return index.word(NameSpelling.key(initials: letters)).bearers >= 0
    }

    /// The maximum number of people who share initials; more would be too ambiguous.
    private static let mostOfInitials = 3

    private func capital(_ place: Int) -> String? {
        let letters = capitals(place)
        return letters.count == 1 && scan.items[place].isFree ? letters : nil
    }

    /// Returns the folded word if it is in capitals, else an empty string.
    private func capitals(_ place: Int) -> String {
        let token = scan.tokens[place]
        // Most words are ruled out by their first letter or length.
        guard token.kind == .word, token.text.utf8.count <= 8,
            token.text.utf8.first.map({ $0 < 97 || $0 > 122 }) == true
        else { return "" }
        let letters = token.text.prefix(token.lower.hasSuffix("'s") ? token.text.count - 2 : token.text.count)
        return letters.allSatisfy(\.isUppercase) ? NameSpelling.fold(letters.lowercased()) : ""
    }

    func initialAndName(at start: Int) -> PeopleFinder.Match? {
        guard let letter = scan.initial(at: start), !isBehindInitial(start) else { return nil }
        var next = scan.isGlued(".", at: start + 1) ? start + 2 : start + 1
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

    /// Tells whether an initial stands before a word: after an initial that did not fit, "Lewis" is not Sandra Lewis.
    func isBehindInitial(_ place: Int) -> Bool {
        scan.tokens.indices.contains(place - 1) && scan.tokens[place - 1].text == "."
            && scan.initial(at: place - 2) != nil && (scan.tokens[place - 1].isGlued)
    }

    private func firstLetters(of person: Int32) -> [Character] {
        names(of: person).compactMap { $0.first?.first?.word.first }
    }

    func hasInitial(_ letter: Character, _ person: Int32) -> Bool {
        names(of: person).contains { $0.dropFirst().joined().contains { $0.word.first == letter } }
    }

    func names(of person: Int32) -> [[NameComponents.Component]] {
        let person = index.people[Int(person)]
        return ([person.name] + person.aliases).map { name in
            var components = NameComponents(name)
            components.read()
            var words = components.components
            NameParts.dropTitles(&words)
            return words
        }
    }
}
