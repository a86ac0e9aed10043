import Time

/// What a word of a question can contribute to a time expression, whatever the language.
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
    /// Today is 0, yesterday −1.
    case day(Int)
    /// German "morgen": tomorrow, or behind a day the morning.
    case tomorrowOrMorning
    /// Tonight, last night: a day and a part of it.
    case dayAndPart(Int, DayPart)
    case now
    case noon, midnight
    // Counting
    case unit(CalendarUnit)
    /// h, d, w: a unit only when glued to its number.
    case unitLetter(CalendarUnit)
    case number(Int)
    case hundred, thousand
    case ordinal(Int)
    /// Ends an ordinal written in digits: st, nd, rd, th.
    case ordinalEnding
    case vague(Int, TimeAmount.Vagueness)
    /// "recent" before a unit.
    case recent
    /// Behind an amount or a unit: a month or so ago.
    case orSo
    /// Before an amount: that day and no longer unit.
    case exactly
    /// Behind "ago", with the same meaning: a year ago to the day.
    case toTheDay
    /// Before an amount, or as a relation before a date: less than a week ago, less than 2014.
    case lessThan
    case moreThan
    case half
    /// Three quarters of an hour's "three quarters of an".
    case theQuarter
    /// a, an: also the count one.
    case article
    case the
    /// every, each: what follows comes round and is no one time
    case every
    /// Behind a holiday, the days around it: holidays, break.
    case holidaySeason
    // Direction
    case direction(TimeDirection)
    /// Behind an amount of time: three weeks ago, two days later, a month from now.
    case ago, later, fromNow
    case same
    case thisTime
    /// At this time: also now.
    case atThisTime
    case part(PeriodPart)
    case rest
    /// The last of several, which is not the one before now: the final week of.
    case final
    case toDate
    /// Up to the moment of asking, from it on.
    case toNow, nowOn
    /// Beside a running unit: from its start to today.
    case soFar
    /// A part of a running unit in one word: EOM.
    case partOfUnit(PeriodPart, CalendarUnit)
    /// A settled vague span in days back from today: recently.
    case vaguePast(days: Int, withToday: Bool)
    // Relations
    case relation(TimeRelation)
    /// Before a relation: just before, shortly after.
    case close
    /// The weeks that lead up to something.
    case runUp
    /// German "vor": before a date, so much time ago before a count.
    case beforeOrAgo
    /// "by": until, but also the author of something.
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
    /// sharp, -ish
    case sharp
    /// Letters that mean something only beside a number or a full stop: p.m., 2026-03-10T09:00.
    case letterP, letterM, letterT, letterZ
    /// The s of 1990s.
    case decadeEnding
    /// Behind a weekday: the latest one.
    case gone
    /// Behind an amount: in two weeks' time.
    case time
    /// "half past" an hour
    case clockPast
    /// Version, ticket, page: the number behind it is no time.
    case version
    case symbol(Unicode.Scalar)
    case digits(Int)
    /// A word that carries no content: did, we, the like.
    case function
    /// Any other word.
    case other
    /// No word at all: outside the question.
    case nothing

    /// Prepositions that say nothing about which time is meant.
    enum Preposition: Hashable, Sendable {
        case `in`, on, at, of, during, `for`, over, around, about
        /// sometime, any time
        case filler
    }
}

/// A word of the table with the care it needs.
struct TimeWord: Hashable, Sendable {
    /// Why a word alone is not yet a time.
    enum Care: Hashable, Sendable {
        case none
        /// It is also an ordinary word: may, march, sat.
        case ordinaryWord
        /// It is also a name: April, June, Summer.
        case personName
        /// It is a time only in capitals: BOY, the beginning of the year.
        case capitals
        /// It is an ordinary word in lower case only: wed.
        case lowerCase

        /// The care that is left once it is known how the word is written.
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
