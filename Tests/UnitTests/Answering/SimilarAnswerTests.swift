import Answering
import Model
import Testing

/// "More like this" without a question.
@Suite struct SimilarAnswerTests {
    private static let files = [
        "pricing.md": """
        # Pricing

        Agreed to keep the Starter tier at twelve euro for every account until the April churn numbers.

        ## Later
        The crane stays where it is until spring, says the harbour master.
        """,
        "copy.md": "Agreed to keep the Starter tier at twelve euro for every account until the April churn numbers.\n",
        "export.txt":
            "Agreed to keep the Starter tier at twelve euro for every account until the April churn numbers.\n",
        "other.md":
            "Bob would raise the Starter tier to fifteen euro; the churn numbers of April decide about the accounts.\n",
        "bread.md": "Flour, water, salt, and forty minutes of kneading.\n",
    ]

    private func similar(_ file: String, _ lines: LineRange? = nil, limit: Int = 10) throws -> Answer? {
        let vault = try TestVault(SimilarAnswerTests.files)
        return try vault.flow().similar(
            to: FilePlace(file: file, lines: lines), try vault.question("similar", limit: limit))
    }

    @Test func `the most alike comes first, and what repeats it is quoted with it`() throws {
        let answer = try #require(try similar("pricing.md", LineRange(3, 3)))
        #expect(answer.found)
        #expect(answer.citations.map(\.document.path) == ["copy.md", "export.txt", "other.md"])
        #expect(answer.sections.map { $0.quotes.flatMap(\.citations) } == [[1, 2], [3]])
        #expect(answer.headline == "2 passages like pricing.md:3, the most alike first")
    }

    @Test(arguments: [1, 2, 4])
    func `a line without text takes the nearest passage`(line: Int) throws {
        let answer = try #require(try similar("pricing.md", LineRange(line, line), limit: 1))
        #expect(answer.citations.map(\.document.path) == ["copy.md"])
    }

    @Test func `what is like a whole file stands in other files`() throws {
        let answer = try #require(try similar("pricing.md"))
        #expect(answer.citations.first?.document.path == "copy.md")
        #expect(!answer.citations.contains { $0.document.path == "pricing.md" })
    }

    @Test func `nothing is found where nothing is like it`() throws {
        let answer = try #require(try similar("bread.md"))
        #expect(!answer.found)
        #expect(answer.citations.isEmpty)
        #expect(answer.headline == "Nothing in the vault is like bread.md.")
    }

    @Test(arguments: ["nowhere.md", ""])
    func `a file that the index does not have is none`(file: String) throws {
        #expect(try similar(file) == nil)
    }

    @Test func `private notes are not found`() throws {
        var files = SimilarAnswerTests.files
        files["copy.md"] = "---\nprivate: true\n---\n" + (files["copy.md"] ?? "")
        let vault = try TestVault(files)
        let question = try vault.question("similar")
        let place = FilePlace(file: "pricing.md", lines: LineRange(3, 3))
        let answer = try #require(try vault.flow().similar(to: place, question))
        #expect(answer.citations.map(\.document.path) == ["export.txt", "other.md"])
        #expect(try vault.flow().similar(to: FilePlace(file: "copy.md"), question) == nil)
    }
}

extension Answer? {
    fileprivate static func == (left: Answer?, right: Answer?) -> Bool {
        left.map(\.headline) == right.map(\.headline)
    }
}
