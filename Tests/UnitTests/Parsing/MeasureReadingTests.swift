import Model
import Parsing
import Testing
import Time

/// What a question computes over meetings besides their number, and how its answer stands in a text.
@Suite struct MeasureReadingTests {
    @Test(
        arguments: [
            ("how many people did I meet in March?", .people, .count),
            ("how many people were at the offsite", .people, .count),
            ("on how many days did I meet Sarah?", .days, .count), ("how many tags are there?", .tags, .count),
            ("what was my longest meeting?", .longest, .list),
            ("how long was my shortest meeting?", .shortest, .duration),
            ("what is the average length of my meetings?", .average, .duration),
            ("which day was the busiest in March?", .busiestDay, .when), ("my busiest week", .busiestWeek, .when),
            ("who did I meet most often?", .mostOften, .who),
            ("with whom did I have the most meetings?", .mostOften, .who),
            ("wie viele Leute habe ich im März getroffen?", .people, .count),
        ] as [(String, ComputedQuantity, Intent)])
    func `a measure is read with its kind of answer`(question: String, measure: ComputedQuantity, intent: Intent) throws
    {
        let reading = try Names.reading(question)
        #expect(reading.request.measure == measure)
        #expect(reading.intent == intent)
        #expect(reading.topic == "" || measure == .people)
    }

    @Test(arguments: [
        "what is the longest rope?", "how many people work at the marina?", "how many days does paint dry?",
        "which paint is used most?", "how many meetings did I have?",
    ])
    func `other questions compute nothing of the kind`(question: String) throws {
        #expect(try Names.reading(question).request.measure == nil)
    }

    private func actor(_ question: String) throws -> ActorRequest {
        switch try Names.reading(question).request {
        case .actor(let actor), .attendance(_, let actor): actor
        default: try #require(nil as ActorRequest?)
        }
    }

    @Test(
        arguments: [
            ("who moderated the test?", "moderated"), ("who will paint the boat?", "paint"), ("who has the key?", nil),
            ("who was against the plan?", "against"), ("who is our lawyer?", nil),
        ] as [(String, String?)])
    func `what somebody does is told from what they have`(question: String, predicate: String?) throws {
        #expect(try actor(question).predicate == predicate)
    }

    @Test(arguments: [
        ("who is Birte?", true), ("who was Jo", true), ("who is our lawyer?", false), ("who has to pay?", false),
    ])
    func `who somebody is asks about them`(question: String, isIdentity: Bool) throws {
        #expect(try actor(question).isIdentity == isIdentity)
    }

    @Test(
        arguments: [
            ("how much does it cost?", .money), ("how old is the boat?", .age), ("what percentage is lost?", .share),
            ("how long did it take?", .duration), ("how far is it?", .distance), ("how many berths are free?", .count),
        ] as [(String, Quantity)])
    func `an amount is an amount of something`(question: String, quantity: Quantity) throws {
        switch try Names.reading(question).request {
        case .amount(let amount): #expect(amount.quantity == quantity)
        case .duration(let meetings): #expect(meetings.amount.quantity == quantity)
        default: Issue.record("no amount is asked for")
        }
    }

    @Test(
        arguments: [
            ("tasks in progress", .begun), ("cancelled tasks", .cancelled), ("recurring tasks", .recurring),
            ("tasks that are done", .done), ("overdue tasks", .overdue), ("open tasks", nil),
        ] as [(String, TaskState?)])
    func `tasks have a state`(question: String, state: TaskState?) throws {
        let reading = try Names.reading(question)
        #expect(reading.intent == .tasks)
        #expect(reading.request.tasks?.state == state)
    }

    @Test(arguments: ["what did Sarah promise?", "what is Bob waiting for?", "unassigned tasks"])
    func `promises and what is awaited are tasks`(question: String) throws {
        #expect(try Names.reading(question).intent == .tasks)
    }

    @Test func `a sum that is owed is an amount`() throws {
        #expect(try Names.reading("how much do I owe Bob?").intent == .find)
    }
}
