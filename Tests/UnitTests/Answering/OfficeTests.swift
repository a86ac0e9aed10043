import Answering
import Model
import Testing

/// Who holds an office, asked on Wednesday 18 March 2026.
@Suite struct OfficeTests {
    private let vault: TestVault

    init() throws {
        vault = try TestVault([
            "1.md": TestVault.meeting(
                "2023-12-04", "Ann Lee, Bob Stone", "Board meeting",
                "The new board has elected its officers: Ann Lee is President; Bob Stone is Vice President."),
            "2.md": TestVault.meeting(
                "2024-12-02", "Ann Lee, Bob Stone, Eva Roth", "Board meeting",
                "## Reports\n\nThe treasurer balance is fine.\n\n## Officers\n\n- President: Bob Stone\n- Vice President: Eva Roth\n- Treasurer: Ann Lee"
            ),
            "3.md": TestVault.meeting(
                "2026-02-02", "Ann Lee, Bob Stone, Eva Roth, Tom Weber", "Board meeting",
                "- Ann Lee (Assistant to Treasurer)\n- Bob proposes to pay somebody to act as Treasurer.\n- Tom Weber, candidate for president."
            ),
            "4.md": TestVault.meeting(
                "2025-05-05", "Mia Sand, Ole Kurz", "Verein",
                "Mia Sand, Kassenwartin bis Mai, und Ole Kurz, Kassenwart seit Mai, berichten.\n\nMia Sand wird von allen zur Schriftführerin gewählt."
            ),
        ])
    }

    @Test(
        arguments: [
            ("who is the president", "Bob Stone"), ("who is the president of the board", "Bob Stone"),
            ("who is the current treasurer", "Ann Lee"), ("who is the vice president", "Eva Roth"),
            ("who was president in 2024", "Ann Lee"), ("who was elected president in 2024", "Bob Stone"),
            ("who was elected president for 2024", "Ann Lee"), ("who was vice president in 2025", "Eva Roth"),
            ("wer ist der Kassenwart", "Ole Kurz"), ("wer wurde im Mai 2025 zur Schriftführerin gewählt", "Mia Sand"),
        ])
    func `the newest holder counts, for a time that is over the one in force`(question: String, name: String) throws {
        #expect(try vault.ask(question).value == .list([name]))
    }

    @Test(arguments: ["who's secretary these days", "who is the secretary now"])
    func `somebody whom the vault knows by part of the name alone holds an office under the full name`(
        question: String
    ) throws {
        let vault = try TestVault([
            "1.md": TestVault.meeting("2026-02-02", "Ann Lee, Bob Stone", "Board meeting"),
            "results.md": "---\ndate: 2026-03-01\n---\n# AGM results\n\nSecretary – Ann Barnes (abarnes)\n",
        ])
        #expect(try vault.ask(question).value == .list(["Ann Barnes"]))
    }

    @Test(arguments: [("who is vice-chairman", "Eva Roth"), ("who is the chairman of the council now", "Ann Lee")])
    func `nobody is called Chairman`(question: String, name: String) throws {
        let vault = try TestVault([
            "1.md": TestVault.meeting(
                "2026-02-02", "Ann Lee, Bob Stone, Eva Roth", "Council meeting",
                "The Chairman asked for news. The Chairman said he was glad. Our Chairman thanked her. The Clerk will write."
            ),
            "2.md":
                "# Council meeting\n\n4 March 2026\n\nThose Attending: Ann Lee (Chairman), Eva Roth (Vice-Chairman), Bob Stone\n\nThe roof leaks.\n",
        ])
        #expect(try vault.ask(question).value == .list([name]))
    }

    @Test func `a question that follows may ask for another office`() throws {
        var talk = try ConversationTalk([
            "1.md": TestVault.meeting(
                "2026-02-02", "Ann Lee, Bob Stone", "Board meeting",
                "## Officers\n\n- President: Bob Stone\n- Treasurer: Ann Lee")
        ])
        #expect(try talk.ask("who is the president").value == .list(["Bob Stone"]))
        #expect(try talk.ask("and the treasurer?").value == .list(["Ann Lee"]))
    }

    @Test(arguments: ["who was president in 2020", "who is the secretary"])
    func `where no line names a holder no name is said`(question: String) throws {
        #expect(try vault.ask(question).value == nil)
    }

    @Test(arguments: [
        ("who was president before Bob Stone", ["Ann Lee"]), ("who was president after Ann", ["Bob Stone"]),
        ("who took over as president after Ann Lee?", ["Bob Stone"]),
        ("who was president before Bob took over", ["Ann Lee"]), ("who were our presidents", ["Ann Lee", "Bob Stone"]),
    ])
    func `the holders of an office have an order`(question: String, names: [String]) throws {
        let answer = try vault.ask(question)
        #expect(answer.value == .list(names))
        #expect(answer.certainty == .answered)
    }

    @Test func `all holders are told with their days`() throws {
        let quotes = try vault.ask("who were our presidents").sections.flatMap(\.quotes).map(\.text)
        #expect(quotes == ["Ann Lee · Mon 4 December 2023", "Bob Stone · Mon 2 December 2024"])
    }
}
