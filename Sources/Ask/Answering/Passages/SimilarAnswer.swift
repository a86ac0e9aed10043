import Model
import Parsing
import Retrieval
import Store

/// A file or some of its lines, to which similar passages are sought.
public struct FilePlace: Sendable, Equatable, CustomStringConvertible {
    /// The file, relative to the vault.
    public var file: String
    /// The lines; nil for the whole file.
    public var lines: LineRange?

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - file: The file, relative to the vault.
    ///   - lines: The lines; nil for the whole file.
    public init(file: String, lines: LineRange? = nil) {
        self.file = file
        self.lines = lines
    }

    /// The place as citations are written: `file`, `file:line` or `file:first-last`.
    public var description: String {
        guard let lines else { return file }
        return lines.first == lines.last ? "\(file):\(lines.first)" : "\(file):\(lines.first)-\(lines.last)"
    }
}

extension AskFlow {
    /// Finds the passages most similar to a file or lines of it.
    ///
    /// A line without text, such as a blank one, is replaced by the nearest passage. Results for a whole file come from other files;
    /// results for lines may come from the same file.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - question: The text typed, and the maximum number of citations.
    /// - Returns: Passages, the most similar first; near duplicates are cited with the better one. Nil if the index has no text of the
    ///   place.
    /// - Throws: `StoreError` if the index cannot be read.
    public func similar(to place: FilePlace, _ question: Question) throws(StoreError) -> Answer? {
        let context = try composer.context(question, reading: ParsedQuestion(question: question.text))
        return try SimilarAnswer(context: context, place: place).answer()
    }
}

struct SimilarAnswer {
    let context: AnswerContext
    let place: FilePlace

    /// Composes the answer; nil if the index has no text of the place.
    func answer() throws(StoreError) -> Answer? {
        let own = try chunks()
        let seeds = seeds(of: own)
        guard !seeds.isEmpty else { return nil }
        let lines = place.lines == nil ? nil : seeds.map(\.lines).reduce(seeds[0].lines) { $0.union($1) }
        let compared = FilePlace(file: place.file, lines: lines)
        let excluded = own.filter { chunk in lines.map { SimilarAnswer.overlap($0, chunk.lines) } ?? true }
        let ranking = try SimilarChunks(index: context.index).ranking(
            like: seeds, besides: Set(excluded.map(\.number)), count: context.limit)
        guard !ranking.passages.isEmpty else {
            return Answer(
                found: false, headline: context.templates.text("similar.nothing", ["place": compared.description]))
        }
        return try answer(ranking, like: compared)
    }

    // MARK: The place

    private func chunks() throws(StoreError) -> [ChunkRecord] {
        var filter = DocumentFilter()
        filter.scope = place.file
        filter.statuses = [.confirmed, .tentative, .cancelled, .declined]
        var chunks: [ChunkRecord] = []
        for document in try context.index.documents(filter) where document.path == place.file {
            chunks += try context.index.chunks(ofDocument: document.number)
        }
        return chunks.sorted { ($0.lines.first, $0.number) < ($1.lines.first, $1.number) }
    }

    /// Returns the chunks on the lines, or else the nearest one.
    private func seeds(of chunks: [ChunkRecord]) -> [ChunkRecord] {
        guard let lines = place.lines else { return chunks }
        let inside = chunks.filter { SimilarAnswer.overlap($0.lines, lines) }
        guard inside.isEmpty else { return inside }
        func distance(_ chunk: ChunkRecord) -> Int {
            max(chunk.lines.first - lines.last, lines.first - chunk.lines.last)
        }
        return chunks.min { distance($0) < distance($1) }.map { [$0] } ?? []
    }

    private static func overlap(_ left: LineRange, _ right: LineRange) -> Bool {
        left.first <= right.last && right.first <= left.last
    }

    // MARK: The answer

    private func answer(_ ranking: Retriever.Ranking, like compared: FilePlace) throws(StoreError) -> Answer {
        let evidence = Evidence(ranking.words, memo: context.memory.words.everyLanguage)
        let documents = try context.index.documents(Set(ranking.passages.map(\.document)))
        let originals = NearDuplicates().originals(of: ranking.passages)
        var answer = Answer(found: true, headline: "")
        var sections: [Int: Int] = [:]
        for (rank, passage) in ranking.passages.enumerated() {
            guard let document = documents[passage.document] else { continue }
            let found = RetrievedPassage(passage: passage, document: document, strength: 1)
            let citation = try context.citation(found, rank: answer.citations.count + 1, evidence: evidence)
            answer.citations.append(citation)
            if let original = originals[rank], let section = sections[original] {
                answer.sections[section].cite(citation.rank)
            } else {
                sections[rank] = answer.sections.count
                answer.sections.append(section(found, citation, evidence))
            }
        }
        answer.headline = context.templates.text(
            "similar.headline", ["count": String(answer.sections.count), "place": compared.description])
        return answer
    }

    private func section(
        _ found: RetrievedPassage, _ citation: Citation, _ evidence: Evidence
    ) -> Answer.Section {
        var quotes = context.quotes(found, evidence: evidence, count: 2)
        for place in quotes.indices { quotes[place].citations = [citation.rank] }
        return Answer.Section(
            heading: context.wording.heading(found.document, people: citation.people), quotes: quotes)
    }
}

extension Answer.Section {
    fileprivate mutating func cite(_ rank: Int) {
        for place in quotes.indices { quotes[place].citations.append(rank) }
    }
}
