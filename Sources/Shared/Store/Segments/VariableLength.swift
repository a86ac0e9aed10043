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

struct ByteReader {
    private let bytes: UnsafeRawBufferPointer
    private var place = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    mutating func number() -> Int? {
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

    mutating func bytes(_ count: Int) -> UnsafeRawBufferPointer? {
        guard count >= 0, count <= bytes.count - place else { return nil }
        defer { place += count }
        return UnsafeRawBufferPointer(rebasing: bytes[place..<place + count])
    }
}
