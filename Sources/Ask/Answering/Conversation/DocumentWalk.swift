import Model
import Parsing
import Store
import Time

/// Walks from one meeting or note to those beside it, in the order of time.
///
/// It goes along what was asked about ("my meetings with Kenji"), to its end; else along the series, the folder, and all of the same kind:
/// the first of these that has another member in that direction. A series of three has an end.
struct DocumentWalk {
    let index: IndexReader
    /// The conditions of the last question that did not point at a single document.
    let unfocused: ParsedQuestion
    /// The meetings about what it asked about: "the last meeting about pricing"; nil where it did not ask so.
    let aboutTopic: Set<Int>?

    /// Meetings or notes in the order of time.
    private struct Line {
        var meetings: [Meeting]
        /// Whether nothing lies beyond its ends: it was asked for, or it is a series.
        var isSure: Bool
    }

    /// So many of one name are a series.
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
            let meetings = line.meetings
            guard let own = meetings.firstIndex(where: { $0.record.meeting == document.meeting }) else { continue }
            if meetings.indices.contains(own + step) { return meetings[own + step].record }
            if line.isSure { return nil }
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
            let found = line.meetings.map(\.record).filter { record in
                record.start.map { start in time.spans.contains { $0.overlaps(from: start, to: record.end) } } ?? false
            }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The lines that a document lies in, the narrowest first.
    private func lines(through document: DocumentRecord) throws(StoreError) -> [Line] {
        let all = try Meeting.grouped(try candidates(document), in: index).filter { $0.record.start != nil }
        var lines: [Line] = []
        let name = SeriesName(document.title)
        if let conditions {
            var passing = Set(try index.documents(conditions).map(\.meeting))
            if let aboutTopic { passing.formIntersection(aboutTopic) }
            let line = all.filter { passing.contains($0.record.meeting) }
            // "My next 1:1 with Ana" is one of a series.
            if name != nil, !unfocused.containers.isEmpty { lines.append(series(name, in: line, isSure: true)) }
            lines.append(Line(meetings: line, isSure: true))
        }
        if name != nil { lines.append(series(name, in: all, isSure: false)) }
        let folder = DocumentWalk.folder(document)
        lines.append(Line(meetings: all.filter { DocumentWalk.folder($0.record) == folder }, isSure: false))
        lines.append(Line(meetings: all, isSure: false))
        return lines.filter { line in line.meetings.contains { $0.record.meeting == document.meeting } }
    }

    /// Those of one name.
    private func series(_ name: SeriesName?, in meetings: [Meeting], isSure: Bool) -> Line {
        let named = meetings.filter { SeriesName($0.record.title) == name }
        return Line(meetings: named, isSure: isSure || named.count >= DocumentWalk.sureSeries)
    }

    /// All documents of its kind; what stands in a calendar for a whole day and nobody attends is no meeting.
    private func candidates(_ document: DocumentRecord) throws(StoreError) -> [DocumentRecord] {
        var filter = DocumentFilter()
        filter.kinds = document.kind.isMeeting ? [.meeting, .transcript, .event] : [document.kind]
        let attended = try index.attendedDocuments()
        let isOccasion = { (other: DocumentRecord) in
            other.kind == .event && other.isAllDay && !attended.contains(other.number)
        }
        return try index.documents(filter).filter { other in
            (other.dateSource != .item || document.dateSource == .item)
                && (!isOccasion(other) || isOccasion(document))
        }
    }

    /// What the meetings that were asked for have in common; nil where nothing but their time.
    private var conditions: DocumentFilter? {
        var reading = unfocused
        (reading.time, reading.order) = (nil, nil)
        // Who took part in one meeting is asked of each.
        if reading.request.isOfAttendance { reading.people = [] }
        var filter = DocumentFilter(reading)
        filter.documents.removeAll { $0.count < DocumentWalk.sureSeries }
        filter.kinds = []
        return filter.isEmpty && aboutTopic == nil ? nil : filter
    }

    private static func folder(_ document: DocumentRecord) -> Substring {
        document.path[..<(document.path.lastIndex(of: "/") ?? document.path.startIndex)]
    }
}
