/// The words of one language that say who does, says or owns something; in lower case, with accents.
struct ActorWordList: Sendable {
    /// The speaker or writer before a verb.
    let firstPerson: String
    /// The writer in a list of names.
    let writer: String
    /// The vault's owner after `@`.
    let selves: String
    /// Before the agent, after the verb: "moderated by Grace".
    let by: String
    /// Before a companion.
    let with: String
    /// Between people who do something together.
    let and: String
    /// What who leads a topic of a meeting does: "presented", "gave" an update.
    let leads: String
    /// What somebody does whose words tell it: "suggested", "wanted"; also the nouns: "idea".
    let says: String
    /// Endings of agent nouns, which share their stem with the verb: "designer".
    let doers: String
    /// All pronouns for the speaker; folded, apostrophes part words.
    let speaker: String
    /// Likewise for the listener, without ambiguous ones.
    let listener: String
}
