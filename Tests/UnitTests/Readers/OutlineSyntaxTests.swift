import Model
import Testing
import Time

@testable import Readers

/// Pages of outliners, and marks that programs leave in notes.
@Suite struct OutlineSyntaxTests {
    // MARK: Properties

    @Test func `properties of the page name it, tag it and say what it is`() throws {
        let document = try DialectFixture.note(
            "title:: Block embed\nalias:: term/embedded block, [[Embedding]]\ntags:: #Academic, [[book notes]]\n"
                + "author:: [[Ana Becker]]\n\n- Text\n")
        #expect(document.title == "Block embed")
        #expect(document.aliases == ["term/embedded block", "Embedding"])
        #expect(document.tags == ["Academic", "book-notes"])
        #expect(document.properties == [Property(key: "author", value: "Ana Becker", line: 4)])
        #expect(document.blockLines == ["4-4 paragraph author:: [[Ana Becker]]", "6-6 item Text"])
    }

    @Test(arguments: [
        "tags:: a, b", "tags:: #a #b", "tags:: [[a]] [[b]]", "tags:: #[[a]], #b", "- tags:: a, b", "tags:: a,, b,",
    ]) func `tags are listed in each way`(line: String) throws {
        #expect(try DialectFixture.note(line + "\n\n- Text\n").tags == ["a", "b"])
    }

    @Test func `a page is private by its property`() throws {
        #expect(try DialectFixture.note("private:: true\n\n- Text\n").properties.contains { $0.key == "private" })
    }

    @Test func `what the program keeps with a block is no text`() throws {
        let document = try DialectFixture.note(
            "- Text\n  id:: 60af74c1-62f8-434a-827c-abc6d2a71734\n  collapsed:: true\n  todo:: 1621908710666\n"
                + "  source:: a book\n\t- Child\n\t  heading:: true\n")
        #expect(document.blockLines == ["1-5 item Text\nsource:: a book", "6-6 item Child"])
    }

    @Test func `a template and what belongs to it is left out`() throws {
        let document = try DialectFixture.note(
            "- Before\n- Meeting\n  template:: meeting\n\t- TODO Prepare\n\n\t- Decisions\n- After\n")
        #expect(document.blockLines == ["1-1 item Before", "7-7 item After"])
        #expect(document.tasks == [])
    }

    @Test func `a log of times is no text`() throws {
        let document = try DialectFixture.note(
            "- DONE Call\n  :LOGBOOK:\n  CLOCK: [2026-03-10 Tue 10:00:00]\n  :END:\n- :LOGBOOK: is a word\n")
        #expect(document.blockLines == ["1-1 item Call", "5-5 item :LOGBOOK: is a word"])
    }

    @Test func `a drawer that is never closed is text`() throws {
        #expect(try DialectFixture.note("- Call\n  :LOGBOOK:\n  Text\n").blocks.count == 1)
        #expect(try DialectFixture.note("- Call\n  :LOGBOOK:\n  Text\n").blocks.first?.text.hasSuffix("Text") == true)
    }

    @Test func `what an outline indents below a heading is no code, and the heading no title`() throws {
        let document = try DialectFixture.note(
            "# [[Filed]]\n\t- One #q3\n\t  ```\n\t  code\n\t  ```\n\t\t- TODO Two\n# Other\n\t- Three\n")
        #expect(document.title == "a page")
        #expect(
            document.blockLines == [
                "1-1 heading [[Filed]]", "2-2 item One #q3", "3-5 code ```\ncode\n```", "6-6 item Two",
                "7-7 heading Other",
                "8-8 item Three",
            ])
        #expect(document.tags == ["q3"])
        #expect(document.taskLines == ["6 open Two"])
    }

    @Test(arguments: [
        ("# The [[plans/q2|second]] plan\n", "The second plan"), ("# [[Filed]]\n", "Filed"),
        ("# See [the plan](a.md) [1]\n", "See the plan [1]"), ("# [ ] open\n", "[ ] open"), ("# [[#Costs]]\n", "Costs"),
    ]) func `a title is without the marks of links`(text: String, title: String) throws {
        let document = try DialectFixture.note(text + "\n## Part\n\nText\n")
        #expect(document.title == title)
        #expect(document.blocks.map(\.headingPath) == [[], ["Part"]])
    }

    // MARK: Marks in lines

    @Test(arguments: [
        ("See ((61024cd6-1951-47cc-8050-25f68960d729)) there", "See  there"),
        ("Most are {{cloze red}} apples", "Most are red apples"), ("{{query (property type book)}} Text", "Text"),
        ("Text ^abc123", "Text"), ("Two ^10 and x ^n", "Two ^10 and x ^n"), ("`{{kept}}` {{cut}}", "`{{kept}}`"),
        ("{{open Text", "{{open Text"), ("Text {{< figure src=\"a.png\" >}}", "Text"),
        ("See [it]({{<relref \"q2.md#\" >}})", "See [it](q2.md)"),
        ("((not a reference)) Text", "((not a reference)) Text"),
    ]) func `what a program puts into a line is none of its words`(line: String, text: String) throws {
        #expect(try DialectFixture.note("- " + line + "\n").blocks.map(\.text) == [text])
    }

    @Test func `the name of a heading is no text`() throws {
        let document = try DialectFixture.note("Text\n\n## Resources {#resources}\n\nSee #q2 {#x}\n")
        #expect(document.blocks.map(\.text) == ["Text", "Resources", "See #q2 {#x}"])
    }

    @Test func `an embedded page is a link`() throws {
        let document = try DialectFixture.note("- {{embed [[term/page]]}}\n")
        #expect(document.links.map(\.target) == ["term/page"])
    }

    @Test(arguments: ["> [!note] Read this\n> Text\n", "> [!TIP]- Read this\n> Text\n"])
    func `the kind of a callout is no text and its title is`(text: String) throws {
        #expect(try DialectFixture.note(text).blockLines == ["1-2 quote Read this\nText"])
    }

    @Test func `blocks of org-mode are what they frame`() throws {
        let document = try DialectFixture.note(
            "- #+BEGIN_QUOTE\n  Said\n  #+END_QUOTE\n- #+BEGIN_SRC swift\n  TODO #x\n  #+END_SRC\n- #+BEGIN_QUERY\n  {:q}\n"
                + "  #+END_QUERY\n- End\n")
        #expect(document.blockLines == ["2-2 item Said", "4-6 code ```\nTODO #x\n```", "10-10 item End"])
        #expect(document.tags == [])
    }

    @Test func `code holds none of it`() throws {
        let text = "```\nid:: 60af74c1-62f8-434a-827c-abc6d2a71734\n{{query}} ^abc123\n```\n"
        #expect(try DialectFixture.note(text).blocks.map(\.text) == [text.dropLast().description])
    }
}
