/// A line with the byte ranges of its words; the text between words is not compared.
struct WordLine {
    let bytes: [UInt8]
    let words: [Range<Int>]

    /// Splits a line into words: letters and digits of any script.
    init(_ line: String) {
        bytes = Array(line.utf8)
        var words: [Range<Int>] = []
        var start: Int?
        var offset = 0
        for scalar in line.unicodeScalars {
            if WordLine.isPartOfWord(scalar) {
                start = start ?? offset
            } else if let begun = start {
                words.append(begun..<offset)
                start = nil
            }
            offset += UTF8.width(scalar)
        }
        if let start { words.append(start..<offset) }
        self.words = words
    }

    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
        case 0..<0x80: return false
        default:
            let properties = scalar.properties
            return properties.isAlphabetic || properties.numericType != nil
                || properties.canonicalCombiningClass != .notReordered
        }
    }

    func word(_ place: Int) -> ArraySlice<UInt8> { bytes[words[place]] }

    var first: ArraySlice<UInt8>? { words.isEmpty ? nil : word(0) }

    /// The byte range without leading and trailing blanks.
    var content: Range<Int> {
        let start = bytes.firstIndex { !WordLine.isBlank($0) } ?? bytes.count
        return start..<((bytes.lastIndex { !WordLine.isBlank($0) } ?? start - 1) + 1)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// Returns the indices at which the words of another line occur in this one, in order; nil if one is missing.
    func places(of other: WordLine) -> [Int]? {
        var places: [Int] = []
        var next = 0
        for wanted in other.words.indices {
            guard let place = words.indices.dropFirst(next).first(where: { word($0).elementsEqual(other.word(wanted)) })
            else { return nil }
            places.append(place)
            next = place + 1
        }
        return places
    }

    /// Returns the start of a word, extended by the marks before it that also precede the first word of another line.
    func start(of place: Int, like other: WordLine) -> Int {
        guard let first = other.words.first else { return words[place].lowerBound }
        var (here, there) = (words[place].lowerBound, first.lowerBound)
        while here > 0, there > 0, bytes[here - 1] == other.bytes[there - 1] { (here, there) = (here - 1, there - 1) }
        while here < words[place].lowerBound, WordLine.isInside(bytes[here]) { here += 1 }
        return here
    }

    /// Returns the end of a word, extended by the marks after it that also follow the last word of another line.
    func end(of place: Int, like other: WordLine) -> Int {
        guard let last = other.words.last else { return words[place].upperBound }
        var (here, there) = (words[place].upperBound, last.upperBound)
        while here < bytes.count, there < other.bytes.count, bytes[here] == other.bytes[there] {
            (here, there) = (here + 1, there + 1)
        }
        while here > words[place].upperBound, here < bytes.count, WordLine.isInside(bytes[here]) { here -= 1 }
        return here
    }

    /// Whether a byte is a UTF-8 continuation byte.
    private static func isInside(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// Converts ranges of Unicode scalars to ranges of bytes.
    func byteRanges(ofScalars ranges: [Range<Int>]) -> [Range<Int>] {
        var starts: [Int] = []
        for place in bytes.indices where !WordLine.isInside(bytes[place]) { starts.append(place) }
        starts.append(bytes.count)
        return ranges.compactMap { range in
            guard range.lowerBound >= 0, range.upperBound < starts.count else { return nil }
            return starts[range.lowerBound]..<starts[range.upperBound]
        }
    }
}
