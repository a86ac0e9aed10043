import Answering
import Model
import Testing

/// Folders and hierarchies of notes, named as the place or the kind of what is asked for.
@Suite struct CollectionTests {
    private let vault: TestVault

    init() throws {
        func note(_ title: String, _ day: String, _ tags: String = "") -> String {
            "---\ndate: \(day)\ntags: [\(tags)]\n---\n# \(title)\n\nStir well, add pepper.\n"
        }
        vault = try TestVault([
            "recipes/dal.md": note("Dal", "2025-12-03", "curry, easter"),
            "recipes/korma.md": note("Korma", "2025-11-04", "curry"),
            "recipes/swiss/zopf.md": note("Zopf", "2025-12-20"),
            "journal/2026-03-01.md": "# 1 March 2026\n\nThe pepper plants are up.\n",
            "journal/2026-03-02.md": "# 2 March 2026\n\nIt rained.\n",
            "garden.tools.rake.md": "# Rake\n\nTwelve teeth.\n", "garden.tools.spade.md": "# Spade\n\nSharp.\n",
            "garden.beds.md": "# Beds\n\nSix of them.\n",
            "errand list.md": "# Errand list\n\n- goodwill\n- post office\n",
        ])
    }

    @Test(
        arguments: [
            ("what recipes did I write in December 2025", ["Dal", "Zopf"]), ("recipes tagged curry", ["Dal", "Korma"]),
            ("recipes tagged easter", ["Dal"]), ("notes under garden.tools", ["Rake", "Spade"]),
            ("notes in the recipes folder tagged easter", ["Dal"]),
        ])
    func `documents of a collection are listed`(question: String, titles: [String]) throws {
        let answer = try vault.ask(question)
        guard case .list(let found) = answer.value else {
            Issue.record("no list: \(answer.headline)")
            return
        }
        #expect(found.sorted() == titles)
    }

    @Test func `documents of a collection are counted`() throws {
        #expect(try vault.ask("how many recipes are tagged curry").value == .number(2))
        #expect(try vault.ask("how many recipes do I have").value == .number(3))
    }

    @Test func `a tag of what is counted is no condition where something else is asked about`() throws {
        let vault = try TestVault([
            "soups.md": "---\ntags: [soup]\n---\nLeek.\n", "stove.md": "The stove of the hut holds 3 soups.\n",
        ])
        #expect(try vault.ask("stove of the hut how many soups").citations.first?.document.path == "stove.md")
    }

    @Test(arguments: ["how many recipes did we cook in May?", "how many recipes have sold in May?"])
    func `what is done with things is no question for documents`(question: String) throws {
        #expect(try vault.flow().read(vault.question(question)).containers.isEmpty)
    }

    @Test func `what is tagged with a word is counted by its plural`() throws {
        #expect(try vault.ask("how many curries do I have?").value == .number(2))
        #expect(try vault.ask("how many curries are there (tag curry)?").value == .number(2))
        // What else is said of them is a topic.
        #expect(try vault.flow().read(vault.question("how many curries use pepper")).tags == [])
    }

    @Test func `answers come from the folder that is named`() throws {
        #expect(try vault.ask("what did I write about pepper in my journal").files == ["journal/2026-03-01.md"])
    }

    @Test func `a list that the vault has is read`() throws {
        let answer = try vault.ask("does my errand list have goodwill on it")
        #expect(answer.found)
        #expect(answer.files == ["errand list.md"])
    }

    @Test(arguments: [
        "what soups did I cook", "which recipe uses pepper", "what is in the shed", "notes under garden.pond",
    ])
    func `what names no collection stays a topic`(question: String) throws {
        let reading = try vault.flow().read(vault.question(question))
        #expect(reading.containers.map(\.title) == [])
        #expect(reading.topic != "")
    }
}
