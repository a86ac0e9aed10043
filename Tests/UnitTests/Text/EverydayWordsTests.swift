import Testing
import Text

/// Frequent words that are seldom nouns.
@Suite struct EverydayWordsTests {
    @Test(arguments: ["settle", "settled", "together", "deals", "average", "badly"])
    func `they are known in any form`(word: String) {
        #expect(EverydayWords.contains(word))
    }

    @Test(arguments: ["architect", "dishwasher", "car", "fire", "cost", "festival", "kubernetes", ""])
    func `nouns and rare words are none`(word: String) {
        #expect(!EverydayWords.contains(word))
    }
}
