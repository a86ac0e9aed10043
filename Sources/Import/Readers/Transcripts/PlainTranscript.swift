/// A plain text transcript: lines `Speaker: text`, speakers on lines above their text, or lines with times.
struct PlainTranscript {
    private(set) var cues: [TranscriptCue] = []
    private(set) var head: [String] = []

    /// Reads the turns of a text; returns nil if it is no transcript.
    ///
    /// Most lines of a transcript are turns with unmistakable speakers: they have times, recur, or are full names. A list with colons is no
    /// transcript. Captions saved as text are read as captions.
    init?(_ lines: [String]) {
        if let captions = PlainTranscript.captions(lines) {
            (cues, head) = (captions.cues, captions.head)
        } else {
            let kinds = lines.map { PlainTranscriptLine($0) }
            guard let style = PlainTranscriptStyle(kinds) else { return nil }
            read(lines, kinds, style)
        }
        guard !cues.isEmpty else { return nil }
    }

    /// Returns the cues of a WebVTT or SubRip file with another extension.
    private static func captions(_ lines: [String]) -> CaptionFile? {
        let top = lines.lazy.filter { !$0.trimmingWhitespace.isEmpty }.prefix(2)
        guard let first = top.first else { return nil }
        if first.hasPrefix("WEBVTT") { return CaptionFile(lines, format: .webVTT) }
        let isNumbered = first.trimmingWhitespace.allSatisfy(\.isNumber)
        guard let times = isNumbered ? top.dropFirst().first : first, CaptionTimes.isAlone(times) else { return nil }
        return CaptionFile(lines, format: .subRip)
    }

    private mutating func read(_ lines: [String], _ kinds: [PlainTranscriptLine], _ style: PlainTranscriptStyle) {
        var time: Int?
        for (index, kind) in kinds.enumerated() {
            let line = index + 1
            switch kind {
            case .blank, .notice: break
            case .time(let milliseconds) where style.hasSpeakers: time = milliseconds
            case .time(let milliseconds): cues.append(TranscriptCue(start: milliseconds, text: []))
            case .turn(let turn) where style.takes(turn): add(turn, at: line, time: &time)
            case .stamped(let milliseconds, let name) where style.stampsAreNames:
                cues.append(TranscriptCue(speaker: name, start: milliseconds, text: []))
            case .stamped(let milliseconds, let text) where !style.hasSpeakers:
                cues.append(TranscriptCue(start: milliseconds, text: [.init(text: text, line: line)]))
            case .turn, .stamped, .text: continueTurn(String(lines[index].trimmingWhitespace), at: line)
            }
        }
        cues = cues.filter { !$0.text.isEmpty }.compactMap(\.withoutSounds)
        // If times come only every few minutes, the text before the first one begins with the recording.
        if style.hasCoarseTimes, let first = cues.indices.first { cues[first].start = cues[first].start ?? 0 }
        for index in cues.indices.dropLast() { cues[index].end = cues[index].end ?? cues[index + 1].start }
    }

    private mutating func add(_ turn: PlainTranscriptLine.Turn, at line: Int, time: inout Int?) {
        let text = turn.text.isEmpty ? [] : [TranscriptCue.TextLine(text: turn.text, line: line)]
        cues.append(
            TranscriptCue(
                speaker: turn.speaker, start: turn.time ?? time, end: turn.end, clock: turn.clock, text: text))
        time = nil
    }

    private mutating func continueTurn(_ text: String, at line: Int) {
        guard let last = cues.indices.last else {
            head.append(text)
            return
        }
        cues[last].text.append(.init(text: text, line: line))
    }
}
