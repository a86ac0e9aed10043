import Model
import Readers
import Testing
import Time

/// Titles and dates of transcripts, from the names of their files and from their notes.
@Suite struct TranscriptNameTests {
    private let cue = "WEBVTT\n\n00:01.000 --> 00:02.000\nHello.\n"

    @Test(arguments: [
        ("2026-02-05T0930-outage-post-mortem.vtt", "Outage post mortem", "2026-02-05T09:30:00"),
        ("Pricing sync-20260310_140012-Meeting Recording.vtt", "Pricing sync", "2026-03-10T14:00:00"),
        ("Pricing sync (2026-03-10 14.00) - Transcript.vtt", "Pricing sync", "2026-03-10T14:00:00"),
        ("Pricing sync_otter_ai.vtt", "Pricing sync", nil),
        ("interview.mp3.vtt", "Interview", nil),
        ("How we ship [dQw4w9WgXcQ].en.vtt", "How we ship", nil),
        ("2026-03-10 14.00.12 Pricing sync/audio_transcript.vtt", "Pricing sync", "2026-03-10T14:00:00"),
        ("calls/transcript.vtt", "Calls", nil),
    ])
    func `the name of the file gives title and date`(path: String, title: String, start: String?) throws {
        let document = try #require(Transcripts.webVTT(cue, path).documents.first)
        #expect(document.title == title)
        #expect(document.dateSource == (start == nil ? .modified : .fileName))
        if let start { #expect(document.start.map(ISO8601.string) == start) }
    }

    @Test func `Zoom's recordings are named by the time of Greenwich`() throws {
        let zone = TimeZone(name: "Berlin", fixedOffset: 3600)
        let path = "Pricing sync/GMT20260310-130012_Recording.transcript.vtt"
        let document = try #require(Transcripts.webVTT(cue, path, zone: zone).documents.first)
        #expect(document.title == "Pricing sync")
        #expect(document.start.map(ISO8601.string) == "2026-03-10T14:00:00")
    }

    @Test func `a note above the first cue may give title, date and attendees`() throws {
        let head = "WEBVTT\n\nNOTE\nTitle: Pricing sync\nDate: 2026-03-10 14:00\nAttendees: Ana Lima, Bob Okafor\n\n"
        let document = try #require(Transcripts.webVTT(head + cue.dropFirst(8), "a.vtt").documents.first)
        #expect(document.title == "Pricing sync")
        #expect(document.start.map(ISO8601.string) == "2026-03-10T14:00:00")
        #expect(document.end.map(ISO8601.string) == "2026-03-10T14:00:02")
        #expect(document.attendees.map(\.name) == ["Ana Lima", "Bob Okafor"])
    }
}
