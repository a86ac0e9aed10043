import Model
import Readers
import Testing
import Time

/// Notes as other programs write them, read as a file of the vault.
enum DialectFixture {
    /// All documents of a file that was last changed on 14 November 2023.
    ///
    /// - Parameters:
    ///   - text: What it holds.
    ///   - path: Where it lies in the vault.
    ///   - zone: The vault's own.
    /// - Returns: What the reader of its format makes of it.
    static func read(
        _ text: String, path: String = "pages/a page.md", zone: TimeZone = TimeZone(name: "+01", fixedOffset: 3600)
    ) -> ReadResult {
        let context = ReadingContext(
            zone: zone, zones: TimeZoneDatabase { _ in nil },
            horizon: CivilDateTime(secondNumber: 0))
        let modified = CivilDateTime(secondNumber: 1_700_000_000)
        let source = Source(path: path, bytes: Array(text.utf8), modified: modified, context: context)
        return path.hasSuffix(".org") ? OrgReader().read(source) : MarkdownReader().read(source)
    }

    /// The only document of a file.
    static func note(_ text: String, path: String = "pages/a page.md") throws -> Document {
        let result = read(text, path: path)
        #expect(result.documents.count == 1)
        return try #require(result.documents.first)
    }
}

extension Document {
    /// Each block as `first-last kind text`.
    var blockLines: [String] { blocks.map { "\($0.lines.first)-\($0.lines.last) \($0.kind) \($0.text)" } }

    /// Each task as `line state text due`.
    var taskLines: [String] {
        tasks.map { task in
            (["\(task.line)", "\(task.state)", task.text] + [task.due.map(ISO8601.string)].compactMap { $0 })
                .joined(separator: " ")
        }
    }
}
