/// A limit on the cost of all recurrence rules of one file.
///
/// A few kilobytes can hold a thousand rules that recur every minute for ever. The rules share a budget in proportion to the file, so that
/// reading takes linear time; after it is used up, only explicit dates remain.
struct ExpansionBudget {
    /// The number of days and moments that may yet be examined.
    private var work: Int
    private var occurrences: Int

    /// The maximum work of one rule: more days than the calendar's 400-year cycle, so that a rule that never matches ends by itself.
    private static let mostWorkOfRule = 400_000
    /// The maximum occurrences of one rule; a daily series of fifty years has fewer.
    private static let mostOccurrencesOfRule = 20_000
    /// The maximum for a rule by second or minute, which is a test or a timer, not a meeting: a day of minutes fits, a year does not.
    private static let mostOccurrencesWithinHour = 2_000
    /// The minimum budget of a file, which takes about a tenth of a second.
    private static let leastWork = 1_000_000
    private static let leastOccurrences = 100_000

    /// Creates the budget of a file of `byteCount` bytes.
    ///
    /// An event takes about 200 bytes; in a large file each may on average examine 1,600 days and occur ten times.
    init(byteCount: Int) {
        work = ExpansionBudget.leastWork + 8 * byteCount
        occurrences = ExpansionBudget.leastOccurrences + byteCount / 20
    }

    var workOfNextRule: Int { min(work, ExpansionBudget.mostWorkOfRule) }
    func occurrences(of frequency: RecurrenceRule.Frequency) -> Int {
        let isWithinHour = frequency == .secondly || frequency == .minutely
        let most = isWithinHour ? ExpansionBudget.mostOccurrencesWithinHour : ExpansionBudget.mostOccurrencesOfRule
        return min(occurrences, most)
    }

    mutating func spend(work spentWork: Int, occurrences spentOccurrences: Int) {
        work = max(0, work - spentWork)
        occurrences = max(0, occurrences - spentOccurrences)
    }
}
