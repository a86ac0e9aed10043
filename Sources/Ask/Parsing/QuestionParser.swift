import Model
import Text
import Time

/// Reads a question: its time, people, tags, kinds and intent; the remaining words are its topic.
///
/// Pure: equal questions, names and moments give equal readings. Linear in the length of the question, cut at `longestQuestion`.
public struct QuestionParser: Sendable {
    /// The maximum length of a question, in characters; the rest is ignored.
    public static let longestQuestion = 4000

    private let people: PeopleFinder
    private let places: PlaceNames
    private let tags: Set<String>
    private let owner: QuestionDraft.Owner?
    private let firstNames: Set<String>?
    private let weekStart: Weekday
    private let dayFirst: Bool

    /// Creates a parser for questions about one vault.
    ///
    /// - Parameters:
    ///   - names: The names known to the vault.
    ///   - weekStart: The first weekday of a week.
    ///   - dayFirst: Whether 3/4 means 3 April.
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

    /// Reads a question without looking up documents in a vault.
    ///
    /// - Parameters:
    ///   - question: The text that the user typed.
    ///   - now: The moment at which it is asked.
    /// - Returns: The reading; a question without words has an empty topic.
    public func parse(_ question: String, now: CivilDateTime) -> ParsedQuestion {
        parse(question, now: now, vault: TagKnowledge(known: tags))
    }

    /// Reads a question.
    ///
    /// - Parameters:
    ///   - question: The text that the user typed.
    ///   - now: The moment at which it is asked.
    ///   - vault: The vault that is asked about.
    /// - Returns: The reading, with all references resolved; a question without words has an empty topic.
    /// - Throws: The error of the vault if it cannot be read.
    public func parse<Vault: VaultKnowledge>(
        _ question: String, now: CivilDateTime, vault: Vault
    ) throws(Vault.Failure) -> ParsedQuestion {
        try resolve(try unresolved(question, now: now, vault), now: now, vault: vault)
    }

    /// Resolves the documents that a reading names, and the times that depend on them.
    ///
    /// - Parameters:
    ///   - reading: A reading whose references may be unresolved.
    ///   - now: The moment at which the question is asked.
    ///   - vault: The vault that is asked about.
    /// - Returns: The reading without references; words that name no document return to the topic.
    /// - Throws: The error of the vault if it cannot be read.
    public func resolve<Vault: VaultKnowledge>(
        _ reading: ParsedQuestion, now: CivilDateTime, vault: Vault
    ) throws(Vault.Failure) -> ParsedQuestion {
        guard !reading.references.isEmpty else { return reading }
        let resolver = try resolver(for: reading.references, people: reading.people, now: now, vault)
        let resolved = resolver.resolve(reading)
        guard resolved.containers.isEmpty, let named = try withMeetingOfDay(reading, vault) else { return resolved }
        return resolver.resolve(named)
    }

    // MARK: References

    private func resolver<Vault: VaultKnowledge>(
        for references: [DocumentReference], people: [PersonReading] = [], now: CivilDateTime, _ vault: Vault
    ) throws(Vault.Failure) -> ReferenceResolver {
        let people = Set((people + references.flatMap(\.people)).flatMap(\.candidates).map(\.number))
        let meetings = try vault.meetings(titled: references.map(\.writtenTitle), attendedBy: people)
        return ReferenceResolver(meetings: meetings, now: now, weekStart: weekStart)
    }

    /// Adds the only meeting of the named day if no title matches, for notes titled by date alone: "the board meeting of 4 May".
    private func withMeetingOfDay<Vault: VaultKnowledge>(
        _ reading: ParsedQuestion, _ vault: Vault
    ) throws(Vault.Failure) -> ParsedQuestion? {
        guard let position = reading.references.firstIndex(where: \.namesMeeting) else { return nil }
        let reference = reading.references[position]
        guard let day = reference.spans.first ?? (reading.time?.isVague == false ? reading.time?.hull : nil),
            let start = day.start, let end = day.end, end.secondNumber - start.secondNumber <= 86_400,
            let meeting = try vault.onlyMeeting(in: day)
        else { return nil }
        var named = reading
        named.references.remove(at: position)
        named.containers.append(Container(title: reference.name.lowercased(), documents: meeting.documents))
        return named
    }

    // MARK: Words

