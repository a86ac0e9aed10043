import Answering
import Model
import Testing
import Time

/// Logs kept as tables, asked on Wednesday 18 March 2026.
@Suite struct TableSeriesTests {
    private func vault() throws -> TestVault {
        try TestVault([
            "Car.md": """
            # Car log

            | date | to | why | miles |
            |---|---|---|---|
            | 14/2/26 | Oak Mill | flour | 12 |
            | 21/2/26 | harbour | ferry | 40 |
            | 3/3/26 | Oak Mill | oats | 13 |
            | total | | | 65 |
            """,
            "Boat money.md": """
            | when | who | what | £ |
            |---|---|---|---|
            | May 25 | Ferris | sail | 1,900 |
            | June 25 | Ferris | rope | 60 |
            | July 25 | Yard | paint | 250 |
            """,
        ])
    }

    @Test func `the rows that hold the words are added up, in the column that the question names`() throws {
        let answer = try vault().ask("how many miles have I driven to Oak Mill in all?")
        #expect(answer.value == .number(25))
        #expect(answer.sections.count == 2)
    }

    @Test func `a row dates itself, with the day first where other rows show it`() throws {
        let answer = try vault().ask("how many miles did I drive to Oak Mill in March 2026?")
        #expect(answer.value == .number(13))
    }

    @Test func `a sum of money needs no doer`() throws {
        #expect(try vault().ask("how much has the paint cost so far?").value == .number(250))
        #expect(try vault().ask("how much have we paid Ferris in total?").value == .number(1960))
    }
}
