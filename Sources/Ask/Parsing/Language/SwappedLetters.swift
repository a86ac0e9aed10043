/// Finds words of which two neighbouring letters were swapped, the commonest slip of typing: `waht`, `decied`.
///
/// The first letter must be right, and the word must have four letters: shorter ones are too often other words.
struct SwappedLetters: Sendable {
    private var words: [UInt64: [(bytes: [UInt8], place: Int)]] = [:]
    private static let shortest = 4

    /// Adds a word and where it leads.
    mutating func add(_ word: String, _ place: Int) {
        let bytes = Array(word.utf8)
        guard bytes.count >= SwappedLetters.shortest else { return }
        words[SwappedLetters.signature(bytes), default: []].append((bytes, place))
    }

    /// Where the word leads of which a text is a swap away; nil where there is none.
    func place(of text: String) -> Int? {
        let bytes = Array(text.utf8)
        guard bytes.count >= SwappedLetters.shortest, let similar = words[SwappedLetters.signature(bytes)] else {
            return nil
        }
        return similar.first { SwappedLetters.isSwap(bytes, $0.bytes) }?.place
    }

    /// The same for all orders of the same letters.
    private static func signature(_ bytes: [UInt8]) -> UInt64 {
        bytes.reduce(UInt64(bytes.count)) { sum, byte in
            let square = UInt64(byte) &* UInt64(byte)
            return sum &+ square &* square &* 0x9E37_79B9_7F4A_7C15
        }
    }

    private static func isSwap(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        guard left.count == right.count, let first = left.indices.first(where: { left[$0] != right[$0] }), first > 0,
            first + 1 < left.count
        else { return false }
        return left[first] == right[first + 1] && left[first + 1] == right[first]
            && left[(first + 2)...] == right[(first + 2)...]
    }
}
