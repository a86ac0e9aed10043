/// The words of one language for decisions; compared folded.
struct DecisionWordList: Sendable {
    /// Phrases of sentences that decide something.
    let certain: String
    /// Phrases that are common in decisions.
    let likely: String
    /// Labels before a colon, or headings, of decisions.
    let labels: String
    /// Words for a vote; a question about one asks for its outcome.
    let votes: String
    /// Words for the outcome: "the result of the vote".
    let results: String
    /// Words that may be a whole outcome: "Carried unanimously.", behind a label too: "Result: Carried".
    let outcomes: String
    /// Words that negate or doubt a later decision word in the same clause.
    let doubts: String
    /// Words right before a decision word that defer it: "to be decided".
    let delays: String
    /// The same right after it: "muss entschieden werden".
    let delaysBehind: String
    /// Subjects that begin a phrase.
    let subjects: String
    /// Words before such a subject that make it a question.
    let inverting: String
    /// Words before a number that is replaced: "from €12".
    let replaced: String
}
