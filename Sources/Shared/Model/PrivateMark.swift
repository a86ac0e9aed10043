/// What says that a document is private: the property `private`, or the tag of that name where tags mark their document.
public enum PrivateMark {
    /// The key of the property.
    public static let key = "private"

    /// The property as a reader gives it where a format says the same in its own words.
    public static let property = Property(key: key, value: "true")

    /// Whether a value of the property means that the document is private.
    ///
    /// - Parameter value: The value as it is written.
    /// - Returns: True for the words that mean so in YAML, in any case.
    public static func isSet(_ value: String) -> Bool { Affirmation.isMeant(by: value) }

    /// Whether a tag is the one that makes its document private, or lies below it.
    ///
    /// - Parameter tag: The tag without `#`.
    /// - Returns: True for `private` and `private/…`, in any case.
    public static func isTag(_ tag: String) -> Bool {
        let folded = tag.lowercased()
        return folded == key || folded.hasPrefix(key + "/")
    }
}

/// The words that mean true in front matter.
enum Affirmation {
    private static let words: Set = ["true", "yes", "y", "on", "1"]

    /// Whether a value is one of them, in any case.
    static func isMeant(by value: String) -> Bool { words.contains(value.lowercased()) }
}

extension Document {
    /// Whether its owner keeps it out of answers.
    public var isPrivate: Bool {
        properties.contains { $0.key == PrivateMark.key && PrivateMark.isSet($0.value) }
            || isMarkedPrivate ?? tags.contains(where: PrivateMark.isTag)
    }
}
