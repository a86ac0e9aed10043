import Glibc

/// Reorders passages so that the first ones do not all come from one part of one document.
///
/// The next passage is each time the one with the highest score, less a penalty that grows with its nearness to a chosen passage of the
/// same document: maximal marginal relevance with distance in the document as the similarity.
///
/// Source: Carbonell and Goldstein, SIGIR 1998, doi:10.1145/290941.291025.
struct PassageSpread {
    /// The score that a passage loses at the position of a chosen one.
    let weight: Float
    /// The distance in characters at which a passage loses 0.6 of that.
    let distance: Float
    /// Number of passages chosen in this way.
    private static let count = 5
    /// Number of leading passages, after which documents without a passage so far come first.
    private static let leading = 10

    /// Returns the passages, given best first, in the new order.
    func spread(_ passages: [Passage]) -> [Passage] {
        let first = weight > 0 ? spreadFirst(passages) : passages
        return PassageSpread.scored(PassageSpread.withNewDocumentsFirst(first, behind: PassageSpread.leading))
    }

    /// Lowers scores, by their part `spread`, so that they do not rise in the new order.
    private static func scored(_ passages: [Passage]) -> [Passage] {
        var lowest = Float.infinity
        return passages.map { passage in
            var passage = passage
            passage.parts.spread = min(0, lowest - passage.score)
            lowest = passage.score
            return passage
        }
    }

    private func spreadFirst(_ passages: [Passage]) -> [Passage] {
        var left = passages
        var chosen: [Passage] = []
        while chosen.count < PassageSpread.count, !left.isEmpty {
            let scores = left.map { $0.score - weight * nearness(of: $0, to: chosen) }
            let best = scores.indices.max { (scores[$0], $1) < (scores[$1], $0) } ?? 0
            chosen.append(left.remove(at: best))
        }
        return chosen + left
    }

    /// Moves the best passage of each new document before repetitions, after the leading passages.
    private static func withNewDocumentsFirst(_ passages: [Passage], behind count: Int) -> [Passage] {
        var seen = Set(passages.prefix(count).map(\.document))
        var new: [Passage] = []
        var others: [Passage] = []
        for passage in passages.dropFirst(count) {
            if seen.insert(passage.document).inserted { new.append(passage) } else { others.append(passage) }
        }
        return passages.prefix(count) + new + others
    }

    private func nearness(of passage: Passage, to others: [Passage]) -> Float {
        others.filter { $0.document == passage.document }.map { other in
            let steps = Float(other.best.place - passage.best.place) / distance
            return expf(-steps * steps / 2)
        }.max() ?? 0
    }
}
