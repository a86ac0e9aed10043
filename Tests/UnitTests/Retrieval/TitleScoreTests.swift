import Retrieval
import Testing

/// The words of titles, tags and properties, which belong to a whole document.
@Suite struct TitleScoreTests {
    private let lines = ["- ", "- ", "- "].enumerated().map { number, mark in
        mark + RankedVault.filled(["The tent is new.", "The rope is old.", "The lamp is bright."][number])
    }.joined(separator: "\n")

    private func vault(title: String) throws -> RankedVault {
        try RankedVault([title + ".md": lines + "\n", "other.md": "The pier is long.\n"])
    }

    @Test func `a title brings in the first chunk of its document`() throws {
        let found = try vault(title: "Sailing").rank("sailing")
        #expect(found.places == ["Sailing.md:1"])
        let parts = try #require(found.parts["Sailing.md:1"])
        #expect(parts.title > 0)
        #expect(parts.words == 0)
    }

    @Test func `a title does not tell the chunks of its document from each other`() throws {
        let found = try vault(title: "Sailing").rank("sailing rope")
        #expect(found.places.first == "Sailing.md:2")
        #expect(found.places.count == 3)
        let titles = found.parts.values.map(\.title)
        #expect(titles.allSatisfy { $0 > 0 && $0 == titles[0] })
    }

    @Test func `a chunk that spelling alone brings in has its document's title`() throws {
        let found = try vault(title: "Sailing").rank(Query(text: "sailing dolphin"), usesSpelling: true)
        let titles = found.parts.filter { $0.key.hasPrefix("Sailing.md") }.map(\.value.title)
        #expect(titles.count > 1)
        #expect(titles.allSatisfy { $0 > 0 })
    }

    @Test func `a word counts once in a title, however often it stands there`() throws {
        let once = try vault(title: "Sailing trips").rank("sailing")
        let twice = try vault(title: "Sailing Sailing").rank("sailing")
        #expect(once.parts["Sailing trips.md:1"]?.title == twice.parts["Sailing Sailing.md:1"]?.title)
    }

    @Test func `a word and one related to it count once in a title`() throws {
        let both = try vault(title: "Kids and children").rank("kids", related: ["kid": [("children", 255)]])
        let one = try vault(title: "Kids and parents").rank("kids", related: ["kid": [("children", 255)]])
        #expect(both.parts["Kids and children.md:1"]?.title == one.parts["Kids and parents.md:1"]?.title)
    }

    @Test func `a tag counts less than a title`() throws {
        let vault = try RankedVault([
            "Sailing.md": "The pier is long.\n", "Other.md": "---\ntags: [sailing]\n---\nThe pier is long.\n",
        ])
        #expect(try vault.rank("sailing").files == ["Sailing.md", "Other.md"])
    }

    @Test func `the words of the text come before those of a title`() throws {
        let vault = try RankedVault([
            "Rope.md": "The pier is long.\n", "Other.md": "The rope is long. The rope is old.\n",
        ])
        #expect(try vault.rank("rope").files == ["Other.md", "Rope.md"])
    }
}
