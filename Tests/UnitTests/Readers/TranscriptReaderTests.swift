import Model
import Readers
import TestSupport
import Testing
import Time

@Suite struct TranscriptReaderTests {
    private func source(_ text: String, _ path: String) -> Source { Transcripts.source(text, path) }

    private func webVTT(_ cues: String, path: String = "calls/2026-02-05T0930-outage-post-mortem.vtt") -> ReadResult {
        Transcripts.webVTT("WEBVTT\n\n" + cues, path)
    }

    private func plain(_ text: String) -> Document? { Transcripts.plain(text) }

    @Test func `voices become turns with speaker, lines and time`() throws {
        let result = webVTT(
            """
            1
            00:00:01.000 --> 00:00:03.000
            <v Sarah Chen>The pager went off &amp; nobody</v>

            2
            00:00:03.000 --> 00:00:05.500 align:start
            <v Sarah Chen>was <i>awake</i>.</v>

            NOTE not text

            3
            00:01:05.000 --> 00:01:07.000
            <v.loud Bob Okafor>I was.</v>
            <v Sarah Chen>Really?</v>
            """)
        let document = try #require(result.documents.first)
        #expect(result.problems.isEmpty)
        #expect(document.kind == .transcript)
        #expect(document.title == "Outage post mortem")
        #expect(document.dateSource == .fileName)
        #expect(document.start.map(ISO8601.string) == "2026-02-05T09:30:00")
        #expect(document.end.map(ISO8601.string) == "2026-02-05T09:31:07")
        #expect(!document.isAllDay)
        #expect(document.attendees == [Attendee(name: "Sarah Chen"), Attendee(name: "Bob Okafor")])
        #expect(
            document.blocks == [
                Block(
                    kind: .turn, lines: LineRange(5, 9), text: "The pager went off & nobody\nwas awake.",
                    speaker: "Sarah Chen",
                    cueSecond: 1),
                Block(kind: .turn, lines: LineRange(15, 15), text: "I was.", speaker: "Bob Okafor", cueSecond: 65),
                Block(kind: .turn, lines: LineRange(16, 16), text: "Really?", speaker: "Sarah Chen", cueSecond: 65),
            ])
    }

    @Test func `long turns are split between cues`() throws {
        let words = String(repeating: "word ", count: 25)
        let cues = (0..<6).map { "00:0\($0).000 --> 00:0\($0 + 1).000\n<v Ana>\(words)\n" }.joined(separator: "\n")
        let blocks = try #require(webVTT(cues).documents.first).blocks
        #expect(blocks.count == 3)
        #expect(blocks.allSatisfy { $0.text.count < 300 })
        #expect(blocks.map(\.cueSecond) == [0, 2, 4])
    }

    @Test func `names before a colon are speakers, labels and times are not`() throws {
        let document = try #require(
            webVTT(
                """
                00:01.000 --> 00:02.000
                Sarah Chen: Hello.

                00:02.000 --> 00:03.000
                Note: this is late.

                00:03.000 --> 00:04.000
                He said: come at 10:30.

                00:04.000 --> 00:05.000
                https://example.com: no
                """
            ).documents.first)
        #expect(document.attendees == [Attendee(name: "Sarah Chen")])
        #expect(document.blocks.map(\.speaker) == ["Sarah Chen", nil])
    }

    @Test func `the identity of a cue may hold the name, and rolling captions are read once`() throws {
        let named = webVTT("1 \"Sarah Chen\" (3224)\n00:01.000 --> 00:02.000\nHello.")
        #expect(named.documents.first?.blocks.map(\.speaker) == ["Sarah Chen"])
        let rolling = webVTT(
            """
            00:00.000 --> 00:02.000
            so<00:00:00.400><c> the</c> first

            00:02.000 --> 00:02.010
            so the first

            00:02.010 --> 00:04.000
            so the first
            is<00:00:03.000><c> this</c>
            """)
        #expect(rolling.documents.first?.blocks.map(\.text) == ["so the first\nis this"])
    }

    @Test func `SubRip may hold blank lines, positions and other points`() throws {
        let text =
            "1\n0:00:01,000 --> 0:00:02.5\n{\\an8}<b>Bold</b>\n\nand more\n\n2\n00:00:05,000 --> 00:00:04,000\nBack\n"
        let result = TranscriptReader().readSubRip(source(text, "talk.srt"))
        let document = try #require(result.documents.first)
        #expect(document.blocks.map(\.text) == ["Bold\nand more\nBack"])
        #expect(document.title == "Talk")
        #expect(document.dateSource == .modified)
        #expect(result.problems.map(\.line) == [8])
    }

    @Test(arguments: [
        "Sarah Chen: Hello.\nBob Okafor: Hi.\nHow are you?\n",
        "[Sarah Chen] 14:02:11\nHello.\n\n[Bob Okafor] 14:02:12\nHi.\nHow are you?",
        "Sarah Chen  0:03\nHello.\n\nBob Okafor  0:05\nHi.\nHow are you?",
        "0:03 Sarah Chen: Hello.\n0:05 Bob Okafor: Hi.\nHow are you?",
        "**Sarah Chen:** Hello.\n**Bob Okafor**: Hi.\nHow are you?",
        "Sarah Chen (00:03): Hello.\nBob Okafor [0:05]: Hi.\nHow are you?",
        "00:00:03\t From  Sarah Chen : Hello.\n00:00:05\t From  Bob Okafor  To  Everyone : Hi.\nHow are you?",
    ])
    func `plain transcripts of many shapes are understood`(text: String) throws {
        let document = try #require(plain(text))
        #expect(document.blocks.map(\.speaker) == ["Sarah Chen", "Bob Okafor"])
        #expect(document.blocks.map(\.text) == ["Hello.", "Hi.\nHow are you?"])
    }

    @Test(arguments: [
        "", "One line", "Milk: two litres\nEggs: twelve\nBread: one", "Note: this\nDecision: that\nNext Steps: none",
        "Dear Sarah,\nSarah: I write about the boiler\nand other things\nthat are no talk\n",
        "10:30: stand-up\n11:00: lunch",
        "http://a.example: x\nhttp://b.example: y",
    ])
    func `lists with colons and prose are no transcripts`(text: String) {
        #expect(plain(text) == nil)
    }

    @Test func `Meet's head names title, time and attendees`() throws {
        let document = try #require(
            plain(
                """
                Pricing sync (2026-03-10 14:00 GMT+1) - Transcript
                Attendees
                Ana Lima, Bob Okafor
                Transcript
                Bob Okafor: Can you see it?
                Bob Okafor: No?
                00:05:00
                Sarah Chen: Yes.
                Bob Okafor: Good.
                """))
        #expect(document.title == "Pricing sync")
        #expect(document.start.map(ISO8601.string) == "2026-03-10T13:00:00")
        #expect(document.attendees.map(\.name) == ["Bob Okafor", "Sarah Chen", "Ana Lima"])
        #expect(document.blocks.map(\.cueSecond) == [0, 300, nil])
    }

    @Test func `no bytes make the readers trap`() {
        let seed = Array(
            "WEBVTT\n\n1 \"A\" (2)\n00:01.000 --> 00:02.000\n<v Ana>{\\an8} &lt; Bob: x</v>\n\n[Ana] 0:03\nText (0:04): x\n"
                .utf8)
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<500 {
            var bytes = seed
            for _ in 0..<5 {
                bytes[Int(generator.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: generator.next())
            }
            var broken = source("", "a.vtt")
            broken.bytes = bytes
            _ = TranscriptReader().readWebVTT(broken)
            _ = TranscriptReader().readSubRip(broken)
            _ = TranscriptReader().readPlain(broken)
        }
    }
}
