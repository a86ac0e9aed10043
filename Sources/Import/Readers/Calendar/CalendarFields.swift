import Model

/// The fields of a calendar event that people read: title, place, description, persons, categories, status.
struct CalendarFields {
    /// The summary on one line, or "(untitled event)".
    let title: String
    private let component: CalendarComponent
    private let content: ContentLines
    private let ownEmails: [String]

    /// The fields of an event.
    ///
    /// - Parameters:
    ///   - component: The event.
    ///   - content: The file's content lines.
    ///   - ownEmails: E-mail addresses of the vault's owner.
    init(_ component: CalendarComponent, content: ContentLines, ownEmails: [String]) {
        self.component = component
        self.content = content
        self.ownEmails = ownEmails
        let summary = component.first(.summary).map { CalendarFields.text($0, content) } ?? ""
        let isOneLine = !summary.utf8.contains { $0 < 0x20 }
        let oneLine = isOneLine ? summary : summary.split(whereSeparator: \.isNewline).joined(separator: " ")
        title = oneLine.isEmpty ? "(untitled event)" : oneLine
    }

    /// The event's document without its times.
    ///
    /// - Parameter isCancelled: Whether the whole calendar is a cancellation.
    /// - Returns: The document.
    func document(isCancelled: Bool) -> Document {
        var document = Document(kind: .event, title: title, lines: component.lines)
        document.dateSource = .calendar
        document.attendees = attendees
        document.status = isCancelled ? .cancelled : status(document.attendees)
        document.tags = categories
        document.properties = properties
        document.blocks = block.map { [$0] } ?? []
        return document
    }

    /// The text of a property without escapes, markup, and blanks at its ends.
    static func text(_ line: ContentLine, _ content: ContentLines) -> String {
        let text = CalendarText.unescaped(content.text(line.value))
        return String((text.looksLikeMarkup ? MarkupText.plain(text) : text).trimmingWhitespace)
    }

    private func text(_ name: PropertyName) -> String {
        component.first(name).map { CalendarFields.text($0, content) } ?? ""
    }

    /// Title, place and description as one piece; nil where there is none of them.
    private var block: Block? {
        let lines = [PropertyName.summary, .location, .description].compactMap { component.first($0)?.lines }
        let texts = [PropertyName.summary, .location, .description].map(text).filter { !$0.isEmpty }
        guard let first = lines.first, !texts.isEmpty else { return nil }
        return Block(kind: .event, lines: lines.reduce(first) { $0.union($1) }, text: texts.joined(separator: "\n"))
    }

    private var properties: [Property] {
        let organizer = component.first(.organizer).flatMap(attendee).map { $0.name.isEmpty ? $0.email ?? "" : $0.name }
        let values = [("location", text(.location)), ("url", text(.url)), ("organizer", organizer ?? "")]
        return values.compactMap { $0.1.isEmpty ? nil : Property(key: $0.0, value: $0.1) }
    }

    private var categories: [String] {
        var seen: Set<String> = []
        return component.all(.categories)
            .flatMap { CalendarText.list(content.text($0.value)) }
            .map { String(CalendarText.unescaped($0).trimmingWhitespace) }
            .filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    private func status(_ attendees: [Attendee]) -> EventStatus {
        let status = component.first(.status).map { content.bytes[$0.value].trimmingBlanks }
        if status?.equalsIgnoringCase("CANCELLED") == true || status?.equalsIgnoringCase("CANCELED") == true {
            return .cancelled
        }
        if attendees.contains(where: { $0.declined && $0.email.map(ownEmails.contains) ?? false }) { return .declined }
        return status?.equalsIgnoringCase("TENTATIVE") == true ? .tentative : .confirmed
    }

    /// The attendees in file order without rooms, then the organizer where they do not hold them.
    private var attendees: [Attendee] {
        var result: [Attendee] = []
        var numbers: [String: Int] = [:]
        for attendee in component.all(.attendee).compactMap(attendee) {
            // Of the same person named twice, the later line counts.
            if let number = numbers[attendee.key] {
                result[number] = attendee
            } else {
                numbers[attendee.key] = result.count
                result.append(attendee)
            }
        }
        if let organizer = component.first(.organizer).flatMap(attendee), !organizer.isGroupCalendar,
            numbers[organizer.key] == nil
        {
            result.append(organizer)
        }
        return result
    }

    /// A person of a property, or nil for rooms and where neither name nor address is known.
    private func attendee(_ line: ContentLine) -> Attendee? {
        let type = content.parameter("CUTYPE", of: line)?.uppercased()
        guard type != "ROOM", type != "RESOURCE" else { return nil }
        let value = String(content.text(line.value).trimmingWhitespace)
        let email = value.emailAddress ?? content.parameter("EMAIL", of: line)?.emailAddress
        var name = content.parameter("CN", of: line).map { String(CalendarText.unescaped($0).trimmingWhitespace) } ?? ""
        if name.emailAddress != nil, name.lowercased() == email || email == nil {
            return Attendee(name: "", email: email ?? name.emailAddress, declined: hasDeclined(line))
        }
        if name.hasPrefix("'"), name.hasSuffix("'"), name.count > 2 { name = String(name.dropFirst().dropLast()) }
        guard !name.isEmpty || email != nil else { return nil }
        return Attendee(name: name, email: email, declined: hasDeclined(line))
    }

    private func hasDeclined(_ line: ContentLine) -> Bool {
        content.parameter("PARTSTAT", of: line)?.uppercased() == "DECLINED"
    }
}

extension Attendee {
    /// What two lines of the same person have in common.
    fileprivate var key: String { email ?? name }

    /// Whether this is the address of a shared calendar, which stands as the organizer of its events.
    fileprivate var isGroupCalendar: Bool {
        email?.hasSuffix("calendar.google.com") ?? false
    }
}

extension String {
    /// The address of `mailto:name@host` or `name@host` in lower case; nil for anything else.
    fileprivate var emailAddress: String? {
        var address = Array(utf8)
        for index in address.indices where (0x41...0x5A).contains(address[index]) { address[index] |= 0x20 }
        if address.starts(with: "mailto:".utf8) { address.removeFirst(7) }
        let parts = address.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
        let isForbidden: (UInt8) -> Bool = { $0 <= 0x20 || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ":") }
        return address.contains(where: isForbidden) ? nil : String(decoding: address, as: UTF8.self)
    }
}
