import Answering
import Model
import Parsing
import Testing

/// People by what they are: "the auditor", "Ana from support", "who works at Monera".
@Suite struct DescribedPeopleTests {
    private let vault: TestVault

    init() throws {
        vault = try TestVault([
            "people/Birte Hansen.md": """
            ---
            kind: person
            email: birte@hansen-audit.example
            role: external auditor, accounts
            ---
            # Birte Hansen

            Comes twice a year.
            """,
            "people/Ana Ruiz.md": "---\nkind: person\nrole: Support lead\n---\n# Ana Ruiz\n\nMonday to Thursday.\n",
            "people/Ana Costa.md":
                "---\nkind: person\ncompany: Monera\nrole: Account manager\n---\n# Ana Costa\n\nLisbon.\n",
            "1.md": TestVault.meeting(
                "2026-03-10", "Birte Hansen, Tom Weber", "Accounts",
                "Birte Hansen: the receipts of March are missing.\nTom Weber: I bring them on Friday.\n\nOpen the door, Tom."
            ),
            "2.md": TestVault.meeting(
                "2026-03-11", "Kim Lee <kim@monera.example>, Jo Park", "Contract",
                "Kim Lee: the price stays.\nJo Park, our landlord, came late. Jo Park: the roof is done in May."),
            "3.md": TestVault.meeting(
                "2026-03-12", "Tom Weber, Eva Roth", "Team",
                "Tom Weber is my manager from now on. Eva Roth (design) draws.\nEva Roth: the logo is blue."),
            "4.md": TestVault.meeting("2026-03-13", "Ana Ruiz", "Tickets", "Ana Ruiz: forty tickets are open."),
            "5.md": TestVault.meeting("2026-03-14", "Ana Costa", "Prices", "Ana Costa: the offer holds until June."),
            "6.md": "# Letters\n\nTax adviser: Lena Vogt\n\nThe gardener is late again.\n",
            "7.md": TestVault.meeting("2026-03-16", "Lena Vogt", "Returns", "Lena Vogt: the return is due in July."),
            "8.md": TestVault.meeting(
                "2026-03-17", "Mia Sand, Ole Kurz", "Kasse",
                "Mit Mia Sand, unserer Steuerberaterin. Mia Sand: die Belege fehlen.\nOle Kurz arbeitet bei Acme."),
        ])
    }

    private func people(_ question: String) throws -> [[String]] {
        try vault.flow().read(vault.question(question)).people.map { $0.candidates.map(\.name) }
    }

    private func topic(_ question: String) throws -> String {
        try vault.flow().read(vault.question(question)).topic
    }

    @Test(
        arguments: [
            ("what did the auditor say about receipts", "Birte Hansen"),
            ("meetings with the external auditor", "Birte Hansen"),
            ("what did the landlord say", "Jo Park"), ("did I meet the landlord in March", "Jo Park"),
            ("what did my manager promise", "Tom Weber"), ("what did the tax adviser say", "Lena Vogt"),
            ("what did the account manager of Monera say", "Ana Costa"),
            ("was hat unsere Steuerberaterin gesagt", "Mia Sand"),
            ("Treffen mit der Steuerberaterin", "Mia Sand"),
        ])
    func `somebody is known by what they are`(question: String, name: String) throws {
        #expect(try people(question) == [[name]])
    }

    @Test(
        arguments: [
            ("what did Ana from support say", "Ana Ruiz"), ("what did Ana from Monera say", "Ana Costa"),
            ("meetings with Kim from Monera", "Kim Lee"), ("what did Eva from design say", "Eva Roth"),
            ("was hat Ole von Acme gesagt", "Ole Kurz"),
        ])
    func `what stands behind a name tells who is meant`(question: String, name: String) throws {
        #expect(try people(question) == [[name]])
        #expect(try topic(question) == "")
    }

