import Model
import Parsing
import Store
import Time

/// Formats meetings and notes, one line each, and the parts of their headline.
struct MeetingLines {
    let context: AnswerContext
    /// Whether an agenda without a time is that of today, so that only the time of day is shown.
    var isOfToday = true

    func add(_ meetings: some Sequence<Meeting>, to answer: inout Answer) throws(StoreError) {
        for meeting in meetings {
            guard let citation = try context.attendanceCitations(meeting, from: answer.citations.count + 1).first else {
                continue
            }
            answer.citations.append(citation)
            let parts = [date(meeting.record), meeting.record.title, context.wording.participants(citation.people)]
            let text = parts.filter { !$0.isEmpty }.joined(separator: " · ")
            answer.sections.append(Answer.Section(quotes: [.computed(text, citations: [citation.rank])]))
        }
    }

    /// Formats the date of a line; within a single day, only the time of day.
    private func date(_ document: DocumentRecord) -> String {
        let hull = context.reading.time?.hull
        let isOneDay = hull?.start.map { $0.date.adding(days: 1).midnight == hull?.end } ?? false
        let isToday = isOfToday && context.reading.intent == .agenda && context.reading.time == nil
        return isOneDay || isToday ? clock(document) : context.wording.date(document)
    }

    private func clock(_ document: DocumentRecord) -> String {
        guard let start = document.start, !document.isAllDay else { return context.templates.text("all-day") }
        guard let end = document.end else { return context.templates.dates.time(start) }
        return context.templates.dates.hours(start, end)
    }

    // MARK: Headlines

    /// Returns "; the first five:" if not all are shown, or "; the last five:" if the newest come first.
    func more(shown: Int, of count: Int, isLast: Bool = false) -> String {
        guard shown < count else { return "" }
        let key = "number.\(shown)"
        let number = context.templates.has(key) ? context.templates.text(key) : String(shown)
        return context.templates.text(isLast ? "more.last" : "more", ["shown": number, "count": String(shown)])
    }

    /// Returns ", 5 h 15 min"; empty if no length is known.
    func length(_ length: (minutes: Int, unknown: Int)) -> String {
        guard length.minutes > 0 else { return "" }
        let slots = [
            "duration": context.templates.dates.duration(minutes: length.minutes), "count": String(length.unknown),
        ]
        return context.templates.text(length.unknown > 0 ? "length.partly" : "length", slots)
    }

    /// Returns ", 2 more of unknown length"; empty for 0.
    func unknown(_ count: Int) -> String {
        count == 0 ? "" : context.templates.text("length.unknown", ["count": String(count)])
    }

    /// The status asked for, such as "cancelled "; empty if the question names none.
    var status: String {
        let statuses = context.reading.statuses.sorted { $0.rawValue < $1.rawValue }
        guard !statuses.isEmpty else { return "" }
        let words = statuses.map { context.templates.text("status.of.\($0)") }
        return words.joined(separator: " " + context.templates.text("word.or") + " ") + " "
    }
}
