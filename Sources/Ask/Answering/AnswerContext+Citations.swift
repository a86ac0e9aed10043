import Model
import Parsing
import Retrieval
import Store
import Text

extension AnswerContext {
    /// Returns the best quotes of a passage, in text order.
    func quotes(_ found: RetrievedPassage, evidence: Evidence, count: Int) -> [Answer.Quote] {
        let evidence = evidence.inside(found.document)
        return pieces(found, evidence, count: count).map {
            Answer.Quote(text: $0, matches: evidence.matches(in: $0))
        }
    }

    private func pieces(_ found: RetrievedPassage, _ evidence: Evidence, count: Int) -> [String] {
        let spoken = SpokenLines(reading)
        let text = spoken.of(found.passage.readText, speakers: found.passage.speakers)
        let whole = SnippetMaker(evidence).best(of: text, count: count)
        // If only the heading holds the matched words, the best chunk below it is quoted.
        guard whole.weight == 0,
            let best = found.passage.chunks.first(where: { $0.number == found.passage.best.chunk }),
            evidence.weight(of: text) == 0
        else { return whole.pieces }
        return SnippetMaker(evidence).best(of: spoken.of(best.readText, speakers: best.speakers), count: count).pieces
    }

    func citation(_ found: RetrievedPassage, rank: Int, evidence: Evidence) throws(StoreError) -> Citation {
        let snippet = pieces(found, evidence.inside(found.document), count: 3).joined(separator: "\n")
        return Citation(
            rank: rank, document: found.document, people: try people(found.document), lines: found.passage.lines,
            snippet: snippet, matches: evidence.matches(in: snippet), score: found.passage.score,
            parts: found.passage.scores.map { ScorePart(name: $0.name, value: $0.value) },
            speakers: found.document.kind == .transcript ? found.passage.speakers : [],
            cueSecond: found.passage.cueSecond)
    }

    /// Cites a whole meeting or note: the lines in which each of its sources states its title and date.
    func citations(_ meeting: Meeting, from rank: Int) throws(StoreError) -> [Citation] {
        var sources = meeting.sources.contains { $0.number == meeting.record.number } ? [] : [meeting.record]
        // Written notes come before calendar events, and minutes before their agenda.
        func order(_ source: DocumentRecord) -> Int {
            source.kind == .event ? 2 : source.number == source.meeting ? 0 : 1
        }
        sources = (sources + meeting.sources).sorted {
            (order($0), $0.path, $0.lines.first) < (order($1), $1.path, $1.lines.first)
        }
        var citations: [Citation] = []
        for source in sources { citations.append(try headCitation(source, rank: rank + citations.count)) }
        return citations
    }

    /// Cites a document's front matter or heading, or all lines of an event.
    private func headCitation(_ document: DocumentRecord, rank: Int) throws(StoreError) -> Citation {
        let chunk = try firstChunk(of: document)
        let firstText = chunk?.lines.first ?? document.lines.last + 1
        let last = document.kind == .event ? document.lines.last : max(document.lines.first, firstText - 1)
        return Citation(
            rank: rank, document: document, people: try people(document), lines: LineRange(document.lines.first, last),
            snippet: document.title, matches: [], score: 0)
    }

    /// Maximum number of chunks that front matter produces.
    private static let mostFieldChunks = 8

    /// Returns the first chunk of the text after the front matter.
    private func firstChunk(of document: DocumentRecord) throws(StoreError) -> ChunkRecord? {
        let first = try index.chunks(Array(document.chunks.prefix(AnswerContext.mostFieldChunks)))
        return first.values.sorted { $0.number < $1.number }.first { $0.role != .fields }
    }

    /// Cites the first lines of a document's text.
    func citation(_ document: DocumentRecord, rank: Int) throws(StoreError) -> Citation {
        let chunk = try firstChunk(of: document)
        let lines = chunk?.lines ?? LineRange(document.lines.first, document.lines.first)
        let snippet = chunk?.text.lines().first.map(String.init) ?? document.title
        return Citation(
            rank: rank, document: document, people: try people(document), lines: lines, snippet: snippet, matches: [],
            score: 0, speakers: document.kind == .transcript ? chunk?.speakers ?? [] : [], cueSecond: chunk?.cueSecond)
    }

    /// Returns the names of the people who take part; in the owner's own records, without the owner.
    func people(_ document: DocumentRecord) throws(StoreError) -> [String] {
        try attendees(document).filter { !names.ownsRecord || $0.number != names.owner }.map(\.name)
    }

    func attendees(_ document: DocumentRecord) throws(StoreError) -> [Person] {
        try memory.people(ofMeeting: document.meeting) { () throws(StoreError) in
            try index.attendees(ofMeeting: document.meeting)
        }
    }
}
