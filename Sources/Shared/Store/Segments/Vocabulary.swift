import Text

/// The stems of a segment: what misspelt words of a question are compared with.
///
/// Stems are numbered by length, then in byte order: those of one length are a range of numbers, and their letters stand one behind the
/// other. Stored as the number of stems of each length (255 numbers of 32 bits), the letters, and the terms of those stems whose term is
/// not the hash of their letters (number and term, 12 bytes).
public struct Vocabulary: Sendable {
    /// As it is stored: the letters stand where they were read to.
    private let bytes: [UInt8]
    /// For each length, from 0, the number of its first stem, and last the number of all stems.
    private let firsts: [Int]
    /// For each length, from 0, where the letters of its first stem begin.
    private let offsets: [Int]
    private let otherTerms: [UInt32: UInt64]

    /// The longest stem that is kept, in bytes.
    static let longest = 255

    /// A vocabulary without stems.
    init() {
        (bytes, otherTerms) = ([], [:])
        firsts = [Int](repeating: 0, count: Vocabulary.longest + 2)
        offsets = firsts
    }

    /// Reads a stored vocabulary; nil where the bytes do not hold what they should.
    init?(_ stored: [UInt8]) {
        let head = 4 * Vocabulary.longest
        guard stored.count >= head else { return nil }
        var (firsts, offsets) = ([0, 0], [head, head])
        for length in 1...Vocabulary.longest {
            let count = Int(Vocabulary.number(at: 4 * (length - 1), of: stored, as: UInt32.self))
            firsts.append(firsts[length] + count)
            offsets.append(offsets[length] + count * length)
        }
        let end = offsets.last ?? head
        guard end <= stored.count else { return nil }
        bytes = stored
        (self.firsts, self.offsets) = (firsts, offsets)
        var others: [UInt32: UInt64] = [:]
        for place in stride(from: end, to: stored.count - 11, by: 12) {
            others[Vocabulary.number(at: place, of: stored, as: UInt32.self)] =
                Vocabulary.number(at: place + 4, of: stored, as: UInt64.self)
        }
        otherTerms = others
    }

    private static func number<Number: BitwiseCopyable>(at place: Int, of stored: [UInt8], as: Number.Type) -> Number {
        stored.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: Number.self) }
    }

    /// The number of stems.
    public var count: Int { firsts[Vocabulary.longest + 1] }

    /// The lengths that stems may have, in bytes.
    public static let lengths = 1...longest

    /// The numbers of the stems of a length.
    ///
    /// - Parameter length: A length in bytes, 1 … 255.
    /// - Returns: A range of numbers.
    public func numbers(ofLength length: Int) -> Range<Int> { firsts[length]..<firsts[length + 1] }

    /// The letters of a stem.
    ///
    /// - Parameters:
    ///   - number: The stem's number.
    ///   - length: Its length.
    /// - Returns: Its UTF-8.
    public func letters(of number: Int, length: Int) -> ArraySlice<UInt8> {
        let start = offsets[length] + (number - firsts[length]) * length
        return bytes[start..<start + length]
    }

    /// The term of a stem.
    ///
    /// - Parameters:
    ///   - number: The stem's number.
    ///   - length: Its length.
    /// - Returns: The hash under which postings hold it.
    public func term(of number: Int, length: Int) -> UInt64 {
        otherTerms[UInt32(number)] ?? StableHash.of(letters(of: number, length: length))
    }

    /// Calls `body` with every stem.
    func forEach(_ body: (UInt64, ArraySlice<UInt8>) -> Void) {
        for length in Vocabulary.lengths {
            for number in numbers(ofLength: length) {
                body(term(of: number, length: length), letters(of: number, length: length))
            }
        }
    }
}
