import Model
import Parsing
import Testing

/// What is said after a question and read as a part of it.
@Suite struct FollowUpReaderTests {
    private static let sarah = "what did I discuss with Sarah Chen last week?"
    private static let meetings: Set<DocumentKind> = [.meeting, .transcript, .event]

    static let people = [
        FollowUpRow(sarah, "and with Bob?", people: ["Robert Okafor/attendee"], carried: [.time]),
        FollowUpRow(sarah, "and Bob?", .discuss, people: ["Robert Okafor/attendee"], carried: [.time]),
        FollowUpRow(sarah, "what about Tomasz?", people: ["Tomasz Wieczorek/attendee"]),
        FollowUpRow(sarah, "and Bob too", people: ["Sarah Chen/attendee", "Robert Okafor/attendee"]),
        FollowUpRow(sarah, "also with Tomasz", people: ["Sarah Chen/attendee", "Tomasz Wieczorek/attendee"]),
        FollowUpRow(sarah, "with Mark Ellis instead", people: ["Mark Ellis/attendee"]),
        FollowUpRow(sarah, "I meant Sarah Lindqvist", people: ["Sarah Lindqvist/attendee"], carried: [.time]),
        FollowUpRow(sarah, "no, with Bob", people: ["Robert Okafor/attendee"]),
        FollowUpRow(sarah, "without Bob", people: ["Sarah Chen/attendee"], excluded: ["Robert Okafor"]),
        FollowUpRow(
            "what did Tomasz say about pricing?", "and Bob?", people: ["Robert Okafor/speaker"], topic: "pricing"),
        FollowUpRow("what did I discuss yesterday?", "only with Tomasz", people: ["Tomasz Wieczorek/attendee"]),
        FollowUpRow("was habe ich mit Tomasz besprochen?", "und mit Bob?", people: ["Robert Okafor/attendee"]),
        FollowUpRow("was habe ich mit Tomasz besprochen?", "was ist mit Bob?", people: ["Robert Okafor/attendee"]),
        FollowUpRow("was habe ich mit Tomasz besprochen?", "ich meinte Bob", people: ["Robert Okafor/attendee"]),
    ]

    @Test(arguments: people) func `people take the place of people, in their part`(row: FollowUpRow) throws {
        try row.check()
    }

    static let times = [
        FollowUpRow(sarah, "and last month?", time: ["2026-02-01", "2026-02-28"], carried: [.people]),
        FollowUpRow(sarah, "what about the week before?", time: ["2026-03-02", "2026-03-08"]),
        FollowUpRow(sarah, "the week after", time: ["2026-03-16", "2026-03-22"]),
        FollowUpRow(sarah, "and two weeks earlier?", time: ["2026-02-23", "2026-03-01"]),
        FollowUpRow("what did I discuss yesterday?", "the day before", time: ["2026-03-16", "2026-03-16"]),
        FollowUpRow(
            "which meetings did I have in January?", "and in the following month", time: ["2026-02-01", "2026-02-28"]),
        FollowUpRow(sarah, "in February?", time: ["2026-02-01", "2026-02-28"]),
        FollowUpRow(sarah, "no, last month", time: ["2026-02-01", "2026-02-28"]),
        FollowUpRow(sarah, "any time", time: [], carried: [.people]),
        FollowUpRow("what's on tomorrow?", "and Friday?", .agenda, time: ["2026-03-20", "2026-03-20"]),
        FollowUpRow(
            "was hatte ich letzte Woche mit Tomasz?", "und in der Woche davor?", time: ["2026-03-02", "2026-03-08"]),
        FollowUpRow(
            "was hatte ich letzte Woche mit Tomasz?", "egal wann", people: ["Tomasz Wieczorek/attendee"], time: []),
    ]

    @Test(arguments: times) func `times take the place of times, and count from the one before`(row: FollowUpRow) throws
    {
        try row.check()
    }

    static let conditions = [
        FollowUpRow(sarah, "only meetings", kinds: meetings, carried: [.people, .time]),
        FollowUpRow(sarah, "just the notes", kinds: [.note]),
        FollowUpRow("notes about pricing", "instead of notes, transcripts", kinds: [.transcript], topic: "pricing"),
        FollowUpRow("notes about pricing", "transcripts instead", kinds: [.transcript]),
        FollowUpRow("notes about pricing", "meetings instead of notes", kinds: meetings),
        FollowUpRow(sarah, "#hiring only", tags: ["hiring"]),
        FollowUpRow(sarah, "with anyone", people: [], carried: [.time]),
        FollowUpRow("what did we decide about pricing?", "what about the roadmap?", .decision, topic: "roadmap"),
        FollowUpRow("what did we decide about pricing?", "and the budget?", .decision, topic: "budget"),
        FollowUpRow("was haben wir über Preise entschieden?", "und zum Budget?", .decision, topic: "Budget"),
        FollowUpRow(sarah, "nur Notizen", kinds: [.note]),
    ]

    @Test(arguments: conditions) func `other conditions narrow, replace and fall away`(row: FollowUpRow) throws {
        try row.check()
    }

