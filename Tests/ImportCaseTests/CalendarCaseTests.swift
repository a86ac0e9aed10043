import Foundation
import Model
import Testing
import Time

@testable import Readers

@Suite(.enabled(if: ImportCases(family: "ics").exists, ImportCases.absent))
struct CalendarCaseTests {
    private let cases = ImportCases(family: "ics")

    @Test func `calendars give the occurrences that other readers agree on`() throws {
        try cases.expect(["import"], share: 0.98) { difference($0, try read($0)) }
    }

    @Test func `broken calendars keep what can be read`() throws {
        try cases.expect(["at-least", "survive"], share: 1) { item in
            let given = Set(try read(item).documents.map(uid))
            let missing = (item["at_least"] as? [String] ?? []).filter { !given.contains($0) }
            return missing.isEmpty ? nil : "missing \(missing)"
        }
    }

    private func read(_ item: ImportCases.Case) throws -> ReadResult {
        let file = try #require(item["file"] as? String)
        var bytes = try cases.content(file)
        if item["expand"] != nil {
            let text = String(decoding: bytes, as: UTF8.self)
            bytes = Array(text.replacing("{{REPEAT x 10485760}}", with: String(repeating: "x", count: 10_485_760)).utf8)
        }
        let windows = item["windows"] as? [[String: Any]] ?? []
        let horizon =
            windows.compactMap { ($0["to"] as? String).flatMap(moment) }.max()
            ?? CivilDateTime(secondNumber: 1_800_000_000)
        let zones = SystemTimeZones(folder: "/usr/share/zoneinfo", variable: nil, localFile: "").database
        let context = ReadingContext(zone: .utc, zones: zones, horizon: horizon)
        return CalendarReader().read(Source(path: file, bytes: bytes, modified: horizon, context: context))
    }

    /// The local time of a date or of a date-time in UTC or without a zone.
    private func moment(_ text: String) -> CivilDateTime? { ISO8601.parse(text)?.local }

    private func uid(_ document: Document) -> String {
        let identity = document.eventIdentity ?? ""
        if identity.hasPrefix("unnamed-") { return "" }
        return String(identity[..<(identity.lastIndex(of: "/") ?? identity.endIndex)])
    }

    private func difference(_ item: [String: Any], _ result: ReadResult) -> String? {
        let lenient = item["lenient"] as? [String] ?? []
        let lines = Set(result.problems.compactMap(\.line))
        for problem in item["problems"] as? [[String: Any]] ?? [] where !lenient.contains("problems") {
            if let line = problem["line"] as? Int, !lines.contains(line) {
                return "problem at line \(line) not reported"
            }
        }
        for window in item["windows"] as? [[String: Any]] ?? [] {
            guard let from = (window["from"] as? String).flatMap(moment),
                let to = (window["to"] as? String).flatMap(moment)
            else { continue }
            let wanted = (window["occurrences"] as? [[String: Any]] ?? []).map { key($0, lenient: lenient) }.sorted()
            let given = result.documents.filter { isInside($0, from, to) }.map { key($0, lenient: lenient) }.sorted()
            if wanted != given {
                let missing = wanted.first { !given.contains($0) } ?? "-"
                let extra = given.first { !wanted.contains($0) } ?? "-"
                return "\(wanted.count) wanted, \(given.count) given; missing \(missing); extra \(extra)"
            }
        }
        return nil
    }

    private func isInside(_ document: Document, _ from: CivilDateTime, _ to: CivilDateTime) -> Bool {
        guard document.kind == .event, let start = document.start else { return false }
        guard let end = document.end, end > start else { return start >= from && start < to }
        return start < to && end > from
    }

    private func key(_ occurrence: [String: Any], lenient: [String]) -> String {
        func time(_ name: String) -> String {
            (occurrence[name + "_utc"] as? String ?? occurrence[name] as? String).flatMap(moment).map(ISO8601.string)
                ?? "-"
        }
        let start = time("start")
        let place = (occurrence["recurrence"] as? String).flatMap(moment).map(ISO8601.string) ?? start
        let summary = (occurrence["summary"] as? String ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
        let people = occurrence["attendees"] as? [[String: Any]] ?? []
        return joined(
            lenient, uid: occurrence["uid"] as? String ?? "", place: place, start: start, end: time("end"),
            title: summary.trimmingCharacters(in: .whitespaces), location: occurrence["location"] as? String ?? "",
            people: people.compactMap { $0["email"] as? String })
    }

    private func key(_ document: Document, lenient: [String]) -> String {
        let start = document.start.map(ISO8601.string) ?? "-"
        let place = document.eventIdentity?.split(separator: "/").last.flatMap { moment(String($0)) }
        return joined(
            lenient, uid: uid(document), place: place.map(ISO8601.string) ?? start, start: start,
            end: (document.end ?? document.start).map(ISO8601.string) ?? "-",
            title: document.title == "(untitled event)" ? "" : document.title,
            location: document.properties.first { $0.key == "location" }?.value ?? "",
            people: document.attendees.compactMap(\.email))
    }

    private func joined(
        _ lenient: [String], uid: String, place: String, start: String, end: String, title: String, location: String,
        people: [String]
    ) -> String {
        let fields = [
            ("uid", uid), ("recurrence", place), ("start", start), ("end", end), ("summary", title),
            ("location", location.trimmingCharacters(in: .whitespacesAndNewlines)),
        ]
        return fields.map { lenient.contains($0.0) ? "" : $0.1 }.joined(separator: "|")
    }
}
