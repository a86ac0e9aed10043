/// Splits text into words: runs of letters and digits, folded, with a possessive `'s` dropped.
///
/// Scripts without spaces (Han, Kana, Thai …) give overlapping pairs of characters. One pass over the bytes, linear; ASCII text
/// takes the short way. Deterministic.
public struct Tokenizer: Sendable {
    /// One word as it is found.
    struct Token {
        /// Where it stands in the text's UTF-8.
        let range: Range<Int>
        /// What else is known of it.
        let traits: Traits
    }

    /// What is known of a word besides its letters.
    struct Traits: OptionSet {
        let rawValue: UInt8

        /// It holds ä, ö, ü or ß, which are not folded yet: the German stemmer wants them.
        static let umlauts = Traits(rawValue: 1)
        /// It has capitals behind its first letter, and not only capitals.
        static let mixedCase = Traits(rawValue: 2)
        /// Characters of a script without spaces.
        static let unspaced = Traits(rawValue: 4)
        /// One character of a longer run of them, which also stands in pairs.
        static let single = Traits(rawValue: 8)
    }

    /// Creates a tokenizer; it holds no state.
    public init() {}

    /// Calls `body` with each word of a text, in order.
    ///
    /// - Parameters:
    ///   - utf8: The text.
    ///   - body: Gets the byte range of the word in the text, and its folded form in a buffer that is reused.
    public func forEachToken(in utf8: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>, inout [UInt8]) -> Void) {
        forEachWord(in: utf8) { token, word in
            if token.traits.contains(.single) { return }
            if token.traits.contains(.umlauts) { Umlauts.fold(&word) }
            body(token.range, &word)
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

    /// Calls `body` with each word of a text, in order; umlauts are kept, and characters of scripts without spaces come alone, too.
    ///
    /// - Parameters:
    ///   - utf8: The text.
    ///   - range: The part of it that is read, which blanks end; nil for all.
    ///   - body: Gets each word, and its folded form in a buffer that is reused.
    func forEachWord(
        in utf8: UnsafeBufferPointer<UInt8>, within range: Range<Int>? = nil, _ body: (Token, inout [UInt8]) -> Void
    ) {
        var word: [UInt8] = []
        word.reserveCapacity(64)
        var index = range?.lowerBound ?? 0
        let end = range?.upperBound ?? utf8.count
        while index < end {
            guard utf8[index].isASCIIWord || utf8[index] >= 0x80 else {
                index += 1
                continue
            }
            let start = index
            var capitals = 0
            while index < utf8.count, utf8[index].isASCIIWord {
                capitals &+= utf8[index].isASCIICapital ? 1 : 0
                index += 1
            }
            word.removeAll(keepingCapacity: true)
            word += UnsafeBufferPointer(rebasing: utf8[start..<index])
            if capitals > 0 { Tokenizer.lowerCapitals(of: &word) }
            if index < utf8.count, utf8[index] >= 0x80 {
                foreignWord(in: utf8, start: start, at: &index, word: &word, body)
            } else {
                let isPlain = capitals == 0 || capitals == word.count || (capitals == 1 && utf8[start].isASCIICapital)
                index += Tokenizer.takeSigns(in: utf8, at: index, word: &word)
                emit(start..<index, isPlain ? [] : .mixedCase, &word, body)
                index += Apostrophes.possessiveLength(in: utf8, at: index)
            }
        }
    }

    @inline(__always)
    private static func lowerCapitals(of word: inout [UInt8]) {
        for place in word.indices where word[place].isASCIICapital { word[place] |= 0x20 }
    }

    /// Words longer than this are cut: nobody asks for them, and binary data in a note must not fill the vocabulary.
    static let longestWord = 64

    @inline(__always)
    private func emit(
        _ range: Range<Int>, _ traits: Traits, _ word: inout [UInt8], _ body: (Token, inout [UInt8]) -> Void
    ) {
        if word.count > Tokenizer.longestWord { word.removeSubrange(Tokenizer.longestWord...) }
        body(Token(range: range, traits: traits), &word)
    }

    /// Adds the signs of `C++` and `C#` to the word before them.
    ///
    /// - Returns: How many bytes were added.
    @inline(__always)
    private static func takeSigns(in utf8: UnsafeBufferPointer<UInt8>, at index: Int, word: inout [UInt8]) -> Int {
        guard index < utf8.count, utf8[index] == UInt8(ascii: "+") || utf8[index] == UInt8(ascii: "#") else { return 0 }
        let isPlus = utf8[index] == UInt8(ascii: "+")
        let end = index + (isPlus ? 2 : 1)
        guard end <= utf8.count, utf8[end - 1] == utf8[index], isPlus || word.count == 1 else { return 0 }
        if end < utf8.count, utf8[end].isASCIIWord || utf8[end] >= 0x80 || utf8[end] == utf8[index] { return 0 }
        word += utf8[index..<end]
        return end - index
    }

    /// Goes on with a word that holds characters beyond ASCII; `word` holds its ASCII beginning.
    private func foreignWord(
        in utf8: UnsafeBufferPointer<UInt8>, start: Int, at index: inout Int, word: inout [UInt8],
        _ body: (Token, inout [UInt8]) -> Void
    ) {
        var traits: Traits = []
        while index < utf8.count {
            if utf8[index].isASCIIWord {
                LetterFolding.append(Unicode.Scalar(utf8[index]), to: &word)
                index += 1
                continue
            }
            guard utf8[index] >= 0x80, let (scalar, length) = utf8.scalar(at: index) else { break }
            switch LetterFolding.letterClass(of: scalar) {
            case .letter where Umlauts.append(scalar, to: &word): traits.insert(.umlauts)
            case .letter: LetterFolding.append(scalar, to: &word)
            case .mark where Umlauts.join(scalar, to: &word): traits.insert(.umlauts)
            case .mark: break
            case .unspaced:
                if !word.isEmpty { emit(start..<index, traits, &word, body) }
                var run = UnspacedRun(start: index)
                run.read(utf8) { range, traits, characters in
                    word.removeAll(keepingCapacity: true)
                    word += characters
                    emit(range, traits, &word, body)
                }
                index = run.end
                return
            case .separator:
                if !word.isEmpty { emit(start..<index, traits, &word, body) }
                index += word.isEmpty ? length : max(length, Apostrophes.possessiveLength(in: utf8, at: index))
                return
            }
            index += length
        }
        if !word.isEmpty { emit(start..<index, traits, &word, body) }
        if index < utf8.count {
            index += utf8[index] >= 0x80 ? 1 : Apostrophes.possessiveLength(in: utf8, at: index)
        }
    }
}
