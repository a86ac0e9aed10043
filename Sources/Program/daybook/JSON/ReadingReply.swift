import Answering
import Parsing
import Time

struct ReadingReply: JSONWritable {
    var id: RequestID?
    var question: String
    var reading: ReadingJSON
    /// The explanation; nil leaves its keys out.
    var scores: Scores?

    struct Scores {
        var explanation: Explanation
        var zone: TimeZone
    }

    func write(to json: inout JSONBytes) {
        json.object {
            if let scores {
                let explanation = scores.explanation
                $0.field(
                    "citations",
                    explanation.citations.map { ScoredCitationJSON(citation: $0, zone: scores.zone) })
                $0.field(
                    "filters", explanation.waterfall.map { FilterJSON(step: $0.step, documents: $0.documents) })
            }
            $0.field("id", id)
            if let scores { $0.field("preferred", scores.explanation.preferences) }
            $0.field("question", question)
            $0.field("reading", reading)
            $0.field("schema", JSONLine.schema)
            if let scores { $0.field("tests", scores.explanation.tests.map(TestJSON.init)) }
            if let scores { $0.field("values", scores.explanation.candidates.map(ValueJSON.init)) }
            if let scores { $0.field("words", scores.explanation.words.map(WordJSON.init)) }
        }
    }

    private struct FilterJSON: JSONWritable {
        var step: String
        var documents: Int

        func write(to json: inout JSONBytes) {
            json.object {
                $0.field("documents", documents)
                $0.field("step", step)
            }
        }
    }

    private struct TestJSON: JSONWritable {
        var test: AnswerStrength.Test

        init(_ test: AnswerStrength.Test) { self.test = test }

        func write(to json: inout JSONBytes) {
            json.object {
                $0.field("least", rounded(test.least))
                $0.field("name", test.name)
                $0.field("passed", test.isPassed)
                $0.field("value", rounded(test.value))
            }
        }
    }

    private struct WordJSON: JSONWritable {
        var word: Explanation.Word

        init(_ word: Explanation.Word) { self.word = word }

        func write(to json: inout JSONBytes) {
            json.object {
                $0.field("importance", rounded(word.importance))
                $0.field("known", word.isKnown)
                if let meant = word.meant { $0.field("meant", meant) }
                $0.field("related", word.related)
                $0.field("word", word.word)
            }
        }
    }

    /// A value extracted from a sentence, with the parts of its score by name.
    private struct ValueJSON: JSONWritable {
        var candidate: RankedCandidate

        init(_ candidate: RankedCandidate) { self.candidate = candidate }

        func write(to json: inout JSONBytes) {
            let parts = candidate.parts.map { ($0.name, rounded($0.value)) }
            json.object {
                $0.field("place", candidate.place)
                $0.field("quote", candidate.quote)
                $0.field("score", rounded(candidate.score))
                $0.field("scores", NumbersJSON(numbers: Dictionary(parts, uniquingKeysWith: +)))
                $0.field("value", candidate.value)
            }
        }
    }

    private struct ScoredCitationJSON: JSONWritable {
        var citation: Citation
        var zone: TimeZone

        func write(to json: inout JSONBytes) {
            let parts = (citation.parts ?? []).map { ($0.name, rounded($0.value)) }
            CitationJSON(citation, zone: zone).write(to: &json, scores: Dictionary(parts, uniquingKeysWith: +))
        }
    }
}

private func rounded(_ value: Float) -> Double { (Double(value) * 1000).rounded() / 1000 }
