import Model

/// People, meetings and the owner, resolved from all documents together or from those that are not private.
public struct ResolvedDirectory: Sendable {
    /// All people; each row of attendance and mentions belongs to at most one.
    public var people: [ResolvedPerson]
    /// The representative of each other document of a meeting with several sources.
    public var representatives: [Int: Int]
    /// Events of which another copy of the calendar holds a later version.
    public var superseded: Set<Int>
    /// The owner; a person's row is the index in `people` plus 1.
    public var owner: VaultOwner

    /// Creates a directory.
    public init(
        people: [ResolvedPerson], representatives: [Int: Int] = [:], superseded: Set<Int> = [],
        owner: VaultOwner = VaultOwner()
    ) {
        self.people = people
        self.representatives = representatives
        self.superseded = superseded
        self.owner = owner
    }
}

/// Writes people and meetings: only the rows that differ, since most changes of a vault change few of them.
extension IndexWriter {
    /// Brings people and meetings to a state resolved anew.
    ///
    /// - Parameters:
    ///   - directory: The new state.
    ///   - isPublic: Whether it is that without private documents.
    /// - Throws: `StoreError`; nothing is then changed.
    public func write(_ directory: ResolvedDirectory, isPublic: Bool = false) throws(StoreError) {
        let side = DirectorySide(isPublic: isPublic)
        try database.transaction { () throws(StoreError) in
            try write(directory.people, side)
            try writeBearers(directory.people.map(\.attendance), of: "attendance", side, me: nil)
            try writeBearers(directory.people.map(\.mentions), of: "mention", side, me: directory.owner.person)
            try write(directory.owner, side)
            try writeMeetings(directory, side)
        }
    }

    private func write(_ people: [ResolvedPerson], _ side: DirectorySide) throws(StoreError) {
        let known = try database.statement("select name, of_text from main.\(side.people) order by id")
            .rows { PersonRow(name: $0.string(0), isOfText: $0.int(1) != 0) }
        let knownNames = try database.statement("select person, name, is_email from main.\(side.names) order by rowid")
            .rows { NameRow(person: $0.int(0), name: $0.string(1), isEmail: $0.int(2) != 0) }
        let wanted = people.map { PersonRow(name: $0.name, isOfText: $0.isOfText) }
        let wantedNames = people.enumerated().flatMap { place, person in
            person.aliases.map { NameRow(person: place + 1, name: $0, isEmail: false) }
                + person.emails.map { NameRow(person: place + 1, name: $0, isEmail: true) }
        }
        guard known != wanted || knownNames != wantedNames else { return }
        try database.execute("delete from main.\(side.names); delete from main.\(side.people)")
        for (place, person) in wanted.enumerated() {
            try database.statement("insert into main.\(side.people)(id, name, meetings, of_text) values(?, ?, 0, ?)")
                .bind(place + 1).bind(person.name).bind(person.isOfText ? 1 : 0).run()
        }
        for name in wantedNames {
            try database.statement("insert into main.\(side.names)(person, name, is_email) values(?, ?, ?)")
                .bind(name.person).bind(name.name).bind(name.isEmail ? 1 : 0).run()
        }
    }

    private struct PersonRow: Equatable {
        let name: String
        let isOfText: Bool
    }

    private struct NameRow: Equatable {
        let person: Int
        let name: String
        let isEmail: Bool
    }

    /// Writes to whom the rows of a table belong, given those of each person; mentions of "me" are the owner's.
    private func writeBearers(
        _ rowsOfPeople: [[Int]], of table: String, _ side: DirectorySide, me owner: Int?
    ) throws(StoreError) {
        var wanted: [Int: Int] = [:]
        wanted.reserveCapacity(rowsOfPeople.reduce(0) { $0 + $1.count })
        for (place, rows) in rowsOfPeople.enumerated() {
            for row in rows { wanted[row] = place + 1 }
        }
        if table == "mention" {
            let ofOwner = try database.statement("select rowid from main.mention where name = 'me' collate nocase")
                .rows { $0.int(0) }
            for row in ofOwner { wanted[row] = owner }
        }
        var changed: [(row: Int, person: Int?)] = []
        let known = try database.statement("select rowid, \(side.person) from main.\(table)")
        while try known.step() {
            let (row, person) = (known.int(0), known.optionalInt(1))
            if wanted[row] != person { changed.append((row, wanted[row])) }
        }
        for change in changed.sorted(by: { $0.row < $1.row }) {
            try database.statement("update main.\(table) set \(side.person) = ? where rowid = ?")
                .bind(change.person).bind(change.row).run()
        }
    }

