/// The words of one language for states that change, and for questions about them; in lower case, with accents.
struct StateWordList: Sendable {
    /// Words before the old value: "from 24 €".
    let givenUp: String
    /// Words for what somebody has or is for a time.
    let held: String
    /// Words for leading a group.
    let leading: String
    /// Words for a duty without an office.
    let duties: String
    /// Words before the day from which something holds.
    let since: String
    /// Words that tell of a change.
    let changes: String
    /// Names of states: a question with one asks for a state.
    let states: String
    /// Names of states that need not be said: "the portal is live" tells a status.
    let general: String
    /// Names of states that are numbers.
    let numbered: String
    /// Prepositions of place and direction.
    let places: String
    /// The first words of a question for a state.
    let asking: String
    /// Verbs of being behind such a word, or within the words of a duty.
    let copulas: String
    /// Prepositions between a duty and the thing: "responsible for".
    let linking: String
    /// Auxiliaries of a question that leave its verb to the end: "does our server run".
    let auxiliaries: String
}
