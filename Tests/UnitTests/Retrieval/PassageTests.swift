import Testing

@testable import Retrieval

/// Neighbouring hits that are shown as one.
@Suite struct PassageTests {
    private static func line(_ text: String, length: Int = 190) -> String { RankedVault.filled(text, length: length) }

    private func vault(_ lines: String..., between: String = "\n") throws -> RankedVault {
        try RankedVault(["log.md": lines.map { "- " + $0 }.joined(separator: between) + "\n"])
    }

    @Test func `neighbours are joined`() throws {
        let found = try vault(PassageTests.line("The tent."), PassageTests.line("My tent.")).rank("tent")
        #expect(found.places.count == 2)
        #expect(found.passages == ["log.md:1-2"])
    }

    @Test func `a passage grows to no more than 600 characters`() throws {
        let found = try vault(
            PassageTests.line("A tent, a tent.", length: 170), PassageTests.line("The tent.", length: 170),
            PassageTests.line("My tent.", length: 170), PassageTests.line("Our tent.", length: 170)
        ).rank("tent")
        #expect(found.passages == ["log.md:1-3", "log.md:4-4"])
        #expect(found.ranking.passages.allSatisfy { $0.text.count <= 600 })
    }

    @Test func `an empty line between hits is no border`() throws {
        let lines = [PassageTests.line("The tent."), PassageTests.line("My tent.")]
        let found = try RankedVault(["log.md": lines.joined(separator: "\n\n") + "\n"]).rank("tent")
        #expect(found.passages == ["log.md:1-3"])
    }

    @Test func `a chunk of one line between two hits is filled in`() throws {
        let found = try vault(
            PassageTests.line("The tent.", length: 150), PassageTests.line("It rained.", length: 150),
            PassageTests.line("My tent.", length: 150)
        ).rank("tent") { $0.context = 0.01 }
        #expect(found.places.last == "log.md:2")
        #expect(found.passages == ["log.md:1-3"])
        #expect(found.ranking.passages.first?.chunks.map(\.lines.first) == [1, 2, 3])
    }

    @Test func `hits with more between them are passages of their own`() throws {
        let found = try RankedVault([
            "log.md": [
                PassageTests.line("The tent."), PassageTests.line("Rain."), PassageTests.line("Hail."),
                PassageTests.line("My tent."),
            ].map { "- " + $0 }.joined(separator: "\n") + "\n"
        ]).rank("tent") { ($0.context, $0.joinedRanks) = (0.01, 2) }
        #expect(Set(found.passages.prefix(2)) == ["log.md:1-1", "log.md:4-4"])
    }

    @Test func `hits behind the first ranks make no passage longer`() throws {
        let found = try vault(PassageTests.line("The tent."), PassageTests.line("My tent.")).rank("tent") {
            $0.joinedRanks = 1
        }
        #expect(found.passages.sorted() == ["log.md:1-1", "log.md:2-2"])
    }

    @Test func `neighbours of different documents are not joined`() throws {
        #expect(try RankedVault(notes: "The tent.", "The tent.").rank("tent").passages == ["1.md:1-1", "2.md:1-1"])
    }

    @Test func `the pieces of one long line are cited once`() throws {
        let sentence = "The tent stood in the wood behind the house for a long time. "
        let text = String(repeating: sentence, count: 30)
        let found = try RankedVault(notes: text).rank("tent")
        #expect(found.places.count > 2)
        #expect(found.passages == ["1.md:1-1"])
        let chunks = try #require(found.ranking.passages.first).chunks.map(\.number)
        #expect(chunks == chunks.sorted() && Set(chunks).count == chunks.count)
    }

    @Test func `no line is shown twice`() throws {
        let lines = (1...40).map { RankedVault.filled($0 % 3 == 0 ? "It rained." : "The tent.", length: 60 + $0 * 4) }
        let found = try RankedVault(["log.md": lines.map { "- " + $0 }.joined(separator: "\n") + "\n"]).rank("tent")
        let shown = found.ranking.passages.flatMap { Array($0.lines.first...$0.lines.last) }
        #expect(Set(shown).count == shown.count)
    }

    @Test func `a passage names its speakers once each, and the time of its beginning`() throws {
        let turns = ["Bob Okafor", "Sarah Chen", "Bob Okafor"].enumerated().map { number, name in
            "00:00:0\(number + 1).000 --> 00:00:0\(number + 2).000\n<v \(name)>The tent is new.</v>\n\n"
        }
        let passage = try #require(
            try RankedVault(["talk.vtt": "WEBVTT\n\n" + turns.joined()]).rank("tent").ranking.passages.first)
        #expect(passage.speakers == ["Bob Okafor", "Sarah Chen"])
        #expect(passage.cueSecond == 1)
    }
}
