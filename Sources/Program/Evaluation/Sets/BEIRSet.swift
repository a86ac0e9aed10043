import FoundationEssentials

/// A test collection in the BEIR format: a folder with `corpus.jsonl`, `queries.jsonl` and `qrels/*.tsv`.
///
/// Source: Thakur et al., "BEIR", NeurIPS 2021, <https://github.com/beir-cellar/beir>.
public struct BEIRSet: Sendable {
    /// A document of the corpus.
    public struct Document: Equatable, Sendable {
        /// The identifier.
        public var id: String
        /// The title; may be empty.
        public var title: String
        /// The text.
        public var text: String

        /// The document as a Markdown note.
        public var markdown: String {
            let title = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return (title.isEmpty ? "" : "# \(title)\n\n") + text + "\n"
        }
    }

    /// The folder.
    public let folder: String

    /// Creates a test collection.
    ///
    /// - Parameter folder: The folder that holds it.
    public init(folder: String) { self.folder = folder }

    /// The path of the documents.
    public var corpus: String { folder + "/corpus.jsonl" }
    /// The path of the questions.
    public var queries: String { folder + "/queries.jsonl" }

    /// Finds the files of judgments: only `test.tsv` if it exists, else all.
    ///
    /// - Returns: Their paths, sorted by name; empty if there is no `qrels` folder.
    public func qrelsFiles() -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/qrels")) ?? []
        let files = names.filter { $0.hasSuffix(".tsv") }.sorted()
        return (files.contains("test.tsv") ? ["test.tsv"] : files).map { folder + "/qrels/" + $0 }
    }

    /// Reads a line of `queries.jsonl`.
    ///
    /// - Parameters:
    ///   - bytes: The line.
    ///   - line: The line number.
    /// - Returns: The question.
    /// - Throws: `QuestionSetError` if the line is not a question.
    public static func question(reading bytes: [UInt8], line: Int) throws(QuestionSetError) -> QuestionCase {
        let text = try decode(bytes, line)
        return QuestionCase(id: text.id, question: text.text)
    }

    /// Reads a line of `corpus.jsonl`.
    ///
    /// - Parameters:
    ///   - bytes: The line.
    ///   - line: The line number.
    /// - Returns: The document.
    /// - Throws: `QuestionSetError` if the line is not a document.
    public static func document(reading bytes: [UInt8], line: Int) throws(QuestionSetError) -> Document {
        let text = try decode(bytes, line)
        return Document(id: text.id, title: text.title ?? "", text: text.text)
    }

    /// Returns the file name of a document in a vault of such documents.
    ///
    /// - Parameter id: The document's identifier.
    /// - Returns: A name without slashes.
    public static func fileName(of id: String) -> String {
        DocumentNumber.encoded(id).split(separator: "/", omittingEmptySubsequences: false).joined(separator: "%2F")
            + ".md"
    }

    /// Returns the identifier of the document in a file.
    ///
    /// - Parameter file: A name made by `fileName`.
    /// - Returns: Nil for other files.
    public static func id(ofFile file: String) -> String? {
        file.hasSuffix(".md") ? DocumentNumber.decoded(file.dropLast(3)) : nil
    }

    private struct Line: Decodable {
        var id: String
        var title: String?
        var text: String

        private enum CodingKeys: String, CodingKey {
            case id = "_id"
            case title, text
        }
    }

    private static func decode(_ bytes: [UInt8], _ line: Int) throws(QuestionSetError) -> Line {
        do {
            return try JSONDecoder().decode(Line.self, from: Data(bytes))
        } catch {
            throw QuestionSetError(line: line, problem: QuestionSetError.Problem(error))
        }
    }
}
