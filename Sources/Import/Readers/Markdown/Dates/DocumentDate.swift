import Model
import Time

/// The date of a note, from the first source that has one.
///
/// In order: front matter, a field of the text, the file's name or path, the title, a heading or line at the top, the front matter's
/// creation date, the modification time. Dates from other sources are kept, so that a disagreement can be reported.
struct DocumentDate {
    private let front: FrontMatter
    private let head: HeadFields
    private let top: TopDate
    private let held: HeldDate?
    private let source: Source
    /// The dates, most trusted first.
    private var candidates: [Candidate]

    /// Reads the dates of a note; `held` is the day on which its minutes say the meeting took place.
    init(_ front: FrontMatter, _ head: HeadFields, _ top: TopDate, held: HeldDate?, _ source: Source) {
        self.front = front
        self.head = head
        self.top = top
        self.held = held
        self.source = source
        candidates = []
        candidates = read()
    }

    /// Writes start, end, and their source into a document.
    func apply(to document: inout Document) {
        let found = self.found
        document.start = found?.start ?? source.modified
        document.dateOrder = order(found)
        document.otherDates = otherDates(than: found)
        document.isAllDay = found.map { !$0.hasTime } ?? false
        document.dateSource = found?.from ?? .modified
        document.isYearOpen = found?.isYearOpen ?? false
        document.end = end(of: document)
    }

    /// The times of day from a field of their own: `14:00`, `14:00–15:30`.
    private var times: (start: TimeOfDay, end: TimeOfDay?)? {
        // Beside a date, `start` and `end` may be times.
        let texts =
            [front.text(.startTime), head.text(.startTime)].compactMap { $0 }
            + front.values(.start).flatMap(\.texts).filter { moment($0) == nil }
        guard let (start, rest) = texts.lazy.compactMap({ TimeOfDay.prefix(of: $0) }).first else { return nil }
        return (start, TimeOfDay.prefix(of: String(TimeOfDay.behindRangeMark(rest[...])))?.time)
    }

    private struct Candidate {
        var start: CivilDateTime
        var hasTime: Bool
        var from: DateSource
        /// The number of days: 1, or those of a whole week, month or year.
        var days = 1
        /// How its numbers were read, if it is written in numbers.
        var order: NumericOrder?
        /// The 1-based line; nil for front matter and names.
        var line: Int?
        /// Whether its year is a guess.
        var isYearOpen = false
        /// The weekday written before it, right or wrong.
        var weekday: Weekday?

        /// Returns whether another date of the same note is this one with a slip of the pen.
        func corrects(_ other: Candidate) -> Bool {
            let (date, slip) = (start.date, other.start.date)
            guard date != slip else { return false }
            // "Thursday 20 October" in the notes of Thursday the 10th.
            if from == .fileName, let weekday = other.weekday {
                return date.weekday == weekday && slip.weekday != weekday
            }
            // The last year is written by habit, or copied from the notes before.
            if from == .fileName || other.from == .fileName, date.month == slip.month, date.day == slip.day {
                return date.year == slip.year + 1
            }
            // A file's name with day and month the other way round than in words: `2022-02-06` for 2 June.
            return other.from == .fileName && from == .heading && order == nil
                && CivilDate(year: date.year, month: date.day, day: date.month) == slip
        }
    }

    /// Returns the dates, most trusted first; a stamp with fractional seconds ranks late, as it tells only when the file was written.
    private func read() -> [Candidate] {
        if front.values(.start).flatMap(\.texts).contains(where: DocumentDate.isStamp) {
            return [headed, named, inPath, titled, atTop, ofWeek, written(.start), written(.created)].compactMap { $0 }
        }
        // A file's whole name says more than its parts.
        let named = self.named
        let parts = named == nil ? (inPath, namedWithin) : (nil, nil)
        let dated = [written(.start), headed, named, parts.0, titled, atTop, ofWeek, parts.1, written(.created)]
            .compactMap { $0 }
        let all =
            (ofMeeting(published: dated.first).map { [$0] } ?? [])
            + ofRecord(published: DocumentDate.withoutSlip(dated))
        return all.isEmpty ? withoutYear.map { [$0] } ?? [] : all
    }

