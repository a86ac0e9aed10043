import Foundation
import Model
import Testing
import Time

@testable import Readers

@Suite(.enabled(if: ImportCases(family: "markdown").exists, ImportCases.absent))
struct MarkdownCaseTests {
    private let cases = ImportCases(family: "markdown")

    @Test func `notes give what other readers agree on`() throws {
        try cases.expect(["exact"], share: 1) { item in
            let file = try #require(item["file"] as? String)
            let given = answer(try page(file))
            let lenient = Set(item["lenient"] as? [String] ?? [])
            let compared = ["title", "aliases", "wikilinks", "headings", "tasks"].filter { !lenient.contains($0) }
            for key in compared {
                let wanted = rows(item[key] as Any, key: key)
                if wanted != given[key] ?? [] { return "\(key): \(wanted) not \(given[key] ?? [])" }
            }
            let tags = lenient.contains("tags") ? nil : tagDifference(item, given["tags"] ?? [])
            return tags ?? problemDifference(item, given["problems"] ?? [], lenient: lenient)
        }
    }

    @Test func `broken notes are read`() throws {
        try cases.expect(["survive"], share: 1) { item in
            _ = try page(try #require(item["file"] as? String))
            return nil
        }
    }

    private func page(_ file: String) throws -> MarkdownPage {
        let moment = CivilDateTime(secondNumber: 0)
        let context = ReadingContext(zone: .utc, zones: TimeZoneDatabase { _ in nil }, horizon: moment)
        return MarkdownPage(Source(path: file, bytes: try cases.content(file), modified: moment, context: context))
    }

    /// What the reader found, each item as one line of text with its fields.
    private func answer(_ page: MarkdownPage) -> [String: [String]] {
        let links = page.body.links.map { link in
            let shown = link.shown.map(withoutCode)
            let fields = [link.target, link.heading, link.block, shown].map { $0 ?? "-" }
            return (fields + ["\(link.isEmbed)", "\(link.line)"]).joined(separator: " ¦ ")
        }
        let headings = page.body.headings.filter { !$0.isNested }.map { "\($0.level) ¦ \($0.text) ¦ \($0.line)" }
        let tasks = page.body.tasks.map { task, line in
            "\(task.state == .done) ¦ \(task.mark) ¦ \(task.body) ¦ \(line)"
        }
        return [
            "title": [page.title], "aliases": page.aliases, "wikilinks": links, "headings": headings, "tasks": tasks,
            "tags": page.tags.map { $0.lowercased() }, "problems": page.problems.compactMap(\.line).map(String.init),
        ].mapValues { $0.map(\.precomposedStringWithCanonicalMapping) }
    }

    /// The cases hold NUL characters for code in the text of a link.
    private func withoutCode(_ text: String) -> String {
        text.replacing(/`[^`]*`/) { String(repeating: "\0", count: $0.output.count) }
    }

    /// A key of the oracle in the same form.
    private func rows(_ value: Any, key: String) -> [String] {
        if let title = value as? String { return [title.precomposedStringWithCanonicalMapping] }
        if let texts = value as? [String] { return texts.map(\.precomposedStringWithCanonicalMapping) }
        let rows = value as? [[String: Any]] ?? []
        let fields: [String: [String]] = [
            "wikilinks": ["target", "heading", "block", "shown", "embed", "line"],
            "headings": ["level", "text", "line"], "tasks": ["done", "state", "text", "line"],
        ]
        return rows.filter { $0["nested"] as? Bool != true }.map { row in
            (fields[key] ?? []).map { field in
                switch row[field] {
                case let text as String: text.precomposedStringWithCanonicalMapping
                case let flag as Bool where ["embed", "done"].contains(field): "\(flag)"
                case let number as Int: "\(number)"
                default: "-"
                }
            }.joined(separator: " ¦ ")
        }
    }

    private func tagDifference(_ item: ImportCases.Case, _ tags: [String]) -> String? {
        let wanted = Set((item["tags"] as? [String] ?? []).map(\.precomposedStringWithCanonicalMapping))
        let allowed = wanted.union(item["maybe_tags"] as? [String] ?? []).union(item["maybe"] as? [String] ?? [])
        let missing = wanted.subtracting(tags)
        let extra = Set(tags).subtracting(allowed)
        return missing.isEmpty && extra.isEmpty ? nil : "tags: missing \(missing.sorted()), extra \(extra.sorted())"
    }

    private func problemDifference(_ item: ImportCases.Case, _ lines: [String], lenient: Set<String>) -> String? {
        if lenient.contains("problems") { return nil }
        let wanted = (item["problems"] as? [[String: Any]] ?? []).compactMap { $0["line"] as? Int }
        return wanted.first { !lines.contains("\($0)") }.map { "problem at line \($0) not reported" }
    }
}
