import Answering
import Grounding

/// What a command said of an answer, as JSON.
struct ViaJSON: JSONWritable {
    var result: ViaAnswer.Result
    var words: ViaWords

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("command", result.command)
            $0.field("error", result.failure.map { ErrorWords.sentence($0) })
            $0.field("holds", result.status == .answered)
            $0.field("refused", result.isRefusal)
            $0.field("sentences", result.sentences.map { SentenceJSON(sentence: $0, words: words) })
            $0.field("status", status)
            $0.field("text", result.text)
        }
    }

    /// The exit status of the command; null if it did not end by itself.
    private var status: Int? {
        if case .exited(let status) = result.end { Int(status) } else { nil }
    }

    private struct SentenceJSON: JSONWritable {
        var sentence: CheckedSentence
        var words: ViaWords

        func write(to json: inout JSONBytes) {
            json.object {
                $0.field("citations", sentence.citations)
                $0.field(
                    "problems", sentence.problems.map { ProblemJSON(problem: $0, text: words.words($0, of: sentence)) })
                $0.field("text", sentence.text)
            }
        }
    }

    private struct ProblemJSON: JSONWritable {
        var problem: CheckedSentence.Problem
        var text: String

        func write(to json: inout JSONBytes) {
            json.object {
                $0.field("kind", kind)
                $0.field("text", text)
                $0.field("words", said)
            }
        }

        private var kind: String {
            switch problem {
            case .uncited: "uncited"
            case .unknownQuote: "unknown-quote"
            case .words: "words"
            case .number: "number"
            case .date: "date"
            }
        }

        private var said: String? {
            switch problem {
            case .uncited: nil
            case .unknownQuote(let number): String(number)
            case .words(let words), .number(let words), .date(let words): words
            }
        }
    }
}
