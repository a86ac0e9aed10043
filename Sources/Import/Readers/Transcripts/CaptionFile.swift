import Model

/// The cues of a WebVTT or SubRip file.
///
/// A cue begins with a line of times (`00:01.000 --> 00:02.000`). Its text ends at a blank line in WebVTT; in SubRip, where it may contain
/// blank lines, it ends before the next number and times. Notes, styles and regions of WebVTT have no times, so they are never text.
struct CaptionFile {
    enum Format {
        case webVTT, subRip
    }

    /// In file order, without empty ones.
    private(set) var cues: [TranscriptCue] = []
    private(set) var problems: [(line: Int, message: String)] = []
    /// The lines above the first cue that describe the file: header and notes.
    let head: [String]

    private let lines: [String]
    private let format: Format

    init(_ lines: [String], format: Format) {
        self.lines = lines
        self.format = format
        let timeLines = CaptionFile.timeLines(lines, format)
        head = CaptionFile.head(lines[..<(timeLines.first?.index ?? lines.count)])
        if format == .webVTT, let first = lines.first(where: { !$0.isEmpty }), !first.hasPrefix("WEBVTT") {
            problems.append((1, "the file does not begin with WEBVTT; it was read all the same"))
        }
        tellTextWithoutTimes(Set(timeLines.map(\.index)), first: timeLines.first?.index)
        for (number, timeLine) in timeLines.enumerated() {
            let next = number + 1 < timeLines.count ? timeLines[number + 1].index : lines.count
            guard let times = timeLine.times else {
                problems.append((timeLine.index + 1, "the times of a cue could not be read; it was left out"))
                continue
            }
            if times.end < times.start { problems.append((timeLine.index + 1, "a cue ends before it begins")) }
            add(text: timeLine.index + 1..<endOfText(after: timeLine.index, next: next), times)
        }
        cues = CaptionSpeakers.named(RollingCaptions.unrolled(cues).compactMap(\.withoutSounds))
    }

    private typealias TimeLine = (index: Int, times: CaptionTimes?)

    /// Returns the lines of times, including unreadable ones.
    private static func timeLines(_ lines: [String], _ format: Format) -> [TimeLine] {
        func read(_ form: TranscriptTime.Form) -> [TimeLine] {
            lines.indices.filter { CaptionTimes.areMeant(in: lines[$0], form) }.map {
                ($0, CaptionTimes(lines[$0], form))
            }
        }
        guard format == .webVTT else {
            return read(.loose).filter { line in
                let isMeantAsTimes = lines[line.index].utf8.first?.isDigit == true
                return line.times != nil || (isMeantAsTimes && CaptionTimes.hasArrow(lines[line.index], .standard))
            }
        }
        let standard = read(.standard)
        guard standard.allSatisfy({ $0.times == nil }) else { return standard }
        // A program that never follows the standard has its own form of times.
        let loose = read(.loose)
        return loose.count { $0.times != nil } > 1 ? loose : standard
    }

    private static func head(_ lines: ArraySlice<String>) -> [String] {
        lines.compactMap { line in
            if line.hasPrefix("WEBVTT") || line == "NOTE" { return nil }
            let text = line.hasPrefix("NOTE ") ? line.dropFirst(5) : line[...]
            return text.isEmpty ? nil : String(text)
        }
    }

    /// Reports the first text that belongs to no cue, because its line of times is damaged or missing.
    ///
    /// In WebVTT this is a block without times, except header, notes, styles and regions. In SubRip, whose text may contain blank lines, it
    /// is only text above the first times.
    private mutating func tellTextWithoutTimes(_ timeLines: Set<Int>, first: Int?) {
        guard let first else { return }
        var found: [Int] = []
        for block in lines[..<(format == .webVTT ? lines.count : first + 1)].indices.split(whereSeparator: {
            lines[$0].isEmpty
        }) {
            let hasText = block.contains { !lines[$0].trimmingWhitespace.allSatisfy(\.isNumber) }
            let isNamed =
                block.first.map { line in CaptionFile.namedBlocks.contains { lines[line].hasPrefix($0) } } ?? true
            guard hasText, !isNamed, !block.contains(where: timeLines.contains), let line = block.first else {
                continue
            }
            found.append(line + 1)
        }
        guard let line = found.first else { return }
        let others = found.count > 1 ? " (\(found.count) times in this file)" : ""
        problems.append((line, "text without times is no caption; it was left out\(others)"))
    }

    private static let namedBlocks = ["WEBVTT", "NOTE", "STYLE", "REGION"]

    private func endOfText(after timeLine: Int, next: Int) -> Int {
        let text = timeLine + 1..<max(next, timeLine + 1)
        if format == .webVTT { return text.first { lines[$0].isEmpty } ?? text.upperBound }
        guard next < lines.count, let number = text.last else { return text.upperBound }
        // The number of the next cue is on the line before its times.
        return lines[number].trimmingWhitespace.allSatisfy(\.isNumber) ? number : text.upperBound
    }

    /// Adds the text of a cue, as one cue for each of its voices.
    private mutating func add(text range: Range<Int>, _ times: CaptionTimes) {
        let identity = range.lowerBound > 1 ? lines[range.lowerBound - 2] : ""
        var voice = CaptionVoice(speaker: CaptionFile.speaker(ofIdentity: identity))
        let first = cues.count
        for index in range {
            for piece in voice.pieces(of: lines[index]) {
                let text = piece.text.trimmingWhitespace
                if text.isEmpty { continue }
                if cues.count == first || cues[cues.count - 1].speaker != piece.speaker {
                    let end = max(times.start, times.end)
                    cues.append(TranscriptCue(speaker: piece.speaker, start: times.start, end: end, text: []))
                }
                cues[cues.count - 1].text.append(.init(text: String(text), line: index + 1))
            }
        }
    }

    /// Returns the name in a cue identifier of Webex: `1 "Sarah Chen" (3224534016)`.
    private static func speaker(ofIdentity identity: String) -> String? {
        guard identity.utf8.contains(UInt8(ascii: "\"")) else { return nil }
        let parts = identity.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3, parts[0].allSatisfy({ $0.isNumber || $0.isWhitespace }), !parts[0].isEmpty else {
            return nil
        }
        let name = SpeakerName.cleaned(parts[1])
        return name.isEmpty ? nil : name
    }
}
