import Model
import Parsing
import Testing
import Time

@testable import Answering

/// The planner's views: days, people, notes, and what is good to know before a meeting.
@Suite struct PlannerTests {
    // MARK: Days

    @Test func `a day shows its entries as cards, and what is cancelled only if asked`() throws {
        let vault = try CalendarVault.make()
        let answer = try vault.show(.agenda(), on: "2026-03-19")
        #expect(answer.headline == "Thu 19 March 2026: 3 entries, 2 h 30 min")
        #expect(
            answer.sections.prefix(3).compactMap(\.heading)
                == ["09:00–09:30 · Stand-up", "14:00–15:00 · Pricing sync", "14:30–15:30 · Interview"])
        #expect(answer.sections[0].quotes.map(\.text) == ["30 min · Zoom · Ana Lima"])
        let all = try vault.show(.agenda(), on: "2026-03-19") { $0.statuses = [.confirmed, .cancelled] }
        #expect(all.sections.compactMap(\.heading).contains("15:30–16:00 · Call · cancelled"))
    }

    @Test func `entries that overlap are told with the time that they share`() throws {
        let answer = try CalendarVault.make().show(.agenda(), on: "2026-03-19")
        guard case .agenda(let agenda) = answer.view else { throw Missing.view }
        #expect(agenda.overlaps.map(\.titles) == [["Pricing sync", "Interview"]])
        #expect(answer.quotes.hasSuffix("Thu 19 March 2026, 14:30–15:00 · Pricing sync and Interview"))
    }

    @Test func `free times are at least as long as asked`() throws {
        let vault = try CalendarVault.make()
        #expect(
            try vault.show(.agenda(leastFree: 120), on: "2026-03-19").quotes.hasSuffix(
                "Thu 19 March 2026, 09:30–14:00\nThu 19 March 2026, 15:30–18:00"))
        #expect(
            try vault.show(.agenda(leastFree: 180), on: "2026-03-19").quotes.hasSuffix(
                "Thu 19 March 2026, 09:30–14:00"))
        let long = try vault.show(.agenda(leastFree: 300), on: "2026-03-19")
        #expect(long.sections.last?.heading == "No 5 h free between 09:00 and 18:00")
    }

    @Test func `of several days each has a heading, and entries of a whole day come first`() throws {
        let answer = try CalendarVault.make().ask("how full is this week")
        #expect(answer.headline.hasPrefix("Mon 16 – Sun 22 March 2026: 4 entries"))
        #expect(
            answer.sections.prefix(2).compactMap(\.heading) == ["Thu 19 March 2026", "Fri 20 March 2026"])
        #expect(answer.sections[1].quotes.map(\.text) == ["all day · Mum's birthday"])
    }

    @Test func `what is going on is marked, and so is what comes next today`() throws {
        let vault = try TestVault([
            "a.md":
                "---\nkind: meeting\ndate: 2026-03-18T09:45\nduration: 1h\npurpose: agree the price\n---\n# Pricing\n\nHerring.\n",
            "b.md":
                "---\nkind: meeting\ndate: 2026-03-18T11:00\nduration: 30m\nlocation: Loft\ntags: [boat]\n---\n# Boats\n\nHerring.\n",
            "c.md":
                "---\nkind: meeting\ndate: 2026-03-18T08:00\nattendees: [Ann Bo, Cem Da, Eva Fi, Gus Ho]\n---\n# Early\n\nHerring.\n",
        ])
        let answer = try vault.show(.agenda(), on: "2026-03-18")
        #expect(
            answer.sections.compactMap(\.heading)
                == ["08:00 · Early", "09:45–10:45 · Pricing · now", "11:00–11:30 · Boats · in 1 h"])
        #expect(
            answer.sections.map { $0.quotes.map(\.text) } == [
                ["no end is written · Ann Bo, Cem Da, Eva Fi + 1"], ["1 h", "Purpose: agree the price"],
                ["30 min · Loft · #boat"],
            ])
        #expect(try vault.ask("what's next").headline == "Boats, Wed 18 March 2026, 11:00–11:30")
    }

    @Test func `a day without entries says so`() throws {
        let answer = try CalendarVault.make().show(.agenda(), on: "2026-03-21")
        #expect(answer.certainty == .nothing && answer.headline == "Sat 21 March 2026: nothing is planned")
    }

    @Test func `today has the tasks that are due or overdue, and only those of the vault's owner`() throws {
        let vault = try TestVault([
            "a.md": """
            - [ ] oil the mast @me 📅 2026-03-18
            - [ ] wash the deck 📅 2026-03-02
            - [ ] mend the sail 📅 2026-03-10
            - [ ] paint the keel 📅 2026-03-19
            - [x] sell the oars 📅 2026-03-17

            """
        ])
        let answer = try vault.show(.agenda(hasTasks: true), on: "2026-03-18")
        #expect(answer.headline == "Wed 18 March 2026: nothing is planned" && answer.certainty == .answered)
        #expect(answer.sections.compactMap(\.heading) == ["Tasks: one due today, 2 overdue"])
        #expect(
            answer.sections[0].quotes.map(\.text) == [
                "oil the mast · @me · due Wed 18 March 2026", "mend the sail · overdue since Tue 10 March 2026",
                "wash the deck · overdue since Mon 2 March 2026",
            ])
        guard case .agenda(let agenda) = answer.view else { throw Missing.view }
        #expect(agenda.tasks.map(\.isOverdue) == [false, true, true])
        #expect(try vault.show(.agenda(), on: "2026-03-18").sections.isEmpty)
    }

    @Test func `a question how a time looks shows its entries`() throws {
        let vault = try CalendarVault.make()
        for question in ["what does this week look like", "how does this week look?", "wie sieht diese Woche aus"] {
            guard case .agenda(let agenda) = try vault.ask(question).view else { throw Missing.view }
            #expect(agenda.entries.count == 4, "\(question)")
        }
        #expect(try vault.ask("what does the harbour look like").view == nil)
        #expect(try vault.ask("what does Thursday look like").headline.hasPrefix("Thu 19 March 2026"))
    }

    // MARK: People

    @Test func `people are listed with their meetings and the open tasks between you`() throws {
        let answer = try TestVault().show(.people)
        guard case .people(let people) = answer.view else { throw Missing.view }
        let bob = try #require(people.first { $0.person.name == "Robert Okafor" })
        #expect(bob.meetingCount == 1 && bob.openTaskCount == 1)
        #expect(bob.last?.document.title == "Pricing sync" && bob.next == nil)
        #expect(!people.contains { $0.person.name == "Hannah Adeyemi" })
    }

    @Test(arguments: ["tell me about Bob", "who is Robert Okafor?", "wer ist Bob"])
    func `a page on somebody quotes the notes and adds meetings, words and tasks`(question: String) throws {
        let answer = try TestVault().ask(question)
        guard case .person(let page) = answer.view else { throw Missing.view }
        #expect(answer.headline.hasPrefix("Robert Okafor"))
        #expect(answer.quotes.contains("Sales lead."))
        #expect(page.said.map(\.text) == ["Bob Okafor: Could we cap it at fifteen percent?"])
        #expect(page.theirTasks.map(\.task.text) == ["Send the churn numbers to Sarah"])
    }

    @Test func `who somebody is in a meeting, or with more words, stays a question for lines`() throws {
        let vault = try TestVault()
        #expect(try vault.ask("who is at the design review").view == nil)
        #expect(try vault.ask("tell me about the office wifi").view == nil)
        #expect(try vault.ask("tell me about Bob and the churn").view == nil)
    }

    @Test func `who was not met for a month was met before`() throws {
        let vault = try TestVault([
            "old.md": TestVault.meeting("2026-01-10T10:00", "Ann Bo", "Old"),
            "new.md": TestVault.meeting("2026-03-10T10:00", "Cem Da", "New"),
            "both.md": TestVault.meeting("2026-01-11T10:00", "Cem Da", "Before"),
        ])
        for question in ["who have I not met for a month", "who haven't I met since February"] {
            #expect(try vault.ask(question).value == .list(["Ann Bo"]), "\(question)")
        }
    }

    @Test func `who is owed something is named by open tasks of one's own`() throws {
        let vault = try TestVault([
            "a.md": TestVault.meeting(
                "2026-03-10T10:00", "Ann Bo, Cem Da", "Talk",
                "- [ ] send the plan to Ann @Hannah\n- [x] call Cem @Hannah\n- [ ] write to Ann @Cem")
        ])
        let answer = try vault.ask("who do I owe something?")
        #expect(answer.value == .list(["Ann Bo"]) && answer.headline == "Ann Bo")
        #expect(answer.quotes == "send the plan to Ann · @Hannah")
    }

    // MARK: Notes and tags

    @Test func `notes are listed by their last change, as the front matter states it`() throws {
        let vault = try TestVault([
            "a.md": "---\nupdated: 2030-01-02T10:00\n---\n# Apples\n\nThe apples are red.\n",
            "b.md": "---\nupdated: 2030-01-03\n---\n# Pears\n\nThe pears are soft. #fruit\n",
            "c.md": "---\nupdated: 2030-01-01\n---\n# Plums\n\nThe plums are sour. #fruit\n",
        ])
        #expect(try vault.show(.notes).value == .list(["Pears", "Apples", "Plums"]))
        #expect(try vault.show(.notes) { $0.tags = ["fruit"] }.value == .list(["Pears", "Plums"]))
        #expect(try vault.show(.notes) { $0.topic = "sour" }.quotes == "The plums are sour. #fruit")
    }

    @Test func `tags are listed with their counts`() throws {
        let answer = try TestVault().ask("which tags do I use")
        #expect(answer.value == .list(["pricing", "sailing"]))
        #expect(answer.quotes.hasPrefix("#pricing · 2 notes and meetings"))
    }

    // MARK: Preparing

    @Test func `a meeting is prepared by the last one of its series`() throws {
        let answer = try TestVault([
            "1.md": TestVault.meeting("2026-03-04T10:00", "Ann Bo", "Weekly", "Decision: we take the red boat."),
            "2.md": TestVault.meeting("2026-03-12T10:00", "Ann Bo", "Party", "There was cake for everybody."),
            "3.md": TestVault.meeting("2026-03-25T10:00", "Ann Bo", "Weekly", "- [ ] bring the keys @Ann"),
        ]).show(.preparation) { $0.people = [TestVault.person("Ann Bo", number: 1)] }
        guard case .preparation(let preparation) = answer.view else { throw Missing.view }
        #expect(preparation.next?.document.path == "3.md" && preparation.last?.document.path == "1.md")
        #expect(answer.quotes.contains("Decision: we take the red boat."))
        #expect(preparation.theirTasks.map(\.task.text) == ["bring the keys"])
    }

    @Test func `what I have to do from the last meetings is part of preparing the next one`() throws {
        let answer = try TestVault([
            "1.md": TestVault.meeting(
                "2026-03-04T10:00", "Ann Bo", "Weekly", "- [ ] count the oars\n- [ ] ask Ann for keys"),
            "3.md": TestVault.meeting("2026-03-25T10:00", "Ann Bo", "Weekly", "Nothing yet."),
        ]).show(.preparation) { $0.people = [TestVault.person("Ann Bo", number: 1)] }
        guard case .preparation(let preparation) = answer.view else { throw Missing.view }
        #expect(preparation.ownTasks.map(\.task.text).sorted() == ["ask Ann for keys", "count the oars"])
        #expect(answer.sections.last?.heading == "2 more open tasks of yours from the last meetings")
    }

    private enum Missing: Error { case view }
}

extension TestVault {
    /// Shows a view as a command does.
    func show(
        _ view: ViewRequest, on day: String? = nil, _ change: (inout ParsedQuestion) -> Void = { _ in }
    ) throws -> Answer {
        var reading = ParsedQuestion(question: "", request: .view(view))
        if let day, let date = ISO8601.parse(day)?.local.date {
            reading.time = QuestionTime(text: day, spans: [date.span], isFilter: true)
        }
        change(&reading)
        let flow = try flow()
        return try flow.answer(try question(""), [Understanding(reading: reading, isFollowUp: false)]).answer
    }

    static func person(_ name: String, number: Int) -> PersonReading {
        PersonReading(text: name, role: .mention, candidates: [Person(number: number, name: name)])
    }
}
