extension String {
    /// Returns the lines of a text without line ends.
    ///
    /// - Parameter keepingEmpty: Whether empty lines are kept.
    /// - Returns: The lines in order.
    public func lines(keepingEmpty: Bool = false) -> [Substring] { self[...].lines(keepingEmpty: keepingEmpty) }
}

extension Substring {
    /// Returns the lines of a text without line ends; reading bytes is ten times as fast as reading characters.
    ///
    /// - Parameter keepingEmpty: Whether empty lines are kept.
    /// - Returns: The lines in order; a carriage return with its newline is one character, which does not end a line.
    public func lines(keepingEmpty: Bool = false) -> [Substring] {
        let ends = Substring.lineEnds(in: utf8Span.span)
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

    /// Returns the offsets of line ends, and last the end of the text.
    private static func lineEnds(in bytes: Span<UInt8>) -> [Int] {
        var ends: [Int] = []
        for place in bytes.indices
        where bytes[place] == UInt8(ascii: "\n") && (place == 0 || bytes[place - 1] != UInt8(ascii: "\r")) {
            ends.append(place)
        }
        return ends + [bytes.count]
    }

    /// The text without leading blanks and tabs.
    public var unindented: Substring {
        self[(utf8.firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? endIndex)...]
    }
}

extension StringProtocol {
    /// Returns whether a text begins with the bytes of another; true for the empty text.
    @inlinable
    public func begins(with other: String) -> Bool { utf8.starts(with: other.utf8) }

    /// Returns the same as `self.count > count`; fast for few bytes or plain ASCII.
    @inlinable
    public func isLonger(than count: Int) -> Bool {
        guard utf8.count > count else { return false }
        return utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") } || self.count > count
    }

    /// The number of Unicode scalars.
    @inlinable
    public var scalarCount: Int { utf8.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }
}
