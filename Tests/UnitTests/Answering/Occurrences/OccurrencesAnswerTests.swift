import Answering
import Model
import Testing
import Time

/// What is computed over all that is written of an event, on Wednesday 18 March 2026.
@Suite struct OccurrencesAnswerTests {
    private func ask(_ question: String) throws -> Answer { try DiaryVault.make().ask(question) }

    private func day(_ month: Int, _ day: Int, of year: Int = 2026) throws -> CivilDateTime {
        try #require(CivilDate(year: year, month: month, day: day)).midnight
    }

    @Test(arguments: [
        ("how many times did I go climbing?", 4.0), ("how many times did I go climbing in January 2026?", 2),
        ("how often have I been climbing this year?", 3), ("on how many days did I climb in February 2026?", 1),
        ("how many times did I swim in the lake?", 1), ("wie oft war ich in der Sauna?", 2),
        ("how many times did I go climbing with Otto?", 3), ("how often did I buy novels?", 2),
    ])
    func `days on which something was done are counted`(question: String, expected: Double) throws {
        let answer = try ask(question)
        #expect(answer.certainty == .answered)
        #expect(answer.value == .number(expected))
        #expect(answer.sections.count == Int(expected))
    }

    @Test func `a task that is done happened on its day, whatever its verb, and an open one did not`() throws {
        #expect(try ask("when did I finish the lock drawing?").value == .moment(try day(3, 6)))
        #expect(try ask("when did I last mend the fence?").value == .moment(try day(3, 4)))
        #expect(try ask("when did I last paint the fence?").certainty != .answered)
    }

