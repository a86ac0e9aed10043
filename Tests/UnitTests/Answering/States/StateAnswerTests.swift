import Answering
import Model
import Testing
import Time

/// What holds of a thing that changes, on Wednesday 18 March 2026.
@Suite struct StateAnswerTests {
    private func ask(_ question: String) throws -> Answer { try TestVault(StateAnswerTests.files).ask(question) }

    /// What an answer quotes of the first place.
    private func first(_ answer: Answer) -> String { answer.sections.first?.quotes.last?.text ?? "" }

    @Test(arguments: [
        ("how much does the gift box cost?", 28.0), ("what is the price of the gift box?", 28),
        ("how much is the rent?", 955), ("what is my rent at the moment?", 955),
        ("what is the pressure of the boiler?", 1.7),
        ("what is the gym fee?", 33), ("what is my weight?", 71.1), ("wie hoch ist der Mitgliedsbeitrag?", 72),
        ("which version of Postgres does our server run?", 16),
    ])
    func `of numbers over time the latest holds`(question: String, value: Double) throws {
        let answer = try ask(question)
        #expect(answer.certainty == .answered)
        #expect(answer.value == .number(value))
    }

    @Test(arguments: [
        ("what did the gift box cost in January 2026?", 24.0), ("how much was the gift box on 20 January 2026?", 24),
        ("how much was the rent in August 2025?", 910), ("how much was the rent on 20 December 2025?", 910),
        ("what was my weight on 5 March 2026?", 71.9), ("what was the pressure of the boiler in December 2025?", 1.5),
        ("wie hoch war der Mitgliedsbeitrag im Januar 2026?", 60),
    ])
    func `a time in the question asks for what held then`(question: String, value: Double) throws {
        #expect(try ask(question).value == .number(value))
    }

    @Test(arguments: [
        ("who owns the newsletter?", "Mara Lind"), ("who owned the newsletter in January 2026?", "Piet Osten"),
        ("who is our electricity provider?", "Elbwatt"),
        ("who owns the greenhouse?", "Lotte Brand"), ("wer ist für die Kasse zuständig?", "Jule Kern"),
    ])
    func `whoever took something over has it`(question: String, name: String) throws {
        #expect(try ask(question).value == .list([name]))
    }

    @Test(arguments: [("when is the spring fair?", 5, 16), ("wann ist das Sommerfest?", 6, 27)])
    func `what was moved from one day to another is on the other`(question: String, month: Int, day: Int) throws {
        let date = try #require(CivilDate(year: 2026, month: month, day: day))
        #expect(try ask(question).value == .moment(date.midnight))
    }

    @Test(arguments: [
        ("where is the spring fair?", "Marburg"), ("where does my choir rehearse?", "town hall"),
        ("where did my choir rehearse in February 2026?", "Lutherhaus"), ("wo findet das Sommerfest statt?", "Seeufer"),
        ("what is the status of the returns portal?", "is live"),
        ("what was the status of the returns portal in February 2026?", "in review"),
        ("what is the status of the greenhouse?", "paused"), ("was ist der Status vom Zaun?", "erledigt"),
        ("what is the electricity price per kWh?", "31 cents"), ("what was the price per kWh in 2025?", "34 cents"),
    ])
    func `places and states are those of the latest statement, row or field`(question: String, words: String) throws {
        let answer = try ask(question)
        #expect(answer.certainty == .answered)
        #expect(first(answer).contains(words))
    }

