import Evaluation
import Foundation
import Testing

/// Figures of another implementation: `Fixtures/expected.tsv` holds what pytrec_eval-terrier 0.5 gives for the run and the judgments
/// beside it (grades from −1 to 3, equal scores, a question without answers, one without anything relevant).
@Suite struct TRECAgreementTests {
    private static func fixture(_ name: String) throws -> String {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
        return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    private static func scores() throws -> [String: Scores] {
        let run = try TRECRun(reading: fixture("ranked.run"))
        let judgments = try TRECQrels(reading: fixture("judged.qrels"))
        return judgments.grades.keys.reduce(into: [:]) { scores, question in
            scores[question] = Scores()
            judgments.judged(question, run.rankings[question] ?? []).map { scores[question]?.add($0) }
        }
    }

    @Test func `every measure of every question is that of trec_eval to four decimals`() throws {
        let rows = try TRECAgreementTests.fixture("expected.tsv").split(separator: "\n").map {
            $0.split(separator: "\t")
        }
        let measures = try rows[0].dropFirst().map { try #require(Measure(rawValue: String($0))) }
        let scores = try TRECAgreementTests.scores()
        #expect(rows.count == scores.count + 2)
        for row in rows.dropFirst().dropLast() {
            for (measure, text) in zip(measures, row.dropFirst()) {
                let ours = try #require(scores[String(row[0])]?[measure])
                let theirs = try #require(Double(text))
                #expect(abs(ours - theirs) < 1e-4, "\(row[0]) \(measure.rawValue)")
            }
        }
    }

    @Test func `means are taken over all judged questions, also those without an answer`() throws {
        let rows = try TRECAgreementTests.fixture("expected.tsv").split(separator: "\n").map {
            $0.split(separator: "\t")
        }
        let measures = try rows[0].dropFirst().map { try #require(Measure(rawValue: String($0))) }
        let scores = try TRECAgreementTests.scores().values
        for (measure, text) in zip(measures, try #require(rows.last).dropFirst()) {
            let mean = scores.compactMap { $0[measure] }.reduce(0, +) / Double(scores.count)
            let theirs = try #require(Double(text))
            #expect(abs(mean - theirs) < 1e-4, "\(measure.rawValue)")
        }
    }
}
