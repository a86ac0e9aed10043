import Model
import Testing
import Time

@testable import Answering
@testable import Store

/// On which day something was decided.
@Suite struct DecisionDayTests {
    /// The day that a line tells which was written on another one.
    private func day(_ text: String, on written: (Int, Int, Int)) throws -> String? {
        let chunk = ChunkRecord(
            number: 1, document: 1, lines: LineRange(1, 1), text: text, headingPath: [], speakers: [], cueSecond: nil)
        let line = try #require(LineReader().lines(of: [chunk]).first)
        let written = try #require(CivilDate(year: written.0, month: written.1, day: written.2))
        return DecisionDay.of(line, writtenOn: written, now: written).map { "\($0.year)-\($0.month)-\($0.day)" }
    }

    @Test func `a decision is of the day of its note`() throws {
        #expect(try day("We decided to buy a boat.", on: (2026, 3, 10)) == "2026-3-10")
    }

    @Test func `a day beside the word of deciding is the day of the decision`() throws {
        #expect(try day("A boat it is, agreed yesterday.", on: (2026, 3, 11)) == "2026-3-10")
    }

    @Test func `yesterday on the first of January is of the year before`() throws {
        #expect(try day("A boat it is, decided yesterday.", on: (2026, 1, 1)) == "2025-12-31")
    }

    @Test func `yesterday on the first of March may be the 29th of February`() throws {
        #expect(try day("A boat it is, decided yesterday.", on: (2024, 3, 1)) == "2024-2-29")
    }

    @Test func `a day that begins the line is the day of the decision`() throws {
        #expect(try day("17 February 2026: Oskar has accepted.", on: (2026, 3, 10)) == "2026-2-17")
    }

    @Test func `what is decided for a day to come was decided before it`() throws {
        #expect(try day("We agreed tomorrow is a day off.", on: (2026, 3, 10)) == "2026-3-10")
    }
}
