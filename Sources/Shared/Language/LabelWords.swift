/// The words of labels in minutes and notes, folded.
///
/// A word that ends with `*` is a prefix. Phrases have `_` for their blanks.
public struct LabelWords: Sendable {
    /// Labels of the people present.
    public let present: String
    /// Words that label the people present only where they are the whole label.
    public let presentAlone: String
    /// Labels of the people absent.
    public let absent: String
    /// Beginnings of words that say of somebody that they were away, in a sentence: "on holiday", "can't come".
    public let away: String
    /// Words that say of somebody that they were there, behind a name: "Ann dialled in".
    public let there: String
    /// The first words of where somebody was instead: "Ann at a fair".
    public let elsewhere: String
    /// Words that deny what is said of somebody.
    public let negation: String
    /// Words for all of those expected: "everyone but Ann".
    public let everybody: String
    /// Words before whom that leaves out.
    public let except: String
    /// The last words before names in a sentence: "Call with", "Attended by".
    public let company: String
    /// Words for the writer.
    public let writer: String
    /// Words that give a duty to another time: "previous scribe".
    public let elsewhen: String
    /// What a meeting was, before its day: "held".
    public let held: String
    /// What is said of the minutes of another meeting: "approved".
    public let approved: String
    /// What a meeting does when it begins: "called to order".
    public let opened: String
    /// What it does when it ends: "adjourned".
    public let closed: String
    /// Kinds of people; they label a list of people only near one of people present.
    public let groups: String
    /// Duties in a meeting besides those of `DutyNames`, at the end of a label.
    public let duties: String
    /// Labels of the agenda.
    public let agenda: String
    /// Labels of decisions.
    public let decisions: String
    /// Labels of actions.
    public let actions: String
    /// Labels of links.
    public let links: String
    /// Labels of minutes and notes.
    public let log: String
    /// Words that end the name of a thing and are followed by others: `of`, `from`, `by`.
    public let joints: String
}

/// The words of actions in minutes, folded; `_` is a blank within a phrase.
public struct ActionWords: Sendable {
    /// Labels that make their line a task in any note.
    public let labels: String
    /// Labels that mean actions in meetings only.
    public let loose: String
    /// Heads of a column of tasks.
    public let tasks: String
    /// Heads of a column of tasks within a section of actions only.
    public let things: String
    /// Heads of a column of owners.
    public let owners: String
    /// Heads of a column of due dates.
    public let days: String
    /// Heads of a column of states.
    public let states: String
    /// Words between a person's name and the action.
    public let duties: String
    /// Entries of an empty list.
    public let none: String
    /// States of actions that are done.
    public let done: String
    /// States of actions that are begun.
    public let begun: String
    /// States of actions that are given up.
    public let cancelled: String
}
