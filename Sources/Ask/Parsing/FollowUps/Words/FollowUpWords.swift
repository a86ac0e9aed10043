import Model

/// The words of one language that connect a question with the previous one.
///
/// Words are folded and separated by blanks, phrases by commas.
struct FollowUpWords: Sendable {
    enum Opening: Sendable {
        /// "And": the fragment replaces conditions of the same kind, unless it is a complete question.
        case and
        /// "Also": the fragment adds conditions.
        case also
        /// "What about": the fragment replaces conditions of the same kind.
        case about
        case only
        /// "Not", "without": the fragment, which includes this word, excludes.
        case without
        /// "I meant", "no,": the fragment corrects.
        case correction
        /// "Instead of": one part of the fragment replaces the other.
        case instead
    }

    enum Ending: Sendable {
        case also
        case only
        case instead
        /// "Please", "then": no meaning.
        case nothing
    }

    enum Pronoun: Equatable, Sendable {
        case person
        /// A person as owner: "his", "hers".
        case possessive
        /// "Her": an owner before a noun, else a person.
        case personOrPossessive
        case people
        /// Several people as owners: "their".
        case peoplePossessive
        /// A meeting or note: "that", "this call".
        case thing
        /// The thing that a question is about: "it".
        case it
        /// The current meeting, unless the question describes another one: "the meeting".
        case definite
        /// A meeting as a place: "there".
        case place
        /// A known meeting as a place: "at the meeting".
        case definitePlace
        case time
        /// The topic: "about that", "dazu".
        case topic
        /// A time relative to what was shown: "since then".
        case relative(Relation)
    }

    /// The relation of a time to what the last answer showed.
    enum Relation: Sendable {
        case before
        case after
        /// "Since then": everything after it.
        case since
        case then
    }

    /// The position of a document in the last answer.
    enum Ordinal: Sendable {
        case item(Int)
        case last
        case next
        case latest
        case earliest
        /// "Number": a number follows.
        case number
    }

    var openings: [(Opening, String)]
    var endings: [(Ending, String)]
    var fillers: String
    /// Phrases that drop a condition: "any time".
    var dropped: [(ReadingPart, String)]
    /// Phrases that repeat the question for another kind of answer: "who", "how many".
    var intents: [(Intent, String)]
    /// Phrases about the last answer: "more", "why".
    var requests: [(ConversationRequest, String)]
    var open: String
    var pronouns: [(Pronoun, String)]
    /// Phrases for the position of a shown document, besides ordinals.
    var ordinals: [(Ordinal, String)]
    /// Nouns for a document of the last answer: "the second meeting".
    var documentNouns: String
    /// Words without meaning before a shifted time: "in the".
    var shiftLead: String
    /// Phrases after a unit of time; -1 shifts back, 1 forward.
    var shiftBehind: [(Int, String)]
    /// Phrases before a unit of time; -1 shifts back, 1 forward.
    var shiftBefore: [(Int, String)]
    /// Words that may also count from now: "next".
    var countingFromNow: String
    /// Question words for a neighbouring meeting: "which", "what".
    var neighbourAskers: String
    /// Verbs of a question for a neighbouring meeting: "came next".
    var neighbourVerbs: [(Int, String)]
    /// Phrases that ask for earlier or later times on their own: "before that", "later".
    var relations: [(Relation, String)]
    /// Phrases for some of the shown documents, before a condition: "the one", "those".
    var chosen: String
    /// The first words of such a condition: "in", "with".
    var choosing: String
    /// Phrases for all shown documents in a question for some of them: "of them".
    var amongThem: String
    var smallTalk: [(SmallTalk, String)]
    /// Phrases before a colon and what is to be written down.
    var captured: [(Capture.Kind, String)]
    /// Phrases directly before what is to be written down.
    var capturing: [(Capture.Kind, String)]
    /// The phrase before which "Friday" means the future: "what's on".
    var ahead: String
    /// Prepositions before an added topic, "and on Android?"; after the same preposition, a topic is replaced instead.
    var adding: String
    /// The noun before "not the stand-ups" that makes it an exclusion: "meetings".
    var leftOutOf: String
    /// The word that makes everything after it an excluded title: "except".
    var except: String
    /// The word for a meeting as a place: "there".
    var there: String
    var and: String
    var genitive: String
    /// Verbs after which "there" is not a place: "were there".
    var existential: String
}

/// A request about the last answer.
public enum ConversationRequest: Hashable, Sendable {
    /// More of the answer.
    case more
    /// An explanation of the answer.
    case explain
    /// A repetition of the answer.
    case again
    /// A return to the previous answer.
    case undo
    /// The file of a shown document.
    case open(Focus)
}

/// A kind of small talk.
public enum SmallTalk: String, CaseIterable, Sendable {
    case hello, thanks, bye, capabilities, identity, help, wellbeing
}
