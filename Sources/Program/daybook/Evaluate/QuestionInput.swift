import Evaluation
import Glibc
import Text

/// The questions of one or more sets, read one at a time, with their judgments.
///
/// A set is a file of JSON lines, a file of TREC topics, or a BEIR folder (`queries.jsonl`, `qrels/*.tsv`, `corpus.jsonl`).
final class QuestionInput {
    /// The unit of judgments: lines given in the questions, or whole documents.
    enum Judgments {
        case lines
        /// Documents are files of the vault; with `areOfCorpus`, named by their identifiers in the corpus.
        case documents(TRECQrels, areOfCorpus: Bool)
    }

    let judgments: Judgments
    let fingerprint: String
    /// The relevant lines of each question, if the judgments name lines.
    private let relevant: [String: [FileLines]]
    private var sources: ArraySlice<Source>
    private var current: Source?
    private(set) var failure: (any Error)?

    private enum Source {
        case lines(LineFile, path: String)
        case cases(ArraySlice<QuestionCase>)
        case queries(LineFile, path: String)
    }

    /// Opens the sets at some paths; `qrels` is a file of judgments, nil if the sets have their own.
    ///
    /// - Throws: `ProgramError` if a file cannot be read.
    init(_ paths: [String], qrels: String?) throws {
        var hash = StableHash()
        var judged: TRECQrels?
        let areOfCorpus = paths.contains(where: Files.isFolder)
        if let qrels {
            judged = try QuestionInput.qrels(qrels)
            try QuestionInput.combine(qrels, into: &hash)
        }
        var sources: [Source] = []
        for path in paths {
            if Files.isFolder(path) {
                let set = BEIRSet(folder: path)
                judged = QuestionInput.merged(judged, try set.qrelsFiles().map(QuestionInput.qrels))
                sources.append(.queries(try QuestionInput.open(set.queries), path: set.queries))
                try QuestionInput.combine(set.queries, into: &hash)
            } else {
                try QuestionInput.combine(path, into: &hash)
                if try QuestionInput.isJSON(path) {
                    sources.append(.lines(try QuestionInput.open(path), path: path))
                } else {
                    sources.append(.cases(try QuestionInput.topics(path)[...]))
                }
            }
        }
        self.sources = sources[...]
        fingerprint = String(hash.value, radix: 16)
        let lines = areOfCorpus ? nil : judged.flatMap(QuestionInput.lines)
        relevant = lines ?? [:]
        judgments = lines == nil ? judged.map { .documents($0, areOfCorpus: areOfCorpus) } ?? .lines : .lines
    }

    /// Returns the next question; nil at the end, or at an invalid line, whose error is then in `failure`.
    func next() -> QuestionCase? {
        while failure == nil {
            if current == nil { current = sources.popFirst() }
            guard let source = current else { return nil }
            do {
                if var question = try next(of: source) {
                    if let lines = relevant[question.id] { question.relevant = lines }
                    return question
                }
                current = nil
            } catch {
                failure = error
            }
        }
        return nil
    }

    private func next(of source: Source) throws -> QuestionCase? {
        switch source {
        case .lines(let file, let path):
            return try QuestionInput.question(file, path) { line throws(QuestionSetError) in
                try QuestionCase(reading: line.bytes, line: line.number)
            }
        case .queries(let file, let path):
            return try QuestionInput.question(file, path) { line throws(QuestionSetError) in
                try BEIRSet.question(reading: line.bytes, line: line.number)
            }
        case .cases(var cases):
            guard let question = cases.popFirst() else { return nil }
            current = .cases(cases)
            return question
        }
    }

    private static func question(
        _ file: LineFile, _ path: String, _ read: (LineFile.Line) throws(QuestionSetError) -> QuestionCase
    ) throws(ProgramError) -> QuestionCase? {
        guard let line = file.next() else { return nil }
        do throws(QuestionSetError) {
            return try read(line)
        } catch {
            throw .badQuestion(set: path, reason: ErrorWords.sentence(error))
        }
    }

    // MARK: Files

    private static func open(_ path: String) throws(ProgramError) -> LineFile {
        guard let file = LineFile(path: path) else { throw .setUnreadable(path: path) }
        return file
    }

    /// Hashes the lines of a file without loading it whole.
    private static func combine(_ path: String, into hash: inout StableHash) throws(ProgramError) {
        for line in try open(path) {
            hash.combine(line.bytes)
            hash.combine(UInt8(ascii: "\n"))
        }
    }

    /// Tells whether the first line of a file is JSON; an empty file counts as a set without questions.
    private static func isJSON(_ path: String) throws(ProgramError) -> Bool {
        let first = try open(path).next()?.bytes.first { $0 != 0x20 && $0 != 0x09 }
        return first.map { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") } ?? true
    }

    private static func topics(_ path: String) throws(ProgramError) -> [QuestionCase] {
        guard let text = Files.text(path) else { throw .setUnreadable(path: path) }
        do throws(TRECError) {
            return try TRECTopics.cases(reading: text)
        } catch {
            throw .badQuestion(set: path, reason: ErrorWords.sentence(error))
        }
    }

    static func qrels(_ path: String) throws(ProgramError) -> TRECQrels {
        guard let text = Files.text(path) else { throw .judgmentsUnreadable(path: path) }
        do throws(TRECError) {
            return try TRECQrels(reading: text)
        } catch {
            throw .badQuestion(set: path, reason: ErrorWords.sentence(error))
        }
    }

    static func run(_ path: String) throws(ProgramError) -> TRECRun {
        guard let text = Files.text(path) else { throw .runUnreadable(path: path, line: nil) }
        do throws(TRECError) {
            return try TRECRun(reading: text)
        } catch {
            throw .badQuestion(set: path, reason: ErrorWords.sentence(error))
        }
    }

    /// Returns the relevant lines of each question; nil unless every judged document is a name of lines.
    private static func lines(_ qrels: TRECQrels) -> [String: [FileLines]]? {
        var lines: [String: [FileLines]] = [:]
        for (question, grades) in qrels.grades {
            for (document, grade) in grades {
                guard let place = DocumentNumber.place(document) else { return nil }
                if grade > 0 { lines[question, default: []].append(place) }
            }
            lines[question]?.sort { ($0.file, $0.lines.first) < ($1.file, $1.lines.first) }
        }
        return lines
    }

    private static func merged(_ first: TRECQrels?, _ others: [TRECQrels]) -> TRECQrels {
        others.reduce(into: first ?? TRECQrels()) { all, one in all.grades.merge(one.grades) { $0.merging($1) { $1 } } }
    }
}
