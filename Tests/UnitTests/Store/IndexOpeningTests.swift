import Foundation
import Model
import Testing

@testable import Store

@Suite struct IndexOpeningTests {
    private let index: TestIndex

    init() throws { index = try TestIndex() }

    private func expectBothThrow(
        _ settings: IndexSettings = TestIndex.settings, location: SourceLocation = #_sourceLocation,
        _ isExpected: (StoreError) -> Bool
    ) {
        #expect(sourceLocation: location) {
            _ = try IndexReader(path: index.path, settings: settings)
        } throws: {
            ($0 as? StoreError).map(isExpected) ?? false
        }
        #expect(sourceLocation: location) {
            _ = try IndexWriter(path: index.path, settings: settings)
        } throws: {
            ($0 as? StoreError).map(isExpected) ?? false
        }
    }

    private func isOutdated(_ error: StoreError) -> Bool {
        if case .outdated(index.path, _) = error { true } else { false }
    }

    @Test func `an index that agrees opens again`() throws {
        try index.apply(replace("a.md", try document()))
        #expect(try index.writer().sources().keys.sorted() == ["a.md"])
        #expect(try index.reader().sources().keys.sorted() == ["a.md"])
    }

    @Test func `there is nothing to read where there is no index`() throws {
        #expect {
            _ = try index.reader()
        } throws: {
            if case .cannotOpen(index.path, _) = $0 as? StoreError { true } else { false }
        }
        #expect(!FileManager.default.fileExists(atPath: index.path))
    }

    @Test func `an index in a folder that is not there cannot be opened`() throws {
        #expect {
            _ = try IndexWriter(path: index.path + "/none/index", settings: TestIndex.settings)
        } throws: {
            if case .cannotOpen = $0 as? StoreError { true } else { false }
        }
    }

    @Test func `an index of another table version is outdated`() throws {
        _ = try index.writer()
        try index.execute("pragma user_version = 9999")
        expectBothThrow { isOutdated($0) }
    }

    @Test func `an index of another text version is outdated`() throws {
        _ = try index.writer()
        expectBothThrow(IndexSettings(vault: "/vault", zone: "UTC", versions: "2")) { isOutdated($0) }
    }

    @Test func `an index of another time zone is outdated`() throws {
        _ = try index.writer()
        expectBothThrow(IndexSettings(vault: "/vault", zone: "Europe/Berlin", versions: "1")) { isOutdated($0) }
    }

    @Test func `an index of another vault is outdated`() throws {
        _ = try index.writer()
        expectBothThrow(IndexSettings(vault: "/other", zone: "UTC", versions: "1")) { isOutdated($0) }
    }

    @Test func `an index of the same folder under another name opens, and learns the name`() throws {
        var settings = IndexSettings(vault: "/vault", zone: "UTC", versions: "1", folder: "1:2")
        _ = try IndexWriter(path: index.path, settings: settings)
        settings.vault = "/moved"
        _ = try IndexReader(path: index.path, settings: settings)
        #expect(IndexOrigin(index: index.path)?.vault == "/vault")
        _ = try IndexWriter(path: index.path, settings: settings)
        #expect(IndexOrigin(index: index.path)?.vault == "/moved")
        settings.folder = "1:3"
        _ = try IndexWriter(path: index.path, settings: settings)
        #expect(IndexOrigin(index: index.path)?.folder == "1:3")
        expectBothThrow(IndexSettings(vault: "/vault", zone: "UTC", versions: "1", folder: "1:2")) { isOutdated($0) }
    }

    @Test func `a garbage file is corrupt`() throws {
        try Data(repeating: 0x5A, count: 5000).write(to: URL(fileURLWithPath: index.path))
        expectBothThrow { $0 == .corrupt(path: index.path) }
    }

    @Test func `a foreign database is corrupt and is not changed`() throws {
        try index.execute("create table album(name text); insert into album values('Blue')")
        let before = try Data(contentsOf: URL(fileURLWithPath: index.path))
        expectBothThrow { $0 == .corrupt(path: index.path) }
        #expect(try Data(contentsOf: URL(fileURLWithPath: index.path)) == before)
    }

    @Test func `a damaged page is corrupt, not a trap`() throws {
        try index.apply(replace("a.md", try document(texts: (0..<200).map { "word\($0)" })))
        try index.execute("pragma wal_checkpoint(truncate)")
        var bytes = try Data(contentsOf: URL(fileURLWithPath: index.path))
        bytes.replaceSubrange(4096..<bytes.count, with: Data(repeating: 0xEE, count: bytes.count - 4096))
        try bytes.write(to: URL(fileURLWithPath: index.path))
        #expect {
            _ = try index.reader().documents(DocumentFilter())
        } throws: {
            $0 as? StoreError == .corrupt(path: index.path)
        }
    }

    @Test func `the second of two writers is told that the index is busy`() throws {
        let first = try index.writer()
        let second = try index.writer()
        let change = replace("a.md", try document())
        try first.database.execute("begin immediate")
        #expect(throws: StoreError.busy(path: index.path)) { try second.apply([change]) }
        try first.database.execute("rollback")
        try second.apply([change])
        #expect(try index.reader().sources().count == 1)
    }

    @Test func `a reader sees the state before a write that is not finished`() throws {
        try index.apply(replace("a.md", try document()))
        let writer = try index.writer()
        try writer.database.execute("begin immediate; delete from source")
        #expect(try index.reader().sources().count == 1)
        try writer.database.execute("rollback")
    }
}
