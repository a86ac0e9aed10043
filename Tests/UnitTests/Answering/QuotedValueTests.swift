import Answering
import Model
import Testing

/// The value that the quoted lines of an answer give, on Wednesday 18 March 2026.
@Suite struct QuotedValueTests {
    private func list(_ question: String, _ text: String) throws -> [String]? {
        guard case .list(let names) = try TestVault(["log.md": text]).ask(question).value else { return nil }
        return names
    }

    @Test(arguments: [
        ("keel or gravel for the path, what did we choose?", "For the path: gravel it was.\n", "gravel"),
        (
            "slate or tiles for the roof?", "Roof: Ann wants slate, Bo tiles. Agreed: tiles, since slate is dear.\n",
            "tiles"
        ),
        (
            "did we go with the red boat or the blue barge?", "The red boat leaks.\n\nWe decided on the blue barge.\n",
            "blue barge"
        ),
    ]) func `a choice is told by the side that the lines take`(question: String, text: String, side: String) throws {
        #expect(try list(question, text) == [side])
    }

    @Test func `how much a thing was asks for its price`() throws {
        let text = "We looked for a boat in Porto. A 1998 Marlin 7 with 12,000 miles for €17,500, no thanks.\n"
        #expect(try TestVault(["log.md": text]).ask("how much was the Marlin in Porto?").value == .number(17_500))
    }

