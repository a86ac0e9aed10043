import Model
import Parsing
import Store
import Text
import Time

/// Walks from one meeting or note to those beside it, in the order of time.
///
/// It goes along what was asked about ("my meetings with Kenji"), else along the series, the folder, and all of the same kind: the first of
/// these that has another member in that direction.
struct DocumentWalk {
    let index: IndexReader
    /// The conditions of the last question that did not point at a single document.
    let wide: ParsedQuestion

    /// A line of at least so many is a series, which has an end.
    private static let sureSeries = 3

    /// The document so many on from another one.
    ///
    /// - Parameters:
    ///   - step: 1 for the next one, -1 for the one before.
    ///   - document: Where to start.
    /// - Returns: Nil at the end of the line, and where the document has no date.
    /// - Throws: `StoreError` where the index cannot be read.
    func neighbour(_ step: Int, of document: DocumentRecord) throws(StoreError) -> DocumentRecord? {
        for line in try lines(through: document) {
            guard let own = line.firstIndex(where: { $0.record.meeting == document.meeting }) else { continue }
            if line.indices.contains(own + step) { return line[own + step].record }
            if line.count >= DocumentWalk.sureSeries { return nil }
        }
        return nil
    }

    /// The documents beside another one that lie in a time.
    ///
    /// - Parameters:
    ///   - document: One of the series.
    ///   - time: The time.
    /// - Returns: Those of the first line that has some there.
    /// - Throws: `StoreError` where the index cannot be read.
    func documents(beside document: DocumentRecord, in time: QuestionTime) throws(StoreError) -> [DocumentRecord] {
        for line in try lines(through: document) {
            let found = line.map(\.record).filter { record in
                record.start.map { start in time.spans.contains { $0.overlaps(from: start, to: record.end) } } ?? false
            }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The lines that a document lies in, the narrowest first.
    private func lines(through document: DocumentRecord) throws(StoreError) -> [[Meeting]] {
        let all = try Meeting.grouped(try candidates(document), in: index).filter { $0.record.start != nil }
        var lines: [[Meeting]] = []
        let name = SeriesName(document.title)
        if let conditions {
            let passing = Set(try index.documents(conditions).map(\.meeting))
            let line = all.filter { passing.contains($0.record.meeting) }
            // "My next 1:1 with Ana" is one of a series.
            if name != nil, !wide.containers.isEmpty {
                lines.append(line.filter { SeriesName($0.record.title) == name })
            }
            lines.append(line)
        }
        if name != nil { lines.append(all.filter { SeriesName($0.record.title) == name }) }
        let folder = DocumentWalk.folder(document)
        lines.append(all.filter { DocumentWalk.folder($0.record) == folder })
        return (lines + [all]).filter { line in
            line.count > 1 && line.contains { $0.record.meeting == document.meeting }
        }
    }

    /// All documents of its kind; what stands in a calendar for a whole day and nobody attends is no meeting.
    private func candidates(_ document: DocumentRecord) throws(StoreError) -> [DocumentRecord] {
        var filter = DocumentFilter()
        filter.kinds = document.kind.isMeeting ? [.meeting, .transcript, .event] : [document.kind]
        let attended = try index.attendedDocuments()
        return try index.documents(filter).filter { other in
            other.number == document.number || other.dateSource == document.dateSource
                || other.dateSource != .item
                    && !(other.kind == .event && other.isAllDay && !attended.contains(other.number))
        }
    }

    /// What the meetings that were asked for have in common; nil where nothing but their time.
    private var conditions: DocumentFilter? {
        var reading = wide
        (reading.time, reading.order) = (nil, nil)
        // Who took part in one meeting is asked of each.
        if reading.request.isOfAttendance { reading.people = [] }
        var filter = DocumentFilter(reading)
        filter.documents.removeAll { $0.count < DocumentWalk.sureSeries }
        filter.kinds = []
        return filter.isEmpty ? nil : filter
    }

    private static func folder(_ document: DocumentRecord) -> Substring {
        document.path[..<(document.path.lastIndex(of: "/") ?? document.path.startIndex)]
    }
}
