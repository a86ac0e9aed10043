import Model
import Testing
import Time

@testable import Readers

/// Files of org-mode.
@Suite struct OrgReaderTests {
    private func note(_ text: String, path: String = "plan.org") throws -> Document {
        try DialectFixture.note(text, path: path)
    }

    // MARK: The file

    @Test func `keywords name, date and tag the file, and are no text`() throws {
        let document = try note(
            "# -*- mode: org -*-\n#+TITLE: Plan of the year\n#+DATE: <2024-03-05 Tue 10:00>\n#+FILETAGS: :work:planning:\n"
                + "#+AUTHOR: Ana Becker\n#+STARTUP: overview\n\nText\n")
        #expect(document.title == "Plan of the year")
        #expect(document.start.map(ISO8601.string) == "2024-03-05T10:00:00")
        #expect(document.dateSource == .frontMatter)
        #expect(document.tags == ["work", "planning"])
        #expect(document.properties == [Property(key: "author", value: "Ana Becker", line: 5)])
        #expect(document.blockLines == ["8-8 paragraph Text"])
    }

    @Test func `the properties of the file are those above its first heading`() throws {
        let document = try note(
            ":PROPERTIES:\n:ID: 61024cd6-1951-47cc-8050-25f68960d729\n:ROAM_ALIASES: \"Year plan\" yp\n:END:\n#+title: Plan\nText\n"
        )
        #expect(document.aliases == ["Year plan", "yp"])
        #expect(document.properties == [])
        #expect(document.blockLines == ["6-6 paragraph Text"])
    }

    @Test(arguments: [
        ("* One\nText\n* Two\n", "plan"), ("* One\nText\n** Two\n", "One"), ("#+TITLE: T\n* One\n", "T"),
        ("Text\n** Two\n", "plan"), ("* TODO One\n* Two\n", "plan"),
    ]) func `a heading names the file if all of it stands below`(text: String, title: String) throws {
        #expect(try note(text).title == title)
    }

    @Test func `the date of the heading that names the file is its date`() throws {
        let document = try note("* Meeting with Ana <2024-05-05 Sun 10:00-11:30>\n- ship it\n")
        #expect(document.title == "Meeting with Ana")
        #expect(document.start.map(ISO8601.string) == "2024-05-05T10:00:00")
        #expect(document.end.map(ISO8601.string) == "2024-05-05T11:30:00")
    }

    @Test func `a file is named and dated by the id in its name`() throws {
        let document = try note("Text\n", path: "roam/20240305101500-slip_box.org")
        #expect(document.title == "slip box")
        #expect(document.start.map(ISO8601.string) == "2024-03-05T10:15:00")
    }

    @Test func `a keyword below a heading belongs to what follows it`() throws {
        let document = try note("#+TITLE: Plan\n* One\n#+NOTICE: a picture\nText\n#+FILETAGS: late\n")
        #expect(document.properties == [])
        #expect(document.tags == ["late"])
    }

    @Test func `a file of nothing but properties is found by them`() throws {
        let document = try note(":PROPERTIES:\n:ROAM_REFS: https://example.org/a\n:END:\n#+TITLE: Read later\n")
        #expect(document.blockLines == ["1-4 event Roam refs: https://example.org/a"])
    }

    // MARK: Headings and tasks

    @Test func `a heading is without its stars, state, priority, count and tags`() throws {
        let document = try note("* TODO [#A] Write the *budget* [1/2] :money:home:\n* Other\n** Below\nText\n")
        #expect(document.blocks.map(\.text) == ["Write the *budget*", "Other", "Below", "Text"])
        #expect(document.blocks.last?.headingPath == ["Other", "Below"])
        #expect(document.tags == ["money", "home"])
    }

