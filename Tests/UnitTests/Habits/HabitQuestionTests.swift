import Testing
import Time

@testable import Habits

/// Which questions are about habits and subscriptions.
@Suite struct HabitQuestionTests {
    private static let book: HabitBook = {
        var book = HabitBook()
        func add(_ title: String, _ fields: String, _ kind: RecordPage.Kind) {
            let text = "---\n\(fields)\n---\n- 2026-03-17\n"
            book.add(RecordPage(path: title + ".md", title: title, bytes: Array(text.utf8)), kind)
        }
        add("Running", "area: Health\naliases: [laufen]", .habit)
        add("Morning meditation", "area: Mind", .habit)
        add("Filmdeck", "price: 5 EUR\ncycle: monthly\ncategory: streaming", .subscription)
        return book
    }()

    private func question(_ text: String, after before: [String] = []) throws -> HabitQuestion? {
        let now = try HabitFixtures.day("2026-03-18").at(hour: 10)
        return HabitQuestionReader(now: now, weekStart: .monday, dayFirst: false)
            .question(text, after: before) { HabitQuestionTests.book }
    }

    @Test(arguments: [
        ("did I run this week?", HabitPattern.Request.whether), ("how many days did I meditate in February?", .count),
        ("when did I last run", .last), ("what's my longest streak for running?", .streak(isLongest: true)),
        ("what level is Health?", .level), ("welches Level hat Gesundheit?", .level), ("how much XP do I have?", .xp),
        ("please tell me what level is Health", .level), ("which habits did I miss this week?", .missed),
        ("what renews next month?", .renewals), ("was verlängert sich nächsten Monat?", .renewals),
        ("how much do I pay for streaming a year?", .cost), ("bin ich gestern gelaufen?", .whether),
        ("combien je paie pour mes abonnements par an ?", .cost), ("quel niveau a Health ?", .level),
    ])
    func `a question whose words all fit is read`(text: String, request: HabitPattern.Request) throws {
        #expect(try question(text)?.request == request)
    }

    @Test(arguments: [
        "did I run into Bob this week?", "did I swim this week?", "how many days did Sarah run in February?",
        "what level is the water?", "did I run on 30 February?", "how much do I pay for insurance a year?",
        "what did I discuss with Sarah?", "", "?", "did I", "when did I last run with Tom",
    ])
    func `any other question goes on as before`(text: String) throws {
        #expect(try question(text) == nil)
    }

    @Test func `a time is read by the program's grammar`() throws {
        let span = try question("did I run last week?")?.span
        #expect(span == TimeSpan(first: try HabitFixtures.day("2026-03-09"), last: try HabitFixtures.day("2026-03-15")))
        let ahead = try question("what renews in April?")?.span
        #expect(ahead?.start?.date == (try HabitFixtures.day("2026-04-01")))
    }

    @Test func `a follow-up takes another time, or another name`() throws {
        let before = ["did I run this week?", "and last week?"]
        #expect(try question("and yesterday?", after: before)?.span == (try HabitFixtures.day("2026-03-17")).span)
        #expect(try question("and meditation?", after: before)?.habits.map(\.title) == ["Morning meditation"])
        #expect(try question("and with Bob?", after: before) == nil)
        #expect(try question("and last week?", after: ["what did Bob say?"]) == nil)
    }

    @Test func `a command takes the beginning of a name, and does not ask how it is parted`() {
        var book = HabitBook()
        for title in ["Morning run", "Moor walk"] {
            book.add(
                RecordPage(path: title + ".md", title: title, bytes: Array("---\nkind: habit\n---\n".utf8)), .habit)
        }
        let titles = { (words: String) in book.habits(named: words).map(\.title) }
        #expect(
            titles("morn") == ["Morning run"] && titles("moorwalk") == ["Moor walk"] && titles("run") == ["Morning run"]
        )
        #expect(titles("moor w") == ["Moor walk"] && titles("mo").isEmpty && titles("morning swim").isEmpty)
    }

    @Test func `a name with a day behind it is taken apart`() throws {
        let now = try HabitFixtures.day("2026-03-18").at(hour: 10)
        func named(_ words: String, isAhead: Bool = false) -> NamedDay {
            NamedDay(words, now: now, weekStart: .monday, dayFirst: false, isAhead: isAhead)
        }
        #expect(named("morning run yesterday").name == "morning run")
        #expect(named("run 2026-03-02").when == .day(try HabitFixtures.day("2026-03-02")))
        #expect(named("run Monday").when == .day(try HabitFixtures.day("2026-03-16")))
        #expect(named("gym Monday", isAhead: true).when == .day(try HabitFixtures.day("2026-03-23")))
        #expect(named("run last week").when == .noDay("last week"))
        #expect(named("run").when == .unsaid)
    }
}
