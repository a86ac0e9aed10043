import Evaluation
import Model
import Retrieval
import Store

/// Measures how well the passages similar to one relevant line find the other relevant lines of the question.
///
/// A proxy for "more like this" without judgments of its own: lines that answer one question share a subject. The seed is the chunk with
/// the first relevant line; the targets are the relevant lines outside it.
struct SimilarBenchmark {
    let sets: [String]

    private static let shares: [(name: String, cosine: Float, words: Float)] = [
        ("cosine alone", 1, 0), ("words alone", 0, 1), ("1 : 3", 0.25, 0.75), ("1 : 1", 0.5, 0.5),
        ("3 : 1", 0.75, 0.25),
    ]

    func run() throws {
        for set in sets {
            let vault = try MeasuredVault(
                folder: RankingBenchmark.isFolder(set + "/vault") ? set + "/vault" : set, related: nil)
            let seeds = try vault.cases(of: set + "/questions.jsonl").compactMap { try Seed($0, vault.index) }
            print("\(set): \(seeds.count) seeds; cosine : words, hit@1, hit@5, hit@10, milliseconds for each")
            for (name, cosine, words) in SimilarBenchmark.shares {
                for telling in words > 0 ? [8, 16, 32] : [0] {
                    var weights = SimilarChunks.Weights()
                    (weights.cosine, weights.words, weights.least) = (cosine, words, 0)
                    weights.tellingWords = telling
                    print("  \(name), \(telling) words: \(try measures(seeds, vault.index, weights))")
                }
            }
        }
    }

    private func measures(
        _ seeds: [Seed], _ index: IndexReader, _ weights: SimilarChunks.Weights
    ) throws -> String {
        let search = try SimilarChunks(index: index, weights: weights)
        var hits = [Int](repeating: 0, count: 3)
        let start = ContinuousClock.now
        for seed in seeds {
            let ranking = try search.ranking(like: [seed.chunk], besides: [seed.chunk.number], count: 10)
            let documents = try index.documents(Set(ranking.passages.map(\.document)))
            let first = ranking.passages.firstIndex { seed.isSought($0, in: documents[$0.document]?.path ?? "") }
            for (place, depth) in [1, 5, 10].enumerated() where (first ?? 10) < depth { hits[place] += 1 }
        }
        let elapsed = (ContinuousClock.now - start) / .milliseconds(1) / Double(max(1, seeds.count))
        let figures = hits.map { Double($0) / Double(max(1, seeds.count)) * 100 } + [elapsed]
        return figures.map { "\(($0 * 10).rounded() / 10)" }.joined(separator: " ")
    }

    private struct Seed {
        var chunk: ChunkRecord
        var file: String
        var relevant: [FileLines]

        /// Returns nil unless some relevant lines are outside the chunk.
        init?(_ one: QuestionCase, _ index: IndexReader) throws {
            guard let first = one.relevant.first else { return nil }
            var filter = DocumentFilter()
            filter.scope = first.file
            let chunks = try index.documents(filter).flatMap { try index.chunks(ofDocument: $0.number) }
            guard let chunk = chunks.first(where: { $0.lines.last >= first.lines.first }) else { return nil }
            (self.chunk, file, relevant) = (chunk, first.file, one.relevant)
            let isMore = relevant.contains { run in
                run.file != file || !(chunk.lines.first <= run.lines.first && run.lines.last <= chunk.lines.last)
            }
            guard isMore else { return nil }
        }

        func isSought(_ passage: Passage, in path: String) -> Bool {
            relevant.contains { run in
                guard run.file == path else { return false }
                return (passage.lines.first...passage.lines.last).contains { line in
                    run.lines.contains(line) && !(path == file && chunk.lines.contains(line))
                }
            }
        }
    }
}
