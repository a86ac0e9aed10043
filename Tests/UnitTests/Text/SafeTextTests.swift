import Foundation
import Testing
import Text

@Suite struct SafeTextTests {
    /// Every character that steers a terminal or turns the direction of writing.
    private static let hostile =
        (Array(0x00...0x1F) + Array(0x7F...0x9F) + [0x061C, 0x200B, 0x200E, 0x200F, 0x2028, 0x2029, 0xFEFF]
        + Array(0x202A...0x202E) + Array(0x2066...0x2069))
        .compactMap(Unicode.Scalar.init).map { String(Character($0)) }

    private static func isHostile(_ text: SafeText) -> Bool {
        let marks = Set(hostile.flatMap(\.unicodeScalars)).subtracting(["\n", "\t"])
        return text.text.unicodeScalars.contains(where: marks.contains)
    }

    @Test func `nothing that steers a terminal passes, whatever cleans it`() {
        let text = "a" + Self.hostile.joined(separator: "é")
        for safe in [
            SafeText.clean(text), .line(text), .json(text), .markdown(text), .html(text), "\(line: text)",
            "\(clean: text) and \(3)",
        ] {
            #expect(!Self.isHostile(safe))
            #expect(safe.text.hasPrefix("a"))
        }
    }

    @Test func `text without control characters stays as it is`() {
        let text = "Zoë – “99 €” 日本語 👩‍🚀 \u{FE0F}\tand\nmore"
        #expect(SafeText.clean(text).text == text)
        #expect(SafeText.json(text).text == text)
        #expect(SafeText.line("a\nb\tc").text == "a␊b␉c")
    }

    @Test func `JSON decodes to the same text`() throws {
        let text = Self.hostile.joined() + "é"
        let json = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self)
        let safe = SafeText.json(json)
        #expect(!Self.isHostile(safe))
        #expect(try JSONDecoder().decode([String].self, from: Data(safe.text.utf8)) == [text])
    }

    @Test(arguments: [
        ("<script>", "&lt;script&gt;"), ("a | b", "a \\| b"), ("`x` *y* [z](u)", "\\`x\\` \\*y\\* \\[z\\](u)"),
        ("_a_ snake_case", "\\_a_ snake_case"), ("two\nlines", "two lines"), ("&lt; #1 $x$", "&amp;lt; \\#1 \\$x\\$"),
        ("see https://evil.example/x", "see https\\://evil\\.example/x"), ("at 14:00.", "at 14:00."),
    ])
    func `text means itself in Markdown`(text: String, markdown: String) {
        #expect(SafeText.markdown(text).text == markdown)
    }

    @Test func `text means itself in HTML`() {
        #expect(SafeText.html("<a href='x' b=\"y\">&").text == "&lt;a href=&#39;x&#39; b=&quot;y&quot;&gt;&amp;")
    }

    @Test func `parts of safe text are safe text`() {
        let text: SafeText = "\u{1B}[1mone two\u{1B}[22m"
        #expect(text.split(separator: " ") == ["\u{1B}[1mone", "two\u{1B}[22m"])
        #expect(text.split(separator: " ").joined(separator: ", ") == "\u{1B}[1mone, two\u{1B}[22m")
        #expect(SafeText(repeating: "ab", count: 2) + "\(5)" == "abab5")
        #expect(("a  " as SafeText).trimmingEnd == "a")
    }
}
