import Answering
import Evaluation
import Indexing
import Model
import Parsing
import Text
import Time

/// Asks the questions of a set and scores the answers; each thread has its own evaluator.
final class Evaluator {
    private let settings: Settings
    private let options: EvaluationOptions
    private let judgments: QuestionInput.Judgments
    private let asker: Asker
    private let check: QuoteCheck
    private let lengths: LineLengths
    /// Whether margins are computed, which costs a second search.
    private let tellsMargins: Bool

    struct Outcome {
        var scored: ScoredQuestion
        var entry: RunEntry
        var notVerbatim: [String]
        /// The answer as a line of JSON; empty unless answers are saved.
        var answer: SafeText
    }

    init(
        settings: Settings, options: EvaluationOptions, judgments: QuestionInput.Judgments, asker: Asker,
        folder: String
    ) {
        self.settings = settings
        self.options = options
        self.judgments = judgments
        self.asker = asker
        check = QuoteCheck(files: VaultLines(vault: folder))
        lengths = LineLengths(folder: folder)
        tellsMargins = options.report != nil || options.save != nil
    }

    func outcome(of question: QuestionCase) throws -> Outcome {
        let now = question.now.map(settings.local)
        let line = Asker.Line(text: question.question, now: now, scope: question.scope, json: true)
        let strip = options.ablation.strip
        let reply = try strip.map { try asker.ask(alone: line, understood: $0) } ?? asker.ask(alone: line)
        let quotes = check.quotes(of: reply)
        let answer = evaluated(reply, quotes.map(\.isVerbatim))
        let (grades, ranking) = judged(question, answer.citations)
        let scored = ScoredQuestion(
            Judgement(of: answer, to: question), groups: groups(question, reply.reading), ranking: ranking,
            budgets: budgets(question, answer.citations),
            margin: tellsMargins ? try asker.strength(of: reply).map { Double($0.margin) } : nil)
        return Outcome(
            scored: scored, entry: entry(scored, of: question, reply, grades, ranking),
            notVerbatim: quotes.filter { !$0.isVerbatim }.map { "\(question.id) \($0.place)" },
            answer: options.answers == nil ? "" : asker.json(reply, id: .text(question.id)) + "\n")
    }

    /// Returns the number of documents left by each filter; asks the question again.
    func waterfall(of entry: RunEntry) throws -> [String] {
        let now = ISO8601.parse(entry.now).map(settings.local)
        let explanation = try asker.explain(try asker.read(entry.question, now: now), now: now)
        return explanation.waterfall.map { "\($0.documents) \($0.step)" }
    }

    // MARK: Parts

    private func evaluated(_ reply: Reply, _ proofs: [Bool]) -> EvaluatedAnswer {
        EvaluatedAnswer(
            intent: reply.reading.intent.rawValue, time: reply.reading.time?.hull,
            people: reply.reading.people.compactMap { $0.candidates.first?.name }, found: reply.answer.found,
            value: reply.answer.value, span: reply.answer.span,
            citations: reply.answer.citations.map { FileLines(file: $0.document.path, lines: $0.lines) },
            proofs: proofs, milliseconds: reply.milliseconds)
    }

    /// Returns the grade of each citation, and the ranking as trec_eval sees it; nil if nothing is judged.
    private func judged(
        _ question: QuestionCase, _ citations: [FileLines]
    ) -> (grades: [Int?], ranking: JudgedRanking?) {
        let unjudged = [Int?](repeating: nil, count: citations.count)
        switch judgments {
        case .lines:
            guard let ranking = JudgedRanking(of: citations, relevant: question.relevant) else {
                return (unjudged, nil)
            }
            return (JudgedDocument.spread(ranking.grades, over: citations) { $0 }, ranking)
        case .documents(let qrels, let areOfCorpus):
            let name = { JudgedDocument.name(of: $0, isOfCorpus: areOfCorpus) }
            let documents = JudgedDocument.ranking(citations.map { (name($0), 0) }).map(\.document)
            guard let ranking = qrels.judged(question.id, documents) else { return (unjudged, nil) }
            return (JudgedDocument.spread(ranking.grades, over: citations, by: name), ranking)
        }
    }

