import Model
import Parsing
import Testing
import Time

/// What is understood of a question beyond its intent, people and filters.
@Suite struct QuestionReadingTests {
    @Test func `an hour beside days is an hour of each of them`() throws {
        let spans = try #require(try Names.reading("meetings before 9am last week").time).spans
        #expect(spans.count == 7)
        #expect(spans.first?.start == CivilDate(year: 2026, month: 3, day: 9)?.midnight)
        #expect(spans.first?.end == CivilDate(year: 2026, month: 3, day: 9)?.at(hour: 9))
    }

    @Test func `a word of time inside an idiom tells no time`() throws {
        let deeds = try Names.reading("what was Priya up to in February")
        #expect(deeds.time?.spans.first?.start == CivilDate(year: 2026, month: 2, day: 1)?.midnight)
        #expect(deeds.intent == .discuss && deeds.topic.isEmpty)
        let duty = try Names.reading("who looks after the website")
        #expect(duty.time == nil && duty.intent == .who && duty.topic == "website")
    }

    @Test(arguments: [
        ("what did I do on the front end last August", 8), ("did the grant come through in May?", 5),
    ])
    func `an end of a thing and a particle of a verb are no times`(question: String, month: Int) throws {
        let span = try #require(try Names.reading(question).time?.spans.first)
        #expect(span.start?.date.month == month && span.start?.date.day == 1)
        #expect(span.end == span.start?.date.adding(months: 1).midnight)
    }

    @Test func `a "when" behind an open question asks for no date`() throws {
        let reading = try Names.reading("what happened when I asked the landlord for a cat")
        #expect(reading.intent != .when)
        #expect(try Names.reading("I want to know when I asked the landlord for a cat").intent == .when)
    }

    @Test func `why something had to be done asks for no tasks`() throws {
        #expect(try Names.reading("why did the mast have to be done over").intent == .find)
        #expect(try Names.reading("what has to be done at the mast").intent == .tasks)
    }

    @Test(arguments: ["one of my trips", "one of the trips"]) func `one of several is no day`(words: String) throws {
        #expect(try Names.reading("who came along on \(words)").time == nil)
    }

    @Test(arguments: [
        "which committee members were there on Monday", "which board members attended on Monday",
        "what directors were present on Monday",
    ]) func `which members were there asks who was`(question: String) throws {
        let reading = try Names.reading(question)
        #expect(reading.request.isOfAttendance && reading.topic.isEmpty)
        #expect(try Names.reading("which boats were there on Monday").intent != .who)
    }

    @Test func `a word of asking that ends a name in capitals belongs to the topic`() throws {
        #expect(try Names.reading("what ideas did the Green Team have").topic == "ideas Green Team")
        #expect(try Names.reading("what ideas did the team have").topic == "ideas")
    }

    @Test func `any such thing is no document`() throws {
        #expect(try Names.reading("how do I name the folder for a dinghy weekly shoot").references.isEmpty)
    }

    @Test func `what we skipped is asked for, not left out`() throws {
        #expect(try Names.reading("why did we skip the Friday call").time?.spans.count == 1)
    }

    @Test(arguments: ["last week except Monday", "last week but not Monday", "last week, skip Monday"])
    func `a day that is left out is one of the week named`(words: String) throws {
        let spans = try #require(try Names.reading("meetings \(words)").time).spans
        #expect(spans.map(\.start) == [CivilDate(year: 2026, month: 3, day: 10)?.midnight])
    }

    @Test func `what comes from a meeting comes after it`() throws {
        let reading = try Names.reading("what still needs doing from the November meeting?")
        #expect(reading.intent == .tasks)
        #expect(reading.time?.spans.first?.start == CivilDate(year: 2025, month: 11, day: 1)?.midnight)
    }

    @Test func `what somebody lacks is left out of nothing`() throws {
        let reading = try Names.reading("can guests without a key open the shed")
        #expect(reading.excluded == Exclusions() && reading.unread.isEmpty)
        #expect(try Names.reading("how long were guests unable to row").topic == "guests unable row")
    }

    @Test(arguments: ["what was sent in September and November 2024", "the September and November 2024 mailings"])
    func `months in a row share the year behind them`(question: String) throws {
        let spans = try #require(try Names.reading(question).time).spans
        #expect(spans.map(\.start) == [9, 11].map { CivilDate(year: 2024, month: $0, day: 1)?.midnight })
    }

    @Test(arguments: [
        ("how many meetings do we have minutes of", ""), ("what do the December minutes say about the rent", "rent"),
        ("which day do the minutes of 3 March give for the party", "party"),
        ("how many hours does the sailing log give for the regatta", "sailing log regatta"),
    ])
    func `minutes that tell something are no topic`(question: String, topic: String) throws {
        #expect(try Names.reading(question).topic == topic)
    }

    @Test func `minutes are a time, too`() throws {
        #expect(try Names.reading("did we keep the 10 minutes of silence").topic.contains("minutes"))
    }

    @Test func `"us" behind a verb is no subject`() throws {
        func isObject(_ question: String) throws -> Bool {
            guard case .actor(let actor) = try Names.reading(question).request else { return false }
            return actor.isObject
        }
        #expect(try !isObject("who told us about the winch"))
        #expect(try !isObject("whose idea was the winch"))
        #expect(try isObject("whose winch is that"))
    }

