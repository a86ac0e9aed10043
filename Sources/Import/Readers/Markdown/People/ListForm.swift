import Language
import Model
import Text

/// The form in which all entries of one list of people are written.
struct ListForm {
    let commas: ListedName.Commas
    /// Whether each entry names a firm before its people: "**Acme** - Ana Becker / Bo Ek".
    private let isByFirm: Bool
    /// The mark of those present, if some entries have it.
    private let mark: Character?

    /// Reads the form off the entries of a list; `legend` is the mark that the note explains.
    init(_ texts: [String], legend: Character?) {
        commas = AttendanceReader.commas(texts)
        isByFirm = ListForm.areByFirm(texts)
        mark = legend.flatMap { mark in texts.contains { ListForm.bare($0).contains(mark) } ? mark : nil }
    }

    /// Returns the people of an entry in a form that a single entry does not show; nil if the list has none.
    func people(of text: String) -> [Attendee]? {
        guard isByFirm || mark != nil else { return nil }
        let text = ListForm.bare(text)
        let people = isByFirm ? ListForm.parted(text)?.people ?? text[...] : text[...]
        return people.split(separator: "/").flatMap { part -> [Attendee] in
            let name = ListedName(part.filter { $0 != mark }, commas: commas)
            guard name.isPlausible else { return [] }
            var attendee = name.attendee
            // Who lacks the mark of those present was away.
            if let mark, !part.contains(mark) { attendee.declined = true }
            return [attendee]
        }
    }

    private static func areByFirm(_ texts: [String]) -> Bool {
        guard texts.count > 1 else { return false }
        let parts = texts.compactMap { parted(bare($0)) }
        guard parts.count * 4 >= texts.count * 3 else { return false }
        let people = parts.count { isGiven($0.people) }
        let others = parts.count { part in
            let words = part.firm.split(separator: " ")
            return isGiven(part.firm) || LabelVocabulary.shared.namesOffice(words)
                || ListedName.abbreviates(part.firm.trimmed, String(part.people))
        }
        return people * 2 > parts.count && others * 5 <= parts.count
    }

    /// Returns a text without the marks of bold words, but with a single star, which may mark people.
    private static func bare(_ text: String) -> String { text.replacing("**", with: "").replacing("\\", with: "") }

    /// Splits an entry at its first dash.
    private static func parted(_ text: String) -> (firm: Substring, people: Substring)? {
        let dash = [" - ", " – ", " — "].compactMap { text.firstRange(of: $0) }.min { $0.lowerBound < $1.lowerBound }
        return dash.map { (text[..<$0.lowerBound], text[$0.upperBound...].drop { $0 == " " }) }
    }

    private static func isGiven(_ text: Substring) -> Bool {
        text.split(separator: " ").first.map { GivenNames.contains(LetterFolding.fold($0)) } ?? false
    }
}

extension ListForm {
    /// Returns the mark that a line explains as that of people present: `" * " indicates attending`, "(* = present)".
    static func legend(in text: String) -> Character? {
        // Few lines begin with a mark.
        let isIdle: (Character) -> Bool = { "\\\"'“”‘’()[]_ ".contains($0) }
        guard text.utf8.count <= SectionLabel.longest, let start = text.firstIndex(where: { !isIdle($0) }),
            case let mark = text[start], marks.contains(mark), LabelVocabulary.shared.maySpeakOfPeople(text.utf8)
        else { return nil }
        // "*Present*" is emphasis.
        let behind = text[start...].dropFirst()
        guard !behind.contains(mark), behind.first?.isLetter == false else { return nil }
        let words = text.lowercased().words().map(String.init)
        guard words.count <= mostWords else { return nil }
        return words.contains(where: LabelVocabulary.shared.saysPresence) ? mark : nil
    }

    private static let marks: Set<Character> = ["*", "†", "+", "✓", "✔", "#", "^"]
    /// The maximum number of words in a legend.
    private static let mostWords = 6
}