    /// Returns dates with another than the first in front if that shows the first to be a slip of the pen.
    private static func withoutSlip(_ dated: [Candidate]) -> [Candidate] {
        guard let first = dated.first, first.days == 1,
            let right = dated.firstIndex(where: { $0.from != first.from && $0.days == 1 && $0.corrects(first) })
        else { return dated }
        var result = dated
        result.insert(result.remove(at: right), at: 0)
        return result
    }

    /// Returns dates with the one that the title of minutes names first, if the front matter has a later moment: that of their publication.
    private func ofRecord(published dated: [Candidate]) -> [Candidate] {
        guard let first = dated.first, first.from == .frontMatter, first.hasTime,
            [title, top.title].compactMap({ $0 }).contains(where: DocumentDate.namesRecord),
            let held = dated.firstIndex(where: {
                ($0.from == .heading || $0.from == .fileName) && $0.days == 1 && $0.start.date < first.start.date
            })
        else { return dated }
        var result = dated
        result.insert(result.remove(at: held), at: 0)
        return result
    }

    private static func namesRecord(_ title: String) -> Bool {
        WrittenDate(among: title) != nil
            && title.lowercased().words().contains {
                MeetingTitle.isRecord(String($0)) || MeetingTitle.isMeeting(String($0))
            }
    }

    /// Returns the meeting's day stated by minutes, if the most trusted date is later and so probably that of their publication.
    private func ofMeeting(published: Candidate?) -> Candidate? {
        guard let written = held?.found?.written, let published, !published.hasTime,
            published.from == .frontMatter || published.from == .fileName,
            (1...DocumentDate.longestUntilPublished).contains(published.start.date.dayNumber - written.date.dayNumber)
        else { return nil }
        // "9/6/2011" is the published 6 September.
        if case .open(_, let other)? = written.order, other == published.start.date { return nil }
        return Candidate(
            start: written.start, hasTime: written.time != nil, from: published.from, order: written.order,
            line: held?.found?.line)
    }

    /// The maximum number of days from a meeting to the publication of its minutes.
    private static let longestUntilPublished = 150

    /// The most trusted date, with a time of day from another date of the same day if it has none.
    private var found: Candidate? {
        let all = candidates
        guard var found = all.first else { return nil }
        if !found.hasTime, let timed = all.first(where: { $0.hasTime && $0.start.date == found.start.date }) {
            (found.start, found.hasTime) = (timed.start, true)
        }
        return found
    }

    /// Returns the dates from other sources that name a different day and so may point to an error.
    private func otherDates(than found: Candidate?) -> [DatedPlace] {
        guard let found, found.from < .modified else { return [] }
        return candidates.filter { other in
            if case .open(_, let alternative) = other.order, alternative == found.start.date { return false }
            return other.start.date != found.start.date && other.from != found.from
        }.map { DatedPlace(date: $0.start.date, source: $0.from, line: $0.line) }
    }

    /// Returns the order of day and month shown by the note's numeric dates, for its own date and for the whole vault.
    private func order(_ found: Candidate?) -> DateOrder? {
        guard let found else { return nil }
        if case .open(let isMonthFirst, let other) = found.order {
            return .open(
                isMonthFirst: isMonthFirst,
                other: other.midnight.adding(seconds: found.start.secondNumber - found.start.date.midnight.secondNumber)
            )
        }
        for candidate in candidates {
            if case .certain(let isMonthFirst?) = candidate.order { return .certain(isMonthFirst: isMonthFirst) }
            // A more trusted date decides how an ambiguous one is read.
            if case .open(let isMonthFirst, let other) = candidate.order {
                if candidate.start.date == found.start.date { return .certain(isMonthFirst: isMonthFirst) }
                if other == found.start.date { return .certain(isMonthFirst: !isMonthFirst) }
            }
        }
        return nil
    }

    private func written(_ field: FrontMatterField) -> Candidate? {
        guard let moment = front.values(field).lazy.flatMap(\.texts).compactMap(moment).first else { return nil }
        return withTime(moment, .frontMatter, isOwn: field == .start)
    }

    /// The date in a field of the text.
    private var headed: Candidate? {
        head.text(.start).flatMap { text in
            (moment(text) ?? momentInYearOfPath(text)).map {
                var found = withTime($0, .heading, isOwn: true)
                found.weekday = WrittenDate(text, reference: WrittenDate.anyDay)?.weekday
                return found
            }
        }
    }

