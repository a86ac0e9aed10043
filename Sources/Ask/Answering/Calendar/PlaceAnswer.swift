import Model
import Parsing
import Store

/// Answers where a meeting takes place, from its calendar, its front matter or its first lines.
struct PlaceAnswer {
    let context: AnswerContext

    func answer() throws(StoreError) -> Answer? {
        let meant = MeantMeetings(context: context)
        let meetings = try meant.all()
        guard let one = meant.one(of: meetings) else { return nil }
        return isOfSeveral(meetings) ? try places(of: meetings) : try place(of: one)
    }

    /// Whether each meeting's place is asked for: "where are my meetings tomorrow".
    private func isOfSeveral(_ meetings: [Meeting]) -> Bool {
        let reading = context.reading
        return meetings.count > 1 && reading.order == nil && reading.time != nil && TitleMatch(reading.topic).isIdle
            && reading.containers.isEmpty
    }

    private func place(of meeting: Meeting) throws(StoreError) -> Answer {
        guard let place = try StatedPlace.of(meeting, in: context.index) else { return try unstated(meeting) }
        let isOver = (meeting.record.end ?? meeting.record.start ?? context.now) <= context.now
        var answer = Answer(
            found: true, headline: context.templates.text(isOver ? "place.was" : "place.is", slots(meeting, place)))
        answer.value = .list([place.text])
        add(place, to: &answer, people: try context.people(place.document))
        answer.remarks = context.wording.remarks
        return answer
    }

    /// Returns the meeting as a possible answer, because no source states its place.
    private func unstated(_ meeting: Meeting) throws(StoreError) -> Answer {
        var answer = Answer(found: false, headline: context.templates.text("place.unstated", slots(meeting, nil)))
        answer.certainty = .perhaps
        answer.citations = try context.citations(meeting, from: 1)
        answer.sections = [Answer.Section(titlesOf: answer.citations)]
        answer.remarks = context.wording.remarks
        return answer
    }

    private func places(of meetings: [Meeting]) throws(StoreError) -> Answer {
        var answer = Answer(found: true, headline: "")
        var places: [String] = []
        let shown = meetings.prefix(context.listLimit ?? 20)
        for meeting in shown {
            guard let place = try StatedPlace.of(meeting, in: context.index) else {
                try MeetingLines(context: context).add([meeting], to: &answer)
                continue
            }
            places.append(place.text)
            let line = context.templates.text("place.entry", slots(meeting, place))
            add(place, to: &answer, people: try context.people(place.document), as: line)
        }
        answer.value = .list(places)
        answer.headline = context.templates.text(
            "place.several",
            [
                "count": String(places.count), "all": String(meetings.count),
                "conditions": context.wording.conditionsBehindColon,
                "more": MeetingLines(context: context).more(shown: shown.count, of: meetings.count),
            ])
        answer.remarks = context.wording.remarks
        return answer
    }

    private func add(
        _ place: StatedPlace, to answer: inout Answer, people: [String], as line: String? = nil
    ) {
        let citation = Citation(
            rank: answer.citations.count + 1, document: place.document, people: people, lines: place.lines,
            snippet: place.text, matches: [], score: 0)
        answer.citations.append(citation)
        answer.sections.append(
            Answer.Section(quotes: [.computed(line ?? place.text, citations: [citation.rank])]))
    }

    private func slots(_ meeting: Meeting, _ place: StatedPlace?) -> [String: String] {
        [
            "title": meeting.record.title, "date": context.wording.date(meeting.record), "place": place?.text ?? "",
        ]
    }
}
