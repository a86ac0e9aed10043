import Model
import Parsing
import Text

/// Tells whom a line is about where it has no subject: "Rich, volunteered to write it", "volunteered to write it" below the item "Rich".
struct LineSubject {
    private let attendees: [Person]
    private let people: PeopleInText

    /// Reads lines of a meeting that people of the vault attend.
    init(_ attendees: [Person] = [], context: AnswerContext) {
        let numbers = Set(attendees.map(\.number))
        self.attendees = numbers.isEmpty ? [] : context.names.people.filter { numbers.contains($0.number) }
        people = context.peopleInText
    }

    /// Returns the attendee with whose name and a colon or comma a line begins, and the text behind it.
    func opening(_ line: String) -> (person: Person, said: String)? {
        let head = line.utf8.prefix(LineSubject.longestName)
        guard let mark = head.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ",") }),
            let person = bearer(of: LineSubject.name(in: line[..<mark]))
        else { return nil }
        return (person, String(line[line.utf8.index(after: mark)...].drop { $0 == "*" || $0.isWhitespace }))
    }

    /// Returns the person whose name, or the linked note whose title, is all that the nearest heading or item above says.
    func named(above: [String]) -> Person? {
        guard let item = above.last, item.utf8.count <= LineSubject.longestName else { return nil }
        let name = LineSubject.name(in: item[...])
        if let person = bearer(of: name) { return person }
        let isLink = item.hasPrefix("[[") && item.hasSuffix("]]") && !item.dropFirst(2).contains("[[")
        let words = name.split(separator: " ")
        guard isLink, (1...3).contains(words.count), words.allSatisfy({ word in word.allSatisfy { $0.isLetter } })
        else { return nil }
        return Person(number: LineSubject.unknown, name: name)
    }

    /// Returns a text without marks of emphasis and links around it.
    private static func name(in text: Substring) -> String {
        text.split { "*_`@[]#: ".contains($0) }.joined(separator: " ")
    }

    /// Returns the only attendee who has a name or initials.
    private func bearer(of name: String) -> Person? {
        guard !name.isEmpty, !attendees.isEmpty else { return nil }
        if let known = attendees.first(where: { $0.aliases.contains(name) }) { return known }
        let places = people.candidates(in: name).filter { $0.range == 0..<name.utf8.count }
        let bearers = places.flatMap(\.people).filter(attendees.contains)
        return bearers.count == 1 ? bearers[0] : nil
    }

    /// The maximum length of a name and its mark, in bytes.
    private static let longestName = 40
    /// The number of a person that the index does not know.
    private static let unknown = -1000
}
