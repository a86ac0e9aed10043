import Time

/// A named day of the year.
enum Holiday: Hashable, Sendable {
    case christmas, christmasEve, boxingDay, newYear, newYearsEve
    case easter, goodFriday, easterMonday, easterSaturday, pentecost, whitMonday, ascension, ashWednesday, palmSunday
    case maundyThursday, shroveTuesday, roseMonday, corpusChristi
    case valentine, saintPatrick, earthDay, aprilFools, labourDay, halloween, allSaints, veterans, independence
    case groundhog, juneteenth, germanUnity, epiphany, womensDay, starWars, saintNicholas
    case martinLutherKing, presidents, memorial, laborDay, columbus, thanksgiving, blackFriday, cyberMonday
    case mothersDay, fathersDay

    enum Extent: Hashable, Sendable {
        case day
        /// The days that belong to it: 24 to 26 December, Good Friday to Easter Monday.
        case season
        /// The weekend next to the day, with the day itself.
        case weekend
    }

    func day(in year: Int) -> CivilDate? {
        if let (month, day) = fixed { return CivilDate(year: year, month: month, day: day) }
        if let offset = daysFromEaster { return Holiday.easterSunday(year).adding(days: offset) }
        return floating(in: year)
    }

    func period(in year: Int, extent: Extent) -> Period? {
        guard let day = day(in: year) else { return nil }
        switch extent {
        case .day: return Period(day)
        case .season: return season(around: day)
        case .weekend: return weekend(beside: day)
        }
    }

    private func season(around day: CivilDate) -> Period {
        switch self {
        case .christmas: Period(first: day.adding(days: -1), last: day.adding(days: 1))
        case .easter: Period(first: day.adding(days: -2), last: day.adding(days: 1))
        case .newYear: Period(first: day.adding(days: -1), last: day)
        case .pentecost: Period(first: day, last: day.adding(days: 1))
        case .thanksgiving: Period(first: day, last: day.adding(days: 3))
        default: Period(day)
        }
    }

    private func weekend(beside day: CivilDate) -> Period {
        switch day.weekday {
        case .monday: return Period(first: day.adding(days: -2), last: day)
        case .friday: return Period(first: day, last: day.adding(days: 2))
        case .thursday: return Period(first: day, last: day.adding(days: 3))
        case .saturday: return Period(first: day, last: day.adding(days: 1))
        case .sunday where self == .easter: return season(around: day)
        case .sunday: return Period(first: day.adding(days: -1), last: day)
        default:
            let saturday = day.onOrAfter(.saturday)
            return Period(first: saturday, last: saturday.adding(days: 1))
        }
    }

    private var fixed: (month: Int, day: Int)? {
        switch self {
        case .newYear: (1, 1)
        case .epiphany: (1, 6)
        case .groundhog: (2, 2)
        case .valentine: (2, 14)
        case .womensDay: (3, 8)
        case .saintPatrick: (3, 17)
        case .aprilFools: (4, 1)
        case .earthDay: (4, 22)
        case .labourDay: (5, 1)
        case .starWars: (5, 4)
        case .juneteenth: (6, 19)
        case .independence: (7, 4)
        case .germanUnity: (10, 3)
        case .halloween: (10, 31)
        case .allSaints: (11, 1)
        case .veterans: (11, 11)
        case .saintNicholas: (12, 6)
        case .christmasEve: (12, 24)
        case .christmas: (12, 25)
        case .boxingDay: (12, 26)
        case .newYearsEve: (12, 31)
        default: nil
        }
    }

    private var daysFromEaster: Int? {
        switch self {
        case .roseMonday: -48
        case .shroveTuesday: -47
        case .ashWednesday: -46
        case .palmSunday: -7
        case .maundyThursday: -3
        case .goodFriday: -2
        case .easterSaturday: -1
        case .easter: 0
        case .easterMonday: 1
        case .ascension: 39
        case .pentecost: 49
        case .whitMonday: 50
        case .corpusChristi: 60
        default: nil
        }
    }

    private func floating(in year: Int) -> CivilDate? {
        func nth(_ count: Int, _ weekday: Weekday, _ month: Int) -> CivilDate {
            CivilDate(year: year, month: month).onOrAfter(weekday).adding(days: 7 * (count - 1))
        }
        switch self {
        case .martinLutherKing: return nth(3, .monday, 1)
        case .presidents: return nth(3, .monday, 2)
        case .mothersDay: return nth(2, .sunday, 5)
        case .memorial: return CivilDate(year: year, month: 6).adding(days: -1).onOrBefore(.monday)
        case .fathersDay: return nth(3, .sunday, 6)
        case .laborDay: return nth(1, .monday, 9)
        case .columbus: return nth(2, .monday, 10)
        case .thanksgiving: return nth(4, .thursday, 11)
        case .blackFriday: return nth(4, .thursday, 11).adding(days: 1)
        case .cyberMonday: return nth(4, .thursday, 11).adding(days: 4)
        default: return nil
        }
    }

    /// Returns Easter Sunday of the Gregorian calendar, by the anonymous algorithm (Meeus, Astronomical Algorithms, chapter 8).
    private static func easterSunday(_ year: Int) -> CivilDate {
        let (century, inCentury) = year.quotientAndRemainder(dividingBy: 100)
        let golden = year % 19
        let correction = (century - (century + 8) / 25 + 1) / 3
        let epact = (19 * golden + century - century / 4 - correction + 15) % 30
        let weekday = (32 + 2 * (century % 4) + 2 * (inCentury / 4) - epact - inCentury % 4) % 7
        let shift = (golden + 11 * epact + 22 * weekday) / 451
        let number = epact + weekday - 7 * shift + 114
        return CivilDate(year: year, month: number / 31).adding(days: number % 31)
    }
}

/// A season, in whole months of the northern hemisphere.
enum Season: Hashable, Sendable {
    case spring, summer, autumn, winter

    /// Returns the season that begins in a year; winter continues into the next year.
    func period(in year: Int) -> Period {
        let month =
            switch self {
            case .spring: 3
            case .summer: 6
            case .autumn: 9
            case .winter: 12
            }
        return Period(firstMonth: CivilDate(year: year, month: month), count: 3, grain: .quarter)
    }
}
