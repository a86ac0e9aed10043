import Model
import Parsing
import Store
import Time

/// Formats readings, documents and dates for answers.
struct Wording {
    let templates: Templates
    var reading: ParsedQuestion
    let now: CivilDateTime

    private var words: ReadingWords { ReadingWords(templates: templates, reading: reading) }

    /// The conditions of the question as part of a sentence: "with Sarah Chen, about pricing, Mon 9 – Sun 15 March 2026".
    var conditions: String {
        var parts = words.people + [words.excludedPeople].compactMap { $0 } + words.excludedTitles
        parts += words.tags + reading.containers.map { templates.text("container.title", ["title": $0.title]) }
        parts += words.places
        if !reading.topic.isEmpty { parts.append(templates.text("about", ["topic": reading.topic])) }
        if !words.time.isEmpty { parts.append(words.time) }
        return parts.joined(separator: ", ")
    }

    /// The conditions without the topic, after a comma; empty if there are none.
    var conditionsBesideTopic: String {
        var rest = self
        rest.reading.topic = ""
        return rest.conditions.isEmpty ? "" : ", " + rest.conditions
    }

    /// The conditions after a colon; empty if there are none.
    var conditionsBehindColon: String { conditions.isEmpty ? "" : ": " + conditions }

    /// Returns the heading of a document: "Pricing sync · Tue 10 March 2026, 14:00 · Sarah Chen, Robert Okafor".
    func heading(_ document: DocumentRecord, people: [String]) -> String {
        [document.title, date(document), participants(people)].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// Formats attendees; in a long list, those that the question names come first.
    func participants(_ names: [String]) -> String {
        guard names.count > Wording.mostWhole else { return few(names) }
        let asked = Set(reading.people.flatMap(\.candidates).map(\.name))
        return few(names.filter(asked.contains) + names.filter { !asked.contains($0) })
    }

    /// Joins names; of a list of more than `whole`, the first three and the number of others.
    func few(_ names: [String], whole: Int = mostWhole) -> String {
        guard names.count > whole else { return names.joined(separator: ", ") }
        let first = names.prefix(Wording.mostNames).joined(separator: ", ")
        return templates.text("names.more", ["names": first, "count": String(names.count - Wording.mostNames)])
    }

    static let mostNames = 3
    static let mostWhole = 5

    /// Returns the source of a quote: "Pricing sync, Tue 10 March 2026, 14:00".
    func source(_ document: DocumentRecord) -> String {
        [document.title, date(document)].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Returns a document's date, with the time of day if known; without a date, "undated", or nothing for a person's page.
    func date(_ document: DocumentRecord) -> String {
        guard let start = document.start else { return document.kind == .person ? "" : templates.text("undated") }
        if document.isOfSeveralDays, let days = document.days { return templates.dates.span(days) }
        guard !document.isAllDay else { return templates.dates.day(start.date) }
        guard let end = document.end, end.date == start.date else { return templates.dates.moment(start) }
        return templates.dates.span(TimeSpan(start: start, end: end))
    }

    var remarks: [String] {
        ReadingNotes(templates: templates, reading: reading).remarks
            + reading.openAmbiguities.compactMap { ambiguity in
                guard let person = reading.people.first(where: { ambiguity.text.hasPrefix($0.text) })
                else { return nil }
                return remark(ambiguity, isOpen: person.candidates.count > 1)
            }
    }

    /// Describes the other meanings of a name, or that the answer covers all of them.
    private func remark(_ ambiguity: Ambiguity, isOpen: Bool) -> String {
        guard !isOpen else {
            return templates.text(
                "remark.each", ["text": ambiguity.text, "names": ambiguity.readings.joined(separator: ", ")])
        }
        return templates.text(
            "remark.ambiguous",
            [
                "text": ambiguity.text, "taken": ambiguity.readings.first ?? "",
                "other": ambiguity.readings.dropFirst().joined(separator: "; "),
            ])
    }
}
