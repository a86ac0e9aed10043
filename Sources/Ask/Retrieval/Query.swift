import Language
import Model
import Parsing
import Store
import Text
import Time

/// A query to the index: exact conditions, words to rank by, and preferences.
public struct Query: Sendable {
    /// The conditions that documents must meet.
    public var filter: DocumentFilter
    /// The words to rank by.
    public var text: String
    /// Folded words of asking, which are ranked too but count little as evidence of an answer.
    public var frame: [String] = []
    /// The whole question, phrases of which a note may abbreviate; empty for a query of words alone.
    public var question = ""
    /// The language of the question.
    public var language: Language
    /// Whether an answer may share no words with the question, so that related words count more.
    public var isInOtherWords = false
    /// Phrases that must occur.
    public var phrases: [String]
    /// Time spans that are preferred, not required.
    public var preferredSpans: [TimeSpan]
    /// People preferred as attendees and speakers.
    public var preferredPeople: [Person]
    /// Names of the people asked about: their pages and contacts are preferred as much as their own words.
    public var subjects: Set<String>
    /// Whether the question has no other topic, so that the people's own pages come first.
    public var isAboutSubjectsAlone: Bool
    /// Whether a discussion of something is asked for, not a single line with the answer.
    public var isDiscussion = false
    /// The end of a time order that the question asks for; nil for none.
    public var order: Order?
    /// Marks that a text should have: a time for "when", a number for "how many".
    public var wants: ChunkMarks = []
    /// The moment at which a current state is asked for; nil if newer documents are not preferred.
    public var presentState: CivilDateTime?
    /// Whether the question asks how things stand or ended, which newer documents tell.
    public var prefersNewer = false
    /// Whether just a vague time such as "recently" suggests a current state; it then counts less than in "the current price".
    public var isVaguelyPresent = false

    /// Creates a query for words.
    ///
    /// - Parameters:
    ///   - text: The words to rank by.
    ///   - filter: The conditions that documents must meet.
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

    /// Creates the query of a reading: explicit parts become conditions, the rest become preferences.
    ///
    /// - Parameters:
    ///   - reading: The reading of a question.
    ///   - scope: The file or folder from which the answer must come.
    public init(_ reading: ParsedQuestion, scope: String? = nil) {
        self.init(text: reading.topic, filter: DocumentFilter(reading, scope: scope))
        question = reading.question
        language = LanguageDetector.language(of: question)
        // "Combien de fois ai-je nagé" has few words by which a text shows its language; the reading knows the others too.
        if reading.language == .french { language = .french }
        phrases = reading.phrases
        frame = reading.frame
        if let time = reading.time, !time.isFilter, !time.isVague { preferredSpans = time.spans }
        // If lines are wanted, a required attendee may also be the subject of a line.
        let seeksLines = [.find, .when, .who, .decision].contains(reading.intent)
        let named = reading.people.filter { $0.role != .attendee || seeksLines }
        // A question about a person alone asks for lines about that person, not lines by them.
        preferredPeople = named.filter { $0.role == .speaker || !reading.topic.isEmpty }.flatMap(\.candidates)
        isAboutSubjectsAlone = reading.topic.isEmpty
        isDiscussion = [.discuss, .summary, .decision].contains(reading.intent)
        if reading.intent == .when || reading.intent == .duration { wants.insert(.time) }
        order = reading.order?.end
        prefersNewer = reading.prefersNewer
        isVaguelyPresent = reading.time?.isVague ?? false
        if reading.expectsNumber { wants.insert(.number) }
        let subjects = isAboutSubjectsAlone ? named : named.filter { $0.role != .speaker && $0.role != .attendee }
        self.subjects = Set(subjects.flatMap(\.candidates).map(\.name))
        // A place that is no condition is searched for like any word.
        let places = filter.places.isEmpty ? reading.places : []
        text = ([reading.topic] + named.map(\.text) + places).filter { !$0.isEmpty }.joined(separator: " ")
        // A quotation such as "To be or not to be" has no topic word.
        if text.isEmpty { text = reading.phrases.joined(separator: " ") }
    }
}

extension DocumentFilter {
    /// Creates the exact conditions of a reading.
    ///
    /// - Parameters:
    ///   - reading: The reading of a question.
    ///   - scope: The file or folder from which the answer must come.
    public init(_ reading: ParsedQuestion, scope: String? = nil) {
        self.init()
        // "Who is the lawyer now" does not ask about today only; "my recent meetings" means those of the last weeks.
        if let time = reading.time, time.isFilter, !time.isVague || reading.topic.isEmpty { spans = time.spans }
        kinds = reading.kinds
        isDated = reading.isOfDated
        statuses = reading.statuses
        excludedKinds = reading.excluded.kinds
        attendees = DocumentFilter.groups(reading, of: .attendee)
        // If lines are wanted, a speaker is only preferred; for lists and counts, a speaker is a condition.
        if [.list, .count, .duration].contains(reading.intent) {
            authors = DocumentFilter.groups(reading, of: .speaker)
        }
        // "Who besides Ana was there" leaves her out of the answer, not her meetings.
        if reading.intent != .who {
            let people = reading.excluded.personNumbers
            if reading.excluded.isOfAbsence { absentees = people } else { excludedAttendees = people }
        }
        tags = reading.tags
        excludedTags = reading.excluded.tags
        excludedPlaces = reading.excluded.places
        excludedTitles = reading.excluded.titles
        documents = reading.containers.map(\.documents)
        // Lines that answer may come from any document, whatever place they are about.
        let seeksLines = [.find, .when, .decision].contains(reading.intent)
        places = seeksLines && !reading.topic.isEmpty ? [] : reading.places
        self.scope = scope
    }

    /// Returns the rows of the people in a role, in groups; alternatives share a group.
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