    @Test func `headings with a state are tasks, due when they are planned`() throws {
        let document = try note(
            "* TODO Budget\n  SCHEDULED: <2024-03-12 Tue> DEADLINE: <2024-03-20 Wed>\n* DONE Call\nCLOSED: [2024-03-06 Wed 11:00]\n"
                + "* WAITING [#B] Answer\n* NEXT API\n* Note\n")
        #expect(
            document.taskLines == ["1 open Budget 2024-03-20", "3 done Call", "5 open Answer", "6 open API"])
        #expect(document.blocks.map(\.text) == ["Budget", "Call", "Answer", "API", "Note"])
    }

    @Test func `a file may have words of its own for states`() throws {
        let document = try note(
            "#+TODO: IDEA(i) DRAFT | SENT(s@) CANCELLED\n* IDEA One\n* SENT Two\n* CANCELLED Three\n* TODO Four\n")
        #expect(document.taskLines == ["2 open One", "3 done Two", "4 cancelled Three"])
    }

    @Test func `check boxes are tasks`() throws {
        let document = try note("* List\n- [ ] one\n  - [X] two\n- [-] three [1/2]\n* End\n")
        #expect(document.tasks.map(\.state) == [.open, .done, .begun])
        #expect(document.tasks.map(\.line) == [2, 3, 4])
    }

    @Test func `a log, a clock and a comment are no text`() throws {
        let document = try note(
            "* One\n:LOGBOOK:\n- State \"DONE\" [2024-03-05 Tue 10:00]\n:END:\nCLOCK: [2024-03-05 Tue 10:00]\n# comment\n#\nText\n* COMMENT Two\nHidden\n** Hidden\n* Three\n"
        )
        #expect(document.blocks.map(\.text) == ["One", "Text", "Three"])
        #expect(document.blocks.map(\.lines.first) == [1, 8, 12])
    }

    @Test func `what a heading's drawer says of it is text, what it keeps for the program is none`() throws {
        let document = try note(
            "* Book\n:PROPERTIES:\n:ID: x\n:Author: [[id:y][Ana Becker]]\n:CUSTOM_ID: b\n:END:\nText\n* Other\n")
        #expect(document.blocks.map(\.text) == ["Book", "Author: [[Ana Becker]]", "Text", "Other"])
    }

    // MARK: Text

    @Test func `indented text is no code, and lists keep their tree`() throws {
        let document = try note("* One\n    Far right.\n    On.\n  - a\n    goes on\n    + b\n  1) c\nEnd\n* Two\n")
        #expect(
            document.blockLines == [
                "1-1 heading One", "2-3 paragraph Far right.\nOn.", "4-5 item a\ngoes on", "6-6 item b", "7-7 item c",
                "8-8 paragraph End", "9-9 heading Two",
            ])
    }

    @Test func `blocks are code and quotations`() throws {
        let document = try note(
            "#+BEGIN_SRC swift\nlet x = 1\n\n#+END_SRC\n#+begin_quote\nSaid\n#+end_quote\n#+BEGIN_EXPORT html\n<p>\n#+END_EXPORT\n: fixed\n-----\nEnd\n"
        )
        #expect(
            document.blockLines == [
                "2-2 code let x = 1", "6-6 quote Said", "11-11 paragraph fixed", "13-13 paragraph End",
            ])
    }

    @Test func `a block that is never closed is text`() throws {
        #expect(try note("#+BEGIN_SRC\nText\n").blockLines == ["2-2 paragraph Text"])
    }

    @Test func `tables have rows`() throws {
        let document = try note("| a | b |\n|---+---|\n| 1 | 2 |\n#+TBLFM: $1=2\n")
        #expect(document.blockLines == ["1-3 table | a | b |\n|---|---|\n| 1 | 2 |"])
    }

    @Test(arguments: [
        ("[[file:plans/q2.org::*Costs][the costs]]", "[[plans/q2#Costs|the costs]]", ["plans/q2"]),
        ("[[./q2.org]]", "[[q2]]", ["q2"]), ("[[id:61024cd6][Ana Becker]]", "[[Ana Becker]]", ["Ana Becker"]),
        ("[[https://example.org/a][a page]]", "https://example.org/a a page", []),
        ("[[file:a.png]]", "a.png", []), ("[[*Costs][below]]", "[[#Costs|below]]", []),
        ("[[Note]]", "[[Note]]", ["Note"]),
        ("[[open", "[[open", []),
    ]) func `links lead to notes`(link: String, text: String, targets: [String]) throws {
        let document = try note("See \(link) there\n")
        #expect(document.blocks.map(\.text) == ["See \(text) there"])
        #expect(document.links.map(\.target) == targets)
    }

    // MARK: Journals

    @Test func `headings with timestamps are dated sections`() throws {
        let documents = DialectFixture.read(
            "#+TITLE: Team\n* <2024-03-05 Tue 10:00-11:00> Meeting with Ana\nShip it.\n* Meeting with Bob [2024-03-12 Tue]\nWait.\n* Meeting with Eva\n"
                + "<2024-03-19 Tue 09:30>\nGo.\n* Meeting with Ida\n:PROPERTIES:\n:CREATED: [2024-03-26 Tue]\n:END:\nEnd.\n",
            path: "team.org"
        ).documents
        #expect(documents.map(\.title) == ["Ana", "Bob", "Eva", "Ida"].map { "Team: Meeting with " + $0 })
        #expect(documents.map(\.kind) == [.meeting, .meeting, .meeting, .meeting])
        #expect(
            documents.map { $0.start.map(ISO8601.string) } == [
                "2024-03-05T10:00:00", "2024-03-12T00:00:00", "2024-03-19T09:30:00", "2024-03-26T00:00:00",
            ])
        #expect(documents.map(\.lines.first) == [2, 4, 6, 9])
    }

    @Test func `a tree of dates is read by its days`() throws {
        let documents = DialectFixture.read(
            "* 2024\n** 2024-03 March\n*** 2024-03-05 Tuesday\n**** Ship it\nText\n*** 2024-03-06 Wednesday\n**** Wait\n",
            path: "journal.org"
        ).documents
        let days = documents.filter { $0.dateSource == .heading }
        #expect(days.map { $0.start.map(ISO8601.string) } == ["2024-03-05T00:00:00", "2024-03-06T00:00:00"])
        #expect(days.map(\.title) == ["journal", "journal"])
    }

    @Test func `planned tasks make no journal`() throws {
        let document = try note("* TODO One <2024-03-05 Tue>\n* TODO Two\nSCHEDULED: <2024-03-06 Wed>\n")
        #expect(document.tasks.count == 2)
    }

    // MARK: Drawers

    @Test func `a drawer tells when a task was done, and its notes are text`() throws {
        let document = try note(
            "* Home\n** HOLD Paint the fence\n:LOGBOOK:\n- State \"HOLD\"  from \"TODO\"  [2024-05-06 Mon 12:49] \\\\\n"
                + "  Waiting for dry wood.\nCLOCK: [2024-05-01 Wed 10:00]--[2024-05-01 Wed 11:00] =>  1:00\n:END:\n"
                + "** DONE Oil the gate\n:LOGBOOK:\n- State \"DONE\"  from \"TODO\"  [2024-05-07 Tue 08:00]\n:END:\n"
                + "** DONE Sweep\nCLOSED: [2024-05-08 Wed]\n")
        #expect(document.tasks.map { $0.completed.map(ISO8601.string) } == [nil, "2024-05-07", "2024-05-08"])
        #expect(document.blockLines.contains("5-5 paragraph Waiting for dry wood."))
        #expect(document.blockLines.count == 4)
    }

    @Test func `a repeated task was last done on the first day of its log`() throws {
        let document = try note(
            "* TODO Water\nSCHEDULED: <2024-06-01 Sat +1w>\n:LOGBOOK:\n- State \"DONE\"  from \"TODO\"  [2024-05-25 Sat 09:00]\n"
                + "- State \"DONE\"  from \"TODO\"  [2024-05-18 Sat 09:00]\n:END:\n")
        #expect(document.tasks.first?.completed.map(ISO8601.string) == "2024-05-25")
        #expect(document.tasks.first?.due.map(ISO8601.string) == "2024-06-01")
    }

    @Test func `the day on which a heading was written and its category are no text`() throws {
        let document = try note(
            "* Home\n** TODO Order chairs\n:PROPERTIES:\n:CATEGORY: Task\n:END:\n[2024-05-06 Mon 18:13]\n- oak\n")
        #expect(document.blockLines.filter { !$0.contains("heading") } == ["7-7 item oak"])
    }
}
