import Readers
import Testing
import Time

@Suite struct FileNameDateTests {
    @Test(arguments: [
        ("2026-02-05-outage-post-mortem", "2026-02-05", nil, "outage-post-mortem"),
        ("20260205 Budget", "2026-02-05", nil, "Budget"),
        ("2026_02_05_budget", "2026-02-05", nil, "budget"),
        ("Budget (2026.02.05)", "2026-02-05", nil, "Budget ( )"),
        ("Pricing sync 2026-02-05", "2026-02-05", nil, "Pricing sync"),
        ("Members Meeting 2026 02 05", "2026-02-05", nil, "Members Meeting"),
        ("2026-02-05T0930 stand-up", "2026-02-05", "09:30", "stand-up"),
        ("2026-02-05T09:30 stand-up", "2026-02-05", "09:30", "stand-up"),
        ("2026-02-05 09-30 stand-up", "2026-02-05", "09:30", "stand-up"),
        ("2026-02-05 09.30", "2026-02-05", "09:30", ""),
        ("2026-02-05 9.30 pm call", "2026-02-05", "21:30", "call"),
        ("Screen 2026-02-05 at 14.05.22", "2026-02-05", "14:05", "Screen"),
        ("GMT20260205-093012_Recording", "2026-02-05", "09:30", "GMT Recording"),
        ("Call-20260205_093000-Meeting Recording", "2026-02-05", "09:30", "Call Meeting Recording"),
        ("2026-02-05 2027 budget", "2026-02-05", nil, "2027 budget"),
        ("2026-02-05 1-10 plan", "2026-02-05", nil, "1-10 plan"),
        ("2026-02-05 1-1 Sarah", "2026-02-05", nil, "1-1 Sarah"),
        ("2026-02-05-25-50 split", "2026-02-05", nil, "25-50 split"),
        ("2026-02-05 Team meeting", "2026-02-05", nil, "Team meeting"),
        ("ticket 20261399 of 2026-02-05", "2026-02-05", nil, "ticket 20261399 of"),
    ])
    func `date, time and rest are found`(name: String, date: String, time: String?, rest: String) throws {
        let found = try #require(FileNameDate(baseName: name))
        #expect(ISO8601.string(found.date) == date)
        let clock = found.time.map {
            ($0.hour < 10 ? "0" : "") + "\($0.hour):" + ($0.minute < 10 ? "0" : "") + "\($0.minute)"
        }
        #expect(clock == time)
        #expect(found.rest == rest)
    }

    @Test(arguments: [
        "", "notes", "2026", "2026-02", "2026-02-30", "20260230", "120260205", "2026-02-051", "3026-02-05", "202602",
    ])
    func `names without a date have none`(name: String) {
        #expect(FileNameDate(baseName: name) == nil)
    }
}
