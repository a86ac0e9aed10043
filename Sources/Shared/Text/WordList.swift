/// The notation of the language tables: blanks or line ends separate words, commas separate phrases.
public enum WordList {
    /// Calls `body` with each word of a list in UTF-8, valid during the call; blanks or line ends separate words.
    public static func forEachWord(of list: String, _ body: (Span<UInt8>) -> Void) {
        forEachPart(of: list.utf8Span.span, at: isBlank, body)
    }

    /// Calls `body` with each word of a phrase in UTF-8, valid during the call; blanks or line ends separate words.
    public static func forEachWord(
        of phrase: Span<UInt8>, _ body: (Span<UInt8>) -> Void
    ) {
        forEachPart(of: phrase, at: isBlank, body)
    }

    /// Calls `body` with each phrase of a list in UTF-8, valid during the call; commas separate phrases.
    public static func forEachPhrase(of list: String, _ body: (Span<UInt8>) -> Void) {
        forEachPart(of: list.utf8Span.span, at: { $0 == UInt8(ascii: ",") }, body)
    }

    /// Returns the words of a list in order, separated by blanks, line ends or commas.
    public static func words(of list: String) -> [String] {
        var words: [String] = []
        forEachPart(of: list.utf8Span.span, at: { isBlank($0) || $0 == UInt8(ascii: ",") }) {
            words.append(String(decoding: $0))
        }
        return words
    }

    /// Returns the phrases of a list.
    ///
    /// - Parameter list: Phrases separated by commas.
    /// - Returns: The phrases in order, their words separated by one blank.
    public static func phrases(of list: String) -> [String] {
        var phrases: [String] = []
        forEachPhrase(of: list) { phrase in
            var bytes: [UInt8] = []
            bytes.reserveCapacity(phrase.count)
            forEachWord(of: phrase) { word in
                if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
                bytes.append(word)
            }
            if !bytes.isEmpty { phrases.append(String(decoding: bytes, as: UTF8.self)) }
        }
        return phrases
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte <= 32 }

    private static func forEachPart(
        of text: Span<UInt8>, at isSeparator: (UInt8) -> Bool,
        _ body: (Span<UInt8>) -> Void
    ) {
        var start = 0
        for place in 0...text.count where place == text.count || isSeparator(text[place]) {
            if place > start { body(text.extracting(start..<place)) }
            start = place + 1
        }
    }
}

extension Set<String> {
    /// Creates a set from lines of words separated by blanks or line ends, the notation of the language tables.
    public init(words lines: [String]) { self.init(lines.flatMap(WordList.words)) }
}
