/// Somebody whom the vault knows, with every name it knows them by.
public struct Person: Hashable, Sendable {
    /// The row of the index, unique in one vault.
    public var number: Int
    /// The fullest name; the e-mail address where no name is known.
    public var name: String
    /// Other names and nicknames.
    public var aliases: [String]
    /// E-mail addresses, in lower case.
    public var emails: [String]
    /// How many meetings they attend.
    public var meetingCount: Int

    /// A person.
    ///
    /// - Parameters:
    ///   - number: The row of the index.
    ///   - name: The fullest name.
    ///   - aliases: Other names and nicknames.
    ///   - emails: E-mail addresses.
    ///   - meetingCount: How many meetings they attend.
    public init(number: Int, name: String, aliases: [String] = [], emails: [String] = [], meetingCount: Int = 0) {
        self.number = number
        self.name = name
        self.aliases = aliases
        self.emails = emails
        self.meetingCount = meetingCount
    }
}
