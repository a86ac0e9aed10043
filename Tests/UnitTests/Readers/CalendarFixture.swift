import Model
import Readers
import Testing
import Time

/// Calendars as text, read on the clock of Berlin.
enum CalendarFixture {
    /// Reads a calendar.
    static func read(
        _ text: String, path: String = "work.ics", horizon: String = "2028-01-01"
    ) throws -> ReadResult {
        try read(bytes: Array(text.utf8), path: path, horizon: horizon)
    }

    /// Reads the bytes of a calendar.
    static func read(
        bytes: [UInt8], path: String = "work.ics", horizon: String = "2028-01-01"
    ) throws -> ReadResult {
        let zones = SystemTimeZones(folder: "/usr/share/zoneinfo", variable: nil, localFile: "").database
        let context = ReadingContext(
            zone: try #require(zones.zone("Europe/Berlin")), zones: zones,
            horizon: try #require(ISO8601.parse(horizon)).local)
        let source = Source(
            path: path, bytes: bytes, modified: CivilDateTime(secondNumber: 1_700_000_000), context: context)
        return CalendarReader().read(source)
    }

    /// A calendar with one event of the given lines.
    static func event(uid: String = "a@example.com", _ lines: String...) -> String {
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:\(uid)\n\(lines.joined(separator: "\n"))\nEND:VEVENT\nEND:VCALENDAR\n"
    }
}

extension ReadResult {
    /// When the documents begin, to the minute.
    var starts: [String] {
        documents.compactMap(\.start).map { String(ISO8601.string($0).prefix(16)) }
    }
}
