import Foundation
import Indexing
import Model
import Readers
import Store
import Testing
import Time

/// A vault in a folder that lives as long as the test, with its index beside it.
final class TemporaryVault: Sendable {
    private let root: String

    init() throws {
        root = NSTemporaryDirectory() + "daybook-indexing-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: root + "/vault", withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path("locked"))
        try? FileManager.default.removeItem(atPath: root)
    }

    static let settings = IndexSettings(vault: "/vault", zone: "UTC", versions: DocumentIndexer.versions)

    var folder: String { root + "/vault" }
    var index: String { root + "/index.sqlite" }

    func path(_ name: String) -> String { folder + "/" + name }

    /// Writes a file, with the folders that hold it.
    func write(_ name: String, _ text: String, modified: Int? = nil) throws {
        let url = URL(fileURLWithPath: path(name))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        guard let modified else { return }
        let date = Date(timeIntervalSince1970: Double(modified))
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path)
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

    func rename(_ name: String, to other: String) throws {
        try FileManager.default.moveItem(atPath: path(name), toPath: path(other))
    }

    /// Brings the index up to date.
    @discardableResult
    func update(
        ignore: [String] = [], owner: PersonPage? = nil, progress: (Int, Int) -> Void = { _, _ in },
        isStopped: () -> Bool = { false }
    ) throws -> ImportFlow.Report {
        try importFlow(ignore: ignore, owner: owner).run(isStopped: isStopped, progress: progress)
    }

    /// Brings the index up to date as before a question: it is written only where something changed.
    func updateBeforeQuestion() throws -> (report: ImportFlow.Report, writes: Bool) {
        var writes = false
        let report = try importFlow().run(known: try reader(), lock: { writes = true })
        return (report, writes)
    }

    /// Brings the index up to date with what a look at the vault found.
    func update(_ listing: VaultScanner.Listing) throws -> ImportFlow.Report {
        try importFlow().run(known: try reader(), listing: listing)
    }

    private func importFlow(ignore: [String] = [], owner: PersonPage? = nil) throws -> ImportFlow {
        let horizon = try #require(CivilDate(year: 2029, month: 1, day: 1)).midnight
        let context = ReadingContext(zone: .utc, zones: TimeZoneDatabase { _ in nil }, horizon: horizon)
        return ImportFlow(
            vault: folder, index: index, settings: TemporaryVault.settings, context: context, ignore: ignore,
            owner: owner)
    }

    /// Waits until the vault's files are old enough to be told by their times from files written later.
    func settle() { Thread.sleep(forTimeInterval: 2.1) }

    func reader() throws -> IndexReader { try IndexReader(path: index, settings: TemporaryVault.settings) }

    /// All documents that are not cancelled.
    func documents() throws -> [DocumentRecord] { try reader().documents(DocumentFilter()) }

    /// All text of the index, by path.
    func texts() throws -> [String: String] {
        let reader = try reader()
        var texts: [String: String] = [:]
        for document in try reader.documents(DocumentFilter()) {
            let chunks = try reader.chunks(ofDocument: document.number)
            texts[document.path, default: ""] += chunks.map(\.text).joined(separator: "\n")
        }
        return texts
    }
}

/// Reads Markdown as one document.
func markdown(_ text: String) throws -> Document {
    let context = ReadingContext(
        zone: .utc, zones: TimeZoneDatabase { _ in nil }, horizon: CivilDateTime(secondNumber: 0))
    let source = Source(
        path: "note.md", bytes: Array(text.utf8), modified: CivilDateTime(secondNumber: 0), context: context)
    return try #require(MarkdownReader().read(source).documents.first)
}
