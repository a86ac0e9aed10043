import Model
import Readers
import Testing

/// Captions in the ways that products and people write them.
@Suite struct TranscriptCaptionTests {
    private func spoken(_ cues: String) -> [String] {
        Transcripts.webVTT("WEBVTT\n\n" + cues).documents.first?.spoken ?? []
    }

    @Test func `Teams writes identities, and names with the last name first`() throws {
        let document = try #require(
            Transcripts.webVTT(
                """
                WEBVTT

                3f1c2d4e-5b6a-4789-9abc-def012345678/21-0
                00:00:03.120 --> 00:00:05.000
                <v Chen, Sarah (Guest)>Good morning.</v>

                3f1c2d4e-5b6a-4789-9abc-def012345678/21-1
                00:00:05.000 --> 00:00:06.000
                <v Bob Okafor>Morning.</v>
                """
            ).documents.first)
        #expect(document.spoken == ["3 Sarah Chen: Good morning.", "5 Bob Okafor: Morning."])
        #expect(document.attendees.map(\.name) == ["Sarah Chen", "Bob Okafor"])
    }

    @Test func `the voices of one cue are turns of their own`() {
        let cue = "00:01.000 --> 00:03.000\n<v Ana>Shall we?</v> <v.loud Bob Okafor>Yes.</v>"
        #expect(spoken(cue) == ["1 Ana: Shall we?", "1 Bob Okafor: Yes."])
    }

    @Test func `Zoom writes names before a colon, and a cue without one goes on with nobody`() {
        let cues = """
            1
            00:00:01.000 --> 00:00:03.000
            Sarah Chen: Hello: all of you.

            2
            00:00:03.000 --> 00:00:05.000
            and welcome.

            3
            00:00:05.000 --> 00:00:06.000
            Bob: Hi.
            """
        #expect(spoken(cues) == ["1 Sarah Chen: Hello: all of you.", "3 -: and welcome.", "5 Bob: Hi."])
    }

    @Test func `several names in one cue are several turns`() {
        let cues = "1\n00:01,000 --> 00:03,000\nSarah Chen: Ready?\nBob Okafor: Yes.\n"
        let document = Transcripts.subRip(cues + "\n2\n00:03,000 --> 00:04,000\nBob Okafor: Go.").documents.first
        #expect(document?.spoken == ["1 Sarah Chen: Ready?", "1 Bob Okafor: Yes. / Go."])
    }

    @Test(arguments: [
        ("00:01.000 --> 00:02.000", 1), ("1000:00:01.000 --> 1000:00:02.000", 3_600_001),
        ("00:01,000 --> 00:02,000 align:start position:0%", 1), ("0:00:01.000\t-->\t0:00:02.000", 1),
    ])
    func `times have no hours or many, points or commas, and settings behind them`(times: String, second: Int) {
        #expect(spoken("\(times)\nHello.") == ["\(second) -: Hello."])
    }

    @Test func `times that break the standard are reported, and the cue is left out`() {
        let result = Transcripts.webVTT(
            "WEBVTT\n\n00:61.000 --> 01:02.000\nLost\n\n00:05.000 --> 00:06.000\nKept")
        #expect(result.documents.first?.spoken == ["5 -: Kept"])
        #expect(result.problems.map(\.line) == [3])
    }

    @Test func `a file that never keeps to the standard has a way of its own`() {
        #expect(spoken("0:0:1.5 --> 0:0:2.0\nOne.\n\n0:0:2.0 --> 0:0:3.0\nTwo.") == ["1 -: One. / Two."])
    }

    @Test func `a file without its first line is read and reported`() {
        let result = Transcripts.webVTT("00:01.000 --> 00:02.000\nHello.")
        #expect(result.documents.first?.spoken == ["1 -: Hello."])
        #expect(result.problems.map(\.line) == [1])
    }

    @Test func `notes, styles and regions are no text`() {
        let cues = """
            STYLE
            ::cue { color: red }

            REGION
            id:fred

            NOTE
            Bob: not said

            00:01.000 --> 00:02.000
            Said &amp; &lt;done&gt;.

            NOTE over
            """
        #expect(spoken(cues) == ["1 -: Said & <done>."])
    }

    @Test func `what nobody says is left out`() {
        let cues = """
            00:01.000 --> 00:02.000
            [Music]

            00:02.000 --> 00:03.000
            ♪ ♪

            00:03.000 --> 00:04.000
            [Applause and cheering]
            Thank you.

            00:04.000 --> 00:05.000
            """
        #expect(spoken(cues) == ["3 -: Thank you."])
    }

    @Test func `captions that roll over three lines are read once`() {
        let cues = """
            00:01.000 --> 00:02.000
            one

            00:02.000 --> 00:03.000
            one
            two

            00:03.000 --> 00:04.000
            one
            two
            three

            00:04.000 --> 00:05.000
            two
            three
            four
            """
        #expect(spoken(cues) == ["1 -: one / two / three / four"])
    }

    @Test func `the same said twice is said twice`() {
        #expect(spoken("00:01.000 --> 00:02.000\nNo.\n\n00:02.000 --> 00:03.000\nNo.") == ["1 -: No. / No."])
    }

    @Test func `SubRip's arrow may be short, and times that cannot be read are reported`() {
        let result = Transcripts.subRip(
            "1\n00:00:01,000 -> 00:00:02,000\n3 -> 4\n\n2\n00:00:0x,000 --> 00:00:04,000\nLost\n")
        #expect(result.documents.first?.spoken == ["1 -: 3 -> 4"])
        #expect(result.problems.map(\.line) == [6])
    }

    @Test func `SubRip's text may be a bare number`() {
        let text = "1\n00:00:01,000 --> 00:00:02,000\n42\n\n2\n00:00:02,000 --> 00:00:03,000\n43\n"
        #expect(Transcripts.subRip(text).documents.first?.spoken == ["1 -: 42 / 43"])
    }

    @Test func `UTF-16 and Windows-1252 are understood`() {
        var source = Transcripts.source("", "a.srt")
        let text = "1\n00:00:01,000 --> 00:00:02,000\nGrüße\n"
        source.bytes = Array("\u{FEFF}\(text)".utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        #expect(TranscriptReader().readSubRip(source).documents.first?.spoken == ["1 -: Grüße"])
        source.bytes = text.unicodeScalars.map { UInt8($0.value) }
        let result = TranscriptReader().readSubRip(source)
        #expect(result.documents.first?.spoken == ["1 -: Grüße"])
        #expect(result.problems.map(\.line) == [3])
    }
}
