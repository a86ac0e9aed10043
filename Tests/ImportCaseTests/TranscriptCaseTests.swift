import Foundation
import Model
import Testing
import Time

@testable import Readers

@Suite(.enabled(if: ImportCases(family: "transcript").exists, ImportCases.absent))
struct TranscriptCaseTests {
    private let cases = ImportCases(family: "transcript")

    /// What one cue says, and from when.
    private struct Cue: Hashable {
        var speaker: String?
        var start: Int?
        var text: String
        var line: Int?
    }

    @Test func `transcripts give the cues that other readers agree on`() throws {
        try cases.expect(["exact"], share: 0.97) { item in
            let given = try cues(item)
            let wanted = (item["cues"] as? [[String: Any]] ?? []).map(cue)
            let hasLines = wanted.allSatisfy { $0.line != nil }
            let isLenient = (item["lenient"] as? [String] ?? []).contains("start_ms")
            let comparable = given.map {
                Cue(
                    speaker: $0.speaker, start: isLenient ? nil : $0.start, text: $0.text,
                    line: hasLines ? $0.line : nil)
            }
            let expected = wanted.map {
                Cue(speaker: $0.speaker, start: isLenient ? nil : $0.start, text: $0.text, line: $0.line)
            }
            return comparable == expected ? nil : "\(expected.prefix(3)) not \(comparable.prefix(3))"
        }
    }

    @Test func `broken transcripts are read`() throws {
        try cases.expect(["survive"], share: 1) { item in
            _ = try cues(item)
            return nil
        }
    }

    private func cues(_ item: [String: Any]) throws -> [Cue] {
        let file = try #require(item["file"] as? String)
        let context = ReadingContext(
            zone: .utc, zones: TimeZoneDatabase { _ in nil }, horizon: CivilDateTime(secondNumber: 0))
        let source = Source(
            path: file, bytes: try cases.content(file), modified: CivilDateTime(secondNumber: 0),
            context: context)
        let lines = SourceText(source).lines
        let cues =
            switch item["format"] as? String {
            case "vtt": CaptionFile(lines, format: .webVTT).cues
            case "srt": CaptionFile(lines, format: .subRip).cues
            default: PlainTranscript(lines)?.cues ?? []
            }
        return cues.map {
            Cue(
                speaker: $0.speaker, start: $0.start, text: $0.text.map(\.text).joined(separator: " "),
                line: $0.text.first?.line)
        }
    }

    private func cue(_ item: [String: Any]) -> Cue {
        Cue(
            speaker: item["speaker"] as? String, start: item["start_ms"] as? Int, text: item["text"] as? String ?? "",
            line: item["line"] as? Int)
    }
}
