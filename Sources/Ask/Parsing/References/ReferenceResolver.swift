import Model
import Time

/// Finds the documents that a question names, and the times and places that depend on them.
///
/// It is given the documents and never accesses the index. A meeting counts once, however many sources it has, and not if it is cancelled.
/// Words that name no document return to the topic.
public struct ReferenceResolver: Sendable {
    let meetings: [KnownMeeting]
    let calendar: TimeCalendar

    var now: CivilDateTime { calendar.now }

    /// Creates a resolver over the documents of a vault.
    ///
    /// - Parameters:
    ///   - documents: Documents of the vault; at least all that a reference of the reading may name.
    ///   - now: The moment at which the question is asked.
    ///   - weekStart: The first weekday of a week.
    public init(documents: [KnownDocument], now: CivilDateTime, weekStart: Weekday = .monday) {
        meetings = KnownMeeting.grouped(documents)
        calendar = TimeCalendar(now: now, weekStart: weekStart)
    }

    /// Creates a resolver over prepared meetings.
    ///
    /// - Parameters:
    ///   - meetings: The meetings and notes that the references may name, in time order.
    ///   - now: The moment at which the question is asked.
    ///   - weekStart: The first weekday of a week.
    public init(meetings: [KnownMeeting], now: CivilDateTime, weekStart: Weekday = .monday) {
        self.meetings = meetings
        calendar = TimeCalendar(now: now, weekStart: weekStart)
    }

    /// Resolves the references of a reading.
    ///
    /// - Parameter reading: A reading from the parser.
    /// - Returns: The reading without references, with the times, containers and exclusions that they stand for.
    public func resolve(_ reading: ParsedQuestion) -> ParsedQuestion {
        guard !reading.references.isEmpty else { return reading }
        var result = reading
        result.references = []
        for reference in reading.references {
            switch reference.use {
            case .event: continue
            case .container: resolve(container: reference, in: &result, isAlone: reading.references.count == 1)
            case .exclusion: resolve(exclusion: reference, in: &result)
            }
        }
        let isAhead = (result.time?.hull.start).map { $0 >= now.date.midnight } ?? false
        result.settle(as: result.request.settledByTopic(of: result))
        result.settle(as: result.request.settledByPlace(of: result, isAhead: isAhead))
        return result
    }

    /// Gives the words of a reference back to the topic, and its people and times to the reading.
    func giveBack(_ reference: DocumentReference, to reading: inout ParsedQuestion) {
        giveBack(reference.title, of: reference, to: &reading)
        for var person in reference.people
        where !reading.people.contains(where: { $0.candidates == person.candidates }) {
            person.role = .mention
            reading.people.append(person)
        }
        if reading.time == nil, !reference.spans.isEmpty {
            reading.time = QuestionTime(text: reference.text, spans: reference.spans, isFilter: false)
        }
    }

    func giveBack(_ words: [String], of reference: DocumentReference, to reading: inout ParsedQuestion) {
        reading.topic = TopicWords(reading.question)
            .topic(reading.topic, givenBack: words, from: reference.text)
    }
}
