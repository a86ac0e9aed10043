/// Finds the speakers that captions without voice tags name in their text: `Sarah Chen: Hello`.
struct CaptionSpeakers {
    private let counts: [String: Int]
    private let prefixes: [[(name: String, text: Substring)?]]
    private let namesCommon: Bool

    /// Returns the cues with the speakers moved out of their text.
    static func named(_ cues: [TranscriptCue]) -> [TranscriptCue] {
        // If some cues have a voice tag, the others have no speaker.
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

    /// Returns whether a name is a speaker: it recurs, or begins a cue and has two words; one suffices if half of the cues begin with
    /// names.
    private func isSpeaker(_ name: String, isFirstLine: Bool) -> Bool {
        let returns = counts[name, default: 0] > 1
        return returns || (isFirstLine && (namesCommon || SpeakerName.isFullName(name)))
    }

    /// Returns the cues of old Teams transcripts, whose first line is the speaker; nil if a cue differs.
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
