import Model

/// What the vault knows by name: the reader of questions never asks the index itself.
public struct KnownNames: Sendable {
    /// Everybody, those with most meetings first.
    public let people: [Person]
    /// Every tag, without `#`.
    public var tags: [String]
    /// Every place where meetings took place, as written.
    public var places: [String]
    /// The row of the vault's owner, who is meant by a first name only where nobody else bears it.
    public let owner: Int?
    /// Whether the vault is the owner's own record, with their calendar: its meetings are theirs, and need not name them.
    public let ownsRecord: Bool
    /// Who bears which name, shared by all who look for people.
    let index: NameIndex

    /// What the vault knows by name.
    ///
    /// - Parameters:
    ///   - people: Everybody, those with most meetings first.
    ///   - tags: Every tag, without `#`.
    ///   - places: Every place where meetings took place.
    ///   - owner: The row of the vault's owner.
    ///   - ownsRecord: Whether the vault is the owner's own record.
    public init(
        people: [Person] = [], tags: [String] = [], places: [String] = [], owner: Int? = nil, ownsRecord: Bool = false
    ) {
        self.people = people
        self.tags = tags
        self.places = places
        self.owner = owner
        self.ownsRecord = ownsRecord
        index = NameIndex(people, owner: owner)
    }
}
