import Model
import Readers
import Testing
import Time

/// Plain transcripts in the shapes that products export.
@Suite struct TranscriptTextTests {
    private func spoken(_ text: String) -> [String]? { Transcripts.plain(text)?.spoken }

    @Test(arguments: [
        "Sarah Chen (00:01):\nHello.\n\nBob Okafor (00:04):\nHi.\n",
        "Sarah Chen: (00:01)\nHello.\n\nBob Okafor: (00:04)\nHi.\n",
        "Sarah Chen: [00:00:01] Hello.\nBob Okafor: [00:00:04] Hi.\n",
        "[00:00:01] Sarah Chen: Hello.\n[00:00:04] Bob Okafor: Hi.\n",
        "[00:01.000 --> 00:03.500]  Sarah Chen: Hello.\n[00:04.000 --> 00:05.000]  Bob Okafor: Hi.\n",
        "0:0:1.0 --> 0:0:3.55\nSarah Chen\nHello.\n\n0:0:4.0 --> 0:0:5.0\nBob Okafor\nHi.\n",
        "00:00:01\tFrom Sarah Chen to Everyone:\n\tHello.\n00:00:04\tFrom Bob Okafor to Everyone:\n\tHi.\n",
        "00:01 - Sarah Chen\nHello.\n\n00:04 - Bob Okafor\nHi.\n",
        "WEBVTT\n\n00:01.000 --> 00:02.000\n<v Sarah Chen>Hello.\n\n00:04.000 --> 00:05.000\n<v Bob Okafor>Hi.\n",
    ])
    func `names and times stand in many places`(text: String) {
        #expect(spoken(text) == ["1 Sarah Chen: Hello.", "4 Bob Okafor: Hi."])
    }

    @Test(arguments: [
        "[00:00.000 --> 00:04.000]  Hello.\n[00:04.000 --> 00:05.000]  Bye.\n",
        "[00:00] Hello.\n[00:04] Bye.\n",
        "0:00\nHello.\n0:04\nBye.\n",
        "0:00 Hello.\n0:04 Bye.\n",
    ])
    func `times without names are enough where they begin with the recording`(text: String) {
        #expect(spoken(text) == ["0 -: Hello. / Bye."])
    }

    @Test func `a colon in what is said names nobody where only times stand`() {
        let text = "0:00\nToday we talk\n0:04\nabout one thing\n0:06\nOpen Source: why\n0:09\nand how\n"
        #expect(spoken(text) == ["0 -: Today we talk / about one thing / Open Source: why / and how"])
    }

    @Test(arguments: [
        "10:30\nStand-up\n11:00\nLunch\n",
        "9:00 Stand-up: all\n10:30 Lunch: pizza\n",
        "From: Sarah Chen\nTo: Bob Okafor\nSubject: Boiler\nSent: today\n",
        "Sarah Chen: +49 170 1234\nBob Okafor: +49 171 4321\nAna Lima: +351 22 11\n",
        "Weekend Plans:\nsail\n\nGarden Work:\nmow\n",
        "A note that mentions\n0:10\nand later\n0:20\n",
    ])
    func `schedules, mails and notes are no transcripts`(text: String) {
        #expect(spoken(text) == nil)
    }

    @Test func `a name that comes back may stand alone above its text`() {
        let text = "Sarah Chen:\nHello.\n\nBob Okafor:\nHi.\n\nSarah Chen:\nBye.\n\nBob Okafor:\nBye.\n"
        let said = ["- Sarah Chen: Hello.", "- Bob Okafor: Hi.", "- Sarah Chen: Bye.", "- Bob Okafor: Bye."]
        #expect(spoken(text) == said)
    }

    @Test func `where names stand with times, a label inside is text`() {
        let text = "Sarah Chen  0:03\nTwo points.\nFirst Point: price.\n\nBob Okafor  0:09\nFine.\n"
        #expect(spoken(text) == ["3 Sarah Chen: Two points. / First Point: price.", "9 Bob Okafor: Fine."])
    }

    @Test func `Otter's head gives title, date and speakers, its last line nothing`() throws {
        let document = try #require(
            Transcripts.plain(
                """
                Pricing sync
                Tue, Mar 10, 2026 2:00PM • 32:11

                SUMMARY KEYWORDS
                tier, discount

                SPEAKERS
                Sarah Chen, Bob Okafor

                Sarah Chen  00:03
                Hello.

                Bob Okafor  00:05
                Hi.

                Transcribed by https://otter.ai
                """))
        #expect(document.title == "Pricing sync")
        #expect(document.start.map(ISO8601.string) == "2026-03-10T14:00:00")
        #expect(document.attendees.map(\.name) == ["Sarah Chen", "Bob Okafor"])
        #expect(document.spoken == ["3 Sarah Chen: Hello.", "5 Bob Okafor: Hi."])
    }

    @Test func `Teams' head gives title and date, its notices nothing`() throws {
        let document = try #require(
            Transcripts.plain(
                """
                Pricing sync-20260310_140012-Meeting Recording
                March 10, 2026, 1:00PM
                32m 11s

                Sarah Chen started transcription

                Sarah Chen   0:03
                Hello.

                Bob Okafor   0:05
                Hi.
                Bob Okafor stopped transcription
                """))
        #expect(document.title == "Pricing sync")
        #expect(document.start.map(ISO8601.string) == "2026-03-10T13:00:00")
        #expect(document.spoken == ["3 Sarah Chen: Hello.", "5 Bob Okafor: Hi."])
    }

    @Test func `Meet's date is put on the vault's clock`() throws {
        let text = "Sync (2026-03-10 14:00 GMT+1) - Transcript\nTranscript\nAna Lima: One.\nBob Okafor: Two.\n"
        let zone = TimeZone(name: "Lisbon", fixedOffset: 0)
        #expect(Transcripts.plain(text, zone: zone)?.start.map(ISO8601.string) == "2026-03-10T13:00:00")
    }

    @Test func `times on the wall give the document its time of day`() throws {
        let text = "[Sarah Chen] 14:02:11\nHello.\n\n[Bob Okafor] 14:02:30\nHi.\n"
        let document = try #require(Transcripts.plain(text, "2026-03-10 Sync/closed_caption.txt"))
        #expect(document.title == "Sync")
        #expect(document.start.map(ISO8601.string) == "2026-03-10T14:02:11")
        #expect(document.end.map(ISO8601.string) == "2026-03-10T14:02:30")
        #expect(!document.isAllDay)
    }
}
