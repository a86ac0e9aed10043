import Language
import Model
import Parsing
import Store
import Text

extension ConversationReader {
    /// Returns the documents that a follow-up points at: one if it is clear which, else all that were shown; none without a target.
    func documents(
        meantBy found: FollowUp, after last: Exchange, for question: Question
    ) throws(StoreError) -> [DocumentRecord] {
        guard let focus = found.focus else { return [] }
        switch focus {
        case .that: return last.isPlain ? last.document(.that).map { [$0] } ?? [] : try listed(last, question)
        case .all: return try listed(last, question)
        case .latest: return Array(try listed(last, question).inOrderOfTime.suffix(1))
        case .earliest: return Array(try listed(last, question).inOrderOfTime.prefix(1))
        case .neighbour(let step):
            guard let start = last.edge(step),
                let document = try walk(last, question).neighbour(step, of: start)
            else { return [] }
            return [document]
        case .dated:
            guard let document = last.document(.that), let time = found.reading.time else { return [] }
            return try walk(last, question).documents(beside: document, in: time)
        case .chosen:
            guard let condition = found.choice else { return [] }
            return try chosen(condition, of: try listed(last, question))
        case .item, .last, .next, .citation: return last.document(focus).map { [$0] } ?? []
        }
    }

    private func walk(_ last: Exchange, _ question: Question) throws(StoreError) -> DocumentWalk {
        var about: Set<Int>?
        // Pricing filters the meetings of "the last meeting about pricing"; "what was said about pricing" is asked again of any meeting.
        if last.unfocused.isTopicSubject, !last.unfocused.topic.isEmpty,
            last.unfocused.request.date != nil || last.unfocused.request.listsMeetings
        {
            var reading = last.unfocused
            (reading.time, reading.order, reading.request) = (nil, nil, Request(.list))
            let context = try composer.context(question, reading: reading)
            about = Set(try MatchingMeetings(context: context).all().map(\.record.meeting))
        }
        return DocumentWalk(index: vault.index, unfocused: last.unfocused, aboutTopic: about)
    }

    /// Returns all documents listed, including those not shown.
    private func listed(_ last: Exchange, _ question: Question) throws(StoreError) -> [DocumentRecord] {
        guard last.isCut, last.unfocused.request.listsMeetings else { return last.shown }
        return try MatchingMeetings(context: try composer.context(question, reading: last.unfocused)).all().map(
            \.record)
    }

    /// Filters documents by a condition: its time, people and tags must match, and the title must contain its words.
    private func chosen(
        _ condition: ParsedQuestion, of shown: [DocumentRecord]
    ) throws(StoreError) -> [DocumentRecord] {
        var filter = DocumentFilter(condition)
        filter.attendees = condition.people.map { Set($0.candidates.map(\.number)) }
        (filter.spans, filter.documents) = ([], [try sources(shown)])
        let meetings = Set(try vault.index.documents(filter).map(\.meeting))
        let match = TitleMatch(condition.topic)
        let passing = shown.filter { document in
            meetings.contains(document.meeting) && (match.isIdle || match.share(of: [document.title]) == 1)
        }
        guard let time = condition.time else { return passing }
        let inTime = passing.filter { document in
            document.start.map { start in time.spans.contains { $0.overlaps(from: start, to: document.end) } } ?? false
        }
        // "The one on Thursday" is a Thursday of any week.
        guard inTime.isEmpty, let weekday = time.weekday else { return inTime }
        return passing.filter { $0.start?.date.weekday == weekday }
    }

    /// Returns the row numbers of all documents of some meetings.
    private func sources(_ documents: [DocumentRecord]) throws(StoreError) -> Set<Int> {
        var rows = Set(documents.map(\.number))
        for document in documents {
            rows.formUnion(try vault.index.documents(ofMeeting: document.meeting).map(\.number))
        }
        return rows
    }

    /// Maximum number of titles listed one by one.
    private static let mostTitles = 2

    /// Returns the container of some documents; for a single one, with title and day.
    func container(_ documents: [DocumentRecord], in language: Language?) throws(StoreError) -> Container {
        if documents.count == 1 { return try container(documents[0], in: language) }
        let titles: [String] = documents.map(\.title).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        let title =
            titles.count > ConversationReader.mostTitles
            ? templates.of(language).text("container.several", ["count": String(documents.count)])
            : titles.joined(separator: ", ")
        return Container(title: title, documents: try sources(documents))
    }
}

extension ConversationReader {
    func point(
        _ understanding: inout Understanding, at documents: [DocumentRecord], of found: FollowUp
    ) throws(StoreError) {
        guard let document = documents.first else { return }
        understanding.isPointing = true
        understanding.reading.containers = [try container(documents, in: understanding.reading.language)]
        if documents.count == 1 {
            if found.focus != .all { understanding.pointed = document }
            // A meeting has a date of its own; a note's date is used only if notes are asked for.
            if found.reading.intent == .when, !document.kind.isMeeting { understanding.reading.kinds = [document.kind] }
        } else {
            understanding.reading.request = found.reading.request.ofSeveral
        }
    }

    /// Returns an understanding that shows the neighbouring document itself, in case that says nothing about the earlier topic; nil without
    /// a neighbour or a topic.
    func shown(_ understanding: Understanding, _ found: FollowUp) -> Understanding? {
        guard case .neighbour = found.focus, !understanding.reading.topic.isEmpty else { return nil }
        var shown = understanding
        shown.unsaid = understanding.reading.topic
        (shown.reading.topic, shown.reading.phrases, shown.reading.frame) = ("", [], [])
        shown.reading.people.removeAll { $0.role != .attendee }
        shown.reading.request = .discussion
        return shown
    }
}
