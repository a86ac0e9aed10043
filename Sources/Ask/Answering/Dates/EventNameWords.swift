import Text

/// The words of names, which are looked for in texts.
struct EventNameWords {
    private let words: Set<String>
    private let hashes: HashTable<Void>

    /// Some folded words.
    init(_ words: Set<String>) {
        self.words = words
        hashes = HashTable(words.map { (StableHash.of($0.utf8), ()) })
    }

    /// Whether there are none.
    var isEmpty: Bool { words.isEmpty }

    /// Whether one of them is a word of a text.
    func stand(in text: String) -> Bool {
        let plain = text.utf8.withContiguousStorageIfAvailable {
            $0.allSatisfy { $0 < 0x80 } ? standPlainly(in: $0) : nil
        }
        return (plain ?? nil) ?? !QuestionCoverage.names(in: text).isDisjoint(with: words)
    }

    /// The same in ASCII, of which every letter is folded by itself.
    private func standPlainly(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        var hash = StableHash()
        var length = 0
        for byte in text {
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
