import Store
import Time

/// The first line of an export: its format, the vault and how much there is.
struct ExportHead: ExportRecord {
    var vault: String
    var zone: String
    var hasPrivate: Bool
    var counts: IndexCounts
    var documents: Int
    var tasks: Int
    var tags: Int
    var problems: Int
    var leftOut: Int

    var type: ExportType { .export }

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("counts", Counts(head: self))
            $0.field("first", counts.first.map { ISO8601.string($0) })
            $0.field("last", counts.last.map { ISO8601.string($0) })
            $0.field("private", hasPrivate)
            $0.field("schema", ExportType.schema)
            $0.field("type", type.rawValue)
            $0.field("vault", vault)
            $0.field("version", Help.version)
            $0.field("zone", zone)
        }
    }

    private struct Counts: JSONWritable {
        var head: ExportHead

        func write(to json: inout JSONBytes) {
            json.object {
                $0.field("chunks", head.counts.chunks)
                $0.field("documents", head.documents)
                $0.field("meetings", head.counts.meetings)
                $0.field("notes", head.counts.notes)
                $0.field("people", head.counts.people)
                $0.field("private_documents", head.leftOut)
                $0.field("problems", head.problems)
                $0.field("tags", head.tags)
                $0.field("tasks", head.tasks)
            }
        }
    }
}
