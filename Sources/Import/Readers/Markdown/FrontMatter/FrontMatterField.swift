/// The meaning of a front matter key; its names are those of this program's documentation, then those of common templates.
enum FrontMatterField: CaseIterable {
    case title, kind, start, startTime, end, endTime, duration, created, updated
    case attendees, organizer, tags, aliases, email, eventIdentity

    /// The names of the field, in lower case with blanks between words; the first with a value wins.
    var names: [String] {
        switch self {
        case .title: ["title", "subject"]
        case .kind: ["kind", "type", "category", "categories", "class", "fileclass", "note type"]
        case .start:
            ["date", "start", "start date", "when", "datetime", "date time", "meeting date", "event date", "day"]
        case .startTime: ["time", "start time", "starttime"]
        case .end: ["end", "end date", "enddate"]
        case .endTime: ["end time", "endtime"]
        case .duration: ["duration", "length"]
        case .created:
            [
                "created", "date created", "created at", "creation date", "created on", "publishdate", "publish date",
                "pubdate", "published", "erstellt",
            ]
        case .updated: ["updated", "modified", "date modified", "updated at", "last modified", "date updated"]
        case .attendees:
            [
                "attendees", "attendee", "participants", "participant", "people", "person", "with", "who", "present",
                "invitees", "guests", "members", "teilnehmer",
            ]
        case .organizer: ["organizer", "organiser", "host", "chair", "facilitator"]
        case .tags: ["tags", "tag", "keywords"]
        case .aliases: ["aliases", "alias", "aka", "nickname", "nicknames"]
        case .email: ["email", "e mail", "mail", "emails"]
        case .eventIdentity: ["uid", "event uid", "icaluid", "event id", "calendar uid"]
        }
    }

    /// The names of the attendees field that make a note a meeting.
    static let attendanceNames: Set<String> = ["attendees", "attendee", "participants", "participant"]

    /// Returns the field of a key in any case, with `-` and `_` for blanks; nil if there is none.
    init?(key: String) {
        guard let field = FrontMatterField.fields[FrontMatterField.normalized(key)] else { return nil }
        self = field
    }

    /// Returns the form in which keys are compared: lower case, with blanks for `-` and `_`.
    static func normalized(_ key: String) -> String {
        if key.utf8.allSatisfy({ $0 < 0x80 }) {
            return String(decoding: key.utf8.map(blankForHyphen), as: UTF8.self)
        }
        return String(key.lowercased().map { $0 == "-" || $0 == "_" ? " " : $0 })
    }

    private static func blankForHyphen(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        case UInt8(ascii: "-"), UInt8(ascii: "_"): UInt8(ascii: " ")
        default: byte
        }
    }

    static let fields: [String: FrontMatterField] = {
        var fields: [String: FrontMatterField] = [:]
        for field in allCases { for name in field.names { fields[name] = field } }
        return fields
    }()
}
