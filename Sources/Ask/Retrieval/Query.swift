import Model
import Parsing
import Store
import Text
import Time

/// What the index is asked: exact conditions, words to rank by, and preferences.
public struct Query: Sendable {
    /// What documents must be.
    public var filter: DocumentFilter
    /// The words to rank by.
    public var text: String
    /// Words of asking, folded, that rank beside them; they count little in telling whether something answers.
    public var frame: [String] = []
    /// The language of the question.
    public var language: TextLanguage
    /// Whether what is sought may stand there in other words altogether: then related words count as in the place of the question's.
    public var isInOtherWords = false
    /// Phrases that must occur.
    public var phrases: [String]
    /// Times that are preferred without being required.
    public var preferredSpans: [TimeSpan]
    /// People who are preferred as attendees and speakers.
    public var preferredPeople: [Person]
    /// Names of people who are asked about: their own pages and contacts are as much about them as what they say.
    public var subjects: Set<String>
    /// Whether nothing else is asked about, so that their own pages come first.
    public var isAboutSubjectsAlone: Bool
    /// Whether what was said about something is asked for, not a line that answers.
    public var isDiscussion = false
    /// What a text should hold: a time for "when", a number for "how many".
    public var wants: ChunkMarks = []
    /// The moment whose state is asked for; nil where older documents are as good as new ones.
    public var presentState: CivilDateTime?
    /// Whether only a vague time says so: "recently" is less than "the current price".
    public var isVaguelyPresent = false

    /// A query for words.
    ///
    /// - Parameters:
    ///   - text: The words to rank by.
    ///   - filter: What documents must be.
    public init(text: String, filter: DocumentFilter = DocumentFilter()) {
        self.text = text
        self.filter = filter
        language = LanguageDetector.language(of: text)
        phrases = []
        preferredSpans = []
        preferredPeople = []
        subjects = []
        isAboutSubjectsAlone = false
    }

    /// The query of a reading: what is explicit becomes a condition, the rest a preference.
    ///
    /// - Parameters:
    ///   - reading: What was understood of a question.
    ///   - scope: The file or folder that the answer must come from.
    public init(_ reading: ParsedQuestion, scope: String? = nil) {
        self.init(text: reading.topic, filter: DocumentFilter(reading, scope: scope))
        language = LanguageDetector.language(of: reading.question)
        phrases = reading.phrases
        frame = reading.frame
        if let time = reading.time, !time.isFilter, !time.isVague { preferredSpans = time.spans }
        // Where lines are sought, even somebody who must attend may be what a line speaks of.
        let seeksLines = [.find, .when, .who, .decision].contains(reading.intent)
        let named = reading.people.filter { $0.role != .attendee || seeksLines }
        // A question about nothing but somebody wants what is said of them, not what they said.
        preferredPeople = named.filter { $0.role == .speaker || !reading.topic.isEmpty }.flatMap(\.candidates)
        isAboutSubjectsAlone = reading.topic.isEmpty
        isDiscussion = [.discuss, .summary, .decision].contains(reading.intent)
        if reading.intent == .when || reading.intent == .duration { wants.insert(.time) }
        isVaguelyPresent = reading.time?.isVague ?? false
        if reading.seeksNumber { wants.insert(.number) }
        let subjects = isAboutSubjectsAlone ? named : named.filter { $0.role != .speaker && $0.role != .attendee }
        self.subjects = Set(subjects.flatMap(\.candidates).map(\.name))
        // A place that need not hold is looked for like any word.
        let places = filter.places.isEmpty ? reading.places : []
        text = ([reading.topic] + named.map(\.text) + places).filter { !$0.isEmpty }.joined(separator: " ")
        // "To be or not to be" has no word that carries a topic.
        if text.isEmpty { text = reading.phrases.joined(separator: " ") }
    }
}

extension DocumentFilter {
    /// The exact conditions of a reading.
    ///
    /// - Parameters:
    ///   - reading: What was understood of a question.
    ///   - scope: The file or folder that the answer must come from.
    public init(_ reading: ParsedQuestion, scope: String? = nil) {
        self.init()
        // "Who is the lawyer now" is no question about today; "my recent meetings" are those of the last weeks.
        if let time = reading.time, time.isFilter, !time.isVague || reading.topic.isEmpty { spans = time.spans }
        kinds = reading.kinds
        statuses = reading.statuses
        excludedKinds = reading.excluded.kinds
        attendees = DocumentFilter.groups(reading, of: .attendee)
        // Where lines are sought, what somebody said is preferred; of lists, it is all there is.
        if [.list, .count, .duration].contains(reading.intent) {
            authors = DocumentFilter.groups(reading, of: .speaker)
        }
        excludedAttendees = Set(reading.excluded.people.flatMap { $0.candidates.map(\.number) })
        tags = reading.tags
        excludedTags = reading.excluded.tags
        excludedPlaces = reading.excluded.places
        excludedTitles = reading.excluded.titles
        documents = reading.containers.map(\.documents)
        // Lines that answer may stand anywhere, whatever room they are about.
        let seeksLines = [.find, .when, .decision].contains(reading.intent)
        places = seeksLines && !reading.topic.isEmpty ? [] : reading.places
        self.scope = scope
    }

    /// The rows of the people of one role, alternatives together.
    private static func groups(_ reading: ParsedQuestion, of role: PersonReading.Role) -> [Set<Int>] {
        var groups: [Set<Int>] = []
        for person in reading.people where person.role == role {
            let numbers = Set(person.candidates.map(\.number))
            if person.isAlternative, !groups.isEmpty {
                groups[groups.count - 1].formUnion(numbers)
            } else {
                groups.append(numbers)
            }
        }
        return groups
    }
}
