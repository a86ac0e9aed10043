import Model
import Parsing
import Retrieval
import Store

/// Answers what was discussed, grouped by meeting or note, oldest first.
struct DiscussAnswer {
    let context: AnswerContext

    func answer() throws(StoreError) -> Answer {
        if context.query.text.isEmpty {
            return try OverviewAnswer(context: context).answer(try context.documents())
        }
        let search = try context.search()
        if context.reading.intent == .summary, let titled = try titled() {
            // The title of the only one already names the topic.
            let isOne = titled.allSatisfy { $0.meeting == titled[0].meeting }
            return try OverviewAnswer(context: context, evidence: isOne ? nil : search.evidence).answer(titled)
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

    /// Moves a summary from the section of a best passage to the front.
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

    /// The number of best passages whose section may have such a summary.
    private static let depthOfGist = 3

    /// Returns the meeting, or else the dated note, selected by an order word among those about the topic: "the last meeting about pricing".
    private func ordered(_ search: AnswerContext.Search) throws(StoreError) -> Meeting? {
        guard let order = context.reading.order else { return nil }
        let about = Set(search.found.filter { $0.strength >= DiscussAnswer.leastStrength }.map(\.document))
        let meetings = about.filter(\.kind.isMeeting)
        let dated = meetings.isEmpty ? about.filter { $0.start != nil && $0.kind != .person } : meetings
        return try Meeting.grouped(Array(dated), in: context.index)
            .one(order.end, nth: order.nth, now: context.now)
    }

    /// The minimum share of the topic in a passage of such a meeting.
    private static let leastStrength: Float = 0.7

    /// Returns the meetings and notes to summarise whose title contains the topic.
    private func titled() throws(StoreError) -> [DocumentRecord]? {
        let match = TitleMatch(context.reading.topic)
        let documents = try context.documents()
        var titled = documents.filter { match.isWhole(in: [$0.title]) }
        if titled.isEmpty { titled = documents.filter { match.isWhole(inNamesOf: $0) } }
        // "The 2018 AGM" is the meeting of that year in the folder "AGM".
        if titled.isEmpty {
            titled = documents.filter { document in
                guard document.kind.isMeeting, let year = document.start?.date.year else { return false }
                return match.isWhole(inNamesOf: document, year: year)
            }
        }
        // If all documents have that title, the topic is about their text.
        return titled.isEmpty || titled.count == documents.count ? nil : titled
    }

    /// Answers with the best lines of each meeting; if a title is the topic, with that meeting's most informative lines.
    private func grouped(_ search: AnswerContext.Search) throws(StoreError) -> Answer {
        var answer = Answer(found: true, headline: "")
        let titled = try titledMeetings()
        for meeting in titled {
            try OverviewAnswer(context: context, evidence: search.evidence).add(meeting, to: &answer)
        }
        let told = Set(titled.map(\.record.meeting))
        let turns = try SpeakerTurns(context: context, evidence: search.evidence).told(search.found)
        let rest = try MeetingBodies(context: context, evidence: search.evidence)
            .told(saying(turns).filter { !told.contains($0.document.meeting) }).found
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
        // The title already names the topic, so that the meeting is told as a whole.
        if others.isEmpty, titled.count == 1 {
            return try OverviewAnswer(context: context).answer(titled[0].sources)
        }
        for meeting in others {
            if namesakes.contains(meeting.record.meeting), answer.citations.count < mostCitations {
                // The title already names the topic, so informative lines are better than lines that repeat it.
                try OverviewAnswer(context: context).add(meeting, to: &answer)
            } else {
                answer.sections.append(try section(meeting, groups.passages(of: meeting), search.evidence))
            }
        }
        // The meeting that the order selects may hold nothing that is worth showing.
        guard !answer.sections.isEmpty else { return try NothingFound(context: context, search: search).answer() }
        // Meetings hidden at first must not rank above those shown.
        let ranks = titled.map { _ in 0 } + others.map { groups.bestRank(of: $0) }
        arrange(&answer, titled + others, ranks)
        finish(&answer, count: ranks.count)
        return answer
    }

    /// Removes lists of who was there and fields, if other passages name the people who alone are asked about.
    private func saying(_ found: [RetrievedPassage]) -> [RetrievedPassage] {
        guard context.reading.topic.isEmpty, !context.reading.people.isEmpty else { return found }
        let saying = found.filter { one in
            !one.passage.chunks.allSatisfy { $0.role == .attendees || $0.role == .fields }
        }
        return saying.isEmpty ? found : saying
    }

    /// Whether a passage may contain the asked speaker's words about the topic; true if the question names no speaker.
    private func isSaid(_ found: RetrievedPassage, _ evidence: Evidence) -> Bool {
        guard context.reading.people.contains(where: { $0.role == .speaker }) else { return true }
        let isAbout =
            !evidence.hasContent
            || evidence.contentShare(ofHeld: evidence.held(in: found.texts)) >= DiscussAnswer.leastOfTopic
        return isAbout && SpokenLines(context.reading).mayHold(in: found)
    }

    /// The minimum share of the topic, apart from names, in such a passage.
    private static let leastOfTopic: Float = 0.2

    /// Returns the first few meetings whose title contains the topic, to be summarised as a whole.
    private func namesakes(among documents: [DocumentRecord]) -> Set<Int> {
        // If somebody's words are asked for, a summary of the meeting does not answer.
        guard !context.reading.people.contains(where: { $0.role == .speaker }) else { return [] }
        let match = TitleMatch(context.reading.topic)
        let titled = documents.filter { $0.kind.isMeeting && $0.kind != .event && match.isWhole(in: [$0.title]) }
        var meetings: [Int] = []
        for document in titled where !meetings.contains(document.meeting) { meetings.append(document.meeting) }
        // If all documents have that title, the topic is about their text.
        guard documents.contains(where: { !meetings.contains($0.meeting) }) else { return [] }
        return Set(meetings.prefix(DiscussAnswer.mostNamesakes))
    }

    private static let mostNamesakes = 3
    /// One in this many citations is reserved for the lines of those meetings.
    private static let reservedShare = 3

    /// The maximum number of citations; more than are shown at first.
    private var mostCitations: Int { context.listLimit ?? max(context.limit, DiscussAnswer.reachable) }

    private static let reachable = 20

    /// Orders the sections: the best meetings by time, then the others, hidden at first.
    private func arrange(_ answer: inout Answer, _ meetings: [Meeting], _ ranks: [Int]) {
        let best = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.prefix(OverviewAnswer.shownMeetings)
        let starts = meetings.map { $0.record.start?.secondNumber ?? .max }
        func inTime(_ places: some Sequence<Int>) -> [Int] { places.sorted { (starts[$0], $0) < (starts[$1], $1) } }
        let held = Set(ranks.indices).subtracting(best)
        let sections = answer.sections
        answer.sections = (inTime(best) + inTime(held)).map { sections[$0] }
        if !held.isEmpty { answer.shown = best.count }
    }

    /// Returns the meetings whose title is the topic, if the question has conditions; at most half the limit, to leave room for others.
    private func titledMeetings() throws(StoreError) -> [Meeting] {
        let match = TitleMatch(context.reading.topic)
        guard !context.filter.isEmpty, !match.isIdle else { return [] }
        let all = try context.documents([.meeting, .transcript, .event])
        let documents = all.filter { match.isWhole(in: [$0.title]) }
        // If several have that title and no others exist, the topic is about their text.
        guard documents.count < all.count || all.count == 1 else { return [] }
        let meetings = try Meeting.grouped(documents, in: context.index)
            .filter { meeting in meeting.sources.contains { $0.kind != .event } }
        return Array(meetings.suffix(max(1, context.limit / 2)))
    }

    private func section(
        _ meeting: Meeting, _ passages: [CitedPassages.Passage], _ evidence: Evidence
    ) throws(StoreError) -> Answer.Section {
        // Calendar entries are quoted only if there is nothing else.
        let written = passages.filter { $0.found.document.kind != .event }
        let source = PassageQuotes(context: context, evidence: evidence)
        let quotes = source.quotes(written.isEmpty ? passages : written, count: OverviewAnswer.leastLines)
        return Answer.Section(
            heading: try context.heading(meeting),
            quotes: quotes.isEmpty ? passages.prefix(1).flatMap(source.fallback) : quotes)
    }

    func finish(_ answer: inout Answer, count: Int) {
        answer.headline = context.templates.text(
            "\(context.reading.intent.rawValue).headline",
            ["count": String(count), "conditions": context.wording.conditionsBehindColon])
        answer.remarks += context.wording.remarks
    }
}
