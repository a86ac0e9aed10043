import Text

/// The stems of a segment, with which misspelt words of a question are compared.
///
/// Stems are numbered by length, then in byte order, so those of one length are a range of numbers with concatenated letters. Stored are
/// the number of stems of each length (255 numbers of 32 bits), the letters, and, for stems whose term is not the hash of their letters,
/// number and term (12 bytes).
public struct Vocabulary: Sendable {
    private let bytes: [UInt8]
    /// The number of the first stem of each length, from 0, and last the number of all stems.
    private let firsts: [Int]
    /// The offset of the letters of the first stem of each length, from 0.
    private let offsets: [Int]
    private let otherTerms: [UInt32: UInt64]

    /// The maximum length of a stem in bytes.
    static let longest = 255

    init() {
        (bytes, otherTerms) = ([], [:])
        firsts = [Int](repeating: 0, count: Vocabulary.longest + 2)
        offsets = firsts
    }

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

    private static func number<Number: FixedWidthInteger>(at place: Int, of stored: [UInt8], as: Number.Type) -> Number
    {
        let bytes = stored[place..<place + MemoryLayout<Number>.size]
        return Number(littleEndian: bytes.reversed().reduce(0) { $0 << 8 | Number($1) })
    }

    /// The number of stems.
    public var count: Int { firsts[Vocabulary.longest + 1] }

    /// The possible lengths of stems, in bytes.
    public static let lengths = 1...longest

    /// Returns the numbers of the stems of a length, 1 … 255 bytes.
    public func numbers(ofLength length: Int) -> Range<Int> { firsts[length]..<firsts[length + 1] }

    /// Returns the letters of a stem in UTF-8, given its number and length.
    public func letters(of number: Int, length: Int) -> ArraySlice<UInt8> {
        let start = offsets[length] + (number - firsts[length]) * length
        return bytes[start..<start + length]
    }

    /// Returns the hash of a stem in postings, given its number and length.
    public func term(of number: Int, length: Int) -> UInt64 {
        otherTerms[UInt32(number)] ?? StableHash.of(letters(of: number, length: length))
    }

    func forEach(_ body: (UInt64, ArraySlice<UInt8>) -> Void) {
        for length in Vocabulary.lengths {
            for number in numbers(ofLength: length) {
                body(term(of: number, length: length), letters(of: number, length: length))
            }
        }
    }
}
