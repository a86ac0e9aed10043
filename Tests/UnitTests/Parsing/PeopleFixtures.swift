import Model
import Testing

@testable import Parsing

/// A vault of people whose names are hard to read.
enum PeopleVault {
    static let people = [
        Person(number: 1, name: "Sarah Chen", emails: ["schen@example.com"], meetingCount: 40),
        Person(number: 2, name: "Bob Okafor", emails: ["bob.okafor@example.com"], meetingCount: 30),
        Person(number: 3, name: "Tomasz Wieczorek", meetingCount: 25),
        Person(number: 4, name: "Jürgen Brandt", emails: ["brandt@example.org"], meetingCount: 20),
        Person(number: 5, name: "Sarah Lindqvist", meetingCount: 18),
        Person(number: 6, name: "Jan van der Berg", meetingCount: 16),
        Person(number: 7, name: "María de la Cruz", meetingCount: 15),
        Person(number: 8, name: "Anna-Lena Vogel", meetingCount: 14),
        Person(number: 9, name: "Mark Ellis", meetingCount: 13),
        Person(number: 10, name: "Grace Adeyemi", meetingCount: 12),
        Person(number: 11, name: "Will Hayes", meetingCount: 11),
        Person(number: 12, name: "Łukasz Nowak", meetingCount: 10),
        Person(number: 13, name: "Ayşe Yıldız", meetingCount: 10),
        Person(number: 14, name: "Søren Moeller", meetingCount: 9),
        Person(number: 15, name: "Elizabeth Park", meetingCount: 9),
        Person(number: 16, name: "Alexander Petrov", meetingCount: 8),
        Person(number: 17, name: "Alexandra Weiß", meetingCount: 7),
        Person(number: 18, name: "James O'Brien", meetingCount: 7),
        Person(number: 19, name: "Priya Raman", aliases: ["Priya Natarajan"], meetingCount: 6),
        Person(number: 20, name: "Support Team", emails: ["support@example.com"], meetingCount: 6),
        Person(number: 21, name: "Ernst Wolf", meetingCount: 5),
        Person(number: 22, name: "Gabriel García Márquez", meetingCount: 5),
        Person(number: 23, name: "ada.lund@example.com", emails: ["ada.lund@example.com"], meetingCount: 4),
        Person(number: 24, name: "Christopher Nguyễn", meetingCount: 4),
        Person(number: 25, name: "Johannes Kai Richter", meetingCount: 3),
        Person(number: 26, name: "Lina Haddad", meetingCount: 3),
        Person(number: 27, name: "Kovács, Péter", meetingCount: 3),
        Person(number: 28, name: "Robin \"Birdie\" Falk", meetingCount: 2),
        Person(number: 29, name: "May Lin", meetingCount: 2),
        Person(number: 30, name: "Dr. Ursula Quandt", meetingCount: 2),
        Person(number: 31, name: "Hannah Stone", meetingCount: 50),
        Person(number: 32, name: "Tara Imhof", meetingCount: 1),
    ]

    /// Hannah owns the vault.
    static let finder = PeopleFinder(KnownNames(people: people, owner: 31))

    /// The people found in a question, told as `words=Name|Name`, with `?` for a guess and `*` for all of them.
    static func found(in question: String, by finder: PeopleFinder = finder) -> [String] {
        let tokens = QuestionTokenizer().tokens(of: question)
        return finder.matches(in: tokens, free: { _ in true }).map { match in
            let words = tokens[match.tokens].map { ($0.isGlued ? "" : " ") + $0.text }.joined()
            let names = match.candidates.map { String($0.name.split(separator: " ").joined(separator: " ")) }
            return words.drop { $0 == " " } + "=" + names.joined(separator: "|") + (match.isGuess ? "?" : "")
                + (match.isAll ? "*" : "")
        }
    }
}

/// A question with the people who must be found in it.
struct PeopleRow: CustomTestStringConvertible, Sendable {
    let question: String
    let people: [String]

    init(_ question: String, _ people: String...) {
        self.question = question
        self.people = people
    }

    var testDescription: String { question }

    func check() { #expect(PeopleVault.found(in: question) == people) }
}
