/// The words of one language that link a person to an office; folded.
struct OfficeWordList: Sendable {
    /// Verbs and prepositions between a person and an office.
    let becoming: String
    /// Before an office, besides articles.
    let leading: String
    /// After an office.
    let following: String
    /// Before the start of a term of office.
    let since: String
    /// Before the end of a term of office, which is over.
    let until: String
    /// Before an office that the named one only assists: "assistant to the chair".
    let assisting: String
    /// Words of candidacy, not of holding an office.
    let candidates: String
}
