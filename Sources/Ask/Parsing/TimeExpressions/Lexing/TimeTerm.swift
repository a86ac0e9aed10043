import Language
import Time

/// The meaning of a word in time expressions, in any language.
enum TimeTerm: Hashable, Sendable {
    // Names
    case weekday(Weekday)
    case weekend
    case workweek
    case month(Int)
    case season(Season)
    case holiday(Holiday)
    /// A meeting of the vault.
    case event(Period)
    case quarterName
    case halfName
    case dayPart(DayPart)
    /// The distance from today: 0 for "today", −1 for "yesterday".
    case day(Int)
    /// The German "morgen": tomorrow, or the morning after the name of a day.
    case tomorrowOrMorning
    /// A day with a part of it: "tonight", "last night".
    case dayAndPart(Int, DayPart)
    case now
    case noon, midnight
    // Counting
    case unit(CalendarUnit)
    /// "h", "d", "w": a unit only if joined to its number.
    case unitLetter(CalendarUnit)
    case number(Int)
    case hundred, thousand
    case ordinal(Int)
    case ordinalEnding
    case vague(Int, TimeAmount.Vagueness)
    case recent
    /// After an amount or unit: "a month or so ago".
    case orSo
    /// Before an amount: exactly that day.
    case exactly
    case toTheDay
    /// Before an amount, or as a relation before a date: "less than a week ago", "less than 2014".
    case lessThan
    case moreThan
    case half
    /// "Three quarters of an" before "hour".
    case theQuarter
    /// "A", "an": also the number one.
    case article
    case the
    /// "Every", "each": a set follows, not a single time.
    case every
    /// After a holiday, the days around it: "holidays", "break".
    case holidaySeason
    // Direction
    case direction(TimeDirection)
    /// After an amount: "three weeks ago", "two days later", "a month from now".
    case ago, later, fromNow
    case same
    case thisTime
    /// "At this time", which may also mean now.
    case atThisTime
    case part(PeriodPart)
    case rest
    /// The last of several, not the one before the current: "the final week of".
    case final
    case toDate
    /// Up to now; from now on.
    case toNow, nowOn
    /// With a current unit: from its start to today.
    case soFar
    /// A part of the current unit in one word: "EOM".
    case partOfUnit(PeriodPart, CalendarUnit)
    /// A vague span in days back from today: "recently".
    case vaguePast(days: Int, withToday: Bool)
    // Relations
    case relation(TimeRelation)
    /// Before a relation: "just before", "shortly after".
    case close
    /// The weeks before an event.
    case runUp
    /// The German "vor": "before" with a date, "ago" with an amount.
    case beforeOrAgo
    /// The French "à": "to" after "from", else "at".
    case atOrTo
    /// "By": until, or the author of something.
    case by
    case from
    case to
    case between
    case and
    case or
    case onwards
    case starting
    case within
    case weekOf
    // Small words
    case preposition(Preposition)
    case approximately
    case meridiem(ClockTime.Half)
    case oclock
    case sharp
    /// Letters with a meaning only beside a number or a full stop: `p.m.`, `2026-03-10T09:00`.
    case letterP, letterM, letterT, letterZ
    case decadeEnding
    /// After a weekday: the latest one.
    case gone
    /// After an amount: "in two weeks' time".
    case time
    /// "Half past" before an hour.
    case clockPast
    /// "Version", "ticket", "page": the number after it is no time.
    case version
    case symbol(Unicode.Scalar)
    case digits(Int)
    /// A function word: "did", "we".
    case function
    case other
    /// No word: an index outside the question.
    case nothing

    /// Prepositions that do not change the time meant.
    enum Preposition: Hashable, Sendable {
        case `in`, on, at, of, during, `for`, over, around, about
        /// "Sometime", "any time".
        case filler
    }
}

/// A word of the table, with the care that it needs.
struct TimeWord: Hashable, Sendable {
    /// The reason why a word alone may be no time.
    enum Care: Hashable, Sendable {
        case none
        /// Also an ordinary word: "may", "march", "sat".
        case ordinaryWord
        /// Also a name: "April", "June", "Summer".
        case personName
        /// A time only in capitals: "BOY", the beginning of the year.
        case capitals
        /// An ordinary word only in lower case: "wed".
        case lowerCase

        func asWritten(isCapital: Bool) -> Care {
            self == .lowerCase ? (isCapital ? .none : .ordinaryWord) : self
        }
    }

    var term: TimeTerm
    var care: Care

    init(_ term: TimeTerm, _ care: Care = .none) {
        self.term = term
        self.care = care
    }
}
