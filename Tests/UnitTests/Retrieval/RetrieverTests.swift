import Model
import Store
import Testing

@testable import Retrieval
@testable import Store

/// What of a vault is ranked at all, and in which order equals stand.
@Suite struct RetrieverTests {
    @Test func `a filter keeps everything else out`() throws {
        let vault = try RankedVault(["a/1.md": "The tent.\n", "b/2.md": "The tent.\n"])
        var query = Query(text: "tent")
        query.filter.scope = "b"
        #expect(try vault.rank(query).files == ["b/2.md"])
    }

    @Test func `a filter that leaves nothing finds nothing, however alike`() throws {
        let vault = try RankedVault(["a/1.md": "The tent.\n"])
        var query = Query(text: "tent tnet")
        query.filter.scope = "b"
        let found = try vault.rank(query, usesSpelling: true)
        #expect(found.places.isEmpty && found.passages.isEmpty)
    }

    @Test func `equal scores stand in the order of import`() throws {
        let vault = try RankedVault(notes: "The tent.", "The tent.", "The tent.")
        #expect(try vault.rank("tent").files == ["1.md", "2.md", "3.md"])
    }

    @Test func `no more hits are given than were asked for, and those are the best`() throws {
        let vault = try RankedVault(notes: "The tent.", "The tent, a tent.", "A tent, the tent, my tent.")
        let retriever = try Retriever(index: vault.index)
        let all = try retriever.rank(Query(text: "tent")).hits.map(\.chunk)
        #expect(all.count == 3)
        #expect(try retriever.rank(Query(text: "tent"), count: 1).hits.map(\.chunk) == Array(all.prefix(1)))
    }

    @Test func `a rarer word counts more`() throws {
        let vault = try RankedVault(notes: "The tent leaks.", "The tent is new.", "The rope is new.")
        let found = try vault.rank("tent rope")
        #expect(found.files.first == "3.md")
        let importance = found.ranking.words.map(\.importance)
        #expect(importance[0] < importance[1])
    }

    @Test func `a word that the vault does not have is as important as the rarest`() throws {
        let vault = try RankedVault(notes: "The tent leaks.", "The pier is long.")
        let words = try vault.rank("tent zeppelin").ranking.words
        #expect(words.map(\.isKnown) == [true, false])
        #expect(words[1].importance > words[0].importance)
    }

    @Test func `small words are not ranked by, unless there are no others`() throws {
        let vault = try RankedVault(notes: "Who are you?", "The tent.")
        #expect(try vault.rank("who has the tent").ranking.words.map(\.word) == ["tent"])
        #expect(try vault.rank("who are you").ranking.words.map(\.word) == ["who", "are", "you"])
        #expect(try vault.rank("who are you").files.first == "1.md")
    }

    @Test func `a word that is asked for twice counts once`() throws {
        let vault = try RankedVault(notes: "The tent.")
        #expect(try vault.rank("tent tents").ranking.words.count == 1)
    }

    @Test func `a query without words finds nothing`() throws {
        let found = try RankedVault(notes: "The tent.").rank("")
        #expect(found.places.isEmpty && found.ranking.words.isEmpty)
    }

    @Test func `an empty vault is ranked, too`() throws {
        #expect(try RankedVault(["1.md": "\n"]).rank(Query(text: "tent"), usesSpelling: true).places.isEmpty)
    }

    @Test func `of a discussion the words around count more than those of a line`() throws {
        let vault = try RankedVault(notes: "The tent.")
        var query = Query(text: "tent")
        let line = try #require(try vault.rank(query).parts["1.md:1"])
        query.isDiscussion = true
        let stretch = try #require(try vault.rank(query).parts["1.md:1"])
        #expect(stretch.words < line.words)
        #expect(stretch.context == line.context)
    }

    @Test(arguments: 1...9) func `the best slots are kept in the order of scores, then of slots`(capacity: Int) {
        let scores: [Float] = [3, 1, 4, 1, 5, 9, 2, 6, 5]
        var places = RunPlaces()
        places.append(run: 1000)
        var top = TopScores(capacity: capacity, files: DocumentColumn(values: [0], places: places))
        for (slot, score) in scores.enumerated() { top.insert(slot: slot, score: score) }
        #expect(top.ordered == Array([5, 7, 4, 8, 2, 0, 6, 1, 3].prefix(capacity)))
    }
}
