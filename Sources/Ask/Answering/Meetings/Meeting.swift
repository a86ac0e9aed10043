import Model
import Store
import Time

/// A meeting with all its sources: counted once.
struct Meeting {
    /// The document that stands for the meeting.
    var record: DocumentRecord
    /// All its documents that passed the filter.
    var sources: [DocumentRecord]

    /// How many minutes it lasted; nil where nothing says so.
    var minutes: Int? {
        let timed = ([record] + sources).first { !$0.isAllDay && $0.end != nil }
        guard let start = timed?.start, let end = timed?.end else { return nil }
        return max(0, end.secondNumber - start.secondNumber) / 60
    }

    /// Groups documents by meeting.
    ///
    /// - Parameters:
    ///   - documents: Documents that passed a filter, in the order of time.
    ///   - index: The index that holds them.
    /// - Returns: All-day ones first on each day, then in the order of time, then of titles.
    /// - Throws: `StoreError` where the index cannot be read.
    static func grouped(_ documents: [DocumentRecord], in index: IndexReader) throws(StoreError) -> [Meeting] {
        var groups: [Int: [DocumentRecord]] = [:]
        // Rows of different files tell in which order they were imported; those of one file rise with its lines.
        for document in documents.sorted(by: { ($0.path, $0.number) < ($1.path, $1.number) }) {
            groups[document.meeting, default: []].append(document)
        }
        let known = Dictionary(documents.map { ($0.number, $0) }) { first, _ in first }
        // A filter may have left out the document that stands for a meeting.
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
