import Evaluation
import Model
import Testing

/// What became of quotes since they were made.
@Suite struct QuoteStateTests {
    private func file(_ lines: String...) -> [QuotedLines] {
        lines.enumerated().map { QuotedLines(lines: LineRange($0 + 1, $0 + 1), written: [$1]) }
    }

    private func state(_ snippet: String, at line: Int, in file: [QuotedLines]?) -> QuoteState {
        let lines = LineRange(line, line)
        return QuoteState(of: snippet, at: lines, cited: file?.first { $0.lines == lines }) { file }
    }

    @Test func `words that stand where they stood are unchanged`() {
        #expect(state("a mast", at: 2, in: file("", "a mast of oak")) == .unchanged)
    }

    @Test func `words that stand elsewhere have moved to the nearest such lines`() {
        let file = file("a mast", "", "", "", "a mast", "")
        #expect(state("a mast", at: 4, in: file) == .moved(LineRange(5, 5)))
    }

    @Test func `of two places as near the first is told`() {
        #expect(state("a mast", at: 2, in: file("a mast", "", "a mast")) == .moved(LineRange(1, 1)))
    }

    @Test func `lines of one quote move together and in their order`() {
        let file = file("two", "", "one", "between", "two")
        #expect(state("one\ntwo", at: 1, in: file) == .moved(LineRange(3, 5)))
    }

    @Test func `words that stand nowhere have changed`() {
        #expect(state("a mast", at: 1, in: file("a sail")) == .changed)
        #expect(state("a mast", at: 9, in: []) == .changed)
    }

    @Test func `letters of other bytes are other words`() {
        #expect(state("caf\u{E9}", at: 1, in: file("cafe\u{301}")) == .changed)
    }

    @Test func `without its file a quote is gone`() {
        #expect(state("a mast", at: 1, in: nil) == .gone)
    }
}