    /// Returns a date with the time of day from a separate field, if it has none.
    private func withTime(_ moment: Moment, _ from: DateSource, isOwn: Bool) -> Candidate {
        let found = Candidate(start: moment.local, hasTime: moment.hasTime, from: from, order: moment.order)
        guard !moment.hasTime, isOwn, let time = times?.start else { return found }
        return Candidate(
            start: moment.local.date.at(hour: time.hour, minute: time.minute), hasTime: true, from: from,
            order: moment.order)
    }

    /// The date in the file's name, or in its folder's, if the name says nothing: `2026-03-10/index.md`.
    private var named: Candidate? {
        let isIndex = DocumentDate.idleNames.contains(source.baseName.lowercased())
        let folder = isIndex ? source.path.split(separator: "/").dropLast().last : nil
        guard let named = FileNameDate(baseName: folder.map(String.init) ?? source.baseName) else {
            return WrittenDate(inName: source.baseName).map {
                Candidate(start: $0.start, hasTime: $0.time != nil, from: .fileName, order: $0.order)
            }
        }
        let time = named.time ?? times.map { ($0.start.hour, $0.start.minute) }
        return Candidate(
            start: named.date.at(hour: time?.hour ?? 0, minute: time?.minute ?? 0), hasTime: time != nil,
            from: .fileName)
    }

    /// The date between the words of the file's name, "sync-19-01-2023", which a copy may have kept.
    private var namedWithin: Candidate? {
        WrittenDate(withinName: source.baseName).map {
            Candidate(start: $0.start, hasTime: false, from: .fileName, order: $0.order)
        }
    }

    private static let idleNames: Set<String> = ["index", "_index", "readme", "note", "notes", "minutes", "agenda"]

    /// The day and month in the file's name or first line, "Staff meeting 12 Sept", near the path's month or year, else the modification.
    private var withoutYear: Candidate? {
        let month = PathDate.month(source.path)
        let year = PathDate.year(source.path).flatMap { CivilDate(year: $0, month: 7, day: 1) }
        let reference = month ?? year ?? source.modified.date
        let isOpen = month == nil && year == nil
        let name = String(source.baseName.map { $0 == "_" ? " " : $0 })
        if !TopDate.names(another: name), name.words().contains(where: { WrittenDate.namesMonth($0) }),
            let written = WrittenDate(among: name, reference: reference), written.order == nil
        {
            return Candidate(start: written.date.midnight, hasTime: false, from: .fileName, isYearOpen: isOpen)
        }
        return top.withoutYear(near: reference).map {
            Candidate(start: $0.start, hasTime: $0.time != nil, from: .heading, isYearOpen: isOpen)
        }
    }

    private var inPath: Candidate? {
        let path = source.pathWithoutExtension
        if let found = PathDate(path) {
            return Candidate(start: found.date.midnight, hasTime: false, from: .fileName, order: found.order)
        }
        if let week = WeekDate(path, isAbout: isAbout(week:)) {
            return Candidate(start: week.monday.midnight, hasTime: false, from: .fileName, days: 7)
        }
        let period =
            PathDate.wholeMonth(path).map { (first: $0, next: $0.adding(months: 1)) }
            ?? PathDate.wholeYear(path).map { (first: $0, next: $0.adding(months: 12)) }
        return period.map { period in
            let days = period.next.dayNumber - period.first.dayNumber
            return Candidate(start: period.first.midnight, hasTime: false, from: .fileName, days: days)
        }
    }

    private func isAbout(week number: Int) -> Bool {
        title.map { WeekDate.names(number, in: $0) } ?? false || top.isAbout(week: number)
    }

    /// The title in the front matter.
    private var title: String? { front.isBroken ? nil : front.text(.title) }

    /// The single date in the front matter's title.
    private var titled: Candidate? {
        guard let title, let written = WrittenDate(among: title) else { return nil }
        return Candidate(start: written.start, hasTime: written.time != nil, from: .heading, order: written.order)
    }

    /// The week of the front matter's title, or of a heading that begins the note: "2018 Week 06".
    private var ofWeek: Candidate? {
        let week = [title, top.title].compactMap { $0 }.lazy.compactMap { WeekDate(title: $0) }.first
        return week.map { Candidate(start: $0.monday.midnight, hasTime: false, from: .heading, days: 7) }
    }

