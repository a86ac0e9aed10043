/// Splits text into words: runs of letters and digits, folded, without a possessive `'s`.
///
/// Scripts without spaces (Han, Kana, Thai …) give overlapping pairs of characters. Deterministic; one linear pass over the bytes, with a
/// fast path for ASCII.
public struct Tokenizer: Sendable {
    struct Token {
        let range: Range<Int>
        let traits: Traits
    }

    struct Traits: OptionSet {
        let rawValue: UInt8

        /// The word has ä, ö, ü or ß, unfolded for the German stemmer.
        static let umlauts = Traits(rawValue: 1)
        /// The word has capitals after its first letter, but not only capitals.
        static let mixedCase = Traits(rawValue: 2)
        /// The word is in a script without spaces.
        static let unspaced = Traits(rawValue: 4)
        /// The word is one character of a run, which also occurs in pairs.
        static let single = Traits(rawValue: 8)
    }

    /// Creates a tokenizer; it has no state.
    public init() {}

    /// Calls `body` with the byte range of each word in order, and its folded form in a reused buffer.
    public func forEachToken(in utf8: Span<UInt8>, _ body: (Range<Int>, inout [UInt8]) -> Void) {
        forEachWord(in: utf8) { token, word in
            if token.traits.contains(.single) { return }
            if token.traits.contains(.umlauts) { Umlauts.fold(&word) }
            body(token.range, &word)
        }
    }

    /// Does the same for a text.
    public func forEachToken(in text: String, _ body: (Range<Int>, inout [UInt8]) -> Void) {
        forEachToken(in: text.utf8Span.span, body)
    }

    /// Returns the folded words of a text with their byte ranges in its UTF-8.
    public func tokens(of text: String) -> [(range: Range<Int>, folded: String)] {
        var result: [(Range<Int>, String)] = []
        forEachToken(in: text) { result.append(($0, String(decoding: $1, as: UTF8.self))) }
        return result
    }

    /// Calls `body` with each word and its folded form with umlauts, in order; the buffer is reused.
    ///
    /// Scripts without spaces also give single characters; `range` must end at a blank.
    func forEachWord(
        in utf8: Span<UInt8>, within range: Range<Int>? = nil, _ body: (Token, inout [UInt8]) -> Void
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
            word.append(utf8.extracting(start..<index))
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

    /// The maximum length of a word in bytes; longer ones are cut, so that binary data cannot fill the vocabulary.
    static let longestWord = 64

    @inline(__always)
    private func emit(
        _ range: Range<Int>, _ traits: Traits, _ word: inout [UInt8], _ body: (Token, inout [UInt8]) -> Void
    ) {
        if word.count > Tokenizer.longestWord { word.removeSubrange(Tokenizer.longestWord...) }
        body(Token(range: range, traits: traits), &word)
    }

    /// Adds the signs of `C++` and `C#` to their word; returns the number of added bytes.
    @inline(__always)
    private static func takeSigns(in utf8: Span<UInt8>, at index: Int, word: inout [UInt8]) -> Int {
        guard index < utf8.count, utf8[index] == UInt8(ascii: "+") || utf8[index] == UInt8(ascii: "#") else { return 0 }
        let isPlus = utf8[index] == UInt8(ascii: "+")
        let end = index + (isPlus ? 2 : 1)
        guard end <= utf8.count, utf8[end - 1] == utf8[index], isPlus || word.count == 1 else { return 0 }
        if end < utf8.count, utf8[end].isASCIIWord || utf8[end] >= 0x80 || utf8[end] == utf8[index] { return 0 }
        word.append(utf8.extracting(index..<end))
        return end - index
    }

    /// Continues a word with non-ASCII characters; `word` is its ASCII beginning.
    private func foreignWord(
        in utf8: Span<UInt8>, start: Int, at index: inout Int, word: inout [UInt8],
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
