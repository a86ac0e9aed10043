import Model

/// The words of one speaker between two times: a cue of a caption file, or a turn of a text.
struct TranscriptCue: Equatable {
    struct TextLine: Equatable {
        var text: String
        /// 1-based.
        var line: Int
    }

    /// As named in the file.
    var speaker: String?
    /// Milliseconds from the beginning of the recording.
    var start: Int?
    /// Milliseconds from the beginning of the recording.
    var end: Int?
    /// The second of the day, if the file gives times of day instead.
    var clock: Int?
    /// Without tags and speaker; at least one line.
    var text: [TextLine]

    /// The cue without descriptions of sounds, such as `[Music]`; nil if nothing remains.
    var withoutSounds: TranscriptCue? {
        guard text.contains(where: { Sounds.isSound($0.text) }) else { return self }
        var cue = self
        cue.text.removeAll { Sounds.isSound($0.text) }
        return cue.text.isEmpty ? nil : cue
    }
}

private enum Sounds {
    static func isSound(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first == "[" || first == "♪" || first == "♫" else { return false }
        if first != "[" { return text.allSatisfy { "♪♫ ".contains($0) } }
        let words = text.split { !$0.isLetter }.map { $0.lowercased() }
        return text.hasSuffix("]") && words.count <= 3 && words.contains(where: names.contains)
    }

    private static let names: Set<String> = [
        "applause", "audio", "beep", "blank", "cheering", "clapping", "cough", "coughing", "coughs", "crosstalk",
        "foreign", "inaudible", "indistinct", "laughing", "laughs", "laughter", "music", "musik", "musique", "música",
        "noise", "pause", "ringing", "sigh", "sighs", "silence", "sound", "static", "unintelligible",
    ]
}
