import Language
import Model
import Text

/// The form in which all entries of one list of people are written.
struct ListForm {
    let commas: ListedName.Commas
    /// Whether each entry names a firm before its people: "**Acme** - Ana Becker / Bo Ek".
    private let isByFirm: Bool
    /// The mark that the note explains, if some entries have it.
    private let legend: Legend?

    /// Whether the note explains a mark of these entries, so that they are surely people.
    var isExplained: Bool { legend != nil }

    /// Reads the form off the entries of a list; `legend` is the mark that the note explains.
    init(_ texts: [String], legend: Legend?) {
        commas = AttendanceReader.commas(texts)
        isByFirm = ListForm.areByFirm(texts)
        self.legend = legend.flatMap { legend in texts.contains(where: legend.marks) ? legend : nil }
    }

    /// Returns the people of an entry in a form that a single entry does not show; nil if the list has none.
    func people(of text: String) -> [Attendee]? {
        guard isByFirm || legend != nil else { return nil }
        let people = isByFirm ? ListForm.parted(ListForm.bare(text))?.people ?? text[...] : text[...]
        return people.split(separator: "/").flatMap { part -> [Attendee] in
            let isMarked = legend?.marks(String(part)) ?? false
            let name = ListedName(legend?.unmarked(part) ?? ListForm.bare(String(part)), commas: commas)
            guard name.isPlausible else { return [] }
            var attendee = name.attendee
            // Who lacks the mark of those present was away.
            if let legend, legend.isOfAbsence == isMarked { attendee.declined = true }
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

    /// Returns an entry without the mark of a note at its end: "Ana Becker (Acme) \\*", "Bob†".
    static func withoutNote(_ text: String) -> String {
        let end = text.trimmed
        guard let sign = end.last, Legend.signs.contains(sign), end.count(where: { $0 == sign }) == 1 else {
            return text
        }
        return String(end.dropLast().reversed().drop { $0 == "\\" || $0 == " " }.reversed())
    }

    /// Returns a text without the marks of bold words, but with a single star, which may mark people.
    fileprivate static func bare(_ text: String) -> String { text.replacing("**", with: "").replacing("\\", with: "") }

    /// Splits an entry at its first dash.
    private static func parted(_ text: String) -> (firm: Substring, people: Substring)? {
        let dash = [" - ", " – ", " — "].compactMap { text.firstRange(of: $0) }.min { $0.lowerBound < $1.lowerBound }
        return dash.map { (text[..<$0.lowerBound], text[$0.upperBound...].drop { $0 == " " }) }
    }

    private static func isGiven(_ text: Substring) -> Bool {
        text.split(separator: " ").first.map { GivenNames.contains(LetterFolding.fold($0)) } ?? false
    }
}

/// The mark of some entries of a list that a line of the note explains: `" * " indicates attending`, "(* = regrets)", "Present members are
/// in bold".
struct Legend {
    private enum Mark {
        case sign(Character)
        case bold
    }

    private let mark: Mark
    /// Whether those with the mark were away; else those without it.
    let isOfAbsence: Bool

    /// Reads the line that explains a mark; nil if it explains none.
    init?(_ text: String) {
        guard text.utf8.count <= SectionLabel.longest, let mark = Legend.mark(of: text),
            LabelVocabulary.shared.maySpeakOfPeople(text.utf8)
        else { return nil }
        let words = text.lowercased().words().map(String.init)
        guard words.count <= Legend.mostWords else { return nil }
        self.mark = mark
        isOfAbsence = words.contains(where: LabelVocabulary.shared.saysAbsence)
        guard isOfAbsence || words.contains(where: LabelVocabulary.shared.saysPresence) else { return nil }
    }

    private static func mark(of text: String) -> Mark? {
        let isIdle: (Character) -> Bool = { "\\\"'“”‘’()[]_> ".contains($0) }
        guard let start = text.firstIndex(where: { !isIdle($0) }) else { return nil }
        let sign = text[start]
        // In "* = regrets", Markdown takes the mark for that of a list.
        if sign == "=" { return .sign("*") }
        if signs.contains(sign) {
            // "*Present*" is emphasis, `\*absent` is none.
            let behind = text[start...].dropFirst()
            let isEscaped = text[..<start].last == "\\"
            if !behind.contains(sign), isEscaped || behind.first?.isLetter == false { return .sign(sign) }
        }
        // Few lines speak of people and of letters.
        guard LabelVocabulary.shared.maySpeakOfPeople(text.utf8) else { return nil }
        return text.lowercased().words().contains { bold.contains(String($0)) } ? .bold : nil
    }

    static let signs: Set<Character> = ["*", "†", "+", "✓", "✔", "#", "^"]
    private static let bold: Set<String> = ["bold", "boldface", "fett", "fettgedruckt"]
    /// The maximum number of words in a legend.
    private static let mostWords = 6

    /// Returns whether an entry of a list has the mark.
    func marks(_ text: String) -> Bool {
        switch mark {
        case .sign(let sign): ListForm.bare(text).contains(sign)
        case .bold: text.contains("**") || text.contains("__")
        }
    }

    /// Returns an entry of a list without its mark.
    func unmarked(_ text: some StringProtocol) -> String {
        let bare = ListForm.bare(String(text))
        switch mark {
        case .sign(let sign): return bare.filter { $0 != sign }
        case .bold: return bare
        }
    }
}
