import Language
import Text

/// A line that is no question but is to be written down: "note: …", "remember that …", "todo: …".
public struct Capture: Equatable, Sendable {
    /// What is written down.
    public enum Kind: Sendable {
        case note
        case todo
    }

    /// What is written down.
    public let kind: Kind
    /// The text, as typed.
    public let text: String
    /// The language of the words that ask for it; nil if several languages have them.
    public let language: Language?

    /// Reads a line; nil for a question, and for words that ask for it with nothing after them.
    ///
    /// - Parameter line: What the user typed.
    public init?(_ line: String) {
        let typed = QuestionTokenizer().tokens(of: line)
        let words = typed.filter { $0.kind != .symbol }[...]
        let tables = FollowUpTables.self
        guard let found = tables.capturing.beginning(words) ?? tables.captured.beginning(words) else { return nil }
        let last = words[found.count - 1]
        let rest = typed.drop { $0.range.lowerBound <= last.range.lowerBound }
        let hasColon = rest.first?.text == ":"
        guard hasColon || tables.capturing.beginning(words) != nil else { return nil }
        let utf8 = Array(line.utf8)
        let isSeparated = hasColon || rest.first?.text == ","
        let start = isSeparated ? rest.first?.range.upperBound : rest.first?.range.lowerBound
        guard let start, let text = Capture.text(utf8[start...]) else { return nil }
        (kind, self.text) = (found.meaning, text)
        let speaking = Language.allCases.filter { language in
            [language.followUps.capturing, language.followUps.captured].contains {
                PhraseTable($0).beginning(words)?.count == found.count
            }
        }
        language = speaking.count == 1 ? speaking[0] : nil
    }

    /// Returns a text on one line; nil if it is blank.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
        let words = String(decoding: bytes, as: UTF8.self).split {
            $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.value < 0x20 }
        }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}
