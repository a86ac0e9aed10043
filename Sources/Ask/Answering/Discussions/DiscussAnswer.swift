import Model
import Parsing
import Retrieval
import Store

/// What was talked about: grouped by meeting or note, oldest first.
struct DiscussAnswer {
    let context: AnswerContext

    func answer() throws(StoreError) -> Answer {
        if context.query.text.isEmpty {
            return try OverviewAnswer(context: context).answer(try context.documents())
        }
        let search = try context.search()
        if context.reading.intent == .summary, let titled = try titled() {
            return try OverviewAnswer(context: context, evidence: search.evidence).answer(titled)
        }
        guard search.isAnswer, !search.found.isEmpty else {
            return try NothingFound(context: context, search: search).answer()
        }
        if let one = try ordered(search) {
            let context = try context.narrowed(to: one)
            return try DiscussAnswer(context: context).grouped(try context.search())
        }
        return try grouped(context.reading.intent == .summary ? try gistFirst(search) : search)
    }

    /// The places with what sums up the section of the best one before all others.
    private func gistFirst(_ search: AnswerContext.Search) throws(StoreError) -> AnswerContext.Search {
        let section = SectionLines(context: context, matter: search.evidence)
        for found in search.found.prefix(DiscussAnswer.depthOfGist) {
            let gist = try section.passage(of: found) { lines in
                let first = lines.indices.first { lines[$0].headings.last.map(GistWords.head) ?? false }
                guard let first else { return nil }
                let path = lines[first].headings
                let end = lines[first...].firstIndex { !$0.headings.starts(with: path) } ?? lines.endIndex
                return first..<end
            }
            if let gist { return search.of(search.found(first: gist)) }
        }
        return search
    }

    /// Among this many of the best places a section that is summed up is sought.
    private static let depthOfGist = 3

