import Model
import Parsing
import Retrieval
import Store
import Text
import Time

/// A question as it is asked: the words, and where and when they were said.
public struct Question: Sendable, Equatable {
    /// What the user typed.
    public var text: String
    /// The moment it is asked at, on the vault's clock.
    public var now: CivilDateTime
    /// The file or folder that the answer must come from.
    public var scope: String?
    /// The largest number of citations.
    public var limit: Int
    /// The largest number of entries of a list, where the user wants a certain one.
    public var listLimit: Int?

    /// A question.
    ///
    /// - Parameters:
    ///   - text: What the user typed.
    ///   - now: The moment it is asked at.
    ///   - scope: The file or folder that the answer must come from.
    ///   - limit: The largest number of citations.
    ///   - listLimit: The largest number of entries of a list; nil for as many as suit the answer.
    public init(
        text: String, now: CivilDateTime, scope: String? = nil, limit: Int = 10, listLimit: Int? = nil
    ) {
        self.text = text
        self.now = now
        self.scope = scope
        self.limit = limit
        self.listLimit = listLimit
    }
}

/// The question flow: text → reading → candidates (filters) → ranked chunks → answer.
///
/// Keeps what several questions share as long as it lives: the names of the vault, the chunk table, the vocabulary.
public final class QuestionFlow {
    let index: IndexReader
    private let weights: RankingWeights
    private let scorer: CandidateScorer
    private var loadedRetriever: Retriever?
    /// The beginnings of what questions may name, read from the index when the first one may name something.
    var loadedTitles: TitleBeginnings?
    /// All that questions may name, read when one names something by other things than its title.
    var loadedMeetings = KnownMeetings([])
    var hasLoadedMeetings = false
    private var loadedTags: Set<String>?
    /// The folders and other collections, read when the first question may name one.
    var loadedCollections: VaultCollections?
    /// The people whose attendance those meetings have.
    var loadedAttendance: Set<Int> = []
    /// The answer that reading the last question needed, where it did.
    var knownAnswer: (question: Question, reading: ParsedQuestion, answer: Answer)?
    private let parser: QuestionParser
    let names: KnownNames
    /// Who "I" is.
    public let owner: VaultOwner
    let weekStart: Weekday
    /// Opened when the first question ranks.
    private let related: () -> RelatedWords?
    let peopleInText: PeopleInText
    private let memory = AnswerMemory()
    let templates: Templates

    /// A flow over an open index.
    ///
    /// - Parameters:
    ///   - index: An open index.
    ///   - templates: The words of answers.
    ///   - weekStart: The weekday that weeks begin with.
    ///   - dayFirst: Whether 3/4 is the third of April.
    ///   - weights: The numbers of the ranking.
    ///   - answerWeights: The numbers that values are chosen by.
    ///   - related: The words that are related to others; asked for when the first question ranks. Nil for none.
    /// - Throws: `StoreError` where the index cannot be read.
    public init(
        index: IndexReader, templates: Templates, weekStart: Weekday = .monday, dayFirst: Bool = false,
        weights: RankingWeights = RankingWeights(), answerWeights: AnswerWeights = AnswerWeights(),
        related: @autoclosure @escaping () -> RelatedWords? = nil
    ) throws(StoreError) {
        self.index = index
        self.weights = weights
        scorer = CandidateScorer(weights: answerWeights)
        self.templates = templates
        self.weekStart = weekStart
        self.related = related
        owner = try index.owner()
        names = KnownNames(
            people: try index.people(), places: try index.places(), owner: owner.person, ownsRecord: owner.hasCalendar)
        parser = QuestionParser(names: names, weekStart: weekStart, dayFirst: dayFirst)
        peopleInText = PeopleInText(names)
    }

    /// What the vault knows by name.
    public var knownNames: KnownNames { names }

    /// Every tag in lower case, read when the first question speaks of tags.
    func tags() throws(StoreError) -> Set<String> {
        if let loadedTags { return loadedTags }
        let tags = Set(try index.tags().map { $0.name.lowercased() })
        loadedTags = tags
        return tags
    }

    /// Reads a question without answering it.
    ///
    /// - Parameter question: The question.
    /// - Returns: The reading; what it names is looked up in the index only where it names something.
    /// - Throws: `StoreError` where the index cannot be read.
    public func read(_ question: Question) throws(StoreError) -> ParsedQuestion {
        try answerable(try parsed(question.text, at: question.now), question)
    }

    /// What a text says by itself, with what it names looked up.
    func parsed(_ text: String, at now: CivilDateTime) throws(StoreError) -> ParsedQuestion {
        return try resolved(try parser.parse(text, now: now, vault: IndexLookup(flow: self, now: now)), at: now)
    }

