import Model
import Text

/// The words that a note capitalizes within its lines and never writes in lower case: mostly names.
struct ProperNames {
    private var inside: Set<Substring> = []
    private var small: Set<Substring> = []

    /// Reads the words of a note, in time linear in the length of its text.
    init(_ blocks: [Block]) {
        for block in blocks where block.kind != .code && block.kind != .heading {
            var isInside = false
            for word in block.text.parts(at: UInt8(ascii: " ")) {
                // Most words are lower-case ASCII.
                if word.utf8.allSatisfy({ $0 &- 97 < 26 }) {
                    small.insert(word)
                    isInside = true
                    continue
                }
                // After punctuation or at the beginning of a line every word is capitalized.
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

    func contains(_ word: Substring) -> Bool { inside.contains(word) && mayBeName(word) }

    /// Returns whether a word may be a name: capitalized, no weekday, and never in lower case in this note.
    func mayBeName(_ word: Substring) -> Bool {
        let folded = LetterFolding.fold(word)
        return word.count > 2 && ProperNames.isWritten(word) && !small.contains(word.lowercased()[...])
            && SpeakerName.isName(String(word)) && !QuestionWords.isFunctionWord(folded)
            && WrittenDate.weekday(folded) == nil && !ActionVocabulary.shared.done.contains(folded)
    }

    private static func isWritten(_ word: Substring) -> Bool {
        guard let first = word.first, first.isUppercase else { return false }
        return word.dropFirst().contains(where: \.isLowercase) && word.allSatisfy(\.isLetter)
    }
}
