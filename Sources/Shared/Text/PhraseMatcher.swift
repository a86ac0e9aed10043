/// Tells whether a text holds a quoted phrase: the same words in a row.
///
/// Words are compared folded, not stemmed, and whole; what stands between them (blanks, line breaks, punctuation, hyphens) does not
/// matter. In scripts without spaces each character is a word.
public struct PhraseMatcher: Sendable {
    private let words: [[UInt8]]
    /// For each word of the phrase, the hashes of the terms under which an index may know it, by its document's language.
    ///
    /// A text that holds the phrase has a posting of one term of each: the candidates, of which `matches` then reads the text.
    public let terms: [[UInt64]]

    /// A matcher of a phrase.
    ///
    /// - Parameter phrase: What stands between the quotation marks.
    public init(_ phrase: String) {
        words = PhraseMatcher.words(of: phrase).map(\.word)
        var terms: [[UInt64]] = []
        var phrase = phrase
        phrase.withUTF8 { utf8 in
            Tokenizer().forEachWord(in: utf8) { token, word in
                if token.traits.contains(.single) { return }
                var hashes: [UInt64] = []
                for language in TextLanguage.allCases {
                    var stem = word
                    let hash = language.stem(&stem)
                    if !hashes.contains(hash) { hashes.append(hash) }
                }
                terms.append(hashes)
            }
        }
        self.terms = terms
    }

    /// Whether the phrase has no word: nothing can hold it.
    public var isEmpty: Bool { words.isEmpty }

    /// Whether a text holds the phrase.
    ///
    /// - Parameter text: Any text.
    /// - Returns: False for a phrase without words.
    public func matches(_ text: String) -> Bool { !ranges(in: text).isEmpty }

    /// Where a text holds the phrase.
    ///
    /// - Parameter text: Any text.
    /// - Returns: Rising byte ranges of the text's UTF-8 that do not overlap.
    /// - Complexity: O(*n* · *m*) for *n* words of text and *m* of the phrase; nearly always O(*n*).
    public func ranges(in text: String) -> [Range<Int>] {
        guard !words.isEmpty else { return [] }
        let found = PhraseMatcher.words(of: text)
        var ranges: [Range<Int>] = []
        var place = 0
        while place + words.count <= found.count {
            let end = place + words.count
            if found[place..<end].elementsEqual(words, by: { $0.word == $1 }) {
                ranges.append(found[place].range.lowerBound..<found[end - 1].range.upperBound)
                place = end
            } else {
                place += 1
            }
        }
        return ranges
    }

    /// The folded words of a text; of a script without spaces, the characters.
    private static func words(of text: String) -> [(range: Range<Int>, word: [UInt8])] {
        var text = text
        return text.withUTF8 { utf8 in
            var words: [(range: Range<Int>, word: [UInt8])] = []
            Tokenizer().forEachWord(in: utf8) { token, word in
                // A pair says what its two characters say.
                let isPair =
                    token.traits.contains(.unspaced) && !token.traits.contains(.single)
                    && words.last.map { $0.range.lowerBound == token.range.lowerBound } == true
                if isPair { return }
                if token.traits.contains(.umlauts) { Umlauts.fold(&word) }
                words.append((token.range, word))
            }
            return words
        }
    }
}
