import Answering
import Testing

/// What goes along as citations where nothing is an answer, and what the ranking makes of whole questions.
@Suite struct CandidateTests {
    private static func note(_ date: String, _ text: String) -> String { "---\ndate: \(date)\n---\n\(text)\n" }

    // MARK: Nothing found

    @Test func `a phrase that occurs nowhere leaves candidates`() throws {
        let vault = try TestVault(["1.md": "The discount is annual.\n", "2.md": "The pier is long.\n"])
        let answer = try vault.ask("\"annual discount\"")
        #expect(!answer.found)
        #expect(answer.sections.isEmpty)
        #expect(answer.files == ["1.md"])
    }

    @Test func `a filter that leaves nothing says so, and what stands elsewhere goes along`() throws {
        let vault = try TestVault([
            "1.md": TestVault.meeting("2026-03-10", "Sarah Chen", "Sync", "The discount is annual.")
        ])
        let answer = try vault.ask("what did I discuss with Sarah about the discount in January?")
        #expect(!answer.found)
        #expect(answer.sections.isEmpty)
        #expect(answer.headline.contains("January"))
        #expect(answer.files == ["1.md"])
        #expect(answer.nearest?.citation?.document.path == "1.md")
    }

    @Test func `without a topic a filter that leaves nothing has no candidates`() throws {
        let answer = try TestVault().ask("what did I discuss with Sarah in January?")
        #expect(!answer.found)
        #expect(answer.citations.isEmpty)
    }

    @Test func `candidates stay inside the scope`() throws {
        let vault = try TestVault(["a/1.md": "The discount is annual.\n", "b/2.md": "A tent.\n"])
        #expect(try vault.ask("\"annual discount\"", scope: "b").citations.isEmpty)
    }

    @Test func `there are no more candidates than citations were asked for`() throws {
        let notes = (1...6).map { ("\($0).md", "The discount is annual.\n") }
        let answer = try TestVault(Dictionary(uniqueKeysWithValues: notes)).ask("\"annual discount\"", limit: 2)
        #expect(!answer.found)
        #expect(answer.citations.count == 2)
    }

    @Test func `what is only spelt like a word is no answer`() throws {
        let vault = try TestVault(["1.md": "The mountain pass is high.\n"])
        #expect(!(try vault.ask("what is the password?").found))
    }

    // MARK: The present

    private func prices() throws -> TestVault {
        let text = "The price of a berth is high."
        return try TestVault([
            "1.md": CandidateTests.note("2025-03-01", text), "2.md": CandidateTests.note("2026-03-01", text),
        ])
    }

    @Test(arguments: ["what is the current price of a berth?", "what is the price of a berth now?"])
    func `the current state is that of the newer note`(question: String) throws {
        #expect(try prices().ask(question).files == ["2.md", "1.md"])
    }

    @Test func `of two notes that say the same the newer one comes first`() throws {
        #expect(try prices().ask("what is the price of a berth?").files == ["2.md", "1.md"])
    }

    @Test func `a decision is not preferred for being new`() throws {
        let answer = try prices().ask("what did we decide about the price of a berth?")
        #expect(answer.files == ["1.md", "2.md"])
        #expect(Set(answer.citations.map(\.score)).count == 1)
    }

    @Test(arguments: ["\"to be or not to be\"", "where does it say \"to be or not to be\"?"])
    func `a phrase of small words alone is found`(question: String) throws {
        let vault = try TestVault(["1.md": "To be or not to be.\n", "2.md": "Not to be missed.\n"])
        let answer = try vault.ask(question)
        #expect(answer.found)
        #expect(answer.files == ["1.md"])
    }

    @Test func `what was said recently is what newer notes say`() throws {
        let answer = try prices().ask("what did we recently say about the price of a berth?")
        #expect(answer.found)
        #expect(answer.files.first == "2.md")
    }

    // MARK: Units

    @Test func `"how many gigabytes" finds what is written with the sign`() throws {
        let vault = try TestVault(["1.md": "The disk is full.\n", "2.md": "The disk has 10 GB.\n"])
        let answer = try vault.ask("how many gigabytes does the disk have?")
        #expect(answer.found)
        #expect(answer.files.first == "2.md")
    }
}
