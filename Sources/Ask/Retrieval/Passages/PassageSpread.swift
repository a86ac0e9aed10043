import Glibc

/// Orders passages so that the first of them do not all stand in one stretch of one document.
///
/// Each time, the passage with the best score comes next, where one of a document that was chosen from before loses the more, the nearer
/// it stands to what was chosen: maximal marginal relevance with the distance in the document as likeness.
///
/// Source: Carbonell and Goldstein, SIGIR 1998, doi:10.1145/290941.291025.
struct PassageSpread {
    /// What a passage loses that stands where a better one does, in units of the score.
    let weight: Float
    /// At this distance, in characters, it loses 0.6 of that.
    let distance: Float
    /// How many passages are chosen so.
    private static let count = 5
    /// How many stand in the order of their scores before documents come that had no passage yet.
    private static let leading = 10

    /// The passages in their new order.
    ///
    /// - Parameter passages: Passages, best first.
    /// - Returns: The same passages.
    func spread(_ passages: [Passage]) -> [Passage] {
        let first = weight > 0 ? spreadFirst(passages) : passages
        return PassageSpread.scored(PassageSpread.withNewDocumentsFirst(first, behind: PassageSpread.leading))
    }

    /// Takes from the scores what the order takes: they fall with the rank.
    private static func scored(_ passages: [Passage]) -> [Passage] {
        var lowest = Float.infinity
        return passages.map { passage in
            var passage = passage
            passage.best.parts.spread = min(0, lowest - passage.best.score)
            lowest = passage.best.score
            return passage
        }
    }

    private func spreadFirst(_ passages: [Passage]) -> [Passage] {
        var left = passages
        var chosen: [Passage] = []
        while chosen.count < PassageSpread.count, !left.isEmpty {
            let scores = left.map { $0.best.score - weight * nearness(of: $0, to: chosen) }
            let best = scores.indices.max { (scores[$0], $1) < (scores[$1], $0) } ?? 0
            chosen.append(left.remove(at: best))
        }
        return chosen + left
    }

    /// Behind the leading passages, the best of each other document comes before what repeats a document.
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
