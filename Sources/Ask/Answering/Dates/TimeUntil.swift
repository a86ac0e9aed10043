import Model
import Parsing
import Store
import Time

/// Answers "how long until the board meeting" and "how long since".
struct TimeUntil {
    let context: AnswerContext

    /// Returns the answer; nil if the question is neither.
    func answer() throws(StoreError) -> Answer? {
        if let answer = try answerSince() { return answer }
        let reading = context.reading
        guard let hull = reading.time?.hull, hull.start == nil, let end = hull.end, end > context.now,
            reading.tense != .past, reading.people.isEmpty, reading.kinds.isEmpty,
            TitleMatch(reading.topic).isIdle
        else { return nil }
        if let meeting = try meeting(endingAt: end), let start = meeting.start {
            return try answer(until: start, isDay: meeting.isAllDay, of: meeting)
        }
        let start = beginning(of: end)
        return try answer(until: start, isDay: start.secondOfDay == 0, of: nil)
    }

    /// Answers "how long since I last met Bob" with the number of days up to now.
    private func answerSince() throws(StoreError) -> Answer? {
        guard StatementWords.asksElapsed(context.reading.question), let start = context.reading.time?.hull.start,
            start <= context.now
        else { return nil }
        var filter = DocumentFilter()
        filter.spans = [TimeSpan(start: start, end: start.adding(seconds: 1))]
        let match = TitleMatch(context.reading.time?.text ?? "")
        let begun = try context.index.documents(filter).filter { $0.start == start && $0.kind != .note }
        let meeting = begun.max { match.share(of: [$0.title]) < match.share(of: [$1.title]) }
        let days = context.now.date.dayNumber - start.date.dayNumber
        var answer = Answer(found: true, headline: "")
        let date = meeting.map(context.wording.date) ?? context.templates.dates.day(start.date)
        answer.headline = context.templates.text(
            "since.days",
            [
                "count": String(days),
                "date": meeting.map {
                    context.templates.text("since.meeting", ["title": $0.title, "date": date])
                } ?? date,
            ])
        answer.value = .number(Double((context.now.secondNumber - start.secondNumber) / 60))
        if let meeting {
            answer.citations = try context.citations(Meeting(record: meeting, sources: [meeting]), from: 1)
            answer.sections = [Answer.Section(titlesOf: answer.citations)]
        }
        answer.remarks = context.wording.remarks
        return answer
    }

    /// Returns the future meeting that ends at a moment and whose title matches the time expression.
    private func meeting(endingAt end: CivilDateTime) throws(StoreError) -> DocumentRecord? {
        var filter = DocumentFilter()
        filter.spans = [TimeSpan(start: end.adding(seconds: -1), end: end)]
        let match = TitleMatch(context.reading.time?.text ?? "")
        func share(_ document: DocumentRecord) -> Float { match.share(of: [document.title]) }
        let ending = try context.index.documents(filter).filter { document in
            let finish = document.end ?? (document.isAllDay ? document.start?.date.adding(days: 1).midnight : nil)
            return finish == end && (document.start ?? end) >= context.now
        }
        return ending.filter { share($0) > 0 }.max { share($0) < share($1) }
    }

    /// Returns the start of the period that ends at `end`: "until April" means until April begins, but is read with the end of April.
    ///
    /// The words without their preposition name the period; read at its end, a bare month is the one just over.
    private func beginning(of end: CivilDateTime) -> CivilDateTime {
        let words = (context.reading.time?.text ?? "").split(separator: " ")
        let parser = QuestionParser(names: KnownNames())
        for count in 1..<max(2, min(4, words.count)) {
            let name = words.dropFirst(count).joined(separator: " ")
            for now in [context.now, end] {
                let hull = parser.parse(name, now: now).time?.hull
                if let start = hull?.start, hull?.end == end, start >= context.now { return start }
            }
        }
        return end.secondOfDay == 0 ? end.date.adding(days: -1).midnight : end
    }

    private func answer(
        until start: CivilDateTime, isDay: Bool, of document: DocumentRecord?
    ) throws(StoreError) -> Answer {
        let days = start.date.dayNumber - context.now.date.dayNumber
        let seconds = isDay ? days * 86400 : start.secondNumber - context.now.secondNumber
        let date = isDay ? context.templates.dates.day(start.date) : context.templates.dates.moment(start)
        let isInDays = isDay || days > 1
        var answer = Answer(found: true, headline: "")
        answer.headline = context.templates.text(
            isInDays ? "until.days" : "until.hours",
            [
                "count": String(days), "duration": context.templates.dates.duration(minutes: seconds / 60),
                "date": document.map {
                    context.templates.text("until.meeting", ["title": $0.title, "date": date])
                } ?? date,
            ])
        answer.value = .number(Double(seconds / 60))
        if let document {
            answer.citations = try context.citations(Meeting(record: document, sources: [document]), from: 1)
            answer.sections = [Answer.Section(titlesOf: answer.citations)]
        }
        answer.remarks = context.wording.remarks
        return answer
    }
}
