import Time

/// A check-box item or a calendar to-do.
public struct TaskItem: Hashable, Sendable {
    /// The state shown by the check box.
    public enum State: Int, Hashable, Sendable {
        case open = 0
        case done
        case cancelled
        /// Any other mark, such as `[>]`: neither open nor done.
        case other
        /// `[/]`: started, not done.
        case begun
    }

    /// The task without check box, owner mark and due mark.
    public var text: String
    /// The state.
    public var state: State
    /// The person responsible, as written after `@`, if any.
    public var owner: String?
    /// The due date.
    public var due: CivilDate?
    /// The day on which it was done or cancelled, if the source says so: `✅ 2026-03-19`, `CLOSED: [2026-03-19 Thu]`.
    public var completed: CivilDate?
    /// The repetition as written, `every week`; nil for a single task.
    public var recurrence: String?
    /// The 1-based line.
    public var line: Int

    /// Creates a task.
    ///
    /// - Parameters:
    ///   - text: The task.
    ///   - state: The state.
    ///   - owner: The person responsible.
    ///   - due: The due date.
    ///   - line: The 1-based line.
    public init(text: String, state: State, owner: String? = nil, due: CivilDate? = nil, line: Int) {
        self.text = text
        self.state = state
        self.owner = owner
        self.due = due
        self.line = line
    }
}
