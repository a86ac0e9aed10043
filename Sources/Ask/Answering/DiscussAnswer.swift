import Model
import Parsing
import Retrieval
import Store

/// What was talked about: grouped by meeting or note, oldest first.
struct DiscussAnswer {
    let context: AnswerContext

    func answer() throws(StoreError) -> Answer {
        if context.query.text.isEmpty { return try overview(try context.documents()) }
        if context.reading.intent == .summary, let titled = try titled() { return try overview(titled) }
        let search = try context.search()
        guard search.isAnswer, !search.found.isEmpty else {
            return try NothingFound(context: context, search: search).answer()
        }
        if let one = try ordered(search) {
            let context = try context.narrowed(to: one)
            return try DiscussAnswer(context: context).grouped(try context.search())
        }
        return try grouped(search)
    }

    /// "The last meeting about pricing": the one of the order among the meetings that are about the topic.
    private func ordered(_ search: AnswerContext.Search) throws(StoreError) -> Meeting? {
        guard let order = context.reading.order else { return nil }
        let about = search.found.filter { $0.strength >= DiscussAnswer.leastStrength && $0.document.kind.isMeeting }
        return try Meeting.grouped(Array(Set(about.map(\.document))), in: context.index)
            .one(order, nth: context.reading.nth, now: context.now)
    }

    /// A meeting is about a topic if a passage holds at least this share of its words.
    private static let leastStrength: Float = 0.7

    /// The meetings and notes whose title is what is to be summed up.
    private func titled() throws(StoreError) -> [DocumentRecord]? {
        let match = TitleMatch(context.reading.topic)
        let documents = try context.documents()
        let titled = documents.filter { match.share(of: [$0.title]) == 1 }
        // Where there is nothing else to choose from, the words are about the text.
        return titled.isEmpty || titled.count == documents.count ? nil : titled
    }

