import Foundation
import Model
import Testing
import Time

@testable import Store

/// A folder that lives as long as the test.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "daybook-store-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// An index of its own for each test.
struct TestIndex {
    static let settings = IndexSettings(vault: "/vault", zone: "UTC", versions: "1")

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    var path: String { folder.path + "/index.sqlite" }

    func writer() throws -> IndexWriter { try IndexWriter(path: path, settings: TestIndex.settings) }

    func reader() throws -> IndexReader { try IndexReader(path: path, settings: TestIndex.settings) }

    /// Applies changes in one batch.
    func apply(_ changes: SourceChange...) throws { try writer().apply(changes) }

    /// Changes the database behind the index's back.
    func execute(_ sql: String) throws { try Database(path: path, access: .write).execute(sql) }
}

/// The hash under which the tests know a word.
func term(_ word: String) -> UInt64 {
    word.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}

/// A date-time from its ISO form.
func moment(_ text: String) throws -> CivilDateTime { try #require(ISO8601.parse(text)).local }

/// A span from the ISO forms of its ends.
func span(_ start: String?, _ end: String?) throws -> TimeSpan {
    TimeSpan(start: try start.map(moment), end: try end.map(moment))
}

/// The vector of every chunk: of its numbers a quarter are positive, the next negative, the next positive, and the others 0.
let storedVector = [UInt8](repeating: 0b00_01_10_01, count: 64)

/// Its numbers.
let unpackedVector = [1, -1, 1, 0].flatMap { [Int8](repeating: $0, count: 64) }

/// A chunk on one line whose terms are its words.
func chunk(_ text: String, line: Int = 1) -> IndexedChunk {
    var terms: [UInt64: Int] = [:]
    let words = text.split(separator: " ")
    for word in words { terms[term(String(word)), default: 0] += 1 }
    return IndexedChunk(
        chunk: Chunk(lines: LineRange(line, line), text: text, middle: line * 10), terms: TermCounts(terms),
        length: words.count,
        smoothedLength: Float(words.count) / 2, marks: text.hasSuffix("?") ? .question : [], vector: storedVector)
}

/// A document with a chunk for each text.
func document(
    _ kind: DocumentKind = .note, _ title: String = "Title", from start: String? = nil, to end: String? = nil,
    texts: [String] = ["text"], change: (inout Document) -> Void = { _ in }
) throws -> IndexedDocument {
    var document = Document(kind: kind, title: title, lines: LineRange(1, max(1, texts.count)))
    document.start = try start.map(moment)
    document.end = try end.map(moment)
    document.dateSource = start == nil ? .none : .frontMatter
    change(&document)
    return IndexedDocument(
        document: document, chunks: texts.enumerated().map { chunk($1, line: $0 + 1) })
}

/// A file that was read.
func source(_ path: String, hash: UInt64 = 7, modified: Int = 20, failure: String? = nil) -> SourceRecord {
    SourceRecord(
        path: path, stamp: FileStamp(size: 10, modified: modified, changed: 30, inode: 40), hash: hash, failure: failure
    )
}

/// The change that puts documents into a file.
func replace(_ path: String, _ documents: IndexedDocument..., problems: [ReadProblem] = []) -> SourceChange {
    var words: [UInt64: [UInt8]] = [:]
    for word in documents.flatMap(\.chunks).flatMap({ $0.chunk.text.split(separator: " ") }) {
        words[term(String(word))] = Array(word.utf8)
    }
    return .replace(source(path), documents: documents, words: words, problems: problems)
}

extension IndexReader {
    /// The texts of the chunks in which a word stands, with its count, in the order of slots.
    func places(of word: String) throws -> [String] {
        let table = try chunkTable()
        var found: [(chunk: Int, count: Int)] = []
        try forEachPosting(of: term(word), in: table.segments) { found.append((Int(table.layout.chunks[$0]), $1)) }
        let chunks = try chunks(found.map(\.chunk))
        return found.map { "\(chunks[$0.chunk]?.text ?? "none") × \($0.count)" }
    }

    /// The words of the vocabulary.
    func words() throws -> Set<String> {
        var words: Set<String> = []
        try forEachWord { _, word in words.insert(String(decoding: word, as: UTF8.self)) }
        return words
    }

    /// The paths of the documents that pass a filter.
    func paths(_ change: (inout DocumentFilter) -> Void) throws -> [String] {
        var filter = DocumentFilter()
        change(&filter)
        let paths = try documents(filter).map(\.path)
        #expect(try documentNumbers(filter).count == paths.count)
        return paths.sorted()
    }
}
