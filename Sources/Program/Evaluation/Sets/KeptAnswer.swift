import FoundationEssentials
import Model

/// An answer as it was kept, one JSON object a line: as much of it as its quotes need.
public struct KeptAnswer: Equatable, Sendable {
    /// A citation with the words that were quoted.
    public struct Citation: Equatable, Sendable {
        /// The rank, 1-based.
        public var rank: Int
        /// Where the words stood.
        public var place: FileLines
        /// The words; one line of it is one line of the file, or a part of one.
        public var snippet: String
    }

    /// The question's identity; nil where it had none.
    public var id: String?
    /// The citations in order.
    public var citations: [Citation]

    /// Reads kept answers; empty lines are passed over.
    ///
    /// - Parameter bytes: The whole file in UTF-8.
    /// - Returns: The answers with the numbers of their lines, 1-based.
    /// - Throws: `QuestionSetError` for the first line that is no answer.
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

    /// Reads `{"id": …, "citations": […]}`; other keys are passed over.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: `DecodingError` where there are no citations.
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

    /// Reads `{"rank", "file", "lines", "snippet"}`; other keys are passed over.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: `DecodingError` where a field is missing or is not what it should be.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        rank = try fields.decode(Int.self, forKey: .rank)
        place = try FileLines(from: decoder)
        snippet = try fields.decode(String.self, forKey: .snippet)
    }
}
