import Language
import Model
import Text

/// The lines of a list that names people behind their offices: "President: Ana Becker", "Captains – Bob Okafor, Cy Dorn", "Alumni-Dora Ash".
///
/// What stands before the name may be any words; that all lines have the form, and most names a known given name, makes them offices. Lines
/// of names alone may be among them.
struct Roster {
    /// The people of a line, which is counted from 0.
    typealias Entry = (people: [Attendee], line: Int)

    /// The lines that name somebody, in order.
    let entries: [Entry]

    /// Reads lines; nil unless at least two name people behind an office, and two thirds of all name people.
    init?(_ lines: some Sequence<Substring>) {
        var entries: [Entry] = []
        var (written, offices) = (0, 0)
        for (number, line) in lines.enumerated() where line.contains(where: \.isLetter) {
            written += 1
            guard line.utf8.count <= Roster.longest else { continue }
            if let people = Roster.officers(line) {
                offices += 1
                entries.append((people, number))
            } else if case let people = NameList.people(in: String(line)), Roster.areWhole(people) {
                entries.append((people, number))
            }
        }
        guard offices >= Roster.fewest, entries.count * 3 >= written * 2,
            NameList.isKnown(entries.flatMap(\.people))
        else { return nil }
        self.entries = entries
    }

    private static let fewest = 2
    /// The maximum length of a line, in bytes.
    private static let longest = 160

    /// Returns the people behind an office; nil if the line has none, or a person stands before the mark.
    private static func officers(_ line: Substring) -> [Attendee]? {
        let text = InlineText.plain(String(line))
        for mark in marks {
            guard let place = text.range(of: mark) else { continue }
            let office = text[..<place.lowerBound].trimmed
            guard let first = office.split(whereSeparator: { $0 == " " || $0 == "-" }).first, office.count > 1,
                !GivenNames.contains(LetterFolding.fold(first))
            else { return nil }
            let people = NameList.people(in: String(text[place.upperBound...]))
            guard areWhole(people) else { continue }
            guard let label = SectionLabel(line: office[...], mayBeWhole: true),
                case .duty(let duty) = LabelVocabulary.shared.attendance(of: label)
            else { return people }
            return people.map { person in
                var person = person
                person.duty = person.duty ?? duty
                return person
            }
        }
        return nil
    }

    /// What stands between office and name, the surest first.
    private static let marks = [":", " – ", " — ", " - ", "\t", "–", "-"]

    /// Returns whether every person has a full name.
    private static func areWhole(_ people: [Attendee]) -> Bool {
        !people.isEmpty && people.allSatisfy { $0.name.split(separator: " ").count > 1 }
    }
}
