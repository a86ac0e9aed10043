import Retrieval
import Store
import Text

/// Finds all meetings with the words of a topic in their text or title, without ranking.
struct TopicDocuments {
    let context: AnswerContext

    /// Minimum share of the topic's words in all sources of a meeting together.
    private static let leastShare: Float = 0.7

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

    private func importance(_ word: Retriever.RankedWord) -> Float {
        word.importance * (LightWords.contains(word.word) ? 0.3 : 1)
    }

    private func documents(
        holding word: Retriever.RankedWord, in table: IndexReader.ChunkTable
    ) throws(StoreError) -> Set<Int> {
        var documents: Set<Int> = []
        for term in terms(of: word) + word.abbreviations.map(\.hash) {
            for hash in [term, TitleTerm.hash(term)] {
                try context.index.forEachPosting(of: hash, in: table.segments) { slot, _ in
                    documents.insert(Int(table.layout.documents[slot]))
                }
            }
        }
        return documents
    }

    /// Returns the terms of a word; if the vault lacks it, those of its correction, else of related words.
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
