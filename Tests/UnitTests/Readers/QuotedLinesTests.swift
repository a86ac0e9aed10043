import Model
import Testing

@testable import Readers

/// What a quote of some lines must stand in, by format.
@Suite struct QuotedLinesTests {
    private func quoted(
        _ text: String, _ lines: LineRange, _ path: String = "a.md", blockSize: Int = 7
    ) throws -> QuotedLines {
        try #require(try collected(text, [lines], path, blockSize: blockSize).quotedLines(lines, path: path))
    }

    /// Lines collected from blocks of a few bytes.
    private func collected(
        _ text: String, _ lines: [LineRange], _ path: String, blockSize: Int
    ) throws -> LineCollector {
        var collector = LineCollector(lines, path: path)
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: blockSize) {
            let isMore = bytes[start..<min(start + blockSize, bytes.count)].withUnsafeBytes { collector.take($0) }
            if !isMore { break }
        }
        collector.finish()
        return collector
    }

    @Test(arguments: ["\n", "\r\n", "\r"], [1, 2, 3, 64])
    func `lines are counted by every kind of line end`(end: String, blockSize: Int) throws {
        let text = ["one", "", "three", "four"].joined(separator: end)
        for (number, line) in ["one", "", "three", "four"].enumerated() {
            let quoted = try quoted(text, LineRange(number + 1, number + 1), blockSize: blockSize)
            #expect(quoted.written == [line])
        }
        #expect(try quoted(text + end, LineRange(3, 4), blockSize: blockSize).written == ["three", "four"])
    }

    @Test(arguments: ["\n", "\r\n", "\r"], [5000, 4096, 4097, 9000, 1 << 20])
    func `far lines are found by counting the ends before them`(end: String, blockSize: Int) throws {
        let lines = (1...6000).map { "line \($0)" + String(repeating: "x", count: $0 % 23) }
        let text = lines.joined(separator: end)
        let wanted = [2, 300, 2999, 5999, 6000].map { LineRange($0, $0) }
        let collector = try collected(text, wanted, "a.md", blockSize: blockSize)
        for range in wanted {
            #expect(collector.quotedLines(range, path: "a.md")?.written == [lines[range.first - 1]])
        }
    }

    @Test func `several runs of lines are collected at once`() throws {
        let collector = try collected("1\n2\n3\n4\n5\n", [LineRange(4, 5), LineRange(2, 2)], "a.md", blockSize: 3)
        #expect(collector.quotedLines(LineRange(2, 2), path: "a.md")?.written == ["2"])
        #expect(collector.quotedLines(LineRange(4, 5), path: "a.md")?.written == ["4", "5"])
        #expect(collector.quotedLines(LineRange(3, 3), path: "a.md") == nil)
    }

    @Test func `a line that the file does not have is not quoted`() throws {
        let collector = try collected("1\n2\n", [LineRange(3, 3)], "a.md", blockSize: 64)
        #expect(collector.quotedLines(LineRange(3, 3), path: "a.md") == nil)
    }

    @Test func `a mark before the first line is no part of it`() throws {
        #expect(try quoted("\u{FEFF}one\ntwo", LineRange(1, 1)).written == ["one"])
    }

    @Test func `a line of Windows-1252 is compared as it is read`() throws {
        var collector = LineCollector([LineRange(1, 1)], path: "a.txt")
        _ = [UInt8]([0x47, 0x72, 0xFC, 0xDF, 0x65, 0x0A]).withUnsafeBytes { collector.take($0) }
        #expect(collector.quotedLines(LineRange(1, 1), path: "a.txt")?.contains("Grüße") == true)
    }

    @Test func `a quote must stand there byte for byte, each line of it within one line`() throws {
        let lines = try quoted("- **One** two\nthree  four\n", LineRange(1, 2))
        for quote in ["One** two", "two\nthree", "three  four", ""] { #expect(lines.contains(quote), "\(quote)") }
        for quote in ["One two", "two three", "three four", "One** two "] {
            #expect(!lines.contains(quote), "\(quote)")
        }
        #expect(try !quoted("Cafe\u{301}", LineRange(1, 1)).contains("Caf\u{E9}"))
    }

    @Test func `calendars are quoted by their values, to the end of a folded line`() throws {
        let text = "BEGIN:VEVENT\r\nSUMMARY:Price\\, the ne\r\n w one\r\nDESCRIPTION:First\\nSecond\r\nEND:VEVENT\r\n"
        let summary = try quoted(text, LineRange(2, 2), "a.ics")
        #expect(summary.lines == LineRange(2, 3))
        #expect(summary.contains("Price, the new one"))
        #expect(try quoted(text, LineRange(2, 4), "a.ics").read == ["Price, the new one", "First", "Second"])
    }

    @Test func `tables are quoted by their cells`() throws {
        let lines = try quoted("what;eur\n\"rope; 12 m\";41\n", LineRange(2, 2), "a.csv")
        #expect(lines.contains("| rope; 12 m | 41 |"))
        #expect(lines.contains("\"rope; 12 m\";41"))
    }

    @Test func `captions are quoted by the text of their cues`() throws {
        let text =
            "WEBVTT\n\n1\n00:01.000 --> 00:02.000\n<v Sarah>We <i>keep</i> it &amp; go</v>\n\n2\n00:02.000 --> 00:03.000\non\n"
        let lines = try quoted(text, LineRange(5, 9), "a.vtt")
        #expect(lines.read == ["We keep it & go", "on"])
    }
}
