/// The stems of related words for each stem of a language.
///
/// "Salari" has "wage", "pay", "incom" … A stem that is not English has a mark: "de:gehalt". The value looks things up in the bytes of a file that its owner lends, without copying
/// them. How the file was made stands in `docs/related-words.md`; it belongs to `EnglishStemmer`. Any bytes may be given: those of
/// another form are refused, and what a file of the right form says wrongly is passed over.
///
/// The form, little-endian: the letters `RWL2`; the number *n* of stems and the length *m* of their names, each four bytes; the
/// names in the order of their bytes, each with a line feed behind it, *m* bytes; for each stem the number of its entries, one
/// byte; for each stem its entries, best first: the number of the related stem, two bytes, and its nearness *q*, one
/// byte, which is odd where a dictionary says that the one means the same as the other, or a kind of it.
public struct RelatedWords {
    /// A stem that stands for related words, the hash under which postings know it, how much an occurrence of it counts, 0 … 1, and whether
    /// a dictionary says that it means the same or a kind of it.
    public typealias Relation = (stem: String, hash: UInt64, factor: Float, corresponds: Bool)

    /// Why bytes are no related words.
    public enum FormatError: Error, Equatable {
        /// They do not begin with `RWL2`.
        case otherFormat
        /// Their length is not the one that the numbers in them give.
        case wrongLength(expected: Int, found: Int)
        /// The names are not *n* lines.
        case wrongNames
    }

    /// The lists of another file, which are asked as well.
    private var others: [RelatedWords] = []
    private let bytes: UnsafeRawBufferPointer
    private let owner: AnyObject
    private let names: LineIndex

    private static let mark = UInt32(littleEndian: 0x324c_5752)
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

    /// The number of stems, without those of other files.
    public var count: Int { names.count }

    /// The stems related to a stem, best first.
    ///
    /// - Parameter stem: A stem as `EnglishStemmer` makes it.
    /// - Returns: Each with the factor that an occurrence of it counts by, above 0 and at most 1; none where the stem is not in
    ///   the file.
    /// - Complexity: O(*n*) in the number of stems, of which all but the logarithm is one sum over as many bytes.
    public func related(to stem: String) -> [Relation] {
        // The bytes must not be given back in between, though nothing below names their owner.
        withExtendedLifetime(owner) { entries(of: stem) } + others.flatMap { $0.related(to: stem) }
    }

    /// These lists together with those of another file.
    public func adding(_ other: RelatedWords) -> RelatedWords {
        var both = self
        both.others.append(other)
        return both
    }

    /// The name under which a stem of a language stands in a file: stems of other languages than English are marked.
    public static func name(of stem: String, in language: TextLanguage) -> String {
        language == .english ? stem : mark(of: language) + stem
    }

    /// The stem of a name, and the hash under which postings know it.
    static func stem(named name: String) -> (stem: String, hash: UInt64) {
        let mark = mark(of: .german)
        guard name.utf8.starts(with: mark.utf8) else { return (name, TextLanguage.english.hash(ofStem: name)) }
        let stem = String(name.utf8.dropFirst(mark.utf8.count)) ?? name
        return (stem, TextLanguage.german.hash(ofStem: stem))
    }

    private static func mark(of language: TextLanguage) -> String { language == .german ? "de:" : "" }

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
        let (stem, hash) = RelatedWords.stem(named: String(decoding: names[number], as: UTF8.self))
        return (stem, hash, nearness * nearness, bytes[place + 2] & 1 == 1)
    }

    private static func sum(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> Int {
        var sum = 0
        for place in range { sum &+= Int(bytes[place]) }
        return sum
    }
}
