import Testing
import Text

/// The notation of the language tables.
@Suite struct WordListTests {
    @Test func `words are separated by blanks, line ends and commas`() {
        #expect(WordList.words(of: " one two\n three, four,,five ") == ["one", "two", "three", "four", "five"])
        #expect(WordList.words(of: "") == [] && WordList.words(of: " \n") == [])
        #expect(Set(words: ["für über", "für"]) == ["für", "über"])
    }

    @Test func `phrases are separated by commas`() {
        var phrases: [[String]] = []
        WordList.forEachPhrase(of: "next week, ago,\nfrom now on") { phrase in
            var words: [String] = []
            WordList.forEachWord(of: phrase) { words.append(String(decoding: $0)) }
            phrases.append(words)
        }
        #expect(phrases == [["next", "week"], ["ago"], ["from", "now", "on"]])
    }

    @Test func `phrases as strings have one blank between their words`() {
        #expect(
            WordList.phrases(of: "next  week, ago,\nfrom now\non, , d'accord") == [
                "next week", "ago", "from now on", "d'accord",
            ])
    }
}