    @Test func `a choice that lines leave open has no value`() throws {
        #expect(
            try list("slate or tiles for the roof?", "Roof: slate lasts longer.\n\nRoof: tiles are cheap.\n") == nil)
    }

    @Test func `a list below the line that matches is told by its items`() throws {
        let text =
            "- A day in Porto with mum.\n  - It rained a little, but that did not matter to anybody at all.\n"
            + "  - We visited:\n    - [[the old mill]]\n    - [the castle](https://a.example)\n      - the best of all\n"
        #expect(try list("where did we go in Porto with mum?", text) == ["the old mill", "the castle"])
    }

    @Test(arguments: [
        ("what are the milestones of the boathouse?", "Boathouse. Milestones: plan in May, roof by June, and paint.\n"),
        ("what do we need for the boathouse?", "For the boathouse: plan in May, roof by June, paint. Ann pays.\n"),
    ]) func `a list in a line is told by the parts after its label`(question: String, text: String) throws {
        #expect(try list(question, text) == ["plan in May", "roof by June", "paint"])
    }

    @Test func `a label that says nothing of the question begins no list of it`() throws {
        let text = "The boathouse was built in 1920. Colours: red, green, blue.\n"
        #expect(try list("what do we need for the boathouse?", text) == nil)
    }

    @Test func `items that tell something are no names`() throws {
        let text =
            "- The harbour tour:\n  - we went to the old mole and the new one\n  - [[Ann]] then took us home by bus\n"
        #expect(try list("what did we see on the harbour tour?", text) == nil)
    }

    @Test func `an amount beside the matching words is told, though another line has the rest`() throws {
        let vault = try TestVault(["log.md": "Gwen fell.\n\nAmbulance 38 minutes, I lay down next to her.\n"])
        #expect(try vault.ask("how long did the ambulance take when Gwen fell?").value == .number(38))
    }

    @Test func `a thing is told by the name that the line marks`() throws {
        let text = "- The story of the lighthouse: I think I want to call the book [[Salt and Light]].\n"
        #expect(try list("what title did I want for the lighthouse book?", text) == ["Salt and Light"])
    }

    @Test(arguments: [
        (
            "which conference was I away at?", "I was away at the Friends of Kelp Conference all week.\n",
            "Friends of Kelp Conference"
        ),
        ("which fuse is the cellar on?", "The cellar is on fuse #20, the attic on another.\n", "20"),
    ]) func `a thing is told by the name or number with its noun`(question: String, text: String, name: String) throws {
        #expect(try list(question, text) == [name])
    }

    @Test func `the only person in a sentence with other words than the question's is told`() throws {
        let text = "Home sick, so Sarah gave care to the crabs.\n"
        #expect(try list("who looked after the care of the sick crabs?", text) == ["Sarah"])
    }

    @Test func `a link before the verb names a person, also in lower case`() throws {
        let text = "- plan the trip\n- arrange for coverage of the cat\n  - [[liv]] will take care of the cat\n"
        #expect(try list("who took care of the cat?", text) == ["liv"])
    }

    @Test func `who stands in a list with the writer was the company`() throws {
        let text = "Mika, Clara, and I are working on the protocol of the assay.\n"
        #expect(try list("who am I working on the protocol of the assay with?", text) == ["Clara", "Mika"])
    }

    @Test func `a question that minutes report is quoted with its reply`() throws {
        let text =
            "Mrs Moor asked why the alarm of the mill had gone off.\n\nMr Dell explained that a pipe had burst.\n"
        let answer = try TestVault(["log.md": text]).ask("why did the alarm of the mill go off?")
        #expect(answer.quotes.contains("a pipe had burst"))
    }

    @Test func `a diary that names somebody counts where no meeting with them is about it`() throws {
        let vault = try TestVault([
            "m.md": TestVault.meeting("2026-03-02", "Sarah Chen", "Harbour", "- the mole needs paint\n"),
            "2026-03-11.md": "Sarah Chen phoned about the ferry licence: it comes in May.\n",
        ])
        let answer = try vault.ask("what did I discuss with Sarah Chen about the ferry licence last week?")
        #expect(answer.quotes.contains("it comes in May"))
    }

    @Test func `a line of the time that is not about the matter does not hide one that is`() throws {
        let vault = try TestVault([
            "2025-09-01.md":
                "The fire alarm of the mill went off on the 23/6/25 at 12.45pm.\n\nOn 3 June 2025 the dust was measured.\n"
        ])
        let answer = try vault.ask("what about the fire alarm of the mill in June 2025?")
        #expect(answer.sections.first?.quotes.first?.text.hasPrefix("The fire alarm of the mill") == true)
    }

    private func number(_ question: String, _ text: String) throws -> Double? {
        guard case .number(let number) = try TestVault(["log.md": text]).ask(question).value else { return nil }
        return number
    }

    @Test(arguments: [
        ("how many people subscribed to the pier paper?", "The pier paper has 40 subscriptions and 12 notices.\n", 40),
        ("for the pier: how many new lamps do we want?", "Pier: we want six big or new lamps.\n", 6),
        ("weight of the anchor?", "The anchor has a weight of 31 kg, all painted red.\n", 31),
        ("how many days did the crossing take?", "The crossing: 9 days at sea.\n", 9),
    ]) func `a number near words of the question is told`(question: String, text: String, value: Double) throws {
        #expect(try number(question, text) == value)
    }

    @Test(arguments: [
        ("how many boats were in the regatta?", "The regatta of the boats lasted until 4 sailors were ill.\n"),
        ("what did the mooring fee come to, the fee for a boat?", "The mooring fee for a boat is €12 or €15.\n"),
        ("how many boats came in the year of the regatta?", "The regatta was founded in 1987 for boats.\n"),
    ]) func `a number of something else, one of two, or a year is not told`(question: String, text: String) throws {
        #expect(try number(question, text) == nil)
    }

    @Test(arguments: [
        (
            "who sees to the stall at the boat market?",
            "The stall at the boat market is small.\n\nVera Holm and her dog: stall at the boat market, with Bo Lind next door.\n",
            ["Vera Holm"]
        )
    ]) func `the subject of a quoted sentence is told`(question: String, text: String, names: [String]) throws {
        #expect(try list(question, text) == names)
    }

    @Test func `a noun for a day asks when`() throws {
        let vault = try TestVault([
            "log.md": "Permit: deadline Friday 24 April 2026.\n\nThe permit cost 20 euro in 2025.\n"
        ])
        #expect(try vault.ask("permit deadline").headline.hasPrefix("Fri 24 April 2026"))
    }
}
