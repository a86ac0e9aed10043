import Indexing
import Model
import Store
import Time

/// The content of a vault, the omitted files with the reasons, and the unreadable files.
struct StatusReport: Encodable {
    private struct Problem: Encodable {
        var path: String
        var line: Int?
        var message: String
    }

    private struct Byproducts: Encodable {
        var count: Int
        /// Their paths, without private files and unsupported formats; only one unless the report is JSON.
        var files: [String]
    }

    private struct LeftOutCounts: Encodable {
        var patterns: [String: Int]
        var obsidian: Int
        var templates: Byproducts
        var backups: Byproducts
        var conflicted_copies: Byproducts
        var hidden: Int
        var other_formats: Int
        var links: Int
        var names_not_utf8: Int
        var too_large: Int
        /// Counts documents, not files; 0 if private documents are shown.
        var private_documents: Int
        /// Problems in files with only private documents, which are not named; 0 if private documents are shown.
        var private_problems: Int
    }

    private var vault: String
    private var index: String
    private var notes: Int
    private var meetings: Int
    private var people: Int
    private var chunks: Int
    private var first: String?
    private var last: String?
    private var problems: [Problem]
    private var left_out: LeftOutCounts
    private var related_words: RelatedWordsReport
    private let schema = JSONLine.schema

    init(_ workspace: Workspace, _ index: IndexReader, _ listing: VaultScanner.Listing) throws(StoreError) {
        let counts = try index.counts()
        vault = workspace.vault.folder
        self.index = workspace.vault.index
        notes = counts.notes
        meetings = counts.meetings
        people = counts.people
        chunks = counts.chunks
        first = counts.first.map(ISO8601.string)
        last = counts.last.map(ISO8601.string)
        let all = try index.problems() + listing.allProblems
        let told = workspace.tellable(all)
        problems = told.map { Problem(path: $0.path, line: $0.line, message: $0.message) }
        let leftOut = listing.leftOut
        let places = PrivatePlaces(vault: vault, context: workspace.readingContext)
        let settings = workspace.settings
        func byproducts(_ kind: Byproduct) -> Byproducts {
            // Each file is read to know whether it may be named; the text report needs only one example.
            let files = (leftOut.byproductFiles[kind] ?? []).sorted().lazy
                .filter { settings.seesPrivate || places.mayBeNamed($0) }
            return Byproducts(
                count: leftOut.byproducts[kind] ?? 0, files: Array(files.prefix(settings.json ? .max : 1)))
        }
        left_out = LeftOutCounts(
            patterns: leftOut.byPattern, obsidian: leftOut.byObsidian, templates: byproducts(.template),
            backups: byproducts(.backup), conflicted_copies: byproducts(.conflictedCopy), hidden: leftOut.hidden,
            other_formats: leftOut.otherFormats, links: leftOut.links, names_not_utf8: leftOut.unnameable,
            too_large: leftOut.tooLarge,
            private_documents: workspace.settings.seesPrivate ? 0 : try index.privateDocumentCount(),
            private_problems: all.count - told.count)
        related_words = RelatedWordsReport(workspace.settings.relatedWords)
    }

    /// Formats the report; verbose with words of the inside: chunks, stems.
    func text(isVerbose: Bool) -> String {
        var lines = [
            "Vault: \(vault)",
            "Notes: \(notes), meetings: \(meetings), people: \(people)" + (isVerbose ? ", chunks: \(chunks)" : ""),
        ]
        if let first, let last { lines.append("Notes and meeting notes from \(first) to \(last)") }
        lines += ["Index: \(index)", related_words.line(isVerbose: isVerbose)]
        if !leftOutLines.isEmpty { lines += ["Left out:"] + leftOutLines.map { "  " + $0 } }
        if !problems.isEmpty {
            lines.append("Could not be read:")
            lines += problems.map { "  \($0.path)\($0.line.map { ":\($0)" } ?? ""): \($0.message)" }
        }
        return lines.joined(separator: "\n")
    }

    /// The hint on how to include files that no pattern excluded.
    private static let wayBack =
        "  (they come back by a pattern with an exclamation mark, such as ignore = !templates/)"

    private var leftOutLines: [String] {
        let patterns = left_out.patterns.sorted { $0.key < $1.key }
            .map { "\($0.value) \($0.value == 1 ? "file" : "files") by the pattern \($0.key)" }
        let byproducts = [
            (left_out.templates, "template", "templates"), (left_out.backups, "backup", "backups"),
            (left_out.conflicted_copies, "conflicted copy", "conflicted copies"),
        ]
        let others = [
            (left_out.obsidian, "file that Obsidian excludes", "files that Obsidian excludes"),
            (left_out.hidden, "hidden file or folder", "hidden files and folders"),
            (left_out.other_formats, "file of another format", "files of other formats"),
            (left_out.links, "link out of the vault", "links out of the vault"),
            (
                left_out.names_not_utf8, "file or folder with a name that is not UTF-8",
                "files and folders with names that are not UTF-8"
            ),
            (left_out.too_large, "file that is too large", "files that are too large"),
            (
                left_out.private_documents, "private note or meeting (see --private)",
                "private notes and meetings (see --private)"
            ),
            (
                left_out.private_problems, "problem of private notes (see --private)",
                "problems of private notes (see --private)"
            ),
        ]
        let lines = byproducts.filter { $0.0.count > 0 }.map { found, one, many in
            let example = found.files.first.map { found.count == 1 ? ": \($0)" : ", such as \($0)" } ?? ""
            return "\(found.count) \(found.count == 1 ? one : many)\(example)"
        }
        return patterns + lines + (lines.isEmpty ? [] : [StatusReport.wayBack])
            + others.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    }
}
