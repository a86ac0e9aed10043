import Text

/// A set of name words that can be found in texts.
struct EventNameWords {
    private let words: Set<String>
    private let hashes: HashTable<Void>

    init(_ words: Set<String>) {
        self.words = words
        hashes = HashTable(words.map { (StableHash.of($0.utf8), ()) })
    }

    var isEmpty: Bool { words.isEmpty }

    /// Whether a text contains one of the words.
    func stand(in text: String) -> Bool {
        standPlainly(in: text.utf8.span) ?? !QuestionCoverage.names(in: text).isDisjoint(with: words)
    }

    /// The same for ASCII text, which is folded byte by byte; nil for other text.
    private func standPlainly(in text: Span<UInt8>) -> Bool? {
        for place in text.indices where text[place] >= 0x80 { return nil }
        var hash = StableHash()
        var length = 0
        for place in text.indices {
            let byte = text[place]
            if (0x61...0x7A).contains(byte | 0x20) {
                hash.combine(byte | 0x20)
                length += 1
            } else if length > 0 {
                if length > 1, hashes[hash.value] != nil { return true }
                (hash, length) = (StableHash(), 0)
            }
        }
        return length > 1 && hashes[hash.value] != nil
    }
}
