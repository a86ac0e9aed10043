/// The words of one language that announce in prose what somebody will do; in lower case, with accents.
struct PromiseWordList: Sendable {
    /// The speaker and a verb of the future in one word.
    let contracted: String
    /// After the speaker: "I promise".
    let promising: String
    /// After a name: "Sarah will send".
    let intended: String
    /// Of what is to be done, whoever does it.
    let obliging: String
    /// Labels of tasks.
    let labels: String
}
