import FoundationEssentials

/// A place that somebody judged, as one line of JSON: `{"id", "file", "lines", "relevant"}`.
public struct JudgedPlace: Equatable, Sendable, Decodable {
    /// The question's identity.
    public var id: String
    /// The place.
    public var place: FileLines
    /// Whether it answers; nil where nobody has judged yet.
    public var isRelevant: Bool?

    private enum Key: String, CodingKey {
        case id
        case isRelevant = "relevant"
    }

    /// Reads a judged place; other keys are passed over.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: `DecodingError` where a field is missing or is not what it should be.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        id = try fields.decode(String.self, forKey: .id)
        place = try FileLines(from: decoder)
        isRelevant = try fields.decodeIfPresent(Bool.self, forKey: .isRelevant)
    }

    /// Reads a line.
    ///
    /// - Parameters:
    ///   - bytes: The line in UTF-8.
    ///   - line: Its number, 1-based.
    /// - Throws: `QuestionSetError` where it is no judged place.
    public init(reading bytes: [UInt8], line: Int) throws(QuestionSetError) {
        do {
            self = try JSONDecoder().decode(JudgedPlace.self, from: Data(bytes))
        } catch {
            throw QuestionSetError(line: line, problem: QuestionSetError.Problem(error))
        }
    }
}

/// Adds judgments to the lines of a set; all else in them stays.
public struct SetAmendment: Sendable {
    private var places: [String: [JudgedPlace]] = [:]

    /// No judgments yet.
    public init() {}

    /// Adds a judgment; one that was not made is passed over.
    ///
    /// - Parameter place: A judged place.
    public mutating func add(_ place: JudgedPlace) {
        if place.isRelevant != nil { places[place.id, default: []].append(place) }
    }

    /// A line of the set with its judgments.
    ///
    /// - Parameters:
    ///   - bytes: The line in UTF-8.
    ///   - line: Its number, 1-based.
    /// - Returns: The line, or the one with `relevant` and `irrelevant` added to; without its end.
    /// - Throws: `QuestionSetError` where it is no JSON object.
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
