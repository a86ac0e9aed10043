import Language
import Model
import Text

/// The people in the rows of a table, with their initials, handles and e-mail addresses.
struct AttendeeTable {
    /// The people of the rows in order; absent ones are marked.
    private(set) var attendees: [Attendee] = []

    private enum Column {
        case name, familyName, alias, email, duty, presence, absence, other
    }

    /// Reads a table, below a label of people present if `isExpected`; the result is empty if its rows are not people.
    init(_ written: MarkdownTable, isExpected: Bool) {
        let table = AttendeeTable.withHead(written)
        let width = table.rows.map(\.cells.count).max() ?? 0
        guard width > 0, !table.body.isEmpty else { return }
        var columns = (0..<width).map { AttendeeTable.column($0 < table.head.count ? table.head[$0] : "") }
        AttendeeTable.findPresence(in: table, &columns)
        if !columns.contains(.name), let place = columns.firstIndex(of: .familyName) { columns[place] = .name }
        if !columns.contains(.name), isExpected, let place = AttendeeTable.nameColumn(table, columns) {
            columns[place] = .name
        }
        guard let name = columns.firstIndex(of: .name) else { return }
        // Tables of contacts or products contain names too.
        let isTelling =
            columns.contains { $0 == .alias || $0 == .presence || $0 == .duty || $0 == .email } || table.head.count > 1
        guard isExpected || (isTelling && AttendeeTable.saysPeople(table.head)) else { return }
        for row in table.body { add(row, name: name, columns) }
    }

    /// Returns a table with an empty head without it, if its first row is a head: editors hide a head that they cannot style.
    private static func withHead(_ table: MarkdownTable) -> MarkdownTable {
        guard table.hasHead, table.head.allSatisfy(\.isEmpty), let first = table.body.first,
            first.cells.contains(where: { column($0) == .name }),
            first.cells.contains(where: { ![.name, .other].contains(column($0)) })
        else { return table }
        return table.droppingFirstRow
    }

    /// Returns whether the head names people present, or names together with typical details such as initials or a company.
    private static func saysPeople(_ head: [String]) -> Bool {
        let labels = head.compactMap { SectionLabel(line: InlineText.plain($0)[...], mayBeWhole: true) }
        if labels.contains(where: { LabelVocabulary.shared.attendance(of: $0) == .present }) { return true }
        let words = Set(labels.flatMap(\.words))
        return !words.isDisjoint(with: nameWords) && !words.isDisjoint(with: companyWords) && !ActionTable.isHead(head)
    }

    /// The words that head a column of names, or end the head of a form's field.
    static let nameWords: Set<String> = ["name", "names", "person", "who", "wer", "vorname"]
    private static let aliasWords: Set<String> = [
        "abbreviation", "abbreviations", "abbr", "abbrev", "initials", "handle", "github", "gh", "irc", "nick",
        "nickname",
        "username", "user", "login", "id", "kurzel", "kuerzel", "alias", "twitter", "slack",
    ]
    private static let companyWords: Set<String> = aliasWords.union([
        "affiliation", "affiliations", "organization", "organisation", "organizations", "company", "employer",
        "pronouns",
        "firma", "institution", "org", "team", "timezone", "location",
    ])

    private static func column(_ head: String) -> Column {
        guard let label = SectionLabel(line: InlineText.plain(head)[...], mayBeWhole: true) else { return .other }
        let words = Set(label.words)
        if !words.isDisjoint(with: ["surname", "nachname"]) || words.isSuperset(of: ["family", "name"])
            || words.isSuperset(of: ["last", "name"])
        {
            return .familyName
        }
        if !words.isDisjoint(with: nameWords) { return .name }
        if !words.isDisjoint(with: aliasWords) { return .alias }
        if !words.isDisjoint(with: ["email", "e-mail", "mail"]) { return .email }
        if !words.isDisjoint(with: ["role", "rolle", "funktion", "position", "duty", "function"]) { return .duty }
        switch LabelVocabulary.shared.attendance(of: label) {
        case .present: return words.isDisjoint(with: presenceWords) ? .name : .presence
        case .group: return .name
        case .absent: return .absence
        case .duty, nil: return .other
        }
    }

    private static let presenceWords: Set<String> = [
        "present", "attended", "attendance", "attending", "anwesend", "anwesenheit", "presence",
    ]

