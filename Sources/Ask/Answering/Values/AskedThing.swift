import Language
import Parsing
import Text

/// A thing that a question asks for by its kind: "what conference was I at", "which fuse is our room on".
struct AskedThing {
    /// The terms of the noun that names the kind.
    private let noun: Set<UInt64>
    /// The terms of all words of the question.
    private let asked: Set<UInt64>
    private let words: Set<String>

    /// Reads the noun after "which" or "what"; nil if there is none.
    init?(_ question: String) {
        let tokens = QuestionTokenizer().tokens(of: question)
        guard let which = tokens.firstIndex(where: { AskedThing.determiners.contains($0.folded) }) else { return nil }
        let kind = tokens[(which + 1)...].prefix { $0.kind == .word && !QuestionWords.isFunctionWord($0.folded) }
        guard let last = kind.last, kind.endIndex < tokens.endIndex else { return nil }
        // In "which level is" the noun is the last word; in "which school offered" a verb follows the noun.
        let isWhole = kind.count <= AskedThing.longest && QuestionWords.isFunctionWord(tokens[kind.endIndex].folded)
        noun = TermAnalyzer.everyLanguage.hashes(
            of: isWhole ? last.folded : kind.prefix(AskedThing.longest - 1).map(\.folded).joined(separator: " "))
        asked = TermAnalyzer.everyLanguage.hashes(of: question)
        words = Set(tokens.map(\.folded))
    }

    private static let determiners = Set(words: Language.allCases.map(\.asked.whichThing))
    /// Maximum number of words read as the kind.
    private static let longest = 3

    /// Returns the name of the thing in a line; nil if there is none, or several.
    ///
    /// It is a name that contains the noun, or a number after the noun; else the only name marked as such.
    func name(in line: String) -> String? {
        let tokens = QuestionTokenizer().tokens(of: line)
        let names = named(tokens, line)
        if !names.isEmpty { return names.count == 1 ? names.first : nil }
        let marked = MarkedNames.all(in: line).filter(isNew)
        return marked.count == 1 ? marked[0] : nil
    }

    /// Whether at most half of a name's words are in the question; otherwise it names the topic rather than the answer.
    private func isNew(_ name: String) -> Bool {
        let words = Tokenizer().tokens(of: name).map(\.folded).filter { !QuestionWords.isFunctionWord($0) }
        let known = words.count { !TermAnalyzer.everyLanguage.hashes(of: $0).isDisjoint(with: asked) }
        return !words.isEmpty && known * 2 <= words.count
    }

    /// Returns the names that contain the noun, "Friends of Kelp Conference", and the numbers after it, "fuse #20".
    private func named(_ tokens: [QuestionToken], _ line: String) -> Set<String> {
        var names: Set<String> = []
        for place in tokens.indices where isNoun(tokens[place]) {
            var start = place
            while start > 0,
                isPart(tokens[start - 1]) || start > 1 && isJoint(tokens[start - 1]) && isPart(tokens[start - 2])
            {
                start -= 1
            }
            if start < place {
                names.insert(text(start...place, tokens, line))
                continue
            }
            var end = place + 1
            if tokens.indices.contains(end), tokens[end].text == "#" { end += 1 }
            if tokens.indices.contains(end), tokens[end].kind == .number { names.insert(tokens[end].text) }
        }
        return names
    }

    private func text(_ range: ClosedRange<Int>, _ tokens: [QuestionToken], _ line: String) -> String {
        let bytes = tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound].range.upperBound
        return String(decoding: Array(line.utf8)[bytes], as: UTF8.self)
    }

    private func isNoun(_ token: QuestionToken) -> Bool {
        !TermAnalyzer.everyLanguage.hashes(of: token.folded).isDisjoint(with: noun)
    }

    /// Whether a word is part of a written name: it is capitalised and not in the question.
    private func isPart(_ token: QuestionToken) -> Bool {
        token.kind == .word && token.text.first?.isUppercase == true && !words.contains(token.folded)
            && !QuestionWords.isFunctionWord(token.folded)
    }

    /// Whether a word joins the parts of a name: "Friends of Kelp".
    private func isJoint(_ token: QuestionToken) -> Bool {
        token.kind == .word && token.text.utf8.count <= 3 && QuestionWords.isFunctionWord(token.folded)
    }
}
