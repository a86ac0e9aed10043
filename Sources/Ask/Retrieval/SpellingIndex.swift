import Store
import Text

/// The vault's vocabulary, ready to be compared with a word: finds the stems that are spelt most alike.
///
/// Likeness is the cosine of the counts of character n-grams of the stem with a blank at either end. A bit pattern of the n-grams rules out
/// nearly all stems before anything is counted.
struct SpellingIndex {
    /// A stem of the vault with its likeness, 0 … 1.
    struct Neighbour {
        var term: UInt64
        var stem: String
        var likeness: Float
        /// Whether so few letters are wrong that it is the word, misspelt.
        var isNear = false
    }

    private var terms: [UInt64] = []
    private var starts: [Int32] = [0]
    private var bytes: [UInt8] = []
    private var signatures: [SIMD2<UInt64>] = []

    /// Reads the vocabulary.
    ///
    /// - Parameter index: An open index.
    /// - Throws: `StoreError` where the index cannot be read.
    init(_ index: IndexReader) throws(StoreError) {
        var seen: Set<UInt64> = []
        var grams: [UInt64] = []
        try index.forEachWord { term, word in
            guard word.count > 1, seen.insert(term).inserted else { return }
            terms.append(term)
            bytes += word
            starts.append(Int32(bytes.count))
            SpellingIndex.grams(of: word, sizes: 2...4, into: &grams)
            signatures.append(SpellingIndex.signature(grams))
        }
    }

    /// The stems that are spelt most like a stem.
    ///
    /// - Parameters:
    ///   - stem: A stem of a question.
    ///   - sizes: The sizes of the n-grams compared: 3–4 for words that the vault knows, 2–3 for others.
    ///   - count: The number of stems wanted.
    ///   - threshold: The least likeness.
    ///   - isWanted: Whether a stem counts, by its term; asked of the most alike.
    /// - Returns: The most alike first; the stem itself is left out.
    /// - Throws: What `isWanted` throws.
    func neighbours(
        of stem: String, sizes: ClosedRange<Int>, count: Int, threshold: Float = 0.5,
        where isWanted: (UInt64) throws(StoreError) -> Bool = { _ in true }
    ) throws(StoreError) -> [Neighbour] {
        var own: [UInt64] = []
        Array(stem.utf8).withUnsafeBytes { SpellingIndex.grams(of: $0, sizes: sizes, into: &own) }
        guard !own.isEmpty else { return [] }
        own.sort()
        let term = StableHash.of(stem.utf8)
        let signature = SpellingIndex.signature(own)
        var found: [Neighbour] = []
        var grams: [UInt64] = []
        for place in terms.indices where terms[place] != term {
            let length = Int(starts[place + 1] - starts[place])
            let size = sizes.reduce(0) { $0 + max(0, length + 3 - $1) }
            // Two different n-grams may share a bit, hence the slack.
            let shared = (signature & signatures[place]).bitCount + 2
            guard Float(shared * shared) >= threshold * threshold * Float(own.count * size) else { continue }
            let likeness = bytes.withUnsafeBytes { all in
                let word = UnsafeRawBufferPointer(rebasing: all[Int(starts[place])..<Int(starts[place + 1])])
                SpellingIndex.grams(of: word, sizes: sizes, into: &grams)
                grams.sort()
                return SpellingIndex.cosine(own, grams)
            }
            if likeness >= threshold {
                found.append(Neighbour(term: terms[place], stem: self.stem(place), likeness: likeness))
            }
        }
        // Two terms may have one stem: a word and a part of a compound.
        found.sort { ($1.likeness, $0.stem, $0.term) < ($0.likeness, $1.stem, $1.term) }
        var wanted: [Neighbour] = []
        for neighbour in found where wanted.count < count {
            if try isWanted(neighbour.term) { wanted.append(neighbour) }
        }
        return wanted
    }

