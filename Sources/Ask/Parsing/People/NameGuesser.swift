import Model
import Text

/// Finds misspelt names among the words that are not names.
///
/// A word counts in the position of a person or with a capital inside the sentence; elsewhere only if it is long and both ends are right.
/// Words of the language and other given names never count.
struct NameGuesser {
    private struct Guess {
        var place: Int
        /// The people with the number of wrong letters, nearest first.
        var people: [(person: Int32, distance: Int)]
    }

    let index: NameIndex
    let scan: NameScan

    func guesses(beside found: [PeopleFinder.Match]) -> [PeopleFinder.Match] {
        var guesses: [Guess] = []
        for place in scan.tokens.indices where isSuspect(place) {
            let isContinued = guesses.last?.place == place - 1
            let mayBeCued = isContinued || mayBeCued(place)
            let isLong = scan.tokens[place].lower.utf8.count >= NameGuesser.shortestAnywhere
            // A word right after a name that does not contain it is the last name of an unknown person.
            let mayStandAlone = mayStandAlone(place)
            guard isLong || mayBeCued || mayStandAlone,
                !found.contains(where: { $0.tokens.contains(place) || $0.tokens.upperBound == place })
            else { continue }
            let word = NameScan.bare(scan.tokens[place])
            let neighbours = index.spellings.neighbours(of: word, within: mayBeCued || mayStandAlone ? 2 : 1)
            guard !QuestionWords.isFunctionWord(word) else { continue }
            guard !neighbours.isEmpty else {
                let people = shortened(place)
                if !people.isEmpty { guesses.append(Guess(place: place, people: people)) }
                continue
            }
            let isCued = isContinued || isCued(place, found, guesses)
            var near = isCued ? neighbours : neighbours.filter { isLong && $0.distance == 1 && $0.endsAlike }
            if near.isEmpty, mayStandAlone { near = sureNeighbours(of: word, neighbours) }
            let people = people(near)
            if !people.isEmpty { guesses.append(Guess(place: place, people: people)) }
        }
        return joined(guesses)
    }

    /// Tells whether a question is so short that no cue is needed: four words if this one is capitalised, else three.
    private func mayStandAlone(_ place: Int) -> Bool {
        let most = NameGrammar.isCapital(scan.tokens[place]) ? 4 : 3
        guard scan.tokens[place].lower.utf8.count > 3, scan.tokens.count <= 2 * most else { return false }
        return scan.tokens.count { $0.kind != .symbol } <= most
    }

    /// Returns the nearest name if there is only one; four letters may lack one but have no wrong one: "java" is not Jana.
    private func sureNeighbours(
        of word: String, _ neighbours: [NameSpellings.Neighbour]
    ) -> [NameSpellings.Neighbour] {
        let nearest = neighbours.filter { $0.distance == neighbours[0].distance }
        guard nearest.count == 1, word.utf8.count > 4 || nearest[0].length > word.utf8.count else { return [] }
        // "Berge" are mountains rather than Mr Berg.
        return index.word(nearest[0].key).traits.contains(.ordinary) ? [] : nearest
    }

    /// The minimum length in bytes of a word outside the position of a person.
    private static let shortestAnywhere = 7

    private func isSuspect(_ place: Int) -> Bool {
        let item = scan.items[place]
        guard item.isFree, item.word.bearers < 0, item.word.traits.isDisjoint(with: [.ordinary, .givenName, .particle])
        else { return false }
        guard scan.tokens[place].kind == .word, !isBehindName(place) else { return false }
        let length = scan.tokens[place].lower.utf8.count
        return length > 3 || length == 3 && isObject(place)
    }

    /// Tells whether the preceding name would have to continue with the word: "Tomasz Chan".
    private func isBehindName(_ place: Int) -> Bool {
        guard place > 0, scan.isFreeWord(place - 1), scan.following(place - 1) == place else { return false }
        return scan.items[place - 1].word.bearers >= 0 && !scan.traits(place - 1).contains(.ordinary)
    }

    /// Tells whether a word is an object; words of three letters count nowhere else: "meetings with elf".
    private func isObject(_ place: Int) -> Bool {
        !scan.traits(place - 1).isDisjoint(with: [.preposition, .personVerb, .auxiliary])
            && (!scan.isFreeWord(place + 1) || !scan.traits(place + 1).isDisjoint(with: .closes))
    }

