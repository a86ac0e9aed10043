import Indexing
import Model
import Parsing
import Readers
import Store
import TestSupport
import Testing
import Text
import Time

@testable import Retrieval

/// A small vault whose ranking is looked at, imported when it is made.
final class RankedVault {
    private let files: TemporaryFiles
    let index: IndexReader
    private static let settings = IndexSettings(vault: "/vault", zone: "UTC", versions: DocumentIndexer.versions)

    /// A vault of some files by name.
    init(_ files: [String: String]) throws {
        let named = files.map { ("vault/" + $0.key, $0.value) }
        self.files = try TemporaryFiles(Dictionary(uniqueKeysWithValues: named), name: "daybook-retrieval")
        let path = self.files.path
        let horizon = try #require(CivilDate(year: 2029, month: 1, day: 1)).midnight
        let context = ReadingContext(zone: .utc, zones: TimeZoneDatabase { _ in nil }, horizon: horizon)
        let report = try ImportFlow(
            vault: path + "/vault", index: path + "/index.sqlite", settings: RankedVault.settings, context: context
        ).run()
        #expect(report.problems.isEmpty)
        index = try IndexReader(path: path + "/index.sqlite", settings: RankedVault.settings)
    }

    /// A vault in which each text is a note of its own, named by its number.
    convenience init(notes: String...) throws {
        let named = notes.enumerated().map { ("\($0 + 1).md", $1 + "\n") }
        try self.init(Dictionary(uniqueKeysWithValues: named))
    }

    /// A vault of one note, in which each text is a line and a chunk of its own: filled up, since short lines make one chunk.
    convenience init(lines: String..., title: String = "log") throws {
        let list = lines.map { "- " + RankedVault.filled($0) }.joined(separator: "\n")
        try self.init([title + ".md": list + "\n"])
    }

    /// A line with words in front of it that no question uses, so long that two of them make no chunk together.
    static func filled(_ text: String, length: Int = 110) -> String {
        var line = text
        while line.count < length { line = "lorem ipsum dolor " + line }
        return line
    }

    // MARK: Ranking

    typealias Lists = [String: [RelatedWordsBytes.Entry]]

    /// Ranks for a query; likeness in spelling scores only where it is asked for, since it brings in nearly anything.
    func rank(
        _ query: Query, related: Lists = [:], usesSpelling: Bool = false,
        change: (inout RankingWeights) -> Void = { _ in }
    ) throws -> Found {
        var weights = RankingWeights()
        if !usesSpelling { weights.spelling = 0 }
        change(&weights)
        let file = RelatedWordsBytes(related)
        let words = try RelatedWords(file.bytes, lentBy: file)
        let retriever = try Retriever(index: index, weights: weights, related: words)
        return try Found(try retriever.rank(query), in: index)
    }

    /// Ranks for words.
    func rank(
        _ text: String, related: Lists = [:], change: (inout RankingWeights) -> Void = { _ in }
    ) throws -> Found {
        try rank(Query(text: text), related: related, change: change)
    }

    /// The query of a question asked on Wednesday 18 March 2026 at ten.
    func query(_ question: String) throws -> Query {
        let now = try #require(CivilDate(year: 2026, month: 3, day: 18)).at(hour: 10)
        return Query(QuestionParser(names: KnownNames(people: try index.people())).parse(question, now: now))
    }

    /// Somebody whom the vault knows.
    func person(_ name: String) throws -> Person { try #require(try index.people().first { $0.name == name }) }
}

/// What a ranking found.
struct Found {
    let ranking: Retriever.Ranking
    /// Where each hit stands, best first: "file:line", of its first line.
    let places: [String]
    /// The parts of each hit's score by its place.
    let parts: [String: ScoreParts]
    /// The lines of each passage, best first: "file:first-last".
    let passages: [String]

    init(_ ranking: Retriever.Ranking, in index: IndexReader) throws {
        self.ranking = ranking
        let documents = try index.documents(Set(ranking.hits.map(\.document)))
        let chunks = try index.chunks(ranking.hits.map(\.chunk))
        func path(_ document: Int) -> String { documents[document]?.path ?? "none" }
        places = ranking.hits.map { "\(path($0.document)):\(chunks[$0.chunk]?.lines.first ?? 0)" }
        parts = Dictionary(zip(places, ranking.hits.map(\.parts)), uniquingKeysWith: { first, _ in first })
        passages = ranking.passages.map { "\(path($0.document)):\($0.lines.first)-\($0.lines.last)" }
    }

    /// The files that were found, each once, best first.
    var files: [String] {
        places.compactMap { $0.split(separator: ":").first.map(String.init) }
            .reduce(into: []) { files, file in if !files.contains(file) { files.append(file) } }
    }
}
