extension UInt8 {
    @inline(__always)
    var isASCIIWord: Bool { (self | 0x20) &- 97 < 26 || isASCIIDigit }

    @inline(__always)
    var isASCIICapital: Bool { self &- 65 < 26 }

    @inline(__always)
    var isASCIIDigit: Bool { self &- 48 < 10 }
}

extension Span<UInt8> {
    /// Returns the eight bytes from an offset as a number, the first byte lowest; in one step, as the compiler sees it.
    @inlinable @inline(__always)
    public func word(at place: Int) -> UInt64 {
        let bytes = extracting(place..<place &+ 8)
        return (0..<8).reduce(0) { $0 | UInt64(bytes[$1]) << UInt64(8 * $1) }
    }

    /// Returns the non-ASCII scalar at a byte, and its length; nil for invalid UTF-8.
    func scalar(at index: Int) -> (Unicode.Scalar, Int)? {
        let first = UInt32(self[index])
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 0
        guard length > 0, index + length <= count else { return nil }
        var value = first & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
        for offset in 1..<length {
            let byte = UInt32(self[index + offset])
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | byte & 0x3F
        }
        return Unicode.Scalar(value).map { ($0, length) }
    }

    /// Returns the scalar at a byte, even ASCII, and its length; nil at the end and for invalid UTF-8.
    func character(at index: Int) -> (Unicode.Scalar, Int)? {
        guard indices.contains(index) else { return nil }
        return self[index] < 0x80 ? (Unicode.Scalar(self[index]), 1) : scalar(at: index)
    }

    /// Returns the scalar that ends before a byte, and its length.
    func character(before index: Int) -> (Unicode.Scalar, Int)? {
        guard index > 0, index <= count else { return nil }
        var start = index - 1
        while start > 0, index - start < 4, self[start].isContinuation { start -= 1 }
        guard let (scalar, length) = character(at: start), start + length == index else { return nil }
        return (scalar, length)
    }

    func isWord(at index: Int) -> Bool {
        guard let (scalar, _) = character(at: index) else { return false }
        if scalar.isASCII { return self[index].isASCIIWord }
        return LetterFolding.letterClass(of: scalar) == .letter
    }
}

extension [UInt8] {
    /// Appends bytes.
    @inlinable @inline(__always)
    public mutating func append(_ bytes: Span<UInt8>) {
        for place in bytes.indices { append(bytes[place]) }
    }
}

extension String {
    /// Creates a text from bytes; invalid UTF-8 becomes U+FFFD.
    public init(decoding bytes: Span<UInt8>) {
        do {
            self.init(copying: try UTF8Span(validating: bytes))
        } catch {
            var copy: [UInt8] = []
            copy.append(bytes)
            self.init(decoding: copy, as: UTF8.self)
        }
    }
}
