import Retrieval
import Store
import Text

/// The meetings that hold the words of a topic, in their texts or their titles: all of them, not the best of a ranking.
struct TopicDocuments {
    let context: AnswerContext

    /// A meeting is about a topic if its sources together hold at least this share of the topic's words.
    private static let leastShare: Float = 0.7

    /// Those of some meetings that hold the topic.
    func holding(_ meetings: [Meeting]) throws(StoreError) -> [Meeting] {
        let search = try context.search()
        let total = search.words.reduce(0) { $0 + importance($1) }
        guard total > 0, search.words.contains(where: { $0.isKnown || $0.meant != nil }) else { return [] }
        let segments = try context.index.chunkTable()
        var shares: [Int: Float] = [:]
        for word in search.words {
            let documents = try documents(holding: word, in: segments)
            for meeting in meetings where meeting.sources.contains(where: { documents.contains($0.number) }) {
                shares[meeting.record.meeting, default: 0] += importance(word) / total
            }
        }
        let held = meetings.filter { (shares[$0.record.meeting] ?? 0) >= TopicDocuments.leastShare }
        return try context.query.phrases.isEmpty ? held : withPhrases(held)
    }

    /// A word that says little counts little.
    private func importance(_ word: Retriever.RankedWord) -> Float {
        word.importance * (LightWords.contains(word.word) ? 0.3 : 1)
    }

    private func documents(
        holding word: Retriever.RankedWord, in table: IndexReader.ChunkTable
    ) throws(StoreError) -> Set<Int> {
        var documents: Set<Int> = []
        for term in terms(of: word) {
            for hash in [term, TitleTerm.hash(term)] {
                try context.index.forEachPosting(of: hash, in: table.segments) { slot, _ in
                    documents.insert(Int(table.layout.documents[slot]))
                }
            }
        }
        return documents
    }

    /// The word itself; where the vault has it not, what it misspells, else what means the same.
    private func terms(of word: Retriever.RankedWord) -> [UInt64] {
        if word.isKnown { return word.terms.filter { $0.value == 1 }.map(\.key).sorted() }
        if let meant = word.meant { return [StableHash.of(meant.utf8)] }
        return word.related.map(\.hash)
    }

    private func withPhrases(_ meetings: [Meeting]) throws(StoreError) -> [Meeting] {
        let matchers = context.query.phrases.map { PhraseMatcher($0) }
        var holding: [Meeting] = []
        for meeting in meetings {
            var texts: [String] = []
            for source in meeting.sources { texts += try context.index.chunks(ofDocument: source.number).map(\.text) }
            if matchers.allSatisfy({ matcher in texts.contains { matcher.matches($0) } }) { holding.append(meeting) }
        }
        return holding
    }
}
