import Model
import Store

/// Neighbouring ranked chunks of one document, joined for display, quotation and citation.
public struct Passage: Sendable {
    /// The row of the document.
    public var document: Int
    /// The lines that it covers.
    public var lines: LineRange
    /// Its chunks in line order.
    public var chunks: [ChunkRecord]
    /// The best of its chunks.
    public var best: Hit
    /// What the whole passage adds to the score of its best chunk.
    public var parts = PassageParts()

    /// The sum of the parts of its best chunk and its own; higher is better.
    public var score: Float { best.score + parts.total }

    /// All parts of the score with their names, in a fixed order.
    public var scores: [(name: String, value: Float)] { best.parts.named + parts.named }

    /// The text as written.
    public var text: String { chunks.map(\.text).joined(separator: "\n") }

    /// The text as it is displayed and quoted, with wrapped lines joined.
    public var readText: String { chunks.map(\.readText).joined(separator: "\n") }

    /// The speakers in order of appearance, each once.
    public var speakers: [String] {
        var seen: Set<String> = []
        return chunks.flatMap(\.speakers).filter { seen.insert($0).inserted }
    }

    /// The time in the recording at which it begins, in seconds; nil if unknown.
    public var cueSecond: Int? { chunks.lazy.compactMap(\.cueSecond).first }
}

struct PassageBuilder {
    private let weights: RankingWeights
    private let index: IndexReader
    /// Number of best hits considered.
    static let mostHits = 60

    init(_ weights: RankingWeights, index: IndexReader) {
        self.weights = weights
        self.index = index
    }

    /// Returns the passages of a ranking, in the order of their best hits.
    ///
    /// One of the best `joinedRanks` hits joins an earlier passage of its document if at most one line separates them and the passage stays
    /// short enough; a lower-ranked hit would only lengthen it. Chunks in between are added, so that a passage is contiguous.
    func passages(of hits: [Hit]) throws(StoreError) -> [Passage] {
        let considered = hits.prefix(PassageBuilder.mostHits)
        let chunks = try index.chunks(considered.map(\.chunk))
        var passages: [Passage] = []
        for (rank, hit) in considered.enumerated() {
            guard let chunk = chunks[hit.chunk] else { continue }
            if addPiece(chunk, to: &passages) { continue }
            let isJoined = rank < Int(weights.joinedRanks) ? try join(chunk, hit, &passages) : false
            guard !isJoined else { continue }
            passages.append(Passage(document: hit.document, lines: chunk.lines, chunks: [chunk], best: hit))
        }
        return passages
    }

    /// Adds a chunk to a passage that already covers its lines, as chunks of one long line do; returns false if there is none.
    private func addPiece(_ chunk: ChunkRecord, to passages: inout [Passage]) -> Bool {
        let shown = passages.firstIndex { passage in
            passage.document == chunk.document && passage.lines.first <= chunk.lines.first
                && chunk.lines.last <= passage.lines.last
        }
        guard let shown else { return false }
        if !passages[shown].chunks.contains(where: { $0.number == chunk.number }) {
            passages[shown].chunks.append(chunk)
            passages[shown].chunks.sort { $0.number < $1.number }
        }
        return true
    }

    /// Adds a chunk to the first passage that it may join; returns false if there is none.
    private func join(_ chunk: ChunkRecord, _ hit: Hit, _ passages: inout [Passage]) throws(StoreError) -> Bool {
        for place in passages.indices where isNear(chunk, passages[place]) {
            var joined = passages[place].chunks + [chunk]
            joined.sort { $0.number < $1.number }
            joined += try between(joined)
            joined.sort { $0.number < $1.number }
            let length = joined.reduce(joined.count - 1) { $0 + $1.text.count }
            guard length <= Int(weights.passageLength) else { continue }
            passages[place].chunks = joined
            passages[place].lines = passages[place].lines.union(chunk.lines)
            // A time or number that is asked for may stand beside the words.
            passages[place].best.parts.cue = max(passages[place].best.parts.cue, hit.parts.cue)
            return true
        }
        return false
    }

    private func isNear(_ chunk: ChunkRecord, _ passage: Passage) -> Bool {
        chunk.document == passage.document && passage.lines.first - 2 <= chunk.lines.last
            && chunk.lines.first <= passage.lines.last + 2
    }

    /// Returns the chunks missing between consecutive ones.
    private func between(_ chunks: [ChunkRecord]) throws(StoreError) -> [ChunkRecord] {
        let missing = zip(chunks, chunks.dropFirst()).flatMap { Array(($0.number + 1)..<max($0.number + 1, $1.number)) }
        return missing.isEmpty ? [] : Array(try index.chunks(missing).values)
    }
}
