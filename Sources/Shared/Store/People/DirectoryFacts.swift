import Model

/// What people and meetings are resolved from, of one file.
///
/// A change of a file that leaves its facts as they were leaves the people and meetings of the whole vault as they were. Lines are no facts,
/// nor are texts.
struct DirectoryFacts: Equatable {
    struct Document: Equatable {
        let kind: String
        let isPrivate: Bool
        /// Nil for a plain note, of which only what is named in it counts.
        let meeting: Meeting?
        /// The date, if nobody knows which of its numbers is the month.
        let openDate: OpenDate?
        /// Whether the month comes first, if the date tells.
        let isMonthFirst: Bool?
        let attendance: [Attendance]
        let mentions: [NamedOnce]
        /// The names, addresses and marks of a page about a person.
        let page: [PageEntry]
    }

    /// What a title, a time and a calendar tell of a meeting.
    struct Meeting: Equatable {
        let title: String
        let times: [Int?]
        let identity: String?
        /// Whether it lasts the whole day, where the date comes from, the status as read, and the revision.
        let numbers: [Int]
    }

    struct OpenDate: Equatable {
        let earlier: Int
        let later: Int
        let length: Int?
    }

    struct Attendance: Equatable {
        let name: String
        let email: String?
        let declined: Bool
        let aliases: String
    }

    struct NamedOnce: Equatable {
        let name: String
        let evidence: Int?
    }

    struct PageEntry: Equatable {
        let key: String
        let value: String
    }

    let documents: [Document]
    /// The name and address of the person whose calendar it is.
    let calendar: [String?]
    /// Whether a date lacks its year, which all files decide together.
    let hasOpenYear: Bool

    /// Whether the file says nothing about people and meetings.
    var areNone: Bool {
        calendar.isEmpty && !hasOpenYear
            && documents.allSatisfy {
                !$0.isPrivate && $0.meeting == nil && $0.openDate == nil && $0.isMonthFirst == nil
                    && $0.attendance.isEmpty && $0.mentions.isEmpty && $0.page.isEmpty
            }
    }

    /// Whether two files with equal facts mean that nothing has to be resolved.
    func settles(like other: DirectoryFacts) -> Bool { self == other && !hasOpenYear }

    // MARK: Which facts count

    static func isPlain(kind: String, path: String, _ page: [PageEntry]) -> Bool {
        let path = path.lowercased()
        let isPlan = path.contains("agenda") || path.contains("tagesordnung")
        return kind == DocumentKind.note.rawValue && !isPlan && page.isEmpty
    }

    /// Returns the entries that count on a page about a person or marked as the owner's; none on others.
    static func page(kind: String, _ entries: [PageEntry]) -> [PageEntry] {
        guard kind == DocumentKind.person.rawValue || entries.contains(where: { $0.key == OwnerMark.key }) else {
            return []
        }
        return entries.filter { $0.key == OwnerMark.key || $0.key == "alias" || addressKeys.contains($0.key) }
    }

    /// The properties of a page that hold addresses.
    static let addressKeys: Set<String> = ["email", "e-mail", "mail", "emails"]

    static func openDate(_ start: Int?, other: Int?, finish: Int?) -> OpenDate? {
        guard let start, let other else { return nil }
        return OpenDate(earlier: min(start, other), later: max(start, other), length: finish.map { $0 - start })
    }
}

extension DirectoryFacts {
    /// Takes the facts from documents that were just read.
    init(_ documents: [IndexedDocument], path: String, calendarOwner: Attendee?) {
        self.documents = documents.map { Document($0.document, path: path) }
        calendar = calendarOwner.map { [$0.name, $0.email] } ?? []
        hasOpenYear = documents.contains { $0.document.storedTimes.isYearOpen }
    }
}

extension DirectoryFacts.Document {
    fileprivate init(_ document: Document, path: String) {
        let times = document.storedTimes
        let entries = (document.properties + document.aliases.map { Property(key: "alias", value: $0) }).map {
            DirectoryFacts.PageEntry(key: $0.key, value: $0.value)
        }
        kind = document.kind.rawValue
        isPrivate = document.isPrivate
        page = DirectoryFacts.page(kind: kind, entries)
        openDate = DirectoryFacts.openDate(times.start, other: times.otherStart, finish: times.finish)
        isMonthFirst = openDate == nil ? document.dateOrder.map(\.isMonthFirst) : nil
        meeting =
            DirectoryFacts.isPlain(kind: kind, path: path, page)
            ? nil
            : DirectoryFacts.Meeting(
                title: document.title, times: openDate == nil ? [times.start, times.finish] : [],
                identity: document.eventIdentity,
                numbers: [
                    document.isAllDay ? 1 : 0, document.dateSource.rawValue, document.status.rawValue,
                    document.eventRevision,
                ])
        attendance = document.attendees.map {
            DirectoryFacts.Attendance(
                name: $0.name, email: $0.email, declined: $0.declined, aliases: $0.aliases.joined(separator: "\n"))
        }
        mentions = document.mentions.map { DirectoryFacts.NamedOnce(name: $0.name, evidence: $0.evidence?.packed) }
    }
}

extension Document {
    /// The times as the index holds them, before the vault decides what is open.
    var storedTimes: (start: Int?, finish: Int?, otherStart: Int?, isYearOpen: Bool) {
        // A file's modification time is not the date of its content.
        let isDated = dateSource < .modified
        return (
            isDated ? start?.secondNumber : nil, isDated ? end?.secondNumber : nil, dateOrder?.other?.secondNumber,
            isDated && isYearOpen
        )
    }
}
