import Model

/// The words of one language that tie a question to the one before it: another language is another table.
///
/// Words are folded, with blanks between; phrases have commas between.
struct FollowUpWords: Sendable {
    /// How a follow-up begins.
    enum Opening: Sendable {
        /// "And": what follows takes the place of its kind, if it is no question of its own.
        case and
        /// "Also": beside what was asked for.
        case also
        /// "What about": whatever follows takes the place of its kind.
        case about
        /// "Only": what follows narrows.
        case only
        /// "Not", "without": what follows is left out; the words belong to the condition.
        case without
        /// "I meant", "no,": what follows corrects.
        case correction
        /// "Instead of": two things follow, or what stood before takes the place of what follows.
        case instead
    }

    /// How a follow-up ends.
    enum Ending: Sendable {
        /// "Too": beside what was asked for.
        case also
        /// "Only".
        case only
        /// "Instead".
        case instead
        /// "Please", "then": nothing.
        case nothing
    }

    /// What a pronoun stands for.
    enum Pronoun: Equatable, Sendable {
        /// Somebody: "she", "him".
        case person
        /// Whose: "her", "their".
        case possessive
        /// "Her": of somebody before a noun, else somebody.
        case personOrPossessive
        /// Several: "they", "them".
        case people
        /// Of several: "their".
        case peoplePossessive
        /// A thing: "that", "it".
        case thing
        /// A thing that something is asked of: "it".
        case it
        /// A meeting that is known already, unless the question says more of it: "the meeting".
        case definite
        /// A place that is a meeting: "there".
        case place
        /// The same: "at the meeting".
        case definitePlace
        /// A time: "that week".
        case time
        /// What was talked of: "about that", "dazu".
        case topic
        /// A time counted from what was shown: "since then".
        case relative(Relation)
    }

    /// How a time lies to what was shown last.
    enum Relation: Sendable {
        /// "Before that".
        case before
        /// "After that".
        case after
        /// "Since then": what came after, up to now.
        case since
        /// "Back then".
        case then
    }

    /// Which document of the last answer.
    enum Ordinal: Sendable {
        case item(Int)
        case last
        case next
        case latest
        case earliest
        /// A number follows: "number".
        case number
    }

    var openings: [(Opening, String)]
    var endings: [(Ending, String)]
    /// Words at the beginning that say nothing.
    var fillers: String
    /// What lets go of a condition: "any time".
    var dropped: [(ReadingPart, String)]
    /// What asks the same question for another kind of answer: "who", "how many".
    var intents: [(Intent, String)]
    /// What asks for nothing new: "more", "why".
    var requests: [(ConversationRequest, String)]
    /// What stands in front of a document that is to be opened: "open".
    var open: String
    var pronouns: [(Pronoun, String)]
    var ordinals: [(Ordinal, String)]
    /// Nouns that a document of the last answer is called by: "the second meeting".
    var documentNouns: String
    /// Words in front of a shifted time that say nothing: "in the".
    var shiftLead: String
    /// Behind a unit of time: -1 before, 1 after.
    var shiftBehind: [(Int, String)]
    /// In front of a unit of time.
    var shiftBefore: [(Int, String)]
    /// "Next", which also counts from now.
    var countingFromNow: String
    /// Before what asks for the meeting beside the one at hand: "which", "what".
    var neighbourAskers: String
    /// The verbs of such a question: "came next".
    var neighbourVerbs: [(Int, String)]
    /// What alone asks for what was before or after: "before that", "later".
    var relations: [(Relation, String)]
    /// What stands for some of the places shown, before the words that choose them: "the one", "those".
    var chosen: String
    /// The words that may begin such a choice: "in", "with".
    var choosing: String
    /// All of the places shown, of which some are asked for: "of them".
    var amongThem: String
    /// What is said in talk.
    var smallTalk: [(SmallTalk, String)]
    /// What "Friday" is read behind where the question before looked ahead: "what's on".
    var ahead: String
    /// In front of a topic that is added to the one before, "and on Android?"; it takes the place of what stood behind the same word.
    var adding: String
    /// What "not the stand-ups" is read behind, so that it leaves out: "meetings".
    var leftOutOf: String
    /// The word behind which any words are a title that is left out: "except".
    var except: String
    /// The word for a place that is a meeting: "there".
    var there: String
    /// "There" behind these only says that something is: "were there".
    var existential: String
}

/// What somebody wants of the last answer without a new question.
public enum ConversationRequest: Hashable, Sendable {
    /// More of the answer.
    case more
    /// How it came about.
    case explain
    /// The same once more.
    case again
    /// The answer before.
    case undo
    /// The file of a document that was shown.
    case open(Focus)
}

/// What is said in talk and is no question for the vault.
public enum SmallTalk: String, CaseIterable, Sendable {
    case hello, thanks, bye, capabilities, identity, help, wellbeing
}
