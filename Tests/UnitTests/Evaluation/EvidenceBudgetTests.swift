import Evaluation
import Model
import Testing

/// Lines of "walk.md" cost 10 characters each, those of "swim.md" 2.
@Suite struct EvidenceBudgetTests {
    private func walk(_ first: Int, _ last: Int? = nil) -> FileLines {
        FileLines(file: "walk.md", lines: LineRange(first, last ?? first))
    }

    private func swim(_ first: Int, _ last: Int? = nil) -> FileLines {
        FileLines(file: "swim.md", lines: LineRange(first, last ?? first))
    }

    private func budget(_ characters: Int, _ cited: [FileLines], _ relevant: [FileLines]) throws -> EvidenceBudget {
        try #require(
            EvidenceBudget(of: characters, citations: cited, relevant: relevant) { file, _ in file == "walk.md" ? 10 : 2
            })
    }

    private func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 1e-12 }

    @Test func `what is cited within the budget counts, what stands behind its end does not`() throws {
        // Line 1 costs ten and is of no use; line 5 takes the rest.
        let shown = try budget(20, [walk(1), walk(5), walk(6)], [walk(5, 6)])
        #expect(shown.lines == 0.5)
        #expect(shown.characters == 0.5)
    }

    @Test func `a budget that is used up exactly shows nothing more`() throws {
        let shown = try budget(20, [walk(1, 2), swim(1)], [swim(1)])
        #expect(shown == (try budget(20, [], [swim(1)])))
        #expect(shown.lines == 0)
    }

    @Test func `a line that was shown before costs nothing and counts once`() throws {
        let shown = try budget(12, [walk(3), walk(3), walk(3), swim(4)], [walk(3), swim(4)])
        #expect(shown.lines == 1)
        #expect(shown.characters == 1)
        #expect(try budget(40, [walk(3), walk(3)], [walk(3, 4)]).lines == 0.5)
    }

    @Test func `a citation that overlaps an earlier one costs only its new lines`() throws {
        #expect(try budget(30, [walk(1, 2), walk(2, 3)], [walk(3)]).lines == 1)
        #expect(try budget(20, [walk(1, 2), walk(2, 3)], [walk(3)]).lines == 0)
    }

    @Test func `the line in which the budget ends counts with the share that is shown`() throws {
        let shown = try budget(17, [walk(1), walk(2)], [walk(2)])
        #expect(isNear(shown.lines, 0.7))
        // Ten relevant characters, all of which seventeen could have held.
        #expect(isNear(shown.characters, 0.7))
    }

    @Test func `of evidence longer than the budget all that fits is all there is`() throws {
        let shown = try budget(25, [walk(1, 8)], [walk(1, 5)])
        #expect(isNear(shown.lines, 2.5 / 5))
        #expect(shown.characters == 1)
    }

    @Test func `lines count alike, characters by their number`() throws {
        let shown = try budget(100, [swim(1)], [swim(1), walk(1)])
        #expect(shown.lines == 0.5)
        #expect(isNear(shown.characters, 2.0 / 12))
    }

    @Test func `lines of the same number in another file are others`() throws {
        #expect(try budget(100, [swim(1)], [walk(1)]).lines == 0)
    }

    @Test func `a relevant line that is named twice counts once`() throws {
        #expect(try budget(100, [walk(1, 2)], [walk(1, 2), walk(2, 4)]).lines == 0.5)
    }

    @Test func `the order of citations decides what fits`() throws {
        #expect(try budget(10, [walk(1), walk(2)], [walk(1)]).lines == 1)
        #expect(try budget(10, [walk(2), walk(1)], [walk(1)]).lines == 0)
    }

    @Test func `without citations nothing is shown`() throws {
        let shown = try budget(100, [], [walk(1)])
        #expect(shown.lines == 0)
        #expect(shown.characters == 0)
    }

    @Test func `without relevant lines there is nothing to measure`() {
        #expect(EvidenceBudget(of: 100, citations: [walk(1)], relevant: []) { _, _ in 10 } == nil)
    }
}
