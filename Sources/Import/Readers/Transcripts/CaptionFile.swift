import Model

/// The cues of a WebVTT or SubRip file.
///
/// A cue begins where a line of times stands (`00:01.000 --> 00:02.000`); what the two formats disagree on is where its text
/// ends: in WebVTT at a blank line, in SubRip before the next number and times, since its text may hold blank lines.
/// Notes, styles and regions of WebVTT have no times and so are never text.
struct CaptionFile {
    /// The two formats.
    enum Format {
        case webVTT, subRip
    }

    /// The cues in file order, without empty ones.
    private(set) var cues: [TranscriptCue] = []
    /// What could not be understood, by line.
    private(set) var problems: [(line: Int, message: String)] = []

    /// Reads the cues of a file.
    ///
    /// - Parameters:
    ///   - lines: The lines of the file.
    ///   - format: Which format it is in.
    init(_ lines: [String], format: Format) {
        let timeLines = lines.indices.compactMap { index in CaptionTimes(lines[index]).map { (index: index, times: $0) }
        }
        for (number, timeLine) in timeLines.enumerated() {
            let next = number + 1 < timeLines.count ? timeLines[number + 1].index : lines.count
            let end = CaptionFile.endOfText(lines, after: timeLine.index, next: next, format: format)
            if timeLine.times.end < timeLine.times.start {
                problems.append((timeLine.index + 1, "a cue ends before it begins"))
            }
            let identity = timeLine.index > 0 ? lines[timeLine.index - 1] : ""
            add(
                lines, text: timeLine.index + 1..<end, timeLine.times,
                speaker: CaptionFile.speaker(ofIdentity: identity))
        }
        dropRepeatedLines()
        dropPrefixesThatAreNoNames()
    }

    private static func endOfText(_ lines: [String], after timeLine: Int, next: Int, format: Format) -> Int {
        let text = timeLine + 1..<max(next, timeLine + 1)
        if format == .webVTT { return text.first { lines[$0].isEmpty } ?? text.upperBound }
        guard next < lines.count, let number = text.last, number > timeLine else { return text.upperBound }
        // The number of the next cue stands right before its times.
        return lines[number].trimmingWhitespace.allSatisfy(\.isNumber) ? number : text.upperBound
    }

    /// The name that Webex writes into the cue's identity: `1 "Sarah Chen" (3224534016)`.
    private static func speaker(ofIdentity identity: String) -> String? {
        let parts = identity.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3, parts[0].allSatisfy({ $0.isNumber || $0.isWhitespace }), !parts[0].isEmpty else {
            return nil
        }
        let name = SpeakerName.cleaned(parts[1])
        return name.isEmpty ? nil : name
    }

    /// Adds the text of a cue, one cue for each voice in it.
    private mutating func add(_ lines: [String], text range: Range<Int>, _ times: CaptionTimes, speaker: String?) {
        var voice = CaptionVoice(speaker: speaker)
        var pieces: [(speaker: String?, text: TranscriptCue.TextLine)] = []
        for index in range {
            for piece in voice.pieces(of: lines[index]) {
                let text = piece.text.trimmingWhitespace
                if !text.isEmpty { pieces.append((piece.speaker, .init(text: String(text), line: index + 1))) }
            }
        }
        var isFirst = true
        for piece in pieces {
            if !isFirst, let last = cues.indices.last, cues[last].speaker == piece.speaker {
                cues[last].text.append(piece.text)
            } else {
                cues.append(
                    TranscriptCue(speaker: piece.speaker, start: times.start, end: times.end, text: [piece.text]))
            }
            isFirst = false
        }
    }

    /// Rolling captions show each line again above the next one: where many cues begin with the line before, it is dropped.
    private mutating func dropRepeatedLines() {
        let repeats = zip(cues, cues.dropFirst()).filter { $0.text.last?.text == $1.text.first?.text }
        // Somebody may say the same again and again; only a line above another one is left from before.
        guard repeats.count * 3 >= cues.count, repeats.contains(where: { $1.text.count > 1 }) else { return }
        var kept: [TranscriptCue] = []
        var last: String?
        for var cue in cues {
            if cue.text.first?.text == last { cue.text.removeFirst() }
            last = cue.text.last?.text ?? last
            if !cue.text.isEmpty { kept.append(cue) }
        }
        cues = kept
    }

