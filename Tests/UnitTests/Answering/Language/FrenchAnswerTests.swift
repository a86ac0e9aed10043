import Testing
import Time

@testable import Answering

/// French notes: amounts, states, events and decisions, on Wednesday 18 March 2026.
@Suite struct FrenchAnswerTests {
    private static let files = [
        "2026-01-12 Réunion du bureau.md": """
        # Réunion du bureau

        Présents : Claire Morel, Hugo Lefèvre, Nadia Benali

        - La cotisation est de 60 € par an.
        - Hugo Lefèvre est responsable de la newsletter.
        - Nous avons décidé de louer la salle des fêtes.
        - Le loyer de l'atelier est de 450 €.
        - Statut du portail : en test

        """,
        "2026-02-16 Réunion du bureau.md": """
        # Réunion du bureau

        Présents : Claire Morel, Hugo Lefèvre, Nadia Benali

        - La cotisation passe à 72 € dès mars.
        - Nadia Benali est maintenant responsable de la newsletter.
        - Claire Morel a décidé de repeindre l'atelier.
        - Le loyer de l'atelier augmente à 480 €.
        - Statut du portail : en ligne
        - La réparation du four a duré deux heures et demie.
        - Le nouveau four coûte quatre-vingt-dix euros.

        """,
        "journal/2026-01-05.md": """
        # 2026-01-05

        - J'ai nagé au lac avec Otto Brandt.
        - J'ai acheté un roman pour 12 €.

        """,
        "journal/2026-01-09.md": """
        # 2026-01-09

        - Je n'ai pas nagé, trop fatiguée.
        - Demain je vais nager.

        """,
        "journal/2026-01-19.md": """
        # 2026-01-19

        - Ce matin, j'ai nagé vingt longueurs.

        """,
        "journal/2026-02-02.md": """
        # 2026-02-02

        - Nous avons nagé une heure et demie.
        - Nous avons acheté deux romans pour 20 €.

        """,
        "2026-02-20 Contacts.md": """
        # Contacts

        Notre comptable, Sophie Girard, travaille chez Monera.
        Lucas Petit est notre électricien.

        """,
        "people/Sophie.md": "---\nkind: person\n---\n# Sophie Girard\n",
        "people/Lucas.md": "---\nkind: person\n---\n# Lucas Petit\n",
        "people/Otto.md": "---\nkind: person\n---\n# Otto Brandt\n",
        "journal/2026-02-09.md": """
        # 2026-02-09

        - Otto Brandt a nagé sans moi.

        """,
    ]

    private func ask(_ question: String) throws -> Answer { try TestVault(FrenchAnswerTests.files).ask(question) }

    @Test(
        arguments: [
            ("quatre-vingt-dix euros", 90), ("quatre-vingts euros", 80), ("quatre-vingt-dix-neuf", 99),
            ("soixante et onze", 71), ("vingt et un jours", 21 * 1440), ("trente-deux", 32), ("dix-sept", 17),
            ("deux mille", 2000), ("une heure et demie", 90), ("deux heures et demie", 150), ("12,50 €", 12.5),
        ] as [(String, Double)])
    func `numbers are read with their units`(text: String, value: Double) {
        #expect(AmountsInText("environ \(text)").amounts.first?.value == value)
    }

    @Test(arguments: [
        ("Combien coûte le nouveau four ?", 90.0), ("Combien de temps a duré la réparation du four ?", 150),
        ("Combien de romans ai-je achetés ?", 3), ("Combien de romans avons-nous achetés ?", 3),
    ])
    func `an amount is given`(question: String, value: Double) throws {
        #expect(try ask(question).value == .number(value))
    }

    @Test(arguments: [
        ("Quelle est la cotisation ?", 72.0), ("Quel est le loyer de l'atelier ?", 480),
        ("Quel était le loyer de l'atelier en janvier 2026 ?", 450),
    ])
    func `of what changes the value of the asked time is given`(question: String, value: Double) throws {
        #expect(try ask(question).value == .number(value))
    }

    @Test func `a state is the one last told`() throws {
        let answer = try ask("Quel est le statut du portail ?")
        #expect(answer.certainty == .answered)
        #expect(answer.sections.first?.quotes.last?.text == "Statut du portail : en ligne")
    }

    @Test(arguments: [
        ("Qui est responsable de la newsletter ?", "Nadia Benali"),
        ("Qui a décidé de repeindre l'atelier ?", "Claire Morel"), ("Qui est notre comptable ?", "Sophie Girard"),
        ("Qui est notre électricien ?", "Lucas Petit"), ("Qui travaille chez Monera ?", "Sophie Girard"),
    ])
    func `a person is named`(question: String, name: String) throws {
        #expect(try ask(question).value == .list([name]))
    }

    @Test func `events are counted, but not what was denied or planned, or done by somebody else`() throws {
        let days = try ask("Combien de fois ai-je nagé ?")
        #expect(days.value == .number(3))
        #expect(days.certainty == .answered)
        #expect(try ask("Combien de fois ai-je nagé avec Otto Brandt ?").value == .number(1))
    }

    @Test func `the last time is the day of the last note of it`() throws {
        let date = try #require(CivilDate(year: 2026, month: 2, day: 2))
        #expect(try ask("Quand ai-je nagé pour la dernière fois ?").value == .moment(date.midnight))
    }

    @Test func `decisions are told from what was only discussed`() throws {
        let answer = try ask("Qu'avons-nous décidé en janvier ?")
        #expect(answer.sections.count == 1)
        #expect(answer.sections.first?.quotes.last?.text == "Nous avons décidé de louer la salle des fêtes.")
    }
}