    /// "The last meeting about pricing": the one of the order among the meetings that are about the topic.
    private func ordered(_ search: AnswerContext.Search) throws(StoreError) -> Meeting? {
        guard let order = context.reading.order else { return nil }
        let about = search.found.filter { $0.strength >= DiscussAnswer.leastStrength && $0.document.kind.isMeeting }
        return try Meeting.grouped(Array(Set(about.map(\.document))), in: context.index)
            .one(order.end, nth: order.nth, now: context.now)
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

    /// The best lines about the topic, by meeting; a meeting that is all about it is told by its own telling lines.
    private func grouped(_ search: AnswerContext.Search) throws(StoreError) -> Answer {
        var answer = Answer(found: true, headline: "")
        let titled = try titledMeetings()
        for meeting in titled {
            try OverviewAnswer(context: context, evidence: search.evidence).add(meeting, to: &answer)
        }
        let told = Set(titled.map(\.record.meeting))
        let turns = try SpeakerTurns(context: context, evidence: search.evidence).told(search.found)
        let rest = try MeetingBodies(context: context, evidence: search.evidence)
            .told(turns.filter { !told.contains($0.document.meeting) }).found
        let namesakes = namesakes(among: rest.map(\.document))
        let room =
            mostCitations - answer.citations.count
            - (namesakes.isEmpty ? 0 : mostCitations / DiscussAnswer.reservedShare)
        var groups = CitedPassages()
        let continuation = PassageContinuation(index: context.index)
        if titled.isEmpty, !rest.contains(where: { isSaid($0, search.evidence) }) {
            return try NothingFound(context: context, search: search).answer()
        }
        for found in rest.prefix(max(1, room)) {
            let found = answer.citations.count < PassageContinuation.depth ? try continuation.added(to: found) : found
            let citation = try context.citation(found, rank: answer.citations.count + 1, evidence: search.evidence)
            answer.citations.append(citation)
            if search.isWorthShowing(found), isSaid(found, search.evidence) {
                groups.add(found, rank: citation.rank)
            }
        }
        let all = try Meeting.grouped(groups.documents, in: context.index)
        let telling = all.filter { LineReader.tells(groups.passages(of: $0).map(\.found.passage)) }
        let others = telling.isEmpty ? all : telling
        for meeting in others {
            if namesakes.contains(meeting.record.meeting), answer.citations.count < mostCitations {
                // The title has said the topic: what tells most of the meeting is looked for, not what repeats it.
                try OverviewAnswer(context: context).add(meeting, to: &answer)
            } else {
                answer.sections.append(try section(meeting, groups.passages(of: meeting), search.evidence))
            }
        }
        // Among those that are held back none is better than what is shown.
        let ranks = titled.map { _ in 0 } + others.map { groups.bestRank(of: $0) }
        arrange(&answer, titled + others, ranks)
        finish(&answer, count: ranks.count)
        return answer
    }

    /// Whether a passage may hold what is asked for of somebody's words: theirs, about the topic.
    private func isSaid(_ found: RetrievedPassage, _ evidence: Evidence) -> Bool {
        guard context.reading.people.contains(where: { $0.role == .speaker }) else { return true }
        let isAbout =
            !evidence.hasContent
            || evidence.contentShare(ofHeld: evidence.held(in: found.texts)) >= DiscussAnswer.leastOfTopic
        return isAbout && SpokenLines(context.reading).mayHold(in: found)
    }

    /// So much of the topic besides names a passage must hold to tell what somebody said of it.
    private static let leastOfTopic: Float = 0.2

    /// The first meetings that are called what is asked about: they are told as a whole, not by the lines that repeat their title.
    private func namesakes(among documents: [DocumentRecord]) -> Set<Int> {
        // Of what somebody said only their own words are told.
        guard !context.reading.people.contains(where: { $0.role == .speaker }) else { return [] }
        let match = TitleMatch(context.reading.topic)
        let titled = documents.filter { $0.kind.isMeeting && $0.kind != .event && match.share(of: [$0.title]) == 1 }
        var meetings: [Int] = []
        for document in titled where !meetings.contains(document.meeting) { meetings.append(document.meeting) }
        // Where there is nothing else to choose from, the words are about the text.
        guard documents.contains(where: { !meetings.contains($0.meeting) }) else { return [] }
        return Set(meetings.prefix(DiscussAnswer.mostNamesakes))
    }

    private static let mostNamesakes = 3
    /// One citation of so many is kept free for their lines.
    private static let reservedShare = 3

    /// What nobody limits holds more than is shown at first.
    private var mostCitations: Int { context.listLimit ?? max(context.limit, DiscussAnswer.reachable) }

    private static let reachable = 20

    /// The best meetings in the order of time, then the others, held back.
    private func arrange(_ answer: inout Answer, _ meetings: [Meeting], _ ranks: [Int]) {
        let best = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.prefix(OverviewAnswer.shownMeetings)
        let starts = meetings.map { $0.record.start?.secondNumber ?? .max }
        func inTime(_ places: some Sequence<Int>) -> [Int] { places.sorted { (starts[$0], $0) < (starts[$1], $1) } }
        let held = Set(ranks.indices).subtracting(best)
        let sections = answer.sections
        answer.sections = (inTime(best) + inTime(held)).map { sections[$0] }
        if !held.isEmpty { answer.shown = best.count }
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
        _ meeting: Meeting, _ passages: [CitedPassages.Passage], _ evidence: Evidence
    ) throws(StoreError) -> Answer.Section {
        // What the calendar says is only quoted where nothing else is.
        let written = passages.filter { $0.found.document.kind != .event }
        let source = PassageQuotes(context: context, evidence: evidence)
        let quotes = source.quotes(written.isEmpty ? passages : written, count: OverviewAnswer.leastLines)
        return Answer.Section(
            heading: try context.heading(meeting),
            quotes: quotes.isEmpty ? passages.prefix(1).flatMap(source.fallback) : quotes)
    }

    /// Says what was found, and what the user should know.
    func finish(_ answer: inout Answer, count: Int) {
        answer.headline = context.templates.text(
            "\(context.reading.intent.rawValue).headline",
            ["count": String(count), "conditions": context.wording.conditionsBehindColon])
        answer.remarks += context.wording.remarks
    }
}
