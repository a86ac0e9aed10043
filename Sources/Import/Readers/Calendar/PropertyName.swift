/// The properties of calendars that are read.
enum PropertyName: String, CaseIterable {
    case begin = "BEGIN"
    case end = "END"
    case attendee = "ATTENDEE"
    case calendarName = "X-WR-CALNAME"
    case calendarOwner = "X-OWNER"
    case calendarZone = "X-WR-TIMEZONE"
    case categories = "CATEGORIES"
    case classification = "CLASS"
    case completed = "COMPLETED"
    case description = "DESCRIPTION"
    case due = "DUE"
    case duration = "DURATION"
    case eventEnd = "DTEND"
    case exceptionDate = "EXDATE"
    case exceptionRule = "EXRULE"
    case lastModified = "LAST-MODIFIED"
    case location = "LOCATION"
    case method = "METHOD"
    case microsoftAllDay = "X-MICROSOFT-CDO-ALLDAYEVENT"
    case name = "NAME"
    case offsetFrom = "TZOFFSETFROM"
    case offsetTo = "TZOFFSETTO"
    case organizer = "ORGANIZER"
    case percentComplete = "PERCENT-COMPLETE"
    case recurrenceDate = "RDATE"
    case recurrenceIdentity = "RECURRENCE-ID"
    case recurrenceRule = "RRULE"
    case sequence = "SEQUENCE"
    case stamp = "DTSTAMP"
    case start = "DTSTART"
    case status = "STATUS"
    case summary = "SUMMARY"
    case url = "URL"
    case userIdentity = "UID"
    case zoneIdentity = "TZID"

    /// The properties by length and first letter of their names; few share a slot.
    private static let candidates: [[PropertyName]] = {
        var table = [[PropertyName]](repeating: [], count: 32 * 32)
        for name in allCases { table[slot(Array(name.rawValue.utf8)[...])].append(name) }
        return table
    }()

    private static func slot(_ bytes: ArraySlice<UInt8>) -> Int {
        (bytes.count & 31) << 5 | Int((bytes.first ?? 0) & 31)
    }

    init?(_ bytes: ArraySlice<UInt8>) {
        let match = PropertyName.candidates[PropertyName.slot(bytes)].first { candidate in
            bytes.lazy.map(\.asciiUppercased).elementsEqual(candidate.rawValue.utf8)
        }
        guard let match else { return nil }
        self = match
    }
}
