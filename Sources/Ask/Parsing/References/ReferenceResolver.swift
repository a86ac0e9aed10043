import Model
import Time

/// Finds the documents that a question names, and what its times and places mean through them.
///
/// Pure: the documents are given. A meeting counts once however many sources it has, and one that was called off not at all. Words that
/// name nothing go back to the topic.
public struct ReferenceResolver: Sendable {
    let meetings: [KnownMeeting]
    let calendar: TimeCalendar

    var now: CivilDateTime { calendar.now }

    /// A resolver over what a vault holds.
    ///
    /// - Parameters:
    ///   - documents: Documents of the vault; at least all that a reference of the reading may name.
    ///   - now: The moment the question is asked at.
    ///   - weekStart: The weekday that weeks begin with.
    public init(documents: [KnownDocument], now: CivilDateTime, weekStart: Weekday = .monday) {
        meetings = KnownMeeting.grouped(documents)
        calendar = TimeCalendar(now: now, weekStart: weekStart)
    }

    /// A resolver over meetings that were made ready before.
    ///
    /// - Parameters:
    ///   - meetings: The meetings and notes that the references may name, in the order of time.
    ///   - now: The moment the question is asked at.
    ///   - weekStart: The weekday that weeks begin with.
    public init(meetings: [KnownMeeting], now: CivilDateTime, weekStart: Weekday = .monday) {
        self.meetings = meetings
        calendar = TimeCalendar(now: now, weekStart: weekStart)
    }

    /// Resolves the references of a reading.
    ///
    /// - Parameter reading: A reading as the parser gives it.
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

    /// Gives the words of a reference back to the topic, and its people and times to the question.
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

    /// Gives words back to the topic, where they stood in the question.
    func giveBack(_ words: [String], of reference: DocumentReference, to reading: inout ParsedQuestion) {
        reading.topic = TopicWords(reading.question)
            .topic(reading.topic, givenBack: words, from: reference.text)
    }
}