    /// Takes `Name: ` from the beginning of cues without a voice, where it is a name: one of two words, or one that comes back.
    private mutating func dropPrefixesThatAreNoNames() {
        var counts: [String: Int] = [:]
        let prefixes = cues.map { cue in
            cue.speaker == nil ? cue.text.first.flatMap { SpeakerName.split($0.text[...]) } : nil
        }
        for prefix in prefixes { if let prefix { counts[prefix.name, default: 0] += 1 } }
        for (index, prefix) in prefixes.enumerated() {
            guard let prefix, SpeakerName.isFullName(prefix.name) || counts[prefix.name, default: 0] > 1 else {
                continue
            }
            cues[index].speaker = prefix.name
            cues[index].text[0].text = String(prefix.text)
            if prefix.text.isEmpty { cues[index].text.removeFirst() }
        }
        cues.removeAll { $0.text.isEmpty }
    }
}

/// The two times of a cue.
private struct CaptionTimes {
    let start: Int
    let end: Int

    /// Reads `00:01.000 --> 00:02.000` with whatever settings stand behind; nil for other lines.
    init?(_ line: String) {
        guard line.utf8.contains(UInt8(ascii: ">")),
            let (start, rest) = TranscriptTime.prefix(of: line.trimmingWhitespace)
        else { return nil }
        let arrow = rest.trimmingWhitespace
        guard arrow.hasPrefix("-->"), let (end, _) = TranscriptTime.prefix(of: arrow.dropFirst(3).trimmingWhitespace)
        else { return nil }
        self.start = start
        self.end = end
    }
}

/// Follows the voice tags of a cue, `<v Name>`, over its lines; a voice lasts until the next one begins.
private struct CaptionVoice {
    private var speaker: String?

    init(speaker: String?) { self.speaker = speaker }

    /// The pieces of a line, each by one voice, without tags and entities.
    mutating func pieces(of line: String) -> [(speaker: String?, text: String)] {
        let bytes = Array(line.utf8)
        guard bytes.contains(UInt8(ascii: "<")) else { return [(speaker, CaptionVoice.plain(line))] }
        var result: [(speaker: String?, text: String)] = []
        var start = 0
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<"), let end = MarkupText.endOfTag(bytes, from: index),
                let voice = CaptionVoice.voice(bytes[index..<end])
            else {
                index += 1
                continue
            }
            result.append((speaker, CaptionVoice.plain(String(decoding: bytes[start..<index], as: UTF8.self))))
            speaker = voice
            start = end
            index = end
        }
        result.append((speaker, CaptionVoice.plain(String(decoding: bytes[start...], as: UTF8.self))))
        return result
    }

    /// The name of `<v Name>` or `<v.loud Name>`; nil for other tags.
    private static func voice(_ tag: ArraySlice<UInt8>) -> String? {
        let content = tag.dropFirst().dropLast()
        guard content.first == UInt8(ascii: "v"), let mark = content.dropFirst().first,
            [0x20, 0x09, 0x2E].contains(mark),
            let blank = content.firstIndex(where: { $0 == 0x20 || $0 == 0x09 })
        else { return nil }
        let name = String(decoding: content[(blank + 1)...], as: UTF8.self)
        return SpeakerName.cleaned(MarkupText.plain(name)[...])
    }

    /// The text without tags, entities and the braces of SubRip's positions, `{\an8}`.
    private static func plain(_ text: String) -> String {
        var plain = MarkupText.plain(text)
        guard plain.utf8.contains(UInt8(ascii: "{")) else { return plain }
        while let open = plain.firstRange(of: "{\\"), let close = plain[open.lowerBound...].firstIndex(of: "}") {
            plain.removeSubrange(open.lowerBound...close)
        }
        return plain
    }
}
