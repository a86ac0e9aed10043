import FoundationEssentials
import Text

/// A question set built while questions are asked; keeps the file content byte for byte and appends new questions.
public struct SetBuilder: Sendable {
    struct Draft: Encodable, Equatable, Sendable {
        var id: String
        var question: String
        var now: String
        var relevant: [FileLines] = []
        var irrelevant: [FileLines] = []
        var hasNoAnswer = false

        private enum Key: String, CodingKey { case id, question, now, relevant, irrelevant, expect }
        private enum Expected: String, CodingKey { case found }

        func encode(to encoder: any Encoder) throws {
            var fields = encoder.container(keyedBy: Key.self)
            try fields.encode(id, forKey: .id)
            try fields.encode(question, forKey: .question)
            try fields.encode(now, forKey: .now)
            if !relevant.isEmpty { try fields.encode(relevant, forKey: .relevant) }
            if !irrelevant.isEmpty { try fields.encode(irrelevant, forKey: .irrelevant) }
            guard hasNoAnswer else { return }
            var expected = fields.nestedContainer(keyedBy: Expected.self, forKey: .expect)
            try expected.encode(false, forKey: .found)
        }
    }

    private let old: [UInt8]
    private var ids: Set<String>
    private(set) var drafts: [Draft] = []

    /// Starts from the content of a set.
    ///
    /// - Parameter bytes: The current file content; empty for a new set.
    /// - Throws: `QuestionSetError` for a line that is not a question.
    public init(_ bytes: [UInt8] = []) throws(QuestionSetError) {
        ids = Set(try QuestionSet(reading: bytes).cases.map(\.id))
        old = bytes.isEmpty || bytes.last == UInt8(ascii: "\n") ? bytes : bytes + [UInt8(ascii: "\n")]
    }

    /// The number of questions added.
    public var count: Int { drafts.count }

    /// Records whether cited lines answer a question; a later judgment replaces an earlier one.
    ///
    /// - Parameters:
    ///   - places: Lines that were cited, or should have been.
    ///   - isRelevant: Whether they answer the question.
    ///   - question: The question.
    ///   - now: The reference time, in ISO 8601.
    public mutating func judge(_ places: [FileLines], isRelevant: Bool, question: String, now: String) {
        let draft = draft(question, now)
        for place in places {
            drafts[draft].relevant.removeAll { $0 == place }
            drafts[draft].irrelevant.removeAll { $0 == place }
            if isRelevant {
                drafts[draft].relevant.append(place)
                drafts[draft].hasNoAnswer = false
            } else {
                drafts[draft].irrelevant.append(place)
            }
        }
    }

    /// Records that the vault has no answer to a question.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - now: The reference time, in ISO 8601.
    public mutating func judgeUnanswerable(question: String, now: String) {
        let draft = draft(question, now)
        drafts[draft].relevant = []
        drafts[draft].hasNoAnswer = true
    }

    /// The whole file, old and new.
    public var bytes: [UInt8] { old + drafts.flatMap { KeptRun.line($0).text.utf8 } }

    private mutating func draft(_ question: String, _ now: String) -> Int {
        if let place = drafts.firstIndex(where: { $0.question == question && $0.now == now }) { return place }
        var number = ids.count + 1
        while ids.contains("q\(number)") { number += 1 }
        ids.insert("q\(number)")
        drafts.append(Draft(id: "q\(number)", question: question, now: now))
        return drafts.count - 1
    }
}
