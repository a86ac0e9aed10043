import Model
import Store
import Time

/// A statement in the vault that something happened.
struct Occurrence {
    /// The day of the event, or a longer span if the day is unknown; nil if neither is known.
    var span: TimeSpan?
    var statement: EventStatement
    var document: DocumentRecord
    var lines: LineRange
    /// The people who took part, as named by the statement or the meeting's list.
    var people: [Person] = []
    /// Whether the day is unambiguous: that of the note, or a date with its year.
    var isCertain = true

    /// The day; nil if only a longer span is known.
    var day: CivilDate? {
        guard let start = span?.start, let end = span?.end, end.secondNumber - start.secondNumber <= 86400 else {
            return nil
        }
        return start.date
    }
}

/// The text that states an event.
struct EventStatement {
    /// The sentence, or the title of an entry.
    var text: String
    /// The object of the verb; nil if unknown.
    var object: String?
    /// The place of the event; nil if unknown.
    var place: String?
    /// The ranges of the event's words in UTF-8 bytes.
    var matches: [Range<Int>] = []
    /// Whether it has the verb of the event itself.
    var saysVerb = false
    /// Whether it is a front matter field, whose number needs no unit.
    var isField = false
    /// The amount in a table row, with the head of its column as unit.
    var amount: (value: Double, unit: String)?
}

/// The occurrences of one day or one longer span.
struct OccurrenceDay {
    /// The day or the longer span; nil if unknown.
    var span: TimeSpan?
    /// The statements, in the order given to `days(of:)`.
    var occurrences: [Occurrence]

    var isCertain: Bool { occurrences.allSatisfy(\.isCertain) }

    /// The people of all statements, each once.
    var people: [Person] {
        occurrences.flatMap(\.people).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Groups occurrences by day, since several statements may be about the same event.
    ///
    /// Longer spans that contain a known day are dropped; undated occurrences are grouped by document. Sorted by time, undated last.
    static func days(of occurrences: [Occurrence]) -> [OccurrenceDay] {
        var days: [TimeSpan: Int] = [:]
        var undated: [Int: Int] = [:]
        var result: [OccurrenceDay] = []
        func add(_ occurrence: Occurrence, to place: Int?) -> Int {
            guard let place else {
                result.append(OccurrenceDay(span: occurrence.span, occurrences: [occurrence]))
                return result.count - 1
            }
            result[place].occurrences.append(occurrence)
            return place
        }
        for occurrence in occurrences {
            guard let span = occurrence.span else {
                undated[occurrence.document.number] = add(occurrence, to: undated[occurrence.document.number])
                continue
            }
            let key = occurrence.day?.span ?? span
            let place = add(occurrence, to: days[key])
            (days[key], result[place].span) = (place, key)
        }
        let known = result.filter { $0.occurrences[0].day != nil }.compactMap { $0.span?.start }
        return result.filter { day in
            guard let span = day.span, day.occurrences[0].day == nil else { return true }
            return !known.contains(where: span.contains)
        }
        .sorted { ($0.span?.start?.secondNumber ?? .max) < ($1.span?.start?.secondNumber ?? .max) }
    }
}
