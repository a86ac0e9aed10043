/// The words of labels in minutes and notes, folded; `*` at the end makes a prefix, and `_` is a blank within a phrase.
public struct LabelWords: Sendable {
    /// Labels of the people present.
    public let present: String
    /// Words that label the people present only if they are the whole label.
    public let presentAlone: String
    /// Labels of the people absent.
    public let absent: String
    /// Words that label the people absent only if they are the whole label.
    public let absentAlone: String
    /// Beginnings of words that tell, in a sentence, that somebody was away: "on holiday", "can't come".
    public let away: String
    /// Words after a name that tell that the person was there: "Ann dialled in".
    public let there: String
    /// Words for somebody who comes late, and so is there: "apologies, 30 minutes late".
    public let late: String
    /// Words after a name that begin another place: "Ann at a fair".
    public let elsewhere: String
    /// Words that negate a statement about somebody.
    public let negation: String
    /// Words for everybody expected: "everyone but Ann".
    public let everybody: String
    /// Words before the exceptions to everybody.
    public let except: String
    /// Words before the names in a sentence: "Call with", "Attended by".
    public let company: String
    /// Words for the writer.
    public let writer: String
    /// Words that assign a duty to another time: "previous scribe".
    public let elsewhen: String
    /// Words that date a meeting by its day: "held".
    public let held: String
    /// Words about the minutes of another meeting: "approved".
    public let approved: String
    /// Words about the beginning of a meeting: "called to order".
    public let opened: String
    /// Words about the end of a meeting: "adjourned".
    public let closed: String
    /// Kinds of people, which label a list of people only near one of people present.
    public let groups: String
    /// Duties in a meeting besides those of `DutyNames`.
    public let duties: String
    /// Offices beside a name: "President Ana Becker", "Ana Becker, treasurer".
    public let offices: String
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
    /// Words after the head noun of a label, before its complement: `of`, `from`, `by`.
    public let joints: String
    /// Nouns for a list of what the word before them names: "action register".
    public let lists: String
}

/// The words of actions in minutes, folded; `_` is a blank within a phrase.
public struct ActionWords: Sendable {
    /// Labels that make their line a task in any note.
    public let labels: String
    /// Labels that mean actions only in meetings.
    public let loose: String
    /// Heads of a column of tasks.
    public let tasks: String
    /// Heads of a column of tasks only within a section of actions.
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
    /// States of abandoned actions.
    public let cancelled: String
}
