/// What a word can be beside a name, which decides whether it is read as one.
struct WordTraits: OptionSet, Sendable {
    let rawValue: UInt32

    /// A word of the language: a name only where the sentence makes it one, and never a misspelt name.
    static let ordinary = WordTraits(rawValue: 1 << 0)
    /// The, my, kein.
    static let determiner = WordTraits(rawValue: 1 << 1)
    /// With, from, mit.
    static let preposition = WordTraits(rawValue: 1 << 2)
    /// Did: the person follows.
    static let auxiliary = WordTraits(rawValue: 1 << 3)
    /// Is, was, war.
    static let copula = WordTraits(rawValue: 1 << 4)
    /// And, or, und.
    static let conjunction = WordTraits(rawValue: 1 << 5)
    /// Meet, ask, call: what one does with a person.
    static let personVerb = WordTraits(rawValue: 1 << 6)
    /// Said, wants, sagte: what a person does.
    static let sayingVerb = WordTraits(rawValue: 1 << 7)
    /// Talk, write, promise: a person follows behind "to".
    static let addressVerb = WordTraits(rawValue: 1 << 8)
    /// To, an.
    static let toward = WordTraits(rawValue: 1 << 9)
    /// I, me, ich.
    static let speaker = WordTraits(rawValue: 1 << 10)
    /// Dr, Mr, Frau: not part of the name.
    static let title = WordTraits(rawValue: 1 << 11)
    /// Van, de la, von: begins a last name.
    static let particle = WordTraits(rawValue: 1 << 12)
    /// Both, two, beide: all who bear the name are meant.
    static let quantifier = WordTraits(rawValue: 1 << 13)
    /// HR, QA: two or three capitals that are nobody's initials.
    static let acronym = WordTraits(rawValue: 1 << 14)
    /// Team, support: a name that holds it counts only as a whole.
    static let role = WordTraits(rawValue: 1 << 15)
    /// Lisa: no misspelling of Lina.
    static let givenName = WordTraits(rawValue: 1 << 16)
    /// A word of the German table.
    static let german = WordTraits(rawValue: 1 << 17)
    /// Has, hat: the person follows where the word stands first or behind "what".
    static let modal = WordTraits(rawValue: 1 << 20)
    /// Who, where, wann.
    static let interrogative = WordTraits(rawValue: 1 << 21)
    /// Of, have: a misspelt name may follow, but rather a thing than a person whose name is a word.
    static let weakCue = WordTraits(rawValue: 1 << 19)
    /// A word of the English table.
    static let english = WordTraits(rawValue: 1 << 18)

    /// Words that names follow.
    static let leads: WordTraits = [.preposition, .auxiliary, .conjunction, .personVerb, .title, .modal, .weakCue]
    /// Words that end a name, because they begin something else.
    static let closes: WordTraits = [
        .determiner, .preposition, .auxiliary, .copula, .conjunction, .sayingVerb, .toward, .speaker, .quantifier,
        .modal, .weakCue,
    ]
}
