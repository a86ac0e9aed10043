import Testing

@testable import Answering

/// Who has to do something, and what somebody said that they would do.
@Suite struct DutyAndPromiseTests {
    @Test func `whom an open task is given to has to do it`() throws {
        let vault = try TestVault([
            "a.md": TestVault.meeting("2026-03-10", "Bob Okafor", "Sync", "- [ ] Call the bank about the loan @Bob"),
            "b.md": TestVault.meeting("2026-03-11", "Sarah Chen", "Talk", "- [x] Call the bank about the loan @Sarah"),
        ])
        let answer = try vault.ask("who has to call the bank?")
        #expect(answer.value == .list(["Bob Okafor"]))
        #expect(answer.citations.first?.snippet.contains("Call the bank about the loan") == true)
    }

    private func promises(_ turns: String) throws -> [String] {
        let vault = try TestVault([
            "talk.vtt": "WEBVTT\n\n00:00:01.000 --> 00:00:05.000\n\(turns)\n",
            "sync.md": TestVault.meeting("2026-03-10", "Sarah Chen, Bob Okafor", "Sync"),
        ])
        let (flow, question) = (try vault.flow(), try vault.question("what did Sarah promise?"))
        let answer = try flow.answer(question, reading: flow.read(question))
        guard case .list(let lines) = answer.value else { return [] }
        return lines
    }

    @Test func `what somebody says that they will do is their promise`() throws {
        #expect(
            try promises("<v Sarah Chen>I will send the deck on Friday.</v>") == ["I will send the deck on Friday."])
    }

    @Test func `what somebody else promises is not`() throws {
        #expect(try promises("<v Bob Okafor>I will paint the crane.</v>") == [])
    }
}

/// The quick look for words of promising.
@Suite struct PromiseWordsTests {
    @Test(arguments: [
        "I'll send it", "Then WE'LL see", "Sarah will.", "action: Bob", "ToDo", "Wird Bob es tun", "Sarah promised it",
        "Übernimmt Bob?", "I’ll send it",
    ]) func `a text with a word of promising is looked at`(text: String) {
        #expect(PromiseWords.mayStand(in: text))
    }

    @Test(arguments: ["", "I think so", "The goodwill of wills", "factions", "They'll'", "no", "mail again"])
    func `a text of ASCII without one is not`(text: String) {
        #expect(!PromiseWords.mayStand(in: text))
    }

    @Test func `every word of the tables is found by itself`() {
        let words = PromiseWords.contracted.union(PromiseWords.promising).union(PromiseWords.intended)
        for word in words.union(PromiseWords.labels) {
            #expect(PromiseWords.mayStand(in: "Sarah \(word.uppercased()) it"))
        }
    }
}
