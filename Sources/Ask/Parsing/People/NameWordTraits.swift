/// Properties of a word by which names are recognised in its neighbourhood.
struct NameWordTraits: OptionSet, Sendable {
    let rawValue: UInt32

    /// A word of the language: a name only if the sentence requires it, and never a misspelt name.
    static let ordinary = NameWordTraits(rawValue: 1 << 0)
    /// "The", "my", "kein".
    static let determiner = NameWordTraits(rawValue: 1 << 1)
    /// "With", "from", "mit".
    static let preposition = NameWordTraits(rawValue: 1 << 2)
    /// "Did": a person follows.
    static let auxiliary = NameWordTraits(rawValue: 1 << 3)
    /// "Is", "was", "war".
    static let copula = NameWordTraits(rawValue: 1 << 4)
    /// "And", "or", "und".
    static let conjunction = NameWordTraits(rawValue: 1 << 5)
    /// "Meet", "ask", "call": verbs with a person as object.
    static let personVerb = NameWordTraits(rawValue: 1 << 6)
    /// "Said", "wants", "sagte": verbs with a person as subject.
    static let sayingVerb = NameWordTraits(rawValue: 1 << 7)
    /// "Talk", "write", "promise": a person follows after "to".
    static let addressVerb = NameWordTraits(rawValue: 1 << 8)
    /// "To", "an".
    static let toward = NameWordTraits(rawValue: 1 << 9)
    /// "I", "me", "ich".
    static let speaker = NameWordTraits(rawValue: 1 << 10)
    /// "Dr", "Mr", "Frau": not part of the name.
    static let title = NameWordTraits(rawValue: 1 << 11)
    /// "Van", "de la", "von": begins a last name.
    static let particle = NameWordTraits(rawValue: 1 << 12)
    /// "Both", "two", "beide": all bearers of the name are meant.
    static let quantifier = NameWordTraits(rawValue: 1 << 13)
    /// "HR", "QA": capitals that are not initials.
    static let acronym = NameWordTraits(rawValue: 1 << 14)
    /// "Team", "support": a name that contains it counts only as a whole.
    static let role = NameWordTraits(rawValue: 1 << 15)
    /// "Lisa": not a misspelling of "Lina".
    static let givenName = NameWordTraits(rawValue: 1 << 16)
    /// A word of a language that writes all nouns with capitals.
    static let capitalNouns = NameWordTraits(rawValue: 1 << 17)
    /// "Has", "hat": a person follows at the start of a question or after "what".
    static let modal = NameWordTraits(rawValue: 1 << 20)
    /// "Who", "where", "wann".
    static let interrogative = NameWordTraits(rawValue: 1 << 21)
    /// "As well as", "without": also joins two people.
    static let joiner = NameWordTraits(rawValue: 1 << 22)
    /// "Who": asks for the subject.
    static let asker = NameWordTraits(rawValue: 1 << 23)
    /// "Sam": stands for a full name.
    static let shortForm = NameWordTraits(rawValue: 1 << 24)
    /// "Samuel": has short forms.
    static let fullName = NameWordTraits(rawValue: 1 << 25)
    /// "Of", "have": may precede a misspelt name, but an ordinary word after it is rather a thing.
    static let weakCue = NameWordTraits(rawValue: 1 << 19)
    /// A word of a language that writes nouns in lower case, so that capitals indicate names.
    static let smallNouns = NameWordTraits(rawValue: 1 << 18)

    /// "There", "present": said of people after "was".
    static let presence = NameWordTraits(rawValue: 1 << 26)

    static let leads: NameWordTraits = [.preposition, .auxiliary, .conjunction, .personVerb, .title, .modal, .weakCue]
    static let closes: NameWordTraits = [
        .determiner, .preposition, .auxiliary, .copula, .conjunction, .sayingVerb, .toward, .speaker, .quantifier,
        .modal, .weakCue,
    ]
}