    @Test func `what was replaced is shown below what holds`() throws {
        let answer = try ask("how much does the gift box cost?")
        #expect(
            answer.sections.map { $0.heading ?? "" } == [
                "Since Mon 16 February 2026: Shop sync", "before: Mon 12 January 2026, Shop sync",
            ])
        #expect(answer.quotes.contains("The gift box costs 24 €."))
    }

    @Test(arguments: [
        ("what is my average weight in March 2026?", 71.5), ("how much did I sleep on average in March 2026?", 7.5),
    ])
    func `fields of front matter are averaged`(question: String, value: Double) throws {
        #expect(try ask(question).value == .number(value))
    }

    @Test func `what only has the word in its name is another thing`() throws {
        let vault = try TestVault([
            "a.md": "---\ndate: 2026-02-01\n---\n# A\n\nThe budget is 900 €.\n",
            "b.md": "---\ndate: 2026-02-20\n---\n# B\n\nThe travel budget is 200 €.\n",
        ])
        #expect(try vault.ask("how much is the budget?").value == .number(900))
    }

    @Test func `an amount before a clause that names the thing is that of something else`() throws {
        let vault = try TestVault([
            "a.md": "---\ndate: 2026-02-01\n---\n# A\n\nThe yacht costs 90 €.\n",
            "b.md": "---\ndate: 2026-02-20\n---\n# B\n\nA rope costs 6 €, and the yacht needs many.\n",
        ])
        #expect(try vault.ask("how much does the yacht cost?").value == .number(90))
    }

    @Test func `what a note says in two ways is no change`() throws {
        let vault = try TestVault([
            "a.md": "---\ndate: 2026-02-01\n---\n# A\n\nThe drill is in the shed.\n\nMum put the drill on the shelf.\n"
        ])
        #expect(try !vault.ask("where is the drill?").sections.contains { $0.heading?.hasPrefix("before") ?? false })
    }

    @Test func `two documents of one day that differ are told, not decided`() throws {
        let vault = try TestVault([
            "a.md": "---\ndate: 2026-02-01\n---\n# A\n\nThe ticket costs 20 €.\n",
            "b.md": "---\ndate: 2026-02-01\n---\n# B\n\nThe ticket costs 25 €.\n",
        ])
        let answer = try vault.ask("how much does the ticket cost?")
        #expect(answer.value == nil)
        #expect(answer.sections.count == 2)
    }

    @Test func `the phase of a thing is that of the time, told where it came about`() throws {
        let vault = try TestVault([
            "2026-01-12.md":
                "# Call\n\nAgenda: Vote to advance kites to phase 2\n\nNow kites is phase 2. That took 3 calls.\n",
            "2026-02-16.md": "# Call\n\nKites has 40 tests now.\n\nNow kites is phase 3.\n",
        ])
        let then = try vault.ask("what phase was kites in at the end of January 2026?")
        #expect(first(then).hasPrefix("Now kites is phase 2."))
        #expect(first(try vault.ask("what phase is kites in?")) == "Now kites is phase 3.")
    }

    @Test func `who heads a group is its chair`() throws {
        let vault = try TestVault([
            "2026-01-12.md": "Ann Lee chairs the boat club.\n", "2026-02-16.md": "Bo Ek now leads the boat club.\n",
        ])
        #expect(try vault.ask("who heads the boat club?").value == .list(["Bo Ek"]))
    }

    private static let files: [String: String] = [
        "meetings/2026-01-12-shop-sync.md":
            """
        ---
        kind: meeting
        date: 2026-01-12
        attendees: [Mara Lind, Piet Osten]
        ---
        # Shop sync

        - The gift box costs 24 €.
        - Piet Osten owns the newsletter.
        - The spring fair is on 9 May in Kassel.
        - Returns portal: status on hold.
        """,
        "meetings/2026-02-16-shop-sync.md":
            """
        ---
        kind: meeting
        date: 2026-02-16
        attendees: [Mara Lind, Piet Osten]
        ---
        # Shop sync

        - The price of the gift box goes up from 24 € to 28 €.
        - Mara Lind takes over the newsletter from Piet Osten.
        - The spring fair moved from 9 May to 16 May.
        - Returns portal is in review.
        """,
        "meetings/2026-03-09-shop-sync.md":
            """
        ---
        kind: meeting
        date: 2026-03-09
        attendees: [Mara Lind, Piet Osten]
        ---
        # Shop sync

        - The spring fair moves to Marburg, the hall in Kassel is taken.
        - Returns portal is live.
        - We talked about the gift box and its ribbon.
        """,
        "daily/2025-06-01.md":
            """
        # 2025-06-01

        Signed the lease, the rent is 910 € a month. The landlord is Mr Falk.
        """,
        "daily/2025-12-01.md":
            """
        # 2025-12-01

        Letter from the landlord: the rent rises to 955 € from January.
        """,
        "daily/2026-01-20.md":
            """
        # 2026-01-20

        I weigh 74 kg. Our server runs on version 14 of Postgres.
        """,
        "daily/2026-02-20.md":
            """
        # 2026-02-20

        I weigh 72 kg. Upgraded the server to version 16 of Postgres, from 14.
        """,
        "daily/2026-02-01.md":
            """
        # 2026-02-01

        My choir rehearses at the Lutherhaus.
        """,
        "daily/2026-03-05.md":
            """
        # 2026-03-05

        My choir now rehearses at the town hall, the Lutherhaus is being painted.
        """,
        "notes/electricity.md":
            """
        # Electricity tariff

        | From | Price per kWh | Provider |
        | --- | --- | --- |
        | 2024-01-01 | 38 cents | Nordstrom |
        | 2025-01-01 | 34 cents | Nordstrom |
        | 2026-01-01 | 31 cents | Elbwatt |
        """,
        "notes/boiler.md":
            """
        # Boiler log

        - 2025-10-02: pressure 1.2 bar, filter by Herr Sommer
        - 2025-12-15: pressure 1.5 bar, filter by Herr Sommer
        - 2026-02-27: pressure 1.7 bar, filter by Frau Adler
        """,
        "notes/membership.md":
            """
        # Gym membership

        - 2025-03-01 fee 29 €
        - 2026-01-01 fee 33 €
        """,
        "projects/greenhouse.md":
            """
        ---
        status: paused
        owner: Lotte Brand
        budget: 4500
        updated: 2026-03-01
        ---
        # Greenhouse

        Glass and beams.
        """,
        "projects/attic.md":
            """
        ---
        status: done
        owner: Kai Moll
        ---
        # Attic

        Insulation.
        """,
        "daily/2026-03-02.md":
            """
        ---
        date: 2026-03-02
        weight: 71.9
        sleep: 7
        ---
        # 2026-03-02

        Quiet day.
        """,
        "daily/2026-03-12.md":
            """
        ---
        date: 2026-03-12
        weight: 71.1
        sleep: 8
        ---
        # 2026-03-12

        Quiet day.
        """,
        "meetings/2026-01-08-vereinssitzung.md":
            """
        ---
        kind: meeting
        date: 2026-01-08
        attendees: [Jule Kern, Otto Wiese]
        ---
        # Vereinssitzung

        - Der Mitgliedsbeitrag beträgt 60 €.
        - Otto Wiese ist für die Kasse zuständig.
        - Das Sommerfest ist am 20. Juni im Pfarrgarten.
        - Der Zaun: Status offen.
        """,
        "meetings/2026-03-05-vereinssitzung.md":
            """
        ---
        kind: meeting
        date: 2026-03-05
        attendees: [Jule Kern, Otto Wiese]
        ---
        # Vereinssitzung

        - Der Mitgliedsbeitrag steigt von 60 € auf 72 €.
        - Jule Kern übernimmt die Kasse von Otto Wiese.
        - Das Sommerfest wird vom 20. Juni auf den 27. Juni verschoben.
        - Das Sommerfest findet nun am Seeufer statt.
        - Der Zaun: Status erledigt.
        """,
        "notes/phone.md":
            """
        # Phone plan

        - plan: Basic, 8 €
        - since 2026-02-01 plan: Plus, 12 €
        """,
    ]
}
