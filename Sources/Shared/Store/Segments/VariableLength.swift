/// Variable-length integers: 7 bits per byte, least significant first; all bytes but the last have their high bit set.
extension Array where Element == UInt8 {
    mutating func append(number: Int) {
        var rest = UInt(number)
        while rest >= 0x80 {
            append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        append(UInt8(rest))
    }
}

/// A place in bytes that are passed to each of its functions, which read on.
struct ByteReader {
    private var place = 0

    mutating func number(in bytes: Span<UInt8>) -> Int? {
        var (number, shift): (UInt, UInt) = (0, 0)
        while place < bytes.count, shift < 63 {
            let byte = bytes[place]
            place += 1
            number |= UInt(byte & 0x7F) << shift
            if byte < 0x80 { return Int(exactly: number) }
            shift += 7
        }
        return nil
    }

    /// Skips some bytes and returns their range; nil if there are fewer.
    mutating func range(_ count: Int, in bytes: Span<UInt8>) -> Range<Int>? {
        guard count >= 0, count <= bytes.count - place else { return nil }
        defer { place += count }
        return place..<place + count
    }
}
