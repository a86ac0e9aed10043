import Foundation
import Model
import Readers
import Testing
import Time

@testable import Writing

@Suite struct TagRenameTests {
    private func renamed(_ text: String, _ old: String = "boat", _ new: String = "ship") throws -> String {
        let file = NoteFile(path: "note.md", bytes: Array(text.utf8))
        let (old, new) = (try #require(NoteTag(old)), try #require(NoteTag(new)))
        return String(decoding: try TagRename.renaming(old, to: new, in: file), as: UTF8.self)
    }

    @Test(
        arguments: [
            ("#boat\n", "#ship\n"), ("the (#Boat), #boat/mast.", "the (#ship), #ship/mast."),
            ("#boats #boat-yard #my/boat", "#boats #boat-yard #my/boat"), ("a#boat", "a#boat"), ("# boat", "# boat"),
            ("`#boat` and #boat", "`#boat` and #ship"), ("``a ` #boat`` #boat", "``a ` #boat`` #ship"),
            ("```\n#boat\n```\n#boat", "```\n#boat\n```\n#ship"),
            ("~~~ x\n#boat\n~~~~\n#boat", "~~~ x\n#boat\n~~~~\n#ship"),
            ("> ```\n> #boat\n> ```\n> #boat", "> ```\n> #boat\n> ```\n> #ship"),
            ("text\n\n    #boat\n\n#boat", "text\n\n    #boat\n\n#ship"), ("- a\n\n    #boat", "- a\n\n    #ship"),
            ("https://a.example/x#boat (#boat)", "https://a.example/x#boat (#ship)"),
            ("see https://a.example/ #boat", "see https://a.example/ #ship"),
            ("[x](b.md#boat) #boat", "[x](b.md#boat) #ship"), ("[[b#boat]] #boat", "[[b#boat]] #ship"),
            ("<a href=\"x\" #boat> #boat", "<a href=\"x\" #boat> #ship"),
            ("<!-- #boat -->#boat", "<!-- #boat -->#boat"),
            ("%% #boat %% #boat", "%% #boat %% #ship"), ("$a #boat$ #boat", "$a #boat$ #ship"), ("\\#boat", "\\#boat"),
            ("- `a\n- b` #boat", "- `a\n- b` #ship"), ("5$ #boat 6$", "5$ #ship 6$"),
        ])
    func `a tag in the text is renamed, but not in code or addresses`(old: String, new: String) throws {
        #expect(try renamed(old) == new)
        let windows = { (text: String) in text.replacing("\n", with: "\r\n") }
        #expect(try renamed(windows(old)) == windows(new))
    }

    @Test(
        arguments: [
            ("[a, boat, boat/mast]", "[a, ship, ship/mast]"), ("\"#Boat, x\"", "\"#ship, x\""), ("boat b", "ship b"),
            ("\n- boat # x\n- 'boat/a'", "\n- ship # x\n- 'ship/a'"), ("[ship, boat]", "[ship]"),
            ("[boats]", "[boats]"),
        ])
    func `a tag in front matter is renamed in its style`(old: String, new: String) throws {
        #expect(try renamed("---\ntags: \(old)\nboat: #boat\n---\n") == "---\ntags: \(new)\nboat: #boat\n---\n")
    }

    @Test(
        arguments: [
            ("tags:: boat, sea", "tags:: ship, sea"), ("tags:: [[boat]], #boat/mast", "tags:: [[ship]], #ship/mast"),
            ("title:: X\ntags:: #sea #boat", "title:: X\ntags:: #sea #ship"),
            ("- item\n  tags:: [[sea]] [[Boat]]", "- item\n  tags:: [[sea]] [[ship]]"),
            ("- tags:: boat", "- tags:: ship"), ("tags:: ship, [[boat]]", "tags:: ship"),
            ("tags:: boat, ship", "tags:: ship"), ("boat:: x\nalias:: boat", "boat:: x\nalias:: boat"),
            ("```\ntags:: boat\n```", "```\ntags:: boat\n```"),
            ("tags:: boats, [[my boat]]", "tags:: boats, [[my boat]]"),
        ])
    func `a tag in the properties of an outliner is renamed`(old: String, new: String) throws {
        #expect(try renamed(old) == new)
    }

    @Test func `a blank in the properties of an outliner is a hyphen of the tag`() throws {
        #expect(try renamed("tags:: [[Sea trip]], sea trip/2", "sea-trip", "sail") == "tags:: [[sail]], sail/2")
    }

    @Test func `a tag may move below another one, and a new name may need quotes`() throws {
        #expect(try renamed("#boat #boat/x", "boat", "home/boat") == "#home/boat #home/boat/x")
        #expect(try renamed("---\ntags: [boat]\n---\n", "boat", "2nd") == "---\ntags: [\"2nd\"]\n---\n")
        #expect(try renamed("#größe #GRÖSSE/x", "größe", "maß") == "#maß #GRÖSSE/x")
    }

    /// Each line of the sample vault's notes, and lines that are hard, read by the reader of notes and by the writer.
    @Test func `the tags found are those that the reader of notes finds`() throws {
        let vault = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/") + "/Corpus"
        let paths = (FileManager.default.enumerator(atPath: vault)?.allObjects as? [String] ?? []).sorted()
        var compared = 0
        for path in paths where path.hasSuffix(".md") {
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: vault + "/" + path)))
            let written = tags(bytes)
            let read = readTags(bytes, path: path)
            #expect(Set(written) == read, "\(path)")
            compared += written.count
        }
        #expect(compared > 50)
    }

    @Test(arguments: [
        "tags:: boat, [[sea trip]], #sail mast\n\n- x #oil\n  tags:: a, b\n", "- a\n\ttags:: #x #y [[z z]],w\n",
        "```\ntags:: no\n```\ntag:: yes\n", "text tags:: no\nkeywords:: k\n",
    ])
    func `the properties found are those that the reader of notes finds`(text: String) {
        let bytes = Array(text.utf8)
        let lines = ByteLines(bytes)
        let outline = PropertyTags(lines, from: 0)
        let known = outline.properties.map { lines.ranges[$0.line] }
        let inText = InlineTags(lines, from: 0).names.filter { name in
            !known.contains { $0.contains(name.lowerBound) }
        }.map { bytes.string($0) }
        let written = outline.properties.flatMap { $0.items.map(outline.name) } + inText
        #expect(Set(written.map { $0.lowercased() }) == readTags(bytes, path: "note.md"))
    }

    private func tags(_ bytes: [UInt8]) -> [String] {
        guard let front = try? FrontMatterTags(NoteFile(path: "note.md", bytes: bytes)) else { return [] }
        let inFront = front.fields.flatMap { $0.items.map(front.name) }
        let text = InlineTags(front.lines, from: front.close.map { $0 + 1 } ?? 0)
        return (inFront + text.names.map { bytes.string($0) }).map { $0.lowercased() }.filter { NoteTag($0) != nil }
    }

    private func readTags(_ bytes: [UInt8], path: String) -> Set<String> {
        let context = ReadingContext(
            zone: SystemTimeZones().local, zones: SystemTimeZones().database,
            horizon: CivilDate(year: 2028, month: 1).midnight)
        let source = Source(
            path: path, bytes: bytes, modified: CivilDate(year: 2026, month: 1).midnight, context: context)
        return Set(MarkdownReader().read(source).documents.flatMap(\.tags).map { $0.lowercased() })
    }
}
