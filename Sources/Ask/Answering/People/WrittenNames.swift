import Model
import Parsing
import Text

/// Names that a sentence writes with capitals, of people whom no list of the vault names: "Ana Becker", "by Ana", "Ana and Bob".
enum WrittenNames {
    /// The runs of words that are written as names.
    ///
    /// A run inside a sentence counts, at its beginning only one of two words, or one that another name is joined to.
    ///
    /// - Parameters:
    ///   - tokens: The tokens of a sentence.
    ///   - isFree: Whether a token is no part of a name that is known.
    /// - Returns: Ranges of tokens that rise.
    static func ranges(in tokens: [QuestionToken], where isFree: (Int) -> Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for place in tokens.indices where isFree(place) && isWritten(tokens[place]) {
            if let last = runs.last, last.upperBound == place {
                runs[runs.count - 1] = last.lowerBound..<(place + 1)
            } else {
                runs.append(place..<(place + 1))
            }
        }
        return runs.filter { run in
            // Beside another word with a capital it is a part of what that names: "Vice Chair".
            let beside = [run.lowerBound - 1, run.upperBound].filter { tokens.indices.contains($0) }
            guard run.count <= longest, !beside.contains(where: { isWritten(tokens[$0]) }) else { return false }
            let isFirst = run.lowerBound == 0 || tokens[..<run.lowerBound].allSatisfy { $0.kind != .word }
            return !isFirst || run.count > 1 || isJoined(run, to: runs, tokens)
        }
    }

    /// No name has more words.
    private static let longest = 3

    private static func isJoined(_ run: Range<Int>, to runs: [Range<Int>], _ tokens: [QuestionToken]) -> Bool {
        tokens.indices.contains(run.upperBound) && ActorWords.and.contains(tokens[run.upperBound].lower)
            && runs.contains { $0.lowerBound == run.upperBound + 1 }
    }

    /// Whether a word has a capital of its own: one of grammar has it from the sentence, a day or month from the language.
    private static func isWritten(_ token: QuestionToken) -> Bool {
        guard token.kind == .word, token.text.count > 1, token.text.first?.isUppercase == true,
            token.text.dropFirst().allSatisfy({ $0.isLowercase || "-'’".contains($0) || $0.isUppercase }),
            token.text.contains(where: \.isLowercase)
        else { return false }
        var namesTime = false
        TermAnalyzer.everyLanguage.forEachForm(in: token.folded) { form, word, _ in
            namesTime = namesTime || cues.namesTime(word, stem: form.hash)
        }
        return !namesTime && !QuestionWords.isFunctionWord(token.folded)
    }

    private static let cues = CueWords()
}
