import Time

/// The newest certain day of a vault at each time of change of its files.
struct YearsInVault {
    /// Times of change in nanoseconds, ascending, with the newest certain start of the files changed until then, in seconds.
    private let newest: [(modified: Int, start: Int)]
    /// The oldest certain start, in seconds.
    private let oldest: Int

    /// How far a date without a year may lie after the newest day, in seconds: a note may be made for a future meeting.
    private static let ahead = 14 * 86400
    /// In days; the maximum distance of a due date without a year from the date by which it was read.
    static let halfYear = 183
    /// The maximum difference between times of change of files written together, such as copies, in nanoseconds.
    private static let together = 86400 * 1_000_000_000

    /// Creates the table from the files with a certain date, ordered by time of change.
    init(_ files: [(modified: Int, newest: Int, oldest: Int)]) {
        var newest: [(modified: Int, start: Int)] = []
        for file in files { newest.append((file.modified, max(file.newest, newest.last?.start ?? .min))) }
        self.newest = newest
        oldest = files.map(\.oldest).min() ?? .max
    }

    /// Returns the number of years by which a guessed date must move; nil if no date in the vault is certain.
    func shift(of start: Int, modified: Int, isMeeting: Bool) -> Int? {
        let later = newest.partitioningIndex { $0.modified > modified + YearsInVault.together }
        guard let last = later > 0 ? newest[later - 1] : newest.first else { return nil }
        let limit = last.start + YearsInVault.ahead
        let year = CivilDateTime(secondNumber: limit).date.year - CivilDateTime(secondNumber: start).date.year
        let latest = YearsInVault.moved(start, years: year) <= limit ? year : year - 1
        let before = YearsInVault.moved(start, years: latest - 1)
        let isUnlikely = isMeeting && YearsInVault.isOnWeekend(YearsInVault.moved(start, years: latest))
        return isUnlikely && !YearsInVault.isOnWeekend(before) && before >= oldest ? latest - 1 : latest
    }

    private static func isOnWeekend(_ start: Int) -> Bool {
        CivilDateTime(secondNumber: start).date.weekday.isoNumber > 5
    }

    /// Returns a moment in another year; 29 February may become the 28th.
    static func moved(_ start: Int, years: Int) -> Int {
        let moment = CivilDateTime(secondNumber: start)
        let date = moment.date
        let day =
            CivilDate(year: date.year + years, month: date.month, day: date.day)
            ?? CivilDate(year: date.year + years, month: date.month, day: 28)
        return (day ?? date).at(hour: 0, second: moment.secondOfDay).secondNumber
    }
}
