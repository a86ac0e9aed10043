import Parsing
import Store

/// The number of documents that remain after each condition of a reading.
struct FilterWaterfall {
    let context: AnswerContext

    private var words: ReadingWords { ReadingWords(templates: context.templates, reading: context.reading) }

    /// Returns each condition in words, with the number of documents that satisfy it and all before it; the first step is all documents.
    func steps() throws(StoreError) -> [(step: String, documents: Int)] {
        var filter = DocumentFilter()
        var steps = [
            (
                step: context.templates.text("filter.all"),
                documents: try context.index.documentNumbers(filter).count
            )
        ]
        for (step, change) in changes {
            let before = filter
            change(&filter)
            if filter != before { steps.append((step, try context.index.documentNumbers(filter).count)) }
        }
        return steps
    }

    private var changes: [(step: String, change: (inout DocumentFilter) -> Void)] {
        let whole = context.filter
        func text(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: ", ") }
        var changes: [(step: String, change: (inout DocumentFilter) -> Void)] = [
            (context.templates.text("filter.scope", ["scope": whole.scope ?? ""]), { $0.scope = whole.scope }),
            (text(words.kinds), { ($0.kinds, $0.statuses) = (whole.kinds, whole.statuses) }),
            (text([words.excludedKinds ?? ""]), { $0.excludedKinds = whole.excludedKinds }),
            (
                text(words.excludedTitles),
                { ($0.excludedDocuments, $0.excludedTitles) = (whole.excludedDocuments, whole.excludedTitles) }
            ),
            (text(words.tags), { $0.tags = whole.tags }),
            (text([words.excludedTags ?? ""]), { $0.excludedTags = whole.excludedTags }),
            (text([words.excludedPlaces ?? ""]), { $0.excludedPlaces = whole.excludedPlaces }),
            (text(words.places), { $0.places = whole.places }),
        ]
        for (group, name) in zip(whole.attendees, names(of: .attendee)) {
            changes.append((name, { $0.attendees.append(group) }))
        }
        for (group, name) in zip(whole.authors, names(of: .speaker)) {
            changes.append((name, { $0.authors.append(group) }))
        }
        changes.append(
            (
                text([words.excludedPeople ?? ""]),
                {
                    ($0.excludedAttendees, $0.isAttended) = (whole.excludedAttendees, whole.isAttended)
                    $0.absentees = whole.absentees
                }
            ))
        changes.append((words.time, { $0.spans = whole.spans }))
        // A container is described by what remains of the series, not by how many documents have its title.
        changes.append((text(words.containers), { $0.documents = whole.documents }))
        return changes
    }

    /// Returns the people of one role; alternatives are joined into one string.
    private func names(of role: PersonReading.Role) -> [String] {
        var groups: [[PersonReading]] = []
        for person in context.reading.people where person.role == role {
            if person.isAlternative, !groups.isEmpty {
                groups[groups.count - 1].append(person)
            } else {
                groups.append([person])
            }
        }
        return groups.map { group in
            var reading = context.reading
            reading.people = group
            return ReadingWords(templates: context.templates, reading: reading).people.joined(separator: ", ")
        }
    }
}
