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
}
