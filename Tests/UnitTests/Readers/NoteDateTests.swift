import Model
import Readers
import Testing
import Time

/// When a note was, and what makes it a meeting, by its shape.
@Suite struct NoteDateTests {
    private func read(_ text: String, path: String = "page-001.md") throws -> Document {
        try #require(DialectFixture.read(text, path: path, zone: .utc).documents.first)
    }

    @Test(arguments: [
        "# 12th sync, 5th of May 2023\n", "# Minutes 2023-05-05\n", "# **TAC Meeting - May 5, 2023**\n",
        "# Sync\n\nMay 5, 2023\n", "# Sync\n\n**When**: May 5th, 2023, 4pm UTC\n",
        "# Sync\n* Meeting date: 2023-05-05\n",
        "Fri 5 May 2023\n\nText\n", "## 05-May-2023 notes\n", "---\ntitle: \"Sync 2023-05-05\"\n---\nText\n",
        "# Sync\n\n**Datum:** [5. Mai 2023]\n", "Meeting held on 5 May 2023\n",
        "Minutes of the meeting of May 5th, 2023\n",
        "# Sync - 5-May-23\n", "# Sync 5 May 23\n",
        "Minutes of the works committee: May 5, 2023   20:00\n\nText\n",
        "# Talks\n\nHello.\n\n## Club\n\nDate: 5 May 2023\nTime: 15:30\n",
    ]) func `a date stands at the top of a note, alone or among words`(text: String) throws {
        let document = try read(text)
        #expect(document.start?.date == CivilDate(year: 2023, month: 5, day: 5))
        #expect(document.dateSource == .heading)
    }

