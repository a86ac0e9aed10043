import Model
import Testing

@testable import Parsing

/// People are found though their names are spelt wrong.
@Suite struct PeopleGuessTests {
    static let misspellings = [
        PeopleRow("meetings with Tomaz", "Tomaz=Tomasz Wieczorek?"),
        PeopleRow("tomaz's notes", "tomaz's=Tomasz Wieczorek?"),
        PeopleRow("what did sarh say", "sarh=Sarah Chen|Sarah Lindqvist?"),
        PeopleRow("sarh said no", "sarh=Sarah Chen|Sarah Lindqvist?"),
        PeopleRow("with asrah", "asrah=Sarah Chen|Sarah Lindqvist?"),
        PeopleRow("with zarah", "zarah=Sarah Chen|Sarah Lindqvist?"),
        PeopleRow("with Yürgen", "Yürgen=Jürgen Brandt?"),
        PeopleRow("with Wieczorck", "Wieczorck=Tomasz Wieczorek?"),
        PeopleRow("with wiezorck", "wiezorck=Tomasz Wieczorek?"),
        PeopleRow("lindqist on pricing", "lindqist=Sarah Lindqvist?"),
        PeopleRow("with Sarah Chenn", "Sarah Chenn=Sarah Chen?"),
        PeopleRow("sarah lindquist pricing", "sarah lindquist=Sarah Lindqvist?"),
        PeopleRow("sarh lindqvist pricing", "sarh lindqvist=Sarah Lindqvist?"),
        PeopleRow("with Sarha Chne", "Sarha Chne=Sarah Chen?"),
        PeopleRow("with Sara Lindqvist", "Sara Lindqvist=Sarah Lindqvist"),
        PeopleRow("what did Sarah Okafor say", "Sarah Okafor=Sarah Chen|Bob Okafor|Sarah Lindqvist?"),
        PeopleRow("what did Tomasz Chan say"),
        PeopleRow("with Bob and tomaz", "Bob=Bob Okafor", "tomaz=Tomasz Wieczorek?"),
        PeopleRow("with Elisabeth", "Elisabeth=Elizabeth Park"),
        PeopleRow("with Cristopher", "Cristopher=Christopher Nguyễn?"),
        PeopleRow("with Kristofer", "Kristofer=Christopher Nguyễn"),
        PeopleRow("mit Brnadt über das Budget", "Brnadt=Jürgen Brandt?"),
        PeopleRow("what did gabirel write", "gabirel=Gabriel García Márquez?"),
    ]

    @Test(arguments: misspellings) func `a misspelt name is guessed`(row: PeopleRow) { row.check() }

    static let words = [
        "market share", "chains with chain", "with share and chair", "what the team marked", "with plan", "by chef",
        "from later", "about last", "with hands", "about line", "about lines", "by data", "Marke mit Plan",
        "with brand", "with brands", "about the brand", "park from parks", "about patch", "from market",
        "by hand", "with them", "what then", "from then", "about when", "about noon",
        "bericht von Linie", "mit Leiter", "von Brand", "with Sarasota", "about change", "with care", "from Tesla",
        "was Karl there", "with Maria and Luisa", "with Marie", "with Jana", "about richer customers", "and wills",
        "with tiny", "about laser", "from page", "about tomatoes", "about gabled roofs", "die Richtung von Richtern",
    ]

    @Test(arguments: words) func `an ordinary word is no misspelt name`(question: String) {
        let found = PeopleVault.found(in: question).filter { $0 != "Maria=María de la Cruz" }
        #expect(found.isEmpty)
    }

