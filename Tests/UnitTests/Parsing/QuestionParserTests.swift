import Model
import Parsing
import TestSupport
import Testing
import Time

@Suite struct QuestionParserTests {
    private static let meetings: Set<DocumentKind> = [.meeting, .transcript, .event]

    // MARK: Intents

    static let intents = [
        Row(
            "what did I discuss with Sarah Chen last week?", .discuss, people: ["Sarah Chen/attendee"], topic: [],
            lacks: ["sarah", "week"], time: "last week"),
        Row("What did we talk about in the offsite?", .discuss, topic: ["offsite"]),
        Row("what came up about pricing", .discuss, topic: ["pricing"]),
        Row("when did we decide on the Starter tier?", .when, topic: ["starter", "tier"]),
        Row("When is the next design review?", .when, order: "next", topic: ["design", "review"]),
        Row("what day was the boat show", .when, topic: ["boat", "show"]),
        Row("who was at the pricing committee?", .who, topic: ["pricing", "committee"]),
        Row("who has the key to the office?", .who, topic: ["key", "office"]),
        Row("list my meetings in February", .list, kinds: meetings, time: "February"),
        Row("which meetings did I have yesterday?", .list, kinds: meetings, time: "yesterday"),
        Row("show me all notes tagged hiring", .list, kinds: [.note], tags: ["hiring"]),
        Row("meetings with Mark", .list, people: ["Mark Ellis/attendee"], kinds: meetings, topic: []),
        Row(
            "how many meetings did I have with Bob in January?", .count, people: ["Robert Okafor/attendee"],
            kinds: meetings, time: "January"),
        Row("how often did we meet Tomasz?", .count, people: ["Tomasz Wieczorek/attendee"]),
        Row("how many interviews were there in March", .count, topic: ["interviews"]),
        Row("how many berths does the marina have?", .find, topic: ["berths", "marina"]),
        Row("how long was the offsite?", .duration, topic: ["offsite"]),
        Row("how much time did I spend in meetings last month?", .duration, time: "last month"),
        Row("how many hours of meetings did I have this week", .duration),
        Row("what are my open tasks?", .tasks),
        Row("which action items does Priya Raman have?", .tasks, people: ["Priya Raman/mention"]),
        Row("what do I still have to do for the audit", .tasks, topic: ["audit"]),
        Row(
            "what did we decide about the annual discount?", .decision, topic: ["annual", "discount"], lacks: ["decide"]
        ),
        Row("what was agreed on retention", .decision, topic: ["retention"]),
        Row("summarise the customer council", .summary, topic: ["customer", "council"]),
        Row("give me a recap of the roadmap", .summary, topic: ["roadmap"]),
        Row("what's on my calendar tomorrow?", .agenda, time: "tomorrow"),
        Row("what do I have on Friday?", .agenda),
        Row("am I free this afternoon", .agenda),
        Row("anything on the webhook trouble?", .discuss, topic: ["webhook", "trouble"]),
        Row("churn numbers", .find, topic: ["churn", "numbers"]),
        Row("where is the wifi password?", .find, topic: ["wifi", "password"]),
        Row("and when was that?", .when),
        Row("please tell me who was at the kick-off", .who, topic: ["kick"]),
        Row("wann war das Treffen mit Jürgen?", .when, people: ["Jürgen Brandt/attendee"]),
        Row("was haben wir mit Sarah Chen besprochen?", .discuss, people: ["Sarah Chen/attendee"]),
        Row("wie viele Besprechungen hatte ich im Februar?", .count, kinds: meetings),
        Row("welche Notizen habe ich zu #hiring?", .list, kinds: [.note], tags: ["hiring"]),
    ]

    @Test(arguments: intents) func `what kind of answer is wanted is read off the words`(row: Row) throws {
        try row.check()
    }

    // MARK: People

