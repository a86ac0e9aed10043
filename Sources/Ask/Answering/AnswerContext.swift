import Model
import Parsing
import Retrieval
import Store
import Text
import Time

/// The inputs of every kind of answer: the reading, the index and the templates.
struct AnswerContext {
    var reading: ParsedQuestion
    var filter: DocumentFilter
    var query: Query
    let vault: OpenVault
    let scorer: CandidateScorer
    let languages: LanguageTemplates
    let now: CivilDateTime
    let limit: Int
    let listLimit: Int?

    var index: IndexReader { vault.index }
    var names: KnownNames { vault.names }
    var peopleInText: PeopleInText { vault.peopleInText }
    var memory: AnswerMemory { vault.memory }

    func rank(_ query: Query) throws(StoreError) -> Retriever.Ranking { try vault.retriever().rank(query) }

    /// Whether an English word is an ordinary word, and not only a person's name.
    func isOrdinary(_ word: String) throws(StoreError) -> Bool { try vault.retriever().isOrdinary(word) }

    /// Returns the stems of the words that name a kind of what a noun of the question names.
    func kinds(of noun: String) throws(StoreError) -> Set<String> {
        try vault.retriever().kinds(of: noun, in: query.language)
    }

    func areRelated(_ word: String, _ other: String) throws(StoreError) -> Bool {
        try vault.retriever().areRelated(word, other, in: query.language)
    }

    /// The templates in the question's language; machine-readable values are never translated.
    var templates: Templates { languages.of(reading.language) }

    var wording: Wording { Wording(templates: templates, reading: reading, now: now) }

    func narrowed(to meeting: Meeting) throws(StoreError) -> AnswerContext {
        var context = self
        context.reading.order = nil
        let sources = try index.documents(ofMeeting: meeting.record.meeting)
        context.query.filter.documents.append(Set(sources.map(\.number)))
        context.filter = context.query.filter
        return context
    }

    /// The same question without the documents it names as containers.
    var withoutContainers: AnswerContext {
        var context = self
        context.reading.containers = []
        context.query.filter.documents = []
        context.filter = context.query.filter
        return context
    }

    /// Returns the documents that pass the filter, without future meetings if the question looks back.
    func documents(_ kinds: Set<DocumentKind>? = nil) throws(StoreError) -> [DocumentRecord] {
        var filter = self.filter
        if let kinds, filter.kinds.isEmpty { filter.kinds = kinds }
        let documents = try vault.documents(filter)
        guard looksBack else { return documents }
        let past = documents.filter { $0.start.map { $0 <= now } ?? true }
        // Documents that the question names may all lie in the future.
        return past.isEmpty && !reading.containers.isEmpty ? documents : past
    }

    /// Whether a moment is known, over, and in the time asked about.
    func isOver(_ start: CivilDateTime?) -> Bool {
        guard let start, start <= now else { return false }
        guard let time = reading.time, !time.isVague else { return true }
        return time.spans.contains { $0.contains(start) }
    }

    /// The remarks about the reading, and a note if future meetings were left out of a span that is still running.
    var remarks: [String] {
        let isRunning = looksBack && (reading.time.map { ($0.hull.end ?? now) > now && $0.hull.end != nil } ?? false)
        return wording.remarks + (isRunning ? [templates.text("remark.past")] : [])
    }

    /// Whether the question is about the past: without a time, or with one that contains the present, unless it looks ahead.
    private var looksBack: Bool {
        if reading.order?.end == .next || reading.tense == .future { return false }
        guard let hull = reading.time?.hull else { return true }
        guard hull.contains(now), reading.intent != .agenda else { return false }
        if reading.tense == .past { return true }
        // "This week" is the whole week, "this year" the year so far.
        let days = (hull.end?.date.dayNumber ?? .max / 2) - (hull.start?.date.dayNumber ?? 0)
        return days > 7
    }
}