    @Test func `anybody of a firm is meant`() throws {
        let reading = try vault.flow().read(vault.question("meetings with people from Monera"))
        #expect(Set(reading.people.flatMap(\.candidates).map(\.name)) == ["Ana Costa", "Kim Lee"])
        #expect(reading.people.map(\.isAlternative) == [false, true])
    }

    @Test(
        arguments: [
            ("who is our auditor", "people/Birte Hansen.md"), ("who is the landlord", "2.md"),
            ("who is my manager", "3.md"), ("wer ist unsere Steuerberaterin", "8.md"),
            ("who is the tax adviser", "6.md"),
        ])
    func `who somebody is, is told with the line that says so`(question: String, file: String) throws {
        let answer = try vault.ask(question)
        #expect(answer.found)
        #expect(answer.citations.map(\.document.path) == [file])
    }

    @Test func `who works at a firm is told by pages and addresses`() throws {
        let answer = try vault.ask("who works at Monera")
        #expect(answer.value == .list(["Ana Costa", "Kim Lee"]))
        #expect(answer.headline == "2 people: Ana Costa, Kim Lee")
    }

    @Test(
        arguments: [
            "what did the gardener say", "what did the plumber say", "meetings with the design",
            "what did my auditor say",
            "what did the receipts say", "what did Tom from support say",
        ])
    func `whom the vault does not tell stays a topic`(question: String) throws {
        #expect(try topic(question) != "")
    }

    @Test func `a bare word behind a name says it in a note, where it is no part in a meeting`() throws {
        let vault = try TestVault([
            "1.md": TestVault.meeting("2026-03-10", "Birte Hansen", "Talk"),
            "2.md": "# Numbers\n\nBirte Hansen - auditor\n",
        ])
        #expect(try vault.ask("who is the auditor").value == .list(["Birte Hansen"]))
    }

    @Test func `a description is read as topic if the person whom it fits says nothing of it`() throws {
        let vault = try TestVault([
            "1.md": TestVault.meeting(
                "2026-03-11", "Kim Lee, Jo Park", "Contract", "Jo Park, our landlord, came late."),
            "2.md": "The landlord offered a loan for the crane at 6.4 percent.\n",
        ])
        let answer = try vault.ask("what did the landlord offer for the crane")
        #expect(answer.found && answer.quotes.contains("6.4 percent"))
    }

    @Test func `of two whom it fits both are candidates`() throws {
        let vault = try TestVault([
            "a.md": "---\nkind: person\nrole: designer\n---\n# Eva Roth\n\nBlue.\n",
            "b.md": "---\nkind: person\nrole: designer\n---\n# Jo Park\n\nGreen.\n",
        ])
        let reading = try vault.flow().read(vault.question("what did the designer say"))
        #expect(reading.people.map { $0.candidates.map(\.name) } == [["Eva Roth", "Jo Park"]])
        #expect(reading.ambiguous.map(\.text) == ["the designer"])
    }

    @Test(
        arguments: [
            "Birte, the auditor and Tom came.", "We met the auditor, Birte and Tom.", "Birte is not our auditor.",
            "Birte, our former auditor, left.", "Birte knows the auditor.", "Birte Hansen - auditor",
            "Auditor: Birte Hansen", "Birte, our auditor's friend, came.",
        ])
    func `a line that names somebody beside it does not say it`(line: String) throws {
        let vault = try TestVault(
            ["1.md": TestVault.meeting("2026-03-10", "Birte Hansen, Tom Weber", "Talk", line)])
        let reading = try vault.flow().read(vault.question("what did the auditor say"))
        #expect(reading.people.isEmpty)
    }

    @Test func `who gets a thing is not described by it`() throws {
        let vault = try TestVault([
            "a.md": TestVault.meeting(
                "2026-03-02", "Ada Byrd, Mo Lee", "House", "We get a van to bring the freezer for Mo."),
            "b.md": TestVault.meeting("2026-03-09", "Ada Byrd, Mo Lee", "House", "The freezer stays after all."),
        ])
        let answer = try vault.ask("when did the freezer come up first?")
        #expect(answer.citations.map(\.document.path) == ["a.md"])
    }
}
