/// What a word can be beside a name, which decides whether it is read as one.
struct NameWordTraits: OptionSet, Sendable {
    let rawValue: UInt32

    /// A word of the language: a name only where the sentence makes it one, and never a misspelt name.
    static let ordinary = NameWordTraits(rawValue: 1 << 0)
    /// The, my, kein.
    static let determiner = NameWordTraits(rawValue: 1 << 1)
    /// With, from, mit.
    static let preposition = NameWordTraits(rawValue: 1 << 2)
    /// Did: the person follows.
    static let auxiliary = NameWordTraits(rawValue: 1 << 3)
    /// Is, was, war.
    static let copula = NameWordTraits(rawValue: 1 << 4)
    /// And, or, und.
    static let conjunction = NameWordTraits(rawValue: 1 << 5)
    /// Meet, ask, call: what one does with a person.
    static let personVerb = NameWordTraits(rawValue: 1 << 6)
    /// Said, wants, sagte: what a person does.
    static let sayingVerb = NameWordTraits(rawValue: 1 << 7)
    /// Talk, write, promise: a person follows behind "to".
    static let addressVerb = NameWordTraits(rawValue: 1 << 8)
    /// To, an.
    static let toward = NameWordTraits(rawValue: 1 << 9)
    /// I, me, ich.
    static let speaker = NameWordTraits(rawValue: 1 << 10)
    /// Dr, Mr, Frau: not part of the name.
    static let title = NameWordTraits(rawValue: 1 << 11)
    /// Van, de la, von: begins a last name.
    static let particle = NameWordTraits(rawValue: 1 << 12)
    /// Both, two, beide: all who bear the name are meant.
    static let quantifier = NameWordTraits(rawValue: 1 << 13)
    /// HR, QA: two or three capitals that are nobody's initials.
    static let acronym = NameWordTraits(rawValue: 1 << 14)
    /// Team, support: a name that holds it counts only as a whole.
    static let role = NameWordTraits(rawValue: 1 << 15)
    /// Lisa: no misspelling of Lina.
    static let givenName = NameWordTraits(rawValue: 1 << 16)
    /// A word of the German table.
    static let german = NameWordTraits(rawValue: 1 << 17)
    /// Has, hat: the person follows where the word stands first or behind "what".
    static let modal = NameWordTraits(rawValue: 1 << 20)
    /// Who, where, wann.
    static let interrogative = NameWordTraits(rawValue: 1 << 21)
    /// As well as, without: between two people too.
    static let joiner = NameWordTraits(rawValue: 1 << 22)
    /// Who: asks for the one who does it.
    static let asker = NameWordTraits(rawValue: 1 << 23)
    /// Sam: stands for a full name.
    static let shortForm = NameWordTraits(rawValue: 1 << 24)
    /// Samuel: has short forms.
    static let fullName = NameWordTraits(rawValue: 1 << 25)
    /// Of, have: a misspelt name may follow, but rather a thing than a person whose name is a word.
    static let weakCue = NameWordTraits(rawValue: 1 << 19)
    /// A word of the English table.
    static let english = NameWordTraits(rawValue: 1 << 18)

    /// Words that names follow.
    static let leads: NameWordTraits = [.preposition, .auxiliary, .conjunction, .personVerb, .title, .modal, .weakCue]
    /// Words that end a name, because they begin something else.
    static let closes: NameWordTraits = [
        .determiner, .preposition, .auxiliary, .copula, .conjunction, .sayingVerb, .toward, .speaker, .quantifier,
        .modal, .weakCue,
    ]
}
