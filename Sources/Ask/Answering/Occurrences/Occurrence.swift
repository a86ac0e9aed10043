import Model
import Store
import Time

/// Something that happened, as one place of the vault states it.
struct Occurrence {
    /// When it happened: a day, or a longer time where nothing says which day; nil where nothing is known.
    var span: TimeSpan?
    /// The sentence, or the title of an entry, that states it.
    var statement: EventStatement
    /// The document that it stands in.
    var document: DocumentRecord
    /// The lines that it stands on.
    var lines: LineRange
    /// Those who took part, as far as the statement or the list of the meeting names them.
    var people: [Person] = []
    /// Whether no other day may be meant: that of the note, or a date with its year.
    var isCertain = true

    /// The day; nil where only a longer time is known.
    var day: CivilDate? {
        guard let start = span?.start, let end = span?.end, end.secondNumber - start.secondNumber <= 86400 else {
            return nil
        }
        return start.date
    }
}

/// Words that state an event.
struct EventStatement {
    /// The sentence or title.
    var text: String
    /// What follows the verb, up to what does not belong to it; nil where the words do not tell.
    var object: String?
    /// Where it happened; nil where the words do not tell.
    var place: String?
    /// Where the words of the event stand, in UTF-8 bytes.
    var matches: [Range<Int>] = []
    /// Whether it is a field of front matter, whose number needs no unit.
    var isField = false
}

/// What happened on one day, or in one longer time, however many places tell of it.
struct OccurrenceDay {
    /// The day or the longer time; nil where nothing is known.
    var span: TimeSpan?
    /// The places that tell of it, in the order of the vault.
    var occurrences: [Occurrence]

    /// Whether no other day may be meant.
    var isCertain: Bool { occurrences.allSatisfy(\.isCertain) }

    /// Everybody whom one of them names.
    var people: [Person] {
        occurrences.flatMap(\.people).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Joins what the same day is told of: the same event may stand in two notes, and twice in one.
    ///
    /// A longer time in which a day is known says nothing more. What has no date is told once for each document.
    ///
    /// - Parameter occurrences: In any order.
    /// - Returns: In the order of time, those without a date last.
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
