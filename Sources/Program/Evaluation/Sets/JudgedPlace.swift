import FoundationEssentials

/// Cited lines with a person's judgment, as one line of JSON: `{"id", "file", "lines", "relevant"}`.
public struct JudgedPlace: Equatable, Sendable, Decodable {
    /// The question's identifier.
    public var id: String
    /// The cited lines.
    public var place: FileLines
    /// Whether the lines answer the question; nil if not judged yet.
    public var isRelevant: Bool?

    private enum Key: String, CodingKey {
        case id
        case isRelevant = "relevant"
    }

    /// Reads a judgment; other keys are ignored.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: `DecodingError` if a field is missing or has an invalid value.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        id = try fields.decode(String.self, forKey: .id)
        place = try FileLines(from: decoder)
        isRelevant = try fields.decodeIfPresent(Bool.self, forKey: .isRelevant)
    }

    /// Reads one line of JSON.
    ///
    /// - Parameters:
    ///   - bytes: The line in UTF-8.
    ///   - line: The line number, 1-based.
    /// - Throws: `QuestionSetError` if the line is not a judgment.
    public init(reading bytes: [UInt8], line: Int) throws(QuestionSetError) {
        do {
            self = try JSONDecoder().decode(JudgedPlace.self, from: Data(bytes))
        } catch {
            throw QuestionSetError(line: line, problem: QuestionSetError.Problem(error))
        }
    }
}

/// Judgments to be added to the lines of a question set; all other content of the lines is kept.
public struct SetAmendment: Sendable {
    private var places: [String: [JudgedPlace]] = [:]

    /// Creates an amendment without judgments.
    public init() {}

    /// Adds a judgment; ignores it if `isRelevant` is nil.
    ///
    /// - Parameter place: The judged lines.
    public mutating func add(_ place: JudgedPlace) {
        if place.isRelevant != nil { places[place.id, default: []].append(place) }
    }

    /// Returns a line of the set with its judgments added to `relevant` and `irrelevant`.
    ///
    /// - Parameters:
    ///   - bytes: The line in UTF-8.
    ///   - line: The line number, 1-based.
    /// - Returns: The line without its newline; unchanged if there are no judgments for it.
    /// - Throws: `QuestionSetError` if the line is not a JSON object.
    public func amended(_ bytes: [UInt8], line: Int) throws(QuestionSetError) -> [UInt8] {
        guard case .object(var fields)? = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else {
            throw QuestionSetError(line: line, problem: .notJSON)
        }
        guard case .text(let id)? = fields["id"], let judged = places[id] else { return bytes }
        for place in judged {
            let key = place.isRelevant == true ? "relevant" : "irrelevant"
            let known = fields[key]?.places ?? []
            let new = JSONValue(place.place)
            if !known.contains(new) { fields[key] = .list(known + [new]) }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(JSONValue.object(fields))).map(Array.init) ?? bytes
    }
}