    /// The stems that a word which is not among them may be meant to be.
    ///
    /// Of those that share the most n-grams, the ones that fewest letters make different.
    ///
    /// - Parameters:
    ///   - word: A folded word.
    ///   - stem: Its stem.
    ///   - mostLetters: At most so many letters are wrong; nil for a third of the word, or any in a word that shares half of its n-grams.
    ///   - isWanted: Whether a stem counts, by its term.
    /// - Returns: At most two, the likeliest first.
    /// - Throws: What `isWanted` throws.
    func corrections(
        of word: String, stem: String, mostLetters: Int? = nil,
        where isWanted: (UInt64) throws(StoreError) -> Bool = { _ in true }
    ) throws(StoreError) -> [Neighbour] {
        var candidates = try neighbours(of: stem, sizes: 2...3, count: 12, threshold: 0.3, where: isWanted)
        if word != stem {
            candidates += try neighbours(of: word, sizes: 2...3, count: 12, threshold: 0.3, where: isWanted)
        }
        var best: [UInt64: (neighbour: Neighbour, distance: Float)] = [:]
        for var candidate in candidates {
            let letters = SpellingIndex.letters(between: candidate.stem, and: word, stem: stem)
            let isNear = letters <= (mostLetters ?? max(1, word.count / 3))
            guard isNear || (mostLetters == nil && candidate.likeness >= 0.5) else { continue }
            let distance = Float(letters) - candidate.likeness / 2
            candidate.isNear = isNear
            if letters <= 1 { candidate.likeness = max(candidate.likeness, 1 - Float(letters) / Float(word.count)) }
            if best[candidate.term].map({ $0.distance <= distance }) ?? false { continue }
            best[candidate.term] = (candidate, distance)
        }
        return best.values.sorted {
            ($0.distance, $0.neighbour.stem, $0.neighbour.term) < ($1.distance, $1.neighbour.stem, $1.neighbour.term)
        }
        .prefix(2).map(\.neighbour)
    }

    /// The letters to change between a stem and a word, in its stem, or in the word but for an ending; 3 where it is more than two.
    private static func letters(between candidate: String, and word: String, stem: String) -> Int {
        var letters = [stem, word].compactMap { EditDistance.within(2, $0, candidate) }
        if candidate.count > 2, candidate.count < word.count,
            let ending = WordEndings.distance(of: String(word.dropFirst(candidate.count))),
            let beginning = EditDistance.within(2, String(word.prefix(candidate.count)), candidate)
        {
            letters.append(beginning + ending)
        }
        return letters.min() ?? 3
    }

    private func stem(_ place: Int) -> String {
        String(decoding: bytes[Int(starts[place])..<Int(starts[place + 1])], as: UTF8.self)
    }

    private static func signature(_ grams: [UInt64]) -> SIMD2<UInt64> {
        var signature = SIMD2<UInt64>(0, 0)
        for gram in grams { signature[Int(gram >> 6 & 1)] |= 1 << (gram & 63) }
        return signature
    }

    /// The hashes of the n-grams of a word with a blank at either end.
    private static func grams(of word: UnsafeRawBufferPointer, sizes: ClosedRange<Int>, into grams: inout [UInt64]) {
        grams.removeAll(keepingCapacity: true)
        func byte(_ index: Int) -> UInt8 { index == 0 || index > word.count ? 32 : word[index - 1] }
        for start in 0..<(word.count + 2) {
            var hash = StableHash(seed: 7)
            for end in start..<min(start + sizes.upperBound, word.count + 2) {
                hash.combine(byte(end))
                if end - start + 1 >= sizes.lowerBound { grams.append(hash.value) }
            }
        }
    }

    /// The cosine of two sorted lists as multisets.
    private static func cosine(_ left: [UInt64], _ right: [UInt64]) -> Float {
        var (dot, i, j) = (0, 0, 0)
        while i < left.count, j < right.count {
            if left[i] < right[j] {
                i += run(left, at: i)
            } else if right[j] < left[i] {
                j += run(right, at: j)
            } else {
                let (first, second) = (run(left, at: i), run(right, at: j))
                dot += first * second
                (i, j) = (i + first, j + second)
            }
        }
        return dot == 0 ? 0 : Float(dot) / (Float(squares(left)) * Float(squares(right))).squareRoot()
    }

    /// How often the element at a place of a sorted list comes in a row.
    @inline(__always)
    private static func run(_ list: [UInt64], at start: Int) -> Int {
        var end = start + 1
        while end < list.count, list[end] == list[start] { end += 1 }
        return end - start
    }

    /// The squared length of a sorted list as a multiset.
    private static func squares(_ list: [UInt64]) -> Int {
        var (sum, place) = (0, 0)
        while place < list.count {
            let count = run(list, at: place)
            sum += count * count
            place += count
        }
        return sum
    }
}

extension SIMD2<UInt64> {
    fileprivate var bitCount: Int { x.nonzeroBitCount + y.nonzeroBitCount }
}
