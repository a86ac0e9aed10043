/// How much the rules of one file may cost, all together.
///
/// A file of a few kilobytes can hold a thousand rules that each go on every minute for ever. What reading costs must stay in
/// proportion to the length of the file: rules draw on one budget that grows with it, and when it is used up only the dates
/// that are written out are left.
struct ExpansionBudget {
    /// The days and moments that may still be looked at.
    private var work: Int
    /// The occurrences that may still come of rules.
    private var occurrences: Int

    /// More than the calendar's cycle of 400 years has days, so that a rule that never matches is given up by itself.
    private static let mostWorkOfRule = 400_000
    /// A daily series of fifty years stays below.
    private static let mostOccurrencesOfRule = 20_000
    /// What recurs within the hour is no meeting, but a test or a timer: all of a day by the minute, and no year of it.
    private static let mostOccurrencesWithinHour = 2_000
    /// What a file of any length may cost: about a tenth of a second.
    private static let leastWork = 1_000_000
    private static let leastOccurrences = 100_000

    /// The budget of a file.
    ///
    /// An event takes some 200 bytes: on average each may look at 1,600 days and take place ten times, in a file so long that
    /// the least for every file no longer counts.
    ///
    /// - Parameter byteCount: The length of the file.
    init(byteCount: Int) {
        work = ExpansionBudget.leastWork + 8 * byteCount
        occurrences = ExpansionBudget.leastOccurrences + byteCount / 20
    }

    /// What the next rule may look at.
    var workOfNextRule: Int { min(work, ExpansionBudget.mostWorkOfRule) }
    /// How many occurrences a rule of some frequency may give.
    func occurrences(of frequency: RecurrenceRule.Frequency) -> Int {
        let isWithinHour = frequency == .secondly || frequency == .minutely
        let most = isWithinHour ? ExpansionBudget.mostOccurrencesWithinHour : ExpansionBudget.mostOccurrencesOfRule
        return min(occurrences, most)
    }

    /// Takes away what a rule has cost.
    mutating func spend(work spentWork: Int, occurrences spentOccurrences: Int) {
        work = max(0, work - spentWork)
        occurrences = max(0, occurrences - spentOccurrences)
    }
}
