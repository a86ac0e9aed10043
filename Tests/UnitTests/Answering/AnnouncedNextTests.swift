import Answering
import Model
import Testing
import Time

/// What minutes announce, asked on Wednesday 18 March 2026.
@Suite struct AnnouncedNextTests {
    private func vault(_ line: String) throws -> TestVault {
        try TestVault([
            "harbour committee/2026-02-11.md": "# 2026-02-11\n\nPresent: Ana Reis, Bo Lind\n\nNext meeting: 4 March\n",
            "harbour committee/2026-03-04.md": "# 2026-03-04\n\nPresent: Ana Reis, Bo Lind\n\n\(line)\n",
            "boats.md": "---\ndate: 2026-03-05\n---\nNext sail check is on 20 March.\n",
        ])
    }

    @Test func `the latest minutes say when the committee meets next`() throws {
        let answer = try vault("- Next meeting: Wednesday 8 April").ask("when is the next committee meeting?")
        #expect(answer.certainty == .answered)
        #expect(answer.value == .moment(try #require(CivilDate(year: 2026, month: 4, day: 8)).midnight))
        #expect(answer.citations.map(\.document.path) == ["harbour committee/2026-03-04.md"])
    }

    @Test func `a day that it was moved to counts`() throws {
        let answer = try vault("Next meeting 8 April (moved to 15 April)").ask("when is the next committee meeting?")
        #expect(answer.value == .moment(try #require(CivilDate(year: 2026, month: 4, day: 15)).midnight))
    }

    @Test func `what else comes next is no meeting`() throws {
        let answer = try vault("Next ferry leaves on 8 April").ask("when is the next committee meeting?")
        #expect(!answer.found)
    }

    @Test func `an announced day that is over is no answer`() throws {
        #expect(try !vault("Next meeting: 11 March").ask("when is the next committee meeting?").found)
    }

    @Test(arguments: [
        "which date do the February 2026 minutes give for the next meeting?",
        "when is the next meeting according to the minutes of 11 February 2026?",
    ])
    func `minutes of a time that is over say what they announced`(question: String) throws {
        let answer = try vault("-").ask(question)
        #expect(answer.value == .moment(try #require(CivilDate(year: 2026, month: 3, day: 4)).midnight))
        #expect(answer.citations.map(\.document.path) == ["harbour committee/2026-02-11.md"])
    }

    @Test func `other things are found by their name beside "next"`() throws {
        let answer = try vault("-").ask("when is the next sail check?")
        #expect(answer.value == .moment(try #require(CivilDate(year: 2026, month: 3, day: 20)).midnight))
    }

    @Test(arguments: [
        "## Next meeting\n\n- 8 April at noon\n- 13 May at noon", "## Next meeting details\n\nWednesday 8 April, pier",
        "The next few committee meetings will be 8 April and 13 May.", "Next regular meeting: 8 April",
        "Next meeting: 8 April\n\nSail group: the next meeting was 12 March.",
    ])
    func `a heading announces the days below it, the first of several counts`(lines: String) throws {
        let answer = try vault(lines).ask("when is the next committee meeting?")
        #expect(answer.span?.start?.date == CivilDate(year: 2026, month: 4, day: 8))
    }
}
