import Model
import Store
import Time

/// A document with all that stands in it.
struct ExportedDocument: ExportRecord {
    var document: PlacedDocument
    var details: DocumentDetails
    /// The identity of its meeting; nil for notes and person pages.
    var meeting: String?
    var links: [Link]
    var tasks: [TaskItem]
    var chunks: [ChunkRecord]
    var zone: TimeZone

    var type: ExportType { .document }

    func write(to json: inout JSONBytes) {
        let record = document.record
        json.object {
            $0.field("absentees", details.people.filter(\.isAbsent).map(NamedJSON.init))
            $0.field("all_day", record.isAllDay)
            $0.field("attendees", details.people.filter { !$0.isAbsent }.map(NamedJSON.init))
            $0.field("chunks", chunks.map(ChunkJSON.init))
            $0.field("date_source", ExportWords.name(record.dateSource))
            $0.field("end", record.end.map(zone.isoString))
            $0.field("id", document.id)
            $0.field("kind", record.kind.rawValue)
            $0.field("lines", [record.lines.first, record.lines.last])
            $0.field("links", links.map(LinkJSON.init))
            $0.field("meeting", meeting)
            $0.field("mentions", details.mentions.map(MentionJSON.init))
            $0.field("modified", zone.isoString(zone.local(at: document.modified)))
            $0.field("path", record.path)
            $0.field("private", document.isPrivate)
            $0.field("properties", details.properties.map(PropertyJSON.init))
            $0.field("start", record.start.map(zone.isoString))
            $0.field("status", "\(record.status)")
            $0.field("tags", details.tags)
            $0.field("tasks", tasks.map(DocumentTaskJSON.init))
            $0.field("title", record.title)
            $0.field("type", type.rawValue)
        }
    }

    private struct NamedJSON: JSONWritable {
        var named: DocumentDetails.Named

        func write(to json: inout JSONBytes) {
            json.object {
                $0.field("aliases", named.aliases)
                $0.field("ground", named.ground.map { "\($0)" })
                $0.field("line", named.line)
                $0.field("name", named.written)
                $0.field("person", named.person)
                $0.field("role", named.duty)
            }
        }
    }

    private struct MentionJSON: JSONWritable {
        var named: DocumentDetails.Named

        func write(to json: inout JSONBytes) {
            json.object {
                $0.field("line", named.line)
                $0.field("name", named.written)
                $0.field("person", named.person)
            }
        }
    }

    private struct ChunkJSON: JSONWritable {
        var chunk: ChunkRecord

        func write(to json: inout JSONBytes) {
            json.object {
                $0.field("headings", chunk.headingPath)
                $0.field("lines", [chunk.lines.first, chunk.lines.last])
                $0.field("parents", chunk.parentItems)
                $0.field("second", chunk.cueSecond)
                $0.field("section", chunk.role.map { "\($0)" })
                $0.field("speakers", chunk.speakers)
                $0.field("text", chunk.text)
            }
        }
    }

    private struct LinkJSON: JSONWritable {
        var link: Link

        func write(to json: inout JSONBytes) {
            json.object {
                $0.field("line", link.line)
                $0.field("target", link.target)
            }
        }
    }

    private struct PropertyJSON: JSONWritable {
        var property: Property

        func write(to json: inout JSONBytes) {
            json.object {
                $0.field("key", property.key)
                $0.field("line", property.line)
                $0.field("value", property.value)
            }
        }
    }

    private struct DocumentTaskJSON: JSONWritable {
        var task: TaskItem

        func write(to json: inout JSONBytes) {
            json.object {
                $0.field("completed", task.completed.map { ISO8601.string($0) })
                $0.field("due", task.due.map { ISO8601.string($0) })
                $0.field("line", task.line)
                $0.field("owner", task.owner)
                $0.field("recurrence", task.recurrence)
                $0.field("state", "\(task.state)")
                $0.field("text", task.text)
            }
        }
    }
}

/// The names of values in exports.
enum ExportWords {
    static func name(_ source: DateSource) -> String {
        switch source {
        case .frontMatter: "front_matter"
        case .calendar: "calendar"
        case .fileName: "file_name"
        case .heading: "heading"
        case .item: "item"
        case .modified: "modified"
        case .none: "none"
        }
    }
}
