import Testing
import Time

@testable import Readers

@Suite(.enabled(if: ImportCases(family: "rrule").exists, ImportCases.absent))
struct RecurrenceCaseTests {
    private let cases = ImportCases(family: "rrule")
    private let zones = SystemTimeZones(folder: "/usr/share/zoneinfo", variable: nil, localFile: "").database

    @Test func `rules give the occurrences that other implementations agree on`() throws {
        try cases.expect(
            ["occurrences", "none", "invalid"], share: 1,
            excuse: { try differsByZoneAlone($0) ? "by another release of the time zone database" : nil },
            difference: difference)
    }

    private func rule(_ item: ImportCases.Case) throws -> (rule: RecurrenceRule?, start: CalendarMoment) {
        let text = try #require(item["rrule"] as? String)
        let start = try #require(item["dtstart"] as? String)
        return (RecurrenceRule(Array(text.utf8)[...]), try #require(CalendarMoment(Array(start.utf8)[...])))
    }

    private func difference(_ item: ImportCases.Case) throws -> String? {
        let (rule, start) = try rule(item)
        let text = "\(item["dtstart"] ?? "") \(item["rrule"] ?? "")"
        if item["expect"] as? String == "invalid" { return rule == nil ? nil : "taken: \(text)" }
        let zone = (item["tzid"] as? String).flatMap(zones.zone)
        let wanted = (item["first"] as? [Any] ?? []).compactMap { ($0 as? [String])?.first ?? $0 as? String }
        let given = rule.map { occurrences($0, start: start, zone: zone, limit: limit(item, wanted.count)) }
        return given == wanted ? nil : "\(text): \(wanted.prefix(4)) not \(given?.prefix(4) ?? [])"
    }

    /// Whether the local times are right: the instants then follow other rules of the zone than the oracle knew.
    private func differsByZoneAlone(_ item: ImportCases.Case) throws -> Bool {
        let (rule, start) = try rule(item)
        guard let rule, let pairs = item["first"] as? [[String]] else { return false }
        let wanted = pairs.compactMap(\.last).map { $0.prefix(19).filter { $0 != "-" && $0 != ":" } }
        return occurrences(rule, start: start, zone: nil, limit: limit(item, wanted.count)) == wanted
    }

    private func limit(_ item: ImportCases.Case, _ count: Int) -> Int {
        item["complete"] as? Bool == true ? 51 : count
    }

    private func occurrences(_ rule: RecurrenceRule, start: CalendarMoment, zone: TimeZone?, limit: Int) -> [String] {
        var result: [String] = []
        for local in RecurrenceExpansion(rule: rule, start: start.local) {
            guard result.count < min(limit, 50), result.count < rule.count ?? .max else { break }
            let moment = zone.map { CivilDateTime(secondNumber: $0.instant(of: local)) } ?? local
            if let until = rule.until, moment > (until.isDate ? until.local.adding(seconds: 86_399) : until.local) {
                break
            }
            let text = ISO8601.string(moment).filter { $0 != "-" && $0 != ":" }
            result.append(start.isDate ? String(text.prefix(8)) : text + (start.isUTC || zone != nil ? "Z" : ""))
        }
        return result
    }
}
