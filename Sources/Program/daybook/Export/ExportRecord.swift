/// The type of an exported record, and the file that holds it.
enum ExportType: String, CaseIterable {
    case export
    case document
    case meeting
    case person
    case tag
    case task
    case problem

    /// The number of the format, raised when a key changes its meaning or goes; see docs/export.md.
    static let schema = 1

    /// The name of its file in a folder.
    var file: String {
        switch self {
        case .export: "export.jsonl"
        case .person: "people.jsonl"
        case .document, .meeting, .tag, .task, .problem: rawValue + "s.jsonl"
        }
    }
}

/// A line of an export; every key is always present, null if unknown.
protocol ExportRecord: JSONWritable {
    var type: ExportType { get }
}