    @Test(arguments: ["not the stand-ups", "not the all hands", "without the kick-off", "nicht das Sommerfest"])
    func `meetings of a name are left out`(text: String) throws {
        let found = try #require(try FollowUpRow.read(text, after: "which meetings did I have last week?"))
        #expect(!found.reading.excluded.titles.isEmpty)
        #expect(found.reading.intent == .list)
    }

    @Test func `what is left out is no longer asked for`() throws {
        let found = try #require(try FollowUpRow.read("not the notes", after: "notes about pricing"))
        #expect(found.reading.kinds.isEmpty && found.reading.excluded.kinds == [.note])
    }

    static let intents = [
        FollowUpRow(sarah, "how many?", .count, people: ["Sarah Chen/attendee"], carried: [.people, .time]),
        FollowUpRow(sarah, "when?", .when, people: ["Sarah Chen/attendee"]),
        FollowUpRow(sarah, "how long in total?", .duration),
        FollowUpRow(sarah, "list them", .list), FollowUpRow(sarah, "summarise that", .summary),
        FollowUpRow(sarah, "any open tasks?", .tasks), FollowUpRow(sarah, "what about decisions?", .decision),
        FollowUpRow(sarah, "how many in February?", .count, time: ["2026-02-01", "2026-02-28"], carried: [.people]),
        FollowUpRow("was habe ich mit Tomasz besprochen?", "wann?", .when, people: ["Tomasz Wieczorek/attendee"]),
        FollowUpRow("was habe ich mit Tomasz besprochen?", "wie oft?", .count),
    ]

    @Test(arguments: intents) func `another kind of answer keeps every condition`(row: FollowUpRow) throws {
        try row.check()
    }

    static let pointing = [
        FollowUpRow(
            sarah, "what did she say about the budget?", people: ["Sarah Chen/speaker"], topic: "budget",
            carried: [.people]),
        FollowUpRow(sarah, "when did I last meet her?", .when, people: ["Sarah Chen/attendee"]),
        FollowUpRow(sarah, "what are her tasks?", .tasks, people: ["Sarah Chen/mention"]),
        FollowUpRow(
            "was habe ich mit Tomasz besprochen?", "was hat er zum Budget gesagt?",
            people: ["Tomasz Wieczorek/speaker"], topic: "Budget"),
        FollowUpRow(sarah, "who was there?", .who, people: [], time: [], focus: .that),
        FollowUpRow(sarah, "who else was there?", .who, focus: .that),
        FollowUpRow(sarah, "when was that?", .when, focus: .that),
        FollowUpRow(sarah, "how long was it?", .duration, focus: .that),
        FollowUpRow(sarah, "what was decided there?", .decision, focus: .that),
        FollowUpRow(sarah, "who was at that meeting?", .who, focus: .that),
        FollowUpRow("was habe ich mit Tomasz besprochen?", "wer war dabei?", .who, focus: .that),
        FollowUpRow("was habe ich mit Tomasz besprochen?", "wann war das?", .when, focus: .that),
        FollowUpRow(sarah, "the second one", .discuss, focus: .item(2)),
        FollowUpRow(sarah, "number 2", focus: .citation(2)), FollowUpRow(sarah, "the last one", focus: .last),
        FollowUpRow(sarah, "das zweite", focus: .item(2)),
        FollowUpRow(sarah, "who was at the second one?", .who, focus: .item(2)),
        FollowUpRow(
            "what did Tomasz say about pricing?", "what did Bob say about that?", people: ["Robert Okafor/speaker"],
            topic: "pricing", carried: [.topic]),
        FollowUpRow(sarah, "what happened that week?", time: ["2026-03-09", "2026-03-15"], carried: [.time]),
    ]

    @Test(arguments: pointing) func `pronouns and ordinals point at people, documents and topics`(row: FollowUpRow)
        throws
    {
        try row.check()
    }

    static let neighbours = [
        FollowUpRow(
            "who was at the council on 3 March?", "what about the meeting after that?", .who, focus: .neighbour(1)),
        FollowUpRow("who was at the council on 3 March?", "and the previous one?", .who, focus: .neighbour(-1)),
        FollowUpRow("who was at the council on 3 March?", "the meeting before", .discuss, focus: .neighbour(-1)),
        FollowUpRow("who was at the council on 3 March?", "which meeting came next?", .list, focus: .neighbour(1)),
        FollowUpRow(
            "who was at the council on 3 March?", "what was decided at the one before that?", .decision,
            focus: .neighbour(-1)),
        FollowUpRow("wer war beim Rat am 3. März?", "und die Sitzung danach?", .who, focus: .neighbour(1)),
        FollowUpRow("wer war beim Rat am 3. März?", "welche kam davor?", .list, focus: .neighbour(-1)),
        FollowUpRow(
            "who was at the council on 3 March?", "and on 10 February?", .who, time: ["2026-02-10", "2026-02-10"],
            focus: .dated),
    ]

