/// Finds the names that captions without voice tags write into their text, as in `Sarah Chen: Hello`.
struct CaptionSpeakers {
    private let counts: [String: Int]
    private let prefixes: [[(name: String, text: Substring)?]]
    private let namesCommon: Bool

    /// The cues with their speakers taken out of the text.
    static func named(_ cues: [TranscriptCue]) -> [TranscriptCue] {
        // Where some cues have a voice, the others have none.
        guard !cues.contains(where: { $0.speaker != nil }) else { return cues }
        return namesOnTheirOwnLine(cues) ?? CaptionSpeakers(cues).named(cues)
    }

    private init(_ cues: [TranscriptCue]) {
        var counts: [String: Int] = [:]
        var known: [Substring: Bool] = [:]
        prefixes = cues.map { cue in
            cue.text.map { line in
                SpeakerName.split(line.text[...], known: &known).map { prefix in
                    counts[prefix.name, default: 0] += 1
                    return prefix
                }
            }
        }
        self.counts = counts
        namesCommon = prefixes.count { $0.first.map { $0 != nil } ?? false } * 2 >= cues.count
    }

    private func named(_ cues: [TranscriptCue]) -> [TranscriptCue] {
        guard !counts.isEmpty else { return cues }
        var result: [TranscriptCue] = []
        for (cue, prefixes) in zip(cues, prefixes) {
            var piece = cue
            piece.text = []
            for (place, line) in cue.text.enumerated() {
                guard let prefix = prefixes[place], isSpeaker(prefix.name, isFirstLine: place == 0) else {
                    piece.text.append(line)
                    continue
                }
                if !piece.text.isEmpty { result.append(piece) }
                piece.speaker = prefix.name
                piece.text = prefix.text.isEmpty ? [] : [.init(text: String(prefix.text), line: line.line)]
            }
            if !piece.text.isEmpty { result.append(piece) }
        }
        return result
    }

    /// A name is one of two words, or one that comes back; where most cues begin with one, a single word is enough.
    private func isSpeaker(_ name: String, isFirstLine: Bool) -> Bool {
        let returns = counts[name, default: 0] > 1
        return returns || (isFirstLine && (namesCommon || SpeakerName.isFullName(name)))
    }

    /// The cues of old Teams transcripts, whose first line is the speaker; nil where any cue is written otherwise.
    private static func namesOnTheirOwnLine(_ cues: [TranscriptCue]) -> [TranscriptCue]? {
        let names = cues.compactMap { $0.text.count > 1 ? $0.text[0].text : nil }
        guard cues.count > 1, names.count == cues.count, Set(names).count < names.count || names.count < 4,
            Set(names).allSatisfy({ SpeakerName.isName($0) && SpeakerName.isFullName($0) })
        else { return nil }
        return cues.map { cue in
            var cue = cue
            cue.speaker = cue.text.removeFirst().text
            return cue
        }
    }
}
