import Answering
import Testing

/// Questions that the vault does not answer, though it has their words.
@Suite struct AbstentionFlowTests {
    private static let files = [
        "2026-03-02-ann-bob.md": """
        ---
        title: Ann & Bob
        kind: meeting
        date: 2026-03-02T10:00
        attendees: [Ann, Bob]
        ---
        **Ann:** I adopted a kitten called Biscuit from the shelter last week.
        **Bob:** That is lovely. I finished a marathon in Lisbon on Sunday.
        **Ann:** Congratulations, that is a long way.
        """,
        "phones.md": """
        # Guest phones
        A guest gives a phone number when they book, nobody else does.
        """,
    ]

    @Test(arguments: [
        ("What kitten did Ann adopt?", true), ("What kitten did Bob adopt?", false),
        ("Which marathon did Bob finish in Lisbon?", true), ("Which marathon did Ann finish in Lisbon?", false),
        ("What is Ann's phone number?", false), ("phone number of a guest", true),
        ("What did Ann say about cryptocurrency?", false),
    ])
    func `a question is answered only where the right person is spoken of`(text: String, isAnswered: Bool) throws {
        let vault = try TestVault(Self.files)
        let flow = try vault.flow()
        let question = try vault.question(text)
        #expect(try flow.answer(question, reading: flow.read(question)).found == isAnswered)
    }

    @Test func `what is computed has no strength`() throws {
        let vault = try TestVault(Self.files)
        let flow = try vault.flow()
        let question = try vault.question("how many meetings last week")
        #expect(try flow.strength(question, reading: flow.read(question)) == nil)
    }

    private static let minutes = [
        "2026-02-07.md": "# Laser group\n\nWe met at noon to align the mirror of the laser.\n",
        "count.md": "# Count of September\n\n| item | number | least |\n| --- | --- | --- |\n| tubes | 9 | 10 |\n",
        "drills.md": "# Fire\n\nThe fire extinguisher was checked. The cordless drill is charged.\n",
    ]

    @Test(arguments: [
        ("how do we handle the mirror of the laser", true),
        ("what did the mirror group accomplish in February 2026", true),
        // Beside a noun such a word is part of the thing.
        ("when was the last fire drilling", false),
        // A noun that no note has is what is asked for.
        ("how do we handle the prism of the laser", false),
    ])
    func `an everyday word that stands alone may be missing`(text: String, isAnswered: Bool) throws {
        let vault = try TestVault(Self.minutes)
        let flow = try vault.flow()
        let question = try vault.question(text)
        #expect(try flow.answer(question, reading: flow.read(question)).found == isAnswered)
    }
}
