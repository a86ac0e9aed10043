import Model
import Store

/// Chooses the lines of a document that tell most without a question: decisions, tasks, numbers, and what comes first.
enum KeyLines {
    /// A line with the lines of the file that it stands on.
    struct Line {
        var text: String
        var lines: LineRange
    }

    /// The telling lines of some chunks, in the order of the text.
    ///
    /// - Parameters:
    ///   - chunks: The chunks of a document in order.
    ///   - count: The largest number of lines.
    /// - Returns: The telling lines with their places.
    static func choose(from chunks: [ChunkRecord], count: Int) -> [Line] {
        let candidates = lines(of: chunks).map { (line: $0.line, weight: weight($0.line.text) - min($0.place, 2)) }
        let best = candidates.indices.sorted { (candidates[$1].weight, $0) < (candidates[$0].weight, $1) }.prefix(count)
        return best.sorted().map { candidates[$0].line }
    }

    /// The lines of some chunks that decide something.
    ///
    /// - Parameter chunks: The chunks of a document in order.
    /// - Returns: Lines in the order of the text.
    static func decisions(in chunks: [ChunkRecord]) -> [Line] {
        lines(of: chunks).map(\.line).filter { decides($0.text) }
    }

    /// Each line of some chunks with the place of its chunk.
    private static func lines(of chunks: [ChunkRecord]) -> [(line: Line, place: Int)] {
        chunks.enumerated().flatMap { place, chunk in
            let parts = chunk.text.split(separator: "\n")
            let isLineForLine = parts.count == chunk.lines.last - chunk.lines.first + 1
            return parts.enumerated().filter { $0.element.count > 2 }.map { offset, part in
                let number = chunk.lines.first + offset
                let lines = isLineForLine ? LineRange(number, number) : chunk.lines
                return (Line(text: String(part), lines: lines), place)
            }
        }
    }

    /// Whether a text has a word of deciding.
    static func decides(_ text: String) -> Bool {
        decides(in: Array(text.lowercased().utf8))
    }

    /// Bytes are compared: to search by characters takes a hundred times as long.
    private static func decides(in lower: [UInt8]) -> Bool {
        lower.indices.contains { start in
            cues.contains { cue in cue[0] == lower[start] && lower[start...].starts(with: cue) }
        }
    }

    private static func weight(_ line: String) -> Int {
        let lower = line.lowercased()
        var weight = decides(line) ? 4 : 0
        if lower.contains(where: \.isNumber) { weight += 1 }
        if line.count < 25 { weight -= 2 }
        if lower.hasSuffix("?") { weight -= 1 }
        return weight
    }

    private static let cues = [
        "decided", "decision", "agreed", "we'll go with", "we go with", "settled", "approved", "✅", "beschlossen",
        "entschieden", "action:", "next step",
    ].map { Array($0.utf8) }
}
