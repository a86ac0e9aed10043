import Model
import Text
import Time

/// Reads a question: time, people, tags, kinds, intent, and what is left as its topic.
///
/// Pure: the same question, names and moment give the same reading. Linear in the length of the question, which is cut at
/// `longestQuestion`.
public struct QuestionParser: Sendable {
    /// Longer questions are cut here, in characters: what is behind is not a question any more.
    public static let longestQuestion = 4000

    private let names: KnownNames
    private let people: PeopleFinder
    private let tags: Set<String>
    private let weekStart: Weekday
    private let dayFirst: Bool

    /// A parser for the questions over one vault.
    ///
    /// - Parameters:
    ///   - names: What the vault knows by name.
    ///   - weekStart: The weekday that weeks begin with.
    ///   - dayFirst: Whether 3/4 is the third of April.
    public init(names: KnownNames, weekStart: Weekday = .monday, dayFirst: Bool = false) {
        self.names = names
        self.weekStart = weekStart
        self.dayFirst = dayFirst
        people = PeopleFinder(names)
        tags = Set(names.tags.map { $0.lowercased() })
    }

    /// Reads a question.
    ///
    /// - Parameters:
    ///   - question: What the user typed.
    ///   - now: The moment it is asked at.
    /// - Returns: The reading; a question without words has an empty topic.
    public func parse(_ question: String, now: CivilDateTime) -> ParsedQuestion {
        let text = String(question.prefix(QuestionParser.longestQuestion))
        var draft = QuestionDraft(text)
        draft.readPhrases()
        let language = draft.language
        draft.readTime(
            grammar: TimeGrammar(
                now: now, weekStart: weekStart, dayFirst: dayFirst || language == .german, language: language))
        draft.readTags(known: tags)
        draft.readPeople(people)
        draft.readIntent()
        draft.settleTime(now: now)
        draft.readKinds()
        draft.readExclusions()
        draft.readRoles()
        return draft.finished(now: now)
    }
}
