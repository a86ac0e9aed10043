import Foundation
import Model
import Testing
import Time

@testable import Readers

@Suite(.enabled(if: ImportCases(family: "ics").exists, ImportCases.absent))
struct CalendarCaseTests {
    private let cases = ImportCases(family: "ics")
    private let zones = SystemTimeZones(folder: "/usr/share/zoneinfo", variable: nil, localFile: "").database

    @Test func `calendars give the occurrences that other readers agree on`() throws {
        try cases.expect(["import"], share: 0.99) { difference($0, try read($0)) }
    }

    @Test func `broken calendars keep what can be read`() throws {
        try cases.expect(["at-least", "survive"], share: 1) { item in
            let read = try read(item)
            let given = Set(read.occurrences.compactMap(\.event.uid))
            let missing = (item["at_least"] as? [String] ?? []).filter { !given.contains($0) }
            return missing.isEmpty ? problemDifference(item, read) : "missing \(missing)"
        }
    }

    private struct ReadCalendar {
        var occurrences: [CalendarOccurrence] = []
        var problemLines: Set<Int> = []
    }

    private func read(_ item: ImportCases.Case) throws -> ReadCalendar {
        let file = try #require(item["file"] as? String)
        var bytes = try cases.content(file)
        if item["expand"] != nil {
            let text = String(decoding: bytes, as: UTF8.self)
            bytes = Array(text.replacing("{{REPEAT x 10485760}}", with: String(repeating: "x", count: 10_485_760)).utf8)
        }
        let horizon =
            windows(item).compactMap { ($0["to"] as? String).flatMap(moment) }.max()
            ?? CivilDateTime(secondNumber: 1_800_000_000)
        let context = ReadingContext(zone: .utc, zones: zones, horizon: horizon)
        let source = Source(path: file, bytes: bytes, modified: horizon, context: context)
        var result = ReadCalendar()
        result.problemLines = Set(CalendarReader().read(source).problems.compactMap(\.line))
        guard var calendar = CalendarFile(source) else { return result }
        calendar.forEachOccurrence { result.occurrences.append($0) }
        return result
    }

    private func windows(_ item: ImportCases.Case) -> [ImportCases.Case] {
        item["windows"] as? [ImportCases.Case] ?? []
    }

    /// The local time of a date or of a date-time in UTC or without a zone.
    private func moment(_ text: String) -> CivilDateTime? { ISO8601.parse(text)?.local }

    private func problemDifference(_ item: ImportCases.Case, _ read: ReadCalendar) -> String? {
        guard !lenient(item).contains("problems") else { return nil }
        let wanted = (item["problems"] as? [ImportCases.Case] ?? []).compactMap { $0["line"] as? Int }
        return wanted.first { !read.problemLines.contains($0) }.map { "problem at line \($0) not reported" }
    }

    private func lenient(_ item: ImportCases.Case) -> [String] { item["lenient"] as? [String] ?? [] }

    /// What is different in the first window that is not right; every key of the oracle's occurrences is compared.
    private func difference(_ item: ImportCases.Case, _ read: ReadCalendar) -> String? {
        for window in windows(item) {
            guard let from = (window["from"] as? String).flatMap(moment),
                let to = (window["to"] as? String).flatMap(moment)
            else { continue }
            let wanted = (window["occurrences"] as? [ImportCases.Case] ?? []).map { row($0, lenient(item)) }.sorted()
            let given = read.occurrences.filter { isInside($0, from, to) }
                .map { row(CalendarRow($0).values, lenient(item)) }.sorted()
            guard wanted != given else { continue }
            let missing = wanted.first { !given.contains($0) } ?? "-"
            let extra = given.first { !wanted.contains($0) } ?? "-"
            return "\(wanted.count) wanted, \(given.count) given\n  missing \(missing)\n  extra   \(extra)"
        }
        return problemDifference(item, read)
    }

    private func isInside(_ occurrence: CalendarOccurrence, _ from: CivilDateTime, _ to: CivilDateTime) -> Bool {
        let start = occurrence.start.local(in: .utc)
        let end = occurrence.end.local(in: .utc)
        return start == end ? start >= from && start < to : start < to && end > from
    }

    /// An occurrence as text, without the keys that a case does not compare.
    private func row(_ values: ImportCases.Case, _ lenient: [String]) -> String {
        let compared = values.filter { !lenient.contains($0.key) }
        let data = try? JSONSerialization.data(
            withJSONObject: compared, options: [.sortedKeys, .withoutEscapingSlashes])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "-"
    }
}
