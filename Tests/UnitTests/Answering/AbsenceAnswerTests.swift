import Answering
import Model
import Testing

/// Who was expected at a meeting and did not take part.
@Suite struct AbsenceAnswerTests {
    private let files = [
        "a.md": """
        # Council 3 March 2026

        Present: Ada Byrd, Mo Lee

        Regrets: Eva Roth, Jan Holm

        The fees stay.

        """,
        "b.md": """
        # Council 10 March 2026

        Present: Ada Byrd, Eva Roth

        The missing key was found by Mo Lee.

        """,
    ]

    @Test(arguments: [
        "who was absent from the council on 3 March 2026?", "who missed the council on 3 March 2026?",
        "who sent apologies for the council on 3 March 2026?", "who wasn't at the council on 3 March 2026?",
        "who did not attend the council on 3 March 2026?", "wer fehlte beim Council am 3. März 2026?",
        "who couldn't make it to the council on 3 March 2026?", "who could not join on 3 March 2026?",
        "who couldnt make it to the council on 3 March 2026?", "who wasnt there on 3 March 2026?",
        "who wasn't able to come on 3 March 2026?", "who did not show up at the council on 3 March 2026?",
        "wer war am 3. März 2026 nicht dabei?", "wer hat am 3. März 2026 gefehlt?",
        "wer konnte am 3. März 2026 nicht kommen?",
    ])
    func `those whom the minutes name as absent are told`(text: String) throws {
        let answer = try ConversationTalk.answer(files, [text])
        #expect(answer.value == .list(["Eva Roth", "Jan Holm"]))
        #expect(answer.citations.first?.lines.first == 5)
    }

    @Test(arguments: ["and who was missing?", "who sent apologies?", "wer hat gefehlt?"])
    func `after a question about one meeting they are its absent ones`(text: String) throws {
        let answer = try ConversationTalk.answer(files, ["who was at the council on 3 March 2026?", text])
        #expect(answer.value == .list(["Eva Roth", "Jan Holm"]))
    }

    @Test func `where nobody is named as absent that is said`() throws {
        let answer = try ConversationTalk.answer(files, ["who was absent from the council on 10 March 2026?"])
        #expect(!answer.found)
        #expect(answer.headline == "Nobody is named as absent (Council 10 March 2026, Tue 10 March 2026).")
    }

    @Test(arguments: ["wer war am 3. März 2026 da?", "wer war am 3. März 2026 dabei?"])
    func `in German the day stands within the verb`(text: String) throws {
        let asked = try ConversationTalk.answer(files, ["who was at the council on 3 March 2026?"])
        #expect(try ConversationTalk.answer(files, [text]).value == asked.value)
    }

    @Test func `those who were there are cited where they are named`() throws {
        let who = try ConversationTalk.answer(files, ["who was at the council on 3 March 2026?"])
        #expect(who.citations.first?.lines == LineRange(1, 3))
        let meetings = try ConversationTalk.answer(files, ["which meetings did Eva Roth attend?"])
        #expect(meetings.citations.map(\.place) == ["b.md:1-3"])
    }

    @Test func `something missing is nobody absent`() throws {
        let answer = try ConversationTalk.answer(files, ["who found the missing key?"])
        #expect(answer.files == ["b.md"])
        #expect(!answer.headline.contains("absent"))
    }

    @Test func `one whom the minutes name as absent was not there, with the line that says so`() throws {
        let answer = try ConversationTalk.answer(files, ["was Eva Roth at the council on 3 March 2026?"])
        #expect(answer.headline == "No: Eva Roth was absent (Council 3 March 2026, Tue 3 March 2026)")
        #expect(answer.citations.map(\.lines.first) == [5])
    }

    @Test(arguments: [
        "which meetings did Eva Roth miss?", "which meetings was Eva Roth excused from?", "when was Eva Roth absent?",
    ])
    func `absences that are stated count, not every meeting of others`(text: String) throws {
        var files = files
        files["c.md"] = "# Garden 17 March 2026\n\nPresent: Ada Byrd, Mo Lee\n\nThe hedge is cut.\n"
        #expect(try ConversationTalk.answer(files, [text]).citations.map(\.document.path) == ["a.md"])
    }

    @Test(arguments: [
        "how often did Eva Roth send apologies?", "how often was Eva Roth absent?",
        "how many times was Eva Roth missing in 2026?", "wie oft hat Eva Roth gefehlt?",
    ])
    func `absences are counted where nothing else is said to be missed`(text: String) throws {
        #expect(try ConversationTalk.answer(files, [text]).value == .number(1))
    }

    @Test func `what somebody missed that is no meeting is no absence`() throws {
        #expect(try ConversationTalk.answer(files, ["how often did Eva Roth miss the train?"]).value != .number(1))
    }

    @Test func `where no absence is stated, a list without somebody shows it`() throws {
        let answer = try ConversationTalk.answer(files, ["which meetings did Mo Lee miss?"])
        #expect(answer.citations.map(\.document.path) == ["b.md"])
    }

    @Test func `a meeting that somebody missed is cited by the line that says so`() throws {
        let files = ["a.md": "# Stand-up 3 March 2026\n\nText.\n\n- Attendance: 6/8 (missing Eva, Bo)\n"]
        #expect(
            try ConversationTalk.answer(files, ["when was Eva last absent from a meeting?"]).citations.first?.lines
                .first == 5)
        #expect(try ConversationTalk.answer(files, ["which meetings did Bo miss?"]).citations.first?.lines.first == 5)
    }
}
