import Model
import Parsing
import Store

/// Cites a meeting by the lines that name its attendees, because its title does not prove who came.
struct AttendanceCitations {
    let context: AnswerContext
    /// The rows of the people asked for; nil for everybody.
    let people: Set<Int>?

    /// Returns the citations of a meeting, ranked from `rank`.
    ///
    /// A source is cited by its run of lines that names the most people, joined with the head if near; by the head alone without such
    /// lines.
    func citations(_ meeting: Meeting, from rank: Int) throws(StoreError) -> [Citation] {
        var citations: [Citation] = []
        for citation in try context.citations(meeting, from: rank) { citations.append(try named(citation)) }
        // An agenda does not prove attendance.
        guard citations.contains(where: { !$0.people.isEmpty }) else { return citations }
        citations.removeAll { $0.people.isEmpty && $0.document.kind != .event }
        for place in citations.indices { citations[place].rank = rank + place }
        return citations
    }

    /// Returns a citation moved to the lines that name people; unchanged if its document has none.
    private func named(_ citation: Citation) throws(StoreError) -> Citation {
        let named = try context.index.attendanceLines(ofDocument: citation.document.number).filter { one in
            people.map { people in one.person.map(people.contains) ?? false } ?? true
        }
        let runs = AttendanceCitations.runs(named.map(\.line)).map { run in
            (lines: run, names: named.filter { run.first <= $0.line && $0.line <= run.last })
        }
        guard let best = runs.max(by: { ($0.names.count, $1.lines.first) < ($1.names.count, $0.lines.first) }) else {
            return citation
        }
        let isNear = best.lines.last - citation.lines.first < AttendanceCitations.mostLines
        var moved = citation
        moved.lines = isNear ? citation.lines.union(best.lines) : best.lines
        moved.snippet = best.names.map(\.name).joined(separator: "\n")
        return moved
    }

    /// The maximum number of lines that a head and the names below it may span to be cited together.
    private static let mostLines = 15

    /// Joins line numbers into runs; a small gap does not split a list.
    static func runs(_ lines: [Int]) -> [LineRange] {
        var runs: [LineRange] = []
        for line in Set(lines).sorted() {
            if let last = runs.last, line - last.last <= widestGap {
                runs[runs.count - 1] = LineRange(last.first, line)
            } else {
                runs.append(LineRange(line, line))
            }
        }
        return runs
    }

    /// The maximum gap in lines within one list.
    private static let widestGap = 8
}

extension AnswerContext {
    /// Cites a meeting by the lines that name the attendees or absentees asked for; as usual if the question names none.
    func attendanceCitations(_ meeting: Meeting, from rank: Int) throws(StoreError) -> [Citation] {
        guard filter.absentees.isEmpty else {
            let asked = Set(names.people.filter { filter.absentees.contains($0.number) }.map(\.name))
            let absent = try index.absentees(ofMeeting: meeting.record.meeting).filter { asked.contains($0.name) }
            return try AbsenceAnswer(context: self).citations(of: meeting, absent, from: rank)
        }
        let asked = filter.attendees.reduce(into: Set<Int>()) { $0.formUnion($1) }
        guard !asked.isEmpty else { return try citations(meeting, from: rank) }
        return try AttendanceCitations(context: self, people: asked).citations(meeting, from: rank)
    }
}
