import Model
import Parsing
import Retrieval
import Store
import Text
import Time

/// What every kind of answer is composed from: the reading, the index, and the words.
struct AnswerContext {
    var reading: ParsedQuestion
    var filter: DocumentFilter
    var query: Query
    let vault: OpenVault
    /// Ranks the values that sentences may give as the answer.
    let scorer: CandidateScorer
    let languages: LanguageTemplates
    let now: CivilDateTime
    let limit: Int
    let listLimit: Int?

    var index: IndexReader { vault.index }
    var names: KnownNames { vault.names }
    var peopleInText: PeopleInText { vault.peopleInText }
    var memory: AnswerMemory { vault.memory }

    /// Ranks the chunks that pass a query's filter.
    func rank(_ query: Query) throws(StoreError) -> Retriever.Ranking { try vault.retriever().rank(query) }

    /// Whether a word of English is one of the language, and nobody's name alone.
    func isOrdinary(_ word: String) throws(StoreError) -> Bool { try vault.retriever().isOrdinary(word) }

    /// The words of the question's language; those of values that programs read are never translated.
    var templates: Templates { languages.of(reading.language) }

    var wording: Wording { Wording(templates: templates, reading: reading, now: now) }

    /// The same question asked of one meeting alone.
    func narrowed(to meeting: Meeting) throws(StoreError) -> AnswerContext {
        var context = self
        context.reading.order = nil
        let sources = try index.documents(ofMeeting: meeting.record.meeting)
        context.query.filter.documents.append(Set(sources.map(\.number)))
        context.filter = context.query.filter
        return context
    }

    /// The same question where the documents that it names are no places to look in.
    var withoutContainers: AnswerContext {
        var context = self
        context.reading.containers = []
        context.query.filter.documents = []
        context.filter = context.query.filter
        return context
    }

    /// The documents that pass the filter; meetings that are yet to come are left out where the question looks back.
    func documents(_ kinds: Set<DocumentKind>? = nil) throws(StoreError) -> [DocumentRecord] {
        var filter = self.filter
        if let kinds, filter.kinds.isEmpty { filter.kinds = kinds }
        let documents = try index.documents(filter)
        guard looksBack else { return documents }
        let past = documents.filter { $0.start.map { $0 <= now } ?? true }
        // Documents that the question names may all be about what is to come.
        return past.isEmpty && !reading.containers.isEmpty ? documents : past
    }

    /// What the user should know: how the question was read, and that what is yet to come was left out of a running time.
    var remarks: [String] {
        let isRunning = looksBack && (reading.time.map { ($0.hull.end ?? now) > now && $0.hull.end != nil } ?? false)
        return wording.remarks + (isRunning ? [templates.text("remark.past")] : [])
    }

    /// Without a time, or with one that holds the present, a question that does not look ahead is about what has been.
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
