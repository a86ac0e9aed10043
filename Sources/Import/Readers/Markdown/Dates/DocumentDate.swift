import Model
import Time

/// When a note took place: its front matter, else a field of its text, else its file's name, else its first line, else when the file was changed.
struct DocumentDate {
    private let front: FrontMatter
    private let head: HeadFields
    private let body: MarkdownBlocks
    private let source: Source

    /// The date of a note.
    init(_ front: FrontMatter, _ head: HeadFields, _ body: MarkdownBlocks, _ source: Source) {
        self.front = front
        self.head = head
        self.body = body
        self.source = source
    }

    /// Writes start, end, and where they were read into a document.
    func apply(to document: inout Document) {
        let found = written(.start) ?? headed ?? named ?? firstLine ?? written(.created)
        document.start = found?.start ?? source.modified
        document.isAllDay = found.map { !$0.hasTime } ?? false
        document.dateSource = found?.from ?? .modified
        document.end = end(of: document)
    }

    /// The times of day that a field of its own says: `14:00`, `14:00–15:30`.
    private var times: (start: ClockTime, end: ClockTime?)? {
        // Beside a date, `start` and `end` may be times.
        let texts =
            [front.text(.startTime), head.text(.startTime)].compactMap { $0 }
            + front.values(.start).flatMap(\.texts).filter { moment($0) == nil }
        guard let (start, rest) = texts.lazy.compactMap({ ClockTime.prefix(of: $0) }).first else { return nil }
        return (start, ClockTime.prefix(of: String(ClockTime.behindRangeMark(rest[...])))?.time)
    }

    private typealias Found = (start: CivilDateTime, hasTime: Bool, from: DateSource)

    private func written(_ field: FrontMatterField) -> Found? {
        guard let moment = front.values(field).lazy.flatMap(\.texts).compactMap(moment).first else { return nil }
        if !moment.hasTime, field == .start, let time = times?.start {
            return (moment.local.date.at(hour: time.hour, minute: time.minute), true, .frontMatter)
        }
        return (moment.local, moment.hasTime, .frontMatter)
    }

    /// The date that a field in the text says.
    private var headed: Found? {
        guard let moment = head.text(.start).flatMap(moment) else { return nil }
        if !moment.hasTime, let time = times?.start {
            return (moment.local.date.at(hour: time.hour, minute: time.minute), true, .heading)
        }
        return (moment.local, moment.hasTime, .heading)
    }

    private var named: Found? {
        guard let named = FileNameDate(baseName: source.baseName) else {
            return WrittenDate(inName: source.baseName).map { ($0.start, $0.time != nil, .fileName) }
        }
        let time = named.time ?? times.map { ($0.start.hour, $0.start.minute) }
        return (named.date.at(hour: time?.hour ?? 0, minute: time?.minute ?? 0), time != nil, .fileName)
    }

    /// A date in the first heading, or on the first line of the text.
    private var firstLine: Found? {
        body.blocks.prefix(2).lazy.compactMap { WrittenDate($0.text, reference: nil) }.first
            .map { ($0.start, $0.time != nil, .heading) }
    }

    /// A date of the front matter that cannot be read, and its line; placeholders of templates are none.
    var unreadableLine: Int? {
        front.lines(of: .start).first { _, text in
            !text.contains("{{") && !text.contains("<%") && moment(text) == nil && ClockTime.prefix(of: text) == nil
        }?.line
    }

    private func end(of document: Document) -> CivilDateTime? {
        guard let start = document.start, document.dateSource < .modified else { return nil }
        let minutes = (front.text(.duration) ?? head.text(.duration)).flatMap { WrittenDuration($0)?.minutes }
        if let minutes { return document.isAllDay ? nil : start.adding(minutes: minutes) }
        let written = front.text(.endTime) ?? front.text(.end) ?? head.text(.endTime)
        if !document.isAllDay,
            let clock = written.flatMap({ ClockTime.prefix(of: $0)?.time }) ?? times?.end ?? endBehindDate
        {
            let end = start.date.at(hour: clock.hour, minute: clock.minute)
            return end > start ? end : nil
        }
        guard let end = front.text(.end).flatMap(moment), end.local > start || document.isAllDay else { return nil }
        if !document.isAllDay { return end.local }
        // A last day is meant with all of it.
        return end.local.date > start.date ? end.local.date.adding(days: 1).midnight : nil
    }

    /// The second time of `26 October 2026 3:00 PM → 4:00 PM`.
    private var endBehindDate: ClockTime? {
        [front.text(.start), head.text(.start)].lazy.compactMap { $0 }
            .compactMap { WrittenDate($0, reference: nil)?.endTime }.first
    }

    /// Reads a written date or date-time; one with an offset is put on the vault's clock.
    private func moment(_ text: String) -> (local: CivilDateTime, hasTime: Bool)? {
        guard let moment = ISO8601.parse(text) else {
            return WrittenDate(text, reference: nil).map { ($0.start, $0.time != nil) }
        }
        guard let offset = moment.offset else { return (moment.local, moment.hasTime) }
        return (source.context.zone.local(at: moment.local.secondNumber - offset), moment.hasTime)
    }
}
