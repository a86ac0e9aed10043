import Testing

@testable import Answering

/// What the words and marks of single lines tell.
@Suite struct StatementTests {
    @Test func `the target of a link is blanked, what is shown for it stays`() {
        #expect(LinkTargets.blanked(in: "see [[2026-03-10 Sync|the sync]]!") == "see [[               |the sync]]!")
    }

    @Test func `a blanked text is as long as before`() {
        let text = "Grüße [[Küche]] – fertig [[offen"
        #expect(LinkTargets.blanked(in: text).utf8.count == text.utf8.count)
    }

    @Test func `a line that begins with the date of a mail dates what stands below`() {
        #expect(StatementWords.isDateOfMail("> Date: Tue, 10 Mar 2026"))
        #expect(StatementWords.isDateOfMail("Gesendet: 10.03.2026"))
        #expect(!StatementWords.isDateOfMail("The Date: unknown"))
    }

    @Test(arguments: ["how long since I met Bob", "Wie lange ist es her, dass ich Bob traf?"])
    func `how long ago is asked`(question: String) {
        #expect(StatementWords.asksElapsed(question))
    }

    @Test func `the unit that is asked for stands behind the word of asking`() {
        #expect(StatementWords.grain("in which month's game did we win") == .month)
        #expect(StatementWords.grain("um wie viel Uhr") == .minute)
        #expect(StatementWords.grain("which") == nil)
        #expect(StatementWords.grain("") == nil)
    }

    @Test func `a conclusion is told by its label`() {
        #expect(GistWords.lead("Conclusion: the shape is right"))
        #expect(GistWords.lead("Fazit: es hält"))
        #expect(!GistWords.lead("In conclusion we went home"))
        #expect(!GistWords.lead(":"))
    }

    @Test func `who only listens says nothing`() {
        #expect(IdleWords.areAll(in: "Mm-hmm, yeah."))
        #expect(!IdleWords.areAll(in: "Yeah, the crane."))
    }

    @Test func `the words of a line keep their combining marks`() {
        let line = WordLine("cafe\u{301}, na\u{308}chste")
        #expect(
            line.words.map { String(decoding: line.bytes[$0], as: UTF8.self) } == ["cafe\u{301}", "na\u{308}chste"])
    }

    @Test(arguments: ["", " ", "…", "\u{301}", "\0", "\r\n"]) func `a line without words has no first one`(text: String)
    {
        let line = WordLine(text)
        #expect(line.places(of: WordLine("crane")) == nil)
        #expect(line.content.count <= text.utf8.count)
    }

    @Test func `who begins to speak is told by the label of the line`() {
        let turn = SpokenLines.turn("Ann Lee: hello", of: ["Ann", "Ann Lee"])
        #expect(turn?.speaker == "Ann Lee")
        #expect(turn?.said == "hello")
        #expect(SpokenLines.turn("Anna: hello", of: ["Ann"]) == nil)
    }
}
