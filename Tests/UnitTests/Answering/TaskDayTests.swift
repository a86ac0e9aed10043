import Model
import Testing
import Time

@testable import Answering

/// The days on which tasks were done or are due, as their files write them; asked on Wednesday 18 March 2026.
@Suite struct TaskDayTests {
    private let vault: TestVault

    init() throws {
        vault = try TestVault([
            "list.md": """
            # List

            - [x] Send the invoice to Marta ✅ 2026-03-12
            - [x] Clean the oven ✅ 2026-02-03
            - [ ] Order chairs for the garden fair 📅 2026-04-01
            - [ ] Garden fair 📅 2026-05-09
            """,
            "home.org": """
            * Home
            ** DONE Fix the gate
            CLOSED: [2026-03-11 Wed 18:02]
            ** TODO Water the plants
            SCHEDULED: <2026-03-24 Tue +1w>
            :LOGBOOK:
            - State "DONE"       from "TODO"       [2026-03-17 Tue 10:22]
            :END:
            * Birthdays
            ** TODO Nora Quist
            SCHEDULED: <2026-07-02 Thu +1y>
            """,
            "todo.txt": "x 2026-03-10 2026-02-20 Renew the passport\n",
        ])
    }

    @Test(arguments: [
        "what did I finish last week", "what have I completed last week", "what did I get done last week",
        "what did I accomplish last week", "was habe ich letzte Woche erledigt",
    ]) func `what was finished is told by the days of the ticks`(question: String) throws {
        #expect(
            try vault.ask(question).value
                == .list(["Fix the gate", "Send the invoice to Marta", "Renew the passport"]))
    }

    @Test func `what something was finished with is no task`() throws {
        #expect(try vault.flow().read(vault.question("what did I finish the fence with")).intent != .tasks)
    }

    @Test(arguments: [
        ("when did I send the invoice to Marta", "2026-03-12"), ("when did I fix the gate", "2026-03-11"),
        ("when did I finish the gate", "2026-03-11"), ("when did I renew the passport", "2026-03-10"),
        ("when did I last water the plants", "2026-03-17"),
    ]) func `a task that was done dates the deed, and not the day on which it was written`(
        question: String, day: String
    ) throws {
        let answer = try vault.ask(question)
        #expect(answer.found)
        #expect(answer.span?.start.map(ISO8601.string)?.prefix(10) == day[...])
    }

    @Test(arguments: [
        ("when is Nora Quist's birthday", "2026-07-02"), ("when do I have to water the plants", "2026-03-24"),
        ("when is the garden fair", "2026-05-09"),
    ]) func `the day of the task that is named is the answer, not that of one which mentions it`(
        question: String, day: String
    ) throws {
        #expect(try vault.ask(question).span?.start.map(ISO8601.string)?.prefix(10) == day[...])
    }
}