    /// Tells whether there is any cue for a name: a capital, a possessive, or a function word beside it.
    private func mayBeCued(_ place: Int) -> Bool {
        let text = scan.tokens[place].text
        guard let first = text.utf8.first else { return false }
        return !(97...122).contains(first) || text.utf8.contains(UInt8(ascii: "'")) || text.utf8.contains(0xE2)
            || !scan.traits(place - 1).isDisjoint(with: [.leads, .toward])
            || !scan.traits(place + 1).isDisjoint(with: [.sayingVerb, .conjunction])
            || scan.isGlued(".", at: place - 1)
    }

    private func isCued(_ place: Int, _ found: [PeopleFinder.Match], _ guesses: [Guess]) -> Bool {
        let grammar = NameGrammar(scan)
        if grammar.hasTellingCapital(place) || grammar.isCued(place..<(place + 1)) { return true }
        guard place > 0, scan.traits(place - 1).contains(.conjunction) || scan.tokens[place - 1].text == "," else {
            return false
        }
        return found.contains { $0.tokens.upperBound == place - 1 } || guesses.last?.place == place - 2
    }

    /// Replaces a person known only from sentences by the one whom the name shortens: "Leop" by Leopold Ash.
    func lengthened(_ match: PeopleFinder.Match) -> PeopleFinder.Match {
        guard match.tokens.count == 1, match.candidates.allSatisfy(\.isOfText) else { return match }
        let people = shortened(match.tokens.lowerBound).map { index.people[Int($0.person)] }.filter { !$0.isOfText }
        return people.isEmpty ? match : PeopleFinder.Match(tokens: match.tokens, candidates: people, isGuess: true)
    }

    /// Returns the bearers of the only first name that a capitalised word begins, if it stands as a person's: "did Leop" of Leopold.
    private func shortened(_ place: Int) -> [(person: Int32, distance: Int)] {
        let grammar = NameGrammar(scan)
        guard grammar.hasTellingCapital(place), grammar.isCued(place..<(place + 1)) else { return [] }
        let names = index.spellings.beginning(with: NameScan.bare(scan.tokens[place])).map { name in
            index.bearers(of: index.word(name.key)).filter {
                $0.strength == .name && !$0.roles.isDisjoint(with: [.first, .whole])
            }
        }.filter { !$0.isEmpty }
        return names.count == 1 ? names[0].map { (person: $0.person, distance: 1) } : []
    }

    private func people(_ neighbours: [NameSpellings.Neighbour]) -> [(person: Int32, distance: Int)] {
        var distances: [Int32: Int] = [:]
        for neighbour in neighbours {
            for bearer in index.bearers(of: index.word(neighbour.key))
            where bearer.strength != .nickname && bearer.person != index.owner {
                distances[bearer.person] = min(neighbour.distance, distances[bearer.person] ?? .max)
            }
        }
        return distances.map { (person: $0.key, distance: $0.value) }
            .sorted { ($0.distance, $0.person) < ($1.distance, $1.person) }
    }

    /// Tells whether the word before a guess is nearly the person's first name: "ana müler".
    private func isCalled(_ place: Int, _ person: Int32) -> Bool {
        guard scan.isFreeWord(place), scan.following(place) == place + 1, scan.items[place].word.bearers < 0,
            scan.traits(place).contains(.givenName),
            let first = NameParts(index.people[Int(person)].name).parts.first, first.roles.contains(.first)
        else { return false }
        let word = NameScan.bare(scan.tokens[place])
        return word.utf8.count > 2 && EditDistance.within(1, word, first.word) != nil
    }

    /// Turns guesses into matches; two adjacent guesses for parts of one name are joined.
    private func joined(_ guesses: [Guess]) -> [PeopleFinder.Match] {
        var result: [PeopleFinder.Match] = []
        var place = 0
        while place < guesses.count {
            let guess = guesses[place]
            var people = guess.people.map(\.person)
            var (start, end) = (guess.place, guess.place + 1)
            let called = people.filter { isCalled(start - 1, $0) }
            if !called.isEmpty { (people, start) = (called, start - 1) }
            if place + 1 < guesses.count, guesses[place + 1].place == end {
                let both = people.filter { person in guesses[place + 1].people.contains { $0.person == person } }
                if !both.isEmpty { (people, end, place) = (both, end + 1, place + 1) }
            }
            result.append(
                PeopleFinder.Match(
                    tokens: start..<end, candidates: people.map { index.people[Int($0)] }, isGuess: true))
            place += 1
        }
        return result
    }
}
