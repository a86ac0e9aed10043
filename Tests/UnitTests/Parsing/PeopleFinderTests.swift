import Model
import Testing

@testable import Parsing

/// People are found by their names spelt right.
@Suite struct PeopleFinderTests {
    static let names = [
        PeopleRow("what did Sarah Chen say about pricing", "Sarah Chen=Sarah Chen"),
        PeopleRow("what changed in harbour.sc"), PeopleRow("what changed in harbour.sarah"),
        PeopleRow("sarah chen pricing", "sarah chen=Sarah Chen"),
        PeopleRow("Sarah pricing", "Sarah=Sarah Chen|Sarah Lindqvist"),
        PeopleRow("SARAH LINDQVIST", "SARAH LINDQVIST=Sarah Lindqvist"),
        PeopleRow("notes from okafor", "okafor=Bob Okafor"),
        PeopleRow("Chen Sarah", "Chen Sarah=Sarah Chen"),
        PeopleRow("meetings with Jan van der Berg", "Jan van der Berg=Jan van der Berg"),
        PeopleRow("meetings with van der Berg", "van der Berg=Jan van der Berg"),
        PeopleRow("meetings with Berg", "Berg=Jan van der Berg"),
        PeopleRow("what does Maria de la Cruz want", "Maria de la Cruz=María de la Cruz"),
        PeopleRow("what does de la cruz want", "de la cruz=María de la Cruz"),
        PeopleRow("Anna-Lena Vogel on design", "Anna-Lena Vogel=Anna-Lena Vogel"),
        PeopleRow("anna-lena on design", "anna-lena=Anna-Lena Vogel"),
        PeopleRow("anna lena vogel", "anna lena vogel=Anna-Lena Vogel"),
        PeopleRow("what did Annalena say", "Annalena=Anna-Lena Vogel"),
        PeopleRow("what did O'Brien say", "O'Brien=James O'Brien"),
        PeopleRow("obrien's notes", "obrien's=James O'Brien"),
        PeopleRow("García Márquez on the budget", "García Márquez=Gabriel García Márquez"),
        PeopleRow("gabriel garcia", "gabriel garcia=Gabriel García Márquez"),
        PeopleRow("Peter Kovacs", "Peter Kovacs=Kovács, Péter"),
        PeopleRow("what did Birdie say", "Birdie=Robin \"Birdie\" Falk"),
        PeopleRow("Ursula Quandt", "Ursula Quandt=Dr. Ursula Quandt"),
        PeopleRow("with Dr. Quandt", "Dr. Quandt=Dr. Ursula Quandt"),
        PeopleRow("mit Herrn Brandt", "Herrn Brandt=Jürgen Brandt"),
        PeopleRow("Johannes Richter", "Johannes Richter=Johannes Kai Richter"),
        PeopleRow("meetings with Priya Natarajan", "Priya Natarajan=Priya Raman"),
        PeopleRow("meetings with Natarajan", "Natarajan=Priya Raman"),
        PeopleRow("mail of the support team", "support team=Support Team"),
        PeopleRow("what did my team say in support"),
        PeopleRow(
            "meetings with Sarah, Bob and Tomasz", "Sarah=Sarah Chen|Sarah Lindqvist", "Bob=Bob Okafor",
            "Tomasz=Tomasz Wieczorek"),
        PeopleRow("what did Anna von Brandt hear", "Anna=Anna-Lena Vogel", "Brandt=Jürgen Brandt"),
    ]

    @Test(arguments: names) func `full, first and last names are found`(row: PeopleRow) { row.check() }

    static let spellings = [
        PeopleRow("with Jürgen", "Jürgen=Jürgen Brandt"),
        PeopleRow("with Juergen", "Juergen=Jürgen Brandt"),
        PeopleRow("with jurgen", "jurgen=Jürgen Brandt"),
        PeopleRow("with Ju\u{308}rgen", "Ju\u{308}rgen=Jürgen Brandt"),
        PeopleRow("Lukasz and Łukasz", "Lukasz=Łukasz Nowak", "Łukasz=Łukasz Nowak"),
        PeopleRow("yildiz", "yildiz=Ayşe Yıldız"),
        PeopleRow("YILDIZ said", "YILDIZ=Ayşe Yıldız"),
        PeopleRow("soren", "soren=Søren Moeller"),
        PeopleRow("Soeren Möller", "Soeren Möller=Søren Moeller"),
        PeopleRow("with Moller", "Moller=Søren Moeller"),
        PeopleRow("with alexandra weiss", "alexandra weiss=Alexandra Weiß"),
        PeopleRow("with Nguyen", "Nguyen=Christopher Nguyễn"),
        PeopleRow("with Nguye\u{302}\u{303}n", "Nguye\u{302}\u{303}n=Christopher Nguyễn"),
    ]