    @Test func `a file name that begins with a month dates its note`() throws {
        #expect(
            try read("Rained a lot.\n", path: "family/2024-08 camping.md").start?.date
                == CivilDate(year: 2024, month: 8, day: 1))
    }

    @Test(arguments: [
        "We met on 5 May 2023 and it rained.\n", "# Plan\n\nNext meeting: 5 May 2023\n",
        "# Plan\n\nUpdated: 2023-05-05\n",
        "# Plan\n\n- buy milk 2023-05-05\n- paint\n", "# Version 4.3.26\n", "# Plan\n\nThe launch is due 2023-05-05\n",
    ]) func `a date in running text, or of something else, dates no note`(text: String) throws {
        #expect(try read(text).dateSource == .modified)
    }

    @Test(arguments: [
        "Minutes of the council meeting held in the hall at 7.30pm on Friday 5 May 2023\n\nPresent: Ann Lee, Bo Ek\n",
        "DRAFT\n\nMinutes of the meeting held in the hall\nat 7.30pm on Friday 5 May 2023\n\nPresent: Ann Lee, Bo Ek\n",
        "The minutes of May.\n\nFriday 5th May 2023\n\nPresent: Ann Lee, Bo Ek\n",
        "Harbour council\n\nAnnual General Meeting 5 May 2023\n\nPresent: Ann Lee, Bo Ek\n",
    ])
    func `minutes are of the day on which they say that the meeting was held, and not of their publication`(
        text: String
    ) throws {
        let document = try read("---\ntitle: Council minutes\ndate: 2023-06-01\n---\n" + text)
        #expect(document.start?.date == CivilDate(year: 2023, month: 5, day: 5))
        #expect(document.kind == .meeting)
    }

    @Test(arguments: [
        // The minutes of another meeting, an item, a day after the one named, no meeting, too long ago.
        "The minutes of the meeting held on 5 May 2023 were approved.\n\nPresent: Ann Lee, Bo Ek\n",
        "Present: Ann Lee, Bo Ek\n\n- Minutes\n\nMinutes of the meeting held on 5 May 2023\n",
        "Present: Ann Lee, Bo Ek\n\n## Minutes of the meeting held on 5 May 2023\n",
        "Minutes of the meeting held on 5 July 2023\n\nPresent: Ann Lee, Bo Ek\n",
        "Minutes of the meeting held on 5 May 2021\n\nPresent: Ann Lee, Bo Ek\n",
    ])
    func `another day in minutes is not theirs`(text: String) throws {
        let document = try read("---\ntitle: Council minutes\ndate: 2023-06-01\n---\n" + text)
        #expect(document.start?.date == CivilDate(year: 2023, month: 6, day: 1))
    }

    @Test(arguments: [
        "Called to order at 7:37 pm by Bo\n\nPresent: Ann Lee, Bo Ek\n\nAdjourned by Bo 8:15\n",
        "At 7.37pm on Friday 5 May 2023\n\nPresent: Ann Lee, Bo Ek\n\nWith no further business the meeting closed at 8.15pm\n",
        "Beginn: 19:37 Uhr\n\nAnwesend: Ann Lee, Bo Ek\n\nEnde der Sitzung: 20.15 Uhr\n",
    ])
    func `minutes tell when their meeting began and ended`(text: String) throws {
        let document = try read("---\ntitle: Council minutes\ndate: 2023-05-05\n---\n" + text)
        let day = try #require(CivilDate(year: 2023, month: 5, day: 5))
        #expect(document.start == day.at(hour: 19, minute: 37))
        #expect(document.end == day.at(hour: 20, minute: 15))
        #expect(!document.isAllDay)
    }

    @Test(arguments: [
        "Present: Ann Lee, Bo Ek\n\nThe shop on the quay, which opened at 9:00 in spite of the strike, is closed at 8:15 as it always was.\n",
        "Started at 9:00\n\nPresent: Ann Lee, Bo Ek\n", "Present: Ann Lee, Bo Ek\n\nAdjourned at 8:15\n",
    ])
    func `minutes without both hours have none`(text: String) throws {
        let document = try read("---\ntitle: Council minutes\ndate: 2023-05-05\n---\n" + text)
        #expect(document.isAllDay && document.end == nil)
    }

    @Test(arguments: ["Ward meeting 05.05.23.md", "05.05.23 ward.md"])
    func `a file's name may have a year of two digits`(path: String) throws {
        #expect(try read("Text\n", path: path).start?.date == CivilDate(year: 2023, month: 5, day: 5))
        #expect(try read("Text\n", path: "version 5.5.23.md").dateSource == .modified)
    }

    @Test(arguments: [
        ("# May 5th 23\n\nText\n", "Ward meeting 05.05.23.md", "Ward meeting 05.05.23"),
        (
            "# 5 May, on the phone because of snow\n\nText\n", "Ward meeting.md",
            "Ward meeting: on the phone because of snow"
        ),
        ("# May 5th 23\n\nText\n", "boat.md", "boat"), ("# Fri 5 May\n\nText\n", "2023-05-05.md", "Fri 5 May"),
        ("# Sync of 5 May\n\nText\n", "Ward meeting.md", "Sync of 5 May"),
    ])
    func `a heading that is only a day says less than the file's name`(
        text: String, path: String, title: String
    ) throws {
        #expect(try read(text, path: path).title == title)
    }

    @Test(arguments: [
        ("Tuesday, 5 May\n\nText\n", "note.md"), ("# Sat 5 May\n", "note.md"),
        ("5 May 13:05-13:50. There: Ann, Bo\n", "note.md"),
        ("Text\n", "Staff meeting 5 May.md"), ("Text\n", "Team (5 May).md"),
    ])
    func `a day without a year is of a year that the vault decides`(text: String, path: String) throws {
        let document = try read(text, path: path)
        #expect(document.start?.date.month == 5 && document.start?.date.day == 5)
        #expect(document.isYearOpen)
    }

    @Test(arguments: [
        ("5 May was cold\n", "note.md"), ("Text\n", "10 may do.md"), ("Text\n", "due 5 May.md"),
        ("Text\n", "version 4.3.26.md"),
    ])
    func `what is no day of the note gives it none`(text: String, path: String) throws {
        #expect(try read(text, path: path).dateSource == .modified)
    }

    @Test(arguments: [
        "2023/05-May/5.md", "2023/05/05.md", "2023-05/may-5.md", "journals/2023_05_05.md", "2023/GC-05-05.md",
        "meetings/2023/notes-05-May-2023.md", "2023/05/05 Friday.md", "journal/2023/05/05_two-boats.md",
    ]) func `a path holds a date`(path: String) throws {
        #expect(try read("text\n", path: path).start?.date == CivilDate(year: 2023, month: 5, day: 5))
    }

    @Test(arguments: [
        "2023-W18.md", "notes/2023W18 walk.md", "KW 18 2023.md", "weeknotes/2023-18.md", "Wochenberichte/2023_18.md",
        "2023 week 18.md",
    ]) func `a name with the number of a week is of its seven days`(path: String) throws {
        let document = try read("text\n", path: path)
        #expect(document.start == CivilDate(year: 2023, month: 5, day: 1)?.midnight)
        #expect(document.end == CivilDate(year: 2023, month: 5, day: 8)?.midnight)
        #expect(document.isAllDay)
    }

    @Test(arguments: ["# 2023 Week 18", "## Week 18, 2023", "# Notes of 2023-W18", "---\ntitle: KW 18 2023\n---"])
    func `a title names the week of its note`(title: String) throws {
        let document = try read("\(title)\n\nSwam.\n", path: "18/index.md")
        #expect(document.start == CivilDate(year: 2023, month: 5, day: 1)?.midnight)
        #expect(document.end == CivilDate(year: 2023, month: 5, day: 8)?.midnight)
    }

    @Test(arguments: ["# Week 18", "# 2023 Week 18 and 19", "# 18 weeks in 2023"])
    func `other titles do not`(title: String) throws {
        let document = try read("\(title)\n\nSwam.\n", path: "18/index.md")
        #expect(document.start != CivilDate(year: 2023, month: 5, day: 1)?.midnight)
    }

    @Test(arguments: ["# Weeknotes 5\n\nSwam.\n", "Hello.\n\nWhat did I do this week?\n\n- swam\n"])
    func `a year and a number are a week if the note says at its top that it is about one`(text: String) throws {
        #expect(try read(text, path: "2023-05.md").start == CivilDate(year: 2023, month: 1, day: 30)?.midnight)
        #expect(try read("Swam.\n", path: "2023-05.md").start == CivilDate(year: 2023, month: 5, day: 1)?.midnight)
    }

    @Test(arguments: [
        "## Week 18\n\n- swam\n", "# May\n\n## Weekly goals\n", "Swam more than last week.\n", "# Weeks 18 to 22\n",
    ]) func `a month whose note speaks of other weeks stays a month`(text: String) throws {
        #expect(try read(text, path: "2023-05.md").start == CivilDate(year: 2023, month: 5, day: 1)?.midnight)
    }

    @Test(arguments: ["2023-may.md", "looks/2023-05.md", "May 2023.md", "2023/mai.md"])
    func `a name that is a month is of all its days`(path: String) throws {
        let document = try read("text\n", path: path)
        #expect(document.start == CivilDate(year: 2023, month: 5, day: 1)?.midnight)
        #expect(document.end == CivilDate(year: 2023, month: 6, day: 1)?.midnight)
    }

    @Test func `numbers head the days of a month's note`() throws {
        let text = "Hello.\n\n## 3\n\nSwam.\n\n## 15\n\nBaked.\n"
        let documents = DialectFixture.read(text, path: "2023-may.md", zone: .utc).documents
        #expect(documents.dropFirst().map { $0.start?.date.day } == [3, 15])
    }

    @Test func `weekday and number head the days of a month's note, if they agree`() throws {
        let text = "Hello.\n\n## Tue 2\n\nSwam.\n\n## Sunday 14\n\nBaked.\n\n## Fri 15\n\nNot of May.\n"
        let documents = DialectFixture.read(text, path: "2023-may.md", zone: .utc).documents
        #expect(documents.dropFirst().map { $0.start?.date.day } == [2, 14])
    }

    @Test func `the first day of a diary is not its title`() throws {
        let documents = DialectFixture.read(
            "# Tue 2 May\n\nSwam.\n\n# Sun 14 May\n\nBaked.\n", path: "2023-05.md", zone: .utc
        )
        .documents
        #expect(documents.map(\.title) == ["2023-05", "2023-05"])
        #expect(documents.map { $0.start?.date.day } == [2, 14])
    }

    @Test(arguments: [("Tuesday", "Saturday"), ("Dienstag", "Samstag"), ("MARDI", "SAMEDI"), ("martes", "sábado")])
    func `weekdays head the days of a week's note`(first: String, second: String) throws {
        let text = "Hello.\n\n## \(first)\n\n- swam\n\n## \(second)\n\n- baked\n"
        let documents = DialectFixture.read(text, path: "2023-W18.md", zone: .utc).documents
        let days = documents.dropFirst().map { $0.start?.date.day }
        #expect(days == [2, 6])
    }

    @Test func `a weekday heads nothing in a note of no week`() throws {
        let text = "## Monday\n\n- swim\n\n## Friday\n\n- bake\n"
        #expect(DialectFixture.read(text, path: "routine.md", zone: .utc).documents.count == 1)
    }

    @Test(arguments: [
        ("### Meeting Duration: 1.5 hours", 90), ("### Duration: 30 min", 30), ("Length: 0.5 hrs", 30),
        ("Dauer: 1h15", 75),
    ]) func `a field below the title tells how long it was, as a heading too`(field: String, minutes: Int) throws {
        let document = try read("# Sync\n\n### Meeting Date/Time: 2023-05-05 14:00\n\n\(field)\n\n## Notes\n\nText\n")
        #expect(document.end == document.start?.adding(minutes: minutes))
    }

    @Test(arguments: [
        ("# Sync\n\n## Date: 10-25-21", "sync.md", "2021-10-25"), ("Date: 4-2-26", "sync.md", "2026-02-04"),
        ("text", "102521-retrospective.md", "2021-10-25"), ("text", "210405 board.md", "2021-04-05"),
        ("text", "sync-19-01-2023.md", "2023-01-19"), ("Date: 02.03.98", "sync.md", "1998-03-02"),
        ("---\ntitle: \"Group meeting #21, 2 June 2022\"\n---\ntext", "2022-02-06-group.md", "2022-06-02"),
        ("---\ndate: 2023-08-31T11:00:00-12:00\n---\ntext", "post.md", "2023-08-31"),
        ("---\ntitle: 2005-09-14 Meeting Minutes\ndate: 2008-11-16 21:50:00\n---\ntext", "m.md", "2005-09-14"),
        ("---\ndate: 2011-09-06\n---\n## Minutes\n\nMeeting Date: 9/6/2011", "board/2011.md", "2011-09-06"),
    ]) func `a date may be written short, run together, or twice`(text: String, path: String, day: String) throws {
        #expect(try read(text + "\n", path: path).start?.date == ISO8601.parse(day)?.local.date)
    }

    @Test(arguments: [
        // The year before is written by habit.
        ("# Sync\n\n- Date: February 10, 2024\n", "notes/2025-02-10.md", "2025-02-10"),
        ("---\ndate: 2025-01-06\n---\ntext", "notes/2024-01-06.md", "2025-01-06"),
        ("# Sync\n\n- Date: February 10, 2022\n", "notes/2025-02-10.md", "2022-02-10"),
        // The tenth was a Thursday, the twentieth a Sunday.
        ("# Sync\n\nDate: Thursday 20 October 2024\n", "notes/20241010-sync.md", "2024-10-10"),
        ("# Sync\n\nDate: Sunday 20 October 2024\n", "notes/20241010-sync.md", "2024-10-20"),
        ("# Sync\n\nDate: 20 October 2024\n", "notes/20241010-sync.md", "2024-10-20"),
    ]) func `a slip in a date is found by its weekday, or by a year more in another`(
        text: String, path: String, day: String
    ) throws {
        #expect(try read(text, path: path).start?.date == ISO8601.parse(day)?.local.date)
    }

    @Test(arguments: ["2023/5-7-23.md", "2023/sync-5-7-2023.md"])
    func `three numbers are a day if the last repeats the year of the folder`(path: String) throws {
        let document = try read("text\n", path: path)
        #expect(document.start?.date == CivilDate(year: 2023, month: 5, day: 7))
        #expect(document.dateOrder != nil)
    }

    @Test func `a field without a year is of the year that a folder names`() throws {
        let document = try read("# Sync\n\n- **When**: May 7th, 16:00-17:00 UTC\n", path: "2023/sg-5-7.md")
        #expect(document.start == CivilDate(year: 2023, month: 5, day: 7)?.at(hour: 16))
        #expect(try read("# Sync\n\n- **When**: May 7th\n", path: "sg.md").dateSource == .modified)
    }

    @Test(arguments: ["2023-18.md", "2023/week-18.md", "weeknotes/2023-54.md", "weekly/notes-18.md"])
    func `a number that may count something else is no week`(path: String) throws {
        #expect(try read("text\n", path: path).dateSource == .modified)
    }

    @Test(arguments: [
        "2023/05-May/19-council.md", "minutes/2023/May/19-council-eu.md", "journal/2023/05/19_two-boats.md",
    ])
    func `a day stands before other words below a folder that names its month`(path: String) throws {
        #expect(try read("text\n", path: path).start?.date == CivilDate(year: 2023, month: 5, day: 19))
    }

    @Test(arguments: ["2023/05/10-things.md", "2023/plan.md", "photos/5.md", "05/05.md"])
    func `a path without a whole date has none`(path: String) throws {
        #expect(try read("text\n", path: path).dateSource == .modified)
    }

    @Test func `two dates that disagree are told, and the more trusted one counts`() throws {
        let document = try read("# Sync, 12 May 2023\n", path: "2023-05-05 sync.md")
        #expect(document.start?.date == CivilDate(year: 2023, month: 5, day: 5))
        #expect(document.otherDates.map(\.date) == [CivilDate(year: 2023, month: 5, day: 12)].compactMap { $0 })
    }

    @Test func `a date of numbers may be read in two ways until another one tells`() throws {
        #expect(try read("# 10.6.21 Minutes\n").dateOrder?.other?.date == CivilDate(year: 2021, month: 10, day: 6))
        #expect(try read("When: 7/8/21, 20:00\n").dateOrder?.other?.date == CivilDate(year: 2021, month: 7, day: 8))
        #expect(try read("# 9.21.22 Minutes\n").dateOrder == .certain(isMonthFirst: true))
        #expect(try read("# 10.6.21 Minutes\n", path: "2021-10-06.md").dateOrder == .certain(isMonthFirst: true))
    }

    @Test(arguments: ["2024-04-14T00:00:00.000Z", "2024-04-14T00:00:00+02:00", "2024-04-14T00:00:00Z"])
    func `midnight in a zone of its own is a day without a time`(date: String) throws {
        let document = try read("---\ndate: \(date)\n---\nText\n", path: "notes/walk.md")
        #expect(document.start == CivilDate(year: 2024, month: 4, day: 14)?.midnight)
        #expect(document.isAllDay)
    }

    @Test func `what a program stamped is trusted least`() throws {
        let text = "---\ndate: 2024-04-14T21:37:53.427Z\n---\n# Committee Meeting 2024-04-13\n"
        #expect(try read(text).start?.date == CivilDate(year: 2024, month: 4, day: 13))
    }

    @Test(arguments: [
        ("# Team meeting 2024-03-05\n", "a.md"), ("# Minutes of 5 March 2024\n", "a.md"),
        ("# Project call\n", "2024-03-05.md"),
        ("text\n", "minutes/2024-03-05.md"), ("text\n", "2024-03-05-team-sync.md"),
        ("# Vorstandssitzung\n", "2024-03-05.md"),
    ]) func `a title or path of a meeting with a date is a meeting`(text: String, path: String) throws {
        #expect(try read(text, path: path).kind == .meeting)
    }

    @Test(arguments: [
        ("# How to call a function\n", "2024-03-05.md"), ("# Chili in 15 minutes\n", "2024-03-05.md"),
        ("# Meetings\n\nHow we meet.\n", "a.md"), ("# Index\n", "meetings/README.md"),
    ]) func `other notes stay notes`(text: String, path: String) throws {
        #expect(try read(text, path: path).kind == .note)
    }

    @Test func `the kind in front matter wins`() throws {
        #expect(try read("---\nkind: note\n---\n# Team meeting 2024-03-05\nAttendees: Ann Lee, Bo Ek\n").kind == .note)
    }

    @Test(arguments: [
        "daily/2023-05-05/index.md", "daily/2023-05-05/notes.md", "posts/2023-5-5-minutes.md", "calls/5-5-23.md",
    ])
    func `a folder, single digits or three short numbers date a file`(path: String) throws {
        #expect(try read("It rained.\n", path: path).start?.date == CivilDate(year: 2023, month: 5, day: 5))
    }

    @Test func `a day behind other words may have a short year`() throws {
        let document = try read("# Day 12 - 15/5/23\n\nIt rained.\n")
        #expect(document.start?.date == CivilDate(year: 2023, month: 5, day: 15))
    }

    @Test func `the day of publication dates a page`() throws {
        let document = try read("---\ntitle: No. 7\npublishDate: \"05 May 2023\"\n---\nIt rained.\n")
        #expect(document.start?.date == CivilDate(year: 2023, month: 5, day: 5))
    }
}

