import Model
import Testing

@testable import Parsing

/// Words that are names as well are people where the sentence makes them one.
@Suite struct PeopleGrammarTests {
    static let people = [
        PeopleRow("what did Mark say", "Mark=Mark Ellis"),
        PeopleRow("what did mark say about pricing", "mark=Mark Ellis"),
        PeopleRow("What did mark say about pricing", "mark=Mark Ellis"),
        PeopleRow("meetings with will", "will=Will Hayes"),
        PeopleRow("will said no", "will=Will Hayes"),
        PeopleRow("Will said no", "Will=Will Hayes"),
        PeopleRow("grace's notes", "grace's=Grace Adeyemi"),
        PeopleRow("Grace's notes", "Grace's=Grace Adeyemi"),
        PeopleRow("Mark and I discussed it", "Mark=Mark Ellis"),
        PeopleRow("mark and i talked", "mark=Mark Ellis"),
        PeopleRow("meetings with sarah chen and mark", "sarah chen=Sarah Chen", "mark=Mark Ellis"),
        PeopleRow("who's mark", "mark=Mark Ellis"),
        PeopleRow("tasks for @mark", "mark=Mark Ellis"),
        PeopleRow("1:1 mark", "mark=Mark Ellis"),
        PeopleRow("Mark?", "Mark=Mark Ellis"),
        PeopleRow("between mark and grace", "mark=Mark Ellis", "grace=Grace Adeyemi"),
        PeopleRow("with mark, will and grace", "mark=Mark Ellis", "will=Will Hayes", "grace=Grace Adeyemi"),
        PeopleRow("with tomasz & mark", "tomasz=Tomasz Wieczorek", "mark=Mark Ellis"),
        PeopleRow("who is mark", "mark=Mark Ellis"),
        PeopleRow("what has mark promised", "mark=Mark Ellis"),
        PeopleRow("which topics did mark raise", "mark=Mark Ellis"),
        PeopleRow("hat ernst angerufen", "ernst=Ernst Wolf"),
        PeopleRow("will hayes on pricing", "will hayes=Will Hayes"),
        PeopleRow("Mark Ellis", "Mark Ellis=Mark Ellis"),
        PeopleRow("when did i last meet grace", "grace=Grace Adeyemi"),
        PeopleRow("did i talk to mark about it", "mark=Mark Ellis"),
        PeopleRow("is will coming", "will=Will Hayes"),
        PeopleRow("was hat Ernst gesagt", "Ernst=Ernst Wolf"),
        PeopleRow("mit wolf über das budget", "wolf=Ernst Wolf"),
        PeopleRow("Treffen mit Richter", "Richter=Johannes Kai Richter"),
        PeopleRow("Mr Stone", "Mr Stone=Hannah Stone"),
        PeopleRow("notes about grace yesterday and more", "grace=Grace Adeyemi"),
        PeopleRow("what did May say", "May=May Lin"),
    ]

    @Test(arguments: people) func `a word is a name where the sentence says so`(row: PeopleRow) {
        let tokens = QuestionTokenizer().tokens(of: row.question)
        let free = { (place: Int) in tokens[place].lower != "yesterday" }
        let found = PeopleVault.finder.matches(in: tokens, free: free)
        #expect(found.map { $0.candidates.first?.name } == row.people.map { String($0.split(separator: "=")[1]) })
    }

    static let words = [
        "mark the date", "Mark the date", "will we ship", "Will we ship offline mode", "may i go", "May we promise it",
        "what may we promise", "did the exam mark improve", "notes about the grace period", "grace period",
        "how long is the grace period", "what will happen", "where will it be", "the bill's mark", "what's my mark",
        "in may", "Wie ernst ist es", "Was ist der Ernst der Lage", "welche Rolle spielt der Richter",
        "Ist da ein Stein im Park", "where did i park", "the park", "set in stone", "the will of the team",
        "WHAT WILL WE SHIP", "What Will We Mark", "notes about grace period ends", "who do we need to mark",
        "when it was mark", "mark",
        "will?", "what's the mark",
        "what kind of mark does it have", "can we have will power", "the hall has stone floors",
        "We said so. Will we ship it? Mark it.",
    ]