    @Test(arguments: spellings) func `umlauts and accents may be spelt in any way`(row: PeopleRow) { row.check() }

    static let forms = [
        PeopleRow("Sarah Chen's view", "Sarah Chen's=Sarah Chen"),
        PeopleRow("Bob’s notes", "Bob’s=Bob Okafor"),
        PeopleRow("James' notes", "James'=James O'Brien"),
        PeopleRow("tomaszs notes", "tomaszs=Tomasz Wieczorek"),
        PeopleRow("sarahs notes on pricing", "sarahs=Sarah Chen|Sarah Lindqvist"),
        PeopleRow("Jürgens Notizen zum Budget", "Jürgens=Jürgen Brandt"),
        PeopleRow("bits and bobs"),
        PeopleRow("the jans and the bobs of this world"),
        PeopleRow("mail from schen", "schen=Sarah Chen"),
        PeopleRow("mail from bob.okafor on pricing", "bob.okafor=Bob Okafor"),
        PeopleRow("mail from schen@example.com.", "schen@example.com=Sarah Chen"),
        PeopleRow("with ada.lund@example.com?", "ada.lund@example.com=ada.lund@example.com"),
        PeopleRow("with Ada Lund", "Ada Lund=ada.lund@example.com"),
        PeopleRow("support requests"),
        PeopleRow("the two Sarahs on pricing", "the two Sarahs=Sarah Chen|Sarah Lindqvist*"),
        PeopleRow("meetings with both Sarahs", "both Sarahs=Sarah Chen|Sarah Lindqvist*"),
        PeopleRow("mit den beiden sarahs", "den beiden sarahs=Sarah Chen|Sarah Lindqvist*"),
        PeopleRow("what did all the Sarahs say", "all the Sarahs=Sarah Chen|Sarah Lindqvist*"),
    ]

    @Test(arguments: forms) func `possessives, addresses and plurals of names are found`(row: PeopleRow) { row.check() }

    static let initials = [
        PeopleRow("with J. Brandt", "J. Brandt=Jürgen Brandt"),
        PeopleRow("with J Brandt", "J Brandt=Jürgen Brandt"),
        PeopleRow("what did Sarah C. say", "Sarah C.=Sarah Chen"),
        PeopleRow("what did sarah l say", "sarah l=Sarah Lindqvist"),
        PeopleRow("Sarah L's notes", "Sarah L's=Sarah Lindqvist"),
        PeopleRow("meetings with SC", "SC=Sarah Chen"),
        PeopleRow("S.C. on pricing", "S.C.=Sarah Chen"),
        PeopleRow("BO's notes", "BO's=Bob Okafor"),
        PeopleRow("what did SC say", "SC=Sarah Chen"),
        PeopleRow("the SC budget"),
        PeopleRow("meetings with sc"),
        PeopleRow("meetings with HR and QA"),
        PeopleRow("sales in the U.S. and by PR"),
        PeopleRow("what do C. S. Brandt and S. C. Lewis write"),
        PeopleRow("J. K. Brandt", "J. K. Brandt=Jürgen Brandt"),
        PeopleRow("did Sarah A/B test it", "Sarah=Sarah Chen|Sarah Lindqvist"),
    ]

    @Test(arguments: initials) func `initials count where they cannot be an abbreviation`(row: PeopleRow) {
        row.check()
    }

    @Test(arguments: [
        PeopleRow("who was at the last meeting"), PeopleRow("what did AT say", "AT=Asa Toivonen"),
        PeopleRow("what did jk say about rope", "jk=Jana Korn"), PeopleRow("the JK list"), PeopleRow("with jk"),
        PeopleRow("what did SAM say", "SAM=Samuel Roth"), PeopleRow("is the Harbour full"),
        PeopleRow("what did sam-harbour say", "sam=Samuel Roth"),
    ])
    func `initials by which a vault calls somebody are no word of a question`(row: PeopleRow) {
        let people = [
            Person(number: 1, name: "Asa Toivonen", aliases: ["AT"], meetingCount: 3),
            Person(number: 2, name: "Jana Korn", aliases: ["JK"], meetingCount: 3),
            Person(number: 3, name: "Samuel Roth", aliases: ["SAM", "sam-harbour"], meetingCount: 3),
        ]
        let finder = PeopleFinder(KnownNames(people: people, owner: nil))
        #expect(PeopleVault.found(in: row.question, by: finder) == row.people)
    }

