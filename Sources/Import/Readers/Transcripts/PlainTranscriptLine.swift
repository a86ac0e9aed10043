/// The kind of a line in a plain transcript.
enum PlainTranscriptLine {
    struct Turn {
        /// Nil if only a time is given.
        var speaker: String?
        /// Milliseconds from the beginning; nil without a time or for a time of day.
        var time: Int?
        /// Milliseconds from the beginning of the recording.
        var end: Int?
        /// The second of the day, for a time of day.
        var clock: Int?
        var text: String
        /// Whether this form occurs only in transcripts.
        var isSure: Bool
    }

    case blank
    case time(Int)
    case turn(Turn)
    /// A time with text after it, which is common in notes too.
    case stamped(Int, String)
    case text(String)
    /// A notice of the program that wrote the transcript.
    case notice

    init(_ line: String) {
        let line = line.trimmingWhitespace
        if line.isEmpty {
            self = .blank
        } else if let (time, rest) = TranscriptTime.prefix(of: line), rest.isEmpty {
            self = .time(time)
        } else if let turn = PlainTranscriptLine.turn(line) {
            self = .turn(turn)
        } else if let (time, rest) = TranscriptTime.prefix(of: line), rest.first?.isWhitespace == true {
            self = .stamped(time, String(rest.drop { "-–— \t".contains($0) }))
        } else {
            self = PlainTranscriptLine.isNotice(line) ? .notice : .text(String(line))
        }
    }

    private static func turn(_ line: Substring) -> Turn? {
        // Most lines of notes are ruled out quickly.
        let hasMark = line.utf8.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "]") || $0 == 0xEF }
        guard hasMark else { return nil }
        return chat(line) ?? bracketed(line) ?? ranged(line) ?? timed(line) ?? headed(line) ?? named(line)
    }

    private static func chat(_ line: Substring) -> Turn? {
        guard let (time, rest) = TranscriptTime.prefix(of: line) else { return nil }
        let words = rest.trimmingWhitespace
        guard words.lowercased().hasPrefix("from "), let colon = words.firstIndex(of: ":") else { return nil }
        var name = words[..<colon].dropFirst(5)
        for marker in [" To ", " to "] { name = name.firstRange(of: marker).map { name[..<$0.lowerBound] } ?? name }
        let speaker = SpeakerName.cleaned(name)
        guard !speaker.isEmpty else { return nil }
        let text = words[words.index(after: colon)...].trimmingWhitespace
        return Turn(speaker: speaker, time: time, text: String(text), isSure: true)
    }

    /// Reads a name with the time of day, `[Sarah Chen] 14:02:11`.
    private static func bracketed(_ line: Substring) -> Turn? {
        guard line.first == "[", let close = line.firstIndex(of: "]") else { return nil }
        let name = SpeakerName.cleaned(line[..<close].dropFirst())
        let rest = line[line.index(after: close)...].trimmingWhitespace
        guard SpeakerName.isName(name), let clock = ClockReading(rest) else { return nil }
        let text = clock.rest.drop { $0 == ":" }.trimmingWhitespace
        return Turn(speaker: name, clock: clock.second, text: String(text), isSure: true)
    }

    /// Reads both times of a cue, `[00:00.000 --> 00:04.000] Hello`, as printed by Whisper.
    private static func ranged(_ line: Substring) -> Turn? {
        let inner = line.first == "[" ? line.dropFirst() : line
        guard let (times, rest) = CaptionTimes.prefix(of: inner, .loose) else { return nil }
        let behind = rest.drop { $0 == "]" }.trimmingWhitespace
        let split = SpeakerName.split(behind)
        return Turn(
            speaker: split?.name, time: times.start, end: max(times.start, times.end),
            text: String(split?.text ?? behind), isSure: true)
    }

    /// Reads a time before the name, `0:05 Sarah Chen: Hello`; after a time in brackets the name may be missing.
    private static func timed(_ line: Substring) -> Turn? {
        let isBracketed = line.first == "[" || line.first == "("
        guard let (time, rest) = TranscriptTime.prefix(of: isBracketed ? line.dropFirst() : line) else { return nil }
        let closes = rest.first == "]" || rest.first == ")"
        let behind = rest.drop { "])-–— \t".contains($0) }
        if let split = SpeakerName.split(behind) {
            return Turn(speaker: split.name, time: time, text: String(split.text), isSure: isBracketed)
        }
        guard isBracketed, closes else { return nil }
        return Turn(time: time, text: String(behind), isSure: true)
    }

    /// Reads a time after the name: `Sarah Chen - 00:03`, `Sarah Chen (00:01): Hello`, `Sarah Chen: [00:01] Hello`.
    private static func headed(_ line: Substring) -> Turn? {
        guard let digit = startOfTime(line),
            let (time, rest) = TranscriptTime.prefix(of: line[digit...])
        else { return nil }
        var before = line[..<digit]
        let hasColon = before.contains(":")
        while let last = before.last, " \t([-–—|,*:".contains(last) { before.removeLast() }
        let name = SpeakerName.cleaned(before)
        guard SpeakerName.isName(name) else { return nil }
        let behind = rest.drop { "]) *".contains($0) }
        if behind.isEmpty { return Turn(speaker: name, time: time, text: "", isSure: true) }
        if let clock = ClockReading(line[digit...]), clock.isHalfDay {
            let text = clock.rest.drop { "]):* ".contains($0) }
            return Turn(speaker: name, clock: clock.second, text: String(text), isSure: true)
        }
        guard rest.startIndex != behind.startIndex, hasColon || behind.first == ":" else { return nil }
        let closes = rest.first == "]" || rest.first == ")"
        guard behind.first == ":" || closes else { return nil }
        let text = behind.drop { $0 == ":" || $0 == "*" }.trimmingWhitespace
        return Turn(speaker: name, time: time, text: String(text), isSure: true)
    }

    /// Returns the index of a possible time: a digit after a blank or bracket, with a colon soon after it.
    private static func startOfTime(_ line: Substring) -> Substring.Index? {
        let bytes = line.utf8
        var before: UInt8 = 0
        return bytes.indices.first { index in
            let byte = bytes[index]
            defer { before = byte }
            guard byte.isDigit else { return false }
            let isFree = before == 0x20 || before == 0x09 || before == UInt8(ascii: "(") || before == UInt8(ascii: "[")
            return isFree && bytes[index...].prefix(4).contains(UInt8(ascii: ":"))
        }
    }

    /// Reads a name without time, `Sarah Chen: Hello`, perhaps in bold.
    private static func named(_ line: Substring) -> Turn? {
        let isBold = line.hasPrefix("**")
        let bare = isBold ? line.replacing("**", with: "", maxReplacements: 2)[...] : line
        return SpeakerName.split(bare).map { Turn(speaker: $0.name, text: String($0.text), isSure: isBold) }
    }

    private static func isNotice(_ line: Substring) -> Bool {
        line.hasSuffix(" started transcription") || line.hasSuffix(" stopped transcription")
            || notices.contains { line.hasPrefix($0) }
    }

    private static let notices = [
        "Transcribed by http", "Meeting ended after ", "Transcription ended after ",
        "This editable transcript was computer generated",
    ]
}
