import Model
import Parsing
import Text

/// What was said so far: the questions with their readings, and whom ambiguous names were chosen to mean.
///
/// A value: whoever keeps one for each pipe or session has conversations that never leak into one another. Its memory is bounded.
public struct Conversation: Sendable {
    /// The exchanges, the last one last.
    public private(set) var exchanges: [Exchange] = []
    /// The names chosen, by the words that may mean several people.
    private var choices: [String: String] = [:]
    /// The words that were chosen for the question that is being asked.
    private var fresh: Set<String> = []
    /// The words whose choice has been told once.
    private var told: Set<String> = []

    /// So many exchanges can be gone back to.
    static let longest = 50

    /// A conversation in which nothing was said.
    public init() {}

    /// The last exchange.
    public var last: Exchange? { exchanges.last }

    /// Goes on with another exchange.
    ///
    /// - Parameter exchange: The question with what its answer showed.
    public mutating func add(_ exchange: Exchange) {
        exchanges.append(exchange)
        if exchanges.count > Conversation.longest { exchanges.removeFirst() }
    }

    /// Goes back by one exchange.
    ///
    /// - Returns: The one that is the last now; nil where nothing is left to go back to, and nothing changes.
    public mutating func undo() -> Exchange? {
        guard exchanges.count > 1 else { return nil }
        exchanges.removeLast()
        return exchanges.last
    }

    /// Takes the same exchanges, as they are in another index.
    mutating func replace(by exchanges: [Exchange]) { self.exchanges = exchanges }

    // MARK: Choices

    /// Remembers whom some words mean.
    ///
    /// - Parameters:
    ///   - person: Who was chosen.
    ///   - words: The words that may mean several people.
    public mutating func choose(_ person: Person, for words: String) {
        choices[Conversation.key(words)] = person.name
        fresh.insert(Conversation.key(words))
        told.remove(Conversation.key(words))
    }

    /// Who was chosen for some words.
    ///
    /// - Parameters:
    ///   - words: The words.
    ///   - candidates: Those whom they may mean now.
    /// - Returns: Nil where nobody was, or somebody else is meant now.
    public func choice(for words: String, among candidates: [Person]) -> Person? {
        choices[Conversation.key(words)].flatMap { name in candidates.first { $0.name == name } }
    }

    /// Forgets every choice.
    ///
    /// - Returns: How many there were.
    public mutating func forgetChoices() -> Int {
        defer { (choices, fresh, told) = ([:], [], []) }
        return choices.count
    }

    /// Whether it is to be told now whom some words were chosen to mean: once for each, with the next question that says them.
    ///
    /// - Parameter words: The words.
    /// - Returns: False for the question that they were chosen for, and once it has been told.
    public mutating func tellsChoice(of words: String) -> Bool {
        let key = Conversation.key(words)
        return fresh.remove(key) == nil && told.insert(key).inserted
    }

    private static func key(_ words: String) -> String {
        Tokenizer().tokens(of: words).map(\.folded).joined(separator: " ")
    }
}
