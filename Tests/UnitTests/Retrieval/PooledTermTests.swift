import Retrieval
import TestSupport
import Testing
import Text

/// What counts together with a word of the question: words that mean something like it.
@Suite struct PooledTermTests {
    private static let children: RankedVault.Lists = ["kid": [("children", 255)]]
    private static let wage: RankedVault.Lists = ["salari": [("wage", 255)]]

    private func words(_ found: Found, _ place: String) -> Float { found.parts[place]?.words ?? 0 }

    @Test func `a word and one related to it are one word said twice`() throws {
        let vault = try RankedVault(
            notes: "The kids and the neighbours went home.", "The kids and the children went home.",
            "The kids and the kids went home.")
        let found = try vault.rank("kids", related: PooledTermTests.children)
        #expect(found.places == ["3.md:1", "2.md:1", "1.md:1"])
        #expect(words(found, "2.md:1") > words(found, "1.md:1"))
        #expect(words(found, "2.md:1") < 2 * words(found, "1.md:1"))
    }

    @Test func `two words of the question count more than one and what is related to it`() throws {
        let vault = try RankedVault(
            notes: "The kids and the children went home.", "The kids and the tent went home.", "The pier is long.")
        let found = try vault.rank("kids tent", related: PooledTermTests.children)
        #expect(found.files == ["2.md", "1.md"])
    }

    @Test func `another form of a word counts as the word itself`() throws {
        let vault = try RankedVault(
            notes: "Ana led the meeting.", "Ana met the leader of the band.", "The pier is long.")
        let found = try vault.rank("lead")
        #expect(found.files.first == "1.md")
        #expect(words(found, "1.md:1") == words(try vault.rank("led"), "1.md:1"))
    }

    @Test func `a related word finds a line that has no word of the question`() throws {
        let vault = try RankedVault(notes: "The pier is long.", "Her wage rose in spring.")
        #expect(try vault.rank("salary", related: PooledTermTests.wage).places == ["2.md:1"])
    }

    @Test func `the word itself counts more than one related to it`() throws {
        let vault = try RankedVault(notes: "Her wage rose again.", "Her salary rose again.")
        #expect(try vault.rank("salary", related: PooledTermTests.wage).files == ["2.md", "1.md"])
    }

    @Test func `of related words the nearer one counts more`() throws {
        let vault = try RankedVault(notes: "Her income rose again.", "Her wage rose again.")
        let found = try vault.rank("salary", related: ["salari": [("wage", 255), ("incom", 130)]])
        #expect(found.files == ["2.md", "1.md"])
    }

    @Test func `the weight 0 leaves related words out`() throws {
        let vault = try RankedVault(notes: "The pier is long.", "Her wage rose in spring.")
        let found = try vault.rank("salary", related: PooledTermTests.wage) { $0.related = 0 }
        #expect(found.places.isEmpty)
        #expect(found.ranking.words.allSatisfy { $0.related.isEmpty })
    }

    @Test func `a ranked word says which words counted for it and how much`() throws {
        let vault = try RankedVault(notes: "Her wage and her income rose in spring.")
        let lists: RankedVault.Lists = ["salari": [("wage", 255), ("incom", 51), ("fee", 51)]]
        let word = try #require(try vault.rank("salary", related: lists).ranking.words.first)
        #expect(!word.isKnown)
        // The vault has no "fee".
        #expect(word.related.map(\.stem) == ["wage", "incom"])
        #expect(word.related.map { ($0.factor * 100).rounded() } == [100, 4])
    }

    // MARK: In other words

    @Test func `where all may be said in other words, related ones count by the root of their factor`() throws {
        let vault = try RankedVault(
            notes: "The salary is late.", "Her fee and her wage rose, and the income of the firm.")
        let lists: RankedVault.Lists = ["salari": [("wage", 128), ("fee", 128), ("incom", 128)]]
        var query = Query(text: "salary")
        let before = words(try vault.rank(query, related: lists), "2.md:1")
        query.isInOtherWords = true
        #expect(words(try vault.rank(query, related: lists), "2.md:1") > 1.3 * before)
    }

    @Test func `a German word finds an English one of the same meaning, and the other way round`() throws {
        let vault = try RankedVault(
            notes: "The pier is long.", "Let the turkey rest.", "Die Anzahlung für den Truthahn ist überwiesen.")
        let lists: RankedVault.Lists = ["de:truthahn": [("turkey", 185)], "turkey": [("de:truthahn", 185)]]
        var query = Query(text: "Truthahn")
        query.language = .german
        #expect(try vault.rank(query, related: lists).files == ["3.md", "2.md"])
        #expect(try vault.rank(Query(text: "turkey"), related: lists).files == ["2.md", "3.md"])
    }

    // MARK: Words that have none

    @Test func `a name has no related words and is none`() throws {
        let vault = try RankedVault([
            "Grace Kelly.md": "---\nkind: person\n---\nSales lead.\n", "1.md": "A charm of the old town.\n",
        ])
        let lists: RankedVault.Lists = ["grace": [("charm", 255)], "charm": [("grace", 255)]]
        for word in ["Grace", "charm"] {
            let ranked = try #require(try vault.rank(word, related: lists).ranking.words.first)
            #expect(ranked.related.isEmpty, "\(word)")
        }
    }

    @Test(arguments: ["42", "2fa", "pm"]) func `numbers and short words have no related words`(word: String) throws {
        let vault = try RankedVault(notes: "Her wage rose again.")
        let ranked = try vault.rank(word, related: [word: [("wage", 255)]]).ranking.words
        #expect(ranked.count == 1)
        #expect(ranked.allSatisfy { $0.related.isEmpty })
    }

    @Test func `a german question has no related words`() throws {
        let vault = try RankedVault(notes: "Her wage rose again.")
        var query = Query(text: "salari")
        query.language = .german
        #expect(try vault.rank(query, related: PooledTermTests.wage).places.isEmpty)
        query.language = .english
        #expect(try vault.rank(query, related: PooledTermTests.wage).places == ["1.md:1"])
    }

    // MARK: Words that say little

    @Test func `a word that says little counts less than another as rare`() throws {
        let vault = try RankedVault(notes: "They start with soup.", "They eat with spoons.")
        let found = try vault.rank("start spoons")
        #expect(found.files == ["2.md", "1.md"])
        let even = try vault.rank("start spoons") { $0.lightWord = 1 }
        #expect(words(even, "1.md:1") == words(even, "2.md:1"))
    }
}
