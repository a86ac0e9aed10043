/// Turns text into terms: folded words, stemmed, each with the stable hash under which postings know it.
public struct TermAnalyzer: Sendable {
    /// Changes whenever the same text would give other terms; an index of another version is rebuilt.
    public static let version = 1

    /// One word of a text.
    public struct Term: Sendable, Hashable {
        /// Where the word stands in the text's UTF-8.
        public let range: Range<Int>
        /// The folded word.
        public let word: String
        /// Its stem.
        public let stem: String
        /// The hash of the stem.
        public let hash: UInt64
    }

    private let tokenizer = Tokenizer()
    private let stemmer = EnglishStemmer()

    /// Creates an analyzer; it holds no state.
    public init() {}

    /// Calls `body` with each word of a text, in order; no strings are made.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - body: Gets the byte range of the word, the folded word, its stem and the stem's hash; the buffers are reused.
    public func forEachTerm(in text: String, _ body: (Range<Int>, [UInt8], [UInt8], UInt64) -> Void) {
        var text = text
        var stem: [UInt8] = []
        stem.reserveCapacity(64)
        text.withUTF8 { utf8 in
            tokenizer.forEachToken(in: utf8) { range, word in
                stem.removeAll(keepingCapacity: true)
                stem += word
                stemmer.stem(&stem)
                body(range, word, stem, StableHash.of(stem))
            }
        }
    }

    /// The words of a text as values.
    ///
    /// - Parameter text: Any text.
    /// - Returns: Each word in order.
    public func terms(of text: String) -> [Term] {
        var result: [Term] = []
        forEachTerm(in: text) { range, word, stem, hash in
            result.append(
                Term(
                    range: range, word: String(decoding: word, as: UTF8.self),
                    stem: String(decoding: stem, as: UTF8.self), hash: hash))
        }
        return result
    }
}
