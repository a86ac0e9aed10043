import Model

/// Who the vault's owner is, as people were resolved.
public struct VaultOwner: Sendable, Equatable {
    /// How the owner is known.
    public enum Ground: String, Sendable {
        /// The user says so: option, environment or configuration.
        case named
        /// A page about a person says so.
        case page
        /// A calendar of the vault is their own.
        case calendar
    }

    /// The row of the person; nil where nobody is known to be the owner.
    public var person: Int?
    /// How the owner is known; nil where nobody is.
    public var ground: Ground?
    /// Whether the vault holds the owner's own calendar: its meetings are then theirs, whether they are named or not.
    public var hasCalendar: Bool
    /// The names of those whom what was said may mean, where it does not tell which.
    public var choices: [String]

    /// An owner, or that nobody is known to be.
    ///
    /// - Parameters:
    ///   - person: The row of the person.
    ///   - ground: How the owner is known.
    ///   - hasCalendar: Whether the vault holds the owner's own calendar.
    ///   - choices: The names of those whom what was said may mean.
    public init(person: Int? = nil, ground: Ground? = nil, hasCalendar: Bool = false, choices: [String] = []) {
        self.person = person
        self.ground = ground
        self.hasCalendar = hasCalendar
        self.choices = choices
    }
}

extension IndexReader {
    /// The vault's owner.
    ///
    /// - Returns: Who it is, or that nobody is known to be.
    /// - Throws: `StoreError` where the index cannot be read.
    public func owner() throws(StoreError) -> VaultOwner {
        try database.statement("select person, ground, has_calendar, choices from owner").first { row in
            VaultOwner(
                person: row.optionalInt(0), ground: row.optionalString(1).flatMap(VaultOwner.Ground.init),
                hasCalendar: row.int(2) != 0, choices: row.string(3).split(separator: "\n").map(String.init))
        } ?? VaultOwner()
    }
}

extension IndexWriter {
    /// Whose own calendars the vault holds.
    ///
    /// - Returns: One for each such file, in the order of paths.
    /// - Throws: `StoreError` where the index cannot be read.
    public func calendarOwners() throws(StoreError) -> [Attendee] {
        try database.statement("select name, email from calendar join source on source.id = source order by path").rows
        {
            Attendee(name: $0.string(0), email: $0.optionalString(1))
        }
    }

    /// Remembers whose own calendar a file is.
    func insert(calendarOwner: Attendee?, source: Int) throws(StoreError) {
        guard let calendarOwner else { return }
        try database.statement("insert into calendar(source, name, email) values(?, ?, ?)")
            .bind(source).bind(calendarOwner.name).bind(calendarOwner.email).run()
    }

    /// Writes who the owner is; events that they declined are declined, and `@me` is them.
    ///
    /// - Parameter owner: Who the owner is.
    /// - Throws: `StoreError`; nothing is changed then.
    public func write(owner: VaultOwner) throws(StoreError) {
        try database.transaction { () throws(StoreError) in
            try database.execute("delete from owner")
            try database.statement("insert into owner(person, ground, has_calendar, choices) values(?, ?, ?, ?)")
                .bind(owner.person).bind(owner.ground?.rawValue).bind(owner.hasCalendar ? 1 : 0)
                .bind(owner.choices.joined(separator: "\n")).run()
            try database.statement(
                """
                update document set status = \(EventStatus.declined.rawValue) where kind = 'event'
                and status < \(EventStatus.cancelled.rawValue) and id in (
                    select document from attendance where person = ? and declined = 1)
                """
            ).bind(owner.person).run()
            try database.statement("update mention set person = ? where lower(name) = 'me'").bind(owner.person).run()
            // Those events count no more.
            try countMeetings()
        }
    }
}
