import Model
import Testing

@testable import Readers

/// Tables in text form.
@Suite struct SheetReaderTests {
    private func read(_ text: String, _ path: String = "Budget/spend 2026.csv") -> ReadResult? {
        SheetReader().read(Transcripts.source(text, path))
    }

    /// The rows as Markdown, and the column heads above them.
    private func table(_ text: String) throws -> (rows: [String], heads: String?) {
        let document = try #require(read(text)?.documents.first)
        let block = try #require(document.blocks.first)
        #expect(block.kind == .table)
        return (block.text.split(separator: "\n").map(String.init), block.parentItems.last)
    }

    @Test func `a table is a note with the name of its file`() throws {
        let document = try #require(read("date,what,amount\n2026-03-01,paint,12.50\n")?.documents.first)
        #expect(document.title == "spend 2026")
        #expect(document.kind == .note)
        #expect(document.blocks.first?.lines == LineRange(1, 2))
        #expect(document.blocks.first?.text == "| date | what | amount |\n| 2026-03-01 | paint | 12.50 |")
    }

    @Test(arguments: [("a,b\n1,x\n"), ("a;b\n1;x\n"), ("a\tb\n1\tx\n"), ("sep=;\na;b\n1;x\n")])
    func `commas, semicolons or tabs separate cells`(text: String) throws {
        #expect(try table(text).rows.suffix(2) == ["| a | b |", "| 1 | x |"])
    }

    @Test func `a quoted cell may hold separators and doubled quotes`() throws {
        let table = try table("what,who\n\"rope, 12 m\",\"Ana \"\"Bo\"\" Cy\"\n")
        #expect(table.rows.last == "| rope, 12 m | Ana \"Bo\" Cy |")
    }

    @Test func `the first row names the columns, unless it holds what the rows below hold`() throws {
        #expect(try table("name,7.10.,14.10.\nAna,x,-\nBo,x,x\n").heads == "| name | 7.10. | 14.10. |")
        #expect(try table("rope,12\nsail,310\npaint,40\n").heads == nil)
        #expect(try table("2026-03-01,rope\n2026-03-04,sail\n").heads == nil)
    }

    @Test func `a bar within a cell separates nothing`() throws {
        #expect(try table("what,who\nport | starboard,Ana\n").rows.last == "| port ¦ starboard | Ana |")
    }

    @Test func `lines with any number of cells are no table`() {
        #expect(read("Dear all,\nthe boat is in the water, at last, and dry.\nBest\n") == nil)
        #expect(read("") == nil)
    }

    @Test func `a large table is left out with a word`() throws {
        let result = try #require(read(String(repeating: "1,2\n", count: SheetReader.largest / 4 + 1)))
        #expect(result.documents.isEmpty)
        #expect(result.problems.first?.message == "is a table of more than 1 MB and was left out")
    }
}
