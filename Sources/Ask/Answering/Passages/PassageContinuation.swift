import Model
import Store
import Text

/// Extends a passage by the text it introduces: the reply to a question that ends a turn, or the text after a note's final item or colon.
struct PassageContinuation {
    let index: IndexReader

    /// Adds the next chunk if the result stays within the maximum length of a passage.
    func added(to found: RetrievedPassage) throws(StoreError) -> RetrievedPassage {
        guard let last = found.passage.chunks.last, PassageContinuation.mayLead(last),
            let next = try index.chunks([last.number + 1])[last.number + 1], next.document == last.document,
            PassageContinuation.leads(last, to: next),
            found.passage.text.count + next.text.count < PassageContinuation.longest(last, before: next)
        else { return found }
        var found = found
        found.passage.chunks.append(next)
        found.passage.lines = found.passage.lines.union(next.lines)
        return found
    }

    /// The number of best passages that are extended.
    static let depth = 3

    /// In characters, as for ranked passages.
    private static let longestPassage = 600

    /// Returns the maximum length; doubled after a label, since it is useless without the text or list that it introduces.
    private static func longest(_ chunk: ChunkRecord, before next: ChunkRecord) -> Int {
        let isLabel = endsInColon(chunk.text[...]) || chunk.text.lines().last.map(String.init) == next.parentItems.last
        return isLabel ? 2 * longestPassage : longestPassage
    }

    /// Returns whether a line ends in a colon, even before closing emphasis: "**Evening social:**".
    static func endsInColon(_ line: Substring) -> Bool {
        line.utf8.last { !"*_ ".utf8.contains($0) } == UInt8(ascii: ":")
    }

    private static func mayLead(_ chunk: ChunkRecord) -> Bool {
        !chunk.speakers.isEmpty ? LineReader.asks(chunk.text) : !chunk.text.isEmpty
    }

    private static func leads(_ chunk: ChunkRecord, to next: ChunkRecord) -> Bool {
        guard chunk.speakers.isEmpty else { return !next.speakers.isEmpty }
        guard chunk.headingPath == next.headingPath, let last = chunk.text.lines().last else { return false }
        let depth = chunk.depths[chunk.text.utf8.count { $0 == UInt8(ascii: "\n") }]
        return LineReader.asks(String(last)) || PassageContinuation.endsInColon(last) || next.depths[0] > depth
            || next.depths[0] == depth && listIsAnnounced(in: chunk, depth: depth)
    }

    /// Whether the last items of a chunk belong to an item that ends in a colon, so that their list continues in the next chunk.
    private static func listIsAnnounced(in chunk: ChunkRecord, depth: Int) -> Bool {
        guard depth > 0 else { return false }
        let lines = chunk.text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.last { chunk.depths[$0] < depth }.map { endsInColon(lines[$0]) } ?? false
    }
}