    private func budgets(
        _ question: QuestionCase, _ citations: [FileLines]
    ) -> (in2000: EvidenceBudget, in4000: EvidenceBudget)? {
        func budget(_ characters: Int) -> EvidenceBudget? {
            EvidenceBudget(of: characters, citations: citations, relevant: question.relevant, cost: lengths.length)
        }
        guard !question.relevant.isEmpty, let small = budget(2000), let large = budget(4000) else { return nil }
        return (small, large)
    }

    private func groups(_ question: QuestionCase, _ reading: ParsedQuestion) -> [Slice: String] {
        let words = question.question.split(whereSeparator: \.isWhitespace).count
        var groups: [Slice: String] = [
            .intent: question.expected.intent ?? reading.intent.rawValue, .length: Slice.length(words: words),
            .hasTime: reading.time == nil ? "no" : "yes", .hasPerson: reading.people.isEmpty ? "no" : "yes",
            .language: LanguageDetector.language(of: question.question).rawValue,
        ]
        groups[.category] = question.category
        groups[.isAnswerable] = question.isAnswerable.map { $0 ? "yes" : "no" }
        return groups
    }

    private func entry(
        _ scored: ScoredQuestion, of question: QuestionCase, _ reply: Reply, _ grades: [Int?],
        _ ranking: JudgedRanking?
    ) -> RunEntry {
        let citations = zip(reply.answer.citations, grades).map { citation, grade in
            RunEntry.Citation(
                FileLines(file: citation.document.path, lines: citation.lines), score: Double(citation.score),
                snippet: citation.snippet, grade: grade)
        }
        return RunEntry(
            scored, of: question, now: settings.zone.isoString(reply.question.now),
            reading: Explanation.sentence(reply.reading, templates: settings.words.of(reply.reading.language)),
            answer: AnswerText.plain(reply.answer), citations: citations, relevantGrades: ranking?.relevant)
    }
}

/// Document-level judging: citations are reduced to their documents, each at its best rank.
enum JudgedDocument {
    /// Returns the document of a citation: its identifier in the corpus if the vault is one, else the encoded file name.
    static func name(of place: FileLines, isOfCorpus: Bool) -> String {
        isOfCorpus ? BEIRSet.id(ofFile: place.file) ?? place.file : DocumentNumber.encoded(place.file)
    }

    /// Removes all but the first occurrence of each document.
    static func ranking(_ documents: [(document: String, score: Double)]) -> [(document: String, score: Double)] {
        var seen: Set<String> = []
        return documents.filter { seen.insert($0.document).inserted }
    }

    /// Gives each citation the grade of its document, or 0 if the document was ranked before.
    static func spread<Name: Hashable>(_ grades: [Int], over places: [FileLines], by name: (FileLines) -> Name)
        -> [Int?]
    {
        var (seen, next) = (Set<Name>(), grades[...])
        return places.map { seen.insert(name($0)).inserted ? next.popFirst() : 0 }
    }
}

/// The lengths of lines in characters, for the evidence budget; caches up to 200 files.
final class LineLengths {
    private let folder: String
    private var known: [String: [Int]] = [:]
    private static let mostFiles = 200

    init(folder: String) { self.folder = folder }

    /// Returns the length of a line with its newline; 1 if there is no such line.
    func length(of file: String, line: Int) -> Int {
        if known[file] == nil {
            if known.count >= LineLengths.mostFiles { known = [:] }
            known[file] = LineLengths.lengths(Files.bytes(folder + "/" + file) ?? [])
        }
        let lengths = known[file] ?? []
        return line > 0 && line <= lengths.count ? lengths[line - 1] : 1
    }

    /// Counts Unicode scalars by their first bytes, without a carriage return before a newline.
    private static func lengths(_ bytes: [UInt8]) -> [Int] {
        var (lengths, length, last) = ([Int](), 0, UInt8(0))
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                lengths.append(length + (last == UInt8(ascii: "\r") ? 0 : 1))
                length = 0
            } else if byte & 0xC0 != 0x80 {
                length += 1
            }
            last = byte
        }
        return lengths + [length + 1]
    }
}
