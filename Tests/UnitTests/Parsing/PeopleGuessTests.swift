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
        PeopleRow("what did Tomasz Chan say", "Tomasz=Tomasz Wieczorek"),
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
}
