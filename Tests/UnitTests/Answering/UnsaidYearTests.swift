import Answering
import Model
import Testing
import Time

/// Notes whose files name a day without its year, in a vault whose newest certain day is 1 May 2019.
@Suite struct UnsaidYearTests {
    private func vault() throws -> TestVault {
        try TestVault([
            "2018-06-01.md": "The pier is long.\n", "2019-05-01.md": "The pier is short.\n",
            "Club meeting 12 April.md":
                "w/ Ann, Bo and me\n\n## Actions\n- Ann: paint the pier by 20 April\n- Bo: sell the boat by 20 April 2031\n",
        ])
    }

    @Test func `their year is one that the vault knows`() throws {
        let answer = try vault().ask("when was the club meeting?")
        #expect(answer.value == .moment(try #require(CivilDate(year: 2019, month: 4, day: 12)).midnight))
    }

    @Test func `a day of a task moves along, unless it has its year`() throws {
        let text = try vault().ask("open tasks").sections.flatMap(\.quotes).map(\.text).joined(separator: "\n")
        #expect(text.contains("20 April 2019"), "\(text)")
        #expect(text.contains("20 April 2031"), "\(text)")
    }
}
