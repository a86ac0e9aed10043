/// A person known to the vault, with all known names.
public struct Person: Hashable, Sendable {
    /// The row in the index, unique in one vault.
    public var number: Int
    /// The fullest name; the e-mail address if no name is known.
    public var name: String
    /// Other names and nicknames.
    public var aliases: [String]
    /// E-mail addresses, in lower case.
    public var emails: [String]
    /// The number of meetings attended.
    public var meetingCount: Int
    /// Whether only sentences name them: no list of people, page, contact or `@` does.
    public var isOfText: Bool

    /// Creates a person.
    ///
    /// - Parameters:
    ///   - number: The row in the index.
    ///   - name: The fullest name.
    ///   - aliases: Other names and nicknames.
    ///   - emails: E-mail addresses.
    ///   - meetingCount: The number of meetings attended.
    ///   - isOfText: Whether only sentences name them.
    public init(
        number: Int, name: String, aliases: [String] = [], emails: [String] = [], meetingCount: Int = 0,
        isOfText: Bool = false
    ) {
        self.number = number
        self.name = name
        self.aliases = aliases
        self.emails = emails
        self.meetingCount = meetingCount
        self.isOfText = isOfText
    }
}
