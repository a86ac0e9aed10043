import Model
import Parsing
import Store
import Time

/// Walks from one meeting or note to its neighbours in order of time.
///
/// It follows the first of these lines that has a next member: the documents that were asked about ("my meetings with Kenji"), the series,
/// the folder, all documents of the kind. It stops at the ends of the first, and of a series of three or more.
struct DocumentWalk {
    let index: IndexReader
    /// The conditions of the last question that did not point at one document.
    let unfocused: ParsedQuestion
    /// The meetings about the question's topic ("the last meeting about pricing"); nil if the question has none.
    let aboutTopic: Set<Int>?

    private struct Line {
        var meetings: [Meeting]
        /// Whether the walk stops at its ends: the line was asked for, or is a series.
        var isSure: Bool
    }

    /// Minimum number of meetings of one name that form a series.
    private static let sureSeries = 3

    /// Returns the document a number of steps away: 1 is the next, -1 the previous; nil at the end of the line, or without a start date.
    func neighbour(_ step: Int, of document: DocumentRecord) throws(StoreError) -> DocumentRecord? {
        for line in try lines(through: document) {
            let meetings = line.meetings
            guard let own = meetings.firstIndex(where: { $0.record.meeting == document.meeting }) else { continue }
            if meetings.indices.contains(own + step) { return meetings[own + step].record }
            if line.isSure { return nil }
        }
        return nil
    }

    /// Returns the documents of the first line that has any within a time.
    func documents(beside document: DocumentRecord, in time: QuestionTime) throws(StoreError) -> [DocumentRecord] {
        for line in try lines(through: document) {
            let found = line.meetings.map(\.record).filter { record in
                record.start.map { start in time.spans.contains { $0.overlaps(from: start, to: record.end) } } ?? false
            }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Returns the lines that contain a document, narrowest first.
    private func lines(through document: DocumentRecord) throws(StoreError) -> [Line] {
        let all = try Meeting.grouped(try candidates(document), in: index).filter { $0.record.start != nil }
        var lines: [Line] = []
        let name = SeriesName(document.title)
        if let conditions {
            var passing = Set(try index.documents(conditions).map(\.meeting))
            if let aboutTopic { passing.formIntersection(aboutTopic) }
            let line = all.filter { passing.contains($0.record.meeting) }
            // "My next 1:1 with Ana" follows one series.
            if name != nil, !unfocused.containers.isEmpty { lines.append(series(name, in: line, isSure: true)) }
            lines.append(Line(meetings: line, isSure: true))
        }
        if name != nil { lines.append(series(name, in: all, isSure: false)) }
        lines.append(Line(meetings: all.filter { $0.record.folder == document.folder }, isSure: false))
        lines.append(Line(meetings: all, isSure: false))
        return lines.filter { line in line.meetings.contains { $0.record.meeting == document.meeting } }
    }

    private func series(_ name: SeriesName?, in meetings: [Meeting], isSure: Bool) -> Line {
        let named = meetings.filter { SeriesName($0.record.title) == name }
        return Line(meetings: named, isSure: isSure || named.count >= DocumentWalk.sureSeries)
    }

    /// Returns all documents of the same kind; an all-day calendar event without attendees is not a meeting.
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

    /// The conditions of the question other than its time and order; nil if there are none.
    private var conditions: DocumentFilter? {
        var reading = unfocused
        (reading.time, reading.order) = (nil, nil)
        // "Who took part in …?" is asked again of each meeting, so its people are no condition.
        if reading.request.isOfAttendance { reading.people = [] }
        var filter = DocumentFilter(reading)
        filter.documents.removeAll { $0.count < DocumentWalk.sureSeries }
        filter.kinds = []
        return filter.isEmpty && aboutTopic == nil ? nil : filter
    }
}
