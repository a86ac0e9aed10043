import Model
import Time

/// A page of one day that holds meetings: headings `## 14:00 Kick-off`, `## Stand-up` with attendees, or items of an outline with a time.
struct DayPage {
    /// The part outside the meetings, if it has text, then the meetings in file order.
    let documents: [Document]

    private struct Meeting {
        var title: String
        var time: TimeOfDay?
        var endTime: TimeOfDay?
        var lines: LineRange
        var heading: String?
    }

    /// Splits a page; returns nil if it is a meeting itself, has no day, or holds no meeting.
    init?(
        page: Document, body: MarkdownBlocks, tasks: [NoteTask], pageTags: [String]
    ) {
        guard page.dateSource < .modified, let day = page.start?.date else { return nil }
        guard page.kindReason == .nothing || page.kindReason == .attendees else { return nil }
        let meetings = DayPage.headed(page, body) ?? DayPage.listed(page, body)
        guard let first = meetings.first else { return nil }
        // A page with people above its first meeting is a meeting itself.
        let hasPeople = page.attendees.contains { $0.line.map { $0 < first.lines.first } ?? true }
        // A heading that repeats itself is part of a form.
        guard !hasPeople, first.time != nil || Set(meetings.map(\.title)).count > 1 else { return nil }
        let marks = PrivateMarks(pageTags: pageTags, body: body)
        let headMarks = marks.count(before: first.lines.first)
        var documents: [Document] = []
        if var rest = DayPage.rest(of: page, outside: meetings.map(\.lines)) {
            let inMeetings = meetings.reduce(0) { $0 + marks.count(on: $1.lines) }
            rest.isMarkedPrivate = marks.decision(marks.lines.count - inMeetings)
            rest.tags =
                (pageTags + body.tags.filter { tag in !meetings.contains { $0.lines.contains(tag.line) } }.map(\.name))
                .uniqued(by: { $0.lowercased() })
            documents.append(rest)
        }
        for meeting in meetings {
            var document = RunningLog.part(of: page, lines: meeting.lines)
            document.kind = .meeting
            document.kindReason = .title
            document.title = meeting.title
            document.attendees = page.attendees.filter { $0.line.map(meeting.lines.contains) ?? false }
            document.start = day.at(hour: meeting.time?.hour ?? 0, minute: meeting.time?.minute ?? 0)
            document.isAllDay = meeting.time == nil
            document.end = meeting.endTime.map { day.at(hour: $0.hour, minute: $0.minute) }
            document.tasks = tasks.standing(on: meeting.lines, \.line)
                .map { $0.task(reference: day) }.filter { !$0.text.isEmpty }
            document.tags = (pageTags + body.tags.standing(on: meeting.lines, \.line).map(\.name))
                .uniqued(by: { $0.lowercased() })
            document.isMarkedPrivate = marks.decision(headMarks + marks.count(on: meeting.lines))
            documents.append(document)
        }
        self.documents = documents
    }

    /// Returns the meetings below headings; nil if there are none.
    private static func headed(_ page: Document, _ body: MarkdownBlocks) -> [Meeting]? {
        let headings = body.headings.filter { !$0.isNested }
        var meetings: [Meeting] = []
        for (place, heading) in headings.enumerated() where heading.text != page.title {
            if let last = meetings.last, last.lines.contains(heading.line) { continue }
            let end =
                headings[(place + 1)...].first { $0.level <= heading.level }.map { $0.line - 1 } ?? page.lines.last
            let lines = LineRange(heading.line, end)
            if let meeting = meeting(heading.text, lines, in: page, heading: heading.text) { meetings.append(meeting) }
        }
        return meetings.isEmpty ? nil : meetings
    }

    /// Returns the meetings that are items of an outline.
    private static func listed(_ page: Document, _ body: MarkdownBlocks) -> [Meeting] {
        let borders = (body.topItems.map(\.line) + body.headings.filter { !$0.isNested }.map(\.line)).sorted()
        var next = 0
        return body.topItems.compactMap { item in
            // The items come in the order of their lines.
            while next < borders.count, borders[next] <= item.line { next += 1 }
            let end = next < borders.count ? borders[next] - 1 : page.lines.last
            // An item of one line is at most an appointment; an item that is a meeting begins with its time.
            guard end > item.line, item.text.utf8.prefix(DayPage.longestMarks).contains(where: \.isDigit) else {
                return nil
            }
            let text = InlineText.plain(String(item.text.firstLine))
            return meeting(text, LineRange(item.line, end), in: page, heading: nil)
        }
    }

    /// The maximum length, in bytes, of emphasis or link marks before a time.
    private static let longestMarks = 5

    /// Returns a meeting if two of these hold: a time, a meeting's name, attendees; without a time, the text must be a heading.
    private static func meeting(_ text: String, _ lines: LineRange, in page: Document, heading: String?) -> Meeting? {
        let hasPeople = page.attendees.contains { $0.ground != .duty && ($0.line.map(lines.contains) ?? false) }
        guard let (time, behind) = TimeOfDay.prefix(of: text) else {
            guard heading != nil, hasPeople, !isLabel(text), MeetingTitle(text).namesMeeting else { return nil }
            return Meeting(title: text, lines: lines, heading: heading)
        }
        var title = behind
        var endTime: TimeOfDay?
        if let (end, rest) = TimeOfDay.prefix(of: String(TimeOfDay.behindRangeMark(behind[...]))) {
            (endTime, title) = (end, rest)
        }
        title = title.drop { $0.isWhitespace || "–—-:,.|·".contains($0) }.trimmed
        guard !title.isEmpty, !isLabel(title), hasPeople || MeetingTitle(title).namesMeeting else { return nil }
        return Meeting(title: title, time: time, endTime: endTime, lines: lines, heading: heading)
    }

    /// Returns whether a text labels the content below it, such as "Decisions", instead of naming a meeting.
    private static func isLabel(_ text: String) -> Bool {
        guard let label = SectionLabel(heading: text) else { return false }
        return LabelVocabulary.shared.knowsAll(label.words) || LabelVocabulary.shared.role(of: label) != nil
    }

    /// Returns the page without its meetings; nil if only headings remain.
    private static func rest(of page: Document, outside places: [LineRange]) -> Document? {
        guard var rest = RunningLog.rest(of: page, outside: places) else { return nil }
        rest.kind = .note
        (rest.start, rest.isAllDay, rest.dateSource, rest.end) = (page.start, page.isAllDay, page.dateSource, page.end)
        rest.attendees = page.attendees.filter { attendee in
            attendee.line.map { line in !places.contains { $0.contains(line) } } ?? true
        }
        return rest.blocks.allSatisfy { $0.kind == .heading } && rest.tasks.isEmpty ? nil : rest
    }
}
