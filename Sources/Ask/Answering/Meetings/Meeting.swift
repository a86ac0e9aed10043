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
        for document in documents { groups[document.meeting, default: []].append(document) }
        // A filter may have removed the document that represents a meeting.
        let missing = try index.documents(
            Set(groups.lazy.filter { number, sources in !sources.contains { $0.number == number } }.map(\.key)))
        let meetings = groups.map { number, sources in
            // Row numbers depend on the import order across files; within a file they follow its lines.
            let sources =
                sources.count == 1 ? sources : sources.sorted { ($0.path, $0.number) < ($1.path, $1.number) }
            let record = sources.first { $0.number == number } ?? missing[number] ?? sources[0]
            return Meeting(record: record, sources: sources)
        }
        return inOrder(meetings)
    }

    /// Orders numbers, since a meeting is large to move and few have the same time.
    private static func inOrder(_ meetings: [Meeting]) -> [Meeting] {
        let times = meetings.map(\.time)
        let places = meetings.indices.sorted { left, right in
            if times[left] != times[right] { return times[left] < times[right] }
            return meetings[left].name < meetings[right].name
        }
        return places.map { meetings[$0] }
    }

    private var time: (Int, Int) {
        let start = record.start ?? CivilDateTime(secondNumber: .min / 2)
        return (start.date.dayNumber, record.isAllDay ? -1 : start.secondOfDay)
    }

    private var name: (String, String, Int) { (record.title, record.path, record.lines.first) }
}
