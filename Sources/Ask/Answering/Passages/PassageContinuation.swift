import Model
import Store
import Text

/// Adds what a passage leads to: the reply to the question that talk ends with, what stands below the item or behind the colon that a note
/// ends with.
struct PassageContinuation {
    let index: IndexReader

    /// The passage with the chunk behind it, where that makes it no longer than a passage may be.
    func added(to found: RetrievedPassage) throws(StoreError) -> RetrievedPassage {
        guard let last = found.passage.chunks.last, PassageContinuation.mayLead(last),
            let next = try index.chunks([last.number + 1])[last.number + 1], next.document == last.document,
            PassageContinuation.leads(last, to: next),
            found.passage.text.count + next.text.count < PassageContinuation.longest(last)
        else { return found }
        var found = found
        found.passage.chunks.append(next)
        found.passage.lines = found.passage.lines.union(next.lines)
        return found
    }

    /// Among so many of the best passages what they lead to is looked for.
    static let depth = 3

    /// In characters, as the passages of a ranking.
    private static let longestPassage = 600

    /// A name with a colon says nothing without what it leads to, however long that is.
    private static func longest(_ chunk: ChunkRecord) -> Int {
        endsInColon(chunk.text[...]) ? 2 * longestPassage : longestPassage
    }

    /// Whether a line ends in a colon, also behind emphasis: "**Evening social:**".
    static func endsInColon(_ line: Substring) -> Bool {
        line.utf8.last { !"*_ ".utf8.contains($0) } == UInt8(ascii: ":")
    }

    /// Whether it may, without a look at what follows.
    private static func mayLead(_ chunk: ChunkRecord) -> Bool {
        !chunk.speakers.isEmpty ? LineReader.asks(chunk.text) : !chunk.text.isEmpty
    }

    private static func leads(_ chunk: ChunkRecord, to next: ChunkRecord) -> Bool {
        guard chunk.speakers.isEmpty else { return !next.speakers.isEmpty }
        guard chunk.headingPath == next.headingPath, let last = chunk.text.lines().last else { return false }
        let depth = chunk.depths[chunk.text.utf8.count { $0 == UInt8(ascii: "\n") }]
        return LineReader.asks(String(last)) || PassageContinuation.endsInColon(last) || next.depths[0] > depth
    }
}