    /// Finds the columns of presence marks; a column labelled as presence that holds names becomes one of names.
    private static func findPresence(in table: MarkdownTable, _ columns: inout [Column]) {
        // Beside a column called "Attendance", one of votes says nothing on who was there.
        let isCalled = columns.contains { $0 == .presence || $0 == .absence }
        for place in columns.indices {
            let cells = table.body.map { $0.cells.count > place ? $0.cells[place] : "" }
            let marks = cells.map(mark)
            let (marked, others) = (marks.count { $0 == true }, marks.count { $0 == nil })
            // A few remarks may be among the marks: "(regrets, on leave)", "first half".
            let isMarks = marked > 0 && others * fewestMarks <= marks.count
            switch columns[place] {
            case .presence: if !isMarks { columns[place] = .name }
            case .absence: if !isMarks { columns[place] = .other }
            case .name, .familyName, .alias, .email, .duty, .other: if isMarks, !isCalled { columns[place] = .presence }
            }
        }
    }

    /// The minimum number of cells, in a column of marks, for each one that is not a mark.
    private static let fewestMarks = 5

    /// Returns whether the first word of a cell marks a person as present or absent; nil if it is not a mark.
    private static func mark(_ cell: String) -> Bool? {
        let cell = cell.lowercased().drop { "*[(_ ".contains($0) }
        let bare = cell.prefix { !"*]),;:_ ".contains($0) }
        // "A" is a mark, "A Lee" is a name.
        if bare.count == 1, cell.dropFirst().drop(while: \.isWhitespace).first?.isLetter == true { return nil }
        if presentMarks.contains(String(bare)) { return true }
        return absentMarks.contains(String(bare)) ? false : nil
    }

    private static let presentMarks: Set<String> = [
        "x", "y", "yes", "ja", "✓", "✔", "✔️", "✅", "☑", "present", "p", "anwesend", "attended", "1",
    ]
    private static let absentMarks: Set<String> = [
        "", "-", "–", "n", "no", "nein", "❌", "✗", "absent", "a", "regrets", "excused", "e", "0", "abwesend",
        "entschuldigt", "apologies",
    ]

    /// Returns the column in which most cells may be names, and most begin with a given name: "President" may look like one.
    private static func nameColumn(_ table: MarkdownTable, _ columns: [Column]) -> Int? {
        let likely = columns.indices.filter { columns[$0] == .other }.compactMap { place -> (place: Int, given: Int)? in
            let cells = table.body.compactMap {
                $0.cells.count > place && !$0.cells[place].isEmpty ? $0.cells[place] : nil
            }
            let people = cells.map { ListedName($0) }.filter(\.isPlausible).map(\.attendee)
            guard people.count * 2 > cells.count else { return nil }
            let given = people.count { person in
                person.name.split(separator: " ").first.map { GivenNames.contains(LetterFolding.fold($0)) } ?? false
            }
            return (place: place, given: given)
        }
        // The first of equals.
        return likely.max { ($0.given, -$0.place) < ($1.given, -$1.place) }?.place
    }

    private mutating func add(_ row: MarkdownTable.Row, name: Int, _ columns: [Column]) {
        guard row.cells.count > name, !row.cells[name].isEmpty else { return }
        let family = columns.firstIndex(of: .familyName).flatMap { $0 < row.cells.count ? " " + row.cells[$0] : nil }
        let entry = ListedName(row.cells[name] + (family ?? ""))
        guard entry.isPlausible else { return }
        var attendee = entry.attendee
        attendee.ground = .table
        attendee.line = row.line
        for (place, cell) in row.cells.enumerated() where place != name && place < columns.count {
            let text = InlineText.plain(cell).trimmed
            switch columns[place] {
            case .alias:
                let alias = text.drop { $0 == "@" }.trimmed
                if !alias.isEmpty, !alias.contains(" "), alias.contains(where: \.isLetter) {
                    attendee.aliases.append(alias)
                }
            case .email: attendee.email = attendee.email ?? (text.contains("@") ? text.lowercased() : nil)
            case .duty: attendee.duty = attendee.duty ?? (text.isEmpty ? nil : text)
            case .presence: if AttendeeTable.mark(cell) == false { attendee.declined = true }
            case .absence: if AttendeeTable.mark(cell) == true { attendee.declined = true }
            case .name, .familyName, .other: break
            }
        }
        // A row too short for its column of marks has no mark for this person.
        if let presence = columns.firstIndex(of: .presence), presence >= row.cells.count { attendee.declined = true }
        attendees.append(attendee)
    }
}
