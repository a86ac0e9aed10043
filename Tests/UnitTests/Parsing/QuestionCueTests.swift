import Model
import Parsing
import Testing
import Time

/// What a question asks for besides its kind of answer: an amount, or the state of now.
@Suite struct QuestionCueTests {
    @Test(arguments: [
        "how many berths does the marina have?", "how much is the berth?", "how old is the boat?",
        "how far is it to the pier?", "how often was the roof mended?", "how long was the offsite?",
        "what percentage of members left?", "wie viele Liegeplätze hat der Hafen?", "wie viel kostet der Liegeplatz?",
        "wie alt ist das Boot?", "wie weit ist es zum Hafen?", "wie oft wurde das Dach repariert?",
        "wieviel kostet das Boot?", "wie lange war die Klausur?",
    ])
    func `an amount is asked for`(question: String) throws {
        #expect(try Names.reading(question).seeksNumber)
    }

    @Test(arguments: [
        ("what did we end up charging for berths?", "charging berths"), ("who ended up with the key?", "key"),
        ("what turned out to be broken on the winch?", "broken winch"),
    ])
    func `how it came to be is no part of the topic`(question: String, topic: String) throws {
        #expect(try Names.reading(question).topic == topic)
    }

    @Test(arguments: [
        "what does the marina have?", "how was the offsite?", "how do I open the shed?", "who has the key?",
        "many berths are free", "wie war die Klausur?", "wo ist der Schlüssel?", "wann war das Treffen mit Jürgen?",
    ])
    func `no amount is asked for`(question: String) throws {
        #expect(!(try Names.reading(question).seeksNumber))
    }

    @Test(arguments: [
        "what is the current price of a berth?", "what does a berth cost now?", "where do we currently meet?",
        "what is the price these days?", "who is at the moment in charge of the shed?", "what did we recently buy?",
        "was kostet ein Liegeplatz aktuell?", "was ist der aktuelle Preis?", "wo treffen wir uns derzeit?",
        "was haben wir neulich gekauft?",
    ])
    func `the state of now is asked for`(question: String) throws {
        #expect(try Names.reading(question).seeksPresent)
    }

    @Test(arguments: [
        "what did we decide about price?", "what is the price of a berth?", "where was the key last week?",
        "was haben wir zum Preis beschlossen?", "wo war der Schlüssel letzte Woche?",
    ])
    func `the state of now is not asked for`(question: String) throws {
        #expect(!(try Names.reading(question).seeksPresent))
    }

    @Test(arguments: [
        "where have I recently put the key?", "wo habe ich neulich den Schlüssel hingelegt?",
    ])
    func `a time that says no more than about now is vague`(question: String) throws {
        #expect(try #require(try Names.reading(question).time).isVague)
    }

    @Test(arguments: [
        "where is the key now?", "where is the key at the moment?", "wo ist der Schlüssel jetzt?",
        "is the key in its place by now?", "who has the key right now?",
    ])
    func `now is no time of what is written`(question: String) throws {
        #expect(try Names.reading(question).time == nil)
    }

    @Test(arguments: ["what is on now?", "am I free now?", "was steht jetzt an?"])
    func `now is a time of the calendar`(question: String) throws {
        #expect(try Names.reading(question).time != nil)
    }

    @Test(arguments: [
        "where was the key yesterday?", "where was the key last week?", "where is the key today?",
        "where did I recently, last week, put the key?", "wo war der Schlüssel gestern?",
        "wo war der Schlüssel letzte Woche?",
    ])
    func `a time that is told is not vague`(question: String) throws {
        #expect(try #require(try Names.reading(question).time).isVague == false)
    }

    @Test func `that money is asked for is no word of the topic`() throws {
        #expect(try Names.reading("how much money did the fair bring?").topic == "fair")
        #expect(try Names.reading("what is the money box for?").topic.contains("money"))
    }

    @Test(arguments: ["action itmes from the last meeting", "the next setps"])
    func `swapped letters within a phrase of asking do not matter`(question: String) throws {
        #expect(try Names.reading(question).intent == .tasks)
    }
}
