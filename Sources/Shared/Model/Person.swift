/// A person known to the vault, with all known names.
public struct Person: Hashable, Sendable {
    /// The row in the index, unique in one vault.
    public var number: Int
    /// The fullest name, or the e-mail address if no name is known.
    public var name: String
    /// Other names and nicknames.
    public var aliases: [String]
    /// E-mail addresses, in lower case.
    public var emails: [String]
    /// The number of meetings attended.
    public var meetingCount: Int
    /// Whether they are named only in sentences, not on a list of people, a page or contact, or after `@`.
    public var isOfText: Bool

    /// Creates a person.
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
