import Answering
import Testing

/// The lines around a quoted one that belong to it, on Wednesday 18 March 2026.
@Suite struct QuotedBlockTests {
    private func quotes(_ question: String, _ files: [String: String]) throws -> [String] {
        try #require(try TestVault(files).ask(question).sections.first).quotes.map(\.text)
    }

    @Test func `a short note is quoted whole`() throws {
        let quotes = try quotes(
            "how do I bake granny's rye bread?",
            ["bread.md": "granny's rye bread\n\nflour, two cups\na spoon of treacle\n\nbake it slowly\n"])
        #expect(quotes.joined(separator: "\n").contains("treacle"))
        #expect(quotes.joined(separator: "\n").contains("slowly"))
    }

    @Test func `an item is quoted with those below it`() throws {
        let others = (1...30).map { "- the weather of day \($0) was grey and long and dull\n" }.joined()
        let quotes = try quotes(
            "what about the mice?",
            ["log.md": others + "- Mice!\n  - set traps in the pantry\n  - lids on the flour\n" + others])
        #expect(quotes == ["Mice!", "set traps in the pantry", "lids on the flour"])
    }

    @Test(arguments: ["Bouts of croup", "#croup", "Croup so far:"])
    func `a line that names the list below it is quoted with the list`(label: String) throws {
        let others = (1...30).map { "The weather of day \($0) was grey and long and dull.\n\n" }.joined()
        let quotes = try quotes(
            "what about the croup?",
            ["ida.md": others + "\(label)\n- in spring, at night\n- mild, by the sea\n\n" + others])
        #expect(quotes == [label, "in spring, at night", "mild, by the sea"])
    }

    @Test func `the item above is quoted if it names the place asked for and no quoted one does`() throws {
        let others = (1...30).map { "- the weather of day \($0) was grey and long and dull\n" }.joined()
        let quotes = try quotes(
            "where did I see the duck race?",
            [
                "2026-03-10.md": others + "- Long weekend in Northport\n  - Saw the duck race, all into the river\n"
                    + others
            ])
        #expect(quotes == ["Long weekend in Northport", "Saw the duck race, all into the river"])
    }

    @Test func `a line that leads to a list never tells enough without it`() throws {
        let quotes = try quotes(
            "how do I patch the sail so that it does not tear?",
            [
                "sail.md":
                    "I tried a few ways to patch the sail so that it does not tear. The sailmaker in 12 Mill Lane had these tips to patch the sail:\n\n- wash it first\n- round the corners\n"
            ])
        #expect(quotes.suffix(2) == ["wash it first", "round the corners"])
    }

    @Test func `a mark far to the right of an open item is an item`() throws {
        let quotes = try quotes(
            "when is the tour of the yard?",
            [
                "2026-03-10.md":
                    "- **2:00**  - The talk began with the crane, which creaks\n            - The dues are paid each quarter\n            - The tour of the yard is on 2 April\n"
            ])
        #expect(quotes == ["The tour of the yard is on 2 April"])
    }

    @Test func `a sentence that refers back is quoted with the one before`() throws {
        let ride = "The wind was against us all morning and the road was long and straight. "
        let quotes = try quotes(
            "which dish did I want to learn to cook at home?",
            [
                "log.md":
                    "\(ride)\(ride)\(ride)We had truly good noodles with leek. I want to learn to cook it at home. \(ride)\(ride)\(ride)\n"
            ])
        #expect(quotes.joined(separator: " ").contains("noodles with leek"))
    }

    @Test func `a long note is not quoted whole`() throws {
        let others = (1...30).map { "On day \($0) the weather was grey and long and dull.\n\n" }.joined()
        let quotes = try quotes("when did the heron come?", ["log.md": others + "The heron came at noon.\n\n" + others])
        #expect(quotes == ["The heron came at noon."])
    }

    @Test func `an uncertain answer quotes the block of its first place alone`() throws {
        let answer = try TestVault([
            "hip.md": "the hip of mum\n\nsix weeks: all well\n",
            "shed.md": "the shed\n\nmum keeps the rake there\nit is green\n",
        ]).ask("what about the surgery on mum's hip")
        #expect(answer.certainty == .perhaps)
        #expect(answer.sections.first?.quotes.map(\.text).last == "six weeks: all well")
        #expect(answer.sections.dropFirst().allSatisfy { $0.quotes.count == 1 })
    }

    private let weather = (1...30).map { "The weather of day \($0) was grey and long and dull.\n\n" }.joined()

    @Test func `a short list about the question is quoted whole, not only the items with its words`() throws {
        let list = ["2 old sails to mend by May", "ropes", "a new lamp", "3 small sails to wash in June"]
        let quotes = try quotes(
            "tell me about sails at the boathouse, any news?",
            ["log.md": weather + "## Boathouse\n\n" + list.map { "- \($0)\n" }.joined() + "\n## Rest\n\n" + weather])
        #expect(quotes.starts(with: list))
    }

    @Test func `an item that asks is quoted with the items behind it`() throws {
        let quotes = try quotes(
            "the sauna stove, how far are we?",
            [
                "log.md": weather
                    + "- What about the sauna stove?\n- The mason comes in May\n- Bricks are ordered\n\n"
                    + weather
            ])
        #expect(quotes == ["What about the sauna stove?", "The mason comes in May", "Bricks are ordered"])
    }

    @Test func `what somebody noted below a name is quoted with the name`() throws {
        let others = "```\n- the weather was grey\n```\n\n"
        let quotes = try quotes(
            "what was Ketil's task on 10 March 2026?",
            [
                "2026-03-10 standup.md": "Runa\n" + others + "Ketil\n```\n- Task: grease the winch\n```\n\nVigdis\n"
                    + others
            ])
        #expect(quotes.contains { $0.contains("grease the winch") })
        #expect(!quotes.contains { $0.contains("grey") })
    }

    @Test func `a reply below the name of who replies is quoted with the question`() throws {
        let quotes = try quotes(
            "how do I transfer the data from the volume?",
            ["log.md": "so how do you transfer the data from the volume?\n\nJon\n\nI roll it into a tarball.\n"])
        #expect(quotes.contains("I roll it into a tarball."))
    }

    @Test func `the place of a thing is told by the headings above it`() throws {
        let answer = try TestVault([
            "stuff.md":
                "# Bedroom\n\n## Box 3\n\n### Top drawer\n\n- lamp\n\n## Box 4\n\n### Bottom bin\n\n- massage gun\n"
        ]).ask("where is the massage gun stored?")
        #expect(answer.sections.first?.heading?.hasSuffix("Box 4 › Bottom bin") == true)
    }

    @Test
    func `how to do something is told by the steps, not by the list of thoughts with the most words of the question`()
        throws
    {
        let quotes = try quotes(
            "how do I make plum pie?",
            [
                "Plum pie.md":
                    "# Plum pie\n\n## Ingredients and prep\n\n- flour\n- stone the fruit\n\n## Thoughts\n\n- plum pie is a pie to make with plums\n- my plum pie\n"
            ])
        #expect(quotes.first == "flour")
    }
}
