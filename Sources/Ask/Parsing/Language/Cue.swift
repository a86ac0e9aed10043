import Language
import Model

/// The meaning of a phrase in a question, in any language.
enum Cue: Hashable, Sendable {
    /// The intent; of several, the lowest rank wins, and a leading phrase must begin the question.
    case intent(Intent, rank: Int, isLeading: Bool)
    case howMany
    case howOften
    /// "How old", "how much": asks for a number.
    case amount
    /// "The longest", "most often": a computation over meetings.
    case measure(ComputedQuantity)
    /// "How far", "what does it cost": the kind of an amount.
    case quantity(Quantity)
    /// "In progress": the state of a task.
    case taskState(TaskState)
    /// "Unassigned": tasks without an owner.
    case unowned
    /// "Waiting for": tasks of others.
    case awaited
    case due
    /// "Deadline", "date": a noun that asks for a day if it is what the question is about; a topic if it tells which day.
    case timeNoun(isTopic: Bool)
    case duty
    /// "Currently", "these days": asks for the current state.
    case present
    /// "Still", "in the end": asks how something stands or ended, which newer notes tell.
    case standing
    /// "What's the latest on": asks how things stand, which the newest statement tells best.
    case latest
    /// "Person pages": a kind of document named by several words.
    case kind(Set<DocumentKind>)
    /// "Could you tell me": introductory words without meaning.
    case filler
    /// "Ended up", "turned out to be": a verb that says how it came, not what.
    case aspect
    /// "The last but one": a position in an order, counted from one end.
    case order(Order, nth: Int)
    /// "Was at": attendance.
    case attendance
    /// "Was Grace in": attendance in a yes-or-no question.
    case participation
    /// "Where": asks for a place; with `isNoun`, by a noun that may be the topic itself: "the location of".
    case place(isNoun: Bool)
    /// "The longest gap between": the time between two events.
    case gap
    /// "Highest", "cheapest": the largest or smallest of several amounts.
    case extreme(isLargest: Bool)
    /// "Top" before a number: the number of most frequent values.
    case top
    case total
    /// "A week", "each month": an average per period.
    case rate(OccurrenceRequest.Period)
    /// "Which weekday": asks for a day of the week.
    case weekday
    /// "Free", "overlap": time between meetings.
    case free(FreeTimeRequest.Kind)
    /// "Tell me about", "how full is": a view of a planner.
    case view(ViewRequest)
    /// "Was absent from": absence of people who were expected; "apologised": an excuse, which is sent to meetings alone.
    case absence(isExcuse: Bool)
    /// "Front end", "came through", "now that": words of time that mean none here.
    case notOfTime
    case interrogative
    case indefinite
    /// "Wonder": a verb before an indirect question.
    case wondering
    /// "But": a word before another clause.
    case conjunction
    /// "Where", "in which": leads from an occasion to a clause that tells what happened there.
    case clauseJoint
    /// "View", "stance": a noun for what somebody thinks.
    case opinion
    /// "It's": a subject contracted with its verb.
    case subject
    /// "Took place", "kind of": words without meaning.
    case empty
    /// "How come": asks for a reason.
    case reason
    /// "Make it": attendance by several words; negated, it means absence.
    case presence
    /// "Works at", "belongs to": membership.
    case belonging
    /// "Elected", "appointed as": appointment to an office.
    case appointing
    /// "Scribe", "took the notes": a duty in a meeting.
    case meetingDuty(MeetingDuty)
    /// "For 2024": the term of an office.
    case tenure
    /// "A", "his": determiners before an unknown person.
    case unfamiliar
    /// "Under", "in the folder": a collection may follow as the source of the answer.
    case within
    /// "Folder": a noun after the name of a folder.
    case folder
    /// "Plans", "program": calendar entries of any kind.
    case planned
    /// "Not", "except": an exclusion follows.
    case exclusion(ofTitles: Bool)
    /// "Since", "before": a time relative to the following meeting.
    case anchor(Anchor)

    /// Whether time words inside this phrase do not mean a time.
    var isIdiomatic: Bool {
        switch self {
        case .duty: true
        case .intent(let intent, _, _): intent == .discuss
        default: false
        }
    }

    /// Whether a phrase only leads into a question: "could you tell me", "what's the latest on".
    var leadsIn: Bool { self == .filler || self == .latest }

    var isIntent: Bool { if case .intent = self { true } else { false } }

    var isAbsence: Bool { if case .absence = self { true } else { false } }

    enum Anchor: Hashable, Sendable {
        case since, after, before, until
        /// "By": until, or before the author of something.
        case by
        /// "Around", "within": near the meeting.
        case around
    }
}

/// A phrase of a language with its meaning.
struct Phrase: Sendable {
    /// The start of the other words in the list of all phrase words: lexicon entries or gaps.
    let start: Int32
    let end: Int32
    let cue: Cue
    /// The next phrase that begins with the same word, or `none`.
    var next = none

    /// The number of words after the first one.
    var count: Int32 { end - start }

    /// Stands for one to four words of any kind: `*` in a table.
    static let gap: Int32 = -1
    /// Stands for one to four words that name a person: `@` in a table.
    static let personGap: Int32 = -2
    static let none: Int32 = -1
}
