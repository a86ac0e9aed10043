import Model
import Testing

@testable import Parsing

/// A small vault in which many a name is a word of the language too.
enum PlainNamesVault {
    static let people = [
        Person(number: 1, name: "Will Gates-Smith", meetingCount: 20),
        Person(number: 2, name: "May Lin", meetingCount: 19),
        Person(number: 3, name: "June Novak", meetingCount: 18),
        Person(number: 4, name: "Grace", meetingCount: 17),
        Person(number: 5, name: "Mark Berg", meetingCount: 16),
        Person(number: 6, name: "Anna Müller", meetingCount: 15),
        Person(number: 7, name: "Anna Schmidt", meetingCount: 14),
        Person(number: 8, name: "Liz Warren", meetingCount: 13),
        Person(number: 9, name: "Tomasz Wójcik", meetingCount: 12),
        Person(number: 10, name: "Priya Nair", meetingCount: 11),
        Person(number: 11, name: "Sarah Cole", meetingCount: 10),
        Person(number: 12, name: "Kenji Sato", meetingCount: 9),
        Person(number: 13, name: "Bob Okafor", meetingCount: 8),
        Person(number: 14, name: "Robert Hale", meetingCount: 7),
        Person(number: 15, name: "Elif Demir", meetingCount: 6),
        Person(number: 16, name: "Wei Peng", meetingCount: 5),
        Person(number: 17, name: "Sam", meetingCount: 4),
        Person(number: 18, name: "Alex Meyer", meetingCount: 3),
        Person(number: 19, name: "Jana Roth", meetingCount: 2),
        Person(number: 20, name: "Selma Costa", meetingCount: 1),
    ]

    static let finder = PeopleFinder(KnownNames(people: people))

    /// The people found in a question, as `PeopleVault` tells them.
    static func found(in question: String) -> [String] { PeopleVault.found(in: question, by: finder) }
}

/// Names that are words are told by the names beside them.
@Suite struct PeopleListTests {
    static let lists: [(String, [String])] = [
        ("Will & May", ["Will", "May"]),
        ("Will, May", ["Will", "May"]),
        ("Will or May or Liz", ["Will", "May", "Liz"]),
        ("Will as well as May", ["Will", "May"]),
        ("June, Grace and May", ["June", "Grace", "May"]),
        ("Mark and June in March", ["Mark", "June"]),
        ("Grace or June or May", ["Grace", "June", "May"]),
        ("Will without May", ["Will", "May"]),
        ("Mark plus Sarah", ["Mark", "Sarah"]),
        ("Mark und Grace im Treffen", ["Mark", "Grace"]),
        ("Mark ohne Tomasz", ["Mark", "Tomasz"]),
        ("Tomasz, Will and Mark on pricing", ["Tomasz", "Will", "Mark"]),
        ("meetings with June & Will", ["June", "Will"]),
    ]

    @Test(arguments: lists) func `a word beside a name is a name`(question: String, names: [String]) {
        #expect(PlainNamesVault.found(in: question).map { String($0.prefix { $0 != "=" }) } == names)
    }

    @Test(arguments: [
        "Will we ship, or wait", "Mark, the date moved", "May we ask, and when", "Mark and measure it",
        "will, may and shall are verbs", "Will & Testament", "Mark the date, and Publish it",
    ])
    func `a word beside another word is nobody`(question: String) {
        #expect(PlainNamesVault.found(in: question).isEmpty)
    }

    @Test(arguments: ["meetings in March and June", "meetings in April, May and June", "in March or June with pricing"])
    func `a word beside a month is nobody`(question: String) {
        let tokens = QuestionTokenizer().tokens(of: question)
        let free = { (place: Int) in !["March", "April", "May"].contains(tokens[place].text) }
        #expect(PlainNamesVault.finder.matches(in: tokens, free: free).isEmpty)
    }

    static let initials: [(String, [String])] = [
        ("meetings with WP and ML", ["WP=Wei Peng", "ML=May Lin"]),
        ("meetings with ML and WP", ["ML=May Lin", "WP=Wei Peng"]),
        ("meetings with SC and BO", ["SC=Sarah Cole|Selma Costa", "BO=Bob Okafor"]),
        ("what did BO say", ["BO=Bob Okafor"]),
        ("meetings with ML", []),
        ("meetings with HR and ML", []),
        ("the ML and WP models", []),
    ]

    @Test(arguments: initials) func `initials that an abbreviation shares count beside others`(
        question: String, people: [String]
    ) {
        #expect(PlainNamesVault.found(in: question) == people)
    }
}
