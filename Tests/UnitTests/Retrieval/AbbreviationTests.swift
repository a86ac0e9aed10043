import Testing

@testable import Retrieval

/// Phrases of a question that a note writes by their first letters.
@Suite struct AbbreviationTests {
    private func best(_ question: String, _ topic: String, _ notes: String...) throws -> [String] {
        let vault = try RankedVault(
            Dictionary(uniqueKeysWithValues: notes.enumerated().map { ("\($0.offset + 1).md", $0.element + "\n") }))
        var query = Query(text: topic)
        query.question = question
        return try vault.rank(query).files
    }

    @Test func `the first letters of a phrase stand for all of its words`() throws {
        let files = try best(
            "what is our content security policy", "content security policy", "The policy for tents is new.",
            "We send no CSP header yet.")
        #expect(files.first == "2.md")
    }

    @Test func `words that link a name may give a letter`() throws {
        #expect(
            try best("list the end of year chores", "end year chores", "The year of chores.", "The EOY chores: paint.")
                .first == "2.md")
    }

    private func abbreviations(of question: String, in notes: String...) throws -> [String] {
        let vault = try RankedVault(
            Dictionary(uniqueKeysWithValues: notes.enumerated().map { ("\($0.offset + 1).md", $0.element + "\n") }))
        var query = Query(text: question)
        query.question = question
        return try vault.rank(query).ranking.words.flatMap { $0.abbreviations.map(\.stem) }
    }

    @Test func `initials of who speaks and names are no abbreviation`() throws {
        #expect(try abbreviations(of: "cat sits patiently", in: "CSP: is it late?", "A cat.").isEmpty)
        #expect(try abbreviations(of: "cat sits patiently", in: "Mr Csp came by.", "A cat.").isEmpty)
        #expect(try abbreviations(of: "cat sits patiently", in: "The CSP is odd.", "A cat.") == ["csp", "csp", "csp"])
    }

    @Test func `two letters abbreviate only what stands beside them somewhere`() throws {
        #expect(
            try abbreviations(of: "working group", in: "The WG met.", "The working group (WG) has a chair.") == ["wg"])
        #expect(try abbreviations(of: "working group", in: "The WG met.", "The group has a chair.").isEmpty)
    }
}
