import Model
import Testing

@testable import Answering

/// How words of the index are found in the lines that they were read from.
@Suite struct QuoteAlignmentTests {
    private func find(
        _ text: String, in lines: String..., matches: [Range<Int>] = [], speakers: [String] = []
    ) -> QuoteAlignment.Match? {
        let quoted = QuotedLines(lines: LineRange(1, lines.count), written: lines)
        return QuoteAlignment(quoted).find(text, matches: matches, speakers: speakers)
    }

    /// The matched parts of what was found.
    private func marked(_ found: QuoteAlignment.Match?) -> [String] {
        guard let found else { return [] }
        let scalars = Array(found.text.unicodeScalars)
        return found.matches.map { range in
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars[range])
            return String(view)
        }
    }

    @Test func `words that stand there are quoted as they are`() {
        let found = find("keep the price", in: "- We keep the price.", matches: [0..<4])
        #expect(found == QuoteAlignment.Match(text: "keep the price", matches: [0..<4]))
    }

    @Test func `who speaks is a label where the line writes the name otherwise`() {
        let found = find("Sarah: we keep it", in: "**Sarah:** we keep it", matches: [10..<14])
        #expect(found?.speaker == "Sarah")
        #expect(found?.text == "we keep it")
        #expect(marked(found) == ["keep"])
    }

    @Test func `who speaks is a label where the speaker is known`() {
        let found = find("Sarah: we keep it", in: "Sarah: we keep it", speakers: ["Sarah"])
        #expect(found == QuoteAlignment.Match(speaker: "Sarah", text: "we keep it", matches: []))
    }

    @Test func `words before a colon that stand there are no label`() {
        #expect(find("Price: €12", in: "- Price: €12")?.speaker == nil)
    }

    @Test func `marks and blanks between words are quoted as the line has them`() {
        let found = find(
            "we keep the Grüße, too.", in: "so we  **keep** the _Grüße_, too. Or not", matches: [3..<7, 12..<17])
        #expect(found?.text == "we  **keep** the _Grüße_, too.")
        #expect(marked(found) == ["keep", "Grüße"])
    }

    @Test func `a sentence that goes on keeps the ends of its lines`() {
        let found = find("we keep the old price", in: "and we keep", "  the old price, all", matches: [3..<7, 16..<21])
        #expect(found?.text == "we keep\nthe old price")
        #expect(marked(found) == ["keep", "price"])
    }

    @Test func `a task without its marks is the part of the line that holds its words`() {
        let found = find("Call Jürgen about berths", in: "- [ ] Call Jürgen @Priya about berths 📅 2026-03-20")
        #expect(found?.text == "Call Jürgen @Priya about berths")
    }

    @Test func `what does not stand there is not found`() {
        #expect(find("we keep the price", in: "we drop the price") == nil)
        #expect(find("", in: "we drop the price") == nil)
    }

    @Test(arguments: [
        "---", "* * *", "```swift", "~~~", "|---|:--:|", "%% later %%", "![[plan.png]]", "![a plan](plan.png)",
        "<!-- later -->",
    ])
    func `a line for programs says nothing alone`(line: String) {
        #expect(MarkupLine.isAlone(line))
        #expect(MarkupLine.isAlone("  " + line + " "))
    }

    @Test(arguments: [
        "| Nov | 2.1 % |", "- item", "*so*", "100 %", "![[plan.png]] is the plan", "-5 degrees", "", "`code` first",
        "_ _ a",
    ])
    func `a line that says something may be quoted`(line: String) {
        #expect(!MarkupLine.isAlone(line))
    }

    @Test func `the head of a table is not quoted, its rows are`() {
        let maker = SnippetMaker(Evidence([]))
        let quotes = maker.quotes(from: "| month | churn |\n|---|---|\n| Nov | 2.1 % |", count: 3)
        #expect(quotes.map(\.text) == ["| Nov | 2.1 % |"])
    }
}
