import Parsing
import Retrieval
import Store

/// Answers without a condition that may be misread, if nothing answers with it: words taken for a document, a kind, a place, an exclusion
/// or a time, or a topic that tasks and attendance need not name.
struct RelaxedAnswer {
    let reading: ParsedQuestion
    let templates: Templates

    /// Returns the first such answer, as uncertain; nil if none answers, or if `answer`, which has all conditions, is not to be replaced.
    ///
    /// What was discussed in a time may also be told later: "this past summer" in the minutes of November. Lines that may not tell the day of
    /// a meeting with somebody give way to the last such meeting.
    func answer(
        insteadOf answer: Answer, ask: (ParsedQuestion) throws(StoreError) -> Answer
    ) throws(StoreError) -> Answer? {
        let isUnsure = answer.certainty == .perhaps && asksForMeetingWithPeople
        guard isUnsure || answer.certainty == .nothing && answer.isSearched else { return nil }
        if [.discuss, .summary].contains(reading.intent), isOfPeriod, !reading.topic.isEmpty {
            var told = reading.turned(to: .fact)
            told.time?.isFilter = false
            let answer = try ask(told)
            if answer.found, namesTime(answer) { return answer }
        }
        for condition in isUnsure ? [.topic] : RelaxedAnswer.loose where isDoubtful(condition) {
            var rest = condition.dropped(from: reading)
            guard rest != reading else { continue }
            func add(_ words: [String]) {
                rest.topic = ([rest.topic] + words).filter { !$0.isEmpty }.joined(separator: " ")
            }
            if condition == .titles { add(reading.containers.map(\.title)) }
            if condition == .time, let time = reading.time { add([time.text]) }
            var answer = try ask(rest)
            if condition == .titles, isLoose, answer.certainty != .nothing { return answer }
            guard answer.found else { continue }
            let words = condition.words(in: reading, ReadingWords(templates: templates, reading: reading))
            answer.certainty = .perhaps
            answer.value = nil
            answer.headline =
                condition == .topic
                ? templates.text("perhaps.period", ["topic": words, "found": answer.headline])
                : templates.text("perhaps.without", ["condition": words, "found": answer.headline])
            return answer
        }
        return nil
    }

    /// Whether the documents were named by one word alone, which may as well be a word of the topic: "from the sample".
    private var isLoose: Bool { reading.containers.allSatisfy { !$0.title.contains(" ") } }

    /// Whether a cited line names the time of the question, as understood on the day it was written.
    private func namesTime(_ answer: Answer) -> Bool {
        let spans = reading.time?.spans ?? []
        return answer.citations.prefix(RelaxedAnswer.depth).contains { citation in
            guard let day = citation.document.writtenOn else { return false }
            return TimesInText(citation.snippet, writtenOn: day).share(in: spans) > 0
        }
    }

    private static let depth = 3

    /// The conditions, the most doubtful first; people are hardly ever misread.
    private static let loose: [ReadingCondition] = [.titles, .exclusions, .kinds, .places, .time, .topic]

    private func isDoubtful(_ condition: ReadingCondition) -> Bool {
        switch condition {
        // A follow-up about one document is limited to it on purpose.
        case .titles: !reading.carried.contains(.titles)
        case .exclusions: !reading.excluded.titles.isEmpty || !reading.excluded.people.isEmpty
        // "What is Ana to do about the call of 12 January" is about a day, not of it.
        case .time:
            (reading.time?.mayBeDestination == true || isNumberedWeek) && !reading.topic.isEmpty
                || reading.intent == .tasks && !reading.people.isEmpty
        case .topic:
            isOfTime && [.tasks, .who, .discuss, .summary].contains(reading.intent) || asksForMeetingWithPeople
        default: true
        }
    }

    /// Whether the time is a week by its number alone, which a course or project may count for itself: "past week 6".
    private var isNumberedWeek: Bool {
        guard let time = reading.time, let start = time.hull.start, let end = time.hull.end,
            let number = time.text.split(separator: " ").last.flatMap({ Int($0) })
        else { return false }
        return end.date.dayNumber - start.date.dayNumber == 7 && start.date.isoWeek.week == number
    }

    /// Whether it asks for the day of a meeting with somebody, which one word describes as it need not be called: "when was Ana last on our
    /// weekly call".
    private var asksForMeetingWithPeople: Bool {
        reading.intent == .when && !reading.topic.contains(" ") && reading.people.contains { $0.role == .attendee }
    }

    /// Whether the question is about a certain time of at most a season, so that what is left without a topic is little.
    private var isOfTime: Bool {
        guard let time = reading.time, !time.isVague, let start = time.hull.start, let end = time.hull.end else {
            return false
        }
        return end.date.dayNumber - start.date.dayNumber <= RelaxedAnswer.mostDays
    }

    /// Whether the question is about more than a day: what a meeting of one day held is told there.
    private var isOfPeriod: Bool {
        guard let hull = reading.time?.hull, let start = hull.start, let end = hull.end else { return false }
        return end.date.dayNumber - start.date.dayNumber >= RelaxedAnswer.fewestDays
    }

    private static let (fewestDays, mostDays) = (5, 92)
}