    static let nicknames = [
        PeopleRow("with Robert", "Robert=Bob Okafor"),
        PeopleRow("with Robert Okafor", "Robert Okafor=Bob Okafor"),
        PeopleRow("with Liz", "Liz=Elizabeth Park"),
        PeopleRow("beth's view", "beth's=Elizabeth Park"),
        PeopleRow("with Alex", "Alex=Alexander Petrov|Alexandra Weiß"),
        PeopleRow("with Sasha Petrov", "Sasha Petrov=Alexander Petrov"),
        PeopleRow("with Tomek", "Tomek=Tomasz Wieczorek"),
        PeopleRow("with Thomas", "Thomas=Tomasz Wieczorek"),
        PeopleRow("mit Hannes", "Hannes=Johannes Kai Richter"),
        PeopleRow("mit Uschi", "Uschi=Dr. Ursula Quandt"),
        PeopleRow("with Chris", "Chris=Christopher Nguyễn"),
        PeopleRow("with Jimmy", "Jimmy=James O'Brien"),
        PeopleRow("with William", "William=Will Hayes"),
        PeopleRow("with Alexandra", "Alexandra=Alexandra Weiß"),
        PeopleRow("with Sasha", "Sasha=Alexander Petrov|Alexandra Weiß"),
        PeopleRow("with Lisa"),
        PeopleRow("with lisa"),
    ]

    @Test(arguments: nicknames) func `nicknames relate in both directions`(row: PeopleRow) { row.check() }

    @Test func `a full name is nobody who is known by a short form of several names alone`() {
        #expect(PlainNamesVault.found(in: "with Samantha").isEmpty)
        #expect(PlainNamesVault.found(in: "with Sam") == ["Sam=Sam"])
        #expect(PlainNamesVault.found(in: "with Alexander") == ["Alexander=Alex Meyer"])
        #expect(PlainNamesVault.found(in: "with Elizabeth") == ["Elizabeth=Liz Warren"])
        let finder = PeopleFinder(
            KnownNames(people: [Person(number: 1, name: "Bob"), Person(number: 2, name: "Samantha")]))
        #expect(PeopleVault.found(in: "with Robert", by: finder) == ["Robert=Bob"])
        #expect(PeopleVault.found(in: "with Sam", by: finder) == ["Sam=Samantha"])
    }

    @Test func `a name of the vault beats a nickname`() {
        let finder = PeopleFinder(
            KnownNames(people: [Person(number: 1, name: "Robert Ash"), Person(number: 2, name: "Bob Okafor")]))
        #expect(PeopleVault.found(in: "with Bob", by: finder) == ["Bob=Bob Okafor"])
        #expect(PeopleVault.found(in: "with Robert", by: finder) == ["Robert=Robert Ash"])
        #expect(PeopleVault.found(in: "with Bob Ash", by: finder) == ["Bob Ash=Robert Ash"])
    }

    @Test func `names with a number count as a whole`() {
        let finder = PeopleFinder(
            KnownNames(people: [Person(number: 1, name: "Speaker 1"), Person(number: 2, name: "Speaker 2")]))
        #expect(PeopleVault.found(in: "what did speaker 2 say", by: finder) == ["speaker 2=Speaker 2"])
        #expect(PeopleVault.found(in: "what did the speaker say", by: finder).isEmpty)
    }

    @Test func `a whole name beats a longer one that holds it`() {
        let finder = PeopleFinder(
            KnownNames(people: [Person(number: 1, name: "Sarah Jane Chen"), Person(number: 2, name: "Sarah Chen")]))
        #expect(PeopleVault.found(in: "with Sarah Chen", by: finder) == ["Sarah Chen=Sarah Chen"])
        #expect(PeopleVault.found(in: "with Sarah Jane", by: finder) == ["Sarah Jane=Sarah Jane Chen"])
    }

    @Test func `the owner is meant by a first name that nobody else bears`() {
        #expect(PeopleVault.found(in: "what did Hannah say") == ["Hannah=Hannah Stone"])
        let finder = PeopleFinder(
            KnownNames(
                people: [Person(number: 1, name: "Hannah Stone"), Person(number: 2, name: "Hannah Vogel")], owner: 1))
        #expect(PeopleVault.found(in: "what did Hannah say", by: finder) == ["Hannah=Hannah Vogel"])
        #expect(PeopleVault.found(in: "what did Hannah Stone say", by: finder) == ["Hannah Stone=Hannah Stone"])
    }

    @Test func `what is understood otherwise is nobody`() {
        let tokens = QuestionTokenizer().tokens(of: "notes of Sarah Chen")
        #expect(PeopleVault.finder.matches(in: tokens, free: { $0 < 2 }).isEmpty)
        #expect(PeopleVault.finder.matches(in: tokens, free: { $0 != 3 }).map(\.tokens) == [2..<3])
    }

    @Test(arguments: ["", "?", "'s", "S.", "..", "-", "@", "a@", "@b", "the two", "both", "J.", "s", "van der", "Dr."])
    func `fragments are nobody`(text: String) {
        #expect(PeopleVault.found(in: text).isEmpty)
    }
}
