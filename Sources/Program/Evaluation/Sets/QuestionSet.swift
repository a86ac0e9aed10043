import FoundationEssentials

/// Questions with known answers, as a file holds them: one JSON object a line.
public struct QuestionSet: Equatable, Sendable {
    /// The questions, in file order.
    public var cases: [QuestionCase]

    /// Reads a question set; empty lines are passed over.
    ///
    /// - Parameter bytes: The whole file in UTF-8.
    /// - Throws: `QuestionSetError` for the first line that is no question.
    public init(reading bytes: [UInt8]) throws(QuestionSetError) {
        cases = []
        let lines = bytes.withoutByteOrderMark.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.allSatisfy(\.isBlank) {
            cases.append(try QuestionCase(reading: Array(line), line: index + 1))
        }
    }
}

extension QuestionCase {
    /// Reads one line of a question set.
    ///
    /// - Parameters:
    ///   - bytes: The line in UTF-8.
    ///   - line: Its number, 1-based.
    /// - Throws: `QuestionSetError` where it is no question.
    public init(reading bytes: [UInt8], line: Int) throws(QuestionSetError) {
        do {
            self = try JSONDecoder().decode(QuestionCase.self, from: Data(bytes))
        } catch {
            throw QuestionSetError(line: line, problem: QuestionSetError.Problem(error))
        }
    }
}

/// A line of a question set that is no question.
public struct QuestionSetError: Error, Equatable, Sendable {
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

    /// What can be wrong with a line; fields are named by their path, such as `expect.time.start`.
    public enum Problem: Equatable, Sendable {
        /// The line is no JSON object.
        case notJSON
        /// A field that every question needs is not there.
        case missing(field: String)
        /// A field holds another kind of value than it should.
        case wrongType(field: String)
        /// A field's value has the right type and makes no sense.
        case invalid(field: String)
    }
}

extension QuestionSetError.Problem {
    init(_ error: any Error) {
        switch error as? DecodingError {
        case .keyNotFound(let key, let context): self = .missing(field: Self.path(context.codingPath + [key]))
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            self = context.codingPath.isEmpty ? .notJSON : .wrongType(field: Self.path(context.codingPath))
        case .dataCorrupted(let context):
            self = context.codingPath.isEmpty ? .notJSON : .invalid(field: Self.path(context.codingPath))
        default: self = .notJSON
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
}

extension [UInt8] {
    /// The bytes without the mark that some editors write before UTF-8 text.
    fileprivate var withoutByteOrderMark: ArraySlice<UInt8> {
        starts(with: [0xEF, 0xBB, 0xBF]) ? self[3...] : self[...]
    }
}

extension UInt8 {
    /// Whether this is a space, a tab or the carriage return of a line's end.
    fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}
