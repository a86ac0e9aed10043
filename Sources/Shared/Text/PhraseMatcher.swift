import Language

/// Finds a quoted phrase in a text: the same words in a row.
///
/// Words are compared whole, folded and unstemmed; other characters between them (blanks, line breaks, punctuation) do not matter. In
/// scripts without spaces each character is a word.
public struct PhraseMatcher: Sendable {
    private let words: [[UInt8]]
    /// For each word of the phrase, the hashes of its index terms in all languages.
    ///
    /// A chunk with the phrase has a posting of one term per word; `matches` then checks the text of such chunks.
    public let terms: [[UInt64]]

    /// Creates a matcher of the text between quotation marks.
    public init(_ phrase: String) {
        words = PhraseMatcher.words(of: phrase).map(\.word)
        var terms: [[UInt64]] = []
        Tokenizer().forEachWord(in: phrase.utf8Span.span) { token, word in
            if token.traits.contains(.single) { return }
            var hashes: [UInt64] = []
            for language in Language.stemmed {
                var stem = word
                let hash = language.stem(&stem)
                if !hashes.contains(hash) { hashes.append(hash) }
            }
            terms.append(hashes)
        }
        self.terms = terms
    }

    /// Whether the phrase has no words; it then matches nothing.
    public var isEmpty: Bool { words.isEmpty }

    /// Returns whether a text contains the phrase; false for a phrase without words.
    public func matches(_ text: String) -> Bool { !ranges(in: text).isEmpty }

    /// Returns the occurrences of the phrase in a text.
    ///
    /// - Parameter text: Any text.
    /// - Returns: Ascending, non-overlapping byte ranges of the text's UTF-8.
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

    /// Returns the folded words of a text, or the characters of a script without spaces.
    private static func words(of text: String) -> [(range: Range<Int>, word: [UInt8])] {
        var words: [(range: Range<Int>, word: [UInt8])] = []
        Tokenizer().forEachWord(in: text.utf8Span.span) { token, word in
            // A pair of characters repeats its two characters.
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
