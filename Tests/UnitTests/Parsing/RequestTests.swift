import Model
import Testing
import Time

@testable import Parsing

/// What a question asks for, as one value with all that belongs to it.
@Suite struct RequestTests {
    /// What is asked for on Wednesday 18 March 2026, 10:15.
    private func request(_ question: String) throws -> Request {
        try Names.reading(question).request
    }

    @Test(
        arguments: [
            ("what is the wifi password?", .fact), ("where is the key?", .place),
            ("when did we meet Tomasz?", .date(DateRequest(isOfDeed: true))),
            ("when was the fair?", .date(DateRequest())),
            ("my busiest week", .busiest(.week)),
            ("what is on my calendar tomorrow?", .agenda(nil)), ("what did we decide about pricing?", .decision),
            ("what did Sarah say about pricing?", .discussion), ("summary of the offsite", .summary),
        ] as [(String, Request)])
    func `a question asks for one thing`(question: String, expected: Request) throws {
        #expect(try request(question) == expected)
    }

    @Test(arguments: [
        ("did Bob make it to the meeting last Monday?", true), ("did Bob turn up on 3 March?", true),
        ("did Bob make it?", false), ("did Bob turn up the heating?", false),
    ]) func `words of presence behind a person ask who was there, if a meeting or time is named`(
        question: String, isOfAttendance: Bool
    ) throws {
        let request = try request(question)
        if case .whether(.attendance, _) = request {
            #expect(isOfAttendance)
        } else {
            #expect(!isOfAttendance, "\(request)")
        }
    }

    @Test(
        arguments: [
            ("when was the revised budget approved", "approved"), ("when did the campaign close", "close"),
            ("when did the council accept PEP 12", "accept"),
            ("when was version 10 of the engine released", "released"),
            ("wann wurde der Verein gegründet", "gegrundet"), ("when is the launch review", nil),
            ("when was the karaoke", nil), ("wann wird der Antrag angenommen", nil),
        ] as [(String, String?)])
    func `a question for a date names the verb of what has happened`(question: String, verb: String?) throws {
        #expect(try #require(request(question).date).verb == verb)
    }

    @Test(
        arguments: [
            ("what did Bob take on at the last meeting", .discuss),
            ("what did we get through at the last meeting", .discuss),
            ("was haben wir in der letzten Sitzung gemacht", .discuss),
            ("what was our last meeting", .list), ("which was the last meeting with Bob", .list),
        ] as [(String, Intent)])
    func `what was done at the last meeting asks for its contents, not for the meeting`(
        question: String, intent: Intent
    ) throws {
        #expect(try Names.reading(question).intent == intent)
    }

    @Test(arguments: ["does the tent still leak", "what did the roof cost in the end", "leckt das Zelt noch"])
    func `words for how things stand or ended prefer newer notes`(question: String) throws {
        #expect(try Names.reading(question).prefersNewer)
        #expect(try !Names.reading("does the tent leak").prefersNewer)
    }

    @Test(arguments: [
        "who has to do what", "who does what after the board meeting", "who must do what by Friday", "wer macht was",
    ])
    func `who does what asks for tasks`(question: String) throws {
        #expect(try Names.reading(question).intent == .tasks)
    }

    @Test func `the tasks after a meeting are those of it`() throws {
        let reading = try Names.reading("action items after the February 2026 call")
        #expect(reading.time?.hull == (try Names.reading("action items of February 2026")).time?.hull)
    }

    @Test(arguments: [
        "first time I saw a heron?", "the last time we painted the shed", "When was the first time I saw a heron",
    ])
    func `a first or last time asks for a date`(question: String) throws {
        #expect(try Names.reading(question).intent == .when)
    }

    @Test(arguments: [
        "what do I have to check when I leave the shed?", "where were we when the boiler broke",
        "how did it go when we moved",
    ])
    func `when behind another question word begins a clause`(question: String) throws {
        let reading = try Names.reading(question)
        #expect(reading.intent != .when && reading.intent != .tasks)
    }

    @Test func `the verb of a question for its object stands behind the subject`() throws {
        for question in ["who did Sarah and Bob call about the crane", "who did I call about the crane"] {
            switch try Names.reading(question).request {
            case .actor(let actor), .attendance(_, let actor): #expect(actor.predicate == "call")
            default: Issue.record("no person is asked for")
            }
        }
    }

