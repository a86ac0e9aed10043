import Model
import Store
import Time

/// A meeting with the documents that record it.
struct ExportedMeeting: ExportRecord {
    var id: String
    var sources: [(id: String, record: DocumentRecord)]
    /// The document that stands for the meeting.
    var record: DocumentRecord
    var attendees: [String]
    var absentees: [String]
    var isCounted: Bool
    var zone: TimeZone

    var type: ExportType { .meeting }

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("absentees", absentees)
            $0.field("all_day", record.isAllDay)
            $0.field("attendees", attendees)
            $0.field("counted", isCounted)
            $0.field("end", record.end.map(zone.isoString))
            $0.field("id", id)
            $0.field("sources", sources.map(\.id))
            $0.field("start", record.start.map(zone.isoString))
            $0.field("status", "\(record.status)")
            $0.field("title", record.title)
            $0.field("type", type.rawValue)
        }
    }
}
