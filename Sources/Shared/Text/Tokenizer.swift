/// Splits text into words: runs of letters and digits, folded, with a possessive `'s` dropped.
///
/// Scripts without spaces (Han, Kana, Thai …) give overlapping pairs of characters. One pass over the bytes, linear; ASCII text
/// takes the short way. Deterministic.
public struct Tokenizer: Sendable {
    /// Creates a tokenizer; it holds no state.
    public init() {}

    /// Calls `body` with each word of a text, in order.
    ///
    /// - Parameters:
    ///   - utf8: The text.
    ///   - body: Gets the byte range of the word in the text, and its folded form in a buffer that is reused.
    public func forEachToken(in utf8: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>, inout [UInt8]) -> Void) {
        var word: [UInt8] = []
        word.reserveCapacity(64)
        var index = 0
        while index < utf8.count {
            let start = index
            word.removeAll(keepingCapacity: true)
            while index < utf8.count, Tokenizer.isASCIIWordByte(utf8[index]) {
                let byte = utf8[index]
                word.append((65...90).contains(byte) ? byte | 0x20 : byte)
                index += 1
            }
            if index < utf8.count, utf8[index] >= 0x80 {
                foreignWord(in: utf8, start: start, at: &index, word: &word, body)
            } else if !word.isEmpty {
                emit(start..<index, &word, body)
                index += Tokenizer.possessiveLength(in: utf8, at: index)
            } else {
                index += 1
            }
        }
    }

    /// The folded words of a text.
    ///
    /// - Parameter text: Any text.
    /// - Returns: Each word with its range in the text's UTF-8.
    public func tokens(of text: String) -> [(range: Range<Int>, folded: String)] {
        var text = text
        return text.withUTF8 { utf8 in
            var result: [(Range<Int>, String)] = []
            forEachToken(in: utf8) { result.append(($0, String(decoding: $1, as: UTF8.self))) }
            return result
        }
    }

    /// Words longer than this are cut: nobody asks for them, and binary data in a note must not fill the vocabulary.
    private static let longestWord = 64

    private func emit(_ range: Range<Int>, _ word: inout [UInt8], _ body: (Range<Int>, inout [UInt8]) -> Void) {
        if word.count > Tokenizer.longestWord { word.removeSubrange(Tokenizer.longestWord...) }
        body(range, &word)
    }

    /// Goes on with a word that holds characters beyond ASCII; `word` holds its ASCII beginning.
    private func foreignWord(
        in utf8: UnsafeBufferPointer<UInt8>, start: Int, at index: inout Int, word: inout [UInt8],
        _ body: (Range<Int>, inout [UInt8]) -> Void
    ) {
        while index < utf8.count {
            if Tokenizer.isASCIIWordByte(utf8[index]) {
                LetterFolding.append(Unicode.Scalar(utf8[index]), to: &word)
                index += 1
                continue
            }
            guard utf8[index] >= 0x80, let (scalar, length) = Tokenizer.decode(utf8, at: index) else { break }
            switch LetterFolding.letterClass(of: scalar) {
            case .letter: LetterFolding.append(scalar, to: &word)
            case .mark: break
            case .unspaced:
                if !word.isEmpty { emit(start..<index, &word, body) }
                unspacedRun(in: utf8, at: &index, word: &word, body)
                return
            case .separator:
                if !word.isEmpty { emit(start..<index, &word, body) }
                index +=
                    length
                    + (scalar == "’" && !word.isEmpty ? Tokenizer.possessiveTail(in: utf8, at: index + length) : 0)
                return
            }
            index += length
        }
        if !word.isEmpty { emit(start..<index, &word, body) }
        if index < utf8.count, utf8[index] >= 0x80 { index += 1 }
    }

    private func unspacedRun(
        in utf8: UnsafeBufferPointer<UInt8>, at index: inout Int, word: inout [UInt8],
        _ body: (Range<Int>, inout [UInt8]) -> Void
    ) {
        var previous: (scalar: Unicode.Scalar, start: Int)?
        var pairs = 0
        while index < utf8.count, utf8[index] >= 0x80, let (scalar, length) = Tokenizer.decode(utf8, at: index),
            LetterFolding.letterClass(of: scalar) == .unspaced
        {
            if let previous {
                word.removeAll(keepingCapacity: true)
                LetterFolding.append(previous.scalar, to: &word)
                LetterFolding.append(scalar, to: &word)
                emit(previous.start..<(index + length), &word, body)
                pairs += 1
            }
            previous = (scalar, index)
            index += length
        }
        if pairs == 0, let previous {
            word.removeAll(keepingCapacity: true)
            LetterFolding.append(previous.scalar, to: &word)
            emit(previous.start..<index, &word, body)
        }
    }

    @inline(__always)
    private static func isASCIIWordByte(_ byte: UInt8) -> Bool {
        (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte)
    }

    /// The length of `'s` behind a word, or 0.
    private static func possessiveLength(in utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        guard index < utf8.count, utf8[index] == UInt8(ascii: "'") else { return 0 }
        let tail = possessiveTail(in: utf8, at: index + 1)
        return tail == 0 ? 0 : tail + 1
    }

    private static func possessiveTail(in utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        guard index < utf8.count, utf8[index] | 0x20 == UInt8(ascii: "s") else { return 0 }
        let next = index + 1
        return next < utf8.count && (isASCIIWordByte(utf8[next]) || utf8[next] >= 0x80) ? 0 : 1
    }

    /// The character at a byte of valid UTF-8, with its length; nil where the bytes are not UTF-8.
    private static func decode(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> (Unicode.Scalar, Int)? {
        let first = UInt32(utf8[index])
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 0
        guard length > 0, index + length <= utf8.count else { return nil }
        var value = first & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
        for offset in 1..<length {
            let byte = UInt32(utf8[index + offset])
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | byte & 0x3F
        }
        return Unicode.Scalar(value).map { ($0, length) }
    }
}
