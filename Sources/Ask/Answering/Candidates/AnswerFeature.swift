/// A feature for or against a candidate: a date, an amount or a person that a sentence may give as the answer, or a line to quote.
///
/// The value is 1 if the feature holds, unless stated otherwise. Weights: ``AnswerWeights``.
public enum AnswerFeature: Int, CaseIterable, Sendable {
    // MARK: The sentence

    /// The share of the question in the sentence, 0 … 1.
    case share
    /// The share that only the rest of its line has.
    case shareOfLine
    /// The share that only its title and headings have.
    case shareOfHeadings
    /// The same, if the sentence states that the event took place: "approved unanimously" is about its heading.
    case headingsOfStatement
    /// The reciprocal rank of the passage: 1, ½, ⅓ and so on.
    case rank
    /// The score of the passage relative to the best one.
    case retrieval
    /// The sentence states that the event took place.
    case stated
    /// The sentence is a task.
    case task
    /// The sentence lacks a number of the question.
    case lacksNumber

    // MARK: The person asked about

    /// The sentence names that person, or they say it.
    case namesPerson

    // MARK: A time that the sentence names

    /// The sentence gives a time; in a note with less than half of the question it counts in part.
    case statedTime
    /// The same, if the question asks when something was said or decided, which is noted at once.
    case statedTimeOfAct
    /// The nearness of the time to a word of the question: 1 / (1 + distance in words / 3).
    case nearness
    /// "Recently", "some years ago".
    case vague
    /// The sentence has another verb than the question.
    case ofOtherVerb
    /// The time is a year or month without a preposition.
    case bare
    /// "Since March", if the question may ask for a beginning.
    case since
    /// The time is longer than half a year, and no year is asked for.
    case long
    /// The time is longer than a week, and a day or a time of day is asked for; once more if it is whole days, and a time of day is.
    case coarse
    /// The time is after the day of the note, and the question is about the past.
    case aheadOfNote
    /// The same, if the question has a verb for the event; 2 if it asks when somebody did, said or decided something.
    case deedAheadOfNote
    /// The time is before the note, and the question is about the future.
    case behindNote
    /// The time is within the question's own time; -1 if it is not.
    case inAskedTime

    // MARK: The day of the document

    /// The day on which a statement or decision was noted.
    case dayOfAct
    /// The day of a calendar entry about the question.
    case dayOfEntry
    /// The earliest of equally good documents.
    case earliest

    // MARK: A line that is quoted

    /// The line states a decision.
    case decided
    /// The line may state a decision.
    case likelyDecided
    /// The line is a question.
    case question
    /// The line has a number.
    case number
    /// The line says that it is a summary.
    case gist
    /// The line has fewer than four words and is not a table row.
    case shortLine
    /// The number of rows before it in its table, up to 100: the last row is usually the latest.
    case lateRow
    /// The number of lines before it, up to 10, in an overview of a document.
    case lateLine
    /// The number of list items that the line stands below, in an overview of a document: the first of them says what it is about.
    case lineDepth
    /// The line names the month asked about.
    case monthOfRow
    /// The line has the kind of thing asked for.
    case kindAsked
    /// The line's share of the part of the question that title and headings leave open.
    case lineTellsOpen
    /// The share of its words not in the lines already chosen.
    case lineIsNew
    /// Another row of its table is already chosen.
    case furtherRow

    /// The name in explanations and settings.
    public var name: String { "\(self)" }
}
