import Testing
import Time

@testable import Parsing

/// Long questions: the clause that asks decides what is asked for.
@Suite struct AskingClauseTests {
    @Test(
        arguments: [
            (
                "I was tidying the shed yesterday and found an old bill, and it made me wonder what the price of the mast was",
                "price mast"
            ),
            (
                "so my boss asked me this morning and I had no idea, could you check what the harbour fee is?",
                "harbour fee"
            ),
            ("My flight lands on Thursday and I'm not sure I make it, what is the wifi password?", "wifi password"),
            ("Ich bereite gerade die Folien vor und finde die Zahl nicht, wo ist der Schlüssel?", "Schlüssel"),
        ])
    func `what is told before the question is not looked for`(question: String, topic: String) throws {
        #expect(try Names.reading(question).topic == topic)
        #expect(try Names.reading(question).time == nil)
    }

    @Test func `what is told behind the question mark is not looked for`() throws {
        #expect(
            try Names.reading("what is the price of the mast? I need it for my call on Friday.").topic == "price mast")
    }

    @Test func `where the question is only it, the clause before says what`() throws {
        let reading = try Names.reading("hi, I'm writing the minutes and I can't find the harbour fee, what was it?")
        #expect(reading.topic == "harbour fee")
    }

    @Test func `where the question says nothing of its own, what was done together says it`() throws {
        let reading = try Names.reading("We lacked a third judge for the boat fair. Who was chosen?")
        #expect(reading.topic == "chosen lacked third judge boat fair")
        #expect(reading.intent == .who)
    }

    @Test func `what a pronoun means is looked for beside the question`() throws {
        let reading = try Names.reading(
            "the tent poles had gone floppy and were a pain to put together, how did I repair them?")
        #expect(reading.topic.hasPrefix("tent poles") || reading.frame.contains("tent"))
    }

    @Test func `a statement may leave out who did it`() throws {
        let reading = try Names.reading("haven't met Tomasz Wieczorek for a year, when was he last at a meeting?")
        #expect(reading.people.map(\.text) == ["Tomasz Wieczorek"])
        #expect(reading.topic == "")
    }

    @Test func `what is asked may follow a preposition behind the topic`() throws {
        #expect(try Names.reading("the boat fair was put off - until which day?").intent == .when)
        #expect(try Names.reading("the crane was broken - for how many hours?").intent == .duration)
    }

    @Test(arguments: [
        (
            "who repaired the crane in May, and how much did it cost?", "who repaired the crane in May?",
            "how much did it cost?"
        ),
        ("are fires allowed? what did the board say", "are fires allowed?", "what did the board say"),
        ("Was kostet der Kran und wer bezahlt ihn?", "Was kostet der Kran?", "wer bezahlt ihn?"),
    ])
    func `two questions in one are told apart`(question: String, first: String, second: String) throws {
        let compound = try #require(CompoundQuestion(question))
        #expect([compound.first, compound.second] == [first, second])
    }

    @Test(arguments: [
        "when and where did we meet?", "did anyone come, and who?", "what did we decide on when and where to meet?",
        "which mast and which sail did we order?", "how does it work and when not?",
    ])
    func `one question is not parted`(question: String) { #expect(CompoundQuestion(question) == nil) }

    @Test func `a remark inside a question is left out`() throws {
        let reading = try Names.reading("can you remind me - I think it was Bob who said it - which mast we ordered")
        #expect(reading.topic == "mast ordered")
        #expect(reading.people.isEmpty)
    }

    @Test func `he is whoever is told of`() throws {
        let reading = try Names.reading(
            "I met Tomasz Wieczorek at lunch and he was in a hurry, so what are his open tasks?")
        #expect(reading.people.map(\.text) == ["Tomasz Wieczorek"])
        #expect(reading.intent == .tasks)
    }

    @Test func `what was done together still ranks, and proves nothing`() throws {
        let reading = try Names.reading("We had the boat show in the harbour and I took notes, where did we stay?")
        #expect(reading.topic == "stay")
        #expect(reading.frame.contains("boat"))
    }

    @Test(
        arguments: [
            ("in the meeting that we had on Friday, what was said about the mast?", "mast"),
            ("what did we decide about the mast, the sail and the harbour fee in March", "mast sail harbour fee"),
            ("who is the person that told me about the harbour fee when I was there", "harbour fee"),
        ])
    func `conditions in front of or behind a question belong to it`(question: String, topic: String) throws {
        #expect(try Names.reading(question).question == question)
        #expect(try Names.reading(question).topic.contains(topic.split(separator: " ").last.map(String.init) ?? ""))
    }
}