    @Test func `a month beside another one is no name`() throws {
        #expect(try #require(try Names.reading("who came to the May and June calls").time).spans.count == 2)
        #expect(try Names.reading("which rules may or may not be bent").time == nil)
    }

    @Test(arguments: [
        "where is the key kept these days?", "who runs the archive these days?", "where does the paper stand now?",
    ])
    func `a state of now has no time`(question: String) throws {
        let reading = try Names.reading(question)
        #expect(reading.time == nil && reading.seeksPresent)
    }

    @Test func `what happened these days has one`() throws {
        #expect(try Names.reading("what have I been doing these days").time != nil)
    }

    @Test func `a number before a part of the day counts`() throws {
        #expect(try Names.reading("what did the two evening walks cost").time == nil)
    }

    @Test func `a part of an unknown day in the past is not today's`() throws {
        #expect(try Names.reading("who found the key in the morning").time == nil)
        #expect(try Names.reading("what happened in the morning").time != nil)
    }

    @Test func `how much was raised asks for an amount, what was raised for a discussion`() throws {
        let reading = try Names.reading("how much did we actually raise in 2025")
        #expect(reading.intent == .find && reading.topic == "raise")
        #expect(try Names.reading("what did Sarah raise last week").intent == .discuss)
    }

    @Test func `either of two people is meant by "or", both by "and"`() throws {
        #expect(try Names.reading("meetings with Bob or Tomasz").people.map(\.isAlternative) == [false, true])
        #expect(try Names.reading("meetings with Bob and Tomasz").people.map(\.isAlternative) == [false, false])
    }

    @Test func `several people are left out together`() throws {
        let reading = try Names.reading("meetings last week without Bob or Tomasz")
        #expect(reading.people.isEmpty)
        #expect(reading.excluded.people.flatMap(\.candidates).map(\.name) == ["Robert Okafor", "Tomasz Wieczorek"])
    }

    @Test func `a tag that is left out is not wanted`() throws {
        let reading = try Names.reading("notes not tagged hiring")
        #expect(reading.tags.isEmpty)
        #expect(reading.excluded.tags == ["hiring"])
    }

    @Test func `titles that are left out lose the ending of their plural`() throws {
        #expect(
            try Names.reading("meetings last week except stand-ups and reviews").excluded.titles == [
                "stand up", "review",
            ])
    }

    @Test(arguments: [
        ("overdue tasks", TaskState.overdue, false), ("tasks due this week", .due, false),
        ("which tasks are done", .done, false), ("my overdue tasks", .overdue, true),
    ])
    func `the state of tasks and whose they are is read`(question: String, state: TaskState, isOwn: Bool) throws {
        let reading = try Names.reading(question)
        #expect(reading.intent == .tasks)
        #expect(reading.request.tasks?.state == state)
        #expect(reading.request.tasks?.isOwn == isOwn)
    }

    @Test func `tasks that are not done are open`() throws {
        #expect(try Names.reading("tasks that are not done").request.tasks?.state == nil)
    }

    @Test func `a time alone asks what was or what will be`() throws {
        #expect(try Names.reading("yesterday").intent == .discuss)
        #expect(try Names.reading("next week").intent == .agenda)
        #expect(try Names.reading("next week").time?.isFilter == true)
    }

    @Test func `cancelled meetings are wanted only by that word`() throws {
        #expect(try Names.reading("cancelled meetings").statuses == [.cancelled])
        #expect(try Names.reading("meetings last week").statuses.isEmpty)
    }

    @Test func `a calendar is asked about the day to come`() throws {
        let start = try Names.reading("anything on friday?").time?.hull.start
        #expect(start == CivilDate(year: 2026, month: 3, day: 20)?.midnight)
    }

    @Test func `decisions of a time are those of that time, decisions about something only prefer it`() throws {
        #expect(try Names.reading("what did we decide last week").time?.isFilter == true)
        #expect(try Names.reading("what did we decide about boats last week").time?.isFilter == false)
    }

    @Test(arguments: [
        "what was Sarah's view on the mast", "Sarah's stance on the mast", "what were Sarah's thoughts about the mast",
        "was war Sarahs Meinung zu dem Mast",
    ]) func `a noun for what somebody thinks is no topic`(question: String) throws {
        let reading = try Names.reading(question)
        #expect(reading.topic.lowercased() == "mast")
        #expect(reading.people.map(\.role) == [.speaker])
    }

    @Test func `an amount in a question about the past is no time ahead`() throws {
        #expect(try Names.reading("what did Sarah say about money that is not spent in a year?").time == nil)
        #expect(try Names.reading("what do we have in two weeks?").time != nil)
    }

    @Test(arguments: [
        "What is Sarah to do?", "what was Sarah going to do about the mast", "what has Sarah to do",
        "was soll Sarah tun",
        "muss ich morgen etwas machen",
    ]) func `what somebody is to do are tasks`(question: String) throws {
        #expect(try Names.reading(question).intent == .tasks)
    }

    @Test(arguments: ["what is there to do in Lisbon", "what should we do with the old sails"])
    func `what there is to do is no task of anybody`(question: String) throws {
        #expect(try Names.reading(question).intent != .tasks)
    }
}