    /// Reads a question, but does not look up the documents that it names.
    func unresolved<Vault: VaultKnowledge>(
        _ question: String, now: CivilDateTime, _ vault: Vault
    ) throws(Vault.Failure) -> ParsedQuestion {
        let draft = QuestionDraft(cut(question), owner: owner)
        guard let clause = AskingClause(draft) else { return try read(draft, now: now, vault) }
        let told = try read(QuestionDraft(clause.told, owner: owner), now: now, vault)
        let pronouns = PronounReader(FollowUpText(clause.asking))
        let asking = pronouns.restated(told.people)
        var reading = try read(QuestionDraft(asking ?? clause.asking, owner: owner), now: now, vault)
        // "The pump leaked, how did I repair it?" is about the pump.
        if clause.isOfShared || asking == nil && !pronouns.all.isEmpty {
            reading.rank(by: told, isMeant: !clause.isOfShared)
        }
        return reading
    }

    /// Reads a question without background information.
    private func read<Vault: VaultKnowledge>(
        _ start: QuestionDraft, now: CivilDateTime, _ vault: Vault
    ) throws(Vault.Failure) -> ParsedQuestion {
        let grammar = TimeGrammar(
            now: now, weekStart: weekStart, dayFirst: dayFirst, language: start.language,
            names: firstNames)
        let tags = start.mayNameTags ? try vault.tags() : []
        let ofNames = people.wordsOfNames(in: start.tokens)
        let common = ofNames.isEmpty ? [] : try vault.commonWords(among: ofNames)
        var draft = withNames(start, grammar, tags, common, events: [])
        let places = draft.describedPlaces()
        let described = places.isEmpty ? [] : try vault.people(described: places.map(\.description))
        draft.takeDescribed(places, described)
        let candidates = draft.eventCandidates()
        if !candidates.isEmpty {
            let times = try resolver(for: candidates.map(\.reference), now: now, vault)
                .times(of: candidates.map(\.reference))
            // Once the dates of meetings are known, more words are times: "since the offsite".
            draft = withNames(start, grammar, tags, common, events: zip(candidates, times).compactMap(NamedEvent.init))
            draft.takeDescribed(places, described)
            draft.tellUnknown(zip(candidates, times).filter { $0.1 == nil }.map(\.0))
        }
        let named = draft.collectionPlaces()
        if !named.isEmpty {
            let found = try vault.collections(named: named.map(draft.name))
            let mayBeTag = zip(named, found).contains { $0.isCounted && $1 == nil }
            draft.takeCollections(named, found, tags: mayBeTag ? try vault.tags() : [])
        }
        for place in draft.occasionPlaces() where try !vault.tellsMeetingsApart(by: draft.tokens[place].folded) {
            draft.takeAsMeeting(place)
        }
        readRest(&draft, grammar, tags, now: now)
        return draft.finished(now: now)
    }

    /// Reads phrases, codes, tags, times and people, in this order: in "tagged easter", the word is a tag and no time.
    private func withNames(
        _ start: QuestionDraft, _ grammar: TimeGrammar, _ tags: Set<String>, _ common: Set<String>, events: [NamedEvent]
    ) -> QuestionDraft {
        var draft = start
        draft.readPhrases()
        draft.readCodes()
        draft.readTags(known: tags)
        draft.readTime(grammar: grammar, events: events)
        draft.readPeople(people, common: common)
        draft.readView(grammar: grammar)
        if draft.cues.contains(where: { $0.cue == .free(.slots) || $0.cue == .free(.free) }) {
            draft.freeLength = grammar.minutes(in: draft.tokens)
        }
        return draft
    }

    private func readRest(
        _ draft: inout QuestionDraft, _ grammar: TimeGrammar, _ tags: Set<String>, now: CivilDateTime
    ) {
        draft.combineTimes(grammar: grammar)
        draft.readIntent(now: now)
        draft.readOrder()
        draft.readRecords()
        draft.readKinds()
        draft.readPlaces(places)
        draft.readExclusions(knownTags: tags)
        draft.settleTime(now: now)
        draft.leaveOutTimes(grammar: grammar)
        draft.readRoles()
        draft.readPresence()
        draft.readContainers()
    }

    private static func firstNames(_ people: [Person]) -> Set<String> {
        var names: Set<String> = []
        for person in people {
            for name in [person.name] + person.aliases {
                // Works on bytes for speed, because this runs at every start.
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
