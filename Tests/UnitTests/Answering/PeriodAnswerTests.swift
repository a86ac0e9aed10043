import Answering
import Model
import Testing

/// What the days of a question hold, where nothing there is called as it says.
@Suite struct PeriodAnswerTests {
    private let vault: TestVault

    init() throws {
        vault = try TestVault([
            "2026-03-19.md": TestVault.meeting("2026-03-19T09:00", "Bob Okafor", "Stand-up"),
            "2026-03-05.md": TestVault.meeting(
                "2026-03-05T09:00", "Bob Okafor", "Harbour Works Council", "The pier is long."),
            "2026-03-06.md": TestVault.meeting(
                "2026-03-06T09:00", "Bob Okafor", "Harbour Works Council", "The mole is short."),
        ])
    }

    @Test(arguments: [
        "any plans for tomorrow", "what is the plan for tomorrow", "do I have a date tomorrow",
        "was ist morgen noch \u{fc}brig",
    ])
    func `words for what stands in a calendar ask for all of it`(question: String) throws {
        let reading = try vault.flow().read(vault.question(question))
        #expect(reading.intent == .agenda)
        #expect(reading.topic == "")
        #expect(try vault.ask(question).citations.map(\.document.title) == ["Stand-up"])
    }

    @Test(arguments: ["what was the plan for the roof", "the plan for the roof tomorrow"])
    func `beside something else they are words to look for`(question: String) throws {
        #expect(try vault.flow().read(vault.question(question)).topic.contains("plan"))
    }

    @Test func `a day is perhaps shown where nothing is called so`() throws {
        let answer = try vault.ask("what pottery do I have on my calendar tomorrow")
        #expect(answer.certainty == .perhaps)
        #expect(answer.headline.hasPrefix("Not sure: nothing there says \"pottery\"."))
        #expect(answer.citations.map(\.document.title) == ["Stand-up"])
    }

    @Test func `the one meeting of a day is perhaps meant`() throws {
        let answer = try vault.ask("summarise the pottery meeting of 5 March 2026")
        #expect(answer.certainty == .perhaps)
        #expect(answer.files == ["2026-03-05.md"])
    }

    @Test func `an acronym stands for the words of a title`() throws {
        let answer = try vault.ask("summarise the HWC meeting of 5 March 2026")
        #expect(answer.certainty == .answered)
        #expect(answer.files == ["2026-03-05.md"])
    }

    @Test func `capitals before a meeting are nobody's initials`() throws {
        let reading = try vault.flow().read(vault.question("what was said in the BO meeting"))
        #expect(reading.people.map(\.text) == [])
    }

    @Test func `a long word for meetings may lack a letter`() throws {
        #expect(try vault.flow().read(vault.question("show mettings with Bob")).kinds.contains(.meeting))
    }

    @Test func `what a log says of the day is perhaps shown where its lines have other words`() throws {
        let vault = try TestVault([
            "Food log.md": "# Food log\n\n## 2026-03-01\n\n- Donut\n- Dal\n\n## 2026-03-02\n\n- Soup\n",
            "Plan.md": "# Plan\n\nEat less sugar.\n",
        ])
        let answer = try vault.ask("what did I eat on 1 March 2026")
        #expect(answer.certainty == .perhaps)
        #expect(answer.quotes.contains("Donut") && answer.quotes.contains("Dal") && !answer.quotes.contains("Soup"))
    }
}
