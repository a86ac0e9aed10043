import Model
import Parsing
import Store
import Time

/// Answers with a measure of the meetings: the longest, the shortest, the average length, the number of days, the busiest period.
struct MeasuredMeetings {
    enum Measure {
        case longest
        case shortest
        case average
        /// The number of days with a meeting.
        case days
        /// The day, week or month with the most meetings.
        case busiest(Request.Period)
    }

    let context: AnswerContext
    let measure: Measure
    var weekStart = Weekday.monday

    private var lines: MeetingLines { MeetingLines(context: context) }

    func answer() throws(StoreError) -> Answer {
        let meetings = try MatchingMeetings(context: context).all()
        guard !meetings.isEmpty else { return try NothingFound(context: context).answer() }
        let measured: Answer?
        switch measure {
        case .longest: measured = try extreme(of: meetings, "longest.meetings") { $0.max() }
        case .shortest: measured = try extreme(of: meetings, "shortest.meetings") { $0.min() }
        case .average: measured = try average(of: meetings)
        case .days: measured = try days(of: meetings)
        case .busiest(let period): measured = try busiest(period, of: meetings)
        }
        guard var answer = measured else { return try NothingFound(context: context).answer() }
        answer.remarks = context.remarks
        return answer
    }

    private func answer(
        _ key: String, _ slots: [String: String], value: AnswerValue, showing shown: some Collection<Meeting>
    ) throws(StoreError) -> Answer {
        var slots = slots
        slots["conditions"] = context.wording.conditionsBehindColon
        var answer = Answer(found: true, headline: context.templates.text(key, slots))
        answer.value = value
        try lines.add(shown.prefix(context.listLimit ?? 20), to: &answer)
        return answer
    }

    // MARK: Lengths

    private func extreme(
        of meetings: [Meeting], _ key: String, _ best: ([Int]) -> Int?
    ) throws(StoreError) -> Answer? {
        // Entries without attendees, such as a day off, would be the longest.
        let attended = try context.vault.attendedDocuments()
        let shared = meetings.filter { $0.sources.contains { attended.contains($0.number) } }
        let known = (shared.isEmpty ? meetings : shared).filter { ($0.minutes ?? 0) > 0 }
        guard let best = best(known.compactMap(\.minutes)) else { return nil }
        let found = known.filter { $0.minutes == best }
        let length = context.templates.dates.duration(minutes: best)
        let slots = [
            "count": String(found.count), "title": found[0].record.title, "duration": length,
            "date": context.wording.date(found[0].record), "all": String(meetings.count),
        ]
        let value: AnswerValue =
            context.reading.intent == .duration ? .number(Double(best)) : .list(found.map(\.record.title))
        return try answer(key, slots, value: value, showing: found)
    }

    private func average(of meetings: [Meeting]) throws(StoreError) -> Answer? {
        let known = meetings.filter { $0.minutes != nil }
        guard !known.isEmpty else { return nil }
        let minutes = Int((Double(known.length.minutes) / Double(known.count)).rounded())
        let shown = known.prefix(context.listLimit ?? 5)
        let slots = [
            "count": String(known.count), "duration": context.templates.dates.duration(minutes: minutes),
            "unknown": lines.unknown(meetings.count - known.count),
            "more": lines.more(shown: shown.count, of: known.count),
        ]
        return try answer("average.meetings", slots, value: .number(Double(minutes)), showing: shown)
    }

    // MARK: Days

    private func days(of meetings: [Meeting]) throws(StoreError) -> Answer? {
        let days = runs(of: meetings) { $0.span }
        guard !days.isEmpty else { return nil }
        let shown = days.compactMap(\.meetings.first).prefix(context.listLimit ?? 5)
        let slots = [
            "count": String(days.count), "meetings": String(meetings.count),
            "more": lines.more(shown: shown.count, of: days.count),
        ]
        return try answer("days.meetings", slots, value: .number(Double(days.count)), showing: shown)
    }

    private func busiest(_ period: Request.Period, of meetings: [Meeting]) throws(StoreError) -> Answer? {
        let all = runs(of: meetings) { span(of: period, holding: $0) }
        func weight(_ run: (span: TimeSpan, meetings: [Meeting])) -> (Int, Int) {
            (run.meetings.count, run.meetings.length.minutes)
        }
        guard let best = all.max(by: { weight($0) < weight($1) }), let start = best.span.start else { return nil }
        let shown = best.meetings.prefix(context.listLimit ?? 20)
        let slots = [
            "date": context.templates.dates.span(best.span), "count": String(best.meetings.count),
            "length": lines.length(best.meetings.length),
            "more": lines.more(shown: shown.count, of: best.meetings.count),
        ]
        var answer = try answer("busiest.meetings", slots, value: .moment(start), showing: shown)
        answer.span = best.span
        return answer
    }

    private func span(of period: Request.Period, holding day: CivilDate) -> TimeSpan {
        switch period {
        case .week:
            let first = day.startOfWeek(weekStart)
            return TimeSpan(start: first.midnight, end: first.adding(days: 7).midnight)
        case .month:
            return TimeSpan(
                start: day.startOfMonth.midnight, end: day.startOfMonth.adding(months: 1).midnight)
        case .day: return day.span
        }
    }

    /// Groups dated meetings by period, ordered by time.
    private func runs(
        of meetings: [Meeting], _ span: (CivilDate) -> TimeSpan
    ) -> [(span: TimeSpan, meetings: [Meeting])] {
        var runs: [(span: TimeSpan, meetings: [Meeting])] = []
        var places: [TimeSpan: Int] = [:]
        for meeting in meetings {
            guard let day = meeting.record.start?.date else { continue }
            let span = span(day)
            if let place = places[span] {
                runs[place].meetings.append(meeting)
            } else {
                places[span] = runs.count
                runs.append((span, [meeting]))
            }
        }
        return runs.sorted { ($0.span.start?.secondNumber ?? 0) < ($1.span.start?.secondNumber ?? 0) }
    }
}
