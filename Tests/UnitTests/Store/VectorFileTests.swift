import Foundation
import Model
import Testing

@testable import Store

/// The vectors beside the index: good for what the index holds, or not used.
@Suite struct VectorFileTests {
    private let index: TestIndex

    init() throws {
        index = try TestIndex()
        try index.apply(replace("a.md", try note(40)), replace("b.md", try note(3)), replace("c.md", try note(40)))
    }

    private var path: String { index.path + ".vectors" }

    private func note(_ count: Int) throws -> IndexedDocument {
        try document(texts: (0..<count).map { "text number \($0)" })
    }

    private func file(least: Int = 1) throws -> VectorFile? { try index.reader().vectorFile(least: least) }

    /// The vectors of a file by the numbers of their chunks.
    private func vectors(_ file: VectorFile) -> [Int: [Int8]] {
        var found: [Int: [Int8]] = [:]
        let isWhole = file.forEachBlock(0..<file.blockCount) { first, vectors, count in
            for place in 0..<count { found[first + place] = (place * 256..<place * 256 + 256).map { vectors[$0] } }
        }
        return isWhole ? found : [:]
    }

    private func inode() throws -> Int {
        try #require(try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int)
    }

    @Test func `it holds every vector of the index`() throws {
        let file = try #require(try file())
        #expect(file.lastChunk == 83)
        #expect(file.vectorCount == 83)
        #expect(vectors(file) == Dictionary(uniqueKeysWithValues: (1...83).map { ($0, unpackedVector) }))
        var last: [Int] = []
        #expect(file.forEachBlock(file.blockCount - 1..<file.blockCount) { first, _, count in last = [first, count] })
        #expect(last == [76, 8])
    }

    @Test func `a small vault has none`() throws {
        #expect(try file(least: 84) == nil)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `nobody else may read it, and nothing else is left`() throws {
        #expect(try file() != nil)
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(!FileManager.default.fileExists(atPath: path + ".new"))
    }

    @Test func `it is made once`() throws {
        _ = try file()
        let first = try inode()
        _ = try file()
        #expect(try inode() == first)
    }

    @Test func `what is gone or came later is no reason to make it anew while it is little`() throws {
        _ = try file()
        let first = try inode()
        try index.apply(.remove(path: "b.md"), replace("d.md", try note(10)))
        let file = try #require(try file())
        #expect(try inode() == first)
        #expect(file.lastChunk == 83)
        var later: [Int] = []
        try index.reader().forEachVectorBlock(after: file.lastChunk) { number, _, count in later += [number, count] }
        #expect(later == [84, 10])
    }

    @Test func `it is made anew where much is gone or came later`() throws {
        _ = try file()
        try index.apply(.remove(path: "c.md"), replace("d.md", try note(30)))
        let file = try #require(try file())
        #expect(file.lastChunk == 113)
        #expect(Set(vectors(file).keys) == Set(1...43).union(84...113))
    }

    @Test func `the file of an index that stood here before is not used`() throws {
        _ = try file()
        let other = try TestIndex()
        try other.apply(replace("x.md", try note(83)))
        try FileManager.default.copyItem(atPath: path, toPath: other.path + ".vectors")
        let reader = try other.reader()
        let file = try #require(try reader.vectorFile(least: 1))
        #expect(file.blockCount == 3)
    }

    @Test(arguments: [0, 8, 17, 24, 32, 41, 48, 56, -1, -4, -8])
    func `a damaged file is made anew`(place: Int) throws {
        let whole = vectors(try #require(try file()))
        var bytes = Array(try Data(contentsOf: URL(filePath: path)))
        bytes[place < 0 ? bytes.count + place : place] ^= 0x41
        try Data(bytes).write(to: URL(filePath: path))
        #expect(vectors(try #require(try file())) == whole)
    }

    @Test(arguments: [80, 81, 5000, 83 * 256]) func `a damaged vector is told, and the file can be made anew`(
        place: Int
    )
        throws
    {
        let whole = vectors(try #require(try file()))
        var bytes = Array(try Data(contentsOf: URL(filePath: path)))
        bytes[place] ^= 1
        try Data(bytes).write(to: URL(filePath: path))
        let reader = try index.reader()
        let damaged = try #require(try reader.vectorFile(least: 1))
        #expect(!damaged.forEachBlock(0..<damaged.blockCount) { _, _, _ in })
        #expect(vectors(try #require(try reader.remakeVectorFile())) == whole)
        #expect(vectors(try #require(try reader.vectorFile(least: 1))) == whole)
    }

    @Test(arguments: [0, 1, 63, 64, 200]) func `a file cut short is made anew`(count: Int) throws {
        let whole = vectors(try #require(try file()))
        try Data(try Data(contentsOf: URL(filePath: path)).prefix(count)).write(to: URL(filePath: path))
        #expect(vectors(try #require(try file())) == whole)
    }

    @Test(arguments: [".vectors", ".vectors.new"]) func `where it cannot be written there is none`(name: String) throws
    {
        try FileManager.default.createDirectory(
            atPath: index.path + name + "/inside", withIntermediateDirectories: true)
        #expect(try file() == nil)
    }

    @Test func `a file that cannot be finished leaves nothing behind`() throws {
        var writer = try #require(VectorFileWriter(path: path, lastChunk: 1, stamp: 1))
        let numbers = [Int8](repeating: 1, count: 6)
        writer.append(first: 1, count: 2, numbers.span)
        writer.append(first: 3, count: 3, numbers.span)
        #expect(!writer.finish())
        #expect(!FileManager.default.fileExists(atPath: path))
        #expect(!FileManager.default.fileExists(atPath: path + ".new"))
    }

    @Test func `only one process writes it at a time`() throws {
        let writer = try #require(VectorFileWriter(path: path, lastChunk: 1, stamp: 1))
        #expect(VectorFileWriter(path: path, lastChunk: 1, stamp: 1) == nil)
        writer.abandon()
        #expect(try file() != nil)
    }

    @Test func `chunks get a stamp with every import that brings some, and old stamps go`() throws {
        let database = try Database(path: index.path, access: .read)
        func stamps() throws -> [Int] {
            try database.statement("select last_chunk from stamp order by 1").rows { $0.int(0) }
        }
        #expect(try stamps() == [83])
        try index.apply(.remove(path: "c.md"))
        #expect(try stamps() == [83])
        for number in 1...260 { try index.apply(replace("d.md", try note(number % 2 + 1))) }
        #expect(try stamps().count == 257)
    }
}
