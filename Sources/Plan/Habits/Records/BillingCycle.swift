import Language
import Text
import Time

/// How often a subscription is billed: every so many days or months.
public struct BillingCycle: Sendable, Equatable {
    /// The units in which cycles are counted.
    public enum Unit: String, Sendable {
        case days, weeks, months, years
    }

    /// The number of units, 1 … 1000.
    public var count: Int
    /// The unit.
    public var unit: Unit

    /// Creates a cycle of a number of units.
    public init(every count: Int, _ unit: Unit) { (self.count, self.unit) = (count, unit) }

    /// Reads "monthly", "yearly", "weekly", "quarterly" or "every 3 weeks", in the words of any language; nil for anything else.
    init?(_ text: String) {
        let phrase = LetterFolding.fold(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let tables = Language.allCases.map(\.habitWords)
        for name in CycleName.allCases where tables.contains(where: { $0.cycles[name]?.contains(phrase) == true }) {
            self = name.cycle
            return
        }
        for (language, table) in zip(Language.allCases, tables) {
            let words = phrase.split(separator: " ").map(String.init)
            guard let first = words.first, table.every.contains(first), words.count == 2 || words.count == 3,
                let count = words.count == 2 ? 1 : Int(words[1]), (1...BillingCycle.longest).contains(count),
                let unit = language.lexicon.units.first(where: { BillingCycle.holds($0.words, words.last) })?.unit,
                let known = BillingCycle.unit(unit)
            else { continue }
            self = BillingCycle(every: count, known)
            return
        }
        return nil
    }

    private static let longest = 1000

    private static func holds(_ words: String, _ word: String?) -> Bool {
        words.split(separator: " ").contains { LetterFolding.fold($0) == word }
    }

    private static func unit(_ unit: CalendarUnit) -> Unit? {
        switch unit {
        case .day: .days
        case .week: .weeks
        case .month: .months
        case .year: .years
        default: nil
        }
    }

    /// Returns the day of a bill.
    ///
    /// Months are counted from the first bill, not from the one before: after 31 January come 28 February and 31 March.
    ///
    /// - Parameters:
    ///   - number: The number of the bill, 0 for the first.
    ///   - start: The day of the first bill.
    /// - Returns: The day, at most the last one of its month.
    public func day(ofBill number: Int, from start: CivilDate) -> CivilDate {
        switch unit {
        case .days: start.adding(days: number * count)
        case .weeks: start.adding(days: number * count * 7)
        case .months: start.adding(months: number * count)
        case .years: start.adding(years: number * count)
        }
    }

    /// Returns the number of the first bill on or after a day.
    func firstBill(onOrAfter day: CivilDate, from start: CivilDate) -> Int {
        guard day > start else { return 0 }
        let days = day.dayNumber - start.dayNumber
        let months = (day.year - start.year) * 12 + day.month - start.month
        var number =
            switch unit {
            case .days: days / count
            case .weeks: days / (count * 7)
            case .months: months / count
            case .years: months / (count * 12)
            }
        while self.day(ofBill: number, from: start) < day { number += 1 }
        return number
    }

    /// How often a year has it: a year is 12 months, 52 weeks or 365 days.
    var timesAYear: Ratio {
        switch unit {
        case .days: Ratio(365, count)
        case .weeks: Ratio(52, count)
        case .months: Ratio(12, count)
        case .years: Ratio(1, count)
        }
    }
}

/// The cycles that have names.
enum CycleName: CaseIterable {
    case weekly, monthly, quarterly, halfYearly, yearly

    var cycle: BillingCycle {
        switch self {
        case .weekly: BillingCycle(every: 1, .weeks)
        case .monthly: BillingCycle(every: 1, .months)
        case .quarterly: BillingCycle(every: 3, .months)
        case .halfYearly: BillingCycle(every: 6, .months)
        case .yearly: BillingCycle(every: 1, .years)
        }
    }
}
