import Language
import Parsing

/// The words of a question as a table of one language sees them.
struct HabitWording {
    let text: String
    let language: Language
    let tokens: [QuestionToken]
    /// The words in lower case, contractions in full, without symbols and opening words.
    let words: [String]
    private let places: [Int]

    var table: HabitWords { language.habitWords }

    init(_ text: String, _ language: Language) {
        (self.text, self.language) = (text, language)
        tokens = QuestionTokenizer().tokens(of: text)
        let table = language.habitWords
        var (words, places): ([String], [Int]) = ([], [])
        for (place, token) in tokens.enumerated() where token.kind != .symbol {
            let full = table.contractions[token.folded] ?? [token.folded]
            words += full
            places += full.map { _ in place }
        }
        let opening = HabitWording.longest(table.openings, beginning: words)
        self.words = Array(words.dropFirst(opening))
        self.places = Array(places.dropFirst(opening))
    }

    /// Whether the words of some pattern occur, its first word at the beginning, in a question that is short enough.
    var mayAsk: Bool {
        guard let first = words.first, words.count <= HabitWording.mostWords else { return false }
        let all = Set(words)
        return table.patterns.contains { $0.mayBegin(with: first) && $0.mayFit(all) }
    }

    var mayFollow: Bool { words.count <= HabitWording.mostWords && followUp != nil }

    /// The number of words of the opening of a follow-up; nil without one.
    var followUp: Int? {
        let count = HabitWording.longest(table.followUps, beginning: words)
        return count > 0 ? count : nil
    }

    /// The words that belong to none of some tokens.
    func words(without tokens: Set<Int>) -> [String] {
        zip(words, places).filter { !tokens.contains($0.1) }.map(\.0)
    }

    private static func longest(_ phrases: [[String]], beginning words: [String]) -> Int {
        phrases.filter { words.starts(with: $0) }.map(\.count).max() ?? 0
    }

    private static let mostWords = 20
}
