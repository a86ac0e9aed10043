import Model
import Parsing
import Store
import Time

/// Answers with notes, the last changed first.
struct NotesAnswer {
    let context: AnswerContext

    /// A note with its last change.
    private struct Changed {
        var note: DocumentRecord
        /// When the front matter says that it was changed.
        var updated: CivilDateTime?
        /// When the file was changed, in seconds since 1970.
        var modified: Int

        /// The minute of the last change; files copied together share one, and are ordered by their own dates.
        var order: Int { (updated?.secondNumber ?? modified) / 60 }

        var day: Int { note.start?.secondNumber ?? .min }
    }

    func answer() throws(StoreError) -> Answer {
        var notes = try context.index.documents(filter).filter { $0.dateSource != .item }
        if !context.query.text.isEmpty { notes = try about(notes) }
        let changed = try changed(notes)
        let shown = changed.prefix(context.listLimit ?? NotesAnswer.mostNotes)
        var answer = Answer(found: true, headline: "")
        var entries: [NoteEntry] = []
        for change in shown {
            let citation = try context.citation(change.note, rank: answer.citations.count + 1)
            let tags = try context.index.tags(ofDocument: change.note.number)
            let entry = NoteEntry(
                citation: citation, updated: change.updated, modified: change.modified, tags: tags)
            answer.citations.append(citation)
            answer.sections.append(section(entry))
            entries.append(entry)
        }
        answer.view = .notes(entries)
        answer.value = .list(changed.map(\.note.title))
        if notes.isEmpty { answer.certainty = .nothing }
        answer.headline = context.templates.text(
            notes.isEmpty ? "notes.none" : "list.notes",
            [
                "count": String(notes.count), "conditions": context.wording.conditionsBehindColon,
                "more": MeetingLines(context: context).more(shown: shown.count, of: notes.count),
            ])
        answer.remarks = context.wording.remarks
        return answer
    }

    private static let mostNotes = 20

    private var filter: DocumentFilter {
        var filter = context.filter
        filter.kinds = [.note]
        return filter
    }

    /// Returns the notes that hold the topic's words in title or text.
    private func about(_ notes: [DocumentRecord]) throws(StoreError) -> [DocumentRecord] {
        let match = TitleMatch(context.reading.topic)
        let groups = notes.map { Meeting(record: $0, sources: [$0]) }
        let holding = Set(try TopicDocuments(context: context).holding(groups).map(\.record.number))
        return notes.filter { holding.contains($0.number) || match.isWhole(in: [$0.title]) }
    }

    private func changed(_ notes: [DocumentRecord]) throws(StoreError) -> [Changed] {
        let sources = try context.index.sources()
        let stated = try context.index.properties(["updated"])
        let updated = Dictionary(stated.map { ($0.document, ISO8601.parse($0.property.value)?.local) }) { $1 ?? $0 }
        return notes.map { note in
            Changed(
                note: note, updated: updated[note.number] ?? nil,
                modified: (sources[note.path]?.stamp.modified ?? 0) / 1_000_000_000)
        }
        .sorted { ($1.order, $1.day, $0.note.path) < ($0.order, $0.day, $1.note.path) }
    }

    private func section(_ entry: NoteEntry) -> Answer.Section {
        let tags = entry.tags.map { "#" + $0 }.joined(separator: " ")
        let note = entry.citation.document
        let head = [note.title, context.wording.date(note), tags].filter { !$0.isEmpty }.joined(separator: " · ")
        let snippet = Answer.Quote(text: entry.citation.snippet, citations: [entry.citation.rank])
        return Answer.Section(heading: head, quotes: [snippet])
    }
}
