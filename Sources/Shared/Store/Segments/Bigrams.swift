/// For each pair of letters, the stems of a vocabulary that contain it; stems are surrounded by blanks.
///
/// A stem is listed once per occurrence of the pair. A list is stored as gaps between ascending numbers, in variable-length integers: 7
/// bits per byte, least significant first.
public struct Bigrams: Sendable {
    private(set) var lists: [(bigram: UInt16, stems: [UInt8])] = []

    /// The minimum number of stems for lists; fewer are compared one by one faster.
    public static let leastStems = 512

    init(of stems: [ArraySlice<UInt8>]) {
        guard stems.count >= Bigrams.leastStems else { return }
        var ends = [Int](repeating: 0, count: 65537)
        for stem in stems { Bigrams.forEach(in: stem) { ends[Int($0) + 1] += 1 } }
        for bigram in 0..<65536 { ends[bigram + 1] += ends[bigram] }
        var numbers = [UInt32](repeating: 0, count: ends[65536])
        for (number, stem) in stems.enumerated() {
            Bigrams.forEach(in: stem) { bigram in
                numbers[ends[Int(bigram)]] = UInt32(number)
                ends[Int(bigram)] += 1
            }
        }
        for bigram in 0..<65536 {
            let start = bigram == 0 ? 0 : ends[bigram - 1]
            guard start < ends[bigram] else { continue }
            lists.append((UInt16(bigram), Bigrams.encoded(numbers[start..<ends[bigram]])))
        }
    }

    /// Calls `body` with each bigram of a word surrounded by blanks.
    ///
    /// - Parameters:
    ///   - word: UTF-8.
    ///   - body: Gets the two bytes, the first in the high byte.
    @inlinable
    public static func forEach(in word: some Sequence<UInt8>, _ body: (UInt16) -> Void) {
        var bigram: UInt16 = 32
        for letter in word {
            bigram = bigram << 8 | UInt16(letter)
            body(bigram)
        }
        body(bigram << 8 | 32)
    }

    private static func encoded(_ numbers: ArraySlice<UInt32>) -> [UInt8] {
        var bytes: [UInt8] = []
        var previous: UInt32 = 0
        for number in numbers {
            bytes.append(number: Int(number - previous))
            previous = number
        }
        return bytes
    }

    @inlinable @inline(__always)
    static func forEachStem(in list: Span<UInt8>, _ body: (Int) -> Void) {
        var (number, gap, shift) = (0, 0, 0)
        for place in list.indices {
            let byte = list[place]
            gap |= Int(byte & 0x7F) << shift
            shift += 7
            guard byte < 0x80 else { continue }
            number += gap
            body(number)
            (gap, shift) = (0, 0)
        }
    }
}
