import Foundation
import Testing

/// A pipe that stays open while the vault changes: whoever asks gets what the files say then.
@Suite struct LivePipeTests {
    private let place: OneNote
    private let pipe: RunningProgram

    init() throws {
        place = try OneNote()
        pipe = try RunningProgram(place.runner, ["--json"], hasInput: true)
    }

    /// Asks in the pipe.
    private func ask(_ question: String) throws -> [String: Any] {
        pipe.write(question)
        let reply = try JSONSerialization.jsonObject(with: Data(pipe.nextLine().utf8))
        return try #require(reply as? [String: Any])
    }

    private func snippets(_ reply: [String: Any]) -> [String] {
        (reply["citations"] as? [[String: Any]] ?? []).compactMap { $0["snippet"] as? String }
    }

    @Test func `a note that was added is found by the next question`() throws {
        #expect(try ask("what is the quokka budget?")["found"] as? Bool == false)
        try place.runner.vault.write("# Quokka\n\nThe quokka budget is 4711 euros.\n", to: "quokka.md")
        let reply = try ask("what is the quokka budget?")
        #expect(reply["found"] as? Bool == true)
        #expect(snippets(reply) == ["The quokka budget is 4711 euros."])
        pipe.closeInput()
        let end = pipe.end()
        #expect(end.status == 0)
        #expect(end.messages == "")
    }

    @Test func `a note that is gone is found no more`() throws {
        try place.runner.vault.write("# Quokka\n\nThe quokka budget is 4711 euros.\n", to: "quokka.md")
        #expect(try ask("what is the quokka budget?")["found"] as? Bool == true)
        try FileManager.default.removeItem(atPath: place.runner.vault.path(of: "quokka.md"))
        #expect(try ask("what is the quokka budget?")["found"] as? Bool == false)
        pipe.closeInput()
        #expect(pipe.end().status == 0)
    }

    @Test func `a conversation goes on over a change`() throws {
        #expect(try ask("how long is the mast?")["found"] as? Bool == true)
        try place.runner.vault.write("# Anchor\n\nThe anchor is heavy.\n", to: "anchor.md")
        let reply = try ask("and the anchor?")
        #expect(snippets(reply) == ["The anchor is heavy."])
        pipe.closeInput()
        #expect(pipe.end().status == 0)
    }

    @Test func `what changes is told where it cannot be understood`() throws {
        #expect(try ask("how long is the mast?")["found"] as? Bool == true)
        try place.runner.vault.write("---\ntitle: [\n---\n# Anchor\n\nThe anchor is heavy.\n", to: "anchor.md")
        #expect(try ask("what is said of the anchor?")["found"] as? Bool == true)
        pipe.closeInput()
        #expect(pipe.end().messages.contains("anchor.md:"))
    }
}