    static let people = [
        Row("what did I discuss with sarah chen", people: ["Sarah Chen/attendee"], lacks: ["sarah", "chen"]),
        Row("meetings with SARAH LINDQVIST", people: ["Sarah Lindqvist/attendee"]),
        Row("what did I discuss with sarah", people: ["Sarah Chen|Sarah Lindqvist/attendee"]),
        Row("what did I discuss with Priya", people: ["Priya Raman|Priya Natarajan/attendee"]),
        Row("what did bob say about pricing?", people: ["Robert Okafor/speaker"], topic: ["pricing"], lacks: ["bob"]),
        Row("what did Bob Okafor think of it", people: ["Robert Okafor/speaker"]),
        Row("notes about Robert", people: ["Robert Okafor/subject"]),
        Row("notes from Wieczorek", people: ["Tomasz Wieczorek/speaker"]),
        Row("what did I discuss with Jurgen", people: ["Jürgen Brandt/attendee"]),
        Row("what did I discuss with Juergen", people: ["Jürgen Brandt/attendee"]),
        Row("what did jürgen mention", people: ["Jürgen Brandt/speaker"]),
        Row("meetings with Tomaz", people: ["Tomasz Wieczorek/attendee"]),
        Row("meetings with tomas", people: ["Tomasz Wieczorek/attendee"]),
        Row("meetings with Wieczorck", people: ["Tomasz Wieczorek/attendee"]),
        Row(
            "Sarah Chen's view on the tier", people: ["Sarah Chen/speaker"], topic: ["tier"],
            lacks: ["s", "sarah"]),
        Row("what is Bob’s opinion on hiring?", people: ["Robert Okafor/speaker"], topic: ["hiring"]),
        Row(
            "meetings with Bob and Tomasz", people: ["Robert Okafor/attendee", "Tomasz Wieczorek/attendee"],
            lacks: ["and"]),
        Row(
            "meetings with Bob, Tomasz and Mark",
            people: ["Robert Okafor/attendee", "Tomasz Wieczorek/attendee", "Mark Ellis/attendee"]),
        Row("meetings with ada@example.com", people: ["ada@example.com/attendee"], lacks: ["ada", "example"]),
        Row("what did sarah.chen@example.com write?", people: ["Sarah Chen/speaker"], lacks: ["example"]),
        Row("meetings with Anna-Lena Vogel", people: ["Anna-Lena Vogel/attendee"], lacks: ["anna", "lena", "vogel"]),
        Row("what did Anna-Lena say?", people: ["Anna-Lena Vogel/speaker"], lacks: ["lena"]),
        Row("how many meetings have Tomasz and I had", .count, people: ["Tomasz Wieczorek/attendee"]),
        Row("when did I last meet Mark?", .when, people: ["Mark Ellis/attendee"], order: "last", lacks: ["meet"]),
        Row("what did Mark say about the mark on the hull", people: ["Mark Ellis/speaker"], topic: ["mark", "hull"]),
        Row("did the exam mark improve", people: [], topic: ["exam", "mark"]),
        Row("what happened in May?", people: [], time: "May"),
        Row("what may we promise to customers", people: []),
        Row("what did May say about the budget?", people: ["May Lin/speaker"], topic: ["budget"]),
        Row("will we ship offline mode", people: [], topic: ["ship", "offline", "mode"]),
        Row("meetings with Will", people: ["Will Hayes/attendee"]),
        Row("what did Hannah Adeyemi promise?", people: ["Hannah Adeyemi/speaker"]),
        Row("what about the chance of rain", people: [], topic: ["chance", "rain"]),
        Row("notes on the market in Sarasota", people: [], topic: ["market", "sarasota"]),
    ]

    @Test(arguments: people) func `people are found by every name they have`(row: Row) throws {
        try row.check()
    }

    // MARK: Filters

    static let filters = [
        Row("what's in my notes about churn?", kinds: [.note], topic: ["churn"], lacks: ["notes"]),
        Row("what do the transcripts say about churn", kinds: [.transcript], topic: ["churn"]),
        Row("the council meeting", kinds: [], topic: ["council"]),
        Row("list #hiring #private", .list, tags: ["hiring", "private"], lacks: ["hiring"]),
        Row("notes tagged customer-mail", tags: ["customer-mail"], lacks: ["customer", "tagged"]),
        Row("notes with the tag work/budget", tags: ["work/budget"], lacks: ["budget"]),
        Row("what about #Unknown/Tag today", tags: ["unknown/tag"], time: "today"),
        Row(
            "meetings last week but not with Sarah Chen", people: [], excluded: ["with Sarah Chen"],
            lacks: ["not", "sarah"], time: "last week"),
        Row(
            "meetings with Bob except with Tomasz", people: ["Robert Okafor/attendee"],
            excluded: ["with Tomasz Wieczorek"]),
        Row(
            "what did we say about pricing, not in transcripts", kinds: [], excluded: ["in transcript"],
            topic: ["pricing"]),
        Row("hiring plan without #private", tags: [], excluded: ["#private"], topic: ["hiring", "plan"]),
        Row("the last meeting with Sarah Chen", order: "last", lacks: ["last"]),
        Row("the first interview", order: "first", topic: ["interview"]),
        Row("first aid kit", order: "none", topic: ["first", "aid", "kit"]),
        Row("find \"annual discount\" in my notes", topic: ["annual", "discount"], phrases: ["annual discount"]),
        Row("find “annual discount” and „Preis pro Monat“", phrases: ["annual discount", "Preis pro Monat"]),
        Row("an \"open quote", topic: ["open", "quote"], phrases: []),
        Row("price of 12 € for 3.5 GB", topic: ["price", "12", "gb"]),
    ]

    @Test(arguments: filters) func `kinds, tags, exclusions, orders and phrases are read off the words`(row: Row) throws
    {
        try row.check()
    }

    // MARK: Time

