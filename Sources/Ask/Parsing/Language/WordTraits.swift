/// What single words of a language do in questions, apart from the phrases that they begin.
struct WordTraits: OptionSet, Hashable, Sendable {
    let rawValue: UInt64

    /// Carries no topic: a function word, or a verb or noun of asking.
    static let idle = WordTraits(rawValue: 1 << 0)
    /// I, we, my, our: whoever asks.
    static let speaker = WordTraits(rawValue: 1 << 1)
    /// I, me, my: the vault's owner alone.
    static let owner = WordTraits(rawValue: 1 << 2)
    static let and = WordTraits(rawValue: 1 << 3)
    static let or = WordTraits(rawValue: 1 << 4)
    /// the, a, my, our: a noun follows.
    static let determiner = WordTraits(rawValue: 1 << 5)
    /// Stands before a kind of document where a list is wanted: which, show, all.
    static let listing = WordTraits(rawValue: 1 << 6)
    /// A list is wanted, whatever of: list.
    static let list = WordTraits(rawValue: 1 << 7)
    /// Verbs of having meetings and writing notes: no topic where the question is about meetings or notes themselves.
    static let meetingVerb = WordTraits(rawValue: 1 << 8)
    /// Before a person who takes part: with, met.
    static let attendeeCue = WordTraits(rawValue: 1 << 9)
    /// Before a person who speaks or writes: from, by.
    static let speakerCue = WordTraits(rawValue: 1 << 10)
    /// Before a person whom the text mentions: about.
    static let subjectCue = WordTraits(rawValue: 1 << 11)
    /// Behind a person who speaks: said, thinks.
    static let speakerVerb = WordTraits(rawValue: 1 << 12)
    /// What people do together: discuss, meet, agree; whoever stands before it takes part.
    static let sharedVerb = WordTraits(rawValue: 1 << 13)
    /// A meeting of a certain sort: it can be counted and listed, but its name belongs to the topic.
    static let series = WordTraits(rawValue: 1 << 14)
    /// Before a document or place that answers stand in: in, at, during.
    static let containerCue = WordTraits(rawValue: 1 << 15)
    /// Ends the name of a meeting or note: a preposition, conjunction or auxiliary.
    static let boundary = WordTraits(rawValue: 1 << 16)
    /// "Between" two meetings or people.
    static let between = WordTraits(rawValue: 1 << 17)
    /// Behind a count of meetings: ago.
    static let ago = WordTraits(rawValue: 1 << 18)
    /// to, with: behind a verb of meeting somebody.
    static let toward = WordTraits(rawValue: 1 << 19)
    /// Stands before the name of a tag.
    static let tagWord = WordTraits(rawValue: 1 << 20)
    /// not: what follows is denied.
    static let not = WordTraits(rawValue: 1 << 21)
    /// still, left: looks from now on.
    static let still = WordTraits(rawValue: 1 << 22)
    /// hours, minutes: counted, they ask how long.
    static let timeUnit = WordTraits(rawValue: 1 << 23)
    /// say, about: behind a kind of document no list is wanted.
    static let content = WordTraits(rawValue: 1 << 24)
    /// Verbs that decline or cancel, see `QuestionLanguage.statuses`.
    static let cancelled = WordTraits(rawValue: 1 << 25)
    static let declined = WordTraits(rawValue: 1 << 26)
    /// The state of tasks.
    static let overdue = WordTraits(rawValue: 1 << 27)
    static let due = WordTraits(rawValue: 1 << 28)
    static let done = WordTraits(rawValue: 1 << 29)
    /// of: joins a unit of time and a meeting.
    static let of = WordTraits(rawValue: 1 << 30)
    /// A noun of what somebody wrote: notes, memo, view.
    static let writing = WordTraits(rawValue: 1 << 31)
    /// Who is asked after: he, she, they, it.
    static let pronoun = WordTraits(rawValue: 1 << 32)
    /// did, have, was: an auxiliary verb.
    static let auxiliary = WordTraits(rawValue: 1 << 33)
    /// two, both, all before a name in the plural, or a verb of the calendar; on: may end "what's on".
    static let onlyWithTime = WordTraits(rawValue: 1 << 34)
    /// A word of asking (what, which) that may also list.
    static let question = WordTraits(rawValue: 1 << 35)
    /// Verbs with which people come together: met, spoke.
    static let meetVerb = WordTraits(rawValue: 1 << 36)
    /// with, in, from …: may stand between a word of exclusion and what is excluded.
    static let linking = WordTraits(rawValue: 1 << 37)
    /// The word names a kind of document in the plural, or a kind that is asked for without article.
    static let plural = WordTraits(rawValue: 1 << 38)
    /// Nouns that documents are called by: doc, review, offsite; in a name behind "in the" they make it one.
    static let documentNoun = WordTraits(rawValue: 1 << 39)
    /// A verb that stands before who speaks: sagte, meinte.
    static let invertedVerb = WordTraits(rawValue: 1 << 44)
    /// Alone an order of time: zuletzt.
    static let sureOrder = WordTraits(rawValue: 1 << 45)
    /// Before a place: on, via.
    static let placeCue = WordTraits(rawValue: 1 << 46)
    /// from: begins a stretch of time that ends with a meeting.
    static let from = WordTraits(rawValue: 1 << 47)
    /// there, attend: whether somebody was at a meeting.
    static let presence = WordTraits(rawValue: 1 << 48)
    /// time: "the last time" asks when.
    static let timeNoun = WordTraits(rawValue: 1 << 49)
    /// morning, evening: a part of the day of a meeting.
    static let dayPart = WordTraits(rawValue: 1 << 50)
    /// without, no: leaves something out, but may also belong to a topic: "about life without meetings".
    static let lacking = WordTraits(rawValue: 1 << 51)
    /// Ends an ordinal written in digits: nd, rd, th.
    static let ordinalEnding = WordTraits(rawValue: 1 << 40)
    /// me: the owner spoken of.
    static let object = WordTraits(rawValue: 1 << 42)
    /// Ends a noun that documents are called by, with a hyphen or behind its first part: stand-up, kick off, 1:1.
    static let nounEnding = WordTraits(rawValue: 1 << 43)
    /// May stand between a name and its verb: ever, also.
    static let adverb = WordTraits(rawValue: 1 << 41)

