import Parsing

/// The words of one language that matter for dates in questions and statements; folded, but for `headers`, `hours` and `meetings`.
struct DateWordList: Sendable {
    /// Verbs of saying and deciding: the answer is the day of the note.
    let acts: String
    /// Words of planning.
    let plans: String
    /// Words of beginning.
    let beginnings: String
    /// Phrases that ask how long ago something was.
    let elapsed: String
    /// Words before the unit that a question asks for: "which year".
    let which: String
    let grains: [(grain: TimeGrain, words: String)]
    /// The beginnings of the date header of a quoted mail, as written.
    let headers: [String]
    /// Words after the hour of a time of day.
    let hours: String
    /// Words for what takes place next.
    let next: String
    /// Words for meetings, which titles omit.
    let meetings: String
}
