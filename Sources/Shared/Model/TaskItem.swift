import Time

/// A check-box item or a calendar to-do.
public struct TaskItem: Hashable, Sendable {
    /// The state that the check box shows.
    public enum State: Int, Hashable, Sendable {
        case open = 0
        case done
        case cancelled
        /// Any other mark, such as `[>]`: neither open nor done.
        case other
        /// `[/]`: begun and not done.
        case begun
    }

    /// What is to be done, without the check box, the owner mark and the due mark.
    public var text: String
    /// The state.
    public var state: State
    /// Who is to do it, as written behind `@`; nil where nobody is named.
    public var owner: String?
    /// The day by which it is to be done.
    public var due: CivilDate?
    /// How often it is to be done, as written: `every week`; nil for what is done once.
    public var recurrence: String?
    /// The 1-based line.
    public var line: Int

    /// A task.
    ///
    /// - Parameters:
    ///   - text: What is to be done.
    ///   - state: The state.
    ///   - owner: Who is to do it.
    ///   - due: The day by which it is to be done.
    ///   - line: The 1-based line.
    public init(text: String, state: State, owner: String? = nil, due: CivilDate? = nil, line: Int) {
        self.text = text
        self.state = state
        self.owner = owner
        self.due = due
        self.line = line
    }
}
