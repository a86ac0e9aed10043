import Language
import Model
import Parsing
import Text

/// Finds the subject of the question's verb in a sentence; other names nearby do not count.
struct ActorFinder {
    private struct Word {
        var text: String
        /// The index of the name that the word belongs to.
        var name: Int?
        var isSymbol: Bool
        var isCapital: Bool
    }

    private let language: Language
    private let words: [Word]
    private let names: [Person]
    /// The positions of the question's verb and of its other words.
    private let verbs: [Int]
    private let others: Set<Int>
    /// The positions of agent nouns of the verb: "organiser".
    private let doers: [Int]
    /// The person who says "I".
    private let speaker: Person?
    private let known: [Person]
    /// The subject of a sentence that begins with its verb.
    private let implied: Person?

    /// Reads a sentence without its speaker's name.
    ///
    /// Capitalised names of unknown people count only if `language` is English, since German capitalises all nouns.
    init(
        _ sentence: String, people: PeopleInText, verb: Set<UInt64>, topic: Set<UInt64>, speaker: Person?,
        known: [Person], implied: Person?, language: Language
    ) {
        // Brackets and addresses of links must separate neither the parts of a name nor names.
        let tokens = MarkupAddress.removed(from: QuestionTokenizer().tokens(of: sentence)).filter {
            $0.text != "[" && $0.text != "]"
        }
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
        // Diaries often link to people in lower case: "[[liv]] sees to it".
        for place in ActorFinder.links(in: sentence, tokens) where words[place].name == nil {
            words[place].name = names.count
            names.append(
                ActorFinder.bearer(of: tokens[place].lower, known)
                    ?? Person(number: -1 - names.count, name: tokens[place].text))
        }
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
        self.language = language
        self.words = words
        self.names = names
        self.verbs = verbs.sorted()
        self.doers = doers.sorted()
        self.others = others
        self.speaker = speaker
        self.known = known
        self.implied = implied
    }

    /// Returns the indices of the words that fill a wikilink, `[[name]]`; a link of several words needs capitals to name a person.
    private static func links(in sentence: String, _ tokens: [QuestionToken]) -> [Int] {
        guard sentence.contains("[[") else { return [] }
        let bytes = Array(sentence.utf8)
        return tokens.indices.filter { place in
            let range = tokens[place].range
            return tokens[place].kind == .word
                && bytes[..<range.lowerBound].suffix(2).elementsEqual("[[".utf8)
                && bytes[range.upperBound...].prefix(2).elementsEqual("]]".utf8)
        }
    }

    var hasVerb: Bool { !verbs.isEmpty || !doers.isEmpty }

    /// Finds the name before brackets with an agent noun: "Ana Becker (the other organiser) spoke".
    private func called(doer: Int) -> [Person]? {
        let before = words[max(0, doer - ActorFinder.mostBetween - 1)..<doer]
        guard let mark = before.lastIndex(where: { "(,–".contains($0.text) }), mark > 0, words[mark - 1].name != nil,
            words[(mark + 1)..<doer].allSatisfy({ !$0.isSymbol && $0.name == nil })
        else { return nil }
        return people(in: group(endingAt: mark - 1))
    }

    /// Returns the subjects of the question's verb; empty if the sentence does not name them.
    func subjects() -> [Person] {
        if let found = doers.lazy.compactMap(called(doer:)).first { return found }
        for verb in verbs {
            let found = by(behind: verb) ?? before(verb) ?? labelled(from: verb)
            if let found, !found.isEmpty { return found }
        }
        return []
    }

    /// Returns the assignees in a sentence without the verb: the people after a label's colon, or the only ones named.
    func holders() -> [Person] {
        if let label = others.sorted().lazy.compactMap({ labelled(from: $0) }).first { return label }
        let groups = groups()
        // "Ana: website, new layout"
        if groups.isEmpty, let implied { return [implied] }
        // A task's assignee is not its subject.
        return groups.count == 1 && !isAssigned(groups[0]) ? people(in: groups[0]) : []
    }

    /// Returns the only people named in the clause with the most words of the question; for sentences with another verb.
    func onlyNamed() -> [Person] {
        let clauses = words.indices.split { ActorWords.clauseEnds.contains(words[$0].text) }
        let counts = clauses.map { clause in clause.count(where: others.contains) }
        guard let most = counts.max(), most > 0, counts.count(where: { $0 == most }) == 1,
            let clause = zip(clauses, counts).first(where: { $0.1 == most })?.0
        else { return [] }
        let named = groups().filter { clause.contains($0.lowerBound) }
        guard named.count == 1, !isPossessive(named[0].upperBound - 1) else { return [] }
        let people = people(in: named[0])
        // A single capitalised word may name anything.
        return people.count == 1 && people[0].number < 0 && !people[0].name.contains(" ") ? [] : people
    }

    /// Returns people named beside those asked about, or after "with": "Update (Ana, Bob)", "dinner with Bob".
    ///
    /// If `asked` is empty, the writer's company is sought and any "with" counts; otherwise one of `asked` must be named or be the speaker.
    func companions(of asked: Set<Int>) -> [Person] {
        let groups = groups()
        let ofAsked = groups.first { people(in: $0).contains { asked.contains($0.number) } }
        let others = ofAsked.map(people)?.filter { !asked.contains($0.number) } ?? []
        if !others.isEmpty { return others }
        guard asked.isEmpty || ofAsked != nil || speaker.map({ asked.contains($0.number) }) ?? false else { return [] }
        let joined =
            groups.first { $0.lowerBound > 0 && ActorWords.with.contains(words[$0.lowerBound - 1].text) }
            ?? (asked.isEmpty ? groups.first(where: isJoinedToWriter) : nil)
        return joined.map(people)?.filter { !asked.contains($0.number) } ?? []
    }

