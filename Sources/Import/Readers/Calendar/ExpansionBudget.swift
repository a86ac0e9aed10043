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

    /// A single rule that gives more days than fifty years have, or none for the whole cycle of the calendar, ends here.
    private static let mostWorkOfRule = 400_000
    private static let mostOccurrencesOfRule = 20_000

    /// The budget of a file.
    ///
    /// - Parameter byteCount: The length of the file.
    init(byteCount: Int) {
        work = 1_000_000 + 20 * byteCount
        occurrences = 100_000 + byteCount / 20
    }

    /// What the next rule may look at.
    var workOfNextRule: Int { min(work, ExpansionBudget.mostWorkOfRule) }
    /// How many occurrences the next rule may give.
    var occurrencesOfNextRule: Int { min(occurrences, ExpansionBudget.mostOccurrencesOfRule) }

    /// Takes away what a rule has cost.
    mutating func spend(work spentWork: Int, occurrences spentOccurrences: Int) {
        work = max(0, work - spentWork)
        occurrences = max(0, occurrences - spentOccurrences)
    }
}
