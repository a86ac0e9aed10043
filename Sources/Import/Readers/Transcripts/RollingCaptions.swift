/// Removes repeated lines from captions that roll up the screen, where each line is shown again above the next.
enum RollingCaptions {
    /// Removes the lines repeated from the previous cue, if the captions roll.
    ///
    /// They roll if at least a third of the cues begin with the last lines of the previous cue and some have more text below them; repeated
    /// words alone may be speech.
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

    /// Returns the number of lines at the top of a cue that repeat the bottom of the previous one.
    private static func linesLeft(_ before: TranscriptCue, _ cue: TranscriptCue) -> Int {
        let most = min(before.text.count, cue.text.count, mostLines)
        return (0...most).last { count in
            zip(before.text.suffix(count), cue.text.prefix(count)).allSatisfy { $0.text == $1.text }
        } ?? 0
    }

    /// The maximum number of lines on the screen.
    private static let mostLines = 4
}
