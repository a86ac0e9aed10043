/// The purpose of a section, by its label: `## Attendees`, `**Action items**`, `Decision:`.
public enum SectionRole: UInt8, CaseIterable, Hashable, Sendable {
    /// Topics to discuss.
    case agenda = 1
    /// People present and absent.
    case attendees
    /// Decisions made.
    case decisions
    /// Tasks.
    case actions
    /// References to other material.
    case links
    /// The discussion.
    case log
    /// Fields of front matter.
    case fields
}
