import Testing
import Time

@testable import Readers

@Suite(.enabled(if: ImportOracle.exists("rrule"), "set DAYBOOK_IMPORT_CASES to the folder of the import cases"))
struct RecurrenceOracleTests {
    @Test func `rules give the occurrences that other implementations agree on`() throws {
        let zones = SystemTimeZones(folder: "/usr/share/zoneinfo", variable: nil, localFile: "").database
        var wrong: [String] = []
        let cases = try ImportOracle.cases("rrule")
        for item in cases {
            let text = try #require(item["rrule"] as? String)
            let startText = try #require(item["dtstart"] as? String)
            let start = try #require(CalendarMoment(Array(startText.utf8)[...]))
            let rule = RecurrenceRule(Array(text.utf8)[...])
            guard item["expect"] as? String != "invalid" else {
                if rule != nil { wrong.append("taken: \(text)") }
                continue
            }
            let zone = (item["tzid"] as? String).flatMap(zones.zone)
            let first = item["first"] as? [Any] ?? []
            let wanted = first.compactMap { ($0 as? [String])?.first ?? $0 as? String }
            let isComplete = item["complete"] as? Bool ?? false
            let given = rule.map { occurrences($0, start: start, zone: zone, limit: isComplete ? 51 : wanted.count) }
            if given != wanted {
                wrong.append("\(item["dtstart"] ?? "") \(text): \(wanted.prefix(4)) not \(given?.prefix(4) ?? [])")
            }
        }
        // The cases hold instants by the zone rules of their day; the rules of a few zones have changed since.
        #expect(wrong.count * 200 <= cases.count, "\(wrong.count) wrong:\n\(wrong.prefix(40).joined(separator: "\n"))")
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
