import Testing
import Time

@testable import Store

/// The year of a day that no file names, in a vault whose newest certain day was 18 June 2026.
@Suite struct YearsInVaultTests {
    private func start(_ year: Int, _ month: Int, _ day: Int) throws -> Int {
        try #require(CivilDate(year: year, month: month, day: day)).midnight.secondNumber
    }

    private func settled(_ month: Int, _ day: Int, isMeeting: Bool = false, modified: Int = 100) throws -> String {
        let old = (modified: 1, newest: try start(2025, 9, 1), oldest: try start(2025, 5, 3))
        let new = (modified: 100 + second, newest: try start(2026, 6, 18), oldest: try start(2025, 10, 1))
        let guess = try start(2030, month, day)
        let years = try #require(
            YearsInVault([old, new]).shift(of: guess, modified: modified + second, isMeeting: isMeeting))
        return ISO8601.string(CivilDateTime(secondNumber: YearsInVault.moved(guess, years: years)).date)
    }

    /// More than the files of a copy may differ.
    private let second = 2 * 86400 * 1_000_000_000

    @Test func `it is the latest that is hardly later than the newest day`() throws {
        #expect(try settled(6, 12) == "2026-06-12")
        #expect(try settled(6, 25) == "2026-06-25")
        #expect(try settled(9, 12) == "2025-09-12")
    }

    @Test func `a meeting is rather on a day of work`() throws {
        #expect(try settled(6, 13, isMeeting: true) == "2025-06-13")
        #expect(try settled(6, 13) == "2026-06-13")
        #expect(try settled(6, 12, isMeeting: true) == "2026-06-12")
    }

    @Test func `what the vault learned later does not move a file that was written before`() throws {
        #expect(try settled(6, 12, modified: 1 - second) == "2025-06-12")
    }

    @Test func `in a year without a 29th February it is the 28th`() throws {
        let leap = try start(2024, 2, 29)
        #expect(
            CivilDateTime(secondNumber: YearsInVault.moved(leap, years: 1)).date
                == CivilDate(year: 2025, month: 2, day: 28))
    }

    @Test func `a vault without certain days settles nothing`() throws {
        #expect(YearsInVault([]).shift(of: try start(2030, 6, 12), modified: 1, isMeeting: false) == nil)
    }
}
