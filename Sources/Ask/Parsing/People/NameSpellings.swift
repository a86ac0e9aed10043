import Text

/// The names of a vault, prepared for comparison with misspelt words.
///
/// Names of four to seven letters may have one wrong letter, longer ones two. The first letter must be right, unless it is swapped with the
/// second or sounds alike (c and k, f and ph, i, j and y, s and z). Names with letters outside a … z are omitted. A lookup compares only
/// names of the same first letter and nearly the same length.
struct NameSpellings: Sendable {
    struct Neighbour: Equatable, Sendable {
        var key: UInt64
        /// The number of wrong letters, at least 1.
        var distance: Int
        var endsAlike: Bool
        var length: Int
    }

    private struct Name: Sendable {
        var word: String
        /// The key of the real spelling, even if `word` is a phonetic one.
        var key: UInt64
        /// The group of names with the same first letter and length.
        var bucket: Int
        var letters: UInt32
    }

    private var names: [Name] = []
    /// The letters that occur in each name, one bit each.
    private var letters: [UInt32] = []
    /// The start of each group in `names`.
    private var starts: [Int] = []

    /// Adds a folded name with its key, unless it has fewer than four letters.
    mutating func add(_ word: String, key: UInt64) {
        guard word.utf8.count >= NameSpellings.shortest else { return }
        append(word, key)
        if let sounding = NameSpellings.sounding(word) { append(sounding, key) }
    }

    private mutating func append(_ word: String, _ key: UInt64) {
        guard let first = word.utf8.first, let letters = NameSpellings.letters(of: word) else { return }
        let bucket = NameSpellings.bucket(first, word.utf8.count)
        names.append(Name(word: word, key: key, bucket: bucket, letters: letters))
    }

    /// Sorts the names; call once, after the last `add`.
    mutating func finish() {
        starts = [Int](repeating: 0, count: 26 * NameSpellings.lengths + 1)
        for name in names { starts[name.bucket + 1] += 1 }
        for bucket in starts.indices.dropFirst() { starts[bucket] += starts[bucket - 1] }
        var next = starts
        var sorted = names
        for name in names {
            sorted[next[name.bucket]] = name
            next[name.bucket] += 1
        }
        names = sorted
        letters = sorted.map(\.letters)
    }

    private static let lengths = 16

    private static func bucket(_ first: UInt8, _ length: Int) -> Int {
        (Int(first) - 97) * lengths + min(max(length, 0), lengths - 1)
    }

    /// Returns the names of which a folded word may be a misspelling, each once, nearest first.
    ///
    /// Names at equal distance keep the order of their addition. The maximum distance is 1 for shorter words and names.
    func neighbours(of word: String, within most: Int = 2) -> [Neighbour] {
        guard word.utf8.count >= NameSpellings.shortest - 1, let letters = NameSpellings.letters(of: word) else {
            return []
        }
        guard let first = word.utf8.first, let second = word.utf8.dropFirst().first else { return [] }
        var found: [Neighbour] = []
        collect(word, letters, most, from: first, into: &found)
        if let sounding = NameSpellings.sounding(word), let own = NameSpellings.letters(of: sounding) {
            collect(sounding, own, most, from: UInt8(ascii: "f"), into: &found)
        }
        for (one, other) in NameSpellings.soundPairs where one == first {
            collect(word, letters, most, from: other, into: &found)
        }
        // The first two letters may be swapped: "asrah".
        if second != first { collect(word, letters, most, from: second, followedBy: first, into: &found) }
        return found.count < 2 ? found : NameSpellings.nearestFirst(found)
    }

    /// Returns the names that begin with a word of at least three letters and are longer, by the order of their addition.
    func beginning(with word: String) -> [Neighbour] {
        guard word.utf8.count >= NameSpellings.shortest - 1, NameSpellings.letters(of: word) != nil,
            let first = word.utf8.first
        else { return [] }
        let last = NameSpellings.bucket(first, NameSpellings.lengths - 1)
        let range = starts[NameSpellings.bucket(first, word.utf8.count + 1)]..<starts[last + 1]
        return names[range].filter { $0.word.utf8.starts(with: word.utf8) }.map { name in
            let missing = name.word.utf8.count - word.utf8.count
            return Neighbour(key: name.key, distance: missing, endsAlike: false, length: name.word.utf8.count)
        }
    }

    static func limit(_ word: String, _ name: String) -> Int {
        name.utf8.count >= 8 && word.utf8.count >= 7 ? 2 : 1
    }

    private static let shortest = 4

    private func collect(
        _ word: String, _ own: UInt32, _ most: Int, from first: UInt8, followedBy second: UInt8? = nil,
        into found: inout [Neighbour]
    ) {
        let length = word.utf8.count
        let mostWrong = length >= 7 ? most : 1
        let last = NameSpellings.bucket(first, length + mostWrong) + 1
        let range = starts[NameSpellings.bucket(first, length - mostWrong)]..<starts[last]
        // A wrong letter changes at most two bits.
        for place in range where (letters[place] ^ own).nonzeroBitCount <= 2 * mostWrong {
            let name = names[place]
            if let second, name.word.utf8.dropFirst().first != second { continue }
            let limit = min(most, NameSpellings.limit(word, name.word))
            guard let distance = EditDistance.within(limit, word, name.word) else { continue }
            let endsAlike = word.utf8.last == name.word.utf8.last
            found.append(
                Neighbour(
                    key: name.key, distance: max(1, distance), endsAlike: endsAlike, length: name.word.utf8.count))
        }
    }

    private static func nearestFirst(_ found: [Neighbour]) -> [Neighbour] {
        var seen: Set<UInt64> = []
        return (1...2).flatMap { distance in found.filter { $0.distance == distance } }
            .filter { seen.insert($0.key).inserted }
    }

    /// Returns one bit for each letter that occurs; nil for letters outside a … z.
    private static func letters(of word: String) -> UInt32? {
        var letters: UInt32 = 0
        for byte in word.utf8 {
            guard (97...122).contains(byte) else { return nil }
            letters |= 1 << UInt32(byte - 97)
        }
        return letters
    }

    /// Returns the phonetic spelling with f for an initial ph: "filip" for "philip".
    private static func sounding(_ word: String) -> String? {
        guard word.utf8.first == UInt8(ascii: "p"), word.utf8.dropFirst().first == UInt8(ascii: "h") else { return nil }
        return "f" + word.dropFirst(2)
    }

    /// First letters that are often confused.
    private static let soundPairs: [(UInt8, UInt8)] = [("c", "k"), ("i", "j"), ("i", "y"), ("j", "y"), ("s", "z")]
        .flatMap {
            (one: Unicode.Scalar, other: Unicode.Scalar) in
            let (one, other) = (UInt8(ascii: one), UInt8(ascii: other))
            return [(one, other), (other, one)]
        }
}
