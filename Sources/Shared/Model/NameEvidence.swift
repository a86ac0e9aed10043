/// How often a document uses a name, and the evidence there that it is a person's.
public struct NameEvidence: Hashable, Sendable {
    /// Capitalised uses.
    public var uses: Int
    /// Uses beside a verb of persons or after a relation: "Ana said", "my sister Ana", "asked Ana".
    public var deeds: Int
    /// Uses after a word of company, "with Ana", or beside given names of a list.
    public var company: Int
    /// Uses in a sentence with a pronoun of persons.
    public var pronouns: Int
    /// Uses after a preposition of places or an article: "in Victoria", "the Chairman".
    public var places: Int
    /// Lower-case uses of the first word: "we will" for "Will".
    public var small: Int
    /// Whether it has a title: "Mrs Becker".
    public var isTitled: Bool

    /// Creates the evidence of a name.
    ///
    /// - Parameters:
    ///   - uses: Capitalised uses.
    ///   - deeds: Uses beside a verb of persons or after a relation.
    ///   - company: Uses after a word of company.
    ///   - pronouns: Uses in a sentence with a pronoun of persons.
    ///   - places: Uses after a preposition of places.
    ///   - small: Lower-case uses of the first word.
    ///   - isTitled: Whether it has a title.
    public init(
        uses: Int = 0, deeds: Int = 0, company: Int = 0, pronouns: Int = 0, places: Int = 0, small: Int = 0,
        isTitled: Bool = false
    ) {
        (self.uses, self.deeds, self.company, self.pronouns) = (uses, deeds, company, pronouns)
        (self.places, self.small, self.isTitled) = (places, small, isTitled)
    }

    /// Whether anything but its capital speaks for or against a person.
    public var isTelling: Bool { isTitled || deeds + company + pronouns + places > 0 }

    /// Adds the evidence of other uses of the same name.
    public mutating func add(_ other: NameEvidence) {
        uses += other.uses
        deeds += other.deeds
        company += other.company
        pronouns += other.pronouns
        places += other.places
        small += other.small
        isTitled = isTitled || other.isTitled
    }

    /// The evidence as one number: a byte for each count, at most 255, and a bit.
    public var packed: Int {
        [uses, deeds, company, pronouns, places, small].reversed().reduce(isTitled ? 1 : 0) { $0 << 8 | min($1, 255) }
    }

    /// Reads evidence from a value of the property `packed`.
    public init(packed: Int) {
        func count(_ place: Int) -> Int { packed >> (8 * place) & 255 }
        self.init(
            uses: count(0), deeds: count(1), company: count(2), pronouns: count(3), places: count(4),
            small: count(5), isTitled: packed >> 48 & 1 == 1)
    }
}
