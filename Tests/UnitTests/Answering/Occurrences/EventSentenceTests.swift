import Parsing
import Testing
import Text

@testable import Answering

/// Whether a sentence states that something took place.
@Suite struct EventSentenceTests {
    private func verdict(
        _ sentence: String, verb: String?, _ words: [String], behind preposition: String? = nil,
        names: [Range<Int>] = [], language: TextLanguage = .english
    ) throws -> EventSentence.Verdict {
        var event = EventPhrase()
        event.subject = .speaker
        event.verb = verb
        event.groups = words.isEmpty ? [] : [words]
        event.preposition = preposition
        let pattern = try #require(EventPattern(event, language: language))
        return EventSentence(sentence, pattern, names: names, memo: WordMemo()).verdict()
    }

    @Test(arguments: [
        "I played chess with Bob.", "Chess with Bob.", "Played chess until late.",
        "We have been playing chess all day.",
    ])
    func `any form of the verb states it, and a note without a verb`(sentence: String) throws {
        #expect(try verdict(sentence, verb: "play", ["chess"]) == .stated)
    }

    @Test(arguments: [
        "I didn't play chess.", "No chess today.", "I want to play chess.", "Shall we play chess?",
        "We will play chess.",
        "If I play chess, I lose.", "They played chess.", "Chess was cancelled.",
    ])
    func `what is denied, planned, asked or done by others is none`(sentence: String) throws {
        #expect(try verdict(sentence, verb: "play", ["chess"]) == .no)
    }

    @Test(arguments: ["I bought a chess board.", "Read about chess.", "I spent an hour teaching chess."])
    func `another verb leaves it unsure`(sentence: String) throws {
        #expect(try verdict(sentence, verb: "play", ["chess"]) == .unsure)
    }

    @Test func `where somebody else is, nobody knows whether I was there`() throws {
        let grace = [0..<5]
        #expect(try verdict("Grace at the dentist until ten.", verb: nil, ["dentist"], names: grace) == .unsure)
        #expect(try verdict("At the dentist with Grace.", verb: nil, ["dentist"], names: [20..<25]) == .stated)
    }

    @Test func `a verb that carries a noun stands for another one in the same relation`() throws {
        #expect(try verdict("I went to Lisbon with Bob.", verb: "travel", ["lisbon"], behind: "to") == .stated)
        #expect(try verdict("I ate soup for lunch.", verb: "have", ["soup"]) == .stated)
        #expect(try verdict("I called the dentist.", verb: "go", ["dentist"], behind: "to") == .unsure)
    }

    @Test func `words that stand side by side in a question stand near each other`() throws {
        #expect(try verdict("I bought hand cream.", verb: "buy", ["hand", "cream"]) == .stated)
        #expect(
            try verdict("I bought hand soap, bread, milk and shaving cream.", verb: "buy", ["hand", "cream"]) == .no)
    }

    @Test(arguments: ["Heute Brot gebacken.", "Ich habe Brot gebacken.", "Ich backte Brot."])
    func `German participles are the verb`(sentence: String) throws {
        #expect(try verdict(sentence, verb: "gebacken", ["brot"], language: .german) == .stated)
    }

    @Test func `the object is what follows the verb`() throws {
        var event = EventPhrase()
        (event.subject, event.verb, event.groups) = (.speaker, "eat", [["lunch"]])
        let pattern = try #require(EventPattern(event, language: .english))
        func object(_ sentence: String) -> String? {
            EventSentence(sentence, pattern, names: [], memo: WordMemo()).object
        }
        #expect(object("I ate the eggs, beans and toast for lunch.") == "eggs, beans and toast")
        #expect(object("Lunch: lentil soup") == "lentil soup")
    }
}
