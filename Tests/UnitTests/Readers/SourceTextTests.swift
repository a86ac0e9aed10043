import Model
import Readers
import TestSupport
import Testing
import Time

@Suite struct SourceTextTests {
    private func text(_ bytes: [UInt8]) -> SourceText {
        let context = ReadingContext(
            zone: .utc, zones: TimeZoneDatabase { _ in nil }, horizon: CivilDateTime(secondNumber: 0))
        return SourceText(
            Source(path: "a.md", bytes: bytes, modified: CivilDateTime(secondNumber: 0), context: context))
    }

    @Test(arguments: [
        ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\n\n", ["a", ""]), ("a\r\nb\rc\nd", ["a", "b", "c", "d"]),
        ("\r\r\n\n", ["", "", ""]), ("\u{FEFF}ä\n€", ["ä", "€"]),
    ])
    func `lines end with CRLF, LF or CR`(content: String, lines: [String]) {
        let text = text(Array(content.utf8))
        #expect(text.lines == lines)
        #expect(text.problem == nil)
    }

    @Test func `a file of random bytes is no text`() {
        var generator = SeededGenerator(seed: 1)
        #expect(SourceText.isBinary((0..<5000).map { _ in UInt8.random(in: 0...255, using: &generator) }))
    }

    @Test(arguments: [
        "A note.\n", "Tabs\tand\u{0C}pages\r\n", "\u{0}A stray null. A stray null.\n", "中文笔记，", "Grüße 🎉 ",
    ])
    func `text in any script is text, also with a stray control character`(piece: String) {
        let text = String(repeating: piece, count: 500)
        #expect(!SourceText.isBinary(Array(text.utf8)))
        #expect(!SourceText.isBinary([0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }))
    }

    @Test(arguments: [false, true])
    func `UTF-16 with a byte order mark is understood`(bigEndian: Bool) {
        let units = Array("\u{FEFF}Grüße 🎉\r\nz".utf16)
        let text = text(
            units.flatMap { bigEndian ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)] })
        #expect(text.lines == ["Grüße 🎉", "z"])
        #expect(text.problem == nil)
    }

    @Test(arguments: [false, true])
    func `UTF-16 without a byte order mark is told by its zeros`(bigEndian: Bool) {
        let units = Array("WEBVTT\nz".utf16)
        let text = text(units.flatMap { bigEndian ? [0, UInt8($0)] : [UInt8($0), 0] })
        #expect(text.lines == ["WEBVTT", "z"])
        #expect(text.problem == nil)
    }

    @Test func `a line that is no UTF-8 is Windows-1252, and the first is reported`() {
        let text = text(Array("a\n".utf8) + [0x93, 0x47, 0x72, 0xFC, 0xDF, 0x65, 0x94, 0x0A, 0x80, 0x0A, 0xC3, 0xA4])
        #expect(text.lines == ["a", "“Grüße”", "€", "ä"])
        #expect(text.problem?.line == 2)
        #expect(text.problem?.path == "a.md")
    }

    @Test(
        arguments: [[0xFF, 0xFE], [0xFE, 0xFF], [0xFF, 0xFE, 0x61], [0xFF, 0xFE, 0x00, 0xD8], [0xEF, 0xBB, 0xBF]]
            as [[UInt8]])
    func `short and broken beginnings do not trap`(bytes: [UInt8]) {
        #expect(text(bytes).lines.count <= 1)
    }
}
