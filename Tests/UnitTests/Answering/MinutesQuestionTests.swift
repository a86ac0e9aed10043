import Testing

@testable import Answering

/// Questions that members ask of their minutes, in words that no title has.
@Suite struct MinutesQuestionTests {
    private static func minutes(_ day: String, _ people: String, _ text: String) -> (String, String) {
        let list = people.split(separator: ",").map { "- \($0)\n" }.joined()
        return ("\(day).md", "# Minutes \(day)\n\n## Attendees\n\n\(list)\n\(text)")
    }

    private let vault: TestVault

    init() throws {
        vault = try TestVault(
            Dictionary(uniqueKeysWithValues: [
                Self.minutes(
                    "2026-01-13", "Ana Becker,Bob Okafor",
                    "## Update on rope (Ana Becker, Ida Moor, Max Dell) [10 min]\n\nThe rope is thin.\n"),
                Self.minutes("2026-02-10", "Ana Becker,Ida Moor,Max Dell", "## Eels\n\nMore eels.\n"),
                Self.minutes(
                    "2026-03-03", "Bob Okafor,Max Dell",
                    "## Summary\n\n- herring is cheap\n- cod is not\n\n## Herring\n\nLong talk.\n\n## Cod\n\nShort talk.\n"
                ),
            ]))
    }

    @Test func `which members were there is told by those whom the minutes call so`() throws {
        let vault = try TestVault([
            "minutes/2026-03-04.md":
                "# Board meeting\n\n- Directors present: Ann Lee, Bob Ek\n- Others present: Clara Dahl\n"
        ])
        #expect(try vault.ask("which directors were there on 4 March?").value == .list(["Ann Lee", "Bob Ek"]))
        #expect(try vault.ask("who was there on 4 March?").value == .list(["Ann Lee", "Bob Ek", "Clara Dahl"]))
    }

    @Test(arguments: ["was Ana Becker on the call on 10 February", "did Ana Becker join the session of 10 February"])
    func `a call is a meeting if no title tells calls apart`(question: String) throws {
        #expect(try vault.ask(question).headline.hasPrefix("Yes"))
    }

    @Test(arguments: [
        "when did Ida Moor last join us", "when did Ida Moor last attend one of our meetings",
        "when was Ida Moor last on the list of attendees", "when was Ida Moor last at one of our meetings",
    ]) func `the last time that somebody was there is cited by the line that names them`(question: String) throws {
        let answer = try vault.ask(question)
        #expect(answer.headline.hasPrefix("Tue 10 February 2026"))
        #expect(try vault.text(#require(answer.citations.first)).contains("Ida Moor"))
    }

    @Test(arguments: [
        "what was Max Dell's very first meeting with us", "what was the first meeting that Max Dell came to",
    ]) func `the very first meeting with somebody is one that they were at`(question: String) throws {
        let answer = try vault.ask(question)
        #expect(answer.citations.first?.document.path == "2026-02-10.md")
    }

    @Test(arguments: [
        ("how many people were at our very first meeting", 2.0), ("number of people attending on 10 February", 3),
        ("how many times has Max Dell taken part altogether", 2),
        ("in how many calls did Ida Moor take part in 2026", 1),
        ("how many meetings list Max Dell as an attendee", 2),
        ("how many calls have Max Dell in the attendee list", 2),
    ]) func `attendance is counted in the meeting, or the meetings, that are meant`(
        question: String, count: Double
    ) throws {
        #expect(try vault.ask(question).value == .number(count))
    }

    @Test func `a heading that lists people tells with whom, and is quoted`() throws {
        let answer = try vault.ask("with whom did Ana Becker give the update on rope")
        #expect(answer.value == .list(["Ida Moor", "Max Dell"]))
        #expect(try vault.text(#require(answer.citations.first)).contains("## Update on rope"))
    }

    @Test(arguments: ["short summary of the call of 3 March", "summarise the meeting of 3 March please"])
    func `what sums up comes first and whole`(question: String) throws {
        #expect(try vault.ask(question).quotes.hasPrefix("herring is cheap\ncod is not\n"))
    }
}
