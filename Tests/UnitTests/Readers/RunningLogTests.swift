import Model
import Readers
import Testing
import Time

/// Pages that are many dated sections.
@Suite struct RunningLogTests {
    private func read(_ text: String, path: String) -> [Document] {
        let context = ReadingContext(
            zone: .utc, zones: TimeZoneDatabase { _ in nil }, horizon: CivilDateTime(secondNumber: 0))
        // 14 November 2023
        let modified = CivilDateTime(secondNumber: 1_700_000_000)
        return MarkdownReader().read(
            Source(path: path, bytes: Array(text.utf8), modified: modified, context: context)
        ).documents
    }

    private func due(_ task: TaskItem) -> String? { task.due.map(ISO8601.string) }

    private func starts(_ documents: [Document]) -> [String?] { documents.map { $0.start.map(ISO8601.string) } }

    private let log = """
        # 1:1 Sarah

        About #career.

        ## 2026-03-12
        Two finalists. #hiring
        - [ ] Decide by Friday

        ## Thu 19 March 2026: salaries
        ### Details
        She asks for more.
        - [ ] Answer by Friday
        """

    @Test func `days below a heading without a date are sections too, up to the next heading of their level`() {
        let text =
            "# Archive\n\n## 2021-03-30\n\nA.\n\n## 2021-03-31\n\nB.\n\n## Old team\n\n"
            + "### 2020-05-08\n\nC.\n\n### 2020-05-11\n\nD.\n\n### Rest\n\nE.\n"
        let documents = read(text, path: "archive.md").filter { $0.dateSource == .heading }
        #expect(starts(documents) == ["2021-03-30", "2021-03-31", "2020-05-08", "2020-05-11"].map { $0 + "T00:00:00" })
        #expect(documents.map(\.lines) == [LineRange(3, 6), LineRange(7, 10), LineRange(13, 16), LineRange(17, 20)])
    }

