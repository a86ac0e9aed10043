import Model
import Store

/// Answers with an overview of a time, a person or a title: each meeting or note with its most informative lines.
struct OverviewAnswer {
    let context: AnswerContext
    /// The words of the topic, if any.
    var evidence: Evidence?

    /// Returns the overview of the documents that pass the filter; only of meetings if the question names attendees or has an order word.
    func answer(_ all: [DocumentRecord]) throws(StoreError) -> Answer {
        let groups = try groups(all)
        guard !groups.isEmpty else { return try NothingFound(context: context).answer() }
        var answer = Answer(found: true, headline: "")
        let told = Array(groups.suffix(context.listLimit ?? OverviewAnswer.mostMeetings))
        // The latest meetings are shown, the others hidden at first; both are ordered by time.
        let first = min(told.count, context.listLimit ?? OverviewAnswer.shownMeetings)
        let recurring =
            evidence == nil ? try RecurringLines(beside: told.compactMap(\.sources.bestText), context) : nil
        for meeting in told.suffix(first) + told.dropLast(first) {
            try add(meeting, to: &answer, of: told.count, recurring)
        }
        if first < told.count { answer.shown = first }
        DiscussAnswer(context: context).finish(&answer, count: groups.count)
        if told.count < groups.count {
            answer.remarks.append(
                context.templates.text("remark.shown", ["shown": String(told.count), "all": String(groups.count)]))
        }
        return answer
    }

    static let shownMeetings = 6
    private static let mostMeetings = 24
    /// The minimum number of lines for each of several meetings.
    static let leastLines = 3
    /// The maximum number of lines for a single meeting, over all its parts.
    private static let mostLines = 12
    /// A single meeting of so many lines is told as a whole.
    private static let mostOfWhole = 20
    /// The number of lines that a few meetings share.
    private static let linesOfAll = 14

    private func groups(_ all: [DocumentRecord]) throws(StoreError) -> [Meeting] {
        let meetings = all.filter(\.kind.isMeeting)
        let wantsMeetings =
            !meetings.isEmpty
            && (context.reading.people.contains { $0.role == .attendee } || context.reading.order != nil)
        var groups = try Meeting.grouped(wantsMeetings ? meetings : all, in: context.index)
        // Future meetings have no notes yet, and "the third one" counts all meetings.
        let isOfAll = context.reading.order.map { $0.end == .next || $0.nth > 1 } ?? false
        if isOfAll { groups = context.inOrder(groups) }
        // A calendar entry alone does not show what happened.
        let told = groups.filter { meeting in meeting.sources.contains { $0.kind != .event } }
        if !told.isEmpty { groups = told }
        return (isOfAll ? groups : context.inOrder(groups)).undatedLast
    }

    /// Adds a meeting or note with its most informative lines, the fewer the more meetings there are.
    ///
    /// A single meeting gets a section for each of its parts. Without a topic, the lines that recur in its series are left out.
    func add(
        _ meeting: Meeting, to answer: inout Answer, of count: Int = mostLines, _ recurring: RecurringLines? = nil
    ) throws(StoreError) {
        let source = meeting.sources.bestText ?? meeting.record
        let chunks = try context.index.chunks(ofDocument: source.number)
        var section = Answer.Section(heading: try context.heading(meeting), quotes: [])
        let choice = LineChoice(
            evidence: evidence, title: source.title, memo: context.memory.words.memo(of: .english),
            weights: context.scorer.weights)
        var all = LineReader().lines(of: chunks)
        let isTold = count == 1 && evidence == nil
        if evidence == nil {
            let series = if let recurring { recurring } else { try RecurringLines(beside: [source], context) }
            all = try series.removed(from: all, of: source)
            let telling = all.filter { $0.role != .attendees }
            if !telling.isEmpty { all = telling }
        }
        let parts = isTold ? DocumentParts(all).parts : []
        if parts.count > 1 { return try add(parts, of: source, chunks, headed: section.heading, to: &answer) }
        let isWhole = isTold && all.count <= OverviewAnswer.mostOfWhole
        let most = isWhole ? OverviewAnswer.mostOfWhole : OverviewAnswer.mostLines
        let fair = min(most, max(most, OverviewAnswer.linesOfAll) / count)
        let chosen = choice.lines(
            of: all, count: evidence == nil ? max(OverviewAnswer.leastLines, fair) : OverviewAnswer.leastLines)
        for lines in OverviewAnswer.cited(together: chosen, of: chunks) {
            var citation = try context.citation(source, rank: answer.citations.count + 1)
            if let first = lines.first {
                citation.lines = lines.reduce(first.lines) { $0.union($1.lines) }
                citation.snippet = lines.map(\.text).joined(separator: "\n")
            }
            section.quotes +=
                lines.isEmpty
                ? [.computed(source.title, citations: [citation.rank])]
                : lines.map { Answer.Quote(text: $0.text, citations: [citation.rank]) }
            answer.citations.append(citation)
        }
        answer.sections.append(section)
    }

