import Retrieval
import Text
import Time

/// Finds the day of a decision in its line: "decided yesterday", "17 March: Oskar has accepted".
enum DecisionDay {
    /// Returns the day at the start of the line or next to its decision word, else the day of its document.
    ///
    /// A named day counts only if it is not after the day of writing, or after `now` in an undated document.
    static func of(_ line: QuotableLine, writtenOn written: CivilDate?, now: CivilDate) -> CivilDate? {
        guard let verdict = line.verdict else { return written }
        let latest = written ?? now
        let cue = cue(verdict, in: line.text)
        let named = TimesInText(line.text, writtenOn: latest).times.first { named in
            guard let start = named.span.start, start.date.dayNumber <= latest.dayNumber,
                let words = line.text.firstRange(of: named.words)
            else { return false }
            let range = offsets(words, in: line.text)
            let isFirst = range.lowerBound == 0 && line.text[words.upperBound...].first == ":"
            return isFirst || cue.map { gap(range, $0) <= reach } ?? false
        }
        return named?.span.start?.date ?? written
    }

    /// Maximum distance in bytes from a day to the decision word.
    private static let reach = 4

    private static func gap(_ left: Range<Int>, _ right: Range<Int>) -> Int {
        max(left.lowerBound - right.upperBound, right.lowerBound - left.upperBound)
    }

    private static func cue(_ verdict: DecisionWords.Verdict, in text: String) -> Range<Int>? {
        for range in Sentences.ranges(in: text) {
            let found = DecisionWords.shared.verdict(on: String(text[range]))
            guard let found, found.range.count == verdict.range.count else { continue }
            let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
            return (found.range.lowerBound + start)..<(found.range.upperBound + start)
        }
        return nil
    }

    private static func offsets(_ range: Range<String.Index>, in text: String) -> Range<Int> {
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        return start..<(start + text.utf8.distance(from: range.lowerBound, to: range.upperBound))
    }
}
