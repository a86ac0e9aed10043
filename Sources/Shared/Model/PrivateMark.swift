/// The mark of a private document: the property `private`, or the tag of that name if tags apply to the whole document.
public enum PrivateMark {
    /// The key of the property.
    public static let key = "private"

    /// The property given by readers of formats with a privacy field.
    public static let property = Property(key: key, value: "true")

    /// Returns whether a value of the property, as written, is one of YAML's words for true, in any case.
    public static func isSet(_ value: String) -> Bool { Affirmation.isMeant(by: value) }

    /// Returns whether a tag without `#` makes its document private: `private` and `private/…`, in any case.
    public static func isTag(_ tag: String) -> Bool {
        let folded = tag.lowercased()
        return folded == key || folded.hasPrefix(key + "/")
    }
}

enum Affirmation {
    private static let words: Set = ["true", "yes", "y", "on", "1"]

    static func isMeant(by value: String) -> Bool { words.contains(value.lowercased()) }
}

extension Document {
    /// Whether the owner keeps the document out of answers.
    public var isPrivate: Bool {
        properties.contains { $0.key == PrivateMark.key && PrivateMark.isSet($0.value) }
            || isMarkedPrivate ?? tags.contains(where: PrivateMark.isTag)
    }
}
