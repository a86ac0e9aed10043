import Model
import Parsing
import Store
import Time

/// Answers whether and when there is free time between meetings, and which meetings overlap.
struct FreeTimeAnswer {
    let context: AnswerContext
    let request: FreeTimeRequest

    private var dates: DateWording { context.templates.dates }
    private var lines: MeetingLines { MeetingLines(context: context) }

    func answer() throws(StoreError) -> Answer {
        let window = FreeTimeWindow(context: context, kind: request.kind)
        let hours = BusyHours(of: try meetings(in: window.spans), in: window.spans)
        guard try isKnown(hours) else { return unknown(window) }
        var answer =
            switch request.kind {
            case .free, .busy: try whether(hours, window)
            case .slots: try slots(hours, window)
            case .conflicts: try conflicts(hours, window)
            }
        answer.remarks = context.wording.remarks
        return answer
    }

    private func meetings(in spans: [TimeSpan]) throws(StoreError) -> [Meeting] {
        var filter = context.filter
        filter.spans = spans
        filter.kinds = [.meeting, .transcript, .event]
        filter.attendees = request.isOfOthers ? context.reading.people.map { Set($0.candidates.map(\.number)) } : []
        return try Meeting.grouped(try context.index.documents(filter), in: context.index)
    }

    /// Whether anything is known: without a calendar free time is unknown, and the user's calendar does not tell about others.
    private func isKnown(_ hours: BusyHours) throws(StoreError) -> Bool {
        if !hours.timed.isEmpty || !hours.untimed.isEmpty { return true }
        return request.isOfOthers ? false : try CalendarCoverage(index: context.index).hasCalendar
    }

    private func unknown(_ window: FreeTimeWindow) -> Answer {
        let people = context.reading.people.map { $0.candidates.first?.name ?? $0.text }.joined(separator: ", ")
        let key = request.isOfOthers ? "free.unknown.others" : "free.unknown"
        var answer = Answer(found: false, headline: text(key, ["time": window.text, "people": people]))
        answer.certainty = .perhaps
        answer.remarks = context.wording.remarks
        return answer
    }

    // MARK: Yes or no

    private func whether(_ hours: BusyHours, _ window: FreeTimeWindow) throws(StoreError) -> Answer {
        // A birthday takes no hour; without timed meetings all-day entries are listed.
        let isOfUntimed = hours.timed.isEmpty && window.isOfWorkingHours
        let taking = isOfUntimed ? hours.untimed : hours.timed.map(\.meeting)
        var answer = Answer(found: true, headline: "")
        answer.value = .list(taking.map(\.record.title))
        let shown = taking.prefix(context.listLimit ?? 20)
        let key = "\(request.kind.rawValue).\(taking.isEmpty ? "nothing" : "taken")"
        answer.headline = text(
            key,
            [
                "count": String(taking.count), "time": window.text, "title": taking.first?.record.title ?? "",
                "date": taking.first.map { context.wording.date($0.record) } ?? "",
                "more": lines.more(shown: shown.count, of: taking.count),
            ])
        try lines.add(shown, to: &answer)
        if !isOfUntimed { addUntimed(hours, to: &answer) }
        if !hours.timed.isEmpty { addFree(hours, window, to: &answer) }
        return answer
    }

    private func addUntimed(_ hours: BusyHours, to answer: inout Answer) {
        guard !hours.untimed.isEmpty else { return }
        let titles = hours.untimed.map(\.record.title).joined(separator: ", ")
        answer.sections.append(Answer.Section(quotes: [.computed(text("free.untimed", ["titles": titles]))]))
    }

    private func addFree(_ hours: BusyHours, _ window: FreeTimeWindow, to answer: inout Answer) {
        for span in window.parts.prefix(FreeTimeAnswer.mostDays) {
            let free = hours.free(in: span)
            guard !free.isEmpty, let day = span.start?.date else { continue }
            let key = window.isOfWorkingHours ? "free.left.working" : "free.left"
            let slots = ["times": times(free), "date": dates.day(day)].merging(window.hours) { $1 }
            answer.sections.append(Answer.Section(quotes: [.computed(text(key, slots))]))
        }
    }

    /// The maximum number of parts of the window for which free time is listed.
    private static let mostDays = 7

    // MARK: When

    private func slots(_ hours: BusyHours, _ window: FreeTimeWindow) throws(StoreError) -> Answer {
        var answer = Answer(found: true, headline: "")
        var all: [TimeSpan] = []
        for part in window.parts {
            let free = hours.free(in: part, least: request.leastMinutes ?? BusyHours.leastMinutes)
            let taken = hours.timed.filter { $0.span.intersection(part) != nil }.map(\.meeting)
            var ranks: [Int] = []
            for meeting in taken {
                guard let citation = try context.citations(meeting, from: answer.citations.count + 1).first else {
                    continue
                }
                answer.citations.append(citation)
                ranks.append(citation.rank)
            }
            all += free
            guard let day = part.start?.date else { continue }
            let key = free.isEmpty ? "slots.none" : "slots.day"
            let line = text(key, ["date": dates.day(day), "times": times(free)])
            answer.sections.append(Answer.Section(quotes: [.computed(line, citations: ranks)]))
        }
        answer.value = .list(all.map(context.languages.ofValues.dates.span))
        let key = "slots.\(window.isOfWorkingHours ? "working" : "asked")"
        answer.headline = text(
            key, ["count": String(all.count), "time": window.text].merging(window.hours) { $1 })
        addUntimed(hours, to: &answer)
        return answer
    }

    /// Formats spans: "9:00–11:00, 12:30–18:00".
    private func times(_ spans: [TimeSpan]) -> String {
        spans.compactMap { span -> String? in
            guard let start = span.start, let end = span.end else { return nil }
            return dates.hours(start, end)
        }.joined(separator: ", ")
    }

    // MARK: Conflicts

    private func conflicts(_ hours: BusyHours, _ window: FreeTimeWindow) throws(StoreError) -> Answer {
        let pairs = hours.conflicts
        var answer = Answer(found: true, headline: "")
        let shown = pairs.prefix(context.listLimit ?? 20)
        for pair in shown {
            var ranks: [Int] = []
            for meeting in [pair.first, pair.second] {
                guard let citation = try context.citations(meeting, from: answer.citations.count + 1).first else {
                    continue
                }
                answer.citations.append(citation)
                ranks.append(citation.rank)
            }
            let line = text(
                "conflicts.pair",
                [
                    "date": dates.span(pair.span), "first": pair.first.record.title,
                    "second": pair.second.record.title,
                ])
            answer.sections.append(Answer.Section(quotes: [.computed(line, citations: ranks)]))
        }
        answer.value = .list(pairs.map { $0.first.record.title + " / " + $0.second.record.title })
        answer.headline = text(
            pairs.isEmpty ? "conflicts.none" : "conflicts.some",
            [
                "count": String(pairs.count), "time": window.text,
                "more": lines.more(shown: shown.count, of: pairs.count),
            ])
        return answer
    }

    private func text(_ key: String, _ slots: [String: String]) -> String { context.templates.text(key, slots) }
}
