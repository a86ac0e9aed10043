import Time

/// A line that plans the task above it: `SCHEDULED: <2026-03-12 Thu> DEADLINE: <2026-03-20 Fri>`, `CLOSED: [2026-03-19 Thu 10:00]`.
///
/// Source: The Org Manual, "Deadlines and Scheduling"; Logseq uses the same syntax.
struct PlanningLine {
    private(set) var scheduled: CivilDate?
    private(set) var deadline: CivilDate?
    var closed: CivilDate?

    var due: CivilDate? { deadline ?? scheduled }

    /// A line that plans nothing.
    init() {}

    /// Returns the plan with the days of another line, which take precedence.
    func joined(with other: PlanningLine) -> PlanningLine {
        var plan = other
        plan.scheduled = plan.scheduled ?? scheduled
        plan.deadline = plan.deadline ?? deadline
        plan.closed = plan.closed ?? closed
        return plan
    }

    private static let keywords = ["SCHEDULED:", "DEADLINE:", "CLOSED:"]

    /// Reads the bytes of a line without surrounding blanks; returns nil if it holds anything else.
    init?(_ line: ArraySlice<UInt8>) {
        guard let first = line.first, "SDC".utf8.contains(first) else { return nil }
        var rest = line
        while !rest.isEmpty {
            guard let keyword = PlanningLine.keywords.first(where: { rest.starts(with: $0.utf8) }) else { return nil }
            rest = rest.dropFirst(keyword.utf8.count).trimmingBlanks
            guard let stamp = OrgTimestamp(prefix: rest) else { return nil }
            rest = rest.dropFirst(stamp.length).trimmingBlanks
            switch keyword {
            case "SCHEDULED:": scheduled = stamp.date
            case "DEADLINE:": deadline = stamp.date
            default: closed = stamp.date
            }
        }
    }
}