    @Test(arguments: neighbours) func `a neighbour is one step from the meeting at hand`(row: FollowUpRow) throws {
        try row.check()
    }

    static let choices = [
        FollowUpRow("which meetings did I have last week?", "the one in March", focus: .chosen),
        FollowUpRow("which meetings did I have last week?", "who was at the one with Bob?", .who, focus: .chosen),
        FollowUpRow("which meetings did I have last week?", "which of them were with Bob?", .list, focus: .all),
        FollowUpRow("which meetings did I have last week?", "how many of those were with Bob?", .count, focus: .all),
        FollowUpRow("welche Treffen hatte ich letzte Woche?", "die mit Bob", focus: .chosen),
        FollowUpRow("welche Treffen hatte ich letzte Woche?", "wie viele davon waren mit Bob?", .count, focus: .all),
    ]

    @Test(arguments: choices) func `a condition behind "the one" chooses of what was shown`(row: FollowUpRow) throws {
        try row.check()
    }

    static let years = [
        FollowUpRow("which meetings did I have in 2024?", "and in June?", time: ["2024-06-01", "2024-06-30"]),
        FollowUpRow("which meetings did I have in 2024?", "and in Q4?", time: ["2024-10-01", "2024-12-31"]),
        FollowUpRow("which meetings did I have in 2024?", "and in June 2025?", time: ["2025-06-01", "2025-06-30"]),
        FollowUpRow("which meetings did I have in 2024?", "and last month?", time: ["2026-02-01", "2026-02-28"]),
        FollowUpRow("which meetings did I have last month?", "and in August?", time: ["2025-08-01", "2025-08-31"]),
        FollowUpRow("welche Treffen hatte ich im Jahr 2024?", "und im Juni?", time: ["2024-06-01", "2024-06-30"]),
    ]

    @Test(arguments: years) func `a month that says no year is of the year talked of`(row: FollowUpRow) throws {
        try row.check()
    }

    static let relations = [
        FollowUpRow("which meetings did I have last week?", "and before that?", .list, time: ["2026-03-08"]),
        FollowUpRow(
            "which meetings did I have last week?", "how many meetings did I have since then?", .count,
            time: ["2026-03-16"]),
        FollowUpRow("welche Treffen hatte ich letzte Woche?", "und davor?", .list, time: ["2026-03-08"]),
    ]

    @Test(arguments: relations) func `before that and since then count from the time talked of`(row: FollowUpRow) throws
    {
        try row.check()
    }

    static let moreOfTopic = [
        FollowUpRow("what did we decide about the budget?", "what did the board say to that?", topic: "board budget"),
        FollowUpRow("how do I embed a note?", "and only one heading of it?", topic: "one heading embed note"),
    ]

    @Test(arguments: moreOfTopic) func `what is asked of "that" or "it" stands beside the topic`(row: FollowUpRow)
        throws
    {
        try row.check()
    }

    static let alone = [
        "decisions in March", "open tasks for Priya", "offene Aufgaben von Tomasz", "Entscheidungen im März",
        "what did I discuss with Bob in January?", "when did we sign the Monera contract?", "churn numbers",
        "who was at the pricing sync?", "meetings with Bob", "notes tagged hiring", "what's on tomorrow",
        "How many berths are there in the marina?", "What did Bob say about his boat?", "open tasks",
        "when is the next design review?", "When did Mark start his job in IT?", "what is on this week?",
        "And who was at the kick-off?", "who was at the meeting with Bob yesterday?", "the hello world note",
        "which notes mention the boat show?", "what did the team say about their plan?", "no meetings",
        "what was said about the meeting after the launch?", "when is the next meeting?",
        "what did they say in the previous meetings?",
        "wann war das Treffen mit Jürgen?", "was wurde nach dem Start besprochen?",
        "welche Notizen habe ich zu #hiring?", "Was hat Bob über sein Boot gesagt?",
    ]

    @Test(arguments: alone) func `a question of its own stands alone`(text: String) throws {
        #expect(try FollowUpRow.read(text, after: FollowUpReaderTests.sarah) == nil)
    }

    @Test func `what was not shown cannot be pointed at`() throws {
        #expect(try FollowUpRow.read("when was that?", after: FollowUpReaderTests.sarah, shown: 0)?.focus == nil)
        #expect(try FollowUpRow.read("the fifth one", after: FollowUpReaderTests.sarah) == nil)
    }

    @Test(arguments: ["", "?", "and", "no,", "instead of", "the", "it", "und", "#", "and and and", "not", "only?"])
    func `what says nothing is no follow-up`(text: String) throws {
        #expect(try FollowUpRow.read(text, after: FollowUpReaderTests.sarah) == nil)
    }

    @Test func `long questions without a cue cannot be follow-ups, told by their words alone`() {
        #expect(!FollowUpReader.mayFollow("what did I discuss with Sarah Chen last week?"))
        #expect(FollowUpReader.mayFollow("what did she say about the annual discount for schools?"))
        #expect(FollowUpReader.mayFollow("and what did everybody else think of the annual discount?"))
    }
}
