import Answering
import Model
import Parsing
import Testing

/// People whom only the sentences of notes name, on Wednesday 18 March 2026.
@Suite struct PeopleOfTextTests {
    private func known(_ notes: String...) throws -> [String] {
        let files = Dictionary(uniqueKeysWithValues: notes.enumerated().map { ("note\($0).md", $1) })
        return try TestVault(files).flow().vault.names.people.filter(\.isOfText).map(\.name)
    }

    @Test(arguments: [
        "Rhys said that the boat leaks.", "I asked Rhys about the boat.", "my brother Rhys has a boat",
        "I went sailing with Rhys. Later with Rhys to the pub.", "Then Rhys lost his oar. Rhys found it in his boat.",
        "# Boats\n\n- [[Rhys]] told me about the leak\n", "The doctor was Mr Rhys.",
        "Later I had a call with Rhys about the boat.", "I bumped into Rhys at the mill.",
        "Sadly Rhys, who had bailed all day, was ill.",
    ])
    func `a given name with a sign of a person is somebody's`(text: String) throws {
        #expect(try known(text).map { $0.split(separator: " ").last } == ["Rhys"])
    }

    @Test(arguments: [
        // No sign, a place, a word that is also written small, a month, a heading.
        "Rhys is a name.", "We flew to Victoria. In Victoria he was ill. She likes it in Victoria.",
        "With Will it is easy; we will see whether we will. With Will it will be fine.",
        "In June she said June was warm, with June at its end.", "# Rhys said it\n\nNothing.",
        "```\nRhys said nothing.\n```\n",
    ])
    func `a name without one is nobody's`(text: String) throws {
        #expect(try known(text).isEmpty)
    }

    @Test func `given names in a list speak for one another`() throws {
        #expect(try known("The oars are for Rhys, Carys and Tony.") == ["Carys"])
        #expect(try known("We caught up with Ann-Marie.") == ["Ann-Marie"])
    }

    @Test func `a typographic apostrophe ends a name`() throws {
        #expect(try known("I met John Craven\u{2019}s brother.") == ["John Craven"])
    }

    @Test func `another name needs several deeds and a pronoun`() throws {
        #expect(try known("Zorblat said that he would come.", "I asked Zorblat twice.") == ["Zorblat"])
        #expect(try known("Zorblat said so.", "Zorblat wrote so.").isEmpty)
    }

    @Test func `a name in full is that of the first name elsewhere`() throws {
        #expect(try known("I met Carys Ode.", "Carys said no.", "Carys told me why.") == ["Carys Ode"])
    }

    @Test func `with two full names the first name alone is a third person`() throws {
        #expect(
            try known("I met Carys Ode.", "I met Carys Ames.", "Carys said no.") == [
                "Carys", "Carys Ames", "Carys Ode",
            ])
    }

    @Test func `in German a noun behind a first name is no last name`() throws {
        let text = "Ich habe mit Carys Kuchen gegessen. Carys sagte, dass wir das nicht noch einmal machen."
        #expect(try known(text) == ["Carys"])
    }

    @Test func `the full name in a sentence is that of somebody on a list`() throws {
        let vault = try TestVault([
            "1.md": TestVault.meeting("2026-03-10", "Carys", "Crew"), "2.md": "I asked Carys Ode.\n",
        ])
        #expect(try vault.flow().vault.names.people.map(\.name).sorted() == ["Carys Ode", "Hannah Adeyemi"])
    }

    @Test func `a short form of somebody on a list is that person`() throws {
        let vault = try TestVault([
            "1.md": TestVault.meeting("2026-03-10", "Samantha Ode", "Crew"), "2.md": "I asked Sam about it.\n",
        ])
        #expect(try vault.flow().vault.names.people.map(\.name).sorted() == ["Hannah Adeyemi", "Samantha Ode"])
    }

    @Test func `a question names them, and searches for their name`() throws {
        let vault = try TestVault([
            "a.md": "I met Carys Ode at the pier.\n", "b.md": "With Carys to the lock. Carys said the lock is shut.\n",
        ])
        let flow = try vault.flow()
        let reading = try flow.read(try vault.question("what did Carys say about the lock?"))
        #expect(
            reading.people.isEmpty && reading.peopleOfText.map(\.candidates).map { $0.map(\.name) } == [["Carys Ode"]])
        #expect(reading.topic == "Carys lock")
        #expect(try vault.ask("what did Carys say about the lock?").quotes.contains("the lock is shut"))
    }

    @Test func `a title is no part of the name shown if somebody leaves it out`() throws {
        let vault = try TestVault([
            "1.md": TestVault.meeting("2026-03-10", "Cllr Bo Ek", "Council"),
            "2.md": TestVault.meeting("2026-03-11", "Bo Ek", "Council"),
            "3.md": TestVault.meeting("2026-03-12", "Cllr Bo Ek", "Council"),
        ])
        #expect(try vault.flow().vault.names.people.map(\.name).contains("Bo Ek"))
    }
}