    @Test func `lines that are only a date part a page`() {
        let documents = read(
            "Ann Lee – talks\n\n**5 Sept 2024**\nThe mast.\n\n**3 Oct** (by boat)\nThe sails.\n\n**9 jan**\nThe ropes.\n",
            path: "1on1/ann.md"
        ).filter { $0.start != nil }
        #expect(starts(documents).compactMap { $0?.prefix(10) } == ["2024-09-05", "2024-10-03", "2025-01-09"])
        #expect(
            documents.map { $0.blocks.map(\.text) } == [
                ["The mast."], ["**3 Oct** (by boat)", "The sails."], ["The ropes."],
            ])
    }

    @Test(arguments: [
        // A number above 12 tells the order of all.
        ("## 11/4/2025\nA\n\n## 10/30/2025\nB\n\n## 10/6/2025\nC\n", ["2025-11-04", "2025-10-30", "2025-10-06"]),
        ("## 4.11.25\nA\n\n## 30.10.25\nB\n\n## 6.10.25\nC\n", ["2025-11-04", "2025-10-30", "2025-10-06"]),
        // Only with the month first do the days follow each other.
        ("## 1/9/2025\nA\n\n## 3/11/2025\nB\n\n## 4/2/2025\nC\n", ["2025-01-09", "2025-03-11", "2025-04-02"]),
        // The weekday tells it.
        ("## Tue 11/4/2025\nA\n\n## Thu 6/11/2025\nB\n", ["2025-11-04", "2025-11-06"]),
        // Nothing tells it.
        ("## 5/6/2025\nA\n\n## 7/6/2025\nB\n", ["2025-06-05", "2025-06-07"]),
    ])
    func `day and month of numeric headings stand in one order`(text: String, days: [String]) {
        #expect(
            starts(read("# Log\n\n" + text, path: "log.md")).compactMap { $0.map { String($0.prefix(10)) } } == days)
    }

    @Test func `a heading of a log may lack its blank or slip a level`() {
        let log =
            "# Shed\n\n## Log\n\n###2025-11-20\nA\n\n### 2025-11-18\nB\n\n## 2025-11-15\nC\n\n### 2025-11-11\nD\n\n#### 2025-11-09\nE\n"
        let documents = read(log, path: "shed.md").filter { $0.start != nil }
        #expect(
            starts(documents).compactMap { $0?.prefix(10) } == [
                "2025-11-20", "2025-11-18", "2025-11-15", "2025-11-11", "2025-11-09",
            ])
        #expect(documents.map { $0.blocks.map(\.text) } == [["A"], ["B"], ["C"], ["D"], ["E"]])
    }

    @Test func `words that the headings of a log share before their dates are part of its form`() {
        let documents = read(
            "# Talks with Ann\n\n## Date: 5 Sept 2024\nThe mast.\n\n## Date: [3 Oct]\nThe sails.\n\n## Date 2024-10-09\nThe ropes.\n",
            path: "ann.md")
        #expect(starts(documents).compactMap { $0?.prefix(10) } == ["2024-09-05", "2024-10-03", "2024-10-09"])
        #expect(documents.allSatisfy { $0.title == "Talks with Ann" })
    }

    @Test func `different words before the dates name the sections`() {
        let documents = read(
            "# Team\n\n## Retro 5 Sept 2024\nA\n\n## Planning 6 Sept\nB\n\n## Retro 3 Oct\nC\n\n## Planning 4 Oct\nD\n\n## The fair of 9 May\nE\n",
            path: "team.md")
        #expect(
            documents.filter { $0.start != nil }.map(\.title) == [
                "Team: Retro", "Team: Planning", "Team: Retro", "Team: Planning",
            ])
    }

    @Test func `a page that repeats the form of a meeting holds several`() {
        let form = { (day: String, who: String, next: String) in
            "## Meeting Info\n- **Date:** \(day)\n- **Place:** shed\n\n## Attendees\n- **Present:** \(who)\n\n## Next Meeting\n- **Date:** \(next)\n\n"
        }
        let documents = read(
            "# Minutes - 2024-10-28\n\n" + form("2024-10-28", "Ann Lee, Bo Ek", "2024-10-29")
                + form("2024-10-29 4:00", "Ann Lee, Cy Ode", "2024-11-05"), path: "minutes/2024-10-28.md"
        ).filter { $0.start != nil }
        #expect(starts(documents).compactMap { $0?.prefix(10) } == ["2024-10-28", "2024-10-29"])
        #expect(documents.map { $0.attendees.map(\.name) } == [["Ann Lee", "Bo Ek"], ["Ann Lee", "Cy Ode"]])
        #expect(documents.allSatisfy { $0.kind == .meeting })
    }

    @Test func `an unknown month among dated headings makes no numbered list of them`() {
        let documents = read(
            "# Log\n\n## 5 sep 2024\nA\n\n## 14/11\nB\n\n## 27 smarch\nC\n\n## 3 Oct\nD\n", path: "log.md")
        #expect(starts(documents).compactMap { $0?.prefix(10) } == ["2024-09-05", "2024-11-14", "2024-10-03"])
    }

    @Test(arguments: [
        ("1on1/ann.md", "Ann Lee – our talks\n\n"), ("1-1s/ann.md", "# Ann Lee (remote)\n\n"),
        ("mentoring/Ann Lee.md", ""), ("one-on-ones/Ann Lee.md", "Notes\n\n"),
    ])
    func `a folder of one-to-ones tells whom its pages are about`(path: String, head: String) {
        let documents = read(head + "## 5 March 2024\nBudget.\n\n## 12 March 2024\nRoof.\n", path: path)
        let dated = documents.filter { $0.start != nil }
        #expect(dated.map(\.kind) == [.meeting, .meeting])
        #expect(dated.map { $0.attendees.map { $0.name.lowercased() } } == [["ann lee"], ["ann lee"]])
    }

    @Test(arguments: ["news/2021-04-news.md", "2021-04/news.md", "news/2021 April.md"])
    func `days without a year are of the month that the path names`(path: String) {
        let documents = read("# April 5\n\nRain.\n\n# April 12\n\nSun.\n", path: path)
        #expect(starts(documents).compactMap { $0?.prefix(10) } == ["2021-04-05", "2021-04-12"])
    }

    private func days(_ text: String, path: String) -> [String] {
        starts(read(text, path: path)).compactMap { $0.map { String($0.prefix(10)) } }
    }

    @Test func `headings take the year from their neighbours`() {
        let text = "# Site\n\n## 20 Nov 22\nA.\n## 4 Dec\nB.\n## 15 Jan\nC.\n## 11 June\nD.\n## 9 Oct\nE.\n"
        #expect(days(text, path: "site.md") == ["2022-11-20", "2022-12-04", "2023-01-15", "2023-06-11", "2023-10-09"])
    }

    @Test func `headings above the one with a year come before it`() {
        let text = "# Site\n\n## 4 Dec\nA.\n## 15 Jan\nB.\n## 11 June 2021\nC.\n"
        #expect(days(text, path: "site.md") == ["2020-12-04", "2021-01-15", "2021-06-11"])
    }

    @Test(arguments: [
        ("- 3/5 river\n- 26/5 sea\n- 2/6 lake\n", ["2023-05-03", "2023-05-26", "2023-06-02"]),
        ("- 5/3 river\n- 5/26 sea\n- 6/2 lake\n", ["2023-05-03", "2023-05-26", "2023-06-02"]),
        ("- 3/5 river\n- 4/5 sea\n- 2/6 lake\n", []),
    ])
    func `days and months with a slash are read as the others of their log`(text: String, expected: [String]) {
        #expect(days("# Swims 2023\n\n" + text, path: "swims.md").filter { $0 != "2023-11-14" } == expected)
    }

    @Test(arguments: [
        ("## 27 mrt\nA.\n## 24-04\nB.\n", ["2025-01-16", "2025-03-27", "2025-04-24"]),
        ("## 3 mayo\nA.\n## 5 giugno\nB.\n", ["2025-01-16", "2025-05-03", "2025-06-05"]),
    ])
    func `months of other languages and pairs with a hyphen date headings`(text: String, expected: [String]) {
        #expect(days("# Ann\n\n## 16 jan 25\nZ.\n" + text, path: "ann.md") == expected)
    }

    @Test func `a year that nothing names is open`() {
        let days = read("# Log\n\n- 3 May river\n- 26 May sea\n", path: "log.md").filter { $0.dateSource == .item }
        #expect(days.map(\.isYearOpen) == [true, true])
        #expect(read("# Log 2023\n\n- 3 May river\n- 26 May sea\n", path: "log.md").allSatisfy { !$0.isYearOpen })
        #expect(read("Ann was there.\n", path: "Staff 12 Sept.md").map(\.isYearOpen) == [true])
        #expect(read("Until the ice melts.\n", path: "until 12 May.md").map(\.dateSource) == [.modified])
    }

    @Test func `lines that begin with a date are entries, with the year of the title`() {
        let text = "oct 17-21 boat fair <- Bergen\noct 24 dinner with Ida\nno day yet\nnov 3 - talk on sails\n"
        #expect(days(text, path: "2022 Travels.md") == ["2022-10-17", "2022-10-24", "2022-11-03"])
    }

    @Test func `a year on a line of its own or in a heading is that of the dates below`() {
        let text =
            "- Nov 3 talk\n- Dec 4 dinner\n\n2023\n\n- 20 feb fair\n- 2 march sails\n\n## 2024\n\n- May 1 boats\n"
        let found = days(text, path: "2022 Talks.md")
        #expect(found == ["2022-11-03", "2022-12-04", "2023-02-20", "2023-03-02", "2024-05-01"])
    }

    @Test func `so it is directly below an item, which Markdown would join it to`() {
        let text = "came and went\n\n2024\n- 4 Nov: Ana\n- 9 Dec: Bo\n2025\n- 24 Feb Cy\n- 3 March Di\n"
        #expect(
            starts(read(text, path: "log.md")).compactMap { $0?.prefix(10) } == [
                "2024-11-04", "2024-12-09", "2025-02-24", "2025-03-03",
            ])
    }

    @Test func `a part of the lines of a dated page may speak of other days`() {
        let text = "# Board 2026-03-10\n\n## Plans\n\nmay 3 fair\nmay 9 race\njune 1 repairs\n"
        #expect(read(text, path: "Board.md").count == 1)
    }

    @Test func `each dated section of a running log is a meeting`() throws {
        let documents = read(log, path: "1-1 Sarah.md")
        #expect(documents.map(\.kind) == [.note, .meeting, .meeting])
        #expect(
            documents.dropFirst().map { $0.start.map(ISO8601.string) } == [
                "2026-03-12T00:00:00", "2026-03-19T00:00:00",
            ])
        #expect(documents.dropFirst().allSatisfy { $0.isAllDay && $0.dateSource == .heading })
        #expect(documents.map(\.title) == ["1:1 Sarah", "1:1 Sarah", "1:1 Sarah: salaries"])
        #expect(documents.map(\.lines) == [LineRange(1, 3), LineRange(5, 8), LineRange(9, 12)])
    }

    @Test func `a section has its own text, below its own headings`() throws {
        let last = try #require(read(log, path: "1-1 Sarah.md").last)
        #expect(last.blocks.map(\.text) == ["Details", "She asks for more.", "Answer by Friday"])
        #expect(last.blocks.map(\.headingPath) == [[], ["Details"], ["Details"]])
    }

    @Test func `a task of a section is due by the section's date`() throws {
        let documents = read(log, path: "1-1 Sarah.md")
        #expect(documents.map { $0.tasks.map { due($0) } } == [[], ["2026-03-13"], ["2026-03-20"]])
    }

    @Test func `a section has its own tags and those of the page`() throws {
        let documents = read("---\ntags: [people]\n---\n" + log, path: "1-1 Sarah.md")
        #expect(documents.dropFirst().map(\.tags) == [["people", "career", "hiring"], ["people", "career"]])
    }

    @Test func `a note with two dated headings is split into notes, and what no date stands above is one too`() throws {
        let documents = read("# Diary\n## 2026-03-12\na\n## 2026-03-13\nb\n## Later\nc\n", path: "diary.md")
        #expect(documents.map(\.kind) == [.note, .note, .note])
        #expect(documents.map { $0.blocks.map(\.text) } == [["Later", "c"], ["a"], ["b"]])
    }

    @Test func `a note with one dated heading stays whole`() throws {
        #expect(read("# Plan\n## 2026-03-12\na\n## Rest\nb\n", path: "plan.md").count == 1)
    }

    @Test func `a meeting whose title is a date is one meeting`() throws {
        let documents = read("---\nkind: meeting\n---\n# Tue 10 March 2026: Pricing\ntext\n", path: "pricing.md")
        #expect(documents.map(\.title) == ["Tue 10 March 2026: Pricing"])
        #expect(documents.map { $0.blocks.map(\.text) } == [["text"]])
    }

    @Test func `dates without a year are near the page's own`() throws {
        let documents = read(
            "---\ndate: 2025-12-30\n---\n# Diary\n## 30 December\na\n## 2 January\nb\n", path: "diary.md")
        #expect(documents.map { $0.start?.date.year } == [2025, 2026])
    }

    @Test func `the page's people attend each section, and the title of a one-to-one names them`() throws {
        #expect(read(log, path: "1-1 Sarah.md").dropFirst().allSatisfy { $0.attendees.map(\.name) == ["Sarah"] })
        let named = read("---\nattendees: [Sarah Chen]\n---\n" + log, path: "1-1 Sarah.md")
        #expect(named.dropFirst().allSatisfy { $0.attendees.map(\.name) == ["Sarah Chen"] })
    }

    @Test(arguments: [
        ("1:1 Sarah", ["Sarah"]), ("Sarah Chen 1-1", ["Sarah Chen"]), ("1:1 with Sarah", ["Sarah"]),
        ("Sarah / Maya 1:1", ["Sarah", "Maya"]), ("One-on-one: Bob Okafor", ["Bob Okafor"]), ("1:1s", []),
        ("1:1 notes", []), ("Maya and Sarah 1on1", ["Maya", "Sarah"]),
    ]) func `a note that is titled as a one-to-one is a meeting with whom it names`(title: String, people: [String])
        throws
    {
        let document = try #require(read("# \(title)\n\nText\n", path: "2026-03-10.md").first)
        #expect(document.kind == .meeting)
        #expect(document.attendees.map(\.name) == people)
    }

    @Test(arguments: ["2025-11-13", "Score 11:12", "Plan 1:10"]) func `numbers are no one-to-one`(title: String) throws
    {
        #expect(read("# \(title)\n\nText\n", path: "a note.md").first?.kind == .note)
    }

    @Test func `a heading may hold the time`() throws {
        let documents = read(
            "# Sync\n## 2026-03-12 14:00–15:30 Pricing\na\n## 2026-03-13, 9.30 am\nb\n", path: "sync.md")
        #expect(starts(documents) == ["2026-03-12T14:00:00", "2026-03-13T09:30:00"])
        #expect(documents.map { $0.end.map(ISO8601.string) } == ["2026-03-12T15:30:00", nil])
        #expect(documents.map(\.title) == ["Sync: Pricing", "Sync"])
        #expect(documents.allSatisfy { !$0.isAllDay && $0.kind == .meeting })
    }

    @Test(arguments: [
        "- 2026-03-12: Two finalists.\n  - [ ] Decide by Friday\n- 2026-03-19: She asks for more.\n",
        "* **12 March 2026** Two finalists.\n    * [ ] Decide by Friday\n* **19 March 2026** She asks for more.\n",
        "- 2026-03-12 Two finalists.\n  - [ ] Decide by Friday\n- Mar 19: She asks for more.\n",
        "- [[2026-03-12]]\n  - Two finalists.\n  - [ ] Decide by Friday\n- [[2026-03-19]]\n  - She asks for more.\n",
    ]) func `dated list items are sections too`(list: String) throws {
        let documents = read("# 1:1 Sarah\n\n" + list, path: "1-1 Sarah.md")
        #expect(starts(documents) == ["2026-03-12T00:00:00", "2026-03-19T00:00:00"])
        #expect(documents.allSatisfy { $0.kind == .meeting && $0.title == "1:1 Sarah" })
        #expect(documents.first?.tasks.map { due($0) } == ["2026-03-13"])
        #expect(documents.map { $0.blocks.last?.text.hasSuffix("more.") } == [false, true])
    }

    @Test func `a note that ends in dated items stays the note of its own day`() throws {
        let text =
            "---\ncreated: 2025-11-24\n---\n# Sourdough\n\nStarter no. 3.\n\n- 30 Nov: doubles\n- 13 Dec: first loaf\n"
        let documents = read(text, path: "sourdough.md")
        #expect(starts(documents) == ["2025-11-24T00:00:00", "2025-11-30T00:00:00", "2025-12-13T00:00:00"])
        #expect(documents.map(\.dateSource) == [.frontMatter, .item, .item])
    }

    @Test func `a list with a few dates in it is no log`() throws {
        let list = "- Buy milk\n- 2026-03-12 dentist\n- Call Bob\n- Paint\n- 2026-03-19 tax\n"
        #expect(read(list, path: "list.md").count == 1)
    }

    @Test func `the dated sections of a person's page are about that person`() throws {
        let text =
            "---\nkind: person\naliases: [Sally]\n---\n# Sarah Chen\nLeads support.\n"
            + "## 2026-03-12 1:1\nTwo finalists.\n## 2026-03-19\nOn leave.\n"
        let documents = read(text, path: "people/Sarah Chen.md")
        #expect(documents.map(\.kind) == [.person, .meeting, .note])
        #expect(documents.map { $0.attendees.map(\.name) } == [[], ["Sarah Chen"], ["Sarah Chen"]])
        #expect(documents.map(\.aliases) == [["Sally"], [], []])
    }

    @Test func `each day of a daily note's list belongs to that day`() throws {
        let documents = read("- Called Bob\n- Wrote the memo\n", path: "daily/2026-03-12.md")
        #expect(starts(documents) == ["2026-03-12T00:00:00"])
        #expect(documents.first?.dateSource == .fileName)
    }

    @Test func `years of two digits are read where several dates have them`() {
        let documents = read(
            "Socials\n\n- 13 Dec 25 after the concert\n- 10 Feb 26 Len's cake\n- 27 June wedding\n- 15 Dec 26 Christmas meal\n",
            path: "socials.md"
        ).filter { $0.start != nil }
        #expect(
            starts(documents).compactMap { $0?.prefix(10) } == ["2025-12-13", "2026-02-10", "2026-06-27", "2026-12-15"])
    }

    @Test func `one number behind a date counts something`() {
        let documents = read(
            "Club\n\n- 3 May 25 people came\n- 10 May 40 people came\n- 17 May rain\n", path: "2023/club.md"
        ).filter { $0.start != nil }
        #expect(starts(documents).compactMap { $0?.prefix(4) } == ["2024", "2024", "2024"])
    }

    @Test func `a dated page may end with a programme of other days`() {
        let text =
            "The season begins. We need cooks, and drivers for the trailer.\n\n## Programme\n\n- May 6 Ulm\n- May 13 Kiel\n- May 20 Bonn\n"
        let documents = read(text, path: "news/2023-04-20-update.md")
        #expect(starts(documents) == ["2023-04-20T00:00:00"])
    }

    @Test func `what a file of one day has beside other days is of that day`() {
        let text = "Club\n\n## 2023-04-20\nRopes.\n\n## 2023-04-13\nSails.\n"
        #expect(
            starts(read(text, path: "minutes/2023-04-20.md")).compactMap { $0?.prefix(10) }
                == ["2023-04-20", "2023-04-20", "2023-04-13"])
    }

    @Test func `days of a plan with nothing below them are no entries`() {
        let text = "# 24 April 2023\nThe fair.\n\n# 8 May 2023\nRopes.\n\n# 3 June -\n# 10 June -\n"
        #expect(
            starts(read(text, path: "plan.md").filter { $0.start != nil }).compactMap { $0?.prefix(10) } == [
                "2023-04-24", "2023-05-08",
            ])
    }

    @Test(arguments: [
        ("24/11/30 a\n- 25/03/10 b\n- 25/04/02 c", ["2024-11-30", "2025-03-10", "2025-04-02"]),
        ("98.03.10 a\n- 99.03.02 b", ["1998-03-10", "1999-03-02"]),
        ("30/11/24 a\n- 10/03/25 b\n- 02/04/25 c", ["2024-11-30", "2025-03-10", "2025-04-02"]),
    ])
    func `short years come first where the first numbers vary as years do`(items: String, days: [String]) {
        let documents = read("Log\n\n- \(items)\n", path: "log.md").filter { $0.dateSource == .item }
        #expect(starts(documents).compactMap { $0?.prefix(10) } == days.map { $0[...] })
    }

    @Test func `weeks with their days are sections of several days, each called by its own heading`() throws {
        let text =
            "# Week 1: Jul 30 - Aug 05\n\n- a\n\n## 1. Review\n\n- b\n\n## 2. Plan\n\n- c\n\n# Week 2: Aug 06 – 12\n\n- d\n\n"
            + "# Week 3: Aug 13 to Aug 19\n\n- e\n"
        let documents = read(text, path: "2023-08-Aug.md")
        #expect(starts(documents) == ["2023-07-30T00:00:00", "2023-08-06T00:00:00", "2023-08-13T00:00:00"])
        #expect(
            documents.map { $0.end.map(ISO8601.string) } == [
                "2023-08-06T00:00:00", "2023-08-13T00:00:00", "2023-08-20T00:00:00",
            ])
        #expect(documents.last?.title == "Week 3: Aug 13 to Aug 19")
    }
}