    /// Returns the objects of the question's verb: "Anna met Rhys and Tony at the quay".
    func objects() -> [Person] {
        for verb in verbs {
            let near = (verb + 1)..<min(verb + 2 + ActorFinder.mostBetween, words.count)
            guard let name = near.first(where: { words[$0].name != nil }),
                (verb + 1..<name).allSatisfy({ !words[$0].isSymbol || "[@".contains(words[$0].text) }),
                let group = group(from: name), !isPossessive(group.upperBound - 1)
            else { continue }
            return people(in: group)
        }
        return []
    }

    /// Whether the writer is part of a list of names: "Ann, Bo and I", "me, Ann and Bo".
    private func isJoinedToWriter(_ group: Range<Int>) -> Bool {
        func isWriter(_ place: Int) -> Bool {
            words.indices.contains(place) && ActorWords.writer.contains(words[place].text)
        }
        func isJoint(_ place: Int) -> Bool {
            words.indices.contains(place) && (words[place].text == "," || ActorWords.and.contains(words[place].text))
        }
        var (before, behind) = (group.lowerBound - 1, group.upperBound)
        while isJoint(before) { before -= 1 }
        while isJoint(behind) { behind += 1 }
        return before < group.lowerBound - 1 && isWriter(before) || behind > group.upperBound && isWriter(behind)
    }

    /// Returns whether a line names the company for the line above: "with Ann and Bo".
    static func opensCompany(_ line: String) -> Bool {
        QuestionTokenizer().tokens(of: line).first.map { ActorWords.with.contains($0.lower) } ?? false
    }

    /// Returns the people to whom the line is assigned with `@`.
    func assigned() -> [Person] {
        groups().filter(isAssigned).flatMap(people)
    }

    private func isAssigned(_ group: Range<Int>) -> Bool {
        group.lowerBound > 0 && words[group.lowerBound - 1].text == "@"
    }

    // MARK: Around a verb

    /// Finds the name in "moderated by Grace".
    private func by(behind verb: Int) -> [Person]? {
        let near = (verb + 1)..<min(verb + 4, words.count)
        guard verb + 1 < words.count, let by = near.first(where: { ActorWords.by.contains(words[$0].text) }) else {
            return nil
        }
        return group(from: by + 1).map(people)
    }

    /// Finds the name in "Grace moderated", "I'll write", "Grace: moderated"; a few words may be between, but no end of a clause.
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
        return place < 0 && between <= 1 ? implied.map { [$0] } : nil
    }

    private static let mostBetween = 3

    /// Finds the known person in "Mark sang", "key: Grace"; before a verb and after a colon, a capitalised word may be a first name.
    private func called(_ word: Word) -> Person? {
        word.isCapital ? ActorFinder.bearer(of: word.text, known) : nil
    }

    /// Returns the known person with a first name; of several, the one with the most meetings.
    private static func bearer(of first: String, _ known: [Person]) -> Person? {
        let bearers = known.filter { person in
            ([person.name] + person.aliases).contains { $0.split(separator: " ").first?.lowercased() == first }
        }
        return bearers.max { $0.meetingCount < $1.meetingCount }
    }

    /// Finds the name before a colon at the start of a line: "Grace: handle done".
    private func labelHolder(before colon: Int) -> [Person]? {
        guard colon > 0, words[colon - 1].name != nil else { return nil }
        let group = group(endingAt: colon - 1)
        return group.lowerBound == 0 ? people(in: group) : nil
    }

    /// Finds the names after a label: "Decision: Tomasz or Maya", "spare key for the front door: Priya".
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

    /// Returns the name at a position and the names joined to it: "Mark and Bob".
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

    private func joins(_ place: Int) -> Bool {
        guard words.indices.contains(place) else { return false }
        // After a comma "and" may begin another clause: "Painted by Bob, and Sarah liked it".
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

    /// How a sentence names people, joined names together: "Ann and Bo".
    struct Mention {
        var people: [Person]
        /// The names begin the sentence or its label, or a verb follows them.
        var isSubject: Bool
        /// "By" comes before them.
        var isAgent: Bool
        /// Another preposition comes before them: "with Ann", "for Ann".
        var isBehindPreposition: Bool
        var isPossessive: Bool
    }

    /// Returns all names in a sentence without the question's verb, in text order; with the verb only its agents, if it has no subject.
    func mentions() -> [Mention] {
        groups().compactMap { group in
            let before = group.lowerBound > 0 ? words[group.lowerBound - 1].text : ""
            let next = group.upperBound < words.count ? words[group.upperBound].text : ""
            let isFirst = words[..<group.lowerBound].allSatisfy(\.isSymbol)
            let isAgent = ActorWords.by.contains(before)
            guard isAgent || !hasVerb else { return nil }
            return Mention(
                people: people(in: group),
                isSubject: !isAgent && (isFirst || WrittenNames.mayBeVerb(next)),
                isAgent: isAgent,
                isBehindPreposition: !isAgent && EventWords.isPreposition(before, in: language),
                isPossessive: isPossessive(group.upperBound - 1))
        }
    }

    /// Whether a name is possessive and therefore not the subject: "Sarah's mail was sent".
    private func isPossessive(_ place: Int) -> Bool {
        words[place].text.hasSuffix("'s") || words[place].text.hasSuffix("s'")
    }
}