    /// Answers a question.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - reading: Its reading, where it is known already.
    /// - Returns: The answer; one that is not `found` says why.
    /// - Throws: `StoreError` where the index cannot be read.
    public func answer(_ question: Question, reading: ParsedQuestion) throws(StoreError) -> Answer {
        if let known = knownAnswer, known.question == question, known.reading == reading { return known.answer }
        var answer = try composed(question, reading: reading)
        if let carried = CarriedWords(templates: templates, reading: reading).remark {
            answer.remarks.insert(carried, at: 0)
        }
        if reading.asksOfSelf, owner.person == nil, !names.people.isEmpty {
            answer.remarks.append(templates.text("remark.unknown-me"))
        }
        let counterfactuals = Counterfactuals(reading: reading, templates: templates)
        guard counterfactuals.isNeeded(for: answer) else { return answer }
        answer.without = try counterfactuals.find(beside: answer) { rest throws(StoreError) in
            try composed(question, reading: rest)
        }
        return answer
    }

    /// The answer in the form that the reading asks for.
    private func composed(_ question: Question, reading: ParsedQuestion) throws(StoreError) -> Answer {
        if AnswerForEach.isNeeded(reading) {
            return try AnswerForEach(reading: reading, templates: templates).answer { one throws(StoreError) in
                try self.composed(question, reading: one)
            }
        }
        let context = try context(question, reading: reading)
        if let unread = UnreadTime(context: context).answer { return unread }
        if !reading.request.isOfActor, let state = try StateAnswer(context: context).answer() { return state }
        switch reading.request {
        case .fact:
            if let whole = try whole(context) { return whole }
            return try FindAnswer(context: context).answer()
        case .amount(let amount):
            if let whole = try whole(context) { return whole }
            return try AmountAnswer(context: context, amount: amount).answer()
        case .date(let date): return try WhenAnswer(context: context, request: date).answer()
        case .busiest(let period): return try measured(.busiest(period), context)
        case .attendance(let attendance, let actor):
            return try who(attendance, .names, actor, context)
        case .mostOften(let attendance, let actor):
            return try who(attendance, .mostOften, actor, context)
        case .actor(let actor): return try WhoAnswer(context: context, actor: actor).answer()
        case .list(let meetings), .count(let meetings):
            if let computed = try computed(meetings, context) { return computed }
            return try MeetingsAnswer(context: context).answer()
        case .duration(let meetings):
            if let computed = try computed(meetings, context) { return computed }
            return try DurationAnswer(context: context, meetings: meetings).answer()
        case .agenda: return try MeetingsAnswer(context: context).answer()
        case .place:
            if let place = try PlaceAnswer(context: context).answer() { return place }
            if !context.filter.spans.isEmpty, context.query.text.isEmpty {
                return try NothingFound(context: context).answer()
            }
            return try composed(question, reading: reading.turned(to: .fact))
        case .free(let free): return try FreeTimeAnswer(context: context, request: free).answer()
        case .whether(let claim, let otherwise):
            var plain = reading
            plain.request = otherwise
            return try WhetherAnswer(context: context, claim: claim).answer { () throws(StoreError) in
                try composed(question, reading: plain)
            }
        case .occurrences(let occurrences, let otherwise):
            var plain = reading
            plain.request = otherwise
            return try OccurrencesAnswer(context: context, request: occurrences, weekStart: weekStart).answer {
                () throws(StoreError) in try composed(question, reading: plain)
            }
        case .tasks(let tasks): return try TasksAnswer(context: context, request: tasks).answer()
        case .decision:
            return context.query.text.isEmpty
                ? try DecisionsAnswer(context: context).answer() : try FindAnswer(context: context).answer()
        case .discussion, .summary: return try DiscussAnswer(context: context).answer()
        case .another(let meetings):
            if let computed = try computed(meetings, context) { return computed }
            return try DiscussAnswer(context: context).answer()
        }
    }

    func context(_ question: Question, reading: ParsedQuestion) throws(StoreError) -> AnswerContext {
        var query = Query(reading, scope: question.scope)
        if reading.seeksPresent { query.presentState = question.now }
        try exclude(reading.excluded, from: &query.filter, at: question.now)
        return AnswerContext(
            reading: reading, filter: query.filter, query: query, index: index,
            rank: { query throws(StoreError) in try self.retriever().rank(query) },
            isOrdinary: { word throws(StoreError) in try self.retriever().isOrdinary(word) }, scorer: scorer,
            templates: templates,
            names: names, peopleInText: peopleInText, memory: memory, now: question.now, limit: max(1, question.limit),
            listLimit: question.listLimit)
    }

    /// Leaves out what titles name as they name it, and what the vault's owner did not take part in as somebody's meetings.
    private func exclude(
        _ excluded: Exclusions, from filter: inout DocumentFilter, at now: CivilDateTime
    ) throws(StoreError) {
        let titles = try leftOut(excluded.titles, at: now)
        filter.excludedDocuments = titles.documents
        filter.excludedTitles = titles.unnamed
        guard let owner = names.owner,
            excluded.people.contains(where: { $0.candidates.contains { $0.number == owner } })
        else { return }
        filter.isAttended = true
        if filter.statuses.isEmpty { filter.statuses = [.confirmed, .tentative, .declined] }
    }

    /// The retriever, made when the first question needs one: lists, counts and agendas rank nothing.
    func retriever() throws(StoreError) -> Retriever {
        if let loadedRetriever { return loadedRetriever }
        let made = try Retriever(index: index, weights: weights, related: related())
        loadedRetriever = made
        return made
    }
}
