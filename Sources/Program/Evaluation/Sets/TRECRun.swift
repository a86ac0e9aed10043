import Model
import Text

/// Rankings in the form of TREC runs: lines of `question Q0 document rank score tag`.
///
/// trec_eval passes over the rank: it sorts by score from high to low, by document from high to low where scores are equal. So the
/// scores written here get smaller from rank to rank by a step that the 32 bits keep in which trec_eval holds them. The entries of a
/// computed answer all score 0: numbers next to 0 would do in theory, but readers that take subnormal numbers for 0 find them equal.
public struct TRECRun: Equatable, Sendable {
    /// The documents of each question, best first.
    public var rankings: [String: [String]] = [:]

    /// A run without questions.
    public init() {}

    /// Reads a run; each document of a question must stand there once.
    ///
    /// - Parameter text: The file.
    /// - Throws: `TRECError` for the first line that is not of this form.
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

    /// The lines of one question.
    ///
    /// - Parameters:
    ///   - question: The question's identity.
    ///   - ranking: The documents, best first, with their scores; of equal documents the first counts.
    ///   - tag: The name of the run.
    /// - Returns: One line for each document, each ended by a newline.
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

    /// The least part of a score, at least of 1, that the next one is smaller by: eight times what a `Float` can tell apart.
    private static let leastStep: Float = 0x1p-20
}

/// A line of a file of TREC that cannot be read.
public struct TRECError: Error, Equatable, Sendable {
    /// What can be wrong with a line.
    public enum Problem: Equatable, Sendable {
        /// It is not `question Q0 document rank score tag`.
        case notARun
        /// It is not `question 0 document grade`.
        case notJudgments
        /// It is not `question`, a tab, and the words of the question.
        case notATopic
        /// The question has this document, or the set this question, already.
        case repeated(String)
    }

    /// The line, 1-based.
    public var line: Int
    /// What is wrong.
    public var problem: Problem

    /// An error.
    ///
    /// - Parameters:
    ///   - line: The line, 1-based.
    ///   - problem: What is wrong.
    public init(line: Int, problem: Problem) {
        self.line = line
        self.problem = problem
    }
}

/// A line of a file of TREC, parted at blanks.
struct TRECLine {
    var number: Int
    var fields: [Substring]

    /// The lines of a text that are not empty.
    static func all(of text: String) -> some Sequence<TRECLine> {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).lazy.enumerated().compactMap {
            number, line in
            let fields = line.split { $0 == " " || $0 == "\t" }
            return fields.isEmpty ? nil : TRECLine(number: number + 1, fields: fields)
        }
    }
}
