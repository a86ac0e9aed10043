import Model
import Text

/// Finds words of the index in the lines of their file, to quote them exactly as written.
///
/// If the file does not contain the text as it is, words are matched one by one, ignoring blanks and marks between them. In the index,
/// turns begin with `Speaker: `, tasks lack their owner and day, and a wrapped sentence is one line.
struct QuoteAlignment {
    struct Match: Equatable {
        var speaker: String?
        var text: String
        /// The ranges of matched words, as offsets in Unicode scalars.
        var matches: [Range<Int>]
    }

    private let quoted: QuotedLines

    init(_ quoted: QuotedLines) { self.quoted = quoted }

    /// Finds text of the index, given on one line, in the lines of the file; nil if it is not there.
    ///
    /// A speaker label before it is returned separately. Matches are offsets in Unicode scalars.
    func find(_ text: String, matches: [Range<Int>], speakers: [String] = []) -> Match? {
        let label = SpokenLines.turn(text[...], of: speakers) != nil ? QuoteAlignment.label(text, matches) : nil
        if let label, let found = whole(label.rest) { return labelled(found, label) }
        let plain = Match(text: text, matches: matches)
        if let found = whole(plain) { return found }
        let other = label ?? QuoteAlignment.label(text, matches)
        if let other, let found = whole(other.rest) { return labelled(found, other) }
        // Nearly all quotes are found as they are; matching word by word is slower.
        let words = WordAlignment(quoted)
        if let found = words.inRow(plain) { return found }
        if let other, let found = words.inRow(other.rest) ?? words.withGaps(other.rest) {
            return labelled(found, other)
        }
        return words.withGaps(plain)
    }

    private func labelled(_ found: Match, _ label: Label) -> Match {
        Match(speaker: label.name, text: found.text, matches: found.matches)
    }

    private func whole(_ found: Match) -> Match? {
        !found.text.isEmpty && quoted.contains(found.text) ? found : nil
    }

    // MARK: Who speaks

    private typealias Label = (name: String, rest: Match)

    /// In characters.
    private static let longestName = 60

    /// Splits a text at the first `: ` into a label and the words after it.
    private static func label(_ text: String, _ matches: [Range<Int>]) -> Label? {
        guard let colon = colon(in: text), !text[..<colon].isLonger(than: longestName) else { return nil }
        let start = text.utf8.index(colon, offsetBy: 2)
        let shift = text[..<start].scalarCount
        let moved = matches.filter { $0.lowerBound >= shift }.map { ($0.lowerBound - shift)..<($0.upperBound - shift) }
        return (String(text[..<colon]), Match(text: String(text[start...]), matches: moved))
    }

    private static func colon(in text: String) -> String.Index? {
        let utf8 = text.utf8
        var rest = utf8[...]
        while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
            rest = rest[utf8.index(after: colon)...]
            if rest.first == UInt8(ascii: " ") { return colon }
        }
        return nil
    }
}

/// Finds words one by one in lines, ignoring the marks between them.
private struct WordAlignment {
    typealias Match = QuoteAlignment.Match

    private let lines: [WordLine]

    init(_ quoted: QuotedLines) { lines = quoted.said.map(WordLine.init) }

    private typealias Run = (line: Int, words: Range<Int>)

    /// Finds the words in sequence, possibly continued on a later line.
    func inRow(_ sought: Match) -> Match? {
        let wanted = WordLine(sought.text)
        guard let first = wanted.first else { return nil }
        for place in lines.indices {
            for start in lines[place].words.indices where lines[place].word(start).elementsEqual(first) {
                if let runs = runs(of: wanted, from: place, start) { return join(runs, wanted, sought) }
            }
        }
        return nil
    }

    private func runs(of wanted: WordLine, from line: Int, _ start: Int) -> [Run]? {
        var runs: [Run] = []
        var (line, word, count) = (line, start, 0)
        while true {
            let begin = word
            while count < wanted.words.count, word < lines[line].words.count,
                lines[line].word(word).elementsEqual(wanted.word(count))
            {
                (word, count) = (word + 1, count + 1)
            }
            runs.append((line, begin..<word))
            if count == wanted.words.count { return runs }
            guard word == lines[line].words.count, let next = self.line(after: line, beginningWith: wanted.word(count))
            else { return nil }
            (line, word) = (next, 0)
        }
    }

    /// Maximum distance, in lines, at which a sentence continues; captions may repeat lines in between.
    private static let nearness = 6

    private func line(after line: Int, beginningWith word: ArraySlice<UInt8>) -> Int? {
        lines.indices.dropFirst(line + 1).prefix(WordAlignment.nearness).first {
            lines[$0].first?.elementsEqual(word) ?? false
        }
    }

    /// Finds all words in order on one line with gaps; the shortest span wins.
    func withGaps(_ sought: Match) -> Match? {
        let wanted = WordLine(sought.text)
        guard !wanted.words.isEmpty else { return nil }
        var best: (line: Int, places: [Int])?
        for line in lines.indices {
            guard let places = lines[line].places(of: wanted) else { continue }
            func span(_ places: [Int]) -> Int { (places.last ?? 0) - (places.first ?? 0) }
            if best.map({ span(places) < span($0.places) }) ?? true { best = (line, places) }
        }
        guard let best, let first = best.places.first, let last = best.places.last else { return nil }
        return join([(best.line, first..<(last + 1))], wanted, sought, places: best.places)
    }

    /// Joins runs into one text; each line is as written in the file.
    private func join(_ runs: [Run], _ wanted: WordLine, _ sought: Match, places: [Int]? = nil) -> Match {
        var text: [UInt8] = []
        var offsets: [Int] = []
        for (number, run) in runs.enumerated() {
            let line = lines[run.line]
            let start = number == 0 ? line.start(of: run.words.lowerBound, like: wanted) : line.content.lowerBound
            let isLast = number == runs.count - 1
            let end = isLast ? line.end(of: run.words.upperBound - 1, like: wanted) : line.content.upperBound
            if number > 0 { text.append(UInt8(ascii: "\n")) }
            for word in places ?? Array(run.words) {
                offsets.append(text.count + line.words[word].lowerBound - start)
            }
            text += line.bytes[start..<max(start, end)]
        }
        let words = String(decoding: text, as: UTF8.self)
        return Match(text: words, matches: moved(sought.matches, from: wanted, to: offsets, of: words))
    }

    /// Maps matches in the sought words to the found words.
    private func moved(
        _ matches: [Range<Int>], from wanted: WordLine, to offsets: [Int], of text: String
    ) -> [Range<Int>] {
        let ends = wanted.byteRanges(ofScalars: matches)
        let bytes = ends.compactMap { match -> Range<Int>? in
            let words = wanted.words.indices.filter { wanted.words[$0].overlaps(match) }
            guard let first = words.first, let last = words.last else { return nil }
            let start = offsets[first] + max(0, match.lowerBound - wanted.words[first].lowerBound)
            let end =
                offsets[last] + min(match.upperBound, wanted.words[last].upperBound) - wanted.words[last].lowerBound
            return start < end ? start..<end : nil
        }
        return ScalarOffsets(text).ranges(bytes)
    }
}