    @Test func `turning up to a meeting is no end of a time`() throws {
        #expect(try Names.reading("who turned up to the meeting on 3 March 2026?").time?.hull.start != nil)
    }

    @Test(arguments: ["who couldn't make the July meeting", "who was unable to come to the July meeting"])
    func `who did not make a meeting was absent`(question: String) throws {
        guard case .attendance(let attendance, _) = try Names.reading(question).request else {
            Issue.record("no attendance is asked for")
            return
        }
        #expect(attendance.isOfAbsent)
    }

    @Test(arguments: [
        ("who wrote about the 46.1 release", "46.1"), ("what changed in 2.1", "2.1"),
        ("what was in the 4.2.1 release", "4.2.1"),
    ])
    func `a version is a word and no order`(question: String, version: String) throws {
        let reading = try Names.reading(question)
        #expect(reading.order == nil && reading.topic.contains(version))
    }

    @Test(arguments: [
        "where do things stand with the roof", "what's the story with the roof", "where are we on the roof",
    ])
    func `how something stands is asked for in many ways`(question: String) throws {
        let reading = try Names.reading(question)
        #expect(reading.request == .fact && reading.topic == "roof")
    }

    @Test func `due to something is no day by which anything is to be done`() throws {
        #expect(try request("when did the server fail due to the heat").date?.isDue == false)
    }

    @Test(
        arguments: [
            ("which date formats can I use", nil), ("what time zone is the server in", nil),
            ("which date is the fair on", DateRequest()), ("do you know what time dinner is", DateRequest()),
            ("when is the report due", DateRequest(isDue: true)),
            ("when was the webhook last mentioned", DateRequest(isOfMention: true)),
            ("when was the last report", DateRequest()),
        ] as [(String, DateRequest?)])
    func `a date is asked for by the head of the phrase`(question: String, expected: DateRequest?) throws {
        #expect(try request(question).date == expected)
    }

    @Test func `the most recent meeting is the last one, not those most often met`() throws {
        let reading = try Names.reading("who attended the most recent meeting")
        #expect(reading.order?.end == .last)
        #expect(reading.request.measure == nil)
    }

    @Test(
        arguments: [
            ("who was elected treasurer for 2024", ["treasurer"], false),
            ("who was elected treasurer in 2024", ["treasurer"], true),
            ("who was vice president in 2020", ["vice", "president"], false),
            ("who is the current treasurer", ["treasurer"], false),
            ("wer wurde im Jahr 2021 zum Kassenwart gewählt", ["kassenwart"], true),
        ])
    func `an office is asked for by its words`(question: String, noun: [String], isElection: Bool) throws {
        var office: OfficeRequest?
        if case .actor(let actor) = try request(question) { office = actor.office }
        #expect(office?.noun == noun)
        #expect(office?.isElection == isElection)
    }

    @Test(
        arguments: [
            ("which board meetings were there in 2025", "board"),
            ("which harbour fee meetings took place", "harbour fee"),
            ("what kind of meetings did I have last week", ""),
        ])
    func `which meetings is a list, whatever describes them`(question: String, topic: String) throws {
        let now = try #require(CivilDate(year: 2026, month: 3, day: 18)).at(hour: 10, minute: 15)
        let reading = Names.parser.parse(question, now: now)
        #expect(reading.intent == .list)
        #expect(reading.topic == topic)
    }

    @Test(arguments: ["why was the board meeting cancelled?", "warum wurde die Besprechung abgesagt?"])
    func `a reason is asked of lines, not of a list`(question: String) throws {
        #expect(try request(question) == .fact)
    }

    @Test(
        arguments: [
            ("what are the action items of the last board meeting", "board"),
            ("summary of the last board meeting", "board"), ("how can I cut a sail from a rope", nil),
            ("what was said at a board meeting", "board meeting"),
        ])
    func `a meeting is named by its order, and by an article only if a noun says that it is one`(
        question: String, title: String?
    ) throws {
        let now = try #require(CivilDate(year: 2026, month: 3, day: 18)).at(hour: 10, minute: 15)
        let reading = Names.parser.unresolved(question, now: now, TagKnowledge(known: []))
        #expect(reading.references.first?.title.joined(separator: " ") == title)
    }

