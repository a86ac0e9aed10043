/// Remembers the hashes of words: texts that are read for one question repeat most of theirs, and stemming costs more than looking up.
public final class WordMemo {
    /// By the stable hash of the word, which tells words apart as surely as postings do.
    private var known: [UInt64: [UInt64]] = [:]

    /// A memo of no words.
    public init() {}

    /// The hashes of a word; `read` adds them where it has not been asked for before.
    func hashes(of word: [UInt8], _ read: (inout [UInt64]) -> Void) -> [UInt64] {
        let key = StableHash.of(word)
        if let hashes = known[key] { return hashes }
        var hashes: [UInt64] = []
        read(&hashes)
        known[key] = hashes
        return hashes
    }
}
