import Testing

@testable import Retrieval

/// Quoted phrases, which must occur.
@Suite struct PhraseTests {
    private func files(_ phrases: String..., in vault: RankedVault) throws -> [String] {
        var query = Query(text: phrases.joined(separator: " "))
        query.phrases = phrases
        return try vault.rank(query).files
    }

    @Test func `a phrase must occur`() throws {
        let vault = try RankedVault(
            notes: "A discount that is annual, an annual one.", "The annual discount is small.")
        #expect(try files("annual discount", in: vault) == ["2.md"])
    }

    @Test func `every phrase must occur in the same chunk`() throws {
        let vault = try RankedVault(
            notes: "The annual discount.", "The office cat sleeps.", "An annual discount for the office cat.")
        #expect(try files("annual discount", "office cat", in: vault) == ["3.md"])
    }

    @Test(arguments: [
        "the annual\ndiscount", "an annual, discount", "the annual-discount rule", "an *annual* discount",
        "Annual Discount", "an “annual” discount",
    ])
    func `line breaks, punctuation and case between the words do not matter`(text: String) throws {
        #expect(try files("annual discount", in: try RankedVault(notes: text)) == ["1.md"])
    }

    @Test(arguments: ["annual discounts", "biannual discount", "discount annual", "annual big discount"])
    func `words are whole and in a row`(text: String) throws {
        #expect(try files("annual discount", in: try RankedVault(notes: text)).isEmpty)
    }

    @Test func `a phrase is found in german texts as well`() throws {
        let vault = try RankedVault(notes: "Wir haben die alten Verträge nicht mehr und auch keine neuen.")
        #expect(try files("alten Verträge", in: vault) == ["1.md"])
    }

    @Test func `a phrase that holds small words alone is found`() throws {
        let vault = try RankedVault(notes: "To be or not to be.", "Not to be missed.")
        #expect(try files("to be or not to be", in: vault) == ["1.md"])
    }

    @Test func `a phrase that occurs nowhere leaves nothing`() throws {
        let vault = try RankedVault(notes: "The discount is annual.")
        #expect(try files("annual discount", in: vault).isEmpty)
    }
}
