import Testing
import Text

/// How surely words say how people ask.
@Suite struct FrameWordsTests {
    @Test(arguments: ["scheduled", "schedules", "list", "things", "looking", "planned", "booked"])
    func `words of asking belong to the frame`(word: String) {
        #expect(FrameWords.share(of: word) >= FrameWords.least)
    }

    @Test(arguments: ["roof", "provider", "book", "plan", "finder", "geplant", ""])
    func `other words, and nouns made from them, do not`(word: String) {
        #expect(FrameWords.share(of: word) == 0)
    }

    @Test(arguments: ["geplant", "treffe", "zeig", "scheduled"])
    func `German questions have their own as well`(word: String) {
        #expect(FrameWords.share(of: word, in: .german) >= FrameWords.least)
    }
}
