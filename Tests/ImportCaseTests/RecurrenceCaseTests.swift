import Testing
import Time

@testable import Readers

@Suite(.enabled(if: ImportCases(family: "rrule").exists, ImportCases.absent))
struct RecurrenceCaseTests {
    private let cases = ImportCases(family: "rrule")
    private let zones = SystemTimeZones(folder: "/usr/share/zoneinfo", variable: nil, localFile: "").database

    @Test func `rules give the occurrences that other implementations agree on`() throws {
        // The cases hold instants by the zone rules of their day; the rules of a few zones have changed since.
        try cases.expect(["occurrences", "none", "invalid"], share: 0.995, difference: difference)
    }

    private func difference(_ item: ImportCases.Case) throws -> String? {
        let text = try #require(item["rrule"] as? String)
        let startText = try #require(item["dtstart"] as? String)
        let start = try #require(CalendarMoment(Array(startText.utf8)[...]))
        let rule = RecurrenceRule(Array(text.utf8)[...])
        if item["expect"] as? String == "invalid" { return rule == nil ? nil : "taken: \(text)" }
        let zone = (item["tzid"] as? String).flatMap(zones.zone)
        let wanted = (item["first"] as? [Any] ?? []).compactMap { ($0 as? [String])?.first ?? $0 as? String }
        let isComplete = item["complete"] as? Bool ?? false
        let given = rule.map { occurrences($0, start: start, zone: zone, limit: isComplete ? 51 : wanted.count) }
        return given == wanted ? nil : "\(startText) \(text): \(wanted.prefix(4)) not \(given?.prefix(4) ?? [])"
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
