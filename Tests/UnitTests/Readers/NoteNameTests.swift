import Model
import Testing
import Time

@testable import Readers

/// Titles and dates that stand in the names of files.
@Suite struct NoteNameTests {
    @Test(arguments: [
        ("pages/term___block reference.md", "term/block reference"), ("pages/Why%3F.md", "Why?"),
        ("pages/100% sure.md", "100% sure"), ("pages/50%25 off.md", "50% off"), ("pages/a%00b.md", "a%00b"),
        ("pages/%FF.md", "%FF"), ("snake_case.md", "snake_case"), ("journals/2024_01_05.md", "2024-01-05"),
        ("daily/2024-01-05.md", "2024-01-05"), ("daily/20240105.md", "20240105"),
        ("202401051230 Slip box.md", "Slip box"), ("20240105123045-slip-box.md", "slip box"),
        ("_posts/2024-01-05-some-title.md", "some title"), ("_posts/2024-01-05-top-10-1-1-tips.md", "top 10-1-1 tips"),
        ("content/post/some-title/index.md", "some title"), ("content/2024-01-05-trip/index.md", "trip"),
        ("index.md", "index"), ("v1.2.3.md", "v1.2.3"),
    ]) func `a file's name is read as the program that made it means it`(path: String, title: String) throws {
        #expect(try DialectFixture.note("Text\n", path: path).title == title)
    }

    @Test(arguments: [
        ("journals/2024_01_05.md", "2024-01-05T00:00:00"), ("202401051230 Slip box.md", "2024-01-05T12:30:00"),
        ("20240105123045-slip-box.md", "2024-01-05T12:30:00"),
        ("_posts/2024-01-05-some-title.md", "2024-01-05T00:00:00"),
    ]) func `the date in a file's name is the note's`(path: String, start: String) throws {
        let document = try DialectFixture.note("Text\n", path: path)
        #expect(document.start.map(ISO8601.string) == start)
        #expect(document.dateSource == .fileName)
    }

    @Test(arguments: ["2024010512.md", "202401052530.md", "20240105123045678.md", "1202401051230.md"])
    func `other numbers are no ids made of a moment`(path: String) throws {
        #expect(try DialectFixture.note("Text\n", path: path).dateSource == .modified)
    }

    @Test func `the last level of a hierarchy names a note that has no title`() throws {
        let front = "---\nid: x7\ncreated: 1596374871110\n---\nText\n"
        #expect(try DialectFixture.note(front, path: "guides.best-practices.md").title == "Best Practices")
        #expect(try DialectFixture.note("Text\n", path: "guides.best-practices.md").title == "guides.best-practices")
    }

    @Test func `one of several headings of level 1 below other text is no title`() throws {
        let text = "platform:: Web\n\n# Usage\n- Press it\n# Background\n- It helps\n"
        #expect(try DialectFixture.note(text, path: "pages/Snap to grid.md").title == "Snap to grid")
        #expect(try DialectFixture.note("# Plan\nText\n# Usage\n", path: "pages/x.md").title == "Plan")
    }

    @Test func `a title has no blanks around it`() throws {
        #expect(try DialectFixture.note("---\ntitle: \"Apple pie \"\n---\nText\n").title == "Apple pie")
    }
}
