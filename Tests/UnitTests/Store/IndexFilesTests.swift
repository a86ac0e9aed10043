import Foundation
import Testing

@testable import Store

/// How an index takes the place of another while others read.
@Suite struct IndexFilesTests {
    private let index: TestIndex

    init() throws {
        index = try TestIndex()
        try index.apply(replace("old.md", try document()))
    }

    private func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: String(index.path.dropLast("/index.sqlite".count))).sorted()
    }

    /// Makes an index beside the one of the tests.
    private func makeNew(_ path: String = "new.md") throws {
        let writer = try IndexWriter(path: IndexFiles.unfinished(index.path), settings: TestIndex.settings)
        try writer.apply([replace(path, try document())])
    }

    @Test func `whoever opens it next gets the new one`() throws {
        try makeNew()
        #expect(try index.reader().sources().keys.sorted() == ["old.md"])
        try IndexFiles.replace(index.path)
        #expect(try index.reader().sources().keys.sorted() == ["new.md"])
        #expect(try files() == ["index.sqlite"])
    }

    @Test func `whoever has the old one open goes on reading it, and leaves the new one alone`() throws {
        let old = try index.reader()
        let behind = try index.reader()
        try index.apply(replace("later.md", try document()))
        try makeNew()
        try IndexFiles.replace(index.path)
        #expect(try behind.sources().keys.sorted() == ["old.md"])
        #expect(old.fileNumber != IndexFiles.number(index.path))
        let writer = try index.writer()
        try writer.apply([replace("newest.md", try document())])
        do { let last = try index.reader(); #expect(try last.sources().count == 2) }
        #expect(try old.sources().keys.sorted() == ["old.md"])
        #expect(try index.reader().sources().keys.sorted() == ["new.md", "newest.md"])
    }

    @Test func `the log of the old one is not taken for that of the new one`() throws {
        let writer = try index.writer()
        try writer.apply([replace("in the log.md", try document())])
        #expect(try files().contains("index.sqlite-wal"))
        try makeNew()
        try IndexFiles.replace(index.path)
        #expect(try index.reader().sources().keys.sorted() == ["new.md"])
    }

    @Test func `a new one that somebody still writes is not put in its place`() throws {
        let writer = try IndexWriter(path: IndexFiles.unfinished(index.path), settings: TestIndex.settings)
        try writer.apply([replace("new.md", try document())])
        #expect(throws: StoreError.busy(path: IndexFiles.unfinished(index.path))) {
            try IndexFiles.replace(index.path)
        }
        #expect(try index.reader().sources().keys.sorted() == ["old.md"])
    }

    @Test func `nobody opens it just while it is replaced`() throws {
        let opening = try #require(IndexGate(of: index.path, .open))
        let another = try #require(IndexGate(of: index.path, .open))
        #expect(IndexGate(of: index.path, .closed) == nil)
        opening.leave()
        another.leave()
        let replacing = try #require(IndexGate(of: index.path, .closed))
        #expect(IndexGate(of: index.path, .open) == nil)
        replacing.leave()
    }

    @Test func `what stands beside it is removed with it`() throws {
        for ending in ["-wal", "-shm", ".vectors", ".vectors.new"] {
            try Data([1]).write(to: URL(filePath: index.path + ending))
        }
        IndexFiles.remove(index.path)
        #expect(try files() == [])
        #expect(IndexFiles.number(index.path) == nil)
    }

    private var moved: String { String(index.path.dropLast("index.sqlite".count)) + "moved.sqlite" }

    private func names(_ path: String) throws -> [String] {
        try IndexReader(path: path, settings: TestIndex.settings).sources().keys.sorted()
    }

    @Test func `an index gets another name with what stands beside it, whoever has it open`() throws {
        let reader = try index.reader()
        let writer = try index.writer()
        try writer.apply([replace("in the log.md", try document())])
        try Data([1]).write(to: URL(filePath: index.path + ".vectors"))
        try IndexFiles.move(index.path, to: moved)
        #expect(try names(moved) == ["in the log.md", "old.md"])
        #expect(try !files().contains { $0.hasPrefix("index.sqlite") })
        #expect(FileManager.default.fileExists(atPath: moved + ".vectors"))
        #expect(try reader.sources().keys.sorted() == ["old.md"])
        try writer.apply([replace("later.md", try document())])
        #expect(try names(moved) == ["in the log.md", "later.md", "old.md"])
    }

    @Test func `an index does not take the name of another, but of an empty file`() throws {
        try Data().write(to: URL(filePath: moved))
        try IndexFiles.move(index.path, to: moved)
        #expect(try names(moved) == ["old.md"])
        try index.apply(replace("new.md", try document()))
        try IndexFiles.move(index.path, to: moved)
        #expect(try names(moved) == ["old.md"])
        #expect(try names(index.path) == ["new.md"])
    }

    @Test func `an index tells which vault it is of`() throws {
        #expect(IndexOrigin(index: index.path)?.vault == "/vault")
        #expect(IndexOrigin(index: index.path)?.folder == nil)
        var settings = TestIndex.settings
        settings.folder = "1:2"
        _ = try IndexWriter(path: index.path, settings: settings)
        #expect(IndexOrigin(index: index.path)?.folder == "1:2")
        #expect(IndexOrigin(index: index.path)?.zone == "UTC")
        try Data("text".utf8).write(to: URL(filePath: moved))
        #expect(IndexOrigin(index: moved) == nil)
        #expect(IndexOrigin(index: moved + "-none") == nil)
    }
}
