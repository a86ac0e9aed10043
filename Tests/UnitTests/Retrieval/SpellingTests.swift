import Testing

@testable import Retrieval

/// Words that the vault does not have, and what they are meant to be.
@Suite struct SpellingTests {
    private func corrections(of word: String, stem: String? = nil, in texts: String...) throws -> [String] {
        let vault = try RankedVault(["1.md": texts.joined(separator: " ") + "\n"])
        return try SpellingIndex(vault.index, segments: vault.index.chunkTable().segments).corrections(
            of: word, stem: stem ?? word
        ).map(\.stem)
    }

    @Test(arguments: [
        ("pasword", "The password hangs on the door."), ("recieved", "They received the parcel."),
        ("kitchn", "The kitchen is blue."), ("boathuose", "The boathouse is shut."),
    ])
    func `a misspelt word finds its line`(word: String, line: String) throws {
        let vault = try RankedVault(notes: "The pier is long.", line)
        #expect(try vault.rank(word).files.first == "2.md")
    }

    @Test func `a misspelt word is told as unknown, with the stem that stands for it`() throws {
        let vault = try RankedVault(notes: "The kitchen is blue.")
        let word = try #require(try vault.rank("kitchn").ranking.words.first)
        #expect(!word.isKnown)
        #expect(word.terms.count == 1)
        #expect(word.terms.values.allSatisfy { $0 > 0.6 && $0 < 1 })
    }

    @Test func `the stem that fewest letters make different comes first`() throws {
        #expect(try corrections(of: "calender", in: "The lender has a calendar.") == ["calendar", "lender"])
    }

    @Test func `of stems as many letters away the one that shares more letters in a row comes first`() throws {
        #expect(try corrections(of: "panit", in: "They panic and paint.").first == "panic")
    }

    @Test func `an ending may be misspelt as well`() throws {
        #expect(try corrections(of: "educaton", in: "Education is slow. The ducat is gold.").first == "educ")
    }

    @Test func `at most two stems are taken`() throws {
        #expect(try corrections(of: "kitchn", in: "A kitchen, a kitche, a kitch, a kitchin, a kitchan.").count == 2)
    }

    @Test func `a word that goes on behind a stem by no ending is no misspelling of it`() throws {
        let word = try #require(try RankedVault(notes: "The pass is high.").rank("password").ranking.words.first)
        #expect(word.meant == nil)
    }

    @Test func `two letters swapped find their word`() throws {
        let found = try corrections(of: "panit", in: "They paint.")
        #expect(found == ["paint"])
    }

    @Test func `a known word is not corrected`() throws {
        let vault = try RankedVault(notes: "They panic.", "They paint.")
        let word = try #require(try vault.rank("panic").ranking.words.first)
        #expect(word.isKnown)
        #expect(word.terms.values.filter { $0 == 1 }.count == 1)
        #expect(try vault.rank("panic").files == ["1.md"])
    }

    @Test func `a title's words are found misspelt as well`() throws {
        let vault = try RankedVault(["Sourdough.md": "Feed it twice a day.\n", "1.md": "The pier is long.\n"])
        #expect(try vault.rank("sourdoh").files == ["Sourdough.md"])
    }

    @Test func `without a word of the vault the likeness of spelling finds what is nearest`() throws {
        let vault = try RankedVault(notes: "The pier is long.", "Photosynthesis needs light.")
        let found = try vault.rank(Query(text: "photosynthetically"), usesSpelling: true)
        #expect(found.files.first == "2.md")
        #expect((found.parts["2.md:1"]?.spelling ?? 0) > 0)
    }

    @Test func `where the vault has all words the likeness of spelling says nothing`() throws {
        let vault = try RankedVault(notes: "The pier is long.")
        #expect(try vault.rank(Query(text: "pier"), usesSpelling: true).parts["1.md:1"]?.spelling == 0)
    }
}
