import Model
import Readers
import TestSupport
import Testing
import Time

@testable import Writing

/// Notes made at random, edited, and read by the reader of notes.
@Suite struct ReadBackTests {
    private static let lines = [
        "tags: [a, b]", "tags:", "- a", "  - b", "  - 'c d'", "- \"e\"", "title: x", "# comment", "tag: q", "tags: a b",
        "tags: a, b/c # d", "tags: 'x'", "", "other:", "  nested: 1", "tags: []", "tags: [", "  a,", "]", "keywords: k",
        "Tags: ~", "tags: \"a, b\"", "tags: &x a", "date: 2026-03-18", "odd: [1, {b: 2}]", "tags : [z]", "- #f",
    ]

    private func front(_ generator: inout SeededGenerator) -> String {
        let count = Int.random(in: 0...6, using: &generator)
        let lines = (0..<count).compactMap { _ in ReadBackTests.lines.randomElement(using: &generator) }
        let end = Bool.random(using: &generator) ? "\n" : "\r\n"
        return (["---"] + lines + ["---", "text"]).joined(separator: end)
    }

    private func read(_ text: [UInt8]) -> (tags: Set<String>, isSound: Bool, blocks: [String]) {
        let zones = SystemTimeZones()
        let context = ReadingContext(
            zone: zones.local, zones: zones.database, horizon: CivilDate(year: 2028, month: 1).midnight)
        let source = Source(
            path: "note.md", bytes: text, modified: CivilDate(year: 2026, month: 1).midnight, context: context)
        let result = MarkdownReader().read(source)
        let tags = result.documents.flatMap(\.tags).map { $0.lowercased() }
        return (Set(tags), result.problems.isEmpty, result.documents.flatMap { $0.properties.map(\.key) })
    }

    @Test func `a reader finds what was added, misses what was removed, and finds all else as before`() throws {
        var generator = SeededGenerator(seed: 41)
        var edited = 0
        let tag = try #require(NoteTag("new"))
        for number in 0..<2000 {
            let text = front(&generator)
            let file = NoteFile(path: "note.md", bytes: Array(text.utf8))
            let before = read(file.bytes)
            guard before.isSound, let added = try? FrontMatterEdit.adding([tag], to: file) else { continue }
            let after = read(added)
            #expect(after.tags == before.tags.union(["new"]), "\(number): \(text)")
            #expect(after.isSound && after.blocks == before.blocks, "\(number): \(text)")
            guard let removed = try? FrontMatterEdit.removing([tag], from: file.with(added)) else { continue }
            #expect(read(removed).tags == before.tags, "\(number): \(text)")
            edited += 1
        }
        #expect(edited > 300)
    }

    @Test func `any bytes are edited or refused`() {
        var generator = SeededGenerator(seed: 42)
        let pieces = [
            "---\n", "tags:", "[", "]", "'", "\"", ",", "#", "- ", "\r", "\n", " ", "`", "$", "%%", "<", "(", "[[",
        ]
        let tags = [NoteTag("new"), NoteTag("a")].compactMap { $0 }
        for _ in 0..<5000 {
            var bytes = Array((Bool.random(using: &generator) ? "---\n" : "").utf8)
            for _ in 0..<Int.random(in: 0...12, using: &generator) {
                bytes += generator.bytes(endings: pieces).suffix(3)
            }
            let file = NoteFile(path: "note.md", bytes: bytes)
            _ = try? FrontMatterEdit.adding(tags, to: file)
            _ = try? FrontMatterEdit.removing(tags, from: file)
            _ = try? TaskEdit.marking(done: true, line: 1, of: file)
            if tags.count == 2 { _ = try? TagRename.renaming(tags[1], to: tags[0], in: file) }
        }
    }
}
