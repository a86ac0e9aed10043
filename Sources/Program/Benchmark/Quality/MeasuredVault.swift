import Answering
import Evaluation
import FoundationEssentials
import Glibc
import Indexing
import Model
import Readers
import Retrieval
import Store
import Text
import Time

/// A vault with an index in a temporary folder, for evaluating question sets.
final class MeasuredVault {
    private let folder: String
    private let temporary: String
    let index: IndexReader
    private let related: RelatedWords?
    private var lengths: [String: [Int]] = [:]

    init(folder: String, related: RelatedWords?) throws {
        self.related = related
        self.folder = folder.hasPrefix("/") ? folder : FileManager.default.currentDirectoryPath + "/" + folder
        temporary = FileManager.default.temporaryDirectory.path + "/daybook-benchmark-\(getpid())-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
        let settings = IndexSettings(vault: self.folder, zone: "UTC", versions: DocumentIndexer.versions)
        let horizon = (CivilDate(year: 2030, month: 1, day: 1) ?? CivilDate(year: 2030, month: 1)).midnight
        let context = ReadingContext(zone: .utc, zones: TimeZoneDatabase { _ in nil }, horizon: horizon)
        let file = temporary + "/index.sqlite"
        _ = try ImportFlow(vault: self.folder, index: file, settings: settings, context: context).run()
        index = try IndexReader(path: file, settings: settings)
    }

    deinit { try? FileManager.default.removeItem(atPath: temporary) }

    func cases(of file: String) throws -> [QuestionCase] {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw RankingBenchmark.Failure.unreadable(file: file)
        }
        return try QuestionSet(reading: Array(data)).cases.filter { !$0.relevant.isEmpty }
    }

    func flow(_ weights: RankingWeights = RankingWeights()) throws -> AskFlow {
        AskFlow(
            vault: try OpenVault(index: index, weights: weights, relatedWords: self.related),
            templates: LanguageTemplates())
    }

    func measures(of cases: [QuestionCase], weights: RankingWeights, limit: Int) throws -> RankingMeasures {
        let flow = try flow(weights)
        var measures = RankingMeasures()
        for one in cases {
            let now = one.now?.local ?? CivilDate(year: 2026, month: 1).midnight
            let question = Question(text: one.question, now: now, scope: one.scope, limit: limit)
            let answer = try flow.answer(question, reading: try flow.read(question))
            let cited = answer.citations.map { FileLines(file: $0.document.path, lines: $0.lines) }
            measures.add(cited, relevant: one.relevant) { self.length(of: $1, in: $0) }
        }
        return measures
    }

    /// Returns the length of a line in characters, with its newline; 1 if the file has no such line.
    private func length(of line: Int, in file: String) -> Int {
        if lengths[file] == nil {
            let text = (try? String(contentsOfFile: folder + "/" + file, encoding: .utf8)) ?? ""
            lengths[file] = text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.unicodeScalars.count + 1 }
        }
        let known = lengths[file] ?? []
        return line > 0 && line <= known.count ? known[line - 1] : 1
    }
}
