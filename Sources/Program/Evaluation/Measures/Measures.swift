import Glibc
import Model

/// How well ranked citations show the relevant lines of one question; each measure lies in 0 … 1.
///
/// A citation is a hit if it holds a relevant line. For nDCG, a citation gains 1 if it holds a relevant line that no earlier one holds,
/// discounted by log2(rank + 1). The ideal ranking has the fewest blocks that cover the relevant lines, at most ten; a block is as high as
/// the median of the first ten citations (the upper of two).
public struct Measures: Equatable, Sendable {
    /// 1 if the first citation is a hit.
    public var hitAt1: Double
    /// 1 if one of the first five citations is a hit.
    public var hitAt5: Double
    /// One divided by the rank of the first hit among the first ten citations; 0 if there is none.
    public var reciprocalRank: Double
    /// The share of the relevant lines that the first ten citations hold.
    public var recallAt10: Double
    /// Normalised discounted cumulative gain of the first ten citations.
    public var nDCGAt10: Double

    private static let depth = 10

    /// Measures the citations of one question; nil if no lines are relevant.
    ///
    /// - Parameters:
    ///   - citations: The cited lines, best first.
    ///   - relevant: The lines that hold the answer.
    public init?(of citations: [FileLines], relevant: [FileLines]) {
        let wanted = LineSet(relevant)
        guard !wanted.isEmpty else { return nil }
        let cited = citations.prefix(Measures.depth)
        let firstHit = cited.firstIndex(where: wanted.intersects)
        hitAt1 = firstHit == 0 ? 1 : 0
        hitAt5 = firstHit.map { $0 < 5 ? 1 : 0 } ?? 0
        reciprocalRank = firstHit.map { 1 / Double($0 + 1) } ?? 0
        let (gain, missed) = Measures.walk(cited, wanted: wanted)
        recallAt10 = Double(wanted.count - missed) / Double(wanted.count)
        nDCGAt10 = min(1, gain / Measures.idealGain(wanted, citations: cited))
    }

    /// Returns the discounted gain of the citations, and the number of relevant lines that none of them holds.
    private static func walk(_ cited: ArraySlice<FileLines>, wanted: LineSet) -> (gain: Double, missed: Int) {
        var missing = wanted
        var gain = 0.0
        for (index, citation) in cited.enumerated() where missing.intersects(citation) {
            gain += discount(index)
            missing.subtract(citation)
        }
        return (gain, missing.count)
    }

    private static func idealGain(_ wanted: LineSet, citations: ArraySlice<FileLines>) -> Double {
        let heights = citations.map(\.lines.count).sorted()
        let height = heights.isEmpty ? 1 : heights[heights.count / 2]
        return (0..<min(depth, wanted.blockCount(height: height))).reduce(0) { $0 + discount($1) }
    }

    private static func discount(_ index: Int) -> Double { 1 / log2(Double(index + 2)) }
}