    /// The single date of a heading or line on the first screen.
    private var atTop: Candidate? {
        top.found.map {
            Candidate(
                start: $0.written.start, hasTime: $0.written.time != nil, from: .heading, order: $0.written.order,
                line: $0.line, weekday: $0.written.weekday)
        }
    }

    /// The line of a front-matter date that cannot be read; template placeholders are not counted.
    var unreadableLine: Int? {
        front.lines(of: .start).first { _, text in
            DocumentDate.isMeantAsDate(text) && moment(text) == nil && TimeOfDay.prefix(of: text) == nil
        }?.line
    }

    private func end(of document: Document) -> CivilDateTime? {
        guard let start = document.start, document.dateSource < .modified else { return nil }
        if let days = found?.days, days > 1 { return start.date.adding(days: days).midnight }
        let minutes = (front.text(.duration) ?? head.text(.duration)).flatMap { WrittenDuration($0)?.minutes }
        if let minutes { return document.isAllDay ? nil : start.adding(minutes: minutes) }
        let written = front.text(.endTime) ?? front.text(.end) ?? head.text(.endTime)
        if !document.isAllDay,
            let clock = written.flatMap({ TimeOfDay.prefix(of: $0)?.time }) ?? times?.end ?? endBehindDate
        {
            let end = start.date.at(hour: clock.hour, minute: clock.minute)
            return end > start ? end : nil
        }
        guard let end = front.text(.end).flatMap(moment), end.local > start || document.isAllDay else { return nil }
        if !document.isAllDay { return end.local }
        // A last day is included as a whole.
        return end.local.date > start.date ? end.local.date.adding(days: 1).midnight : nil
    }

    /// The second time of `26 October 2026 3:00 PM → 4:00 PM`.
    private var endBehindDate: TimeOfDay? {
        [front.text(.start), head.text(.start)].lazy.compactMap { $0 }
            .compactMap { WrittenDate($0, reference: nil)?.endTime }.first
    }

    /// Reads a date without a year, in the year that a folder names: "When: October 4th, 16:00" in `2021/`.
    private func momentInYearOfPath(_ text: String) -> Moment? {
        guard let middle = PathDate.year(source.path).flatMap({ CivilDate(year: $0, month: 7, day: 1) }) else {
            return nil
        }
        return WrittenDate(text, reference: middle).map { ($0.start, $0.time != nil, $0.order) }
    }

    private typealias Moment = (local: CivilDateTime, hasTime: Bool, order: NumericOrder?)

    /// Returns whether a moment has at least three digits of a second's fraction: `2024-04-14T21:37:53.427Z`.
    private static func isStamp(_ text: String) -> Bool {
        guard text.utf8.contains(UInt8(ascii: ".")), let moment = ISO8601.parse(text), moment.hasTime, !isDay(moment)
        else { return false }
        return text.utf8.drop { $0 != UInt8(ascii: ".") }.dropFirst().prefix { $0.isDigit }.count >= 3
    }

    /// Returns whether a value is more than a placeholder, null or a number of days (`day: 50`).
    private static func isMeantAsDate(_ text: String) -> Bool {
        let isCount = text.utf8.count < 4 && text.utf8.allSatisfy(\.isDigit)
        return !isCount && !YAMLFlow.withoutNull(text).isEmpty && !text.contains("{{") && !text.contains("<%")
    }

    /// Returns whether a moment is the midnight of its own zone, as site generators write a day: `2024-05-22T00:00:00.000Z`.
    private static func isDay(_ moment: ISO8601.Moment) -> Bool {
        moment.offset != nil && moment.local == moment.local.date.midnight
    }

    /// Reads a written date or date-time; one with an offset is converted to the vault's time zone.
    private func moment(_ text: String) -> Moment? {
        let text = text.first == "<" || text.first == "[" ? text.filter { !"<>[]".contains($0) } : text
        if let epoch = EpochTime(text) { return (source.context.zone.local(at: epoch.seconds), true, nil) }
        guard let moment = ISO8601.parse(text) else {
            return WrittenDate(text, reference: nil).map { ($0.start, $0.time != nil, $0.order) }
        }
        if DocumentDate.isDay(moment) { return (moment.local, false, nil) }
        // A clock with an offset of its own is the writer's, whose day counts.
        guard let offset = moment.offset, offset == 0 else { return (moment.local, moment.hasTime, nil) }
        return (source.context.zone.local(at: moment.local.secondNumber - offset), moment.hasTime, nil)
    }
}
