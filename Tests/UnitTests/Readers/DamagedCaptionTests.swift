import Model
import Testing

@testable import Readers

/// Files of captions in which something is missing, or that are in a dialect of another format.
@Suite struct DamagedCaptionTests {
    private func read(_ name: String, _ text: String) -> ReadResult {
        name.hasSuffix(".vtt") ? Transcripts.webVTT(text) : Transcripts.subRip(text)
    }

    private func texts(_ result: ReadResult) -> [String] { result.documents.flatMap(\.blocks).map(\.text) }

    private static let cue = "00:00:05.000 --> 00:00:07.000\nBob: the mast is oak\n"
    private static let subRip = "2\n00:00:05,000 --> 00:00:07,000\nBob: the mast is oak\n"

    @Test(arguments: [
        ("a.srt", "Sarah: the crane is blue\n\n\(subRip)", 1), ("a.srt", "1\nSarah: the crane is blue\n\n\(subRip)", 1),
        ("a.vtt", "WEBVTT\n\n00:00:01.000 -> 00:00:04.000\nSarah: the crane is blue\n\n\(cue)", 3),
        ("a.vtt", "WEBVTT\n\n\(cue)\nSarah: the crane is blue\n", 6),
    ])
    func `text whose times are damaged or gone is told with its line`(name: String, text: String, line: Int) {
        let result = read(name, text)
        #expect(texts(result) == ["the mast is oak"])
        #expect(result.problems.map(\.line) == [line])
        #expect(result.problems.allSatisfy { $0.message.contains("without times") })
    }

    @Test(arguments: [
        "WEBVTT\nKind: captions\n\nNOTE made by hand\n\nSTYLE\n::cue { color: red }\n\nREGION\nid:a\n\n1\n\(cue)",
        "WEBVTT - minutes\n\n\(cue)\n\n\n",
    ])
    func `headers, notes, styles and regions are no damage`(text: String) {
        let result = read("a.vtt", text)
        #expect(texts(result) == ["the mast is oak"] && result.problems.isEmpty, "\(result.problems)")
    }

    @Test(arguments: ["a.srt", "a.vtt"]) func `the times of SubViewer are read`(name: String) {
        let result = read(
            name,
            "0:00:01.000,0:00:04.000\nSarah: the crane is blue\n\n0:00:05.000,0:00:07.500\nBob: oak, 4:30,5:00 at best\n"
        )
        #expect(texts(result) == ["the crane is blue", "oak, 4:30,5:00 at best"])
        #expect(result.problems.count == (name == "a.vtt" ? 1 : 0), "\(result.problems)")
    }

    @Test func `lyrics are read as plain text, and it is told`() {
        let result = read("a.srt", "[00:01.00]Sarah: the crane is blue\n[00:05.00]Bob: the mast is oak\n")
        #expect(texts(result).joined().contains("the crane is blue"))
        #expect(result.problems.map(\.line) == [1])
    }

    @Test(arguments: [
        "<?xml version=\"1.0\"?>\n<tt><body><p begin=\"00:00:01.000\" end=\"00:00:04.000\">Hello</p></body></tt>\n",
        "{25}{100}Hello\n", "Just some prose.\n",
    ])
    func `what holds no captions is told with its line`(text: String) {
        let result = read("a.srt", "\n" + text)
        #expect(result.documents.isEmpty)
        #expect(result.problems.map(\.line) == [2] && result.problems.map(\.message) == ["no captions were found"])
    }
}