    @Test func `guesses are ordered by distance, then meetings`() {
        let finder = PeopleFinder(
            KnownNames(
                people: [
                    Person(number: 1, name: "Jo Kowalenski", meetingCount: 9),
                    Person(number: 2, name: "Jo Kowalewski", meetingCount: 5),
                    Person(number: 3, name: "Jo Kowalevsky", meetingCount: 1),
                ]))
        #expect(
            PeopleVault.found(in: "with Kowalewsky", by: finder) == [
                "Kowalewsky=Jo Kowalewski|Jo Kowalevsky|Jo Kowalenski?"
            ])
    }

    @Test func `a name spelt right is preferred to a guess`() {
        let finder = PeopleFinder(
            KnownNames(people: [Person(number: 1, name: "Marta Hill"), Person(number: 2, name: "Martha Hill")]))
        #expect(PeopleVault.found(in: "with Martha", by: finder) == ["Martha=Martha Hill"])
    }

    @Test func `text is searched for names spelt right only`() {
        let tokens = QuestionTokenizer().tokens(of: "Sarh asked Sarah Chenn")
        let found = PeopleVault.finder.exactMatches(in: tokens, free: { _ in true })
        #expect(found.map(\.tokens) == [2..<3])
    }

    static let alone = [
        PeopleRow("Müler", "Müler=Anna Müller?"),
        PeopleRow("ana müler", "ana müler=Anna Müller?"),
        PeopleRow("Tomaz", "Tomaz=Tomasz Wójcik?"),
        PeopleRow("Tomsaz", "Tomsaz=Tomasz Wójcik?"),
        PeopleRow("Prya", "Prya=Priya Nair?"),
        PeopleRow("Pryia", "Pryia=Priya Nair?"),
        PeopleRow("Sarha", "Sarha=Sarah Cole?"),
        PeopleRow("Kenij", "Kenij=Kenji Sato?"),
        PeopleRow("Okaford", "Okaford=Bob Okafor?"),
        PeopleRow("robrt", "robrt=Robert Hale?"),
        PeopleRow("kenij notes yesterday", "kenij=Kenji Sato?"),
        PeopleRow("meetings with elf", "elf=Elif Demir?"),
        PeopleRow("meetings with ELF and Sarah", "ELF=Elif Demir?", "Sarah=Sarah Cole"),
    ]

    @Test(arguments: alone) func `a short question may be a misspelt name`(row: PeopleRow) {
        #expect(PlainNamesVault.found(in: row.question) == row.people)
    }

    static let others = [
        "java", "java update", "nail", "market", "cold", "sales", "solo", "Market plan", "bib", "mit elf Leuten",
        "the elf",
        "which notes are about the moller index file", "pricing elf", "berge", "lint", "mai", "Roadmap",
    ]

    @Test(arguments: others) func `a short question about something else names nobody`(question: String) {
        #expect(PlainNamesVault.found(in: question).isEmpty)
    }

    static let unknown = [
        PeopleRow("what did Anna Karenina say"),
        PeopleRow("Anna Karenina"),
        PeopleRow("meetings with Sarah Bernhardt"),
        PeopleRow("meetings with Grace Hopper", "Grace Hopper=Grace?"),
        PeopleRow("Will Smith", "Will Smith=Will Gates-Smith?"),
        PeopleRow("what did Will Smith say", "Will Smith=Will Gates-Smith?"),
        PeopleRow("what did Will Gates-Smith say", "Will Gates-Smith=Will Gates-Smith"),
        PeopleRow("Will Gates Smith", "Will Gates Smith=Will Gates-Smith"),
        PeopleRow("Anna Pricing", "Anna=Anna Müller|Anna Schmidt"),
        PeopleRow("Sarah GDPR", "Sarah=Sarah Cole"),
        PeopleRow("hat Sarah Kuchen mitgebracht", "Sarah=Sarah Cole"),
        PeopleRow("met Sarah. Postgres was the topic", "Sarah=Sarah Cole"),
    ]

    @Test(arguments: unknown) func `a first name before an unknown name is somebody else`(row: PeopleRow) {
        #expect(PlainNamesVault.found(in: row.question) == row.people)
    }

    @Test func `the beginning of a first name stands for it`() {
        let finder = PeopleFinder(
            KnownNames(people: [
                Person(number: 1, name: "Leopold Ash", meetingCount: 9),
                Person(number: 2, name: "Leop", isOfText: true),
                Person(number: 3, name: "Theodora Finch"), Person(number: 4, name: "Theobald Lark"),
            ]))
        #expect(PeopleVault.found(in: "which meetings did Leop miss", by: finder) == ["Leop=Leopold Ash?"])
        // Two names begin so.
        #expect(PeopleVault.found(in: "which meetings did Theo miss", by: finder).isEmpty)
    }
}
