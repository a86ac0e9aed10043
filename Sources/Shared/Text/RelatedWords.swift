/// The stems of related words for each stem of a language.
///
/// "Salari" has "wage", "pay", "incom" … The value looks things up in the bytes of a file that its owner lends, without copying
/// them. How the file was made stands in `docs/related-words.md`; it belongs to `EnglishStemmer`. Any bytes may be given: those of
/// another form are refused, and what a file of the right form says wrongly is passed over.
///
/// The form, little-endian: the letters `RWL1`; the number *n* of stems and the length *m* of their names, each four bytes; the
/// names in the order of their bytes, each with a line feed behind it, *m* bytes; for each stem the number of its entries, one
/// byte; for each stem its entries, best first: the number of the related stem, two bytes, and its nearness *q*, one byte.
public struct RelatedWords {
    /// A stem that stands for related words, with how much an occurrence of it counts, 0 … 1.
    public typealias Relation = (stem: String, factor: Float)

    /// Why bytes are no related words.
    public enum FormatError: Error, Equatable {
        /// They do not begin with `RWL1`.
        case otherFormat
        /// Their length is not the one that the numbers in them give.
        case wrongLength(expected: Int, found: Int)
        /// The names are not *n* lines.
        case wrongNames
    }

    private let bytes: UnsafeRawBufferPointer
    private let owner: AnyObject
    private let names: LineIndex

    private static let mark = UInt32(littleEndian: 0x314c_5752)
    private static let headSize = 12
    private static let entrySize = 3

    /// The related words in some bytes.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of a file.
    ///   - owner: What keeps the bytes where they are as long as it lives; the value keeps it.
    /// - Throws: `FormatError` where they have another form.
    /// - Complexity: One pass over the names and the numbers of entries, about a tenth of the file.
    public init(_ bytes: UnsafeRawBufferPointer, lentBy owner: AnyObject) throws(FormatError) {
        self.bytes = bytes
        self.owner = owner
        guard bytes.count >= RelatedWords.headSize, bytes.loadUnaligned(as: UInt32.self) == RelatedWords.mark else {
            throw .otherFormat
        }
        let count = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self)))
        let nameBytes = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self)))
        let counts = RelatedWords.headSize + nameBytes
        let entries = counts + count
        guard entries <= bytes.count else { throw .wrongLength(expected: entries, found: bytes.count) }
        let length = entries + RelatedWords.entrySize * RelatedWords.sum(bytes, counts..<entries)
        guard length == bytes.count else { throw .wrongLength(expected: length, found: bytes.count) }
        let text = UnsafeRawBufferPointer(rebasing: bytes[RelatedWords.headSize..<counts])
        guard let names = LineIndex(text), names.count == count else { throw .wrongNames }
        self.names = names
    }

    /// The number of stems.
    public var count: Int { names.count }

    /// The stems related to a stem, best first.
    ///
    /// - Parameter stem: A stem as `EnglishStemmer` makes it.
    /// - Returns: Each with the factor that an occurrence of it counts by, above 0 and at most 1; none where the stem is not in
    ///   the file.
    /// - Complexity: O(*n*) in the number of stems, of which all but the logarithm is one sum over as many bytes.
    public func related(to stem: String) -> [Relation] {
        // The bytes must not be given back in between, though nothing below names their owner.
        withExtendedLifetime(owner) { entries(of: stem) }
    }

    private func entries(of stem: String) -> [Relation] {
        var stem = stem
        guard let number = stem.withUTF8({ names.number(of: UnsafeRawBufferPointer($0)) }) else { return [] }
        let counts = RelatedWords.headSize + names.size
        let before = RelatedWords.sum(bytes, counts..<(counts + number))
        let first = counts + count + RelatedWords.entrySize * before
        return (0..<Int(bytes[counts + number])).compactMap { entry(at: first + RelatedWords.entrySize * $0) }
    }

    private func entry(at place: Int) -> Relation? {
        let number = Int(UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt16.self)))
        let nearness = Float(bytes[place + 2]) / 255
        guard number < count, nearness > 0 else { return nil }
        return (String(decoding: names[number], as: UTF8.self), nearness * nearness)
    }

    private static func sum(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> Int {
        var sum = 0
        for place in range { sum &+= Int(bytes[place]) }
        return sum
    }
}
