import Language
import Parsing
import Testing
import Text

@testable import Answering

/// Whether a sentence states that something took place.
@Suite struct EventSentenceTests {
    private func verdict(
        _ sentence: String, verb: String?, _ words: [String], behind preposition: String? = nil,
        names: [Range<Int>] = [], language: Language = .english
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

    @Test(arguments: [
        "Harbour: sandbox runs through the new export.", "Import job running, 200 rows to go.",
        "The nightly report ran late.",
        "A migration took a lock; a report was still running and the two waited.", "My son ran home.",
        "Refunds for old bookings keep running.", "Bought running shoes.", "The boiler broke, ran again and stopped.",
        "“We ran aground this morning.”", "Runs fine now.", "I saw that the pump ran.",
        "Maybe 13 km of carrying. #running", "Legs like wood. #running",
    ])
    func `whatever else runs leaves it unsure whether I did`(sentence: String) throws {
        #expect(try verdict(sentence, verb: "run", []) != .stated)
    }

    @Test(arguments: [
        "Ran 5 km.", "I ran.", "Running with Bob.", "Morning run along the river.", "Tempo run 8 km.",
        "Monday: ran home.",
        "After work ran 5 km.", "Swam, then ran.", "Went for a run.", "My usual run before work.",
        "11 km before breakfast, no knee. #running",
        "It rained while I was running.", "Yesterday we ran.",
    ])
    func `what nobody else is said to do the writer did`(sentence: String) throws {
        #expect(try verdict(sentence, verb: "run", []) == .stated)
    }

    @Test(arguments: [
        ("Im Park gelaufen.", true), ("Heute bin ich 5 km gelaufen.", true), ("Gestern lief ich am Fluss.", true),
        ("Die Umstellung ist gelaufen.", false), ("Heute lief der Import durch.", false), ("Der Export lief.", false),
    ])
    func `German has its subjects behind the verb too`(sentence: String, isStated: Bool) throws {
        #expect(try (verdict(sentence, verb: "laufen", [], language: .german) == .stated) == isStated)
    }

    @Test(arguments: [
        ("Gestern rief ich Oma an.", true), ("Rief Oma an.", true), ("Habe Oma angerufen.", true), ("Rief Oma.", false),
    ])
    func `a German verb may stand in two parts`(sentence: String, isStated: Bool) throws {
        #expect(try (verdict(sentence, verb: "angerufen", ["oma"], language: .german) == .stated) == isStated)
    }

    @Test func `an object before a German participle is no subject`() throws {
        #expect(try verdict("Neues Fahrrad gekauft.", verb: "gekauft", ["fahrrad"], language: .german) == .stated)
        #expect(try verdict("Die Kinder waren beim Zahnarzt.", verb: nil, ["zahnarzt"], language: .german) == .unsure)
    }

    @Test(arguments: [
        ("I spent an hour reading mail.", true), ("I spent 20 minutes reading mail.", true),
        ("I fell asleep after reading mail.", true),
        ("I bought a reading lamp.", false), ("Reading glasses found.", false),
    ])
    func `a gerund with an object is a deed, the first part of a thing is none`(sentence: String, isStated: Bool) throws
    {
        #expect(try (verdict(sentence, verb: "read", []) == .stated) == isStated)
    }

    @Test func `an order is no deed`() throws {
        #expect(try verdict("Buy stamps.", verb: "buy", ["stamps"]) != .stated)
        #expect(try verdict("Bought stamps.", verb: "buy", ["stamps"]) == .stated)
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

    @Test(arguments: [
        ("Our bank, because of the new sender.", false), ("A letter from the bank.", false),
        ("Bank about the card.", true),
    ])
    func `a noun without a verb states it at the beginning alone, and without an article`(
        sentence: String, isStated: Bool
    ) throws {
        #expect(try (verdict(sentence, verb: "call", ["bank"]) == .stated) == isStated)
    }

    @Test func `whoever visits a place has travelled to it`() throws {
        #expect(try verdict("I visited Lisbon with Bob.", verb: "travel", ["lisbon"], behind: "to") == .stated)
        #expect(try verdict("I visited friends in Lisbon.", verb: "travel", ["lisbon"], behind: "to") == .unsure)
        #expect(try verdict("I went to Lisbon.", verb: "visit", ["lisbon"]) == .stated)
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
