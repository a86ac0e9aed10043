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
            excuse: { try differsInOffsetsAlone($0) ? "by another release of the time zone database" : nil },
            difference: difference)
    }

    private func rule(_ item: ImportCases.Case) throws -> (rule: RecurrenceRule?, start: CalendarMoment) {
        let text = try #require(item["rrule"] as? String)
        let start = try #require(item["dtstart"] as? String)
        return (RecurrenceRule(Array(text.utf8)[...]), try #require(CalendarMoment(Array(start.utf8)[...])))
    }

    private func difference(_ item: ImportCases.Case) throws -> String? {
        let (rule, _) = try rule(item)
        let text = "\(item["dtstart"] ?? "") \(item["rrule"] ?? "")"
        if item["expect"] as? String == "invalid" { return rule == nil ? nil : "taken: \(text)" }
        let wanted = (item["first"] as? [Any] ?? []).compactMap { ($0 as? [String])?.first ?? $0 as? String }
        // A rule that is refused gives nothing, which is what `none` wants.
        let given = try occurrences(item, count: wanted.count).map(\.written)
        return given == wanted ? nil : "\(text): \(wanted.prefix(4)) not \(given.prefix(4))"
    }

    /// Whether there are as many occurrences at the same local times, so that only the zone's offsets are others than the oracle knew.
    private func differsInOffsetsAlone(_ item: ImportCases.Case) throws -> Bool {
        guard item["tzid"] != nil, let pairs = item["first"] as? [[String]], !pairs.isEmpty else { return false }
        let wanted = pairs.compactMap { $0.last.map { String($0.prefix(19)) } }
        return try occurrences(item, count: pairs.count).map(\.local) == wanted
    }

    private func limit(_ item: ImportCases.Case, _ count: Int) -> Int {
        item["complete"] as? Bool == true ? 51 : count
    }

    /// An occurrence as the oracle writes it, and its local time.
    private struct Occurrence {
        var written: String
        var local: String
    }

    private func occurrences(_ item: ImportCases.Case, count: Int) throws -> [Occurrence] {
        let (rule, start) = try rule(item)
        guard let rule else { return [] }
        let zone = (item["tzid"] as? String).flatMap(zones.zone)
        let limit = limit(item, count)
        var result: [Occurrence] = []
        for local in RecurrenceExpansion(rule: rule, start: start.local) {
            guard result.count < min(limit, 50), result.count < rule.count ?? .max else { break }
            let moment = zone.map { CivilDateTime(secondNumber: $0.instant(of: local)) } ?? local
            if let until = rule.until, moment > (until.isDate ? until.local.adding(seconds: 86_399) : until.local) {
                break
            }
            let text = ISO8601.string(moment).filter { $0 != "-" && $0 != ":" }
            let written = start.isDate ? String(text.prefix(8)) : text + (start.isUTC || zone != nil ? "Z" : "")
            result.append(Occurrence(written: written, local: String(ISO8601.string(local).prefix(19))))
        }
        return result
    }
}
