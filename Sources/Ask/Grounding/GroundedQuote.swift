import Time

/// A numbered quote that another program was given to answer from.
public struct GroundedQuote: Sendable {
    /// The number by which sentences cite it.
    public var number: Int
    /// The title of its document.
    public var title: String
    /// Its words; lines are joined.
    public var text: String
    /// The days of its document; nil if it has no date.
    public var days: TimeSpan?
    /// The time of day at which its document begins, in minutes; nil if unknown.
    public var minute: Int?
    /// The day by which its relative times ("yesterday") are read; nil if unknown.
    public var day: CivilDate?

    /// Creates a quote.
    public init(
        number: Int, title: String = "", text: String, days: TimeSpan? = nil, minute: Int? = nil,
        day: CivilDate? = nil
    ) {
        (self.number, self.title, self.text) = (number, title, text)
        (self.days, self.minute, self.day) = (days, minute, day)
    }
}

/// A sentence of another program's text, checked against the quotes that it cites.
public struct CheckedSentence: Sendable, Equatable {
    /// The sentence without its citations.
    public var text: String
    /// The numbers of the quotes that it cites, each once, in order.
    public var citations: [Int]
    /// What does not hold; empty if everything does.
    public var problems: [Problem]

    /// Why a sentence does not hold.
    public enum Problem: Sendable, Equatable {
        /// It cites no quote.
        case uncited
        /// It cites a number that no quote has.
        case unknownQuote(Int)
        /// These words are in quotation marks, but in no cited quote.
        case words(String)
        /// This number is in no cited quote.
        case number(String)
        /// This date is in no cited quote, and is not the date of one.
        case date(String)
    }
}