    /// promise, promised: what somebody said that they would do.
    static let promise = WordTraits(rawValue: 1 << 52)

    /// else: others than those whom everybody knows of, such as who asks.
    static let others = WordTraits(rawValue: 1 << 54)

    /// called, titled: a name follows.
    static let naming = WordTraits(rawValue: 1 << 55)

    /// event: what a calendar holds, or what happens to somebody.
    static let happening = WordTraits(rawValue: 1 << 56)

    /// whose: somebody's.
    static let whose = WordTraits(rawValue: 1 << 53)

    /// am, does, any: begins a question for yes or no.
    static let opening = WordTraits(rawValue: 1 << 57)
    /// if, whether: what follows is asked yes or no.
    static let whether = WordTraits(rawValue: 1 << 58)
    /// was, did: looks back.
    static let past = WordTraits(rawValue: 1 << 60)
    /// have, has: what has been.
    static let perfect = WordTraits(rawValue: 1 << 63)
    /// upcoming: of several, all that are still to come.
    static let upcoming = WordTraits(rawValue: 1 << 61)
    /// last, takes: how long something is.
    static let lasting = WordTraits(rawValue: 1 << 62)
    /// you: who is asked.
    static let addressee = WordTraits(rawValue: 1 << 59)

    /// Every word before a name that says its role.
    static let anyCue: WordTraits = [.attendeeCue, .speakerCue, .subjectCue]
}
