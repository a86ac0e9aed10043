/// What is computed over all that is written of an event: "how often did I swim", "when did I last see the dentist".
///
/// An occurrence is a dated sentence, item, entry or document that states the event.
public struct OccurrenceRequest: Sendable, Equatable {
    /// What is computed over the occurrences.
    public enum Aggregate: Sendable, Equatable {
        /// On how many days it happened.
        case count
        /// How many days of it fall on a day, week, month or year on average.
        case rate(per: Period)
        /// Whether it happened in a time that is named.
        case whether
        /// When it happened, if on one day alone.
        case day
        /// When it happened: the first, the last, the third time.
        case date(OrderCondition)
        /// The longest time between two of them.
        case gap
        /// The period with the most of them.
        case busiest(Period)
        /// With whom it happened; whether only those are wanted with whom it happened most often.
        case people(isMost: Bool)
        /// What was done: the object of the verb, each once; whether only the most frequent is wanted.
        case values(isMost: Bool)
        /// Where it happened, each place once.
        case places
        /// The sum, or the average, of the amounts that the occurrences name.
        case amounts(AmountRequest, isAverage: Bool)
    }

    /// A stretch of time in which occurrences are counted.
    public enum Period: String, Sendable {
        case day
        case week
        case month
        case year
        /// A day of the week, whichever week it is of.
        case weekday
    }

    /// What is computed.
    public var aggregate: Aggregate
    /// The event.
    public var event: EventPhrase
    /// How many of the most frequent ones are wanted: "the top 3"; nil for as many as are equally frequent.
    public var most: Int?
    /// More of them are no choice.
    static let mostWanted = 50
    /// The word of the contract for what is computed; nil where it is that of the same words asked of lines.
    var intent: Intent? {
        if isBesideMeetings { return nil }
        return switch aggregate {
        case .count, .rate: .count
        case .date, .day, .busiest: .when
        case .gap: .duration
        case .people: .who
        case .values, .places, .amounts, .whether: nil
        }
    }

    /// Whether meetings that the same words may ask for come first, and what is written only if there are none.
    public var isBesideMeetings = false

    /// What is computed over the occurrences of an event.
    ///
    /// - Parameters:
    ///   - aggregate: What is computed.
    ///   - event: The event.
    public init(_ aggregate: Aggregate, of event: EventPhrase) {
        (self.aggregate, self.event) = (aggregate, event)
    }
}

/// An event as the words of a question describe it: who does what.
public struct EventPhrase: Sendable, Equatable {
    /// Whoever does it.
    public enum Subject: Sendable, Equatable {
        /// Whoever asks.
        case speaker
        /// Somebody whom the question names.
        case person(PersonReading)
        /// Nobody in particular.
        case anybody
    }

    /// Whoever does it.
    public var subject = Subject.anybody
    /// The verb as the question has it, in lower case; nil for a noun alone: "my average sleep".
    public var verb: String?
    /// The other words that tell what is done, in lower case, those together that stand side by side: "New Delhi", "dinner".
    public var groups: [[String]] = []
    /// Words like these that may name a document instead, in which the event is then sought: "sauna" of "in the sauna".
    public var containers: [[String]] = []
    /// The word in front of the first of them, where one stands between it and the verb: "to" of "travel to New Delhi".
    public var preposition: String?
    /// What each of the values that are asked for is, in lower case: "books" of "which books did I read", which no line need say.
    public var noun: String?
    /// Whether one of them is asked for: "which guitar did I use".
    public var isOfOne = false
    /// Those who take part besides.
    public var companions: [PersonReading] = []

    /// Nothing that happens.
    public init() {}

    /// The same where those words name no document: they tell what is done, like the others.
    public var withoutContainers: EventPhrase {
        var event = self
        event.groups += containers
        event.containers = []
        return event
    }

    /// The verb and the words in the order in which they are said back: "swim lake".
    public var words: [String] { (verb.map { [$0] } ?? []) + groups.flatMap { $0 } }
}
