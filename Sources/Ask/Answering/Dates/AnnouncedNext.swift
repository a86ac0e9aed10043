import Language
import Model
import Parsing
import Store
import Text
import Time

/// Finds the line that announces when something takes place next, such as "Next meeting: Wednesday 20 September" in the minutes of the last one.
struct AnnouncedNext {
    private struct Announcement {
        var document: DocumentRecord
        var lines: LineRange
        var text: String
        var time: StatedTime
    }

    let context: AnswerContext
    private let topic: TitleMatch
    private let topicWords: Set<String>

    init(context: AnswerContext) {
        self.context = context
        topic = TitleMatch(context.reading.topic)
        topicWords = Set(Tokenizer().tokens(of: context.reading.topic).map(\.folded))
    }

    /// Returns the announced day; nil if no note of the last months announces one that is still to come.
    ///
    /// If the question names a time that is over, the announcement is that of the notes of this time: "which date do the December minutes
    /// give for the next meeting".
    func answer() throws(StoreError) -> Answer? {
        let isOfPast = context.reading.time.map { ($0.hull.end ?? context.now) <= context.now } ?? false
        guard let order = context.reading.order, order.end == .next, order.nth == 1,
            context.reading.time == nil || isOfPast, let found = try latest(isOfPast: isOfPast),
            let start = found.time.span.start
        else { return nil }
        let people = try context.people(found.document)
        var answer = Answer(found: true, headline: "")
        let dates = context.templates.dates
        answer.headline = context.templates.text(
            "when.named",
            ["date": found.time.hasClock ? dates.moment(start) : dates.span(found.time.span), "words": found.text])
        (answer.value, answer.span) = (.moment(start), found.time.span)
        answer.citations = [
            Citation(
                rank: 1, document: found.document, people: people, lines: found.lines, snippet: found.text,
                matches: [], score: 0)
        ]
        answer.sections = [
            Answer.Section(
                heading: context.wording.heading(found.document, people: people),
                quotes: [Answer.Quote(text: found.text, citations: [1])])
        ]
        answer.remarks = context.wording.remarks
        return answer
    }

    // MARK: The notes

    /// The age in days of the oldest note whose announcement may still hold.
    private static let oldest = 120
    /// The maximum number of notes read.
    private static let most = 60

    /// Returns the announcement in the latest note that has one, for a day to come unless the question is about a time that is over.
    private func latest(isOfPast: Bool) throws(StoreError) -> Announcement? {
        var filter = context.filter
        filter.spans =
            context.reading.time?.spans ?? [
                TimeSpan(
                    start: context.now.date.adding(days: -AnnouncedNext.oldest).at(hour: 0),
                    end: context.now.date.adding(days: 1).at(hour: 0))
            ]
        filter.kinds = [.meeting, .note, .transcript]
        let documents = try context.index.documents(filter).reversed()
        for document in documents.prefix(AnnouncedNext.most) {
            // Minutes of "the committee" announce its next meeting; other notes must name what they announce.
            let isOfSeries =
                topic.isIdle ? document.kind == .meeting : topic.isWhole(in: [document.title, document.fullName])
            if let found = try announcement(in: document, isOfSeries: isOfSeries, isOfPast: isOfPast) { return found }
        }
        return nil
    }

    private func announcement(
        in document: DocumentRecord, isOfSeries: Bool, isOfPast: Bool
    ) throws(StoreError) -> Announcement? {
        guard let day = document.writtenOn else { return nil }
        var found: Announcement?
        for chunk in try context.index.chunks(ofDocument: document.number) {
            let isBelowLabel = isOfSeries && chunk.headingPath.last.map(isLabel) ?? false
            for line in chunk.readLines {
                for range in Sentences.ranges(in: line.text) {
                    let text = String(line.text[range])
                    guard
                        let time = time(
                            in: text, writtenOn: day, isOfSeries: isOfSeries, isBelowLabel: isBelowLabel),
                        let start = time.span.start, isOfPast || start.date >= context.now.date
                    else { continue }
                    // A heading may have the days of several meetings below it.
                    if isBelowLabel, let first = found?.time.span.start, first < start { continue }
                    found = Announcement(
                        document: document, lines: document.lines(of: line, in: chunk), text: text, time: time)
                }
            }
        }
        return found
    }

    // MARK: The sentence

    /// Returns the day that a sentence announces; nil if it announces something else, or a day before it was written.
    ///
    /// Below a heading such as "Next meeting" the first line with a day announces it.
    private func time(
        in text: String, writtenOn day: CivilDate, isOfSeries: Bool, isBelowLabel: Bool
    ) -> StatedTime? {
        let tokens = QuestionTokenizer().tokens(of: text)
        let next = tokens.firstIndex { StatementWords.isNext($0.folded) }
        guard next != nil || isBelowLabel else { return nil }
        let language = LanguageDetector.language(of: tokens)
        let times = TimeGrammar(now: day.at(hour: 12), language: language).statedTimes(of: tokens, in: text)
            .filter { $0.kind == .named && !$0.isVague && $0.span.days <= 1 && ($0.span.start?.date ?? day) > day }
        guard let first = times.first else { return nil }
        let isAnnounced = next.map { isOfSeries ? isLabel($0, tokens, times) : topic.isWhole(in: [text]) } ?? false
        guard isAnnounced || isBelowLabel else { return nil }
        // "21 August (postponed to 28 August)"
        return tokens.contains { ChangeWords.isChange($0.lower) } ? times.last : first
    }

    /// Whether a heading announces meetings: "Next meeting", "Next meeting details".
    private func isLabel(_ heading: String) -> Bool {
        let tokens = QuestionTokenizer().tokens(of: heading)
        guard let next = tokens.firstIndex(where: { StatementWords.isNext($0.folded) }) else { return false }
        return tokens.count { $0.kind == .word } <= AnnouncedNext.mostWords && isLabel(next, tokens, [])
    }

    /// The maximum number of words between "next" and the meeting.
    private static let mostBeforeNoun = 2

    /// The maximum number of words of a heading that announces a meeting.
    private static let mostWords = 5

    /// Whether "next" names nothing but a meeting: "Next meeting 26 June", "the next few board meetings", "next: 31 March", "Next Tuesday".
    private func isLabel(_ next: Int, _ tokens: [QuestionToken], _ times: [StatedTime]) -> Bool {
        func isTime(_ place: Int) -> Bool { times.contains { $0.range.overlaps(tokens[place].range) } }
        let rest = tokens.indices.dropFirst(next + 1).filter { tokens[$0].kind == .word && !isTime($0) }
        if let first = rest.first, first == next + 1 {
            let noun = rest.prefix(AnnouncedNext.mostBeforeNoun + 1).first { MeetingNouns.contains(tokens[$0].folded) }
            return noun != nil || topicWords.contains(tokens[first].folded)
        }
        return next == tokens.firstIndex { $0.kind == .word }
            && rest.allSatisfy { QuestionWords.isFunctionWord(tokens[$0].folded) }
    }
}
