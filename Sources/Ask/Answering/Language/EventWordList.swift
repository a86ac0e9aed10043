/// The words of one language that show whether an event took place and who took part; in lower case, with accents.
struct EventWordList: Sendable {
    /// Words that deny, plan, ask for or wish what is in their clause.
    let unreal: String
    /// Those of them that with a capital are something else: "May".
    let inLower: String
    /// Those of them that at the end of a sentence are a part of its verb: "findet … statt".
    let verbParts: String
    /// Verbs that plan at the beginning of a clause; elsewhere they are nouns: "read a good book".
    let orders: String
    /// Words of planning and wishing that behind an article are nouns.
    let things: String
    /// Verbs and auxiliaries that make an event only possible if its date is asked for.
    let possible: String
    /// Endings of nouns that name what is done, with the stem of its verb: "approval".
    let deedNouns: String
    /// Pronouns of the first person, with what is written together with them.
    let selves: String
    /// Pronouns for other people.
    let others: String
    /// Possessives of the first person.
    let own: String
    /// Expletive subjects.
    let nobody: String
    /// Words at the beginning of a sentence for something that the sentence before names.
    let backward: String
    /// Words that may be between a subject and its verb, or begin a line.
    let adverbs: String
    let dayParts: String
    /// Verbs for the phase or quality of an action.
    let aspects: String
    /// Verbs of getting something done, whose object any done task may be.
    let finishing: String
    /// Articles and similar words before a noun.
    let determiners: String
    let definite: String
    /// Articles of a noun that may be the subject, in languages with cases.
    let nominative: String
    /// Words for the number one.
    let ones: String
    let conjunctions: String
    /// Words that end a clause, besides punctuation.
    let breaks: String
    /// Words that begin a subordinate clause with its own subject.
    let links: String
    /// Prepositions that the place of an event may follow.
    let wheres: String
    /// Prepositions of place, all with the same kind of object.
    let places: String
    /// All other prepositions.
    let prepositions: String
    /// Prepositions of place that are other words in other languages: they count only for questions of this one.
    let sharedPlaces: String
    /// All other prepositions that are.
    let sharedPrepositions: String
    /// Prepositions inside a name.
    let partitives: String
    /// Whether a noun may stand before another one that it describes: "yoga mat".
    let hasCompounds: Bool
}
