/// The words of one language for both import and questions: of the calendar, of counting, of grammar, of minutes.
///
/// Words are in lower case and separated by blanks. Those of the calendar and of counting have their accents; others are folded.
public struct LanguageLexicon: Sendable {
    /// The spellings of each month from January on: its name, then abbreviations and other forms.
    public let months: [String]
    /// The spellings of each weekday from Monday on: its name, then abbreviations and other forms.
    public let weekdays: [String]
    /// The possible lengths of a weekday's abbreviation at the head of a date, in letters.
    public let weekdayLetters: ClosedRange<Int>
    /// The spellings of the units of time.
    public let units: [(unit: CalendarUnit, words: String)]
    /// The number words from zero to twenty.
    public let numbers: String
    /// The tens from thirty on.
    public let tens: String
    /// The spellings of each ordinal from the first on.
    public let ordinals: [String]
    /// Endings of ordinals after digits: "nd".
    public let ordinalEndings: String
    /// Indefinite articles, which also mean the count one.
    public let indefinite: String
    /// Definite articles.
    public let definite: String
    /// Words joined to the next by an apostrophe: the "l" of "l'année".
    public let elisions: String
    /// Words of grammar: articles, pronouns, prepositions, auxiliaries.
    public let functionWords: String
    /// Function words that are names or other words in other languages ("la", "son", "car"); they count only if the language is known.
    public let sharedWords: String
    /// Verbs and nouns used to ask about notes and meetings.
    public let askingWords: String
    /// Further frequent words that indicate the language.
    public let marks: String
    /// Titles before the names of people.
    public let titles: String
    /// The names of duties in meetings.
    public let duties: [DutyNames]
    /// The words of labels in minutes.
    public let labels: LabelWords
    /// The words of actions in minutes.
    public let actions: ActionWords
    /// The words around people's names.
    public let people: PersonWords

    /// The name of each month, from January on.
    public var monthNames: [Substring] { months.map(LanguageLexicon.firstWord) }

    /// The name of each weekday, from Monday on.
    public var weekdayNames: [Substring] { weekdays.map(LanguageLexicon.firstWord) }

    private static func firstWord(_ words: String) -> Substring { words.prefix { $0 != " " } }
}

/// A unit of the calendar, for counting or naming time.
public enum CalendarUnit: Hashable, Sendable {
    /// A workday is any day from Monday to Friday.
    case second, minute, hour, day, workday, weekend, week, fortnight, month, quarter, halfYear, year, decade
}

/// A duty in a meeting.
public enum MeetingDuty: Hashable, Sendable {
    /// The person who leads it: the chair, the facilitator.
    case chair
    /// The person who writes its minutes: the scribe, the note taker.
    case scribe
}

/// The names of a duty in meetings; `_` is a blank within a name.
public struct DutyNames: Sendable {
    /// The duty.
    public let duty: MeetingDuty
    /// The names in minutes and in questions.
    public let names: String
    /// Names only in minutes: those that are an office in a question ("who is the secretary"), or too general.
    public let labels: String
    /// Participles before "by" and a name: "the meeting was led by Ana".
    public let deeds: String
}
