/// What tells for or against a candidate: a date, an amount or a person that a sentence may give as the answer, or a line to quote.
///
/// Unless something else is said, the value of a feature is 1 if it holds. Its weight stands in ``AnswerWeights``.
public enum AnswerFeature: Int, CaseIterable, Sendable {
    // MARK: The sentence

    /// The share of the question that the sentence holds, 0 … 1.
    case share
    /// The share that only the rest of its line holds.
    case shareOfLine
    /// The share that only the title and the headings above it hold.
    case shareOfHeadings
    /// The same, if the sentence says that it took place: "approved unanimously" is of what its heading names.
    case headingsOfStatement
    /// One by the rank of its passage: 1, ½, ⅓ …
    case rank
    /// The score of its passage against that of the best one.
    case retrieval
    /// It says that what is asked about took place.
    case stated
    /// It is something to be done.
    case task
    /// It lacks a number of the question.
    case lacksNumber

    // MARK: The person asked about

    /// The sentence, or its speaker, is that person's.
    case namesPerson

    // MARK: A time that the sentence names

    /// It names a time; a note's sentence that holds less than half of the question counts in part.
    case statedTime
    /// The same, if it is asked when something was done that is told as soon as it is done: when somebody said something.
    case statedTimeOfAct
    /// One by the distance to the nearest word of the question, in thirds of a word.
    case nearness
    /// "Recently", "some years ago".
    case vague
    /// The sentence is about another verb than the question.
    case ofOtherVerb
    /// A year or a month without any word before it.
    case bare
    /// "Since March", if a beginning may be asked for.
    case since
    /// It is longer than half a year, and no year is asked for.
    case long
    /// It is longer than a week, and a day is asked for.
    case coarse
    /// It lies after the day of its note, which tells what has been.
    case aheadOfNote
    /// The same, if the question has a verb that is told of.
    case deedAheadOfNote
    /// It lies before its note, and what is to come is asked for.
    case behindNote
    /// It lies within the time that the question names; -1 if it does not.
    case inAskedTime

    // MARK: The day of the document

    /// The day on which somebody wrote that something was said or settled.
    case dayOfAct
    /// The day of an entry in the calendar that is about the question.
    case dayOfEntry
    /// Of documents that tell as much, the first.
    case earliest

    // MARK: A line that is quoted

    /// It tells a decision.
    case decided
    /// It may tell a decision.
    case likelyDecided
    /// It is a question, and no decision.
    case question
    /// It has a number.
    case number
    /// It says that it sums up.
    case gist
    /// It has fewer than four words, and is no row of a table.
    case shortLine
    /// The rows before it in its table, up to 100: the last is mostly the latest.
    case lateRow
    /// The lines before it, up to 10, if all of a document is told.
    case lateLine
    /// It names the month asked about.
    case monthOfRow
    /// It holds the kind of thing asked for.
    case kindAsked
    /// The share of the question that it holds of what title and headings leave open.
    case lineTellsOpen
    /// The share of its words that no chosen line has.
    case lineIsNew
    /// Another row of its table is chosen.
    case furtherRow

    /// Its name in explanations and settings.
    public var name: String { "\(self)" }
}