    @Test(arguments: [("what did I discuss with Bob yesterday?", true), ("where did I park yesterday?", false)])
    func `a time is a condition of structured answers and a preference of others`(question: String, isFilter: Bool)
        throws
    {
        let now = try #require(CivilDate(year: 2026, month: 3, day: 18)).at(hour: 10)
        let time = try #require(Names.parser.parse(question, now: now).time)
        #expect(time.isFilter == isFilter)
        #expect(time.spans == [now.date.adding(days: -1).span])
    }

    @Test func `a day that does not exist is told and no topic`() throws {
        let now = try #require(CivilDate(year: 2026, month: 3, day: 18)).at(hour: 10)
        let reading = Names.parser.parse("what did we discuss on 31 June", now: now)
        #expect(reading.unread.count == 1)
        #expect(reading.topic.isEmpty)
    }

    // MARK: Odd questions

    @Test(arguments: ["", " ", "\n\t", "?", "?!… — , . / ( )", "\"\"", "#", "@", "'", "“”", "\u{0}\u{1}", "😀"])
    func `a question without words is read as nothing`(question: String) throws {
        let reading = Names.parser.parse(question, now: CivilDateTime(secondNumber: 1_773_828_000))
        #expect(reading.intent == .find)
        #expect(reading.topic.isEmpty)
        #expect(reading.people.isEmpty)
        #expect(reading.tags.isEmpty)
        #expect(reading.time == nil)
        #expect(reading.question == question)
    }

    static let repeated = [
        "pricing ", "a", "!", "“", "a@b.", "1-", "with Sarah ", "but not ", "last week ", "did ", "since the offsite ",
        "in the strategy doc ", "two meetings ago ", "between the ", "who was at ", "Sarah and ", "tagged ", "not my ",
    ]

    @Test(arguments: repeated) func `a question of 10,000 characters is read in linear time`(piece: String) throws {
        let now = CivilDateTime(secondNumber: 1_773_828_000)
        func duration(_ count: Int) -> Duration {
            let question = String(String(repeating: piece, count: count).prefix(count))
            return ProcessorTime.measure { _ = Names.parser.parse(question, now: now) }
        }
        let short = (0..<4).map { _ in duration(400) }.min() ?? .zero
        let long = min(duration(10_000), duration(10_000))
        // 25 times the length is read: the square of that is 625.
        #expect(long < short * 100 + .milliseconds(50), "\(short) for 400, \(long) for 10,000")
    }

    @Test func `the same question gives the same reading`() throws {
        let now = CivilDateTime(secondNumber: 1_773_828_000)
        for row in QuestionParserTests.intents + QuestionParserTests.people {
            let other = QuestionParser(names: Names.known).parse(row.question, now: now)
            #expect(other == Names.parser.parse(row.question, now: now))
        }
    }

    @Test func `a vault without names can be asked`() throws {
        let reading = QuestionParser(names: KnownNames()).parse(
            "what did Sarah say about #x?", now: CivilDateTime(secondNumber: 0))
        #expect(reading.people.isEmpty)
        #expect(reading.tags == ["x"])
        #expect(reading.topic.contains("Sarah"))
    }
}

@Suite struct QuestionAmbiguityTests {
    @Test func `a name that two bear alike is told as ambiguous, likeliest first`() throws {
        let reading = try Names.reading("meetings with Priya")
        #expect(reading.ambiguous.map(\.text) == ["Priya"])
        #expect(reading.ambiguous.first?.readings == ["Priya Raman", "Priya Natarajan"])
    }

    @Test func `a full name is not ambiguous`() throws {
        #expect(try Names.reading("meetings with Priya Raman").ambiguous.isEmpty)
    }

    @Test func `the better known of two stands first`() throws {
        let reading = try Names.reading("meetings with Sarah")
        #expect(reading.people.first?.candidates.map(\.name) == ["Sarah Chen", "Sarah Lindqvist"])
        #expect(reading.ambiguous.first?.readings == ["Sarah Chen", "Sarah Lindqvist"])
    }

    @Test func `the owner is meant by a first name that nobody else bears`() throws {
        #expect(try Names.reading("what did Hannah promise?").people.flatMap(\.candidates).map(\.number) == [11])
    }
}

@Suite struct PeopleInTextTests {
    private func names(_ text: String) -> [String] { PeopleInText(Names.known).people(in: text).map(\.name) }

    @Test func `people are named once each, in the order of the text`() {
        #expect(
            names("Bob asked Sarah Chen, and Robert agreed with Tomasz.") == [
                "Robert Okafor", "Sarah Chen", "Tomasz Wieczorek",
            ])
    }

    @Test func `misspelt names are nobody`() {
        #expect(names("We asked Tomaz.").isEmpty)
    }

    @Test func `text without names names nobody`() {
        #expect(names("").isEmpty)
        #expect(names("will we mark it in may?").isEmpty)
    }
}
