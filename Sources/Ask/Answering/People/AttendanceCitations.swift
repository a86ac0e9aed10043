import Model
import Parsing
import Store

/// Cites a meeting by the lines that name its attendees, not by its title alone.
struct AttendanceCitations {
    let context: AnswerContext
    /// The rows of the people asked for; nil for everybody.
    let people: Set<Int>?

    /// Returns the citations of a meeting.
    ///
    /// - Parameters:
    ///   - meeting: The meeting.
    ///   - rank: The rank of the first citation.
    /// - Returns: For each source the run of lines that names the most people, joined with its head if near; the head alone if front
    ///   matter or a calendar names them.
    /// - Throws: `StoreError` if the index cannot be read.
    func citations(_ meeting: Meeting, from rank: Int) throws(StoreError) -> [Citation] {
        var citations = try context.citations(meeting, from: rank)
        var naming: [Citation] = []
        for place in citations.indices where try name(in: &citations[place]) {
            naming.append(citations[place])
            naming[naming.count - 1].rank = rank + naming.count - 1
        }
        // An agenda does not say who came.
        return naming.isEmpty || citations.contains { $0.document.kind == .event } ? citations : naming
    }

    /// Moves a citation to the lines that name people; returns false if its document has none.
    private func name(in citation: inout Citation) throws(StoreError) -> Bool {
        let named = try context.index.attendanceLines(ofDocument: citation.document.number).filter { one in
            people.map { people in one.person.map(people.contains) ?? false } ?? true
        }
        let runs = AttendanceCitations.runs(named.map(\.line)).map { run in
            (lines: run, names: named.filter { run.first <= $0.line && $0.line <= run.last })
        }
        guard let best = runs.max(by: { ($0.names.count, $1.lines.first) < ($1.names.count, $0.lines.first) }) else {
            return false
        }
        let isNear = best.lines.last - citation.lines.first < AttendanceCitations.mostLines
        citation.lines = isNear ? citation.lines.union(best.lines) : best.lines
        citation.snippet = best.names.map(\.name).joined(separator: "\n")
        return true
    }

    /// A head and the names below it are cited together if they span at most this many lines.
    private static let mostLines = 15

    /// Joins line numbers into runs; a small gap stays within one list.
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

    /// A larger gap, in lines, separates two lists.
    private static let widestGap = 8
}

extension AnswerContext {
    /// Cites a meeting by the lines that name the attendees asked for, or as usual if the question names none.
    func attendanceCitations(_ meeting: Meeting, from rank: Int) throws(StoreError) -> [Citation] {
        let asked = filter.attendees.reduce(into: Set<Int>()) { $0.formUnion($1) }
        guard !asked.isEmpty else { return try citations(meeting, from: rank) }
        return try AttendanceCitations(context: self, people: asked).citations(meeting, from: rank)
    }
}
