/// Captions that roll up the screen: each line is shown again above the next one, and would be indexed twice or three times.
enum RollingCaptions {
    /// Takes away the lines that are left from the cue before, where a file's captions roll.
    ///
    /// They do where a third of its cues begin with the last lines of the one before, and some say more below them: somebody
    /// may say the same again and again.
    static func unrolled(_ cues: [TranscriptCue]) -> [TranscriptCue] {
        let left = zip(cues, cues.dropFirst()).map(linesLeft)
        let rolls = zip(left, cues.dropFirst()).contains { $0 > 0 && $1.text.count > $0 }
        guard rolls, left.count(where: { $0 > 0 }) * 3 >= cues.count else { return cues }
        return zip([0] + left, cues).compactMap { count, cue in
            var cue = cue
            cue.text.removeFirst(count)
            return cue.text.isEmpty ? nil : cue
        }
    }

    /// How many lines at the top of a cue are the bottom lines of the one before.
    private static func linesLeft(_ before: TranscriptCue, _ cue: TranscriptCue) -> Int {
        let most = min(before.text.count, cue.text.count, mostLines)
        return (0...most).last { count in
            zip(before.text.suffix(count), cue.text.prefix(count)).allSatisfy { $0.text == $1.text }
        } ?? 0
    }

    /// No screen shows more lines at once.
    private static let mostLines = 4
}
