import Language
import Time

/// Dates without a year after a question about another year: "and in June?" after 2021 means June 2021.
extension FollowUpReader {
    /// Returns the time of a fragment in the previous question's year; nil if it has its own or there is none to take over.
    func inYear<Failure: Error>(
        of said: QuestionTime?, _ words: String, _ parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) -> QuestionTime? {
        guard let said, said.spans.count == 1, let own = said.spans.first, let start = own.start,
            let anchor = previous.reading.time?.hull ?? previous.unfocused.time?.hull ?? previous.span,
            let first = anchor.start?.date, let last = anchor.end?.adding(seconds: -1).date
        else { return nil }
        var best: (span: TimeSpan, distance: Int)?
        for year in (first.fields.year - 1)...(last.fields.year + 1) {
            guard let span = try parse("\(words) \(year)").time?.onlySpan, span.isSameDays(as: own),
                let distance = span.distance(to: anchor)
            else { continue }
            // A time read as past stays past, unless the future one lies in the time asked about.
            let isAhead = (span.start ?? now) > now && start <= now && distance > 0
            if !isAhead, best.map({ distance < $0.distance }) ?? true { best = (span, distance) }
        }
        return best.map { QuestionTime(text: said.text, spans: [$0.span], isFilter: said.isFilter) }
    }
}

extension QuestionTime {
    /// The weekday, if the words name one and no other part of a date.
    public var weekday: Weekday? {
        let named = QuestionTokenizer().tokens(of: text).compactMap { token -> TimeTerm? in
            Language.allCases.lazy.compactMap { TimeWords.table(for: $0).entry(of: token.folded)?.word?.term }.first
        }
        guard named.count == 1, case .weekday(let weekday) = named[0], !text.contains(where: \.isNumber) else {
            return nil
        }
        return weekday
    }

    fileprivate var onlySpan: TimeSpan? { spans.count == 1 ? spans[0] : nil }
}

extension TimeSpan {
    /// Tells whether both spans begin and end on the same days of a year and at the same time of day.
    fileprivate func isSameDays(as other: TimeSpan) -> Bool {
        func day(_ moment: CivilDateTime?) -> [Int]? {
            moment.map { [$0.date.fields.month, $0.date.fields.day, $0.secondOfDay] }
        }
        return start != nil && day(start) == day(other.start) && day(end) == day(other.end)
    }

    /// Returns the distance of two closed spans in days: 0 if they overlap, 1 if they touch.
    fileprivate func distance(to other: TimeSpan) -> Int? {
        guard let start, let end, let first = other.start, let last = other.end else { return nil }
        if end <= first { return first.date.dayNumber - end.date.dayNumber + 1 }
        return start >= last ? start.date.dayNumber - last.date.dayNumber + 1 : 0
    }
}
