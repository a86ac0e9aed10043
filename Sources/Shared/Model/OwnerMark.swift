/// What says that a page is about the vault's owner: the property `me`.
public enum OwnerMark {
    /// The key of the property.
    public static let key = "me"

    /// Whether a value of the property means that the page is about the owner.
    ///
    /// - Parameter value: The value as it is written.
    /// - Returns: True for the words that mean so in YAML, in any case.
    public static func isSet(_ value: String) -> Bool { Affirmation.isMeant(by: value) }
}
