import Text

/// Judgments in the format of TREC qrels (`question 0 document grade`) or of BEIR (a heading, then `question document grade`).
public struct TRECQrels: Equatable, Sendable {
    /// The grades of the judged documents of each question; a grade above 0 is relevant.
    public var grades: [String: [String: Int]] = [:]

    /// Creates an object without judgments.
    public init() {}

    /// Reads judgments; if a document is judged twice, the last judgment counts, as in trec_eval.
    ///
    /// - Parameter text: The content of the file.
    /// - Throws: `TRECError` for the first line in neither format.
    public init(reading text: String) throws(TRECError) {
        for line in TRECLine.all(of: text) {
            let fields = line.fields
            if line.number == 1, fields.count == 3, Int(fields[2]) == nil { continue }
            guard fields.count == 3 || fields.count == 4, let grade = fields.last.flatMap({ Int($0) }) else {
                throw TRECError(line: line.number, problem: .notJudgments)
            }
            grades[String(fields[0]), default: [:]][String(fields[fields.count - 2])] = grade
        }
    }

    /// Judges the ranking of a question.
    ///
    /// - Parameters:
    ///   - question: The question's identifier.
    ///   - documents: The documents found, best first, without duplicates.
    /// - Returns: Nil if nothing is judged for the question.
    public func judged(_ question: String, _ documents: [String]) -> JudgedRanking? {
        guard let grades = grades[question] else { return nil }
        return JudgedRanking(
            grades: documents.map { max(0, grades[$0] ?? 0) }, relevant: grades.values.filter { $0 > 0 })
    }

    /// Formats the judgments of one question.
    ///
    /// - Parameters:
    ///   - question: The question's identifier.
    ///   - judged: Documents with their grades, in the order of output.
    /// - Returns: One line per document, each ended by a newline.
    public static func lines(question: String, judged: [(document: String, grade: Int)]) -> SafeText {
        judged.map { judged -> SafeText in
            let document = DocumentNumber.printable(judged.document)
            return "\(line: DocumentNumber.encoded(question)) 0 \(line: document) \(judged.grade)\n"
        }.joined()
    }
}