    /// Adds the best lines of each part in text order, the more the longer it is, after the summaries; if there are many parts, only of the
    /// longest.
    private func add(
        _ parts: [DocumentParts.Part], of source: DocumentRecord, _ chunks: [ChunkRecord], headed heading: String?,
        to answer: inout Answer
    ) throws(StoreError) {
        let longest = parts.indices.sorted { (parts[$1].lines.count, $0) < (parts[$0].lines.count, $1) }
        let gists = parts.indices.filter { parts[$0].isGist }
        let others = longest.filter { !gists.contains($0) }.prefix(max(0, OverviewAnswer.mostLines - gists.count))
        let told = gists + others.sorted()
        answer.sections.append(Answer.Section(heading: heading, quotes: []))
        let choice = LineChoice(
            title: source.title, memo: context.memory.words.memo(of: .english), weights: context.scorer.weights)
        let isShort = parts.reduce(0) { $0 + $1.lines.count } <= OverviewAnswer.mostOfWhole
        let length = told.reduce(0) { $0 + parts[$1].lines.count }
        for place in told {
            let isWhole = isShort || parts[place].isGist && parts[place].lines.count <= OverviewAnswer.mostLines
            let chosen =
                isWhole
                ? parts[place].lines
                : choice.lines(
                    of: parts[place].lines,
                    count: max(1, OverviewAnswer.mostLines * parts[place].lines.count / max(1, length)))
            guard !chosen.isEmpty else { continue }
            var quotes: [Answer.Quote] = []
            for lines in OverviewAnswer.cited(together: chosen, of: chunks) {
                var citation = try context.citation(source, rank: answer.citations.count + 1)
                citation.lines = lines.reduce(lines[0].lines) { $0.union($1.lines) }
                citation.snippet = lines.map(\.text).joined(separator: "\n")
                answer.citations.append(citation)
                quotes += lines.map { Answer.Quote(text: $0.text, citations: [citation.rank]) }
            }
            if let name = parts[place].name {
                answer.sections.append(Answer.Section(heading: LinkTargets.shown(name), quotes: quotes))
            } else {
                answer.sections[answer.sections.count - 1].quotes += quotes
            }
        }
    }

    /// Groups lines by citation: nearby lines share one, as long as it stays short.
    private static func cited(together lines: [QuotableLine], of chunks: [ChunkRecord]) -> [[QuotableLine]] {
        guard let first = lines.first else { return [[]] }
        var groups: [[QuotableLine]] = [[first]]
        var hull = first.lines
        for line in lines.dropFirst() {
            let longer = hull.union(line.lines)
            let length = chunks.filter { $0.lines.first <= longer.last && longer.first <= $0.lines.last }.reduce(0) {
                $0 + $1.text.count
            }
            if length <= longestCitation {
                groups[groups.count - 1].append(line)
                hull = longer
            } else {
                groups.append([line])
                hull = line.lines
            }
        }
        return groups
    }

    /// The maximum length of a shared citation, in characters.
    private static let longestCitation = 900
}

extension AnswerContext {
    /// Returns the heading of a meeting or note: its title, date and people.
    func heading(_ meeting: Meeting) throws(StoreError) -> String {
        wording.heading(meeting.record, people: try people(meeting.record))
    }
}
