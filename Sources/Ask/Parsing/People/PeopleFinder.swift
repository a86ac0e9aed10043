import Model
import Text

/// Finds the people whom a question names, by any name that the vault knows.
///
/// Adjacent parts of one name are read together, so that "Sarah Chen" does not match every other Sarah. An ordinary word (Mark, May, Will)
/// is a name only if the sentence requires it. Nicknames count if nobody has the name itself. A word nearly spelt like a name is a guess.
struct PeopleFinder: Sendable {
    struct Match: Equatable {
        /// The words of the name, with preceding titles.
        var tokens: Range<Int>
        /// The people who may be meant, most likely first.
        var candidates: [Person]
        /// Whether the name or a part of it is misspelt.
        var isGuess = false
        /// Whether all candidates are meant: "both Sarahs".
        var isAll = false
        /// Whether any of the candidates is meant: "anyone from Monera".
        var isAny = false
    }

    private let index: NameIndex

    init(_ known: KnownNames) {
        index = known.index
    }

    /// Finds the names in a question, in order, without overlaps; other words may be guessed as misspelt names.
    ///
    /// A word among `common` is a name only if the sentence requires it.
    func matches(in tokens: [QuestionToken], common: Set<String> = [], free: (Int) -> Bool) -> [Match] {
        let scan = NameScan(tokens, index: index, common: common, free: free)
        let guesser = NameGuesser(index: index, scan: scan)
        let found = scan.mayHoldName ? matches(scan, guesses: true).map(guesser.lengthened) : []
        let guesses = guesser.guesses(beside: found)
        if guesses.isEmpty { return found }
        return (found + guesses).sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
    }

    /// Returns the folded words of a question that name somebody, without those that are known as words of the language.
    func wordsOfNames(in tokens: [QuestionToken]) -> [String] {
        let scan = NameScan(tokens, index: index, free: { _ in true })
        guard scan.mayHoldName else { return [] }
        return tokens.indices.filter { scan.items[$0].word.bearers >= 0 && !scan.traits($0).contains(.ordinary) }
            .map { NameScan.bare(tokens[$0]) }
    }

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
            if scan.isFreeWord(place), !scan.endsDottedName(place), let match = reader.match(at: place, floor: floor) {
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
