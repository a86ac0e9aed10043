import Answering
import Model
import Testing

/// From the meeting at hand to the one beside it.
@Suite struct WalkingTests {
    /// Three meetings of a council, and one of somebody else between them.
    private let files = [
        "minutes/a.md": """
        # Council 3 February 2026

        Present: Ada Byrd

        - The mooring fees stay as they are.

        """,
        "minutes/b.md": """
        # Council 17 February 2026

        Present: Ada Byrd, Mo Lee

        - The mooring fees rise by two euro.

        """,
        "minutes/c.md": """
        # Council 3 March 2026

        Present: Mo Lee

        - The lamps on the pier are ordered.

        """,
        "minutes/d.md": """
        # Choir 24 February 2026

        Present: Eva Roth

        - The choir sings on the pier.

        """,
    ]

    private static let first = "who was at the council on 17 February 2026?"

    private func talk(_ questions: String...) throws -> Answer {
        try ConversationTalk.answer(files, questions)
    }

    @Test(arguments: ["what about the meeting after that?", "and the one after that?", "und das danach?"])
    func `what was asked is asked of the next one of the series`(text: String) throws {
        #expect(try talk(WalkingTests.first, text).value == .list(["Mo Lee"]))
    }

    @Test(arguments: [
        "what about the meeting before?", "and the previous one?", "and the one before that?", "und das davor?",
        "was ist mit dem Treffen davor?",
    ])
    func `what was asked is asked of the one before`(text: String) throws {
        #expect(try talk(WalkingTests.first, text).value == .list(["Ada Byrd"]))
    }

    @Test(arguments: ["the meeting after that", "the following meeting", "das Treffen danach"])
    func `a meeting that is only named is shown`(text: String) throws {
        let answer = try talk(WalkingTests.first, text)
        #expect(answer.files == ["minutes/c.md"])
        #expect(answer.sections.first?.heading?.hasPrefix("Council 3 March 2026") == true)
    }

    @Test(arguments: ["which meeting came next?", "what came after that?", "welches kam danach?"])
    func `which one came next is told by its name and day`(text: String) throws {
        #expect(try talk(WalkingTests.first, text).files == ["minutes/c.md"])
    }

    @Test func `a question may name the neighbour itself`() throws {
        #expect(try talk(WalkingTests.first, "who was at the meeting after that?").value == .list(["Mo Lee"]))
        #expect(try talk(WalkingTests.first, "what was said about fees at the previous one?").files == ["minutes/a.md"])
    }

    @Test func `each step counts from what was shown last`() throws {
        let answer = try talk(
            "who was at the council on 3 March 2026?", "and the one before?", "and the one before that?")
        #expect(answer.files == ["minutes/a.md"])
    }

    @Test func `behind meetings about something the neighbour is about it too`() throws {
        var talk = try ConversationTalk(files)
        try talk.ask("when was the last meeting about the pier?")
        #expect(try talk.ask("and the one before that?").files == ["minutes/d.md"])
        #expect(try !talk.ask("and the one before that?").found)
    }

    @Test(arguments: ["wer war da dabei?", "wer war dort?"]) func `German asks who was there in several ways`(
        text: String
    ) throws {
        #expect(try talk("was wurde am 3. März 2026 besprochen?", text).value == .list(["Mo Lee"]))
    }

    @Test func `a series ends where its last meeting was`() throws {
        let answer = try talk("who was at the council on 3 March 2026?", "and the meeting after that?")
        #expect(!answer.found)
        #expect(answer.headline == "Nothing dated comes after Council 3 March 2026, Tue 3 March 2026.")
    }

    @Test func `a meeting without a series has neighbours in its folder`() throws {
        let answer = try talk("who was at the choir on 24 February 2026?", "and the one before that?")
        #expect(answer.files == ["minutes/b.md"])
    }

    @Test func `a neighbour in which nothing was said of the topic is shown itself`() throws {
        let answer = try talk(
            "what was said about the mooring fees on 17 February 2026?", "and the meeting after that?")
        #expect(answer.files == ["minutes/c.md"])
        #expect(answer.found)
    }

    @Test func `a day without a year is that of the meeting at hand, and the request stays`() throws {
        let answer = try talk("who was at the council on 17 February 2026?", "and on 3 March?")
        #expect(answer.value == .list(["Mo Lee"]))
    }

    @Test(arguments: ["the meeting after the launch", "when is the next one?", "what came next week?"])
    func `what names something else is no neighbour`(text: String) throws {
        #expect(try talk(WalkingTests.first, text).files != ["minutes/c.md"])
    }
}
