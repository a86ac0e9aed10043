import Model
import Testing

/// Bold lines that head what follows.
@Suite struct BoldHeadingTests {
    private func paths(_ text: String) throws -> [[String]] {
        let document = try #require(
            DialectFixture.read(text, path: "minutes/2024-03-05.md", zone: .utc).documents.first)
        return document.blocks.filter { $0.kind != .heading }.map(\.headingPath)
    }

    @Test func `lines that are nothing but bold words head the blocks below them`() throws {
        let text =
            "## Log\n\n**1\\. Budget**\n\nIt is short.\n\n- Cut it.\n\n**2\\. Pier** - 6:05 p.m.\n\nIt leaks.\n\n## Next\n\nNothing.\n"
        #expect(try paths(text) == [["Log", "1. Budget"], ["Log", "1. Budget"], ["Log", "2. Pier"], ["Next"]])
    }

    @Test(arguments: [
        "**Budget**\n\nIt is short.\n", "**It is short.**\n\nYes.\n\n**It leaks!**\n\nYes.\n",
        "**Harbour board**\n\n**Minutes**\n\n**Draft**\n",
        "**Ann Lee**\n\nIt is short.\n\n**Bo Ek**\n\nIt leaks.\n\n**Ann Lee**\n\nSo?\n\nPresent: Ann Lee, Bo Ek\n",
    ])
    func `one alone, sentences, several in a row and the names of speakers head nothing`(text: String) throws {
        #expect(try paths(text).allSatisfy(\.isEmpty))
    }
}
