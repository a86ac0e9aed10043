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
    let index: IndexReader
    /// Ranks the chunks that pass a query's filter.
    let rank: (Query) throws(StoreError) -> Retriever.Ranking
    let templates: Templates
    let names: KnownNames
    let peopleInText: PeopleInText
    let now: CivilDateTime
    let limit: Int
    let listLimit: Int?

    var wording: Wording { Wording(templates: templates, reading: reading, now: now) }

    /// A ranked passage with what proves it.
    struct Found {
        var passage: Passage
        var document: DocumentRecord
        /// The share of the question that the passage holds, 0 … 1.
        var strength: Float
    }

    /// What a search for the topic gives.
    struct Search {
        var found: [Found]
        var words: [Retriever.RankedWord]
        var evidence: Evidence
        /// Whether the best of it is strong enough to be an answer.
        var isAnswer: Bool

        /// Whether a passage is worth showing beside the best: weaker ones are noise to a reader.
        func isWorthShowing(_ passage: Found) -> Bool {
            let strongest = found.prefix(AnswerContext.strengthDepth).map(\.strength).max() ?? 0
            let best = found.first?.passage.best.score ?? 0
            return passage.strength >= strongest * AnswerContext.worthShowing
                || passage.passage.best.score >= best * AnswerContext.nearlyAsGood
        }
    }

    /// Searches for the topic, best first.
    func search() throws(StoreError) -> Search {
        let ranking = try rank(query)
        let evidence = Evidence(
            ranking.words, names: namesInQuestion, people: reading.people.map(\.text))
        let documents = try index.documents(Set(ranking.passages.map(\.document)))
        var found: [Found] = []
        for passage in ranking.passages {
            guard let document = documents[passage.document] else { continue }
            let texts = [passage.text, document.title] + passage.chunks.flatMap(\.headingPath)
            found.append(Found(passage: passage, document: document, strength: evidence.strength(of: texts)))
        }
        let best = found.prefix(AnswerContext.strengthDepth).map(\.strength).max() ?? 0
        let isKnown = ranking.words.contains(where: \.isKnown)
        // Documents that the question names have to hold less of it: their titles have answered for the rest.
        let isNamed = isKnown && !reading.containers.isEmpty
        let least =
            isNamed
            ? AnswerContext.leastStrengthInside
            : isKnown ? AnswerContext.leastStrength : AnswerContext.leastLikeness
        return Search(
            found: found, words: ranking.words, evidence: evidence, isAnswer: best >= least)
    }

    /// An answer must hold at least this share of the question: measured, see `docs/retrieval.md`.
    static let leastStrength: Float = 0.45
    /// The same inside documents that the question names.
    static let leastStrengthInside: Float = 0.25
    /// The same where the vault has none of the words, so that all of it rests on spelling.
    static let leastLikeness: Float = 0.6
    /// Among this many of the best passages.
    private static let strengthDepth = 10
    /// A passage is shown where it holds at least this share of what the strongest holds.
    private static let worthShowing: Float = 0.6
    /// Or where its score is at least this share of the best.
    private static let nearlyAsGood: Float = 0.75

    /// The words that the question writes with a capital, but for its first, folded.
    private var namesInQuestion: Set<String> {
        let tokens = QuestionTokenizer().tokens(of: reading.question)
        return Set(tokens.dropFirst().filter { $0.text.first?.isUppercase == true }.map { LetterFolding.fold($0.stem) })
    }

    /// The best quotes of a passage, in the order of the text.
    func quotes(_ found: Found, evidence: Evidence, count: Int) -> [Answer.Quote] {
        let evidence = evidence.inside(found.document)
        let spoken = SpokenLines(reading)
        let text = spoken.of(found.passage.text, speakers: found.passage.speakers)
        // A word that stands in the heading alone is told by the lines below it.
        let best = found.passage.chunks.first { $0.number == found.passage.best.chunk }
        if let best, evidence.weight(of: text) == 0 {
            return SnippetMaker(evidence).quotes(from: spoken.of(best.text, speakers: best.speakers), count: count)
        }
        return SnippetMaker(evidence).quotes(from: text, count: count)
    }

    /// The citation of a passage.
    func citation(_ found: Found, rank: Int, evidence: Evidence) throws(StoreError) -> Citation {
        let quotes = quotes(found, evidence: evidence, count: 3)
        let snippet = quotes.map(\.text).joined(separator: "\n")
        return Citation(
            rank: rank, document: found.document, people: try people(found.document), lines: found.passage.lines,
            snippet: snippet, matches: evidence.matches(in: snippet), score: found.passage.best.score,
            parts: found.passage.best.parts.named.map { ScorePart(name: $0.name, value: $0.value) },
            speakers: found.document.kind == .transcript ? found.passage.speakers : [],
            cueSecond: found.passage.cueSecond)
    }

    /// The citations of a meeting or note as a whole: where each of its sources gives its title and date.
    func citations(_ meeting: Meeting, from rank: Int) throws(StoreError) -> [Citation] {
        var sources = meeting.sources.contains { $0.number == meeting.record.number } ? [] : [meeting.record]
        // What people wrote comes before what the calendar says.
        sources = (sources + meeting.sources).sorted {
            ($0.kind == .event ? 1 : 0, $0.path, $0.lines.first) < ($1.kind == .event ? 1 : 0, $1.path, $1.lines.first)
        }
        var citations: [Citation] = []
        for source in sources { citations.append(try headCitation(source, rank: rank + citations.count)) }
        return citations
    }

    /// The citation of what a document says of itself: its front matter or heading, or the event's own lines.
    private func headCitation(_ document: DocumentRecord, rank: Int) throws(StoreError) -> Citation {
        let chunk = try index.chunks(Array(document.chunks.prefix(1))).values.first
        let firstText = chunk?.lines.first ?? document.lines.last + 1
        let last = document.kind == .event ? document.lines.last : max(document.lines.first, firstText - 1)
        return Citation(
            rank: rank, document: document, people: try people(document), lines: LineRange(document.lines.first, last),
            snippet: document.title, matches: [], score: 0)
    }

    /// The citation of a document's text: its first lines.
    func citation(_ document: DocumentRecord, rank: Int) throws(StoreError) -> Citation {
        let chunk = try index.chunks(Array(document.chunks.prefix(1))).values.first
        let lines = chunk?.lines ?? LineRange(document.lines.first, document.lines.first)
        let snippet = chunk?.text.split(separator: "\n").first.map(String.init) ?? document.title
        return Citation(
            rank: rank, document: document, people: try people(document), lines: lines, snippet: snippet, matches: [],
            score: 0, speakers: document.kind == .transcript ? chunk?.speakers ?? [] : [], cueSecond: chunk?.cueSecond)
    }

    /// The same question asked of one meeting alone.
    func narrowed(to meeting: Meeting) throws(StoreError) -> AnswerContext {
        var context = self
        context.reading.order = nil
        context.reading.nth = 1
        let sources = try index.documents(ofMeeting: meeting.record.meeting)
        context.query.filter.documents.append(Set(sources.map(\.number)))
        context.filter = context.query.filter
        return context
    }

    /// Who takes part, the vault's owner left out.
    func people(_ document: DocumentRecord) throws(StoreError) -> [String] {
        try index.attendees(ofMeeting: document.meeting).filter { $0.number != names.owner }.map(\.name)
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
        if reading.order == .next || reading.tense == .future { return false }
        guard let hull = reading.time?.hull else { return true }
        guard hull.contains(now), reading.intent != .agenda else { return false }
        if reading.tense == .past { return true }
        // "This week" is the whole week, "this year" the year so far.
        let days = (hull.end?.date.dayNumber ?? .max / 2) - (hull.start?.date.dayNumber ?? 0)
        return days > 7
    }
}