/// Several meetings in a page of one day.
@Suite struct DayPageTests {
    private func read(_ text: String) -> [Document] { DialectFixture.read(text, path: "daily/2024-03-05.md").documents }

    @Test func `headings with a time and people are meetings of their own`() {
        let documents = read(
            "Slept badly.\n\n## 14:00 Kick-off\nAttendees: Ann Lee, Bo Ek\nWe began.\n\n## 15:30–16:00 Team sync\nIt rained.\n\n## Errands\nBread.\n"
        )
        #expect(documents.map(\.kind) == [.note, .meeting, .meeting])
        #expect(documents.map(\.title) == ["2024-03-05", "Kick-off", "Team sync"])
        #expect(
            documents.map { $0.start.map(ISO8601.string) } == [
                "2024-03-05T00:00:00", "2024-03-05T14:00:00", "2024-03-05T15:30:00",
            ])
        #expect(documents.map { $0.attendees.map(\.name) } == [[], ["Ann Lee", "Bo Ek"], []])
        let last = documents.map { $0.blocks.last?.text }
        #expect(last == ["Bread.", "Attendees: Ann Lee, Bo Ek\nWe began.", "It rained."])
    }

    @Test func `an outliner's item with its children may be one`() {
        let documents = read(
            "- Slept badly.\n- 14:00 Team sync\n  - attendees: Ann Lee, Bo Ek\n  - It rained.\n- Bread.\n")
        #expect(documents.map(\.kind) == [.note, .meeting])
        #expect(documents.last?.title == "Team sync")
    }

    @Test func `a log of the hours of a day holds no meetings`() {
        #expect(read("## 09:00 Wrote code\nA lot.\n\n## 11:00 Lunch\nSoup.\n").map(\.kind) == [.note])
    }
}
