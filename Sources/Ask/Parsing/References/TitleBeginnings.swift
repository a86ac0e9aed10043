import Text

/// The first letters of every title word of a vault, to quickly find the titles that words may name.
public struct TitleBeginnings: Sendable {
    private struct Entry: Sendable {
        /// At most the first three letters of a word, the first in the lowest byte.
        var letters: UInt32
        var number: Int32
    }

    private var entries: [Entry] = []

    /// Creates an empty list.
    public init() {}

    /// Adds a title.
    ///
    /// - Parameters:
    ///   - title: The UTF-8 bytes of the title.
    ///   - number: The row number or index to which it leads.
    public mutating func add(_ title: Span<UInt8>, of number: Int) {
        guard !title.indices.allSatisfy({ title[$0] < 128 }) else { return add(letters: title, of: number) }
        add(letters: LetterFolding.fold(String(decoding: title)).utf8Span.span, of: number)
    }

    mutating func add(_ title: String, of number: Int) { add(title.utf8Span.span, of: number) }

    private mutating func add(letters: Span<UInt8>, of number: Int) {
        var (word, count): (UInt32, UInt32) = (0, 0)
        for place in letters.indices {
            let byte = letters[place]
            let letter = (65...90).contains(byte) ? byte | 0x20 : byte
            if (97...122).contains(letter) || (48...57).contains(letter) || letter >= 128 {
                if count < 3 { word |= UInt32(letter) << (8 * count) }
                count += 1
            } else {
                if count > 0 { entries.append(Entry(letters: word, number: Int32(number))) }
                (word, count) = (0, 0)
            }
        }
        if count > 0 { entries.append(Entry(letters: word, number: Int32(number))) }
    }

    /// Returns what the words of a question may name.
    ///
    /// - Parameter titles: Words of titles, as a question has them.
    /// - Returns: Numbers in ascending order; nil if anything may be meant.
    public func numbers(namedBy titles: [String]) -> [Int]? {
        let asked = titles.map { TitleWords($0) }
        // Without a name, any meeting may be meant by its people or order.
        guard asked.allSatisfy(\.hasName) else { return nil }
        return numbers(beginningLike: asked)
    }

    func numbers(beginningLike asked: [TitleWords]) -> [Int]? {
        var found: Set<Int32> = []
        for beginning in asked.reduce(into: Set<String>(), { $0.formUnion($1.beginnings) }) {
            guard !beginning.isEmpty else { return nil }
            var (letters, mask): (UInt32, UInt32) = (0, 0)
            for byte in beginning.utf8.prefix(3).reversed() {
                (letters, mask) = (letters << 8 | UInt32(byte), mask << 8 | 0xFF)
            }
            for entry in entries where entry.letters & mask == letters { found.insert(entry.number) }
        }
        return found.map(Int.init).sorted()
    }
}
