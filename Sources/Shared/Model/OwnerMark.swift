/// The property `me`, which marks a page as being about the vault's owner.
public enum OwnerMark {
    /// The key of the property.
    public static let key = "me"

    /// Returns whether a value of the property marks the page as the owner's.
    ///
    /// - Parameter value: The value as written.
    /// - Returns: True for YAML's words for true, in any case.
    public static func isSet(_ value: String) -> Bool { Affirmation.isMeant(by: value) }
}
