import Model
import Store

/// Neighbouring ranked chunks of one document, joined for display: what is quoted and cited.
public struct Passage: Sendable {
    /// The row of the document.
    public var document: Int
    /// The lines that it covers.
    public var lines: LineRange
    /// Its chunks in the order of lines.
    public var chunks: [ChunkRecord]
    /// The best of its chunks.
    public var best: Hit

    /// The text as written.
    public var text: String { chunks.map(\.text).joined(separator: "\n") }

    /// Who speaks in it, in order of appearance, each once.
    public var speakers: [String] {
        var seen: Set<String> = []
        return chunks.flatMap(\.speakers).filter { seen.insert($0).inserted }
    }

    /// Seconds from the beginning of a recording to where it begins; nil where nothing says so.
    public var cueSecond: Int? { chunks.lazy.compactMap(\.cueSecond).first }
}

/// Joins ranked chunks to passages.
public struct PassageBuilder: Sendable {
    /// A passage does not grow beyond this many characters.
    public var longest: Int
    /// How many of the best hits are looked at.
    public static let mostHits = 40

    /// A builder.
    ///
    /// - Parameter longest: The length, in characters, beyond which a passage does not grow.
    public init(longest: Int = 450) {
        self.longest = longest
    }

    /// The passages of a ranking, best first.
    ///
    /// A hit joins an earlier passage of its document that is at most one line away, while the passage stays short enough.
    ///
    /// - Parameters:
    ///   - hits: Ranked chunks, best first.
    ///   - index: The index that holds them.
    /// - Returns: Passages in the order of their best hits.
    /// - Throws: `StoreError` where the index cannot be read.
    public func passages(of hits: [Hit], in index: IndexReader) throws(StoreError) -> [Passage] {
        let considered = hits.prefix(PassageBuilder.mostHits)
        let chunks = try index.chunks(considered.map(\.chunk))
        var passages: [Passage] = []
        for hit in considered {
            guard let chunk = chunks[hit.chunk] else { continue }
            if let place = passages.firstIndex(where: { canJoin(chunk, $0) }) {
                passages[place].lines = passages[place].lines.union(chunk.lines)
                passages[place].chunks.append(chunk)
                passages[place].chunks.sort { $0.number < $1.number }
            } else {
                passages.append(Passage(document: hit.document, lines: chunk.lines, chunks: [chunk], best: hit))
            }
        }
        return passages
    }

    private func canJoin(_ chunk: ChunkRecord, _ passage: Passage) -> Bool {
        let isNear = passage.lines.first - 2 <= chunk.lines.last && chunk.lines.first <= passage.lines.last + 2
        return chunk.document == passage.document && isNear
            && passage.chunks.reduce(chunk.text.count) { $0 + $1.text.count } <= longest
    }
}
