extension String {
    /// The lines of a text without their ends.
    ///
    /// - Parameter keepingEmpty: Whether lines without any text are among them.
    /// - Returns: The lines in order.
    public func lines(keepingEmpty: Bool = false) -> [Substring] { self[...].lines(keepingEmpty: keepingEmpty) }
}

extension Substring {
    /// The lines of a text without their ends, told by its bytes, which costs a tenth of what its characters do.
    ///
    /// - Parameter keepingEmpty: Whether lines without any text are among them.
    /// - Returns: The lines in order; a carriage return with its newline is one character, and ends none.
    public func lines(keepingEmpty: Bool = false) -> [Substring] {
        let ends = utf8.withContiguousStorageIfAvailable(Substring.lineEnds) ?? []
        var lines: [Substring] = []
        lines.reserveCapacity(ends.count)
        var start = startIndex
        var place = 0
        for end in ends {
            let last = utf8.index(start, offsetBy: end - place)
            if keepingEmpty || place < end { lines.append(self[start..<last]) }
            guard last < endIndex else { break }
            (start, place) = (utf8.index(after: last), end + 1)
        }
        return lines
    }

    /// Where lines end, that of the last one behind all bytes.
    private static func lineEnds(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var ends: [Int] = []
        for place in bytes.indices
        where bytes[place] == UInt8(ascii: "\n") && (place == 0 || bytes[place - 1] != UInt8(ascii: "\r")) {
            ends.append(place)
        }
        return ends + [bytes.count]
    }

    /// The text behind the blanks and tabs that it begins with.
    public var unindented: Substring {
        self[(utf8.firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? endIndex)...]
    }
}

extension StringProtocol {
    /// Whether a text begins with the bytes of another.
    ///
    /// - Parameter other: Any text.
    /// - Returns: True for the empty text.
    @inlinable
    public func begins(with other: String) -> Bool { utf8.starts(with: other.utf8) }

    /// Whether a text has more than so many characters; few bytes are few characters.
    ///
    /// - Parameter count: A number of characters.
    /// - Returns: The same as `self.count > count`.
    @inlinable
    public func isLonger(than count: Int) -> Bool {
        guard utf8.count > count else { return false }
        return utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") } || self.count > count
    }

    /// How many Unicode scalars a text has.
    @inlinable
    public var scalarCount: Int { utf8.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }
}
