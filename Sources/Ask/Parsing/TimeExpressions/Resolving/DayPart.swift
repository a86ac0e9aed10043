import Time

enum DayPart: Hashable, Sendable {
    case earlyMorning, morning, lateMorning, midMorning
    /// The hours around noon, even without a meal.
    case midday
    case lunch
    case breakfast, dinner, smallHours
    case earlyAfternoon, afternoon, midAfternoon, lateAfternoon
    case earlyEvening, evening, lateEvening
    case earlyNight, night, lateNight
    case tonight
    /// The evening of a day and the night after it: "last night", "the night before last".
    case lastNight
    case workingHours, daytime, firstThing, endOfDay

    /// Whether it is named after a meal, which may also be a meeting: "my lunch with Bob".
    var isMeal: Bool { self == .lunch || self == .breakfast || self == .dinner }

    /// The hours after midnight; those above 24 are on the next day.
    var hours: Range<Int> {
        switch self {
        case .earlyMorning: 5..<9
        case .morning: 5..<12
        case .midMorning: 9..<11
        case .lateMorning: 9..<12
        case .midday, .lunch: 11..<14
        case .breakfast: 5..<10
        case .dinner: 18..<23
        case .smallHours: 0..<5
        case .earlyAfternoon: 12..<15
        case .afternoon: 12..<18
        case .midAfternoon: 14..<16
        case .lateAfternoon: 15..<18
        case .earlyEvening: 17..<20
        case .evening: 17..<24
        case .lateEvening: 20..<24
        case .earlyNight: 20..<22
        case .night: 20..<29
        case .lateNight: 23..<29
        case .tonight: 17..<29
        case .lastNight: 18..<29
        case .workingHours, .daytime: 8..<18
        case .firstThing: 5..<10
        case .endOfDay: 16..<24
        }
    }

    /// Whether a bare hour in it belongs to the second half of the day.
    var isAfterNoon: Bool { hours.lowerBound >= 11 }

    func narrowed(to part: PeriodPart) -> DayPart? {
        switch (self, part) {
        case (.morning, .early): .earlyMorning
        case (.morning, .middle): .midMorning
        case (.morning, .late): .lateMorning
        case (.afternoon, .early): .earlyAfternoon
        case (.afternoon, .middle): .midAfternoon
        case (.afternoon, .late): .lateAfternoon
        case (.evening, .early): .earlyEvening
        case (.evening, .late): .lateEvening
        case (.night, .early), (.tonight, .early), (.lastNight, .early): .earlyNight
        case (.night, .late), (.tonight, .late), (.lastNight, .late): .lateNight
        default: nil
        }
    }

    func period(on day: CivilDate) -> Period {
        Period(start: day.at(hour: hours.lowerBound), end: day.at(hour: hours.upperBound), grain: .partOfDay)
    }
}
