import Model
import Testing
import Time

@testable import Answering

/// Values computed over the rows of tables, asked on Wednesday 18 March 2026.
@Suite struct TableAnswerTests {
    private let vault: TestVault

    init() throws {
        vault = try TestVault([
            "log/repairs 2025 spring.csv": """
            no;date;customer;boat;job;who;eur
            1201;2025-03-05;Kopp;dinghy;new rudder;An;41
            1207;2025-03-08;Seitz;cutter;leak;BL;14
            1208;2025-04-02;Lang;dinghy;leak;BL AF;15.50
            1219;2025-04-14;Weiss;yawl;engine;An;85
            """,
            "Paint.md": """
            # Paint log

            | day | what | litres |
            | --- | --- | --- |
            | 2 March 2026 | red lead | 4 |
            | 9 March 2026 | white | 2.5 |
            | total | | 6.5 |
            """,
            "2026-03-10.md": """
            # Yard call

            Attendees: Anton Falk, Bea Lund

            - Anton Falk paid for the leak: 99 €.
            """,
        ])
    }

    @Test func `a column about the thing is not added up to what it cost`() throws {
        let vault = try TestVault([
            "2025-10-28.md":
                "# Yard report\n\n| Income | Restricted to the slipway |\n| --- | --- |\n| Quay Fund | €10,000 |\n| Lang | €500 |\n"
        ])
        #expect(try vault.ask("what did the slipway cost?").value == nil)
    }

    @Test(arguments: [
        ("how many dinghies are in the spring 2025 repairs list?", 2.0),
        ("how many of the jobs in the repairs list did Anton do?", 3),
        ("how many leaks are in the repairs list altogether?", 2),
        ("how often is Bea in the repairs log?", 2),
    ])
    func `rows are counted that hold the words of the question`(question: String, count: Double) throws {
        let answer = try vault.ask(question)
        #expect(answer.value == .number(count))
        #expect(answer.citations.count == Int(count))
    }

    @Test(arguments: [
        ("what did the dinghy repairs cost?", 56.5), ("how much did the repairs cost in April 2025?", 100.5),
        ("how many litres of paint are in the paint log in total?", 6.5),
    ])
    func `the column of amounts is added up, without rows that are sums`(question: String, sum: Double) throws {
        #expect(try vault.ask(question).value == .number(sum))
    }

    @Test(arguments: [
        ("what was the most expensive dinghy repair?", 41.0), ("which was the cheapest leak in the repairs list?", 14),
    ])
    func `the row with the largest or smallest amount comes first`(question: String, value: Double) throws {
        let answer = try vault.ask(question)
        #expect(answer.value == .number(value))
        #expect(answer.quotes.contains(value == 41 ? "rudder" : "BL"))
    }

    @Test func `the column heads stand above the rows that are told`() throws {
        let answer = try vault.ask("how many leaks are in the repairs list?")
        #expect(answer.headline == "2 rows of “repairs 2025 spring”, “leaks”")
        #expect(answer.sections.first?.quotes.first?.text == "| no | date | customer | boat | job | who | eur |")
        #expect(answer.citations.first?.lines == LineRange(3, 3))
    }

    @Test func `the first rows are shown at once, the others on demand`() throws {
        let rows = (1...12).map { "2026-03-0\(($0 - 1) % 9 + 1),\($0)" }.joined(separator: "\n")
        let answer = try TestVault(["rowing.csv": "day,km\n" + rows + "\n"]).ask("how many km of rowing in all?")
        #expect(answer.value == .number(78))
        #expect(answer.shown == 1)
        #expect(answer.sections.map(\.quotes.count) == [9, 2, 2, 2, 2])
        #expect(answer.citations.map(\.rank) == Array(1...12))
    }

    @Test(arguments: [
        "how many schooners are in the repairs list?", "how many dinghies did Carla sell?",
        "how many rows of seats does the dinghy have?",
    ])
    func `a word that no title, head or row holds leaves the question to others`(question: String) throws {
        #expect(try vault.ask(question).sections.first?.quotes.first?.text.hasPrefix("| no |") != true)
    }

    @Test(arguments: [("FD", true), ("JR FD", true), ("Fatou", true), ("Fa", true), ("F", false), ("DF", false)])
    func `a cell names a person by a name, its beginning or initials`(cell: String, isNamed: Bool) {
        #expect(PersonCodes(["Fatou Diallo"]).areNamed(cell) == isNamed)
    }

    @Test func `a row with the counted noun in a cell is no list of it`() throws {
        let vault = try TestVault([
            "2026-03-10.md": """
            # Boat market

            | hall | opens | closes |
            | --- | --- | --- |
            | Buyers | 8:00 | 17:00 |
            | Helpers | 7:00 | 18:00 |
            """
        ])
        #expect(try vault.ask("how many buyers were at the boat market?").value == nil)
    }

    @Test(arguments: [
        ("# Libraries for sequencing\n\nThere are 16 libraries made.", 16.0), ("# Sequencing of 16 libraries", 16),
        ("# Libraries for sequencing", 2),
    ]) func `a number that the note states counts, not the rows below it`(head: String, count: Double) throws {
        let vault = try TestVault(["a.md": "\(head)\n\n| Sample | Index |\n| --- | --- |\n| B1 | 501 |\n| B1 | 502 |\n"]
        )
        #expect(try vault.ask("how many libraries for sequencing").value == .number(count))
    }

    @Test func `a number that the note states for all rows is not that of the selected ones`() throws {
        let vault = try TestVault([
            "a.md":
                "# Repairs\n\nWe did 12 repairs.\n\n| who | repair |\n| --- | --- |\n| Ana | oar |\n| Ana | mast |\n| Bo | keel |\n"
        ])
        #expect(try vault.ask("how many repairs did Ana do").value == .number(2))
    }
}
