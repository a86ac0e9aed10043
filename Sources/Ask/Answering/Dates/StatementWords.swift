import Language
import Model
import Parsing
import Text
import Time

/// Words of questions and statements that matter for dates; all folded.
enum StatementWords {
    /// Whether a question asks when something was said or decided: the answer is the note's own day, not a date in it.
    static func asksAct(_ words: Set<String>) -> Bool { !words.isDisjoint(with: acts) }

    /// Whether a question asks about a plan, whose date may be after the note even in a question about the past.
    static func asksPlan(_ words: Set<String>) -> Bool { !words.isDisjoint(with: plans) }

    static func asksBeginning(_ words: Set<String>) -> Bool { !words.isDisjoint(with: beginnings) }

    /// Whether a line is the date header of a quoted mail, which dates the lines below.
    static func isDateOfMail(_ line: String) -> Bool {
        let start = line.drop { $0 == ">" || $0.isWhitespace }
        return dateHeaders.contains { start.hasPrefix($0) }
    }

    private static let dateHeaders = Language.allCases.flatMap(\.dates.headers)

    /// Whether a question asks how long ago something was: "how long since I last met Bob".
    static func asksElapsed(_ question: String) -> Bool {
        let words = QuestionTokenizer().tokens(of: question).map(\.folded).joined(separator: " ")
        return elapsed.contains { words.contains($0) }
    }

    private static let elapsed = Language.allCases.flatMap { WordList.phrases(of: $0.dates.elapsed) }

    static func words(of text: String) -> Set<String> {
        Set(QuestionTokenizer().tokens(of: text).lazy.filter { $0.kind == .word }.map(\.folded))
    }

    /// Returns the unit that a question asks for: "which year", "what time".
    static func grain(_ question: String) -> TimeGrain? {
        let tokens = QuestionTokenizer().tokens(of: question)
        let asked = tokens.indices.first { place in
            which.contains(tokens[place].folded) && place + 1 < tokens.count && grains[unit(tokens[place + 1])] != nil
        }
        return asked.flatMap { grains[unit(tokens[$0 + 1])] }
    }

    private static func unit(_ token: QuestionToken) -> String { token.isPossessive ? token.stem : token.folded }

    /// Whether a word announces what takes place next.
    static func isNext(_ word: String) -> Bool { next.contains(word) }

    private static let next = Set(words: Language.allCases.map(\.dates.next))

    private static let which = Set(words: Language.allCases.map(\.dates.which))

    private static let grains: [String: TimeGrain] = Dictionary(
        Language.allCases.flatMap(\.dates.grains).flatMap { grain, words in
            WordList.words(of: words).map { ($0, grain) }
        }
    ) { first, _ in first }

    private static let acts = Set(words: Language.allCases.map(\.dates.acts))
    private static let plans = Set(words: Language.allCases.map(\.dates.plans))
    private static let beginnings = Set(words: Language.allCases.map(\.dates.beginnings))
}
