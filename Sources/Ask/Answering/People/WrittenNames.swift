import Language
import Model
import Parsing
import Text

/// Finds capitalised names of people the vault does not know: "Ana Becker", "by Ana", "Ana and Bob".
enum WrittenNames {
    /// Returns the token ranges of capitalised names, in order; `isFree` tells whether a token is outside the known names.
    ///
    /// At the start of a sentence a single word counts only if another name is joined to it, or initials or a given name before a verb: "SF
    /// suggested", "Erik helped".
    static func ranges(in tokens: [QuestionToken], where isFree: (Int) -> Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for place in tokens.indices where isFree(place) && isWritten(tokens[place]) {
            if let last = runs.last, last.upperBound == place {
                runs[runs.count - 1] = last.lowerBound..<(place + 1)
            } else {
                runs.append(place..<(place + 1))
            }
        }
        let subject = subject(in: tokens).filter { isFree($0.lowerBound) }
        return subject
            + runs.filter { run in
                // A run next to another capitalised word is part of a longer name: "Vice Chair".
                let beside = [run.lowerBound - 1, run.upperBound].filter { tokens.indices.contains($0) }
                guard run.count <= longest, !beside.contains(where: { isWritten(tokens[$0]) }) else { return false }
                let isFirst = run.lowerBound == 0 || tokens[..<run.lowerBound].allSatisfy { $0.kind != .word }
                return !isFirst || run.count > 1 || isJoined(run, to: runs, tokens)
            }
    }

    private static let longest = 3

    /// Returns the initials or the given name that begin a sentence before a verb.
    private static func subject(in tokens: [QuestionToken]) -> [Range<Int>] {
        guard let first = tokens.firstIndex(where: { $0.kind == .word }), tokens.indices.contains(first + 1),
            tokens[first].text.first?.isUppercase == true
        else { return [] }
        let isInitials =
            (2...longest).contains(tokens[first].text.count)
            && tokens[first].text.allSatisfy { $0.isASCII && $0.isUppercase }
        guard isInitials || GivenNames.contains(tokens[first].folded) && isWritten(tokens[first]) else { return [] }
        return mayBeVerb(tokens[first + 1].lower) ? [first..<(first + 1)] : []
    }

    /// Whether a word behind a name may be its verb: "went", "is", "proposed".
    static func mayBeVerb(_ word: String) -> Bool {
        VerbForms.isVerb(word) || VerbForms.isSupport(word) || word.hasSuffix("ed")
            || QuestionWords.isFunctionWord(word) && !EventWords.isPreposition(word, in: .english)
                && !ActorWords.and.contains(word) && !EventWords.isConjunction(word)
    }

    private static func isJoined(_ run: Range<Int>, to runs: [Range<Int>], _ tokens: [QuestionToken]) -> Bool {
        guard tokens.indices.contains(run.upperBound), runs.contains(where: { $0.lowerBound == run.upperBound + 1 })
        else { return false }
        // After a comma another clause may begin: "Sadly, Ann left".
        let joint = tokens[run.upperBound].lower
        return ActorWords.and.contains(joint) || joint == "," && GivenNames.contains(tokens[run.lowerBound].folded)
    }

    /// Whether a capital marks a name; excludes function words, days and months, which are capitalised anyway.
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
