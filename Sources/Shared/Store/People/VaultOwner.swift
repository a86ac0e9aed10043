import Model

/// The vault's owner, as resolved among the people.
public struct VaultOwner: Sendable, Equatable {
    /// The evidence for the owner.
    public enum Ground: String, Sendable {
        /// The user's own statement: option, environment or configuration.
        case named
        /// A page about a person marked as the owner's.
        case page
        /// The owner's own calendar in the vault.
        case calendar
    }

    /// The row of the person; nil if the owner is unknown.
    public var person: Int?
    /// The evidence for the owner; nil if the owner is unknown.
    public var ground: Ground?
    /// Whether the vault holds the owner's own calendar; its meetings are then theirs, even if they are not named.
    public var hasCalendar: Bool
    /// The names of all matching people if the owner's description is ambiguous.
    public var choices: [String]

    /// Creates an owner, by default an unknown one.
    public init(person: Int? = nil, ground: Ground? = nil, hasCalendar: Bool = false, choices: [String] = []) {
        self.person = person
        self.ground = ground
        self.hasCalendar = hasCalendar
        self.choices = choices
    }
}

extension IndexReader {
    /// Returns the vault's owner.
    ///
    /// - Returns: The owner, possibly unknown.
    /// - Throws: `StoreError` if the index cannot be read.
    public func owner() throws(StoreError) -> VaultOwner {
        try database.statement("select person, ground, has_calendar, choices from owner").first { row in
            VaultOwner(
                person: row.optionalInt(0), ground: row.optionalString(1).flatMap(VaultOwner.Ground.init),
                hasCalendar: row.int(2) != 0, choices: row.string(3).split(separator: "\n").map(String.init))
        } ?? VaultOwner()
    }
}

extension IndexWriter {
    /// Returns the owners of the vault's calendars.
    ///
    /// - Returns: One per calendar file with an owner, ordered by path.
    /// - Throws: `StoreError` if the index cannot be read.
    public func calendarOwners() throws(StoreError) -> [Attendee] {
        try database.statement("select name, email from calendar join source on source.id = source order by path").rows
        {
            Attendee(name: $0.string(0), email: $0.optionalString(1))
        }
    }

    func insert(calendarOwner: Attendee?, source: Int) throws(StoreError) {
        guard let calendarOwner else { return }
        try database.statement("insert into calendar(source, name, email) values(?, ?, ?)")
            .bind(source).bind(calendarOwner.name).bind(calendarOwner.email).run()
    }
}
