import Model
import Text

/// Rankings in the format of TREC runs: lines of `question Q0 document rank score tag`.
///
/// trec_eval ignores the rank; it sorts by descending score, then descending document name, and stores 32-bit scores. So written scores
/// decrease by a step that survives in 32 bits. All entries of a computed answer score 0; their step is not subnormal, because some readers
/// treat subnormal numbers as 0.
public struct TRECRun: Equatable, Sendable {
    /// The documents of each question, best first.
    public var rankings: [String: [String]] = [:]

    /// Creates a run without questions.
    public init() {}

    /// Reads a run; a document may occur once per question.
    ///
    /// - Parameter text: The content of the file.
    /// - Throws: `TRECError` for the first line that is invalid or repeated.
    public init(reading text: String) throws(TRECError) {
        var scored: [String: [(document: String, score: Float)]] = [:]
        var seen: Set<[Substring]> = []
        for line in TRECLine.all(of: text) {
            guard line.fields.count == 6, let score = Float(line.fields[4]) else {
                throw TRECError(line: line.number, problem: .notARun)
            }
            guard seen.insert([line.fields[0], line.fields[2]]).inserted else {
                throw TRECError(line: line.number, problem: .repeated(String(line.fields[2])))
            }
            scored[String(line.fields[0]), default: []].append((String(line.fields[2]), score))
        }
        rankings = scored.mapValues { documents in
            documents.sorted { ($0.score, $0.document) > ($1.score, $1.document) }.map(\.document)
        }
    }

    /// Formats the ranking of one question.
    ///
    /// - Parameters:
    ///   - question: The question's identifier.
    ///   - ranking: The documents with their scores, best first; duplicates after the first are dropped.
    ///   - tag: The name of the run.
    /// - Returns: One line per document, each ended by a newline.
    public static func lines(
        question: String, ranking: [(document: String, score: Double)], tag: SafeText
    ) -> SafeText {
        var (text, last, rank, seen) = (SafeText(), Float?.none, 0, Set<String>())
        for (document, score) in ranking where seen.insert(document).inserted {
            rank += 1
            let score = last.map { min(Float(score), $0 - max(abs($0), 1) * leastStep) } ?? Float(score)
            last = score
            let (question, document) = (DocumentNumber.encoded(question), DocumentNumber.printable(document))
            text += "\(line: question) Q0 \(line: document) \(rank) \(line: score.description) \(tag)\n"
        }
        return text
    }

    /// The minimum difference of successive scores, relative to the score (at least to 1): eight times the precision of a `Float`.
    private static let leastStep: Float = 0x1p-20
}

/// The error for a line of a TREC file that cannot be read.
public struct TRECError: Error, Equatable, Sendable {
    /// The problems of a line.
    public enum Problem: Equatable, Sendable {
        /// It is not `question Q0 document rank score tag`.
        case notARun
        /// It is not `question 0 document grade`.
        case notJudgments
        /// It is not `question`, a tab, and the text of the question.
        case notATopic
        /// The document occurs twice for the question, or the question twice in the set.
        case repeated(String)
    }

    /// The line, 1-based.
    public var line: Int
    /// The problem.
    public var problem: Problem

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - line: The line, 1-based.
    ///   - problem: The problem.
    public init(line: Int, problem: Problem) {
        self.line = line
        self.problem = problem
    }
}

struct TRECLine {
    var number: Int
    var fields: [Substring]

    static func all(of text: String) -> some Sequence<TRECLine> {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).lazy.enumerated().compactMap {
            number, line in
            let fields = line.split { $0 == " " || $0 == "\t" }
            return fields.isEmpty ? nil : TRECLine(number: number + 1, fields: fields)
        }
    }
}
