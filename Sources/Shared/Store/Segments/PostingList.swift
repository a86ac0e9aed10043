/// The occurrences of a term in one segment: ascending chunk ordinals, each with a count.
///
/// Stored as pairs of a gap (variable-length, 7 bits per byte, least significant first) and a count (one byte, at most 255).
public struct PostingList: Sendable {
    /// The encoded pairs.
    public private(set) var data: [UInt8] = []
    private var next = 0

    /// Creates an empty list.
    public init() {}

    /// Appends a posting.
    ///
    /// - Parameters:
    ///   - ordinal: The chunk's index in its segment, above all earlier ones.
    ///   - count: The number of occurrences; more than 255 count as 255.
    public mutating func append(ordinal: Int, count: Int) {
        var gap = ordinal - next
        next = ordinal + 1
        while gap >= 0x80 {
            data.append(UInt8(truncatingIfNeeded: gap) | 0x80)
            gap >>= 7
        }
        data.append(UInt8(truncatingIfNeeded: gap))
        data.append(UInt8(clamping: count))
    }

    /// Calls `body` with ordinal and count of every posting of an encoded list; stops at a truncated one.
    @inline(__always)
    public static func forEach(in data: Span<UInt8>, _ body: (Int, Int) -> Void) {
        var index = 0
        var ordinal = 0
        while index + 1 < data.count {
            var gap = Int(data[index])
            // Nearly all gaps of common words take one byte.
            if gap >= 0x80 {
                gap &= 0x7F
                var shift = 0
                repeat {
                    index += 1
                    shift += 7
                    guard index + 1 < data.count else { return }
                    gap |= Int(data[index] & (shift < 28 ? 0x7F : 0xFF)) << shift
                } while data[index] & 0x80 != 0 && shift < 28
            }
            ordinal += gap
            body(ordinal, Int(data[index + 1]))
            ordinal += 1
            index += 2
        }
    }
}
