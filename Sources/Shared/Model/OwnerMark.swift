/// The property `me`, which marks a page about the vault's owner.
public enum OwnerMark {
    /// The key of the property.
    public static let key = "me"

    /// Returns whether a value of the property, as written, is one of YAML's words for true, in any case.
    public static func isSet(_ value: String) -> Bool { Affirmation.isMeant(by: value) }
}
