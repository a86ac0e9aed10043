import Model
import Parsing
import Store
import Text
import Time

/// Finds the chunks that contain all words of an event in their text, headings or title.
struct OccurrenceCandidates {
    /// A document with its matching chunks.
    struct Candidate {
        var document: DocumentRecord
        var chunks: [ChunkRecord]
        /// Its tasks, by line.
        var tasks: [Int: [TaskItem]] = [:]
    }

    let context: AnswerContext
    let pattern: EventPattern

    /// Returns the candidates ordered by time; none if more than `most` documents match.
    ///
    /// The question's time filters them only if very many match, because a sentence may state another time than its document's.
    func find(atMost most: Int = .max) throws(StoreError) -> [Candidate] {
        let table = try context.index.chunkTable()
        let held = try words(in: table)
        var slots: [Int: [Int]] = [:]
        for slot in held.indices where held[slot] & pattern.needed == pattern.needed {
            slots[Int(table.layout.documents[slot]), default: []].append(Int(table.layout.chunks[slot]))
        }
        guard !slots.isEmpty, slots.count <= most else { return [] }
        let documents = try context.index.documents(filter(Set(slots.keys)))
        let tasks = try tasks(in: documents)
        let chunks = try context.index.chunks(documents.flatMap { slots[$0.number] ?? [] })
        return documents.map { document in
            Candidate(
                document: document, chunks: (slots[document.number] ?? []).compactMap { chunks[$0] },
                tasks: tasks[document.number] ?? [:])
        }
    }

    /// If more documents match, only those dated in the asked time or soon after it are read.
    private static let mostOfAnyTime = 300
    /// The number of days after the asked time in which a note may still report on it.
    private static let daysAfter = 31

    private var window: [TimeSpan] {
        guard let time = context.reading.time, !time.isVague else { return [] }
        return time.spans.map {
            TimeSpan(start: $0.start, end: $0.end?.adding(seconds: OccurrenceCandidates.daysAfter * 86400))
        }
    }

    /// Returns the tasks of documents, by document and line.
    private func tasks(in documents: [DocumentRecord]) throws(StoreError) -> [Int: [Int: [TaskItem]]] {
        var filter = DocumentFilter()
        filter.documents = [Set(documents.map(\.number))]
        let tasks = try context.index.tasks(filter, states: [.open, .begun, .cancelled, .other, .done])
        return Dictionary(grouping: tasks, by: \.document).mapValues {
            Dictionary(grouping: $0.map(\.task), by: \.line)
        }
    }

    private func words(in table: IndexReader.ChunkTable) throws(StoreError) -> [EventPattern.Words] {
        var held = [EventPattern.Words](repeating: 0, count: table.layout.count)
        for (place, terms) in pattern.terms.enumerated() {
            let word: EventPattern.Words = 1 << place
            guard word & (pattern.needed | pattern.verb) != 0 else { continue }
            for term in terms.sorted() {
                try context.index.forEachPosting(of: term, in: table.segments) { slot, _ in held[slot] |= word }
                // Title words are indexed at the first chunk of the document.
                try context.index.forEachPosting(of: TitleTerm.hash(term), in: table.segments) { slot, _ in
                    for other in table.documentSlots(around: slot) { held[other] |= word }
                }
            }
        }
        return held
    }

    /// Returns the question's conditions on documents; people and places are tested on statements instead.
    private func filter(_ documents: Set<Int>) -> DocumentFilter {
        var filter = context.filter
        filter.spans = documents.count > OccurrenceCandidates.mostOfAnyTime ? window : []
        filter.attendees = []
        filter.authors = []
        filter.places = []
        filter.excludedKinds.insert(.person)
        filter.documents.append(documents)
        return filter
    }
}

extension OccurrenceCandidates.Candidate {
    /// Returns the task on a line; several lines are searched for its text.
    func task(_ text: String, on lines: LineRange) -> TaskItem? {
        guard lines.first < lines.last else { return tasks[lines.first]?.first }
        return (lines.first...lines.last).lazy.flatMap { tasks[$0] ?? [] }.first { text.contains($0.text) }
    }
}

extension TaskItem {
    /// Whether it was done at least once.
    var wasDone: Bool { state == .done || completed != nil && state != .cancelled }
}
