import Foundation
import Parsing
import Testing
import Time

/// The folder with the development sets; `DAYBOOK_EVAL` names another one.
private let evaluationFolder =
    ProcessInfo.processInfo.environment["DAYBOOK_EVAL"]
    ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("../shared/eval").path

private let developmentSet = evaluationFolder + "/time-dev.jsonl"

@Suite struct TimeDevelopmentSetTests {
    private struct Item: Decodable {
        struct Interval: Decodable, Hashable {
            let start: String?
            let end: String?
        }
        let text: String
        let now: String
        let start: String?
        let end: String?
        let alternatives: [Interval]
        let `class`: String
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: developmentSet), "no time-dev.jsonl in DAYBOOK_EVAL"))
    func `the development set is read as well as before`() throws {
        let lines = try String(contentsOfFile: developmentSet, encoding: .utf8).split(separator: "\n")
        var (count, accepted, falsePositives) = (0, 0, 0)
        for line in lines {
            let item = try JSONDecoder().decode(Item.self, from: Data(line.utf8))
            let found = try read(item.text, now: item.now).expressions.first
            if item.class == "negative" {
                falsePositives += found == nil ? 0 : 1
                continue
            }
            count += 1
            let wanted = Set(item.alternatives + [Item.Interval(start: item.start, end: item.end)])
            guard let span = found?.span else { continue }
            let interval = Item.Interval(start: span.start.map(ISO8601.string), end: span.end.map(ISO8601.string))
            accepted += wanted.contains(interval) ? 1 : 0
        }
        #expect(Double(accepted) / Double(count) >= 0.932)
        #expect(falsePositives == 0)
    }
}
