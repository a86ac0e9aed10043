import Testing
import Text

/// The pseudo-terms of postings, and words that weigh little.
@Suite struct FieldWeightsTests {
    private func hash(_ word: String) -> UInt64? { TermAnalyzer().terms(of: word).first?.hash }

    @Test func `a word of a title has a hash that no word of a text has`() throws {
        let words = try ["pier", "tent", "rope", "the"].map { try #require(hash($0)) }
        let titles = words.map(TitleTerm.hash)
        #expect(Set(words + titles).count == 8)
        #expect(titles == words.map(TitleTerm.hash))
    }

    @Test func `a speaker's name has one hash however its letters are written`() {
        #expect(SpeakerTerm.hash("Jürgen Brandt") == SpeakerTerm.hash("jürgen brandt"))
        #expect(SpeakerTerm.hash("Jürgen Brandt") != SpeakerTerm.hash("Jürgen Brand"))
        #expect(SpeakerTerm.hash("Brandt") != hash("Brandt"))
    }

    @Test func `words that say little are told`() {
        #expect(["give", "thing", "week", "going"].allSatisfy(LightWords.contains))
        #expect(!["pier", "salary", "the", ""].contains(where: LightWords.contains))
    }
}