    @Test func `the head says how was counted, and the members are quoted`() throws {
        let answer = try ask("how many times did I go climbing in January 2026?")
        #expect(answer.headline == "2 days with “climbing” as something done, January 2026")
        #expect(
            answer.sections.flatMap(\.quotes).map(\.text) == [
                "I went climbing after work with Ines Moreau.", "Climbing with Otto Brandt, two new routes.",
            ])
    }

    @Test func `what only names the day asked for does not say what was done on it`() throws {
        let vault = try TestVault([
            "2025-12-28.md": "I really enjoyed baking on 2025/12/28.\nI bought some tea and paper towels online.\n",
            "2026-01-04.md": "I watched a tv series for 53 minutes on TV today.\n",
            "2026-01-05.md": "I spent 8 minutes watching a tv series on TV today.\n",
        ])
        #expect(try vault.ask("what did I watch on tv on 2025/12/28?").certainty != .answered)
    }

    @Test func `different things are counted where no line has a number`() throws {
        let vault = try TestVault([
            "2026-03-10.md": "I visited Castle Rock with Otto.\n", "2026-03-11.md": "I visited Long Pier.\n",
            "2026-03-12.md": "I visited Castle Rock again.\n",
        ])
        #expect(try vault.ask("how many places did I visit in March 2026?").value == .number(2))
        #expect(try vault.ask("how many cities did I visit in March 2026?").value == nil)
    }

    @Test func `what an article stands before may be a thing or something that did not happen`() throws {
        let vault = try TestVault([
            "2026-03-10.md": "I swam as the plan said.\n", "2026-03-11.md": "I was angry about the cancelled swim.\n",
            "2026-03-12.md": "That would have been a swim.\n",
        ])
        #expect(try vault.ask("how often did I swim in March 2026?").value == .number(1))
    }

    @Test func `a book is no plan`() throws {
        let vault = try TestVault([
            "2026-03-10.md": "I read a good book for 20 minutes.\n", "2026-03-11.md": "Book a table for Otto.\n",
            "2026-03-12.md": "I read a book for 40 minutes.\n",
        ])
        #expect(try vault.ask("how often did I read a book in March 2026?").value == .number(2))
        #expect(try vault.ask("how many minutes a day did I read a book in March 2026?").value == .number(60 / 18))
    }

    @Test func `several things in one sentence are a list`() throws {
        let vault = try TestVault([
            "2026-03-10.md": "I had eggs, sausages, and bread for breakfast with Otto.\n",
            "2026-03-11.md": "I had porridge for breakfast, which was cold.\n",
        ])
        let answer = try vault.ask("what did I eat for breakfast on 10 March 2026?")
        #expect(answer.value == .list(["eggs, sausages, and bread"]))
    }

    @Test func `what another verb goes with is left out, and told`() throws {
        let answer = try ask("how many times did I go climbing in February 2026?")
        #expect(answer.value == .number(1))
        #expect(answer.remarks.contains { $0.contains("Left out as unsure: one place") })
    }

    @Test func `the reading says that everything is read`() throws {
        let vault = try DiaryVault.make()
        let reading = try vault.flow().read(try vault.question("how many times did I go climbing?"))
        #expect(Explanation.sentence(reading, templates: .embedded()).contains("of everything that is written"))
    }

    @Test func `a small number is not counted once more without its time`() throws {
        #expect(try ask("how many times did I go climbing in February 2026?").without.isEmpty)
    }

    @Test func `where nothing states the event there is no number`() throws {
        let answer = try ask("how many times did I go sailing?")
        #expect(answer.certainty != .answered)
        #expect(answer.value == nil)
    }

    @Test(arguments: [
        ("when did I last go climbing?", 2, 3, 2026), ("when did I first go climbing?", 12, 30, 2025),
        ("when was the last time I rehearsed the cello?", 2, 4, 2026),
        ("wann war ich zuletzt in der Sauna?", 2, 24, 2026),
        ("when did I last have physio?", 3, 2, 2026), ("when did I last swim?", 1, 28, 2026),
    ])
    func `the first and the last time are those of the order in time`(
        question: String, month: Int, day: Int, year: Int
    ) throws {
        let answer = try ask(question)
        #expect(answer.value == .moment(try self.day(month, day, of: year)))
    }

    @Test func `the longest gap is that between two days that follow one another`() throws {
        let answer = try ask("what was the longest gap between haircuts?")
        #expect(answer.value == .number(63 * 1440))
        #expect(answer.headline.hasPrefix("63 days, from Thu 20 November 2025 to Thu 22 January 2026"))
    }

    @Test func `what happens in a week or a month is an average over all of them`() throws {
        let answer = try ask("how often a month did I go climbing in January and February 2026?")
        #expect(answer.value == .number(1.5))
    }

    @Test func `with whom it happened most often comes with the others`() throws {
        let answer = try ask("with whom did I go climbing most often?")
        #expect(answer.value == .list(["Otto Brandt"]))
        #expect(answer.headline.contains("on 3 of 4 days"))
        #expect(answer.headline.contains("then Ines Moreau 1"))
    }

    @Test func `the month with the most of it is named`() throws {
        let answer = try ask("in which month did I go climbing most often?")
        #expect(answer.value == .moment(try day(1, 1)))
        #expect(answer.headline.hasPrefix("January 2026: 2 of 4 days"))
    }

    @Test(arguments: [
        ("how much did I spend on novels in total?", 32.0), ("how long did I rehearse the cello in total?", 60),
        ("how long did I rehearse the cello on average?", 30), ("how much did I sleep on average?", 420),
    ])
    func `amounts of one unit are added`(question: String, expected: Double) throws {
        #expect(try ask(question).value == .number(expected))
    }

    @Test func `what was done is listed once each`() throws {
        let answer = try ask("list the books I read in 2026")
        #expect(answer.value == .list(["Solaris", "Middlemarch"]))
    }

    @Test func `a day that lacks it is not answered by another day`() throws {
        #expect(try ask("did I swim on 5 January 2026?").certainty != .answered)
        #expect(try ask("did I swim on 28 January 2026?").headline.hasPrefix("Yes"))
        #expect(try ask("what did I read on 3 February 2026?").certainty != .answered)
        #expect(try ask("what did I read on 11 February 2026?").value == .list(["Solaris"]))
    }
}
