import Language
import Model
import Parsing
import Text

/// The words and people of a question, to be found in a table: in its title and headings, its column heads, or its rows.
struct TableWords {
    /// Where the words stand.
    struct Match: Comparable {
        /// The words in the title or headings.
        var scope: Set<String> = []
        /// The words in column heads.
        var heads: Set<String> = []
        /// The words and people that select rows.
        var values: [String] = []
        /// The number of words that stand nowhere.
        var missing = 0

        static func < (left: Match, right: Match) -> Bool {
            (-left.missing, left.values.count, left.scope.count) < (
                -right.missing, right.values.count, right.scope.count
            )
        }

        static func == (left: Match, right: Match) -> Bool { !(left < right) && !(right < left) }
    }

    private let words: [(text: String, terms: Set<UInt64>)]
    private let people: [PersonReading]
    /// Words that a table need not hold: everyday ones, and nouns for a note.
    private let loose: Set<String>
    private let memo: WordMemo

    /// Reads the topic and the documents that a question names, without some folded words.
    init(_ reading: ParsedQuestion, without left: [String], memo: WordMemo) {
        self.memo = memo
        people = reading.people
        var seen: Set<String> = []
        words = ([reading.topic] + reading.containers.map(\.title)).flatMap { Tokenizer().tokens(of: $0).map(\.folded) }
            .filter { !QuestionWords.isFunctionWord($0) && !left.contains($0) && seen.insert($0).inserted }
            .map { ($0, TableWords.terms($0, memo)) }
        loose = LooseWords(reading.question).words
    }

    /// The number of words and people.
    var count: Int { words.count + people.count }

    /// The terms of each word that a document with the table must contain.
    var required: [Set<UInt64>] { words.filter { !isLoose($0.text) }.map(\.terms) }

    /// Returns where the words stand and the rows that they select; nil if one is missing, or if neither title nor heads hold any.
    func match(_ table: NoteTable, rows: [NoteTable.Row]) -> (Match, [NoteTable.Row])? {
        let scope = TableWords.terms(
            ([table.document.title, table.document.path] + table.above).joined(separator: " "), memo)
        let heads = TableWords.terms(table.heads.joined(separator: " "), memo)
        var match = Match()
        var rows = rows
        for word in words {
            if !scope.isDisjoint(with: word.terms) {
                match.scope.insert(word.text)
            } else if !heads.isDisjoint(with: word.terms) {
                match.heads.insert(word.text)
            } else if let held = held(word.terms, in: rows) {
                match.values.append(word.text)
                rows = held
            } else if isLoose(word.text) {
                match.missing += isOfAsking(word.text) ? 0 : 1
            } else {
                return nil
            }
        }
        for person in people {
            let names = person.candidates.flatMap { [$0.name] + $0.aliases } + [person.text]
            if names.contains(where: { !TableWords.terms($0, memo).isDisjoint(with: scope) }) {
                match.scope.insert(person.text)
                continue
            }
            let codes = PersonCodes(names)
            let held = rows.filter { $0.cells.contains(where: codes.areNamed) }
            guard !held.isEmpty else { return nil }
            match.values.append(person.text)
            rows = held
        }
        let isOfTable = match.scope.count + match.heads.count > 0
        let held = match.scope.count + match.heads.count + match.values.count
        return isOfTable && match.missing < held ? (match, rows) : nil
    }

    /// Whether a title contains all words; false if there are none.
    func areIn(_ title: String, _ words: [String]) -> Bool {
        let terms = TableWords.terms(title, memo)
        return !words.isEmpty && words.allSatisfy { !TableWords.terms($0, memo).isDisjoint(with: terms) }
    }

    private func held(_ terms: Set<UInt64>, in rows: [NoteTable.Row]) -> [NoteTable.Row]? {
        let held = rows.filter { !TableWords.terms($0.line.text, memo).isDisjoint(with: terms) }
        return held.isEmpty ? nil : held
    }

    private func isLoose(_ word: String) -> Bool { loose.contains(word) || isOfAsking(word) }

    /// Whether a word only says what is computed: "in the list altogether", "the cost".
    private func isOfAsking(_ word: String) -> Bool {
        TotalWords.isTotal(word) || AmountWords.namedQuantity(word) != nil || TableWords.tables.contains(word)
    }

    /// Nouns for a table.
    private static let tables = Set(words: Language.allCases.map(\.amounts.tables))

    private static func terms(_ text: String, _ memo: WordMemo) -> Set<UInt64> {
        var terms: Set<UInt64> = []
        memo.forEachForm(in: text) { _, term, _ in terms.insert(term) }
        return terms
    }
}

/// How the cells of a table name a person: by a name, by initials ("FD"), or by the beginning of a name ("Am").
struct PersonCodes {
    private var names: Set<String> = []
    private var initials: Set<String> = []

    init(_ names: [String]) {
        for name in names {
            let parts = name.split { !$0.isLetter }.map(String.init)
            self.names.formUnion(parts.map { LetterFolding.fold($0) })
            if parts.count > 1 { initials.insert(String(parts.compactMap(\.first)).uppercased()) }
        }
    }

    /// Whether a cell names the person; a beginning needs two letters.
    func areNamed(_ cell: String) -> Bool {
        cell.split { !$0.isLetter }.contains { word in
            let folded = LetterFolding.fold(String(word))
            if names.contains(folded) { return true }
            guard (2...3).contains(word.count), word.first?.isUppercase == true else { return false }
            return word.allSatisfy(\.isUppercase)
                ? initials.contains(String(word)) : names.contains { $0.hasPrefix(folded) }
        }
    }
}
