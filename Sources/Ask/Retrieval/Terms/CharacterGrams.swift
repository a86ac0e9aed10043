/// A word with a blank at either end, ready to be compared with others by the character n-grams that both have.
///
/// Nothing is hashed: two words share an n-gram for each pair of places from which on *n* bytes are the same.
struct CharacterGrams {
    /// The bytes of the word between two blanks.
    let padded: [UInt8]
    let sizes: ClosedRange<Int>
    /// The squared length of the counts of its n-grams.
    let squares: Int

    /// A word.
    ///
    /// - Parameters:
    ///   - word: UTF-8.
    ///   - sizes: The sizes of the n-grams, from 2.
    init(_ word: some Collection<UInt8>, sizes: ClosedRange<Int>) {
        padded = CharacterGrams.padded(word)
        self.sizes = sizes
        squares = CharacterGrams.product(padded, padded, sizes: sizes)
    }

    /// A word between two blanks.
    static func padded(_ word: some Collection<UInt8>) -> [UInt8] { [32] + word + [32] }

    /// The number of n-grams of a word of so many bytes.
    static func count(ofLength length: Int, sizes: ClosedRange<Int>) -> Int {
        sizes.reduce(0) { $0 + max(0, length + 3 - $1) }
    }

    /// The cosine of the counts of n-grams.
    ///
    /// A word is not like another for having again and again what that has once, as an address may that is made of a name: it must reach the
    /// threshold also where each n-gram that both have counts once, but for a few.
    ///
    /// - Parameters:
    ///   - other: Another word between two blanks.
    ///   - threshold: What the cosine must reach to be told.
    /// - Returns: 0 … 1; 0 where it is less than the threshold.
    func likeness(with other: [UInt8], threshold: Float) -> Float {
        let shared = CharacterGrams.product(padded, other, sizes: sizes)
        // No word has a shorter vector than one of as many n-grams that all differ.
        let least = CharacterGrams.count(ofLength: other.count - 2, sizes: sizes)
        guard shared > 0, Double(shared) >= lowered(threshold, least, squares) else { return 0 }
        let otherSquares = CharacterGrams.product(other, other, sizes: sizes)
        let likeness = Float(shared) / (Float(squares) * Float(otherSquares)).squareRoot()
        guard likeness >= threshold else { return 0 }
        let hasRepetitions = squares > count || otherSquares > least
        let kinds = hasRepetitions ? kindsShared(with: other) + CharacterGrams.repetitionsCounted : shared
        return Double(kinds) >= lowered(threshold, least, count) ? likeness : 0
    }

    private static let repetitionsCounted = 2

    /// The number of n-grams of the word.
    private var count: Int { CharacterGrams.count(ofLength: padded.count - 2, sizes: sizes) }

    /// How many different n-grams both words have.
    private func kindsShared(with other: [UInt8]) -> Int {
        sizes.reduce(0) { $0 + CharacterGrams.kinds(padded, $1).intersection(CharacterGrams.kinds(other, $1)).count }
    }

    private static func kinds(_ padded: [UInt8], _ size: Int) -> Set<ArraySlice<UInt8>> {
        Set(padded.indices.dropLast(size - 1).map { padded[$0..<$0 + size] })
    }

    /// How many bigrams a word must share at least for the cosine to reach a threshold, each pair of places counted.
    ///
    /// Where two words share *b* bigrams, they share at most *b* − 1 trigrams and *b* − 2 n-grams of four: a run of *n* shared bytes
    /// begins with *n* − 1 shared bigrams.
    ///
    /// - Parameters:
    ///   - length: The bytes of the word.
    ///   - threshold: The least cosine.
    /// - Returns: At least 1.
    func leastSharedBigrams(length: Int, threshold: Float) -> Int {
        let needed = lowered(threshold, CharacterGrams.count(ofLength: length, sizes: sizes), squares)
        var bigrams = 1
        while Double(sizes.reduce(0) { $0 + max(0, bigrams + 2 - $1) }) < needed { bigrams += 1 }
        return bigrams
    }

    /// The product of counts that a cosine needs with words of such squared lengths, a little less for the rounding of floats.
    private func lowered(_ threshold: Float, _ first: Int, _ second: Int) -> Double {
        0.9999 * Double(threshold) * (Double(first) * Double(second)).squareRoot()
    }

    /// The number of pairs of places from which on *n* bytes are the same, for all sizes *n*: diagonal by diagonal.
    private static func product(_ left: [UInt8], _ right: [UInt8], sizes: ClosedRange<Int>) -> Int {
        var pairs = 0
        left.withUnsafeBufferPointer { left in
            right.withUnsafeBufferPointer { right in
                for shift in (1 - left.count)..<right.count {
                    var run = 0
                    for place in max(0, -shift)..<min(left.count, right.count - shift) {
                        run = left[place] == right[place + shift] ? run + 1 : 0
                        pairs += max(0, min(run, sizes.upperBound) - sizes.lowerBound + 1)
                    }
                }
            }
        }
        return pairs
    }
}
