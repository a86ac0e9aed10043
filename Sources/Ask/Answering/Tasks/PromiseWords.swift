import Language
import Text

/// Words that announce in prose what somebody will do, of all languages.
enum PromiseWords {
    /// Contractions of the speaker and "will".
    static let contracted = Set(words: Language.allCases.map(\.promises.contracted))
    /// After the speaker: "I will", "I promise".
    static let promising = Set(words: Language.allCases.map(\.promises.promising))
    /// After a name: "Sarah will send", "Sarah promised".
    static let intended = Set(words: Language.allCases.map(\.promises.intended))
    /// Of what is to be done, whoever does it: "need to ask the landlord", "should be labelled".
    static let obliging = Set(words: Language.allCases.map(\.promises.obliging))
    /// Labels of tasks.
    static let labels = Set(words: Language.allCases.map(\.promises.labels))

    /// Whether a text may contain one of the words; a quick test, since few lines of a long transcript promise anything.
    ///
    /// - Parameter text: Any text.
    /// - Returns: True also for some texts without the words, such as non-ASCII ones.
    static func mayStand(in text: String) -> Bool {
        let bytes = text.utf8.span
        var place = 0
        while place < bytes.count {
            guard bytes[place] < 0x80 else { return true }
            for word in byFirstLetter[Int(lower(bytes[place]))] where stands(word, at: place, in: bytes) { return true }
            repeat { place += 1 } while place < bytes.count && isLetter(bytes[place - 1]) && isLetter(bytes[place])
        }
        return false
    }

    private static func stands(_ word: [UInt8], at place: Int, in bytes: Span<UInt8>) -> Bool {
        let end = place + word.count
        guard end <= bytes.count, end == bytes.count || !isLetter(bytes[end]) else { return false }
        for letter in word.indices where word[letter] != lower(bytes[place + letter]) { return false }
        return true
    }

    /// The words by first letter; non-ASCII words cannot occur in ASCII text.
    private static let byFirstLetter: [[[UInt8]]] = {
        var table = [[[UInt8]]](repeating: [], count: 128)
        for word in contracted.union(promising).union(intended).union(obliging).union(labels) {
            let bytes = Array(word.utf8)
            if bytes.allSatisfy({ $0 < 0x80 }) { table[Int(bytes[0])].append(bytes) }
        }
        return table
    }()

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func lower(_ byte: UInt8) -> UInt8 { isLetter(byte) ? byte | 0x20 : byte }
}
