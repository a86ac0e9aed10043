/// What questions are grouped by.
public enum Slice: String, CaseIterable, Comparable, Sendable {
    /// The set's own groups.
    case category
    /// The kind of answer that is asked for: what the set expects, else as it was read.
    case intent
    /// Whether a time was read.
    case hasTime = "time named"
    /// Whether a person was read.
    case hasPerson = "person named"
    /// The language of the question.
    case language
    /// How many words the question has.
    case length = "words"
    /// Whether there is an answer.
    case isAnswerable = "answerable"

    /// Whether tables show one before the other.
    public static func < (left: Slice, right: Slice) -> Bool {
        (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }

    /// The group of a number of words.
    ///
    /// - Parameter words: How many words a question has.
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
