import Model
import Text

/// The words that a note writes with a capital inside of its lines, and never small: names, mostly.
struct ProperNames {
    private var inside: Set<Substring> = []
    private var small: Set<Substring> = []

    /// Reads the words of a note.
    ///
    /// - Complexity: O(*n*), where *n* is the length of its text.
    init(_ blocks: [Block]) {
        for block in blocks where block.kind != .code && block.kind != .heading {
            var isInside = false
            for word in block.text.parts(at: UInt8(ascii: " ")) {
                // Most words are small ones of ASCII.
                if word.utf8.allSatisfy({ $0 &- 97 < 26 }) {
                    small.insert(word)
                    isInside = true
                    continue
                }
                // Behind a mark or at the beginning of a line every word has a capital.
                let isNext = isInside && word.allSatisfy { $0.isLetter || ",.;:!?)".contains($0) }
                let bare = word.prefix(while: \.isLetter)
                if bare.first?.isLowercase == true {
                    small.insert(bare)
                } else if isNext, ProperNames.isWritten(bare) {
                    inside.insert(bare)
                }
                isInside = word.last.map { $0.isLetter || $0 == "," } ?? false
            }
        }
    }

    /// Whether a word is one of them.
    func contains(_ word: Substring) -> Bool { inside.contains(word) && mayBeName(word) }

    /// Whether a word may be a name: it has a capital, is no day or month, and is never written small.
    func mayBeName(_ word: Substring) -> Bool {
        let folded = LetterFolding.fold(word)
        return word.count > 2 && ProperNames.isWritten(word) && !small.contains(word.lowercased()[...])
            && SpeakerName.isName(String(word)) && !QuestionWords.isFunctionWord(folded)
            && WrittenDate.weekday(folded) == nil && !ActionWords.shared.done.contains(folded)
    }

    private static func isWritten(_ word: Substring) -> Bool {
        guard let first = word.first, first.isUppercase else { return false }
        return word.dropFirst().contains(where: \.isLowercase) && word.allSatisfy(\.isLetter)
    }
}
