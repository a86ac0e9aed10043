import Model
import Parsing
import Testing

@testable import Answering
@testable import Store

/// Whom a sentence is about.
@Suite struct AttributionTests {
    private func person(_ name: String, number: Int, role: PersonReading.Role = .mention) -> PersonReading {
        PersonReading(text: name, role: role, candidates: [Person(number: number, name: name)])
    }

    private func owners(
        _ text: String, speakers: [String], asked: [PersonReading], titled title: String = "Chat",
        vaultOwner: Int? = nil
    ) throws -> [Attribution.Owner] {
        let attribution = try #require(Attribution(asked, speakers: ["Ann", "Bob"], vaultOwner: vaultOwner))
        let chunk = ChunkRecord(
            number: 1, document: 1, lines: LineRange(1, 1), text: text, headingPath: [], speakers: speakers,
            cueSecond: nil)
        var owners: [Attribution.Owner] = []
        attribution.forEachSentence(of: [chunk], titled: title) { owners.append($1) }
        return owners
    }

    @Test(arguments: [
        ("Ann: I ran a race.", Attribution.Owner.asked), ("Ann: It was long.", .asked),
        ("Ann: Did you run?", .other), ("Ann: I saw you run.", .asked),
        ("Bob: I ran a race.", .other), ("Bob: I’ve run a race.", .other), ("Bob: It rained.", .nobody),
        ("Bob: Your race was great!", .asked), ("Bob: I heard that Ann ran.", .asked),
        ("Bob: Ich bin gelaufen.", .other), ("Bob: Dein Lauf war gut.", .asked),
    ])
    func `a turn is about who speaks of themselves, is spoken to, or is named`(
        text: String, owner: Attribution.Owner
    ) throws {
        let speaker = String(text.prefix(3))
        #expect(try owners(text, speakers: [speaker], asked: [person("Ann", number: 1)]) == [owner])
    }

    @Test func `of two who talk to each other, what the one named first says to the other is their own`() throws {
        let asked = [person("Ann", number: 1), person("Bob", number: 2)]
        #expect(try owners("Ann: You should rest.", speakers: ["Ann"], asked: asked) == [.asked])
        #expect(try owners("Bob: I rested.", speakers: ["Bob"], asked: asked) == [.other])
    }

    @Test func `what somebody said is their own, to whomever they said it`() throws {
        let asked = [person("Ann", number: 1, role: .speaker)]
        #expect(try owners("Ann: You should rest.", speakers: ["Ann"], asked: asked) == [.asked])
    }

    @Test func `lines of a note are about whom the passage or its title names`() throws {
        let asked = [person("Ann", number: 1)]
        #expect(try owners("Ann has run. A long race.", speakers: [], asked: asked) == [.asked, .asked])
        #expect(try owners("A long race.", speakers: [], asked: asked) == [.nobody])
        #expect(try owners("A long race.", speakers: [], asked: asked, titled: "1:1 Ann") == [.asked])
    }

    @Test func `notes of the vault's owner need not name them`() throws {
        let asked = [person("Ann", number: 1)]
        #expect(try owners("A long race.", speakers: [], asked: asked, vaultOwner: 1) == [.asked])
    }

    @Test func `who only took part is not asked about`() {
        let asked = [person("Ann", number: 1, role: .attendee)]
        #expect(Attribution(asked, speakers: ["Ann"], vaultOwner: nil) == nil)
    }
}
