import Model
import Text
import Time

/// Reads a question: time, people, tags, kinds, intent, and what is left as its topic.
///
/// Pure: the same question, names and moment give the same reading. Linear in the length of the question, which is cut at
/// `longestQuestion`.
public struct QuestionParser: Sendable {
    /// Longer questions are cut here, in characters: what is behind is not a question any more.
    public static let longestQuestion = 4000

    private let people: PeopleFinder
    private let places: PlaceNames
    private let tags: Set<String>
    private let owner: QuestionDraft.Owner?
    private let firstNames: Set<String>?
    private let weekStart: Weekday
    private let dayFirst: Bool

    /// A parser for the questions over one vault.
    ///
    /// - Parameters:
    ///   - names: What the vault knows by name.
    ///   - weekStart: The weekday that weeks begin with.
    ///   - dayFirst: Whether 3/4 is the third of April.
    public init(names: KnownNames, weekStart: Weekday = .monday, dayFirst: Bool = false) {
        self.weekStart = weekStart
        self.dayFirst = dayFirst
        people = PeopleFinder(names)
        places = PlaceNames(names.places)
        tags = Set(names.tags.map { $0.lowercased() })
        owner = names.people.first { $0.number == names.owner }
            .map { QuestionDraft.Owner(person: $0, ownsRecord: names.ownsRecord) }
        firstNames = names.people.isEmpty ? nil : QuestionParser.firstNames(names.people)
    }

    /// Reads a question without a vault that knows when its meetings were.
    ///
    /// - Parameters:
    ///   - question: What the user typed.
    ///   - now: The moment it is asked at.
    /// - Returns: The reading; a question without words has an empty topic.
    public func parse(_ question: String, now: CivilDateTime) -> ParsedQuestion {
        let reading = parse(question, now: now, vault: TagLookup(known: tags))
        if reading.references.isEmpty { return reading }
        return ReferenceResolver(documents: [], now: now, weekStart: weekStart).resolve(reading)
    }

    /// Reads a question.
    ///
    /// - Parameters:
    ///   - question: What the user typed.
    ///   - now: The moment it is asked at.
    ///   - vault: Tells what only the vault knows.
    /// - Returns: The reading; a question without words has an empty topic. Its references are still to be resolved.
    /// - Throws: What the vault's answers throw.
    public func parse<Vault: VaultLookup>(
        _ question: String, now: CivilDateTime, vault: Vault
    ) throws(Vault.Failure) -> ParsedQuestion {
        let draft = QuestionDraft(cut(question), owner: owner)
        guard let clause = AskingClause(draft) else { return try parse(draft, now: now, vault) }
        let told = try parse(QuestionDraft(clause.told, owner: owner), now: now, vault)
        let asking = PronounReader(FollowUpText(clause.asking)).restated(told.people) ?? clause.asking
        var reading = try parse(QuestionDraft(asking, owner: owner), now: now, vault)
        if clause.isOfShared { reading.rank(by: told) }
        return reading
    }

    /// Reads a question that asks with all its words.
    private func parse<Vault: VaultLookup>(
        _ start: QuestionDraft, now: CivilDateTime, _ vault: Vault
    ) throws(Vault.Failure) -> ParsedQuestion {
        var draft = start
        let grammar = TimeGrammar(
            now: now, weekStart: weekStart, dayFirst: dayFirst || draft.language == .german, language: draft.language,
            names: firstNames)
        let tags = draft.mayNameTags ? try vault.tags() : []
        readNames(&draft, grammar, tags, events: [])
        let places = draft.describedPlaces()
        let described = places.isEmpty ? [] : try vault.people(described: places.map(\.description))
        draft.takeDescribed(places, described)
        let candidates = draft.eventCandidates()
        if !candidates.isEmpty {
            let times = try vault.times(of: candidates.map(\.reference))
            draft = start
            readNames(&draft, grammar, tags, events: zip(candidates, times).compactMap(NamedEvent.init))
            draft.takeDescribed(places, described)
            draft.tellUnknown(zip(candidates, times).filter { $0.1 == nil }.map(\.0))
        }
        let named = draft.collectionPlaces()
        if !named.isEmpty { draft.takeCollections(named, try vault.collections(named: named.map(draft.name))) }
        readRest(&draft, grammar, tags, now: now)
        return draft.finished(now: now)
    }

    /// What stands on its own: phrases, tags ("tagged easter" is no time), times, people.
    private func readNames(
        _ draft: inout QuestionDraft, _ grammar: TimeGrammar, _ tags: Set<String>, events: [NamedEvent]
    ) {
        draft.readPhrases()
        draft.readCodes()
        draft.readTags(known: tags)
        draft.readTime(grammar: grammar, events: events)
        draft.readPeople(people)
    }

    /// What depends on everything before.
    private func readRest(
        _ draft: inout QuestionDraft, _ grammar: TimeGrammar, _ tags: Set<String>, now: CivilDateTime
    ) {
        draft.combineTimes(grammar: grammar)
        draft.readIntent(now: now)
        draft.readOrder()
        draft.readKinds()
        draft.readPlaces(places)
        draft.readExclusions(knownTags: tags)
        draft.settleTime(now: now)
        draft.leaveOutTimes(grammar: grammar)
        draft.readRoles()
        draft.readContainers()
    }

    private static func firstNames(_ people: [Person]) -> Set<String> {
        var names: Set<String> = []
        for person in people {
            for name in [person.name] + person.aliases {
                // Bytes, since this is part of starting.
                let word = name.utf8.drop { $0 == UInt8(ascii: " ") }.prefix { $0 != UInt8(ascii: " ") }
                let isPlain = word.allSatisfy { $0 < 128 }
                names.insert(isPlain ? String(Substring(word)).lowercased() : LetterFolding.fold(Substring(word)))
            }
        }
        return names
    }

    private func cut(_ question: String) -> String {
        question.utf8.count <= QuestionParser.longestQuestion
            ? question : String(question.prefix(QuestionParser.longestQuestion))
    }
}
