extension StringProtocol {
    var trimmed: String {
        // Text that begins and ends with visible ASCII is the common case and needs no Unicode tables.
        if let first = utf8.first, first.isVisible, endsVisibly { return String(self) }
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else {
            return ""
        }
        return String(self[first...last])
    }

    var trimmedEnd: String {
        if endsVisibly { return String(self) }
        guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(self[...last])
    }

    /// Whether the last character is visible ASCII.
    private var endsVisibly: Bool {
        unicodeScalars.last.map { $0.isASCII && UInt8(truncatingIfNeeded: $0.value).isVisible } ?? false
    }

    /// Returns the first range of a text, compared byte for byte; nil if absent.
    func range(of other: String) -> Range<Index>? {
        guard let first = other.utf8.first else { return startIndex..<startIndex }
        var start = utf8.startIndex
        while let place = utf8[start...].firstIndex(of: first) {
            let rest = utf8[place...]
            if rest.starts(with: other.utf8) {
                return place..<utf8.index(place, offsetBy: other.utf8.count)
            }
            start = utf8.index(after: place)
        }
        return nil
    }

    /// Splits the text at an ASCII byte and omits empty parts.
    func parts(at separator: UInt8) -> [SubSequence] {
        var parts: [SubSequence] = []
        var start = startIndex
        while let end = utf8[start...].firstIndex(of: separator) {
            if start < end { parts.append(self[start..<end]) }
            start = utf8.index(after: end)
        }
        if start < endIndex { parts.append(self[start...]) }
        return parts
    }

    /// The lines without their ends, including empty ones.
    var lines: [SubSequence] {
        // All readers ask for the lines of all blocks, so that their bytes are read without indices.
        let text = Substring(self)
        let bytes = text.utf8.span
        let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
        guard !ends.isEmpty else { return [self[...]] }
        var lines: [SubSequence] = []
        lines.reserveCapacity(ends.count + 1)
        var (start, offset) = (startIndex, 0)
        for end in ends {
            let next = utf8.index(start, offsetBy: end - offset)
            lines.append(self[start..<next])
            (start, offset) = (utf8.index(after: next), end + 1)
        }
        lines.append(self[start...])
        return lines
    }

    var firstLine: SubSequence { self[..<(utf8.firstIndex(of: UInt8(ascii: "\n")) ?? endIndex)] }

    /// Returns the runs of letters, optionally also with digits or hyphens.
    func words(withNumbers: Bool = false, withHyphens: Bool = false) -> [SubSequence] {
        guard isASCII else {
            return split { !($0.isLetter || withNumbers && $0.isNumber || withHyphens && $0 == "-") }
        }
        var words: [SubSequence] = []
        var start: Index?
        for place in utf8.indices {
            let byte = utf8[place]
            if (byte | 0x20) &- 97 < 26 || withNumbers && byte.isDigit || withHyphens && byte == UInt8(ascii: "-") {
                start = start ?? place
            } else if let first = start {
                words.append(self[first..<place])
                start = nil
            }
        }
        if let start { words.append(self[start...]) }
        return words
    }

    var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

    /// Returns whether the text contains another, compared byte for byte.
    func holds(_ other: String) -> Bool { range(of: other) != nil }
}

extension UInt8 {
    fileprivate var isVisible: Bool { self > 0x20 && self < 0x7F }
}
