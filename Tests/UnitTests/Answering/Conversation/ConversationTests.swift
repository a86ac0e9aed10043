import Model
import Parsing
import Testing

@testable import Answering

/// Questions that are read by what was said before them.
@Suite struct ConversationTests {
    private let vault: TestVault
    private let flow: AskFlow

    init() throws {
        vault = try TestVault()
        flow = try vault.flow()
    }

    /// Asks some questions one after the other.
    private func talk(_ questions: String..., conversation: inout Conversation) throws -> [(Understanding, Answer)] {
        var all: [(Understanding, Answer)] = []
        for text in questions {
            let question = try vault.question(text)
            let reply = try flow.ask(question, in: &conversation)
            all.append((try #require(reply.understanding), reply.answer))
        }
        return all
    }

    private func talk(_ first: String, _ second: String, _ third: String? = nil) throws -> (Understanding, Answer) {
        var conversation = Conversation()
        _ = try talk(first, conversation: &conversation)
        if let third {
            _ = try talk(second, conversation: &conversation); return try talk(third, conversation: &conversation)[0]
        }
        return try talk(second, conversation: &conversation)[0]
    }

    @Test func `the answer says what was carried over`() throws {
        let (understood, answer) = try talk("what did I discuss with Sarah last week?", "and with Tomasz?")
        #expect(understood.isFollowUp)
        #expect(understood.reading.carried == [.time])
        #expect(answer.remarks.first == "Kept from before: Mon 9 – Sun 15 March 2026")
        #expect(answer.files == ["meetings/2026-03-12-support-shortlist.md"])
    }

    @Test func `a question of its own carries nothing`() throws {
        let (understood, answer) = try talk(
            "what did I discuss with Sarah last week?", "who has the key to the boathouse?")
        #expect(!understood.isFollowUp)
        #expect(understood.reading.carried.isEmpty)
        #expect(answer.remarks.isEmpty)
    }

    @Test func `there is where the first citation was`() throws {
        let (understood, answer) = try talk("what did we decide about the Starter tier?", "who was there?")
        #expect(understood.reading.containers.map(\.title) == ["Pricing sync, Tue 10 March 2026"])
        #expect(answer.value == .list(["Hannah Adeyemi", "Priya Raman", "Robert Okafor", "Sarah Chen"]))
    }

    @Test func `behind a look at one meeting the unfocused question goes on`() throws {
        let (understood, _) = try talk(
            "which meetings did I have last week?", "who was at the second one?", "only with Tomasz")
        #expect(understood.reading.containers.isEmpty)
        #expect(understood.reading.intent == .list)
        #expect(understood.reading.time?.text == "last week")
    }

    @Test func `the third one still counts what was listed before the second`() throws {
        let (understood, _) = try talk("which meetings did I have last week?", "the second one", "the first one")
        let (first, _) = try talk("which meetings did I have last week?", "the first one")
        #expect(understood.reading.containers == first.reading.containers)
    }

    @Test func `whom an answer names a pronoun means`() throws {
        let (understood, _) = try talk("who has the key to the boathouse?", "when did I last meet him?")
        #expect(understood.reading.people.map { $0.candidates.map(\.name) } == [["Tomasz Wieczorek"]])
    }

    @Test func `what was carried over can be dropped`() throws {
        let (understood, _) = try talk("what did I discuss with Sarah last week?", "and with Tomasz?")
        let rest = ReadingCondition.time.dropped(from: understood.reading)
        #expect(rest.time == nil)
        #expect(rest.carried.isEmpty)
    }

    @Test func `an explanation says what was carried over`() throws {
        let (understood, _) = try talk("what did I discuss with Sarah last week?", "and with Tomasz?")
        let notes = Explanation(
            understood.reading, templates: flow.templates.of(.english), now: try vault.question("").now
        ).notes
        #expect(notes == ["Carried over from the question before: Mon 9 – Sun 15 March 2026"])
    }

    @Test func `going back comes to the reading before`() throws {
        var conversation = Conversation()
        _ = try talk("what did I discuss with Sarah last week?", "and with Tomasz?", conversation: &conversation)
        let before = conversation.undo()
        #expect(before?.question == "what did I discuss with Sarah last week?")
        let nothing = conversation.undo()
        #expect(nothing == nil)
        #expect(conversation.exchanges.count == 1)
    }

    @Test func `memory is bounded`() throws {
        var conversation = Conversation()
        for _ in 0...Conversation.longest { _ = try talk("office wifi", conversation: &conversation) }
        #expect(conversation.exchanges.count == Conversation.longest)
    }

    @Test func `small talk is answered without a citation`() throws {
        let answer = try flow.answer(to: .hello, in: .english, at: try vault.question("").now)
        #expect(answer.found)
        #expect(answer.citations.isEmpty)
        #expect(answer.headline.contains("Sarah Chen"))
    }

    @Test(arguments: SmallTalk.allCases) func `every kind of talk has its words`(talk: SmallTalk) throws {
        let answer = try flow.answer(to: talk, in: .german, at: try vault.question("").now)
        #expect(!answer.headline.hasPrefix("talk."))
        #expect(!answer.headline.contains("{{"))
    }
}

/// Whom ambiguous names were chosen to mean.
@Suite struct ChoiceTests {
    private let sarahs = [Person(number: 1, name: "Sarah Chen"), Person(number: 2, name: "Sarah Lindqvist")]

    @Test func `the same words mean the same person until choices are forgotten`() {
        var conversation = Conversation()
        conversation.choose(sarahs[1], for: "Sarah")
        #expect(conversation.choice(for: "sarah", among: sarahs) == sarahs[1])
        #expect(conversation.choice(for: "Sara", among: sarahs) == nil)
        #expect(conversation.choice(for: "Sarah", among: [sarahs[0]]) == nil)
        let count = conversation.forgetChoices()
        #expect(count == 1)
        #expect(conversation.choice(for: "Sarah", among: sarahs) == nil)
        let rest = conversation.forgetChoices()
        #expect(rest == 0)
    }

    @Test func `a choice is told once, with the next question that says the words`() {
        var conversation = Conversation()
        conversation.choose(sarahs[1], for: "Sarah")
        var told: [Bool] = []
        for _ in 1...3 { told.append(conversation.tellsChoice(of: "Sarah")) }
        #expect(told == [false, true, false])
    }

    @Test func `a correction is remembered as a choice`() throws {
        let vault = try TestVault([
            "1.md": TestVault.meeting("2026-03-10", "Sarah Chen", "Talk"),
            "2.md": TestVault.meeting("2026-03-11", "Sarah Lindqvist", "Walk"),
        ])
        let flow = try vault.flow()
        var conversation = Conversation()
        let first = try vault.question("what did I discuss with Sarah?")
        _ = try flow.ask(first, in: &conversation)
        let corrected = try flow.understand(try vault.question("I meant Sarah Lindqvist"), in: conversation)[0]
        #expect(corrected.correction?.words == "Sarah")
        #expect(corrected.correction?.person.name == "Sarah Lindqvist")
    }
}

/// A conversation that goes on while files change.
@Suite struct ConversationRenewalTests {
    @Test func `what was shown is found again in another index`() throws {
        let files = [
            "b.md": TestVault.meeting("2026-03-10", "Sarah Chen", "Harbour"),
            "c.md": TestVault.meeting("2026-03-11", "Sarah Lindqvist", "Walk"),
        ]
        let flow = try TestVault(files).flow()
        let vault = try TestVault(files.merging(["a.md": TestVault.meeting("2026-03-01", "Anna", "Other")]) { $1 })
        let changed = try vault.flow()
        let first = try vault.question("when was the walk?")
        var conversation = Conversation()
        _ = try flow.ask(first, in: &conversation)
        let second = try vault.question("who was there?")
        conversation = try changed.renewed(conversation, at: second.now)
        let answer = try changed.ask(second, in: &conversation).answer
        #expect(answer.files == ["c.md"])
        #expect(answer.headline.contains("Sarah Lindqvist"))
    }

    @Test func `several that were pointed at are found again as well`() throws {
        let files = [
            "b.md": TestVault.meeting("2026-03-10", "Sarah Chen", "Harbour"),
            "c.md": TestVault.meeting("2026-03-11", "Sarah Chen", "Walk"),
            "d.md": TestVault.meeting("2026-03-12", "Mo Lee", "Jetty"),
        ]
        var talk = try ConversationTalk(files)
        try talk.ask("which meetings did we have in March?")
        try talk.ask("which of them were with Sarah Chen?")
        let vault = try TestVault(files.merging(["a.md": TestVault.meeting("2026-03-01", "Anna", "Other")]) { $1 })
        let changed = try vault.flow()
        let next = try vault.question("how many of them were on 11 March?")
        var conversation = try changed.renewed(talk.conversation, at: next.now)
        let reply = try changed.ask(next, in: &conversation)
        #expect(reply.answer.value == .number(1))
        #expect(reply.reading.containers.first?.documents.count == 2)
    }
}
