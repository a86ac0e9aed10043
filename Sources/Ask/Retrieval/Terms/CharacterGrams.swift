/// A word padded with blanks, for comparison by shared character n-grams.
///
/// Nothing is hashed: two words share an n-gram for each pair of positions from which *n* bytes are equal.
struct CharacterGrams {
    let padded: [UInt8]
    let sizes: ClosedRange<Int>
    /// The squared norm of its n-gram counts.
    let squares: Int

    /// Prepares a word in UTF-8 for n-grams of the given sizes, at least 2.
    init(_ word: some Collection<UInt8>, sizes: ClosedRange<Int>) {
        padded = CharacterGrams.padded(word)
        self.sizes = sizes
        squares = CharacterGrams.product(padded, padded, sizes: sizes)
    }

    static func padded(_ word: some Collection<UInt8>) -> [UInt8] { [32] + word + [32] }

    /// Returns the number of n-grams of a word with a given number of bytes.
    static func count(ofLength length: Int, sizes: ClosedRange<Int>) -> Int {
        sizes.reduce(0) { $0 + max(0, length + 3 - $1) }
    }

    /// Returns the cosine of the n-gram counts of two words, 0 … 1; 0 if it is below the threshold.
    ///
    /// `other` has a blank at either end. Repetition alone must not make words similar, as in an address that contains a name twice: the
    /// threshold must also be reached if each shared n-gram counts once, plus two.
    func likeness(with other: [UInt8], threshold: Float) -> Float {
        let shared = CharacterGrams.product(padded, other, sizes: sizes)
        // Of all words with as many n-grams, one whose n-grams all differ has the smallest norm.
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

    private var count: Int { CharacterGrams.count(ofLength: padded.count - 2, sizes: sizes) }

    private func kindsShared(with other: [UInt8]) -> Int {
        sizes.reduce(0) { $0 + CharacterGrams.kinds(padded, $1).intersection(CharacterGrams.kinds(other, $1)).count }
    }

    private static func kinds(_ padded: [UInt8], _ size: Int) -> Set<ArraySlice<UInt8>> {
        Set(padded.indices.dropLast(size - 1).map { padded[$0..<$0 + size] })
    }

    /// Returns the minimum number of bigrams, counted as pairs of positions, that a word of `length` bytes must share to reach a cosine.
    ///
    /// Two words that share *b* bigrams share at most *b* − 1 trigrams and *b* − 2 four-grams: *n* shared bytes in a row are *n* − 1 shared
    /// bigrams. The result is at least 1.
    func leastSharedBigrams(length: Int, threshold: Float) -> Int {
        let needed = lowered(threshold, CharacterGrams.count(ofLength: length, sizes: sizes), squares)
        var bigrams = 1
        while Double(sizes.reduce(0) { $0 + max(0, bigrams + 2 - $1) }) < needed { bigrams += 1 }
        return bigrams
    }

    /// Returns the minimum dot product for a cosine of words with the given squared norms, slightly lowered for rounding.
    private func lowered(_ threshold: Float, _ first: Int, _ second: Int) -> Double {
        0.9999 * Double(threshold) * (Double(first) * Double(second)).squareRoot()
    }

    /// Returns the number of pairs of positions with *n* equal bytes, summed over all sizes *n*, diagonal by diagonal.
    private static func product(_ left: [UInt8], _ right: [UInt8], sizes: ClosedRange<Int>) -> Int {
        var pairs = 0
        let left = left.span
        let right = right.span
        for shift in (1 - left.count)..<right.count {
            var run = 0
            for place in max(0, -shift)..<min(left.count, right.count - shift) {
                run = left[place] == right[place + shift] ? run + 1 : 0
                pairs += max(0, min(run, sizes.upperBound) - sizes.lowerBound + 1)
            }
        }
        return pairs
    }
}
