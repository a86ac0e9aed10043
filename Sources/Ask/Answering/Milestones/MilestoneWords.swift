import Language
import Parsing
import Text

/// Recognises numbered steps and what lines say of them.
enum MilestoneWords {
    /// What a line says of a step.
    enum Verdict: Equatable {
        case passed
        case failed
    }

    /// Returns the number behind a noun for a step: 3 in "stage 3", "Stage-3" and "RFC3", 2.7 in "stage 2.7"; nil if there is none.
    static func number(in text: String) -> Double? {
        let tokens = QuestionTokenizer().tokens(of: text)
        for place in tokens.indices.dropLast() where steps.contains(tokens[place].folded) {
            var next = place + 1
            if tokens[next].text == "-", next + 1 < tokens.count { next += 1 }
            guard tokens[next].kind == .number, tokens[next].text.utf8.count <= mostDigits,
                let whole = Double(tokens[next].text)
            else { continue }
            guard next + 2 < tokens.count, tokens[next + 1].text == ".", tokens[next + 1].isGlued,
                tokens[next + 2].kind == .number, tokens[next + 2].isGlued
            else { return whole }
            return Double(tokens[next].text + "." + tokens[next + 2].text)
        }
        return nil
    }

    /// The maximum number of digits of a step.
    private static let mostDigits = 3

    /// Whether a folded word is a noun for a step: "phase".
    static func isStep(_ word: String) -> Bool { steps.contains(word) }

    /// Returns the noun for a step that a folded word is, or to which a number is joined: "rfc" of "rfc2"; nil for other words.
    static func step(_ word: String) -> String? {
        let noun = String(word.reversed().drop { $0.isNumber }.reversed())
        return steps.contains(noun) ? noun : nil
    }

    /// Whether a folded word of a question names no matter: a step, its number, or a verb of reaching it.
    static func isOfReaching(_ word: String) -> Bool {
        step(word) != nil || reaching.contains(word) || word.allSatisfy { $0.isNumber || $0 == "." }
    }

    /// Whether the folded words of a question begin with those for how far something has come.
    static func asksHowFar(_ words: [String]) -> Bool { howFar.contains { words.starts(with: $0) } }

    /// Returns what a line says of a step, in the last of several sentences; nil if it asks, wishes or says nothing of it.
    static func verdict(of line: String) -> Verdict? {
        guard line.last != "?" else { return nil }
        return Sentences.ranges(in: line).compactMap { sentence(String(line[$0])) }.last
    }

    private static func sentence(_ text: String) -> Verdict? {
        let words = QuestionTokenizer().tokens(of: text).filter { $0.kind == .word }.map(\.lower)
        guard !words.contains(where: open.contains), text.last != "?" else { return nil }
        // "No objections" at the beginning is the result; elsewhere it is the view of one.
        if let first = words.first, failed.contains(first), words.dropFirst().first.map(objections.contains) ?? false {
            return .passed
        }
        let isTold = words.contains { results.contains($0) || rejected.contains($0) }
        guard isTold || number(in: text) != nil && words.contains(where: taken.contains) else { return nil }
        return words.contains(where: failed.contains) ? .failed : .passed
    }

    /// Whether a heading announces a step that is not yet due: "Reminder: upcoming vote".
    static func isAhead(_ heading: String) -> Bool {
        Tokenizer().tokens(of: heading).contains { open.contains($0.folded) }
    }

    private static let steps = Set(Set(words: Language.allCases.map(\.milestones.steps)).map(LetterFolding.fold))
    private static let reaching = Set(Set(words: Language.allCases.map(\.milestones.reaching)).map(LetterFolding.fold))
    private static let results = Set(words: Language.allCases.map(\.milestones.results))
    private static let taken = Set(words: Language.allCases.map(\.milestones.taken))
    private static let failed = Set(words: Language.allCases.map(\.milestones.failed))
    private static let open = Set(words: Language.allCases.map(\.milestones.open))
    private static let objections = Set(words: Language.allCases.map(\.milestones.objections))
    /// Words that say by themselves that a step is not taken.
    private static let rejected = failed.filter { $0.hasSuffix("ed") || $0.hasSuffix("é") || $0.hasPrefix("ab") }
    private static let howFar = Language.allCases.map { language in
        language.milestones.howFar.split(separator: " ").map { LetterFolding.fold(String($0)) }
    }
}
