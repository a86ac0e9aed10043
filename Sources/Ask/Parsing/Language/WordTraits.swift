/// Properties of single words in questions, besides the phrases that they begin.
struct WordTraits: OptionSet, Hashable, Sendable {
    let rawValue: UInt64

    /// Not a topic: a function word, or a verb or noun of asking.
    static let idle = WordTraits(rawValue: 1 << 0)
    /// "I", "we", "my", "our": the user.
    static let speaker = WordTraits(rawValue: 1 << 1)
    /// "I", "me", "my": the vault's owner alone.
    static let owner = WordTraits(rawValue: 1 << 2)
    static let and = WordTraits(rawValue: 1 << 3)
    static let or = WordTraits(rawValue: 1 << 4)
    /// "The", "a", "my", "our": before a noun.
    static let determiner = WordTraits(rawValue: 1 << 5)
    /// "Which", "show", "all": before a kind of document to be listed.
    static let listing = WordTraits(rawValue: 1 << 6)
    /// "List": asks for a list of anything.
    static let list = WordTraits(rawValue: 1 << 7)
    /// A verb of having meetings or writing notes; not a topic in questions about meetings or notes themselves.
    static let meetingVerb = WordTraits(rawValue: 1 << 8)
    /// "With", "met": before an attendee.
    static let attendeeCue = WordTraits(rawValue: 1 << 9)
    /// "From", "by": before a speaker or writer.
    static let speakerCue = WordTraits(rawValue: 1 << 10)
    /// "About": before a person whom the text mentions.
    static let subjectCue = WordTraits(rawValue: 1 << 11)
    /// "Said", "thinks": after a speaker.
    static let speakerVerb = WordTraits(rawValue: 1 << 12)
    /// "Discuss", "meet", "agree": shared activities; the subject takes part.
    static let sharedVerb = WordTraits(rawValue: 1 << 13)
    /// A kind of meeting that can be counted and listed, but whose name belongs to the topic.
    static let series = WordTraits(rawValue: 1 << 14)
    /// "In", "at", "during": before the source of an answer.
    static let containerCue = WordTraits(rawValue: 1 << 15)
    /// A preposition, conjunction or auxiliary that ends the name of a meeting or note.
    static let boundary = WordTraits(rawValue: 1 << 16)
    static let between = WordTraits(rawValue: 1 << 17)
    /// "Ago": after a number of meetings.
    static let ago = WordTraits(rawValue: 1 << 18)
    /// "To", "with": after a verb of meeting somebody.
    static let toward = WordTraits(rawValue: 1 << 19)
    static let tagWord = WordTraits(rawValue: 1 << 20)
    static let not = WordTraits(rawValue: 1 << 21)
    /// "Still", "left": from now on.
    static let still = WordTraits(rawValue: 1 << 22)
    /// "Hours", "minutes": after "how many", asks for a duration.
    static let timeUnit = WordTraits(rawValue: 1 << 23)
    /// "Say", "about": after a kind of document that is not to be listed.
    static let content = WordTraits(rawValue: 1 << 24)
    static let cancelled = WordTraits(rawValue: 1 << 25)
    static let declined = WordTraits(rawValue: 1 << 26)
    static let overdue = WordTraits(rawValue: 1 << 27)
    static let due = WordTraits(rawValue: 1 << 28)
    static let done = WordTraits(rawValue: 1 << 29)
    /// "Of": between a time unit and a meeting.
    static let of = WordTraits(rawValue: 1 << 30)
    /// "Notes", "memo", "view": something that a person wrote.
    static let writing = WordTraits(rawValue: 1 << 31)
    /// "He", "she", "they", "it".
    static let pronoun = WordTraits(rawValue: 1 << 32)
    static let auxiliary = WordTraits(rawValue: 1 << 33)
    /// "On", "anything": asks for the calendar, but only with a time.
    static let onlyWithTime = WordTraits(rawValue: 1 << 34)
    /// "What", "which": a question word that may also introduce a list.
    static let question = WordTraits(rawValue: 1 << 35)
    /// "Met", "spoke": a verb of meeting people.
    static let meetVerb = WordTraits(rawValue: 1 << 36)
    /// "With", "in", "from": may stand between a word of exclusion and the excluded item.
    static let linking = WordTraits(rawValue: 1 << 37)
    /// A kind of document in the plural.
    static let plural = WordTraits(rawValue: 1 << 38)
    /// "Doc", "review", "offsite": a noun for documents; a name with one after "in the" names a document.
    static let documentNoun = WordTraits(rawValue: 1 << 39)
    /// "Sagte", "meinte": a verb before its speaker.
    static let invertedVerb = WordTraits(rawValue: 1 << 44)
    /// "Zuletzt": an order on its own.
    static let sureOrder = WordTraits(rawValue: 1 << 45)
    /// "On", "via": before a meeting place.
    static let placeCue = WordTraits(rawValue: 1 << 46)
    /// "From": begins a range that ends with a meeting.
    static let from = WordTraits(rawValue: 1 << 47)
    /// "There", "attend": attendance.
    static let presence = WordTraits(rawValue: 1 << 48)
    /// "Time": "the last time" asks for a date.
    static let timeNoun = WordTraits(rawValue: 1 << 49)
    /// "Morning", "evening": a part of the day of a meeting.
    static let dayPart = WordTraits(rawValue: 1 << 50)
    /// "Without", "no": an exclusion, or part of a topic: "about life without meetings".
    static let lacking = WordTraits(rawValue: 1 << 51)
    /// "Nd", "rd", "th": the ending of an ordinal in digits.
    static let ordinalEnding = WordTraits(rawValue: 1 << 40)
    static let object = WordTraits(rawValue: 1 << 42)
    /// The last part of a compound for a document: "stand-up", "kick off", "1:1".
    static let nounEnding = WordTraits(rawValue: 1 << 43)
    /// "Ever", "also": may stand between a name and its verb.
    static let adverb = WordTraits(rawValue: 1 << 41)

    /// "Promise", "promised": a promise to do something.
    static let promise = WordTraits(rawValue: 1 << 52)

    /// "Else": excludes people already known, such as the user.
    static let others = WordTraits(rawValue: 1 << 54)

    /// "Called", "titled": before a name.
    static let naming = WordTraits(rawValue: 1 << 55)

    /// "Event": a calendar entry, or something that happens to somebody.
    static let happening = WordTraits(rawValue: 1 << 56)

    static let whose = WordTraits(rawValue: 1 << 53)

    /// "Am", "does", "any": begins a yes-or-no question.
    static let opening = WordTraits(rawValue: 1 << 57)
    /// "If", "whether": before an indirect yes-or-no question.
    static let whether = WordTraits(rawValue: 1 << 58)
    static let past = WordTraits(rawValue: 1 << 60)
    static let perfect = WordTraits(rawValue: 1 << 63)
    /// "Upcoming": with a plural, all future items.
    static let upcoming = WordTraits(rawValue: 1 << 61)
    /// "Last", "takes": a verb of duration.
    static let lasting = WordTraits(rawValue: 1 << 62)
    /// "You": the program.
    static let addressee = WordTraits(rawValue: 1 << 59)

    /// Words before a name that indicate its role.
    static let anyCue: WordTraits = [.attendeeCue, .speakerCue, .subjectCue]
}
