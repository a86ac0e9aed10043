import Language
import Model
import Parsing
import Store
import Text
import Time

/// Shows the days of an event, one line each: a quote with its citation.
struct OccurrenceLines {
    let context: AnswerContext
    let event: EventPhrase

    /// The maximum number of days cited; only the first few are shown at once.
    private static let mostCited = 50
    private static let shownAtOnce = 5

    func count(_ days: [OccurrenceDay]) throws(StoreError) -> Answer {
        try answer(
            "occurrences.count", ["count": String(days.count)], value: .number(Double(days.count)), showing: days)
    }

    func days(_ days: [OccurrenceDay]) throws(StoreError) -> Answer {
        let dates = days.compactMap { $0.span.map(context.languages.ofValues.dates.span) }
        return try answer("occurrences.count", ["count": String(days.count)], value: .list(dates), showing: days)
    }

    /// Returns an answer that lists days: each is cited once, and the first ones are shown.
    ///
    /// `key` is the template of the headline. `slots` are its slots except the event, the conditions and the number not shown.
    func answer(
        _ key: String, _ slots: [String: String], value: AnswerValue?, showing days: [OccurrenceDay]
    ) throws(StoreError) -> Answer {
        var answer = Answer(found: true, headline: "")
        answer.value = value
        let most = context.listLimit ?? max(context.limit, OccurrenceLines.mostCited)
        for day in days.prefix(most) { try add(day, to: &answer) }
        let shown = min(context.listLimit ?? OccurrenceLines.shownAtOnce, answer.sections.count)
        if shown < answer.sections.count { answer.shown = shown }
        var slots = slots
        slots["event"] = name
        slots["conditions"] = context.wording.conditionsBesideTopic
        slots["more"] = MeetingLines(context: context).more(shown: shown, of: days.count)
        answer.headline = context.templates.text(key, slots)
        answer.remarks = context.remarks
        return answer
    }

    /// Adds the first statement of a day as a quote.
    private func add(_ day: OccurrenceDay, to answer: inout Answer) throws(StoreError) {
        guard let occurrence = day.occurrences.first else { return }
        let rank = answer.citations.count + 1
        let text = occurrence.statement.text
        let matches = OccurrenceLines.scalars(of: occurrence.statement.matches, in: text)
        let isEntry = text == occurrence.document.title
        var citation = Citation(
            rank: rank, document: occurrence.document, people: try context.people(occurrence.document),
            lines: occurrence.lines, snippet: text, matches: matches, score: 0)
        if isEntry {
            let meeting = Meeting(record: occurrence.document, sources: [occurrence.document])
            citation = try context.citations(meeting, from: rank).first ?? citation
        }
        answer.citations.append(citation)
        let date = day.span.map(context.templates.dates.span) ?? context.templates.text("undated")
        answer.sections.append(
            Answer.Section(
                heading: names(occurrence.document.title, day.span) ? date : "\(date) · \(occurrence.document.title)",
                quotes: [
                    Answer.Quote(
                        text: text, matches: matches, citations: [rank],
                        kind: isEntry || occurrence.statement.isField ? .computed : .quotation)
                ]))
    }

    /// Whether a title consists of the day only, as in daily notes.
    private func names(_ title: String, _ span: TimeSpan?) -> Bool {
        let tokens = QuestionTokenizer().tokens(of: title)
        let language = LanguageDetector.language(of: tokens)
        let times = TimeGrammar(now: context.now, language: language)
            .statedTimes(of: tokens, in: title)
        return times.count == 1 && times[0].span == span
    }

    private static func scalars(of ranges: [Range<Int>], in text: String) -> [Range<Int>] {
        let utf8 = Array(text.utf8)
        func scalar(_ byte: Int) -> Int { utf8[..<byte].count { $0 & 0xC0 != 0x80 } }
        return ranges.map { scalar($0.lowerBound)..<scalar($0.upperBound) }
    }

    /// The event in the question's words: "play video games with Jack".
    var name: String {
        let words = event.words.filter { !VerbForms.isSupport($0) }
        return (words.isEmpty ? event.words : words).joined(separator: " ")
    }
}
