/// The properties of calendars that are read; all others are skipped unread.
enum PropertyName: String {
    case begin = "BEGIN"
    case end = "END"
    case attendee = "ATTENDEE"
    case calendarName = "X-WR-CALNAME"
    case calendarZone = "X-WR-TIMEZONE"
    case categories = "CATEGORIES"
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

    private static let longest = 27

    /// The property of a name in any case.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard bytes.count <= PropertyName.longest else { return nil }
        let name = String(unsafeUninitializedCapacity: PropertyName.longest) { buffer in
            for (position, byte) in bytes.enumerated() { buffer[position] = byte.asciiUppercased }
            return bytes.count
        }
        self.init(rawValue: name)
    }
}
