import Model

/// What a phrase of a question means, whatever the language.
enum Cue: Hashable, Sendable {
    /// The kind of answer wanted; of several the one with the lowest rank counts. A leading phrase must begin the question.
    case intent(Intent, rank: Int, isLeading: Bool)
    /// "How many": a count of what follows.
    case howMany
    /// "How often": a count where the speaker counts.
    case howOften
    /// "How old", "how much": a number is asked for.
    case amount
    /// "The longest", "most often": what is computed over meetings.
    case measure(ComputedQuantity)
    /// "How far", "what does it cost": what an amount is an amount of.
    case quantity(Quantity)
    /// "In progress": a state of tasks.
    case taskState(TaskState)
    /// "Unassigned": tasks that nobody has been given.
    case unowned
    /// "Waiting for": tasks of others.
    case awaited
    /// "Due", "by when": the day by which something is to be done.
    case due
    /// "Has to", "will": somebody is to do something.
    case duty
    /// "Currently", "these days": the state of now is asked for.
    case present
    /// A kind of document named by several words: "person pages".
    case kind(Set<DocumentKind>)
    /// Words before a question that say nothing: "could you tell me".
    case filler
    /// One of an order, counted from its end.
    case order(Order, nth: Int)
    /// Who took part in something: "was at".
    case attendance
    /// Somebody's part in something is asked for, yes or no: "was Grace in".
    case participation
    /// A place is asked for: "where", or by a noun that may be what is asked about itself: "the location of".
    case place(isNoun: Bool)
    /// "The longest gap between": the time between two of what follows.
    case gap
    /// "Top" before a number: so many of those that are most frequent.
    case top
    /// "In total": the sum of all amounts.
    case total
    /// "A week", "each month": how many there are in a period on average.
    case rate(OccurrenceRequest.Period)
    /// "Which weekday": a day of the week is asked for.
    case weekday
    /// The hours between meetings are asked for: "free", "overlap".
    case free(FreeTimeRequest.Kind)
    /// Who was expected and did not take part: "was absent from".
    case absence
    /// A word that a question begins with: "who".
    case interrogative
    /// An article that names nothing: "a".
    case indefinite
    /// A verb of not knowing, behind which a question stands: "wonder".
    case wondering
    /// A word behind which another clause begins: "but".
    case conjunction
    /// The subject of a clause with its verb, written as one: "it's".
    case subject
    /// Words that say nothing together: "took place", "kind of".
    case empty
    /// Why something is so: "how come".
    case reason
    /// Taking part, where a word alone does not say so: "make it"; denied, it is absence.
    case presence
    /// Somebody belongs to what follows: "works at", "belongs to".
    case belonging
    /// Somebody came to an office: "elected", "appointed as".
    case appointing
    /// Before the time of an office that somebody came to before: "for 2024".
    case tenure
    /// Before somebody whom the question does not know, or who is somebody else's: "a", "his".
    case unfamiliar
    /// A folder or another collection may follow, as the place of the answers: "under", "in the folder".
    case within
    /// Behind the name of a folder: "folder".
    case folder
    /// Something that stands in a calendar, whatever it is: "plans", "program".
    case planned
    /// What follows is left out.
    case exclusion(ofTitles: Bool)
    /// A time hangs on the meeting that follows.
    case anchor(Anchor)

    /// Whether a word of time inside it says no time.
    var isIdiomatic: Bool {
        switch self {
        case .duty: true
        case .intent(let intent, _, _): intent == .discuss
        default: false
        }
    }

    /// How a time hangs on a meeting.
    enum Anchor: Hashable, Sendable {
        case since, after, before, until
        /// Until, but also the author of something.
        case by
        /// Around, within: near it.
        case around
    }
}

/// A phrase of a language and what it means.
struct Phrase: Sendable {
    /// Where its words behind the first one stand among those of all phrases: the lexicon's entries, or `gap`.
    let start: Int32
    let end: Int32
    let cue: Cue
    /// The next phrase that begins with the same word, or `none`.
    var next = none

    /// How many words stand behind the first one.
    var count: Int32 { end - start }

    /// Stands for one to four words of any kind.
    static let gap: Int32 = -1
    /// Says that there is no phrase.
    static let none: Int32 = -1
}
