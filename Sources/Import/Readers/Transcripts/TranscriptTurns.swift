import Model

/// Joins cues into turns: adjacent cues of one speaker become one block, up to a length fit for quoting.
enum TranscriptTurns {
    /// The length in characters after which a turn continues in a new block.
    private static let longest = 300

    /// Returns the blocks in file order, each with lines of one speaker.
    static func blocks(_ cues: [TranscriptCue]) -> [Block] {
        var blocks: [Block] = []
        var length = 0
        for cue in cues {
            let cueLength = cue.text.reduce(0) { $0 + $1.text.count + 1 }
            for (number, line) in cue.text.enumerated() {
                // Blocks end between cues; they end inside a cue only if it alone is too long, as in plain text.
                let needed = number == 0 ? cueLength < longest ? cueLength : line.text.count : line.text.count
                let continues = number > 0 && cueLength < longest
                if let last = blocks.indices.last, blocks[last].speaker == cue.speaker,
                    continues || length + needed < longest
                {
                    blocks[last].text += "\n" + line.text
                    blocks[last].lines = blocks[last].lines.union(LineRange(line.line, line.line))
                    length += line.text.count + 1
                } else {
                    blocks.append(block(cue, line))
                    length = line.text.count
                }
            }
        }
        return blocks
    }

    private static func block(_ cue: TranscriptCue, _ line: TranscriptCue.TextLine) -> Block {
        Block(
            kind: .turn, lines: LineRange(line.line, line.line), text: line.text, speaker: cue.speaker,
            cueSecond: cue.start.map { $0 / 1000 })
    }
}