    @Test(arguments: words) func `a word that is only a word is nobody`(question: String) {
        #expect(PeopleVault.found(in: question).isEmpty)
    }

    @Test func `a last name in small letters behind an article is a noun`() {
        let finder = PeopleFinder(KnownNames(people: [Person(number: 1, name: "Dora Key")]))
        #expect(PeopleVault.found(in: "can guests without a key open it", by: finder).isEmpty)
        #expect(PeopleVault.found(in: "what did Key say", by: finder) == ["Key=Dora Key"])
    }

    @Test func `a word that the language has too is a name only where the sentence requires it`() {
        let finder = PeopleFinder(
            KnownNames(people: [Person(number: 1, name: "Summer Fair Report"), Person(number: 2, name: "Noel Baker")]))
        func found(_ question: String) -> [String] {
            let tokens = QuestionTokenizer().tokens(of: question)
            let common: Set = ["fair", "summer", "report", "baker"]
            return finder.matches(in: tokens, common: common) { _ in true }.flatMap(\.candidates).map(\.name)
        }
        #expect(found("who paid for the stall at the village fair").isEmpty)
        #expect(found("what is the baker asking for") == [])
        #expect(found("what did baker say about the flour") == ["Noel Baker"])
        #expect(found("when did I last meet Baker") == ["Noel Baker"])
    }

    @Test func `a last name with a capital stands behind no article`() {
        let finder = PeopleFinder(KnownNames(people: [Person(number: 1, name: "Rufus Common")]))
        #expect(PeopleVault.found(in: "when was Cricket on the Common moved", by: finder).isEmpty)
        #expect(PeopleVault.found(in: "when did Common move", by: finder) == ["Common=Rufus Common"])
    }

    @Test func `a preposition within a name calls nobody`() {
        let finder = PeopleFinder(KnownNames(people: [Person(number: 1, name: "Member-at-Large")]))
        #expect(PeopleVault.found(in: "who was at the hearing", by: finder).isEmpty)
    }

    @Test func `initials and titles belong to a name`() {
        let finder = PeopleFinder(
            KnownNames(people: [
                Person(number: 1, name: "QB"), Person(number: 2, name: "Mr R Dale"),
                Person(number: 3, name: "Mrs J Dale"),
                Person(number: 4, name: "Owen Purl III"),
            ]))
        #expect(PeopleVault.found(in: "was QB at the meeting on 3 May", by: finder) == ["QB=QB"])
        #expect(PeopleVault.found(in: "when was Mr R Dale last here", by: finder) == ["Mr R Dale=Mr R Dale"])
        #expect(
            PeopleVault.found(in: "was Owen Purl III at the meeting", by: finder) == ["Owen Purl III=Owen Purl III"])
    }

    @Test func `a word of asking is nobody, though a name holds it`() {
        let finder = PeopleFinder(KnownNames(people: [Person(number: 1, name: "Tyler Work Summary")]))
        let tokens = QuestionTokenizer().tokens(of: "summary of the board meeting")
        #expect(finder.matches(in: tokens) { _ in true }.isEmpty)
    }

    static let statements = [
        PeopleRow("did may join the meeting for pricing", "may=May Lin"),
        PeopleRow("did may join the meeting about Kubernetes", "may=May Lin"),
        PeopleRow("Grace was at the review", "Grace=Grace"),
        PeopleRow("Mark has the numbers", "Mark=Mark Berg"),
        PeopleRow("who has mark asked", "mark=Mark Berg"),
        PeopleRow("what will mark say", "mark=Mark Berg"),
        PeopleRow("who will mark the tasks as done"),
        PeopleRow("who will mark tasks"),
        PeopleRow("what will mark the end"),
        PeopleRow("Grace periods are long"),
        PeopleRow("Berg was steep"),
    ]

    @Test(arguments: statements) func `verbs tell names from words`(row: PeopleRow) {
        #expect(PlainNamesVault.found(in: row.question) == row.people)
    }
}
