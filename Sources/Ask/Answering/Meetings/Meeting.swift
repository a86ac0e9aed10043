import Model
import Store
import Time

/// A meeting with all its sources, counted once.
struct Meeting {
    /// The document that represents the meeting.
    var record: DocumentRecord
    /// The documents of the meeting that passed the filter.
    var sources: [DocumentRecord]

    /// The length in minutes; nil if unknown.
    var minutes: Int? {
        let timed = ([record] + sources).first { !$0.isAllDay && $0.end != nil }
        guard let start = timed?.start, let end = timed?.end else { return nil }
        return max(0, end.secondNumber - start.secondNumber) / 60
    }

    /// Groups documents by meeting; ordered by day, all-day meetings first, then by time and title.
    static func grouped(_ documents: [DocumentRecord], in index: IndexReader) throws(StoreError) -> [Meeting] {
        var groups: [Int: [DocumentRecord]] = [:]
        // Row numbers depend on the import order across files; within a file they follow its lines.
        for document in documents.sorted(by: { ($0.path, $0.number) < ($1.path, $1.number) }) {
            groups[document.meeting, default: []].append(document)
        }
        let known = Dictionary(documents.map { ($0.number, $0) }) { first, _ in first }
        // A filter may have removed the document that represents a meeting.
        let missing = try index.documents(Set(groups.keys.filter { known[$0] == nil }))
        return groups.map { number, sources in
            Meeting(record: known[number] ?? missing[number] ?? sources[0], sources: sources)
        }
        .sorted { $0.order < $1.order }
    }

    private var order: (Int, Int, String, String, Int) {
        let start = record.start ?? CivilDateTime(secondNumber: .min / 2)
        return (
            start.date.dayNumber, record.isAllDay ? -1 : start.secondOfDay, record.title, record.path,
            record.lines.first
        )
    }
}