    /// Writes which document stands for each meeting and, for all documents, the status of events that are superseded or that the owner
    /// declined.
    private func writeMeetings(_ directory: ResolvedDirectory, _ side: DirectorySide) throws(StoreError) {
        let declined = side.isPublic ? [] : try declinedDocuments(directory.owner.person)
        var changed: [(document: Int, meeting: Int, status: Int)] = []
        let known = try database.statement(
            "select id, kind = 'event', own_status, status, \(side.meeting) from main.document")
        while try known.step() {
            let document = known.int(0)
            let meeting = directory.representatives[document] ?? document
            var status = known.int(3)
            if !side.isPublic {
                status = directory.superseded.contains(document) ? EventStatus.superseded.rawValue : known.int(2)
                if known.int(1) != 0, status < EventStatus.cancelled.rawValue, declined.contains(document) {
                    status = EventStatus.declined.rawValue
                }
            }
            if meeting != known.optionalInt(4) || status != known.int(3) { changed.append((document, meeting, status)) }
        }
        for change in changed {
            try database.statement("update main.document set \(side.meeting) = ?, status = ? where id = ?")
                .bind(change.meeting).bind(change.status).bind(change.document).run()
        }
    }

    private func declinedDocuments(_ owner: Int?) throws(StoreError) -> Set<Int> {
        guard let owner else { return [] }
        return Set(
            try database.statement("select document from main.attendance where person = ? and declined = 1").bind(owner)
                .rows { $0.int(0) })
    }

    private func write(_ owner: VaultOwner, _ side: DirectorySide) throws(StoreError) {
        try database.execute("delete from main.\(side.owner)")
        try database.statement(
            "insert into main.\(side.owner)(person, ground, has_calendar, choices) values(?, ?, ?, ?)"
        )
        .bind(owner.person).bind(owner.ground?.rawValue).bind(owner.hasCalendar ? 1 : 0)
        .bind(owner.choices.joined(separator: "\n")).run()
    }
}

/// The tables and columns of people in all documents, or in those that are not private.
struct DirectorySide {
    let isPublic: Bool

    var people: String { isPublic ? "public_person" : "person" }
    var names: String { isPublic ? "public_person_name" : "person_name" }
    var owner: String { isPublic ? "public_owner" : "owner" }
    var person: String { isPublic ? "public_person" : "person" }
    var meeting: String { isPublic ? "public_meeting" : "meeting" }
}

/// Counts the meetings of each person, each once for all its sources.
extension IndexWriter {
    func countMeetings(_ side: DirectorySide) throws(StoreError) {
        let meetings = try countedMeetings(side)
        var attended: [Int] = []
        let rows = try database.statement(
            "select \(side.person), document from main.attendance where \(side.person) is not null")
        while try rows.step() {
            guard let meeting = meetings[rows.int(1)] else { continue }
            attended.append(rows.int(0) << 32 | meeting)
        }
        attended.sort()
        var counts: [Int: Int] = [:]
        for (place, pair) in attended.enumerated() where place == 0 || attended[place - 1] != pair {
            counts[pair >> 32, default: 0] += 1
        }
        let known = try database.statement("select id, meetings from main.\(side.people)").rows {
            ($0.int(0), $0.int(1))
        }
        for (person, count) in known where count != counts[person, default: 0] {
            try database.statement("update main.\(side.people) set meetings = ? where id = ?")
                .bind(counts[person, default: 0]).bind(person).run()
        }
    }

    /// Returns the meeting of each document that counts as one; those that are cancelled or were declined do not.
    private func countedMeetings(_ side: DirectorySide) throws(StoreError) -> [Int: Int] {
        var meetings: [Int: Int] = [:]
        let rows = try database.statement(
            """
            select id, \(side.meeting) from main.document where kind in ('meeting', 'transcript', 'event')
            and status < \(EventStatus.cancelled.rawValue) \(side.isPublic ? "and private = 0" : "")
            """)
        while try rows.step() { meetings[rows.int(0)] = rows.optionalInt(1) }
        return meetings
    }
}
