import Model
import Store
import Time

/// A person with all known names.
struct ExportedPerson: ExportRecord {
    var person: Person

    var type: ExportType { .person }

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("aliases", person.aliases.filter { $0 != person.name })
            $0.field("emails", person.emails)
            $0.field("meetings", person.meetingCount)
            $0.field("name", person.name)
            $0.field("only_in_sentences", person.isOfText)
            $0.field("type", type.rawValue)
        }
    }
}

/// A tag with the number of its documents.
struct ExportedTag: ExportRecord {
    var name: String
    var documents: Int

    var type: ExportType { .tag }

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("documents", documents)
            $0.field("name", name)
            $0.field("type", type.rawValue)
        }
    }
}

/// A task with the document in which it stands.
struct ExportedTask: ExportRecord {
    var task: TaskItem
    var document: PlacedDocument

    var type: ExportType { .task }

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("completed", task.completed.map { ISO8601.string($0) })
            $0.field("document", document.id)
            $0.field("due", task.due.map { ISO8601.string($0) })
            $0.field("line", task.line)
            $0.field("owner", task.owner)
            $0.field("path", document.record.path)
            $0.field("recurrence", task.recurrence)
            $0.field("state", "\(task.state)")
            $0.field("status", "\(document.record.status)")
            $0.field("text", task.text)
            $0.field("title", document.record.title)
            $0.field("type", type.rawValue)
        }
    }
}

/// A problem with reading a file.
struct ExportedProblem: ExportRecord {
    var problem: ReadProblem

    var type: ExportType { .problem }

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("line", problem.line)
            $0.field("message", problem.message)
            $0.field("path", problem.path)
            $0.field("type", type.rawValue)
        }
    }
}