    /// The best passages about the topic, by meeting; a meeting that is all about it is told by its own telling lines.
    private func grouped(_ search: AnswerContext.Search) throws(StoreError) -> Answer {
        var answer = Answer(found: true, headline: "")
        let titled = try titledMeetings()
        for meeting in titled { try add(meeting, to: &answer) }
        let told = Set(titled.map(\.record.meeting))
        let rest = writtenFirst(search.found.filter { !told.contains($0.document.meeting) })
            .prefix(context.limit - answer.citations.count)
        var groups: [Int: [(found: AnswerContext.Found, rank: Int)]] = [:]
        for found in rest {
            let rank = answer.citations.count + 1
            answer.citations.append(try context.citation(found, rank: rank, evidence: search.evidence))
            guard search.isWorthShowing(found) else { continue }
            groups[found.document.meeting, default: []].append((found, rank))
        }
        let others = try Meeting.grouped(groups.values.flatMap { $0.map(\.found.document) }, in: context.index)
        for meeting in others {
            answer.sections.append(try section(meeting, groups[meeting.record.meeting] ?? [], search.evidence))
        }
        let starts = (titled + others).map { $0.record.start?.secondNumber ?? .min }
        answer.sections = starts.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }.map { answer.sections[$0] }
        finish(&answer, count: starts.count)
        return answer
    }

    /// What the calendar says of a meeting comes behind what was written in it.
    private func writtenFirst(_ found: [AnswerContext.Found]) -> [AnswerContext.Found] {
        let written = Set(found.filter { $0.document.kind != .event }.map(\.document.meeting))
        func isRepeated(_ found: AnswerContext.Found) -> Bool {
            found.document.kind == .event && written.contains(found.document.meeting)
        }
        return found.filter { !isRepeated($0) } + found.filter(isRepeated)
    }

    /// Under conditions, the meetings whose title is the topic: a few at most, for others have their say too.
    private func titledMeetings() throws(StoreError) -> [Meeting] {
        let match = TitleMatch(context.reading.topic)
        guard !context.filter.isEmpty, !match.isIdle else { return [] }
        let all = try context.documents([.meeting, .transcript, .event])
        let documents = all.filter { match.share(of: [$0.title]) == 1 }
        guard documents.count < all.count else { return [] }
        let meetings = try Meeting.grouped(documents, in: context.index)
            .filter { meeting in meeting.sources.contains { $0.kind != .event } }
        return Array(meetings.suffix(max(1, context.limit / 2)))
    }

    private func section(
        _ meeting: Meeting, _ passages: [(found: AnswerContext.Found, rank: Int)], _ evidence: Evidence
    ) throws(StoreError) -> Answer.Section {
        // What the calendar says is only quoted where nothing else is.
        let written = passages.filter { $0.found.document.kind != .event }
        let quoted = (written.isEmpty ? passages : written)
            .sorted { $0.found.passage.lines.first < $1.found.passage.lines.first }
        var section = Answer.Section(heading: try heading(meeting), quotes: [])
        for (found, rank) in quoted {
            for var quote in context.quotes(found, evidence: evidence, count: 2) {
                quote.citations = [rank]
                section.quotes.append(quote)
            }
        }
        return section
    }

    /// Without a topic: every meeting (else every note) that passes the filter, with its telling lines.
    private func overview(_ all: [DocumentRecord]) throws(StoreError) -> Answer {
        let meetings = all.filter(\.kind.isMeeting)
        let wantsMeetings =
            !meetings.isEmpty
            && (context.reading.people.contains { $0.role == .attendee } || context.reading.order != nil)
        var groups = try Meeting.grouped(wantsMeetings ? meetings : all, in: context.index)
        // What is to come has no notes yet, and the third one is the third of all, whether it has any or not.
        let isOfAll = context.reading.order == .next || context.reading.nth > 1
        if isOfAll { groups = context.inOrder(groups) }
        // An entry of the calendar alone tells nothing of what happened.
        let told = groups.filter { meeting in meeting.sources.contains { $0.kind != .event } }
        if !told.isEmpty { groups = told }
        if !isOfAll { groups = context.inOrder(groups) }
        guard !groups.isEmpty else { return try NothingFound(context: context).answer() }
        var answer = Answer(found: true, headline: "")
        let shown = groups.suffix(context.listLimit ?? DiscussAnswer.mostMeetings)
        for meeting in shown { try add(meeting, to: &answer) }
        finish(&answer, count: groups.count)
        if shown.count < groups.count {
            answer.remarks.append(
                context.templates.text("remark.shown", ["shown": String(shown.count), "all": String(groups.count)]))
        }
        return answer
    }

    /// An overview shows this many meetings where nobody says how many.
    private static let mostMeetings = 10

    private func add(_ meeting: Meeting, to answer: inout Answer) throws(StoreError) {
        let source =
            meeting.sources.max { ($0.textRank, $1.path, $1.number) < ($1.textRank, $0.path, $0.number) }
            ?? meeting.record
        let chunks = try context.index.chunks(ofDocument: source.number)
        var section = Answer.Section(heading: try heading(meeting), quotes: [])
        let chosen = KeyLines.choose(from: chunks, count: 3)
        for lines in DiscussAnswer.cited(together: chosen, of: chunks) {
            var citation = try context.citation(source, rank: answer.citations.count + 1)
            if let first = lines.first {
                citation.lines = lines.reduce(first.lines) { $0.union($1.lines) }
                citation.snippet = lines.map(\.text).joined(separator: "\n")
            }
            let texts = lines.isEmpty ? [source.title] : lines.map(\.text)
            section.quotes += texts.map { Answer.Quote(text: $0, citations: [citation.rank]) }
            answer.citations.append(citation)
        }
        answer.sections.append(section)
    }

    /// Lines that stand near each other share a citation; of a long meeting each has its own.
    private static func cited(together lines: [KeyLines.Line], of chunks: [ChunkRecord]) -> [[KeyLines.Line]] {
        guard let first = lines.first else { return [[]] }
        let hull = lines.reduce(first.lines) { $0.union($1.lines) }
        let length = chunks.filter { $0.lines.first <= hull.last && hull.first <= $0.lines.last }.reduce(0) {
            $0 + $1.text.count
        }
        return length <= longestCitation ? [lines] : lines.map { [$0] }
    }

    /// A citation of several lines holds at most so many characters.
    private static let longestCitation = 900

    private func heading(_ meeting: Meeting) throws(StoreError) -> String {
        context.wording.heading(meeting.record, people: try context.people(meeting.record))
    }

    private func finish(_ answer: inout Answer, count: Int) {
        answer.headline = context.templates.text(
            "\(context.reading.intent.rawValue).headline",
            ["count": String(count), "conditions": context.wording.conditionsBehindColon])
        answer.remarks += context.wording.remarks
    }
}

extension DocumentRecord {
    /// Which source of a meeting is quoted: notes say most in few words, then transcripts, then the calendar.
    fileprivate var textRank: Int {
        switch kind {
        case .meeting, .note, .person: 3
        case .transcript: 2
        case .event: 1
        }
    }
}
