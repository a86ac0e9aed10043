import Model
import Store

/// Puts what was written in a meeting in the place of its calendar entry: the entry says no more than the title.
struct MeetingBodies {
    let context: AnswerContext
    let evidence: Evidence

    /// Passages in which meetings are told.
    struct Told {
        var found: [RetrievedPassage] = []
        /// The chunks that tell a meeting whose title holds much of the question.
        var entries: Set<Int> = []
    }

    /// The passages with entries told by the best passage of their meeting's notes or transcript, and the entries last.
    ///
    /// - Parameter found: Passages, best first.
    /// - Returns: The same passages and those that were looked up.
    /// - Throws: `StoreError` where the index cannot be read.
    func told(_ found: [RetrievedPassage]) throws(StoreError) -> Told {
        var result = Told()
        var entries: [RetrievedPassage] = []
        var bodies: [RetrievedPassage] = []
        var shown: Set<Int> = []
        for (place, passage) in found.enumerated() {
            if passage.document.kind != .event {
                if shown.insert(passage.passage.best.chunk).inserted { result.found.append(passage) }
                continue
            }
            let meeting = passage.document.meeting
            let written = found.first { $0.document.meeting == meeting && $0.document.kind != .event }
            // Far down the ranks an entry only stands in for what has not been looked for.
            let isBest = place < MeetingBodies.depth
            let needsBody = isBest && (written.map { $0.document.kind == .transcript } ?? true)
            guard var told = needsBody ? try body(of: passage, besides: written) : written else {
                result.found.append(passage)
                continue
            }
            entries.append(passage)
            guard isBest else { continue }
            let isNamed = evidence.strength(of: [passage.document.title]) >= MeetingBodies.namingShare
            if isNamed, place < MeetingBodies.namedDepth { result.entries.insert(told.passage.best.chunk) }
            let isToldBefore = written.map { shown.contains($0.passage.best.chunk) } ?? false
            guard shown.insert(told.passage.best.chunk).inserted else { continue }
            told.strength = max(told.strength, passage.strength)
            told.passage.best.parts = passage.passage.best.parts
            if isToldBefore { bodies.append(told) } else { result.found.append(told) }
        }
        result.found += bodies + entries
        return result
    }

    /// A title that holds this share of a question names what it is about.
    private static let namingShare: Float = 0.4
    private static let namedDepth = 10

    /// Among this many of the best passages, entries are told by what was written.
    private static let depth = 10

    /// The best chunk of what was written in a meeting; nil where nothing was.
    private func body(
        of entry: RetrievedPassage, besides known: RetrievedPassage?
    ) throws(StoreError) -> RetrievedPassage? {
        let sources = try context.index.documents(ofMeeting: entry.document.meeting).filter { $0.kind != .event }
        guard let source = sources.max(by: { ($0.textRank, $1.path, $1.number) < ($1.textRank, $0.path, $0.number) }),
            known.map({ $0.document.textRank < source.textRank }) ?? true
        else { return known }
        let chunks = try context.index.chunks(ofDocument: source.number)
        let weights = chunks.map { chunk in
            let own = evidence.holding(of: [chunk.text])
            let all = own.union(evidence.holding(of: chunk.headingPath))
            return evidence.strength(ofHeld: evidence.held(own)) + evidence.strength(ofHeld: evidence.held(all))
        }
        guard let best = chunks.indices.max(by: { (weights[$0], $1) < (weights[$1], $0) }) else { return known }
        // A title says nothing of which lines answer: those that tell most do.
        let place = weights[best] > 0 ? best : telling(chunks) ?? best
        var told = entry
        told.document = source
        told.passage.document = source.number
        told.passage.chunks = MeetingBodies.run(from: place, in: chunks)
        told.passage.lines = told.passage.chunks.reduce(chunks[place].lines) { $0.union($1.lines) }
        told.passage.best.chunk = chunks[place].number
        return told
    }

    /// A chunk with those behind it, as long as a passage may be.
    private static func run(from place: Int, in chunks: [ChunkRecord]) -> [ChunkRecord] {
        var length = 0
        return Array(
            chunks[place...].prefix { chunk in
                length += chunk.text.count + 1
                return chunk.number == chunks[place].number || length <= longestPassage
            })
    }

    /// In characters, as the passages of a ranking.
    private static let longestPassage = 600

    private func telling(_ chunks: [ChunkRecord]) -> Int? {
        let line = LineChoice(memo: context.memory.words.memo(of: .english), weights: context.scorer.weights).lines(
            of: LineReader().lines(of: chunks), count: 1
        ).first
        return line.flatMap { line in chunks.firstIndex { $0.number == line.chunk } }
    }
}

extension DocumentRecord {
    /// Which source of a meeting is quoted: notes say most in few words, then transcripts, then the calendar.
    var textRank: Int {
        switch kind {
        case .meeting, .note, .person: 3
        case .transcript: 2
        case .event: 1
        }
    }
}
