/// How often a document uses a name, and what shows there that it is somebody's.
public struct NameEvidence: Hashable, Sendable {
    /// Its uses with a capital.
    public var uses: Int
    /// Uses beside a verb of persons, or behind what somebody is to another: "Ana said", "my sister Ana", "asked Ana".
    public var deeds: Int
    /// Uses behind a word for company: "with Ana".
    public var company: Int
    /// Uses in a sentence with a pronoun for a person.
    public var pronouns: Int
    /// Uses behind a preposition of places: "in Victoria".
    public var places: Int
    /// Uses of the same word without a capital: "we will" beside "Will".
    public var small: Int
    /// Whether a title stands before it: "Mrs Becker".
    public var isTitled: Bool

    /// Creates the evidence of a name.
    ///
    /// - Parameters:
    ///   - uses: Its uses with a capital.
    ///   - deeds: Uses beside a verb of persons.
    ///   - company: Uses behind a word for company.
    ///   - pronouns: Uses in a sentence with a pronoun for a person.
    ///   - places: Uses behind a preposition of places.
    ///   - small: Uses of the same word without a capital.
    ///   - isTitled: Whether a title stands before it.
    public init(
        uses: Int = 0, deeds: Int = 0, company: Int = 0, pronouns: Int = 0, places: Int = 0, small: Int = 0,
        isTitled: Bool = false
    ) {
        (self.uses, self.deeds, self.company, self.pronouns) = (uses, deeds, company, pronouns)
        (self.places, self.small, self.isTitled) = (places, small, isTitled)
    }

    /// Whether anything beside the capital speaks for or against a person.
    public var isTelling: Bool { isTitled || deeds + company + pronouns + places > 0 }

    /// Adds the evidence of other uses.
    ///
    /// - Parameter other: The evidence of the same name.
    public mutating func add(_ other: NameEvidence) {
        uses += other.uses
        deeds += other.deeds
        company += other.company
        pronouns += other.pronouns
        places += other.places
        small += other.small
        isTitled = isTitled || other.isTitled
    }

    /// The evidence as one number: a byte for each count, which stays at 255, and a bit.
    public var packed: Int {
        [uses, deeds, company, pronouns, places, small].reversed().reduce(isTitled ? 1 : 0) { $0 << 8 | min($1, 255) }
    }

    /// Reads evidence from its number.
    ///
    /// - Parameter packed: A number that `packed` gave.
    public init(packed: Int) {
        func count(_ place: Int) -> Int { packed >> (8 * place) & 255 }
        self.init(
            uses: count(0), deeds: count(1), company: count(2), pronouns: count(3), places: count(4),
            small: count(5), isTitled: packed >> 48 & 1 == 1)
    }
}
