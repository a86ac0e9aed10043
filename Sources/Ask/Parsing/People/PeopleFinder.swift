import Model
import Text

/// Finds the people whom a question names, by every name the vault knows them by.
///
/// Each word is looked up once. Neighbouring words that are parts of one person's name are read together, so that "Sarah Chen" is not also
/// every other Sarah. A word that is a word of the language too (Mark, May, Will) is a name only where the sentence makes it one.
/// Nicknames count where nobody bears the name itself. What is spelt nearly like a name is a guess.
struct PeopleFinder: Sendable {
    /// A name in a question.
    struct Match: Equatable {
        /// The words that name somebody, with titles before them.
        var tokens: Range<Int>
        /// Those who may be meant, the likeliest first.
        var candidates: [Person]
        /// Whether the name, or a part of it, is misspelt.
        var isGuess = false
        /// Whether all candidates are meant, not one of them: "both Sarahs".
        var isAll = false
        /// Whether any of the candidates is meant: "anyone from Monera".
        var isAny = false
    }

    private let index: NameIndex

    init(_ known: KnownNames) {
        index = known.index
    }

    /// The names in a question, in order, not overlapping.
    ///
    /// - Parameters:
    ///   - tokens: The question's words.
    ///   - free: Whether a token is not yet understood as something else.
    /// - Returns: Names spelt right, and guesses where no name is spelt right.
    func matches(in tokens: [QuestionToken], free: (Int) -> Bool) -> [Match] {
        let scan = NameScan(tokens, index: index, free: free)
        let found = scan.mayHoldName ? matches(scan, guesses: true) : []
        let guesser = NameGuesser(index: index, scan: scan)
        let guesses = guesser.guesses(beside: found)
        if guesses.isEmpty { return found }
        return (found + guesses).sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
    }

    /// The names that are spelt right, in order, not overlapping.
    func exactMatches(in tokens: [QuestionToken], free: (Int) -> Bool) -> [Match] {
        let scan = NameScan(tokens, index: index, free: free)
        return scan.mayHoldName ? matches(scan, guesses: false) : []
    }

    private func matches(_ scan: NameScan, guesses: Bool) -> [Match] {
        let reader = NameReader(index: index, scan: scan, grammar: NameGrammar(scan), guesses: guesses)
        var result: [Match] = []
        var place = 0
        var floor = 0
        while place < scan.tokens.count {
            if scan.isFreeWord(place), let match = reader.match(at: place, floor: floor) {
                result.append(match)
                place = max(place + 1, match.tokens.upperBound)
                floor = place
            } else {
                place += 1
            }
        }
        return result
    }
}
