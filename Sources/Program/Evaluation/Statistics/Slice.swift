/// The properties by which questions are grouped.
public enum Slice: String, CaseIterable, Comparable, Sendable {
    /// The category given by the set.
    case category
    /// The expected intent, or the one that was read if the set has none.
    case intent
    /// Whether a time was read from the question.
    case hasTime = "time named"
    /// Whether a person was read from the question.
    case hasPerson = "person named"
    /// The language of the question.
    case language
    /// The number of words of the question.
    case length = "words"
    /// Whether there is an answer.
    case isAnswerable = "answerable"

    /// Whether tables show the first slice before the second.
    public static func < (left: Slice, right: Slice) -> Bool {
        (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }

    /// Returns the group for a number of words.
    ///
    /// - Parameter words: The number of words of a question.
    /// - Returns: `1–5`, `6–10`, `11–15` or `16+`.
    public static func length(words: Int) -> String {
        switch words {
        case ...5: "1–5"
        case ...10: "6–10"
        case ...15: "11–15"
        default: "16+"
        }
    }
}
