/// What a section of a document is for, as its label says: `## Attendees`, `**Action items**`, `Decision:`.
public enum SectionRole: UInt8, CaseIterable, Hashable, Sendable {
    /// What is to be talked about.
    case agenda = 1
    /// Who was there, and who was not.
    case attendees
    /// What was decided.
    case decisions
    /// What is to be done.
    case actions
    /// Where else to look.
    case links
    /// What was said.
    case log
    /// What front matter says of the note.
    case fields
}
