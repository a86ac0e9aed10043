import Testing
import Time

/// Words of asking are told from what is sought.
@Suite struct FrameTests {
    @Test(arguments: [
        Row("do I have anything scheduled about the roof repair", topic: ["roof", "repair"], lacks: ["scheduled"]),
        Row("look up what the new boiler is supposed to do", topic: ["boiler"], lacks: ["look", "supposed"]),
        Row("find football games", topic: ["football", "games"], lacks: ["find"]),
        Row("what events are planned this week", .list, lacks: ["events", "planned"], time: "this week"),
        Row("show me all of my events for tomorrow", lacks: ["show", "events"], time: "tomorrow"),
        Row("I want to know when the roof is repaired", .when, topic: ["roof"], lacks: ["want", "know"]),
        Row("zeig mir, was für Freitag geplant ist", lacks: ["zeig", "geplant"]),
        Row(
            "what did the boat club decide about the lease", .decision, topic: ["lease"],
            lacks: ["boat", "club"]),
        Row("what was decided about the board", .decision, topic: ["board"]),
        Row("when did we finally get the boiler", .when, topic: ["boiler"], lacks: ["finally"]),
        Row("wann war damals die Einweihung", .when, topic: ["einweihung"], lacks: ["damals"]),
    ])
    func `what says how one asks is no topic`(row: Row) throws { try row.check() }

    @Test(arguments: [
        Row("what did we decide about the search party", topic: ["search", "party"]),
        Row("when was the boat show", topic: ["boat", "show"]),
        Row("read out my shopping list", topic: ["shopping", "list"], lacks: ["read"]),
        Row("is there an event called planned chaos", topic: ["planned", "chaos"], lacks: ["event", "called"]),
        Row("where is \"the event horizon\"", topic: ["event", "horizon"]),
        Row("who is the new provider", topic: ["provider"]),
        Row("how many pull requests came out of the sprint", topic: ["pull", "requests", "sprint"]),
        Row("how do I merge two notes", .find, kinds: [], topic: ["merge", "two", "notes"]),
        Row("where is the 3d printer", topic: ["3d", "printer"]),
    ])
    func `a word of asking that belongs to a name stays`(row: Row) throws { try row.check() }

    @Test(arguments: ["schedule", "things", "look"])
    func `with nothing else the word itself is sought`(word: String) throws {
        try Row("where is the \(word)", topic: [word]).check()
        try Row("what was decided about the \(word)", .decision, topic: [word]).check()
    }

    @Test(arguments: [
        Row("do I have a meeting with Bob tomorrow", .agenda, people: ["Robert Okafor/attendee"]),
        Row("did I see Bob last week", .list, people: ["Robert Okafor/attendee"]),
        Row("what am I doing this week", .agenda, time: "this week"),
        Row("what did I do this week", .discuss, time: "this week"),
    ])
    func `what is left decides between what was and what will be`(row: Row) throws { try row.check() }

    @Test(arguments: [
        Row("what events has Bob taken part in", .find, people: ["Robert Okafor/mention"], kinds: []),
        Row(
            "what events do I have with Bob", people: ["Robert Okafor/attendee"],
            kinds: [.meeting, .transcript, .event]),
    ])
    func `events in somebody's life are no entries of a calendar`(row: Row) throws { try row.check() }
}
