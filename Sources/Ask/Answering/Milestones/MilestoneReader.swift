import Model
import Retrieval
import Store
import Text
import Time

/// What a line says of a step that a matter takes or does not take.
struct MilestoneStatement {
    let number: Double
    let verdict: MilestoneWords.Verdict
    let day: CivilDate?
    let document: DocumentRecord
    let line: QuotableLine
    /// The heading or item above that names the matter; nil if the line does.
    let above: String?
}

/// Reads the steps of a matter from the sections and lines that name it: "Poll passes" below "Phase 3 poll for the winch".
struct MilestoneReader {
    let context: AnswerContext
    /// The words that name the matter.
    let matter: [Retriever.RankedWord]
    /// The step asked for; nil if any is.
    let number: Double?

    /// The number of documents that are read, and of passages that name them.
    private static let (mostDocuments, depth) = (12, 40)
    /// The minimum share of the matter's words in a line with what stands above it.
    private static let leastShare: Float = 0.75
    /// The minimum share of them, in the line itself or in what stands directly above it.
    private static let leastBeside: Float = 0.5

    /// Returns the statements in the order of their documents' ranks; in each section, only the last one counts.
    func read(_ step: String) throws(StoreError) -> [MilestoneStatement] {
        var context = context
        let step = number.map { "\(step) \(Int($0))" } ?? step
        context.query.text = ([step] + matter.map(\.word)).joined(separator: " ")
        var documents: [DocumentRecord] = []
        for found in try context.search().found.prefix(MilestoneReader.depth)
        where documents.count < MilestoneReader.mostDocuments
            && !documents.contains(where: { $0.number == found.document.number })
        {
            documents.append(found.document)
        }
        var statements: [MilestoneStatement] = []
        for document in documents { statements += try self.statements(in: document) }
        return statements
    }

    private func statements(in document: DocumentRecord) throws(StoreError) -> [MilestoneStatement] {
        let evidence = Evidence(matter, memo: context.memory.words.everyLanguage).inside(document)
        let lines = LineReader().lines(of: try context.index.chunks(ofDocument: document.number))
        var known: [[String]: (share: Float, number: Double?, name: String?)] = [:]
        var last: [[String]: MilestoneStatement] = [:]
        var order: [[String]] = []
        for line in lines {
            let above = known[line.headings] ?? self.above(line.headings, evidence)
            known[line.headings] = above
            guard let verdict = MilestoneWords.verdict(of: line.text) else { continue }
            let own = evidence.strength(of: [line.text])
            guard max(own, above.share) >= MilestoneReader.leastBeside,
                own >= MilestoneReader.leastShare || above.share >= MilestoneReader.leastShare
                    || evidence.strength(of: [line.text] + line.headings) >= MilestoneReader.leastShare,
                let step = MilestoneWords.number(in: line.text) ?? above.number, number == nil || number == step
            else { continue }
            let statement = MilestoneStatement(
                number: step, verdict: verdict, day: document.writtenOn, document: document, line: line,
                above: own >= MilestoneReader.leastShare ? nil : above.name)
            if last[line.headings] == nil { order.append(line.headings) }
            last[line.headings] = statement
        }
        return order.compactMap { last[$0] }
    }

    /// Returns the share of the matter in headings, the step that the innermost of them names, and the one that names the matter.
    private func above(
        _ headings: [String], _ evidence: Evidence
    ) -> (share: Float, number: Double?, name: String?) {
        let shares = headings.map { MilestoneWords.isAhead($0) ? 0 : evidence.strength(of: [$0]) }
        let best = shares.max() ?? 0
        return (
            best, headings.reversed().lazy.compactMap(MilestoneWords.number).first,
            shares.lastIndex(of: best).map { headings[$0] }
        )
    }
}
