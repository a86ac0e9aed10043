/// The words that a sentence puts in quotation marks, and whether they stand in a text.
enum QuotedWords {
    /// Returns what stands in quotation marks; a single mark counts only at the edge of words, since it is an apostrophe too.
    static func all(in sentence: String) -> [String] {
        var result: [String] = []
        var rest = sentence[...]
        while let open = rest.firstIndex(where: { closers[$0] != nil }) {
            let inside = rest[rest.index(after: open)...]
            let ends = closers[rest[open]] ?? []
            guard let close = inside.firstIndex(where: ends.contains) else {
                rest = inside
                continue
            }
            result.append(String(inside[..<close]))
            rest = inside[inside.index(after: close)...]
        }
        return result.filter { $0.contains { $0.isLetter || $0.isNumber } }
    }

    private static let closers: [Character: Set<Character>] = [
        "\"": ["\""], "“": ["”", "\""], "„": ["“", "”", "\""], "«": ["»"], "»": ["«"],
    ]

    /// Tells whether words stand in a text, whole and in order; an ellipsis stands for any words between.
    ///
    /// Blanks, the shape of marks, emphasis and the case of the first letter do not matter, nor a mark at the end.
    static func stand(_ words: String, in text: String) -> Bool {
        let text = plain(text)
        var rest = text[...]
        for part in plain(words).replacing("...", with: "…").split(separator: "…") {
            let part = trimmed(part)
            guard !part.isEmpty else { continue }
            guard let end = end(of: part, in: rest) else { return false }
            rest = rest[end...]
        }
        return true
    }

    private static func end(of words: String, in text: Substring) -> String.Index? {
        let first = words.prefix(1)
        for form in [words, first.lowercased() + words.dropFirst(), first.uppercased() + words.dropFirst()] {
            for range in text.ranges(of: form) where isWhole(range, in: text) { return range.upperBound }
        }
        return nil
    }

    private static func isWhole(_ range: Range<String.Index>, in text: Substring) -> Bool {
        func isWord(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
        let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : nil
        let after = range.upperBound < text.endIndex ? text[range.upperBound] : nil
        let (first, last) = (text[range].first, text[range].last)
        return !(isWord(before) && isWord(first)) && !(isWord(after) && isWord(last))
    }

    private static func plain(_ text: String) -> String {
        let shapes: [Character: Character] = [
            "’": "'", "‘": "'", "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "–": "-", "—": "-",
        ]
        let kept = text.filter { !"*_`~[]".contains($0) }.map { shapes[$0] ?? $0 }
        return String(kept).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text.withoutBlanks
        while let last = text.last, ".,;:!?\"' ".contains(last) { text.removeLast() }
        while let first = text.first, "\"' ".contains(first) { text.removeFirst() }
        return text
    }
}
