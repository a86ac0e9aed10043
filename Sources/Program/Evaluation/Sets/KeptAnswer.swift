import FoundationEssentials
import Model

/// The citations of a saved answer; one JSON object per line.
public struct KeptAnswer: Equatable, Sendable {
    /// A citation with its quoted text.
    public struct Citation: Equatable, Sendable {
        /// The rank, 1-based.
        public var rank: Int
        /// The lines that held the text.
        public var place: FileLines
        /// The quoted text; each of its lines is a line of the file or part of one.
        public var snippet: String
    }

    /// The question's identifier; nil if it had none.
    public var id: String?
    /// The citations, in order.
    public var citations: [Citation]

    /// Reads saved answers; blank lines are ignored.
    ///
    /// - Parameter bytes: The whole file in UTF-8.
    /// - Returns: The answers with their line numbers, 1-based.
    /// - Throws: `QuestionSetError` for the first line that is not an answer.
    public static func answers(
        reading bytes: [UInt8]
    ) throws(QuestionSetError) -> [(line: Int, answer: KeptAnswer)] {
        let decoder = JSONDecoder()
        var answers: [(line: Int, answer: KeptAnswer)] = []
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
            do {
                answers.append((index + 1, try decoder.decode(KeptAnswer.self, from: Data(line))))
            } catch {
                throw QuestionSetError(line: index + 1, problem: QuestionSetError.Problem(error))
            }
        }
        return answers
    }
}

extension KeptAnswer: Decodable {
    private enum Key: String, CodingKey { case id, citations }

    /// Reads `{"id": …, "citations": […]}`; other keys are ignored.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: `DecodingError` if there are no citations.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        if let number = try? fields.decode(Int.self, forKey: .id) {
            id = String(number)
        } else if let number = try? fields.decode(Double.self, forKey: .id) {
            id = String(number)
        } else {
            id = try fields.decodeIfPresent(String.self, forKey: .id)
        }
        citations = try fields.decode([Citation].self, forKey: .citations)
    }
}

extension KeptAnswer.Citation: Decodable {
    private enum Key: String, CodingKey { case rank, snippet }

    /// Reads `{"rank", "file", "lines", "snippet"}`; other keys are ignored.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: `DecodingError` if a field is missing or has an invalid value.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        rank = try fields.decode(Int.self, forKey: .rank)
        place = try FileLines(from: decoder)
        snippet = try fields.decode(String.self, forKey: .snippet)
    }
}
