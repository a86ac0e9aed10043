import Model

/// A transcript that is plain text: lines `Speaker: text`, or a line with the speaker and the text below it.
struct PlainTranscript {
    /// The turns in file order.
    private(set) var cues: [TranscriptCue] = []
    /// The lines before the first turn.
    private(set) var preamble: [String] = []

    /// Reads the turns of a text; nil where it is no transcript.
    ///
    /// It is one if most lines are turns and their speakers are beyond doubt: times stand with them, the names come back, or
    /// they are full names. A list with colons is none.
    ///
    /// - Parameter lines: The lines of the file.
    init?(_ lines: [String]) {
        let kinds = lines.map { PlainTranscriptLine($0) }
        guard PlainTranscript.isTranscript(kinds) else { return nil }
        var time: Int?
        for (index, kind) in kinds.enumerated() {
            switch kind {
            case .blank: break
            case .time(let milliseconds): time = milliseconds
            case .turn(let turn): add(turn, at: index + 1, time: &time)
            case .text(let text): continueTurn(text, at: index + 1)
            }
        }
        cues.removeAll { $0.text.isEmpty }
        for index in cues.indices.dropLast() where cues[index].start != nil { cues[index].end = cues[index + 1].start }
        guard !cues.isEmpty else { return nil }
    }

    private mutating func add(_ turn: PlainTranscriptLine.Turn, at line: Int, time: inout Int?) {
        let text = turn.text.isEmpty ? [] : [TranscriptCue.TextLine(text: turn.text, line: line)]
        cues.append(TranscriptCue(speaker: turn.speaker, start: turn.time ?? time, text: text))
        time = nil
    }

    private mutating func continueTurn(_ text: String, at line: Int) {
        guard let last = cues.indices.last else {
            preamble.append(text)
            return
        }
        cues[last].text.append(.init(text: text, line: line))
    }

    private static func isTranscript(_ lines: [PlainTranscriptLine]) -> Bool {
        var counts: [String: Int] = [:]
        var turns = 0
        var sureTurns = 0
        var headedLines = 0
        var others = 0
        var isBelowHeading = false
        for line in lines {
            switch line {
            case .blank, .time: continue
            // What stands above this word is the head that Google Meet writes.
            case .text("Transcript") where turns == 0: others = 0
            case .text: if isBelowHeading { headedLines += 1 } else { others += 1 }
            case .turn(let turn):
                turns += 1
                if turn.isSure { sureTurns += 1 }
                counts[turn.speaker, default: 0] += 1
                isBelowHeading = turn.isSure && turn.text.isEmpty
            }
        }
        guard turns >= 2, turns + headedLines > others else { return false }
        if sureTurns * 2 >= turns { return true }
        let returning = counts.values.filter { $0 > 1 }.reduce(0, +)
        let fullNames = counts.keys.count(where: SpeakerName.isFullName)
        return returning * 2 >= turns || fullNames * 2 >= counts.count
    }
}

/// What a line of a plain transcript is.
enum PlainTranscriptLine {
    /// The beginning of what somebody says.
    struct Turn {
        var speaker: String
        /// Milliseconds from the beginning; nil where none is written, or where it is the time of the day.
        var time: Int?
        /// What stands on the same line.
        var text: String
        /// Whether no other text is written like this.
        var isSure: Bool
    }

    case blank
    case time(Int)
    case turn(Turn)
    case text(String)

    /// Tells what a line is.
    init(_ line: String) {
        let line = line.trimmingWhitespace
        if line.isEmpty {
            self = .blank
        } else if let (time, rest) = TranscriptTime.prefix(of: line), rest.isEmpty {
            self = .time(time)
        } else if let turn = PlainTranscriptLine.chat(line) ?? PlainTranscriptLine.bracketed(line)
            ?? PlainTranscriptLine.timed(line) ?? PlainTranscriptLine.headed(line) ?? PlainTranscriptLine.named(line)
        {
            self = .turn(turn)
        } else {
            self = .text(String(line))
        }
    }

    /// Reads a line of a chat, `00:14:40 From Bob Okafor To Everyone : thanks`.
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

    /// Reads `[Sarah Chen] 14:02:11`, which is the time of the day.
    private static func bracketed(_ line: Substring) -> Turn? {
        guard line.first == "[", let close = line.firstIndex(of: "]") else { return nil }
        let name = SpeakerName.cleaned(line[..<close].dropFirst())
        let rest = line[line.index(after: close)...].trimmingWhitespace
        guard SpeakerName.isName(name), let (_, behind) = TranscriptTime.prefix(of: rest) else { return nil }
        return Turn(speaker: name, time: nil, text: String(behind.drop { $0 == ":" }.trimmingWhitespace), isSure: true)
    }

    /// Reads a time before the name, `0:05 Sarah Chen: Hello`, perhaps in brackets.
    private static func timed(_ line: Substring) -> Turn? {
        let inner = line.first == "[" || line.first == "(" ? line.dropFirst() : line
        guard let (time, rest) = TranscriptTime.prefix(of: inner) else { return nil }
        let behind = rest.drop { "])-– \t".contains($0) }
        return SpeakerName.split(behind).map { Turn(speaker: $0.name, time: time, text: String($0.text), isSure: true) }
    }

    /// Reads a time behind the name, `Sarah Chen - 00:03` or `Sarah Chen (00:01): Hello`.
    private static func headed(_ line: Substring) -> Turn? {
        guard let digit = line.indices.first(where: { TranscriptTime.isStart(line, at: $0) }),
            let (time, rest) = TranscriptTime.prefix(of: line[digit...])
        else { return nil }
        var before = line[..<digit]
        while let last = before.last, " \t([-–—|,*".contains(last) { before.removeLast() }
        let name = SpeakerName.cleaned(before)
        guard SpeakerName.isName(name) else { return nil }
        let behind = rest.drop { "]) *".contains($0) }
        if behind.isEmpty { return Turn(speaker: name, time: time, text: "", isSure: true) }
        guard behind.first == ":", rest.startIndex != behind.startIndex else { return nil }
        let text = behind.dropFirst().drop { $0 == "*" }.trimmingWhitespace
        return Turn(speaker: name, time: time, text: String(text), isSure: true)
    }

    /// Reads a name alone, `Sarah Chen: Hello`, perhaps in bold.
    private static func named(_ line: Substring) -> Turn? {
        let isBold = line.hasPrefix("**")
        let bare = isBold ? line.replacing("**", with: "", maxReplacements: 2)[...] : line
        return SpeakerName.split(bare).map { Turn(speaker: $0.name, time: nil, text: String($0.text), isSure: isBold) }
    }
}

extension TranscriptTime {
    /// Whether a time may begin at an index: a digit that follows a blank or a bracket, with a colon soon behind.
    fileprivate static func isStart(_ line: Substring, at index: Substring.Index) -> Bool {
        guard line[index].isNumber, index > line.startIndex else { return false }
        let before = line[line.index(before: index)]
        return (before.isWhitespace || before == "(" || before == "[") && line[index...].prefix(4).contains(":")
    }
}
