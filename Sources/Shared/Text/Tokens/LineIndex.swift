/// The lines of a text that is held elsewhere, by number, and the number of a line where they are in the order of their bytes.
///
/// Only the lines before every 128th byte are counted beforehand, eight bytes at a time: that takes a few hundredths of a
/// millisecond for 16,000 words, where noting the beginning of every line would take ten times as long.
struct LineIndex {
    private let text: UnsafeRawBufferPointer
    /// The number of line feeds before each block, and behind it that of all.
    private let feeds: [UInt32]

    private static let blockSize = 128

    /// The index of a text; nil where its last line does not end.
    ///
    /// - Parameter text: Lines that each end in a line feed; the caller keeps it where it is.
    init?(_ text: UnsafeRawBufferPointer) {
        guard text.isEmpty || text[text.count - 1] == LineIndex.lineFeed else { return nil }
        self.text = text
        var feeds: [UInt32] = []
        feeds.reserveCapacity(text.count / LineIndex.blockSize + 2)
        var count: UInt32 = 0
        var start = 0
        while start + LineIndex.blockSize <= text.count {
            feeds.append(count)
            count += LineIndex.lineFeeds(inBlockOf: text, at: start)
            start += LineIndex.blockSize
        }
        feeds.append(count)
        while start < text.count {
            if text[start] == LineIndex.lineFeed { count += 1 }
            start += 1
        }
        feeds.append(count)
        self.feeds = feeds
    }

    /// The number of lines.
    var count: Int { Int(feeds[feeds.count - 1]) }

    /// The number of bytes of the text.
    var size: Int { text.count }

    /// A line without its line feed.
    ///
    /// - Parameter number: Counted from 0, below `count`.
    subscript(number: Int) -> UnsafeRawBufferPointer {
        var blocks = 0..<(feeds.count - 1)
        while blocks.count > 1 {
            let middle = blocks.lowerBound + blocks.count / 2
            blocks = feeds[middle] <= number ? middle..<blocks.upperBound : blocks.lowerBound..<middle
        }
        // The line begins behind its own number of line feeds: in this block, or in one before it that it outgrew.
        var start = blocks.lowerBound * LineIndex.blockSize
        var passed = Int(feeds[blocks.lowerBound])
        if passed == number { return line(around: start) }
        while passed < number {
            if text[start] == LineIndex.lineFeed { passed += 1 }
            start += 1
        }
        return line(around: start)
    }

    /// The number of a line.
    ///
    /// - Parameter line: Its bytes.
    /// - Returns: Nil where there is none, or where the lines are in another order than that of their bytes.
    func number(of line: UnsafeRawBufferPointer) -> Int? {
        var range = 0..<text.count
        while !range.isEmpty {
            let found = self.line(around: range.lowerBound + range.count / 2)
            let start = offset(of: found)
            if found.elementsEqual(line) { return lineFeeds(before: start) }
            let isBefore = found.lexicographicallyPrecedes(line)
            range = isBefore ? (start + found.count + 1)..<range.upperBound : range.lowerBound..<start
        }
        return nil
    }

    private func offset(of line: UnsafeRawBufferPointer) -> Int {
        guard let base = text.baseAddress, let start = line.baseAddress else { return 0 }
        return start - base
    }

    /// The line that a byte stands in.
    private func line(around place: Int) -> UnsafeRawBufferPointer {
        var start = place
        while start > 0, text[start - 1] != LineIndex.lineFeed { start -= 1 }
        var end = place
        while text[end] != LineIndex.lineFeed { end += 1 }
        return UnsafeRawBufferPointer(rebasing: text[start..<end])
    }

    private func lineFeeds(before place: Int) -> Int {
        let block = place / LineIndex.blockSize
        var count = Int(feeds[block])
        for place in (block * LineIndex.blockSize)..<place where text[place] == LineIndex.lineFeed { count += 1 }
        return count
    }

    private static let lineFeed = UInt8(ascii: "\n")

    /// The number of line feeds in a block: each of the eight bytes of a sum counts those of its place in sixteen words.
    private static func lineFeeds(inBlockOf text: UnsafeRawBufferPointer, at start: Int) -> UInt32 {
        var sums: UInt64 = 0
        var place = start
        while place < start + blockSize {
            let word = text.loadUnaligned(fromByteOffset: place, as: UInt64.self) ^ 0x0a0a_0a0a_0a0a_0a0a
            // The upper bit of a byte of `others` is set unless the byte of `word` is zero.
            let others = ((word & 0x7f7f_7f7f_7f7f_7f7f) &+ 0x7f7f_7f7f_7f7f_7f7f) | word
            sums &+= (~others >> 7) & 0x0101_0101_0101_0101
            place += 8
        }
        return UInt32((sums &* 0x0101_0101_0101_0101) >> 56)
    }
}
