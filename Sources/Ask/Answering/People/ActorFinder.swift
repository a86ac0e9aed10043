import Model
import Parsing
import Text

/// Finds in a sentence who does what a question asks: the subject of its verb, never whoever merely stands near.
struct ActorFinder {
    /// What stands at a word of a sentence.
    private struct Word {
        var text: String
        /// The name that the word is a part of.
        var name: Int?
        var isSymbol: Bool
        var isCapital: Bool
    }

    private let words: [Word]
    private let names: [Person]
    /// The words that are the question's verb, and those that are others of it.
    private let verbs: [Int]
    private let others: Set<Int>
    /// The words for whoever does what the verb says: "organiser".
    private let doers: [Int]
    /// Who says "I".
    private let speaker: Person?
    /// Those whom the vault knows.
    private let known: [Person]

    /// A sentence to look in.
    ///
    /// - Parameters:
    ///   - sentence: The sentence, without the name of who speaks it.
    ///   - people: Finds names.
    ///   - verb: The terms of the question's verb.
    ///   - topic: The terms of its other words.
    ///   - speaker: Who says "I".
    ///   - known: Those whom the vault knows.
    ///   - language: The language of the question; in German a capital makes no name.
    init(
        _ sentence: String, people: PeopleInText, verb: Set<UInt64>, topic: Set<UInt64>, speaker: Person?,
        known: [Person], language: TextLanguage
    ) {
        let tokens = QuestionTokenizer().tokens(of: sentence)
        let places = people.places(in: sentence)
        var words = tokens.map { Word(text: $0.lower, isSymbol: $0.kind == .symbol, isCapital: $0.text != $0.lower) }
        for (number, place) in places.enumerated() {
            for index in tokens.indices where place.range.overlaps(tokens[index].range) { words[index].name = number }
        }
        var verbs: Set<Int> = []
        var doers: Set<Int> = []
        var others: Set<Int> = []
        TermAnalyzer.everyLanguage.forEachForm(in: sentence) { form, _, _ in
            guard let index = tokens.firstIndex(where: { $0.range.overlaps(form.range) }) else { return }
            if verb.contains(form.hash) {
                if ActorWords.isDoer(tokens[index].lower) { doers.insert(index) } else { verbs.insert(index) }
            } else if topic.contains(form.hash) {
                others.insert(index)
            }
        }
        var names = places.map(\.person)
        if language == .english {
            let free = { (place: Int) in words[place].name == nil && !verbs.contains(place) && !others.contains(place) }
            for range in WrittenNames.ranges(in: tokens, where: free) {
                for index in range { words[index].name = names.count }
                let written = Person(number: -1 - names.count, name: tokens[range].map(\.text).joined(separator: " "))
                names.append(
                    range.count == 1
                        ? ActorFinder.bearer(of: tokens[range.lowerBound].lower, known) ?? written : written)
            }
        }
        self.words = words
        self.names = names
        self.verbs = verbs.sorted()
        self.doers = doers.sorted()
        self.others = others
        self.speaker = speaker
        self.known = known
    }

    /// Whether the sentence holds the question's verb.
    var hasVerb: Bool { !verbs.isEmpty || !doers.isEmpty }

    /// "Ana Becker (the other organiser) spoke": who is said to be the one that does it.
    private func called(doer: Int) -> [Person]? {
        let before = words[max(0, doer - ActorFinder.mostBetween - 1)..<doer]
        guard let mark = before.lastIndex(where: { "(,–".contains($0.text) }), mark > 0, words[mark - 1].name != nil,
            words[(mark + 1)..<doer].allSatisfy({ !$0.isSymbol && $0.name == nil })
        else { return nil }
        return people(in: group(endingAt: mark - 1))
    }

    /// Those who do what the verb says; empty where the sentence does not tell.
    func subjects() -> [Person] {
        if let found = doers.lazy.compactMap(called(doer:)).first { return found }
        for verb in verbs {
            let found = by(behind: verb) ?? before(verb) ?? labelled(from: verb)
            if let found, !found.isEmpty { return found }
        }
        return []
    }

    /// Those whom a sentence without the verb gives something to or says something of: behind a colon, or the only ones named.
    func holders() -> [Person] {
        if let label = others.sorted().lazy.compactMap({ labelled(from: $0) }).first { return label }
        // Whom a task is given to is not what it is about.
        let groups = groups()
        return groups.count == 1 && !isAssigned(groups[0]) ? people(in: groups[0]) : []
    }

    /// The only ones whom the clause with most of the question names, where it says in other words than the question's what they do.
    func onlyNamed() -> [Person] {
        let clauses = words.indices.split { ActorWords.clauseEnds.contains(words[$0].text) }
        let counts = clauses.map { clause in clause.count(where: others.contains) }
        guard let most = counts.max(), most > 0, counts.count(where: { $0 == most }) == 1,
            let clause = zip(clauses, counts).first(where: { $0.1 == most })?.0
        else { return [] }
        let named = groups().filter { clause.contains($0.lowerBound) }
        guard named.count == 1, !isPossessive(named[0].upperBound - 1) else { return [] }
        let people = people(in: named[0])
        // One word with a capital may be anything's name.
        return people.count == 1 && people[0].number < 0 && !people[0].name.contains(" ") ? [] : people
    }

