import Foundation
import Testing
import Time

private typealias Zone = Time.TimeZone
private typealias FoundationZone = Foundation.TimeZone

@Suite struct TimeZoneTests {
    private let zones = SystemTimeZones(folder: "/usr/share/zoneinfo", variable: nil, localFile: "/nowhere").database

    private func zone(_ name: String) throws -> Zone { try #require(zones.zone(name)) }

    private func local(_ text: String) throws -> CivilDateTime { try #require(ISO8601.parse(text)).local }

    /// Seconds since 1970 of a UTC date-time.
    private func instant(_ text: String) throws -> Int { try local(text).secondNumber }

    /// Foundation carries a copy of the zone data of its own, which may be older or newer than the system's files.
    @Test func `all zones but the few whose rules changed lately agree with Foundation from 1971 to 2060`() throws {
        let first = try instant("1971-01-01")
        let last = try instant("2060-12-31")
        let names = FoundationZone.knownTimeZoneIdentifiers.filter { zones.zone($0) != nil }
        var differing: Set<String> = []
        for (number, name) in names.enumerated() {
            let foundation = try #require(FoundationZone(identifier: name))
            let own = try zone(name)
            // A stride of about 15 weeks, begun elsewhere for each zone.
            for instant in stride(from: first + number * 90_001, to: last, by: 8_987_654) {
                let wanted = foundation.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
                if own.offset(at: instant) != wanted { differing.insert(name) }
            }
        }
        #expect(names.count > 400)
        #expect(differing.count < names.count / 20, "\(differing.sorted())")
    }

    @Test(arguments: ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Europe/Dublin", "Asia/Kolkata"])
    func `every change of the clock comes at the second that Foundation names`(name: String) throws {
        let foundation = try #require(FoundationZone(identifier: name))
        let own = try zone(name)
        var moment = Date(timeIntervalSince1970: Double(try instant("1995-01-01")))
        let end = Date(timeIntervalSince1970: Double(try instant("2050-01-01")))
        while let change = foundation.nextDaylightSavingTimeTransition(after: moment), change < end {
            let second = Int(change.timeIntervalSince1970)
            #expect(own.offset(at: second - 1) == foundation.secondsFromGMT(for: change.addingTimeInterval(-1)))
            #expect(own.offset(at: second) == foundation.secondsFromGMT(for: change))
            moment = change
        }
    }

    @Test func `a time that is skipped in spring becomes the time an hour later`() throws {
        let berlin = try zone("Europe/Berlin")
        let skipped = try local("2026-03-29T02:30")
        #expect(berlin.instant(of: skipped) == (try instant("2026-03-29T01:30")))
        #expect(berlin.isoString(skipped) == "2026-03-29T03:30:00+02:00")
    }

    @Test func `of a time that comes twice in autumn the first is meant`() throws {
        let berlin = try zone("Europe/Berlin")
        let twice = try local("2026-10-25T02:30")
        #expect(berlin.instant(of: twice) == (try instant("2026-10-25T00:30")))
        #expect(berlin.isoString(twice) == "2026-10-25T02:30:00+02:00")
    }

    @Test func `a day that a zone skipped is taken with the offset before`() throws {
        let apia = try zone("Pacific/Apia")
        #expect(apia.isoString(try local("2011-12-30T12:00")) == "2011-12-31T12:00:00+14:00")
    }

    @Test(arguments: [("2026-03-29", 23), ("2026-10-25", 25), ("2026-06-01", 24), ("2055-03-28", 23)])
    func `days have 23, 24 or 25 hours`(day: String, hours: Int) throws {
        let berlin = try zone("Europe/Berlin")
        let midnight = try local(day)
        let next = midnight.date.adding(days: 1).midnight
        #expect(berlin.instant(of: next) - berlin.instant(of: midnight) == hours * 3600)
    }

    @Test func `local times and instants are each other's inverse`() throws {
        for name in ["Europe/Berlin", "America/St_Johns", "Asia/Kathmandu", "Pacific/Apia"] {
            let zone = try zone(name)
            for second in stride(from: try instant("1990-01-01"), to: try instant("2050-01-01"), by: 7_777_777) {
                let shown = zone.local(at: second)
                #expect(zone.instant(of: shown) == second || zone.local(at: zone.instant(of: shown)) == shown)
            }
        }
    }

    @Test func `a fixed offset never changes`() {
        let zone = Zone(name: "Office", fixedOffset: -12_600)
        #expect(zone.offset(at: .min) == -12_600)
        #expect(zone.offset(at: .max) == -12_600)
        #expect(zone.isoString(CivilDateTime(secondNumber: 0)) == "1970-01-01T00:00:00-03:30")
    }

    @Test func `changes of the clock may be given in any order`() {
        let zone = Zone(
            name: "Own", firstOffset: 0, changes: [(instant: 200, offset: 60), (instant: 100, offset: 30)])
        #expect([99, 100, 199, 200].map(zone.offset(at:)) == [0, 30, 30, 60])
    }

    @Test func `numbers at the ends of the range do not overflow`() throws {
        let berlin = try zone("Europe/Berlin")
        for second in [Int.min, Int.max] {
            _ = berlin.local(at: second)
            _ = berlin.instant(of: CivilDateTime(secondNumber: second))
        }
    }

    @Test(arguments: [
        ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T01:00", 7200),
        ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T00:59:59", 3600),
        ("EST5EDT", "2026-07-01T12:00", -14_400), ("<+0330>-3:30", "2026-07-01", 12_600),
        ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-01-01", 0), ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-07-01", 3600),
        ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T00:59:59", -7200),
        ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T01:00", -3600),
        ("XXX3EDT4,0/0,J365/23", "2026-12-31T23:00", -14_400), ("AAA0BBB,J60,300", "2024-03-01T02:00", 3600),
    ])
    func `POSIX rules are understood`(rule: String, moment: String, offset: Int) throws {
        let zone = try #require(Zone(posix: rule))
        #expect(zone.offset(at: try instant(moment)) == offset)
    }

    @Test(arguments: [
        "", "CET", "1", "CE-1", "CET-1CEST,M3.5.0", "CET-1CEST,M13.1.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0", "CET-999",
        "<+01-1", "CET-1CEST,M3.5.0,M10.5.0x", "CET-99999999999999999999",
    ])
    func `what is no POSIX rule is refused`(rule: String) {
        #expect(Zone(posix: rule) == nil)
    }

    @Test func `a damaged file gives no zone and no crash`() throws {
        let whole = Array(try Data(contentsOf: URL(fileURLWithPath: "/usr/share/zoneinfo/Europe/Berlin")))
        #expect(Zone(name: "Berlin", tzif: whole) != nil)
        for length in stride(from: 0, to: whole.count, by: 7) {
            _ = Zone(name: "Berlin", tzif: Array(whole[..<length]))
        }
        for position in whole.indices {
            var damaged = whole
            damaged[position] ^= 0xFF
            _ = Zone(name: "Berlin", tzif: damaged)?.local(at: 1_700_000_000)
        }
        #expect(Zone(name: "Berlin", tzif: Array(whole[..<60])) == nil)
    }
}
