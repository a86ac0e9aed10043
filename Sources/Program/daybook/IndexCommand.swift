import Indexing
import Model
import Store
import Time

/// `daybook index` and `daybook status`.
struct IndexCommand {
    let settings: Settings

    /// Brings the index up to date and says what was done.
    func update(rebuilding: Bool) throws -> ExitStatus {
        let workspace = try Workspace(settings: settings)
        let report = try workspace.update(rebuilding: rebuilding)
        workspace.tell(report.problems)
        guard report.files > 0 else { throw ProgramError.emptyVault(path: workspace.vault.folder) }
        Output.answers.line(
            "\(report.files) files: \(report.read) read, \(report.removed) gone, \(report.files - report.read) unchanged"
        )
        return .answered
    }

    /// Says what the vault holds.
    func status() throws -> ExitStatus {
        let workspace = try Workspace(settings: settings)
        let index = try workspace.open()
        let status = StatusJSON(
            vault: workspace.vault.folder, index: workspace.vault.index, counts: try index.counts(),
            problems: try index.problems())
        if settings.json {
            Output.answers.line(try JSONLine.encode(status))
        } else {
            Output.answers.line(SafeText.clean(status.text))
        }
        return .answered
    }
}

/// What a vault holds.
struct StatusJSON: Encodable {
    struct Problem: Encodable {
        var path: String
        var line: Int?
        var message: String
    }

    var vault: String
    var index: String
    var notes: Int
    var meetings: Int
    var people: Int
    var chunks: Int
    var first: String?
    var last: String?
    var problems: [Problem]

    init(vault: String, index: String, counts: IndexCounts, problems: [ReadProblem]) {
        self.vault = vault
        self.index = index
        notes = counts.notes
        meetings = counts.meetings
        people = counts.people
        chunks = counts.chunks
        first = counts.first.map(ISO8601.string)
        last = counts.last.map(ISO8601.string)
        self.problems = problems.map { Problem(path: $0.path, line: $0.line, message: $0.message) }
    }

    /// For people to read.
    var text: String {
        var lines = [
            "Vault: \(vault)",
            "Notes: \(notes), meetings: \(meetings), people: \(people), chunks: \(chunks)",
        ]
        if let first, let last { lines.append("Notes and meeting notes from \(first) to \(last)") }
        lines.append("Index: \(index)")
        if !problems.isEmpty {
            lines.append("Could not be read:")
            lines += problems.map { "  \($0.path)\($0.line.map { ":\($0)" } ?? ""): \($0.message)" }
        }
        return lines.joined(separator: "\n")
    }
}