    /// Those who are named together with some people, or after "with": "Update (Ana, Bob)", "dinner with Bob".
    ///
    /// - Parameter asked: The rows of the people whose company is sought; none if it is the writer's.
    /// - Returns: The others of a list that names one of the asked; else the people after "with" in a text that names one of the asked, or in
    ///   any text if there are none.
    func companions(of asked: Set<Int>) -> [Person] {
        let groups = groups()
        let ofAsked = groups.first { people(in: $0).contains { asked.contains($0.number) } }
        let others = ofAsked.map(people)?.filter { !asked.contains($0.number) } ?? []
        if !others.isEmpty { return others }
        guard asked.isEmpty || ofAsked != nil || speaker.map({ asked.contains($0.number) }) ?? false else { return [] }
        let joined = groups.first { $0.lowerBound > 0 && ActorWords.with.contains(words[$0.lowerBound - 1].text) }
        return joined.map(people)?.filter { !asked.contains($0.number) } ?? []
    }

    /// Those to whom the line is given with `@`.
    func assigned() -> [Person] {
        groups().filter(isAssigned).flatMap(people)
    }

    private func isAssigned(_ group: Range<Int>) -> Bool {
        group.lowerBound > 0 && words[group.lowerBound - 1].text == "@"
    }

    // MARK: Around a verb

    /// The name of "moderated by Grace".
    private func by(behind verb: Int) -> [Person]? {
        let near = (verb + 1)..<min(verb + 4, words.count)
        guard verb + 1 < words.count, let by = near.first(where: { ActorWords.by.contains(words[$0].text) }) else {
            return nil
        }
        return group(from: by + 1).map(people)
    }

    /// "Grace moderated", "I'll write", "Grace: moderated"; a few words may stand between, but nothing that ends a clause.
    private func before(_ verb: Int) -> [Person]? {
        var between = 0
        var place = verb - 1
        while place >= 0, between <= ActorFinder.mostBetween {
            let word = words[place]
            if word.name != nil {
                if isPossessive(place) { return nil }
                return people(in: group(endingAt: place))
            }
            if ActorWords.firstPerson.contains(word.text) { return speaker.map { [$0] } }
            if place == verb - 1, let called = called(word) { return [called] }
            if word.isSymbol, word.text == ":" { return labelHolder(before: place) }
            if word.isSymbol, !"[]|*_'’\"“”-@".contains(word.text) { return nil }
            if !word.isSymbol { between += 1 }
            place -= 1
        }
        return nil
    }

    private static let mostBetween = 3

    /// "Mark sang", "key: Grace": in front of a verb and behind a colon even a word that is one of the language is a name.
    private func called(_ word: Word) -> Person? {
        word.isCapital ? ActorFinder.bearer(of: word.text, known) : nil
    }

    /// Who of those whom the vault knows has a first name, the one of most meetings.
    private static func bearer(of first: String, _ known: [Person]) -> Person? {
        let bearers = known.filter { person in
            ([person.name] + person.aliases).contains { $0.split(separator: " ").first?.lowercased() == first }
        }
        return bearers.max { $0.meetingCount < $1.meetingCount }
    }

    /// "Grace: handle done": who stands before the colon at the beginning of a line.
    private func labelHolder(before colon: Int) -> [Person]? {
        guard colon > 0, words[colon - 1].name != nil else { return nil }
        let group = group(endingAt: colon - 1)
        return group.lowerBound == 0 ? people(in: group) : nil
    }

    /// "Decision: Tomasz or Maya", "spare key for the front door: Priya".
    private func labelled(from place: Int) -> [Person]? {
        var end = place + 1
        while end < words.count, end - place <= ActorFinder.longestLabel, !words[end].isSymbol, words[end].name == nil {
            end += 1
        }
        guard end + 1 < words.count, words[end].text == ":" else { return nil }
        return group(from: end + 1).map(people) ?? called(words[end + 1]).map { [$0] }
    }

    private static let longestLabel = 6

    // MARK: Groups of names

    /// The names that stand at a place and are joined with those behind: "Mark and Bob".
    private func group(from start: Int) -> Range<Int>? {
        var first = start
        while first < words.count, words[first].isSymbol, "[@".contains(words[first].text) { first += 1 }
        guard first < words.count, words[first].name != nil else { return nil }
        var end = first
        while end < words.count, words[end].name != nil || joins(end) { end += 1 }
        while words[end - 1].name == nil { end -= 1 }
        return first..<end
    }

    private func group(endingAt place: Int) -> Range<Int> {
        var start = place
        while start > 0, words[start - 1].name != nil || joins(start - 1) { start -= 1 }
        while words[start].name == nil { start += 1 }
        return start..<(place + 1)
    }

    /// Whether a word joins the names on both sides of it.
    private func joins(_ place: Int) -> Bool {
        guard words.indices.contains(place) else { return false }
        // "Painted by Bob, and Sarah liked it": behind a comma another clause may begin.
        let isBehindComma = place > 0 && words[place - 1].text == ","
        let isJoint =
            !isBehindComma && ActorWords.and.contains(words[place].text) || "[]/&".contains(words[place].text)
        let isComma = words[place].text == ","
        guard isJoint || isComma, words.indices.contains(place - 1), words.indices.contains(place + 1) else {
            return false
        }
        func isName(_ place: Int) -> Bool {
            words.indices.contains(place) && (words[place].name != nil || words[place].isSymbol)
        }
        return isName(place - 1) && isName(place + 1)
    }

    private func groups() -> [Range<Int>] {
        var groups: [Range<Int>] = []
        for place in words.indices where words[place].name != nil && groups.last.map({ place >= $0.upperBound }) ?? true
        {
            if let group = group(from: place) { groups.append(group) }
        }
        return groups
    }

    private func people(in range: Range<Int>) -> [Person] {
        range.compactMap { words[$0].name.map { names[$0] } }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// "Sarah's mail was sent": what is hers does it.
    private func isPossessive(_ place: Int) -> Bool {
        words[place].text.hasSuffix("'s") || words[place].text.hasSuffix("s'")
    }
}
