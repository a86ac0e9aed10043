import Model

/// The names that a vault knows, so that reading a question never accesses the index.
public struct KnownNames: Sendable {
    /// All people, those with the most meetings first.
    public let people: [Person]
    /// All tags, without `#`.
    public var tags: [String]
    /// All meeting places, as written.
    public var places: [String]
    /// The row number of the vault's owner, whose first name is used only if nobody else has it.
    public let owner: Int?
    /// Whether the vault is its owner's record, so that all meetings are the owner's, even without their name.
    public let ownsRecord: Bool
    let index: NameIndex

    /// Creates the names of a vault.
    ///
    /// - Parameters:
    ///   - people: All people, those with the most meetings first.
    ///   - tags: All tags, without `#`.
    ///   - places: All meeting places.
    ///   - owner: The row number of the vault's owner.
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
