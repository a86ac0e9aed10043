import Testing
import Text

/// Where sentences end.
@Suite struct SentencesTests {
    @Test(arguments: [
        ("One. Two! Three? Four", ["One.", "Two!", "Three?", "Four"]),
        ("He left… Then he came.", ["He left…", "Then he came."]),
        ("\"Really?\" She nodded.", ["\"Really?\"", "She nodded."]), ("(Done.) Next.", ["(Done.)", "Next."]),
        ("„Ja.” Gut.", ["„Ja.”", "Gut."]), ("Wait... what?", ["Wait... what?"]),
        ("Dr. Berg and Mr. Ode came.", ["Dr. Berg and Mr. Ode came."]),
        ("See e.g. Anna.", ["See e.g. Anna."]), ("z.B. Müller", ["z.B. Müller"]),
        ("On Feb. 7 it rained. Rain.", ["On Feb. 7 it rained.", "Rain."]),
        ("It opened in May. 7 came.", ["It opened in May.", "7 came."]), ("See fig. 12.", ["See fig. 12."]),
        ("It left. 3 came.", ["It left.", "3 came."]),
        ("Am 3. Mai. Und dann.", ["Am 3. Mai.", "Und dann."]),
        ("J. Smith", ["J. Smith"]), ("Ä. Smith", ["Ä. Smith"]), ("Costs 3.50 now. ok", ["Costs 3.50 now. ok"]),
        ("東京。大阪！", ["東京。", "大阪！"]), ("Wow!\u{FE0F} Then", ["Wow!\u{FE0F} Then"]),
        ("  blank. \u{A0} Behind \t", ["blank.", "Behind"]),
        ("Ends. über", ["Ends. über"]), ("Ends. Über", ["Ends.", "Über"]), ("One.\r\nTwo.", ["One.", "Two."]), ("", []),
        (" \n", []),
        ("approx. Three. longabbr. Four", ["approx. Three. longabbr.", "Four"]),
    ])
    func `a text is cut where its sentences end`(text: String, sentences: [String]) {
        #expect(Sentences.ranges(in: text).map { String(text[$0]) } == sentences)
        let bytes = Array(text.utf8)
        #expect(Sentences.byteRanges(in: text).map { String(decoding: bytes[$0], as: UTF8.self) } == sentences)
    }
}

/// Texts line by line.
@Suite struct TextLinesTests {
    @Test(arguments: ["a\nb", "\na\n\nb\n", "", "\n", "a", "ä\n東\n", "a\r\nb\nc"])
    func `lines are those that characters tell`(text: String) {
        #expect(text.lines() == text.split(separator: "\n"))
        #expect(text.lines(keepingEmpty: true) == text.split(separator: "\n", omittingEmptySubsequences: false))
        let part = text.dropFirst()
        #expect(part.lines() == part.split(separator: "\n"))
    }

    @Test func `few bytes are few characters`() {
        #expect(!"äöü".isLonger(than: 3))
        #expect("äöüß".isLonger(than: 3))
        #expect(!"a\r\nb".isLonger(than: 3))
        #expect("cafe\u{301}".scalarCount == 5)
        #expect("\t  x "[...].unindented == "x ")
        #expect(" \t"[...].unindented.isEmpty)
    }
}
