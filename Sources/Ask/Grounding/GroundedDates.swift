import Language
import Parsing
import Time

/// A time that a text names, with the spans that it may mean.
struct NamedTime {
    var text: String
    /// The range of its words, in UTF-8 bytes.
    var range: Range<Int>
    var spans: [TimeSpan]
}

/// Reads the dates of texts in any usual form.
struct GroundedDates {
    let dayFirst: Bool

    /// Returns the times that a text names, read from each of some days; a time of no known day, such as "in the evening", is left out.
    func times(in text: String, from moments: [CivilDateTime], languages: [Language]) -> [NamedTime] {
        let tokens = QuestionTokenizer().tokens(of: text)
        var times: [NamedTime] = []
        for language in languages {
            for moment in moments {
                let grammar = TimeGrammar(now: moment, dayFirst: dayFirst, language: language)
                for time in grammar.statedTimes(of: tokens, in: text) where isDate(time) {
                    add(time, to: &times)
                }
            }
        }
        return times
    }

    private func isDate(_ time: StatedTime) -> Bool {
        time.kind != .length && !time.isVague && !time.isBare && time.span.start != nil && time.span.end != nil
    }

    /// The words of a time without the full stop of their sentence.
    private static func words(_ text: String) -> String {
        text.hasSuffix(".") && !text.dropLast().hasSuffix(".") ? String(text.dropLast()) : text
    }

    private func add(_ time: StatedTime, to times: inout [NamedTime]) {
        let (days, words) = (time.span.wholeDays, GroundedDates.words(time.text))
        if let place = times.firstIndex(where: { $0.range.overlaps(time.range) }) {
            times[place].spans.append(days)
            // The longest reading says most.
            guard time.range.count > times[place].range.count else { return }
            (times[place].text, times[place].range) = (words, time.range)
        } else {
            times.append(NamedTime(text: words, range: time.range, spans: [days]))
        }
    }
}
