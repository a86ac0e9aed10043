import Answering
import Model
import Time

/// The JSON format of a planner's view; every key is always present, null if unknown.
struct ViewJSON: JSONWritable {
    /// The name of the command that shows the view.
    var name: String
    var answer: Answer
    var zone: TimeZone

    func write(to json: inout JSONBytes) {
        json.object {
            if case .agenda(let agenda) = answer.view {
                $0.field("entries", agenda.entries.map { MeetingJSON(card: $0, zone: zone) })
                $0.field("found", answer.found)
                $0.field("free", agenda.free.map { SpanJSON($0, zone: zone) })
                $0.field("headline", answer.headline)
                $0.field("overlaps", agenda.overlaps.map { OverlapJSON(overlap: $0, zone: zone) })
                $0.field("schema", JSONLine.schema)
                $0.field("tasks", agenda.tasks.map { TaskJSON(entry: $0, zone: zone) })
                $0.field("time", SpanJSON(agenda.span, zone: zone))
            } else {
                writeEntries(to: &$0)
                $0.field("found", answer.found)
                $0.field("headline", answer.headline)
                writeRest(to: &$0)
            }
            $0.field("view", name)
        }
    }

    private func writeEntries(to json: inout JSONBytes) {
        switch answer.view {
        case .people(let people): json.field("entries", people.map { PersonJSON(entry: $0, zone: zone) })
        case .tags(let tags): json.field("entries", tags.map(TagJSON.init))
        case .tasks(let tasks): json.field("entries", tasks.map { TaskJSON(entry: $0, zone: zone) })
        case .notes(let notes): json.field("entries", notes.map { NoteJSON(entry: $0, zone: zone) })
        case .agenda, .person, .preparation, nil: json.field("entries", [Int]())
        }
    }

    private func writeRest(to json: inout JSONBytes) {
        switch answer.view {
        case .person(let page):
            json.field("mentions", page.mentions.map { CitationJSON($0, zone: zone) })
            json.field("own_tasks", page.ownTasks.map { TaskJSON(entry: $0, zone: zone) })
            json.field("person", PersonJSON(entry: page.entry, zone: zone))
            json.field("role", page.role)
            json.field("said", page.said.map { SaidJSON(line: $0) })
            json.field("schema", JSONLine.schema)
            json.field("their_tasks", page.theirTasks.map { TaskJSON(entry: $0, zone: zone) })
        case .preparation(let preparation):
            json.field("last", preparation.last.map { MeetingJSON(card: $0, zone: zone) })
            json.field("next", preparation.next.map { MeetingJSON(card: $0, zone: zone) })
            json.field("own_tasks", preparation.ownTasks.map { TaskJSON(entry: $0, zone: zone) })
            json.field("schema", JSONLine.schema)
            json.field("their_tasks", preparation.theirTasks.map { TaskJSON(entry: $0, zone: zone) })
        case .agenda, .people, .tags, .tasks, .notes, nil: json.field("schema", JSONLine.schema)
        }
    }
}

/// A meeting or event.
private struct MeetingJSON: JSONWritable {
    var card: MeetingCard
    var zone: TimeZone

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("all_day", card.isAllDay)
            $0.field("attendees", card.attendees)
            $0.field("end", card.end.map(zone.isoString))
            $0.field("file", card.document.path)
            $0.field("kind", card.document.kind.rawValue)
            $0.field("lines", [card.citation.lines.first, card.citation.lines.last])
            $0.field("phase", card.phase.rawValue)
            $0.field("place", card.place)
            $0.field("purpose", card.purpose)
            $0.field("start", card.start.map(zone.isoString))
            $0.field("status", "\(card.document.status)")
            $0.field("tags", card.tags)
            $0.field("title", card.document.title)
        }
    }
}

private struct OverlapJSON: JSONWritable {
    var overlap: Agenda.Overlap
    var zone: TimeZone

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("end", overlap.span.end.map(zone.isoString))
            $0.field("start", overlap.span.start.map(zone.isoString))
            $0.field("titles", overlap.titles)
        }
    }
}

private struct PersonJSON: JSONWritable {
    var entry: PersonEntry
    var zone: TimeZone

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("aliases", entry.person.aliases.filter { $0 != entry.person.name })
            $0.field("emails", entry.person.emails)
            $0.field("last", entry.last.map { MeetingJSON(card: $0, zone: zone) })
            $0.field("meetings", entry.meetingCount)
            $0.field("name", entry.person.name)
            $0.field("next", entry.next.map { MeetingJSON(card: $0, zone: zone) })
            $0.field("open_tasks", entry.openTaskCount)
        }
    }
}

private struct TagJSON: JSONWritable {
    var entry: TagEntry

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("count", entry.count)
            $0.field("name", entry.name)
        }
    }
}

private struct TaskJSON: JSONWritable {
    var entry: TaskEntry
    var zone: TimeZone

    func write(to json: inout JSONBytes) {
        let task = entry.task
        json.object {
            $0.field("completed", task.completed.map { ISO8601.string($0) })
            $0.field("due", task.due.map { ISO8601.string($0) })
            $0.field("file", entry.citation.document.path)
            $0.field("line", task.line)
            $0.field("overdue", entry.isOverdue)
            $0.field("owner", task.owner)
            $0.field("recurrence", task.recurrence)
            $0.field("state", "\(task.state)")
            $0.field("text", task.text)
            $0.field("title", entry.citation.document.title)
        }
    }
}

private struct NoteJSON: JSONWritable {
    var entry: NoteEntry
    var zone: TimeZone

    func write(to json: inout JSONBytes) {
        let note = entry.citation.document
        json.object {
            $0.field("date", note.start.map(zone.isoString))
            $0.field("file", note.path)
            $0.field("lines", [note.lines.first, note.lines.last])
            $0.field("snippet", entry.citation.snippet)
            $0.field("tags", entry.tags)
            $0.field("title", note.title)
            $0.field("updated", zone.isoString(entry.updated ?? zone.local(at: entry.modified)))
        }
    }
}

private struct SaidJSON: JSONWritable {
    var line: SaidLine

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("file", line.citation.document.path)
            $0.field("lines", [line.citation.lines.first, line.citation.lines.last])
            $0.field("text", line.text)
        }
    }
}
