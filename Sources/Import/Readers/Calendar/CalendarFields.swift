import Model

/// The texts of an event or to-do: title, place, description, participants, categories, status.
struct CalendarFields {
    let lines: LineRange
    /// The lines of title, place and description together.
    let textLines: LineRange?
    let summary: String?
    let location: String?
    /// 1-based.
    let locationLine: Int?
    let description: String?
    let url: String?
    /// 1-based.
    let urlLine: Int?
    /// In capitals.
    var status: String?
    let organizer: CalendarParticipant?
    /// One for each ATTENDEE line, including rooms.
    let participants: [CalendarParticipant]
    let categories: [String]
    /// Whether CLASS is PUBLIC; nil, if absent, also means public.
    let isPublic: Bool?

    init(_ component: CalendarComponent, content: ContentLines) {
        func text(_ line: ContentLine?) -> String? { line.map { CalendarText.unescaped(content.text($0.value)) } }
        let titleLine = component.first(.summary)
        let placeLine = component.first(.location)
        let descriptionLine = component.first(.description)
        lines = component.lines
        textLines = [titleLine, placeLine, descriptionLine].compactMap { $0?.lines }.reduce(nil as LineRange?) {
            $0?.union($1) ?? $1
        }
        summary = text(titleLine)
        location = text(placeLine)
        locationLine = placeLine?.lines.first
        description = text(descriptionLine)
        url = text(component.first(.url))
        urlLine = component.first(.url)?.lines.first
        status = component.first(.status).map { content.text($0.value).trimmingWhitespace.uppercased() }
        organizer = component.first(.organizer).map { CalendarParticipant($0, content) }
        participants = component.all(.attendee).map { CalendarParticipant($0, content) }
        categories = CalendarFields.categories(component, content)
        let classes = component.all(.classification).map { content.bytes[$0.value].trimmingBlanks }
        isPublic = classes.isEmpty ? nil : classes.allSatisfy(CalendarFields.isPublic)
    }

    /// Returns whether a value of CLASS is PUBLIC; any other, even an unknown one, means private.
    ///
    /// Source: RFC 5545, section 3.8.1.3; for contacts RFC 2426, section 3.7.1.
    static func isPublic(_ value: ArraySlice<UInt8>) -> Bool { value.equalsIgnoringCase("PUBLIC") }

    private static func categories(_ component: CalendarComponent, _ content: ContentLines) -> [String] {
        var seen: Set<String> = []
        return component.all(.categories)
            .flatMap { CalendarText.list(content.text($0.value)) }
            .map { String(CalendarText.unescaped($0).trimmingWhitespace) }
            .filter { !$0.isEmpty && seen.insert($0).inserted }
    }
}

extension CalendarFields {
    /// On one line.
    var title: String? { CalendarFields.plain(summary).map(CalendarFields.onOneLine) }

    /// Returns title, place and description as one block of text.
    func block(_ kind: Block.Kind) -> Block? {
        let texts = [summary, location, description].compactMap(CalendarFields.plain)
        guard let textLines, !texts.isEmpty else { return nil }
        return Block(kind: kind, lines: textLines, text: texts.joined(separator: "\n"))
    }

    private static func onOneLine(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 }) else { return text }
        return text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// Returns a text without markup and surrounding white space, or nil if it is empty.
    fileprivate static func plain(_ text: String?) -> String? {
        guard let text else { return nil }
        let plain = (text.looksLikeMarkup ? MarkupText.plain(text) : text).trimmingWhitespace
        return plain.isEmpty ? nil : String(plain)
    }

    func document() -> Document {
        var document = Document(kind: .event, title: title ?? "(untitled event)", lines: lines)
        document.dateSource = .calendar
        document.attendees = attendees
        document.status = eventStatus
        document.tags = categories
        document.properties = properties
        document.blocks = block(.event).map { [$0] } ?? []
        return document
    }

    private var properties: [Property] {
        let caller = organizer?.attendee.map { $0.name.isEmpty ? $0.email ?? "" : $0.name }
        let values = [
            ("location", CalendarFields.plain(location), locationLine), ("url", CalendarFields.plain(url), urlLine),
            ("organizer", caller, nil),
        ]
        let written = values.compactMap { key, value, line in
            value.flatMap { $0.isEmpty ? nil : Property(key: key, value: $0, line: line) }
        }
        return written + (isPublic == false ? [PrivateMark.property] : [])
    }

    private var eventStatus: EventStatus {
        if status == "CANCELLED" || status == "CANCELED" { return .cancelled }
        // Outlook keeps a meeting cancelled by somebody else, with one of these prefixes in its title.
        if ["Canceled:", "Cancelled:", "Abgesagt:"].contains(where: { title?.hasPrefix($0) == true }) {
            return .cancelled
        }
        return status == "TENTATIVE" ? .tentative : .confirmed
    }

    /// The attendees in file order, then the organizer if missing and no group calendar; of several lines of a person the last counts.
    private var attendees: [Attendee] {
        var result: [Attendee] = []
        var numbers: [String: Int] = [:]
        for attendee in participants.lazy.compactMap(\.attendee) {
            if let number = numbers[attendee.key] {
                result[number] = attendee
            } else {
                numbers[attendee.key] = result.count
                result.append(attendee)
            }
        }
        guard let caller = organizer?.attendee, !caller.isGroupCalendar, numbers[caller.key] == nil else {
            return result
        }
        return result + [caller]
    }
}

extension Attendee {
    var key: String { email ?? name }

    /// Whether this is a shared Google calendar, which organizes its events.
    var isGroupCalendar: Bool { email?.hasSuffix("calendar.google.com") ?? false }
}
