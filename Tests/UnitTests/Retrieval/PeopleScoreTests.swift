import Model
import Testing

@testable import Retrieval

/// Who attends, who speaks, and whose page a document is.
@Suite struct PeopleScoreTests {
    private static func meeting(_ people: String) -> String {
        "---\nkind: meeting\ndate: 2026-03-10\nattendees: [\(people)]\n---\nThe roof leaks.\n"
    }

    private static let transcript = """
        WEBVTT

        00:00:01.000 --> 00:00:05.000
        <v Bob Okafor>The discount for members of the club is far too high this year, and \
        nobody in the office wants to hear about it.</v>

        00:02:06.000 --> 00:02:09.000
        <v Sarah Chen>The discount for members of the club is far too low this year, and \
        nobody in the office wants to hear about it.</v>

        """

    @Test func `a meeting that a preferred person attends comes first`() throws {
        let vault = try RankedVault([
            "1.md": PeopleScoreTests.meeting("Bob Okafor"), "2.md": PeopleScoreTests.meeting("Sarah Chen"),
        ])
        var query = Query(text: "roof")
        query.preferredPeople = [try vault.person("Sarah Chen")]
        let found = try vault.rank(query)
        #expect(found.files == ["2.md", "1.md"])
        #expect(found.parts.values.map(\.attendees).sorted() == [0, RankingWeights().attendees])
    }

    @Test func `of two preferred people one counts half`() throws {
        let vault = try RankedVault([
            "1.md": PeopleScoreTests.meeting("Bob Okafor"), "2.md": PeopleScoreTests.meeting("Bob Okafor, Sarah Chen"),
        ])
        var query = Query(text: "roof")
        query.preferredPeople = [try vault.person("Sarah Chen"), try vault.person("Bob Okafor")]
        let parts = try vault.rank(query).parts
        #expect(parts.values.map(\.attendees).sorted() == [RankingWeights().attendees / 2, RankingWeights().attendees])
    }

    @Test func `attending brings no chunk in`() throws {
        let vault = try RankedVault(["1.md": PeopleScoreTests.meeting("Sarah Chen")])
        var query = Query(text: "boat")
        query.preferredPeople = [try vault.person("Sarah Chen")]
        #expect(try vault.rank(query).places.isEmpty)
    }

    @Test(arguments: ["Sarah Chen", "Bob Okafor"]) func `a chunk of the speaker comes before another's`(name: String)
        throws
    {
        let vault = try RankedVault(["sync.vtt": PeopleScoreTests.transcript])
        var query = Query(text: "discount")
        query.preferredPeople = [try vault.person(name)]
        let ranking = try vault.rank(query).ranking
        #expect(ranking.hits.map(\.parts.speakers) == [RankingWeights().speakers, 0])
        #expect(try vault.index.chunks([ranking.hits[0].chunk]).values.first?.speakers == [name])
    }

    @Test func `what somebody said is asked of them, what they had a part in of all`() throws {
        let vault = try RankedVault(["sync.vtt": PeopleScoreTests.transcript])
        let said = try vault.query("what did Sarah say about the discount?")
        #expect(said.preferredPeople.map(\.name) == ["Sarah Chen"])
        let alone = try vault.query("Sarah Chen")
        #expect(alone.preferredPeople.isEmpty)
        #expect(alone.isAboutSubjectsAlone)
    }

    @Test func `where somebody is all that is asked about their own page comes first`() throws {
        let vault = try RankedVault([
            "1.md": "Sarah Chen, Sarah Chen and Sarah Chen again.\n",
            "people/Sarah Chen.md": "---\nkind: person\n---\nSales lead in the Lisbon office. Sarah likes tea.\n",
        ])
        let found = try vault.rank(try vault.query("Sarah Chen"))
        #expect(found.files == ["people/Sarah Chen.md", "1.md"])
    }
}
