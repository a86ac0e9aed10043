/// A value computed over all written mentions of an event: "how often did I swim", "when did I last see the dentist".
public struct OccurrenceRequest: Sendable, Equatable {
    /// The value that is computed over the occurrences.
    public enum Aggregate: Sendable, Equatable {
        /// The number of days on which it happened.
        case count
        /// The average number of days per day, week, month or year on which it happened.
        case rate(per: Period)
        /// Whether it happened in the named time.
        case whether
        /// The day or days on which it happened.
        case day
        /// The date on which it happened: the first, the last, the third time.
        case date(OrderCondition)
        /// The longest time between two occurrences.
        case gap
        /// The periods with the most days on which it happened.
        case busiest(Period)
        /// The people with whom it happened; `isMost` keeps only the most frequent ones.
        case people(isMost: Bool)
        /// The objects of the verb, each once; `isMost` keeps only the most frequent ones.
        case values(isMost: Bool)
        /// The places where it happened, each once.
        case places
        /// A statistic of the amounts that the occurrences name.
        case amounts(AmountRequest, Statistic)
    }

    /// A value computed over several amounts.
    public enum Statistic: Sendable, Equatable {
        /// All together: "how much did I spend on books in all".
        case sum
        /// "How long do I swim on average".
        case mean
        /// The sum divided by the number of periods in the time asked about: "how long do I swim each week on average".
        case meanPer(Period)
        /// "My longest run".
        case largest
        /// "My lowest weight".
        case smallest
    }

    /// A period in which occurrences are counted.
    public enum Period: String, Sendable {
        case day
        case week
        case month
        case year
        /// A day of the week, over all weeks.
        case weekday
    }

    /// The value that is computed.
    public var aggregate: Aggregate
    /// The event whose occurrences are used.
    public var event: EventPhrase
    /// The number of most frequent values wanted: 3 for "the top 3"; nil for all values that tie for the most.
    public var most: Int?
    static let mostWanted = 50
    /// The intent of this request in JSON; nil if it is the intent of the request to which it falls back.
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

    /// Whether matching meetings answer first, and written mentions only if there are none.
    public var isBesideMeetings = false

    /// Whether only rows of tables are used, since the question names no subject: "what has the boat cost in all".
    public var isOfRows = false

    /// The folded words that ask for the statistic and that no line need contain: "longest".
    public var wordsOfStatistic: [String] = []

    /// The part in meetings that the event is: "how often has Ana chaired"; nil for other events.
    public var duty: DutyRequest?

    /// Creates a request for a value over the occurrences of an event.
    ///
    /// - Parameters:
    ///   - aggregate: The value that is computed.
    ///   - event: The event whose occurrences are used.
    public init(_ aggregate: Aggregate, of event: EventPhrase) {
        (self.aggregate, self.event) = (aggregate, event)
    }
}

/// An event as the question describes it: who does what.
public struct EventPhrase: Sendable, Equatable {
    /// The kind of subject.
    public enum Subject: Sendable, Equatable {
        /// The user.
        case speaker
        /// A person whom the question names.
        case person(PersonReading)
        /// Nobody in particular.
        case anybody
    }

    /// The person who does it.
    public var subject = Subject.anybody
    /// The verb as the question has it, in lower case; nil if there is only a noun: "my average sleep".
    public var verb: String?
    /// The other words that describe the event, in lower case; adjacent words form one group: "New Delhi", "dinner".
    public var groups: [[String]] = []
    /// Groups of words that may name a document in which to search for the event: "sauna" of "in the sauna".
    public var containers: [[String]] = []
    /// The preposition between the verb and the first group: "to" of "travel to New Delhi".
    public var preposition: String?
    /// The noun for the values asked for, in lower case; lines need not contain it: "books" of "which books did I read".
    public var noun: String?
    /// Whether one value is asked for: "which guitar did I use".
    public var isOfOne = false
    /// The other people who take part.
    public var companions: [PersonReading] = []

    /// Creates an empty event.
    public init() {}

    /// The same event with its `containers` moved to `groups`, for use if they name no document.
    public var withoutContainers: EventPhrase {
        var event = self
        event.groups += containers
        event.containers = []
        return event
    }

    /// Returns the event without words that its mentions need not contain.
    ///
    /// - Parameter words: The words in lower case, such as the unit of an amount.
    /// - Returns: The event with its other words; empty groups are removed.
    public func without(_ words: [String]) -> EventPhrase {
        var event = self
        event.groups = groups.map { $0.filter { !words.contains($0) } }.filter { !$0.isEmpty }
        return event
    }

    /// The verb and the words, in the order in which an answer repeats them: "swim lake".
    public var words: [String] { (verb.map { [$0] } ?? []) + groups.flatMap { $0 } }
}
