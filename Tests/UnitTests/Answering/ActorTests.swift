import Model
import Testing

@testable import Answering

/// Who does what a line says: the subject of the sentence, or nobody.
@Suite struct ActorTests {
    private func vault(_ text: String) throws -> TestVault {
        try TestVault([
            "m.md": TestVault.meeting("2026-03-10", "Sarah Chen, Bob Okafor, Grace Hopper", "Harbour talk", text),
            "n.md": TestVault.meeting("2026-03-11", "Tomasz Wieczorek", "Other talk"),
        ])
    }

    private func who(_ question: String, _ text: String) throws -> [String]? {
        guard case .list(let people) = try vault(text).ask(question).value else { return nil }
        return people
    }

    @Test func `the name before the verb does it`() throws {
        let text = "Grace moderated the crane test, Sarah took the notes, Bob held the biscuits."
        #expect(try who("who moderated the crane test", text) == ["Grace Hopper"])
    }

    @Test func `the object of a deed is named in a sentence that leaves the matter to the one before`() throws {
        let vault = try TestVault([
            "m.md": TestVault.meeting("2026-03-10", "Sarah Chen, Bob Okafor", "Harbour talk"),
            "log.md": "I was early at the mill car park, and it was busy. I bumped into Bob and Sarah there.\n",
        ])
        let answer = try vault.ask("who did I bump into in the mill car park")
        #expect(answer.value == .list(["Bob Okafor", "Sarah Chen"]))
    }

    @Test func `who does something elsewhere in a long paragraph does not do what is asked`() throws {
        let walk =
            "It rained on the pier. We walked to the mill and had soup. The soup was good, and the bread was old. "
        let vault = try TestVault([
            "2026-03-10.md":
                "The regatta at Sandhaven is in June. \(walk)\(walk)\(walk)\(walk)Bob Okafor organised the soup for us. \(walk)\n"
        ])
        #expect(try vault.ask("who organised the regatta at Sandhaven").value == nil)
    }

    @Test(arguments: [("Erik helped me with the crane.", "Erik"), ("SF helped with the crane.", "SF")])
    func `a given name or initials before a verb name somebody whom the vault does not know`(
        text: String, name: String
    ) throws {
        #expect(try who("who helped with the crane", text) == [name])
    }

    @Test func `the name behind by does it`() throws {
        #expect(try who("who painted the crane", "The crane was painted by Bob, and Sarah liked it.") == ["Bob Okafor"])
    }

    @Test func `names that are joined do it together`() throws {
        #expect(
            try who("who painted the crane", "Bob and Sarah painted the crane for Grace.") == [
                "Bob Okafor", "Sarah Chen",
            ])
    }

    @Test func `the addresses of links do not part names that are joined`() throws {
        let text = "The crane was painted by [Bob](https://example.com/bob) and [Sarah](https://example.com/sarah)."
        #expect(try who("who painted the crane", text) == ["Bob Okafor", "Sarah Chen"])
    }

    @Test(arguments: ["who takes care of the newsletter", "who got us the newsletter"])
    func `a report behind a name tells what its bearer does`(question: String) throws {
        let text = "- Grace: newsletter layout\n- Sarah: got the crane fixed\n- Bob: read the newsletter of the port?\n"
        #expect(try who(question, text) == ["Grace Hopper"])
    }

    @Test(arguments: [
        (
            "who organised the boat fair",
            "At the boat fair Ida Moor (the other organiser) spoke of ropes, and Max Dell (the host) of eels."
        ),
        (
            "who takes care of the lighthouse",
            "The lighthouse is all taken care of by Ida Moor; the shed is Max Dell's."
        ),
        ("who fixed the old crane of the harbour", "For the old crane of the harbour came Ida Moor with new bolts."),
    ]) func `somebody on no list is named by capitals alone`(question: String, text: String) throws {
        #expect(try who(question, text) == ["Ida Moor"])
    }

    @Test(arguments: [
        "The lighthouse is taken care of by the Council, says Moor.",
        "Ida Moor spoke of the care that is taken of the lighthouse, and Max Dell wrote of it later.",
    ]) func `one word with a capital, or one of several names, is nobody in particular`(text: String) throws {
        #expect(try who("who takes care of the lighthouse", text) == nil)
    }

    @Test func `what stands behind a colon holds it`() throws {
        let text = "- spare key of the crane: Grace, she lives nearest to Bob"
        #expect(try who("who has the spare key of the crane", text) == ["Grace Hopper"])
    }

    @Test func `a name that merely stands near is none`() throws {
        #expect(try who("who painted the crane", "The crane was painted before Sarah and before Bob came.") == nil)
    }

    @Test func `whoever does it in another item does something else`() throws {
        let text = "- The crane test: nobody seconded it.\n- Budget: Bob seconded the motion.\n"
        #expect(try who("who seconded the motion for the crane test", text) == nil)
    }

    @Test func `the name of a trade is no verb`() throws {
        #expect(try who("who designed the crane", "Bob to connect Sarah with a designer of the crane.") == nil)
    }

    @Test func `a German verb stands at the end`() throws {
        let text = "Bob Okafor ist als Kassierer zurückgetreten.\n\nGrace Hopper kam als Vorsitzende."
        #expect(try who("wer ist als Vorsitzende zurückgetreten", text) == nil)
    }

    @Test func `what somebody has does nothing`() throws {
        #expect(try who("who broke the crane", "Sarah's storm broke the crane.") == nil)
    }

    @Test func `the object of the verb is told where it is asked for`() throws {
        #expect(
            try who("who did Grace meet about the crane", "Grace met Ida Moor and Max Dell about the crane.") == [
                "Ida Moor", "Max Dell",
            ])
    }

    @Test func `whoever a task is given to has to do it`() throws {
        #expect(
            try who("who has to oil the crane", "- [ ] oil the crane @Grace\n- [ ] ask Bob @Sarah") == ["Grace Hopper"])
    }

    @Test func `I am whoever wrote the note`() throws {
        #expect(try who("who oiled the crane", "I oiled the crane while Bob slept.") == ["Hannah Adeyemi"])
    }

    @Test func `who somebody unknown is tells no speaker`() throws {
        let vault = try TestVault([
            "transcripts/2026-03-10-talk.vtt": """
            WEBVTT

            00:00:01.000 --> 00:00:05.000
            <v Sarah Chen>Birte runs the ferry.</v>

            """
        ])
        let answer = try vault.ask("who is Birte")
        #expect(answer.value == nil)
        #expect(answer.quotes.contains("Birte runs the ferry"))
    }

    @Test func `I in a transcript is whoever speaks`() throws {
        let vault = try TestVault([
            "transcripts/2026-03-10-talk.vtt": """
            WEBVTT

            00:00:01.000 --> 00:00:05.000
            <v Sarah Chen>I repaired the ferry, Bob only watched.</v>

            """
        ])
        #expect(try vault.ask("who repaired the ferry").value == .list(["Sarah Chen"]))
    }
}
