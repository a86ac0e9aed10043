import Foundation
import Model
import Testing
import Time

@testable import Readers

/// Every key of a case is compared as the cases' own scorer does, and also `meta`, `clock` and `not_transcript`.
@Suite(.enabled(if: ImportCases(family: "transcript").exists, ImportCases.absent))
struct TranscriptCaseTests {
    private let cases = ImportCases(family: "transcript")

    @Test func `transcripts give the cues, turns and problems that other readers agree on`() throws {
        try cases.expect(["exact"], share: 1) { item in
            let reading = try TranscriptReading(item, cases)
            return try cueDifference(item, reading) ?? turnDifference(item, reading)
                ?? problemDifference(item, reading) ?? headDifference(item, reading) ?? clockDifference(item, reading)
        }
    }

    @Test func `broken transcripts are read, and what is wrong is reported`() throws {
        try cases.expect(["survive"], share: 1) { item in
            problemDifference(item, try TranscriptReading(item, cases))
        }
    }

    @Test func `a note is never taken for a transcript`() throws {
        try cases.expect(["exact"], share: 1) { item in
            guard item["not_transcript"] as? Bool == true else { return nil }
            return try TranscriptReading(item, cases).document == nil ? nil : "was taken for a transcript"
        }
    }

    private func cueDifference(_ item: ImportCases.Case, _ reading: TranscriptReading) throws -> String? {
        var wanted = try CaseCue.all(item["cues"])
        var given = reading.cues
        if wanted.contains(where: { $0.line == nil }) {
            for index in given.indices { given[index].line = nil }
            for index in wanted.indices { wanted[index].line = nil }
        }
        return difference("cues", wanted, given, item)
    }

    private func turnDifference(_ item: ImportCases.Case, _ reading: TranscriptReading) throws -> String? {
        difference("turns", try CaseCue.all(item["turns"]), reading.turns, item)
    }

    private func difference(
        _ key: String, _ wanted: [CaseCue], _ given: [CaseCue], _ item: ImportCases.Case
    ) -> String? {
        let lenient = item["lenient"] as? [String] ?? []
        if lenient.contains(key) { return nil }
        let (wanted, given) = (wanted.map { $0.without(lenient) }, given.map { $0.without(lenient) })
        if wanted == given { return nil }
        let place = zip(wanted, given).first { $0 != $1 }
        return "\(key): \(wanted.count) wanted, \(given.count) given; \(place.map { "\($0.0) not \($0.1)" } ?? "")"
    }

    private func problemDifference(_ item: ImportCases.Case, _ reading: TranscriptReading) -> String? {
        if (item["lenient"] as? [String] ?? []).contains("problems") { return nil }
        let lines = (item["problems"] as? [[String: Any]] ?? []).compactMap { $0["line"] as? Int }
        let missing = lines.filter { line in !reading.problems.contains { $0.line == line } }
        return missing.isEmpty ? nil : "problems at lines \(missing) not reported"
    }

    private func headDifference(_ item: ImportCases.Case, _ reading: TranscriptReading) -> String? {
        guard let head = item["meta"] as? [String: Any] else { return nil }
        guard let document = reading.document else { return "no document" }
        if let title = head["title"] as? String, title != document.title { return "title: \(document.title)" }
        let start = document.start.map { Date(timeIntervalSince1970: Double($0.secondNumber)) }
        if let date = head["date"] as? String, start != (try? Date(date, strategy: .iso8601)) {
            return "date: \(date) not \(document.start.map(ISO8601.string) ?? "nil")"
        }
        let names = Set(document.attendees.map(\.name))
        let missing = (head["attendees"] as? [String] ?? []).filter { !names.contains($0) }
        return missing.isEmpty ? nil : "attendees: \(missing) missing"
    }

    private func clockDifference(_ item: ImportCases.Case, _ reading: TranscriptReading) -> String? {
        guard let wanted = item["clock"] as? [String] else { return nil }
        return wanted == reading.clock ? nil : "clock: \(wanted) not \(reading.clock)"
    }
}

/// What the readers make of a case's file, on the clock of UTC.
private struct TranscriptReading {
    var cues: [CaseCue]
    var clock: [String?]
    var document: Document?
    var problems: [ReadProblem]

    /// The cases give all voices of one cue the line of the first.
    private static func cues(_ found: [TranscriptCue]) -> [CaseCue] {
        var cues = found.map(CaseCue.init)
        for (index, (before, cue)) in zip(found, found.dropFirst()).enumerated() {
            let isSameCue = before.start != nil && (before.start, before.end) == (cue.start, cue.end)
            guard isSameCue, let last = before.text.last, last.line + 1 == cue.text.first?.line else { continue }
            cues[index + 1].line = cues[index].line
        }
        return cues
    }

    /// Neighbouring cues of one speaker joined; a cue without a speaker is a turn of its own.
    var turns: [CaseCue] {
        var turns: [CaseCue] = []
        for cue in cues {
            if let last = turns.indices.last, cue.speaker != nil, turns[last].speaker == cue.speaker {
                turns[last].text += " " + cue.text
                turns[last].end = cue.end
            } else {
                turns.append(cue)
            }
        }
        return turns.map { $0.without(["line"]) }
    }

    /// A second of the day as `14:02:11`.
    private static func clock(_ second: Int) -> String {
        [second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }

    init(_ item: ImportCases.Case, _ cases: ImportCases) throws {
        let file = try #require(item["file"] as? String)
        let moment = CivilDateTime(secondNumber: 0)
        let context = ReadingContext(zone: .utc, zones: TimeZoneDatabase { _ in nil }, horizon: moment)
        let source = Source(path: file, bytes: try cases.content(file), modified: moment, context: context)
        let lines = SourceText(source).lines
        let reader = TranscriptReader()
        let result: ReadResult?
        let found: [TranscriptCue]
        switch item["format"] as? String {
        case "vtt":
            (found, result) = (CaptionFile(lines, format: .webVTT).cues, reader.readWebVTT(source))
        case "srt":
            (found, result) = (CaptionFile(lines, format: .subRip).cues, reader.readSubRip(source))
        default: (found, result) = (PlainTranscript(lines)?.cues ?? [], reader.readPlain(source))
        }
        cues = TranscriptReading.cues(found)
        clock = found.map { $0.clock.map(TranscriptReading.clock) }
        document = result?.documents.first
        problems = result?.problems ?? []
    }
}

/// A cue or a turn as the cases write them.
private struct CaseCue: Equatable {
    var speaker: String?
    var start: Int?
    var end: Int?
    var text: String
    var line: Int?

    init(_ cue: TranscriptCue) {
        (speaker, start, end) = (cue.speaker, cue.start, cue.end)
        text = cue.text.map(\.text).joined(separator: " ")
        line = cue.text.first?.line
    }

    init(_ item: [String: Any]) throws {
        speaker = item["speaker"] as? String
        start = item["start_ms"] as? Int
        end = item["end_ms"] as? Int
        text = try #require(item["text"] as? String)
        line = item["line"] as? Int
    }

    static func all(_ value: Any?) throws -> [CaseCue] {
        try #require(value as? [[String: Any]]).map(CaseCue.init)
    }

    /// The cue without what a case leaves open.
    func without(_ keys: [String]) -> CaseCue {
        var cue = self
        if keys.contains("speaker") { cue.speaker = nil }
        if keys.contains("start_ms") { cue.start = nil }
        if keys.contains("end_ms") { cue.end = nil }
        if keys.contains("line") { cue.line = nil }
        return cue
    }
}
