import Language

/// The stems of related words for each stem of a language: "salari" has "wage", "pay" and others.
///
/// A stem of another language than English has a mark: "de:gehalt". The value reads from the bytes of a file lent by its owner, without
/// copying. `docs/related-words.md` describes how the file is made; it depends on `EnglishStemmer`. Bytes of another format are refused;
/// invalid entries are skipped.
///
/// The format, little-endian: the letters `RWL2`; the number *n* of stems and the length *m* of their names, four bytes each; the names in
/// byte order, each followed by a line feed, *m* bytes; for each stem the number of its entries, one byte; for each stem its entries, best
/// first: the number of the related stem, two bytes, and its nearness *q*, one byte, which is odd if a dictionary calls the related stem a
/// synonym or a hyponym.
@safe public struct RelatedWords {
    /// A related stem, its hash in postings, its weight 0 … 1, and whether a dictionary gives it as a synonym or hyponym.
    public typealias Relation = (stem: String, hash: UInt64, factor: Float, corresponds: Bool)

    /// An error in the format of the bytes.
    public enum FormatError: Error, Equatable {
        /// The bytes do not begin with `RWL2`.
        case otherFormat
        /// The length differs from that computed from the header.
        case wrongLength(expected: Int, found: Int)
        /// The names are not *n* lines.
        case wrongNames
    }

    /// The lists of other files, which are searched too.
    private var others: [RelatedWords] = []
    private let bytes: UnsafeRawBufferPointer
    private let owner: AnyObject
    private let names: LineIndex

    private static let mark = UInt32(littleEndian: 0x324c_5752)
    private static let headSize = 12
    private static let entrySize = 3

    /// Reads related words from bytes.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of a file.
    ///   - owner: An object that keeps the bytes in place while it exists; the value retains it.
    /// - Throws: `FormatError` if the bytes have another format.
    /// - Complexity: One pass over the names and the numbers of entries, about a tenth of the file.
    public init(_ bytes: UnsafeRawBufferPointer, lentBy owner: AnyObject) throws(FormatError) {
        unsafe self.bytes = unsafe bytes
        self.owner = owner
        guard bytes.count >= RelatedWords.headSize, unsafe bytes.loadUnaligned(as: UInt32.self) == RelatedWords.mark
        else {
            throw .otherFormat
        }
        let count = unsafe Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self)))
        let nameBytes = unsafe Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self)))
        let counts = RelatedWords.headSize + nameBytes
        let entries = counts + count
        guard entries <= bytes.count else { throw .wrongLength(expected: entries, found: bytes.count) }
        let length = unsafe entries + RelatedWords.entrySize * RelatedWords.sum(bytes, counts..<entries)
        guard length == bytes.count else { throw .wrongLength(expected: length, found: bytes.count) }
        let text = unsafe UnsafeRawBufferPointer(rebasing: bytes[RelatedWords.headSize..<counts])
        guard let names = unsafe LineIndex(text), names.count == count else { throw .wrongNames }
        self.names = names
    }

    /// The number of stems, without those of other files.
    public var count: Int { names.count }

    /// Returns the stems related to a stem, best first.
    ///
    /// - Parameter stem: A stem from `EnglishStemmer`.
    /// - Returns: Each stem with its weight, above 0 and at most 1; none for a stem that the file lacks.
    /// - Complexity: O(*n*) in the number of stems: a binary search, then a sum over up to *n* bytes.
    public func related(to stem: String) -> [Relation] {
        // Keeps the owner, and so the bytes, alive during the look-up.
        withExtendedLifetime(owner) { entries(of: stem) } + others.flatMap { $0.related(to: stem) }
    }

    /// Returns whether there is a list for a stem.
    ///
    /// - Parameter stem: A stem from `EnglishStemmer`.
    /// - Returns: Whether this file or one of the others has it.
    /// - Complexity: O(log *n*) in the number of stems.
    public func has(_ stem: String) -> Bool {
        var name = stem
        let isHere = withExtendedLifetime(owner) {
            name.withUTF8 { unsafe names.number(of: UnsafeRawBufferPointer($0)) } != nil
        }
        return isHere || others.contains { $0.has(stem) }
    }

    /// Returns these lists together with those of another file.
    public func adding(_ other: RelatedWords) -> RelatedWords {
        var both = self
        both.others.append(other)
        return both
    }

    /// Returns the name of a stem in a file; stems of languages other than English have a mark.
    public static func name(of stem: String, in language: Language) -> String {
        language == .english ? stem : mark(of: language) + stem
    }

    static func stem(named name: String) -> (stem: String, hash: UInt64) {
        let mark = mark(of: .german)
        guard name.utf8.starts(with: mark.utf8) else { return (name, Language.english.hash(ofStem: name)) }
        let stem = String(name.utf8.dropFirst(mark.utf8.count)) ?? name
        return (stem, Language.german.hash(ofStem: stem))
    }

    private static func mark(of language: Language) -> String { language == .english ? "" : language.code + ":" }

    private func entries(of stem: String) -> [Relation] {
        var stem = stem
        guard let number = stem.withUTF8({ unsafe names.number(of: UnsafeRawBufferPointer($0)) }) else { return [] }
        let counts = RelatedWords.headSize + names.size
        let before = unsafe RelatedWords.sum(bytes, counts..<(counts + number))
        let first = counts + count + RelatedWords.entrySize * before
        return unsafe (0..<Int(bytes[counts + number])).compactMap { entry(at: first + RelatedWords.entrySize * $0) }
    }

    private func entry(at place: Int) -> Relation? {
        let number = unsafe Int(UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt16.self)))
        let nearness = unsafe Float(bytes[place + 2]) / 255
        guard number < count, nearness > 0 else { return nil }
        let (stem, hash) = unsafe RelatedWords.stem(named: String(decoding: names[number], as: UTF8.self))
        return unsafe (stem, hash, nearness * nearness, bytes[place + 2] & 1 == 1)
    }

    private static func sum(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> Int {
        var sum = 0
        for place in range { unsafe sum &+= Int(bytes[place]) }
        return sum
    }
}
