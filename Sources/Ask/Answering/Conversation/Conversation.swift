import Model
import Parsing
import Text

/// What was said so far: the questions with their readings, and the people chosen for ambiguous names.
///
/// A value type: keep one per pipe or session, so that conversations do not leak into one another. Its memory is bounded.
public struct Conversation: Sendable {
    /// The exchanges, the latest last.
    public private(set) var exchanges: [Exchange] = []
    /// The chosen names, keyed by the ambiguous words.
    private var choices: [String: String] = [:]
    /// The words for which somebody was chosen since the last question.
    private var fresh: Set<String> = []
    /// The words whose choice has been mentioned.
    private var told: Set<String> = []

    /// Maximum number of exchanges kept.
    static let longest = 50

    /// Creates an empty conversation.
    public init() {}

    /// The last exchange.
    public var last: Exchange? { exchanges.last }

    /// Adds an exchange.
    ///
    /// - Parameter exchange: The question with what its answer showed.
    public mutating func add(_ exchange: Exchange) {
        exchanges.append(exchange)
        if exchanges.count > Conversation.longest { exchanges.removeFirst() }
    }

    /// Removes the last exchange.
    ///
    /// - Returns: The exchange that is now the last; nil if only one is left, and then nothing changes.
    public mutating func undo() -> Exchange? {
        guard exchanges.count > 1 else { return nil }
        exchanges.removeLast()
        return exchanges.last
    }

    /// Replaces the exchanges with the same ones in the row numbers of another index.
    mutating func replace(by exchanges: [Exchange]) { self.exchanges = exchanges }

    // MARK: Choices

    /// Remembers who is meant by ambiguous words.
    ///
    /// - Parameters:
    ///   - person: The person chosen.
    ///   - words: The ambiguous words.
    public mutating func choose(_ person: Person, for words: String) {
        choices[Conversation.key(words)] = person.name
        fresh.insert(Conversation.key(words))
        told.remove(Conversation.key(words))
    }

    /// Returns the person chosen for ambiguous words.
    ///
    /// - Parameters:
    ///   - words: The words.
    ///   - candidates: The people they may mean now.
    /// - Returns: The person; nil if nobody was chosen, or the person is not among the candidates.
    public func choice(for words: String, among candidates: [Person]) -> Person? {
        choices[Conversation.key(words)].flatMap { name in candidates.first { $0.name == name } }
    }

    /// Forgets every choice.
    ///
    /// - Returns: The number of choices forgotten.
    public mutating func forgetChoices() -> Int {
        defer { (choices, fresh, told) = ([:], [], []) }
        return choices.count
    }

    /// Returns whether to mention now who is meant by some words: once per choice, with the next question that uses them.
    ///
    /// - Parameter words: The words.
    /// - Returns: False for the question that the choice was made for, and after it has been mentioned.
    public mutating func tellsChoice(of words: String) -> Bool {
        let key = Conversation.key(words)
        return fresh.remove(key) == nil && told.insert(key).inserted
    }

    private static func key(_ words: String) -> String {
        Tokenizer().tokens(of: words).map(\.folded).joined(separator: " ")
    }
}
