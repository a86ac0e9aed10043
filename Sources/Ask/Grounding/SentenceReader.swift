import Text

/// Splits a text into sentences, each with the quotes that it cites: `[1]`, `[1][2]`, `[1, 2]` or `[1-3]`.
struct SentenceReader {
    /// A sentence without its citations.
    struct Sentence {
        var text: String
        var citations: [Int]
    }

    /// Returns the sentences of a text in order.
    ///
    /// Each item of a list and each paragraph ends a sentence. A citation belongs to the sentence in which or behind which it stands, at
    /// the head of a line to the one that follows.
    func sentences(of text: String) -> [Sentence] {
        var result: [Sentence] = []
        for paragraph in paragraphs(of: text) {
            let (plain, marks) = SentenceReader.separated(paragraph)
            var sentences = Sentences.byteRanges(in: plain).map { range in
                (range: range, sentence: Sentence(text: SentenceReader.text(of: range, in: plain), citations: []))
            }
            for mark in marks {
                if let place = sentences.firstIndex(where: { $0.range.upperBound >= mark.place }) {
                    sentences[place].sentence.add(mark.numbers)
                } else if let last = result.indices.last, sentences.isEmpty {
                    result[last].add(mark.numbers)
                }
            }
            result += sentences.map(\.sentence).filter { $0.text.contains { $0.isLetter || $0.isNumber } }
        }
        return result
    }

    // MARK: Paragraphs

    /// Joins wrapped lines; an item of a list, a heading and a blank line begin anew.
    private func paragraphs(of text: String) -> [String] {
        var result: [String] = []
        var isOpen = false
        for line in text.lines() {
            let line = line.withoutBlanks
            let (words, isItem) = SentenceReader.withoutMarker(line)
            if words.isEmpty {
                isOpen = false
            } else if isOpen, !isItem {
                result[result.count - 1] += " " + words
            } else {
                result.append(String(words))
                isOpen = !line.hasPrefix("#")
            }
        }
        return result
    }

    /// Returns a line without the marker of an item or a heading: `- `, `2. `, `## `.
    private static func withoutMarker(_ line: String) -> (words: Substring, isItem: Bool) {
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        let marker =
            digits.isEmpty
            ? line.prefix { "-*+•#>".contains($0) }
            : line[digits.endIndex...].first.map { ".)".contains($0) } == true
                ? line[...digits.endIndex] : line.prefix(0)
        guard !marker.isEmpty, line[marker.endIndex...].first?.isWhitespace ?? true else { return (line[...], false) }
        return (line[marker.endIndex...].drop(while: \.isWhitespace), true)
    }

    // MARK: Citations

    private struct Mark {
        /// The offset in the text without marks, in UTF-8 bytes.
        var place: Int
        var numbers: [Int]
    }

    private static func text(of range: Range<Int>, in text: String) -> String {
        String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }

    /// Takes the citations out of a paragraph, with the blanks before them.
    private static func separated(_ paragraph: String) -> (text: String, marks: [Mark]) {
        var text = ""
        var marks: [Mark] = []
        var rest = paragraph[...]
        while let open = rest.firstIndex(of: "[") {
            text += rest[..<open]
            guard let close = rest[open...].firstIndex(of: "]"),
                let numbers = numbers(in: rest[rest.index(after: open)..<close])
            else {
                text.append("[")
                rest = rest[rest.index(after: open)...]
                continue
            }
            while text.last?.isWhitespace == true { text.removeLast() }
            marks.append(Mark(place: text.utf8.count, numbers: numbers))
            rest = rest[rest.index(after: close)...]
        }
        return (text + rest, marks)
    }

    /// Reads what stands between the brackets of a citation; nil if it is none.
    private static func numbers(in text: Substring) -> [Int]? {
        var numbers: [Int] = []
        for part in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "," || $0 == ";" }) {
            let ends = part.split(whereSeparator: { $0 == "-" || $0 == "–" }).map { Int($0.withoutBlanks) }
            guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first >= 0,
                (first...max(first, first + widestRange)).contains(last)
            else { return nil }
            numbers += Array(first...last)
        }
        return numbers.isEmpty ? nil : numbers
    }

    private static let widestRange = 50
}

extension SentenceReader.Sentence {
    fileprivate mutating func add(_ numbers: [Int]) {
        for number in numbers where !citations.contains(number) { citations.append(number) }
    }
}

extension StringProtocol {
    /// The text without blanks at its ends.
    var withoutBlanks: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
