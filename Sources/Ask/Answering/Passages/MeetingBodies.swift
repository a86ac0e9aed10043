import Model
import Store

/// Replaces calendar entries by the notes or transcript of their meeting, because an entry contains little more than its title.
struct MeetingBodies {
    let context: AnswerContext
    let evidence: Evidence

    struct Told {
        var found: [RetrievedPassage] = []
        /// The chunks that replace an entry whose title contains much of the question.
        var entries: Set<Int> = []
    }

    /// Replaces each calendar entry by the best passage of its meeting's notes or transcript, and moves the entry to the end.
    ///
    /// Entries without notes or transcript keep their rank.
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
            // At lower ranks an entry is only replaced by a passage that was found anyway.
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
            (told.passage.best.parts, told.passage.parts) = (passage.passage.best.parts, passage.passage.parts)
            if isToldBefore { bodies.append(told) } else { result.found.append(told) }
        }
        result.found += bodies + entries
        return result
    }

    /// The minimum share of the question in a title that names its subject.
    private static let namingShare: Float = 0.4
    private static let namedDepth = 10

    /// The number of best passages whose entries are replaced by looking up the meeting's text.
    private static let depth = 10

    /// Returns the best chunk of a meeting's notes or transcript; the known passage if no better source exists.
    private func body(
        of entry: RetrievedPassage, besides known: RetrievedPassage?
    ) throws(StoreError) -> RetrievedPassage? {
        let sources = try context.index.documents(ofMeeting: entry.document.meeting).filter { $0.kind != .event }
        guard let source = sources.bestText,
            known.map({ $0.document.textRank < source.textRank }) ?? true
        else { return known }
        let chunks = try context.index.chunks(ofDocument: source.number)
        let weights = chunks.map { chunk in
            let own = evidence.holding(of: [chunk.text])
            let all = own.union(evidence.holding(of: chunk.headingPath))
            return evidence.strength(ofHeld: evidence.held(own)) + evidence.strength(ofHeld: evidence.held(all))
        }
        guard let best = chunks.indices.max(by: { (weights[$0], $1) < (weights[$1], $0) }) else { return known }
        // If only the title matches, the chunk with the most informative line is chosen.
        let place = weights[best] > 0 ? best : telling(chunks) ?? best
        var told = entry
        told.document = source
        told.passage.document = source.number
        told.passage.chunks = MeetingBodies.run(from: place, in: chunks)
        told.passage.lines = told.passage.chunks.reduce(chunks[place].lines) { $0.union($1.lines) }
        told.passage.best.chunk = chunks[place].number
        return told
    }

    /// Returns a chunk and those after it, up to the maximum length of a passage.
    private static func run(from place: Int, in chunks: [ChunkRecord]) -> [ChunkRecord] {
        var length = 0
        return Array(
            chunks[place...].prefix { chunk in
                length += chunk.text.count + 1
                return chunk.number == chunks[place].number || length <= longestPassage
            })
    }

    /// In characters, as for ranked passages.
    private static let longestPassage = 600

    private func telling(_ chunks: [ChunkRecord]) -> Int? {
        let line = LineChoice(memo: context.memory.words.memo(of: .english), weights: context.scorer.weights).lines(
            of: LineReader().lines(of: chunks), count: 1
        ).first
        return line.flatMap { line in chunks.firstIndex { $0.number == line.chunk } }
    }
}

extension [DocumentRecord] {
    /// The most informative source of a meeting; of equal kinds, the one that represents the meeting, not its agenda.
    var bestText: DocumentRecord? {
        self.max { left, right in
            (left.textRank, left.number == left.meeting ? 1 : 0, right.path, right.number)
                < (right.textRank, right.number == right.meeting ? 1 : 0, left.path, left.number)
        }
    }
}

extension DocumentRecord {
    /// The preference among sources of a meeting: dense notes, then transcripts, then the calendar.
    var textRank: Int {
        switch kind {
        case .meeting, .note, .person: 3
        case .transcript: 2
        case .event: 1
        }
    }
}
