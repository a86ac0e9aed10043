import Model
import Parsing
import Store
import Time

/// Says readings, documents and times in words.
struct Wording {
    let templates: Templates
    let reading: ParsedQuestion
    let now: CivilDateTime

    /// The time asked for: "last week: Mon 9 – Sun 15 March 2026"; empty where none is.
    var time: String {
        guard let time = reading.time else { return "" }
        // The hours of many days are said as they were asked for.
        return time.spans.count > 3 ? time.text : time.spans.map(DateWords.span).joined(separator: "; ")
    }

    /// What was asked for, as part of a sentence: "with Sarah Chen, about pricing, Mon 9 – Sun 15 March 2026".
    var conditions: String {
        let people = reading.people.map { person in
            templates.text(
                "role.\(person.role.rawValue)", ["name": person.candidates.map(\.name).joined(separator: " / ")])
        }
        var parts = people
        if !reading.excluded.people.isEmpty {
            let names = reading.excluded.people.flatMap(\.candidates).map(\.name).joined(separator: ", ")
            parts.append(templates.text("without", ["name": names]))
        }
        parts += reading.excluded.titles.map { templates.text("without", ["name": "\"" + $0 + "\""]) }
        parts += reading.tags.map { "#" + $0 }
        if !reading.topic.isEmpty { parts.append(templates.text("about", ["topic": reading.topic])) }
        if !time.isEmpty { parts.append(time) }
        return parts.joined(separator: ", ")
    }

    /// The reading in one sentence: "Read as: discuss, with Sarah Chen, about "pricing", Mon 9 – Sun 15 March 2026".
    var sentence: String {
        let kinds = reading.kinds.isEmpty ? [] : [templates.text("kinds", ["kinds": kindWords(reading.kinds)])]
        let without =
            reading.excluded.kinds.isEmpty
            ? [] : [templates.text("without", ["name": kindWords(reading.excluded.kinds)])]
        let order = reading.order.map { [templates.text("order.\($0.rawValue)")] } ?? []
        let parts = [templates.text("intent.\(reading.intent.rawValue)")] + order + kinds + without + [conditions]
        return templates.text("explain", ["reading": parts.filter { !$0.isEmpty }.joined(separator: ", ")])
    }

    private func kindWords(_ kinds: Set<DocumentKind>) -> String {
        let isMeetings = kinds.isSuperset(of: [.meeting, .event])
        return isMeetings
            ? templates.text("kind.meetings")
            : kinds.map { templates.text("kind.\($0.rawValue)") }.sorted().joined(separator: ", ")
    }

    /// The conditions behind a colon, or nothing where there are none.
    var conditionsBehindColon: String { conditions.isEmpty ? "" : ": " + conditions }

    /// A heading for a document: "Pricing sync · Tue 10 March 2026, 14:00 · Sarah Chen, Robert Okafor".
    func heading(_ document: DocumentRecord, people: [String]) -> String {
        ([document.title, date(document)] + [people.joined(separator: ", ")]).filter { !$0.isEmpty }.joined(
            separator: " · ")
    }

    /// The date of a document, with the clock where it has one; a date that only the file's time gives is called that.
    func date(_ document: DocumentRecord) -> String {
        guard let start = document.start else { return "" }
        if document.dateSource >= .modified { return templates.text("changed", ["date": DateWords.day(start.date)]) }
        guard !document.isAllDay else { return DateWords.day(start.date) }
        guard let end = document.end, end.date == start.date else { return DateWords.dayAndClock(start) }
        return DateWords.dayAndClock(start) + "–" + DateWords.clock(end)
    }

    /// What the user should know about the reading.
    var remarks: [String] {
        reading.unread.map { templates.text("remark.unread", ["text": $0]) }
            + reading.ambiguous.filter { ambiguity in
                ambiguity.readings.count > 1 && reading.people.contains { ambiguity.text.hasPrefix($0.text) }
            }.map {
                templates.text(
                    "remark.ambiguous",
                    ["text": $0.text, "taken": $0.readings[0], "other": $0.readings[1...].joined(separator: "; ")])
            }
    }
}