    @Test(arguments: ["how often did Bob attend the stand-up", "how often did Sarah join the weekly"])
    func `how often somebody took part counts meetings`(question: String) throws {
        #expect(try request(question).intent == .count)
    }

    @Test func `meetings are listed, counted or timed`() throws {
        guard case .list(let listed) = try request("which meetings did I have last week?"),
            case .count(let counted) = try request("how many meetings did I have last week?"),
            case .duration(let timed) = try request("how long were my meetings last week?")
        else {
            Issue.record("no meetings are asked for")
            return
        }
        #expect([listed.computed, counted.computed, timed.computed] == [.all, .all, .all])
        #expect(listed.namesMeeting && counted.namesMeeting && timed.namesMeeting)
        #expect(!listed.amount.isCount && counted.amount.isCount)
        #expect(timed.amount.quantity == .duration)
    }

    @Test func `an amount knows the words for what is counted`() throws {
        guard case .amount(let amount) = try request("how many berths are free?") else {
            Issue.record("no amount is asked for")
            return
        }
        #expect(amount.counted == ["berths"])
        #expect(amount.words == ["how", "many"])
    }

    @Test func `who else took part leaves out who asks`() throws {
        guard case .attendance(let attendance, _) = try request("who else was at the offsite?") else {
            Issue.record("no attendance is asked for")
            return
        }
        #expect(attendance.isOfOthers)
    }

    @Test(
        arguments: [
            ("what did Sarah promise?", .promised("promise")), ("what is Bob waiting for?", .awaited("waiting")),
            ("open tasks", nil),
        ] as [(String, TaskRequest.Word?)])
    func `a word of promising or waiting may be answered by a text`(question: String, word: TaskRequest.Word?) throws {
        #expect(try #require(try request(question).tasks).word == word)
    }

    @Test func `tasks may be one's own and nobody's at once`() throws {
        let tasks = try #require(try request("my unassigned tasks").tasks)
        #expect(tasks.isOwn && tasks.isUnowned)
    }

    @Test func `every kind of answer is asked for by a word`() {
        for intent in Intent.allCases { #expect(Request(intent).intent == intent) }
    }

    // MARK: What more than the words settles

    @Test func `a calendar with a topic and no day is asked for lines, or for the amount in them`() throws {
        var amount = AmountRequest()
        (amount.quantity, amount.words) = (.count, ["how", "many"])
        var reading = ParsedQuestion(question: "", request: .agenda(amount))
        reading.topic = "launch"
        #expect(reading.request.settledByTopic(of: reading) == .amount(amount))
        #expect(Request.agenda(nil).settledByTopic(of: reading) == .fact)
        let day = try #require(CivilDate(year: 2026, month: 3, day: 18)).span
        reading.time = QuestionTime(text: "today", spans: [day], isFilter: true)
        #expect(reading.request.settledByTopic(of: reading) == reading.request)
    }

    @Test func `a time alone is told of, or is a calendar`() throws {
        var reading = ParsedQuestion(question: "")
        let day = try #require(CivilDate(year: 2026, month: 3, day: 18)).span
        reading.time = QuestionTime(text: "today", spans: [day], isFilter: false)
        #expect(reading.request.settledByPlace(of: reading, isAhead: true) == .agenda(nil))
        #expect(reading.request.settledByPlace(of: reading, isAhead: false) == .discussion)
        reading.topic = "pricing"
        #expect(reading.request.settledByPlace(of: reading, isAhead: false) == .fact)
    }

    @Test(arguments: [(Request.fact, false), (.discussion, true), (.agenda(nil), true), (.date(DateRequest()), true)])
    func `what is settled says whether its time must hold`(request: Request, isFilter: Bool) throws {
        var reading = ParsedQuestion(question: "", request: Request(.list))
        let day = try #require(CivilDate(year: 2026, month: 3, day: 18)).span
        reading.time = QuestionTime(text: "today", spans: [day], isFilter: true)
        reading.settle(as: request)
        #expect(reading.request == request)
        #expect(reading.time?.isFilter == isFilter)
    }
}
