import Text

/// Collects stems, and stores the wanted ones as a `Vocabulary` with its bigrams.
struct VocabularyBuilder {
    private var numbers = TermNumbers()
    private var letters: [UInt8] = []
    private var ends: [Int] = []

    mutating func append(_ term: UInt64, _ stem: some Collection<UInt8>) {
        guard numbers.number(of: term) == ends.count else { return }
        letters.append(contentsOf: stem)
        ends.append(letters.count)
    }

    private struct Stem {
        var term: UInt64
        var range: Range<Int>
        var head: UInt64
    }

    /// Returns the stored vocabulary of the wanted stems, and their `Bigrams`.
    func stored(where isWanted: (UInt64) -> Bool) -> (vocabulary: [UInt8], bigrams: Bigrams) {
        let stems = sorted(where: isWanted)
        var counts = [UInt32](repeating: 0, count: Vocabulary.longest)
        for stem in stems { counts[stem.range.count - 1] += 1 }
        var bytes = counts.storedBytes
        for stem in stems { bytes += letters[stem.range] }
        for (number, stem) in stems.enumerated() where StableHash.of(letters[stem.range]) != stem.term {
            bytes += [UInt32(number)].storedBytes + [stem.term].storedBytes
        }
        return (bytes, Bigrams(of: stems.map { letters[$0.range] }))
    }

    /// Returns the wanted stems by length, byte order and term.
    private func sorted(where isWanted: (UInt64) -> Bool) -> [Stem] {
        var stems: [Stem] = []
        var start = 0
        for (term, end) in zip(numbers.terms, ends) {
            let range = start..<end
            start = end
            guard (1...Vocabulary.longest).contains(range.count), isWanted(term) else { continue }
            stems.append(Stem(term: term, range: range, head: head(of: range)))
        }
        return stems.sorted { left, right in
            if left.range.count != right.range.count { return left.range.count < right.range.count }
            if left.head != right.head { return left.head < right.head }
            let (first, second) = (letters[left.range], letters[right.range])
            return left.range.count <= 8 || first == second
                ? left.term < right.term : first.lexicographicallyPrecedes(second)
        }
    }

    private func head(of range: Range<Int>) -> UInt64 {
        var head: UInt64 = 0
        for place in range.prefix(8) { head = head << 8 | UInt64(letters[place]) }
        return head << UInt64(8 * max(0, 8 - range.count))
    }
}
