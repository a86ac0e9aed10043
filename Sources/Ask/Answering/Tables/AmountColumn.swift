import Language
import Parsing
import Text

/// The column of a table that holds the amounts asked for.
struct AmountColumn {
    /// The 0-based place of the column.
    let place: Int
    /// The unit of its amounts: its head, if that is a unit; else empty.
    var unit = ""

    /// Finds the column whose head is a unit of the requested quantity or a word for the amount.
    static func named(_ request: AmountRequest, in heads: [String]) -> Int? {
        heads.indices.first { place in
            let words = Tokenizer().tokens(of: heads[place]).map(\.folded)
            let content = words.filter { !QuestionWords.isFunctionWord($0) }
            if content.contains(where: { request.words.contains($0) || request.counted.contains($0) }) { return true }
            let isMoney =
                words.isEmpty && AmountWords.isMoney(heads[place]) || words.contains(where: AmountWords.isMoney)
            return switch request.quantity {
            case .any, .money: isMoney
            case .count: false
            default:
                content.contains {
                    AmountWords.quantity(of: $0) == request.quantity
                        || AmountWords.namedQuantity($0) == request.quantity
                }
            }
        }
    }

    /// Finds the column of the requested amount; if no head tells it, the only column of numbers besides those that number the rows.
    init?(_ request: AmountRequest, in table: NoteTable) {
        if let named = AmountColumn.named(request, in: table.heads) {
            place = named
        } else if [.any, .money].contains(request.quantity), let only = AmountColumn.onlyNumbers(in: table) {
            place = only
        } else {
            return nil
        }
        if AmountWords.isMoney(table.heads[place].lowercased()) { unit = table.heads[place] }
    }

    private init(place: Int) { self.place = place }

    /// Finds the column of numbers whose head is what is counted: "how many guests" with a column "guests"; nil if rows are counted.
    static func counting(_ counted: [String], in table: NoteTable) -> AmountColumn? {
        let terms = Set(counted.flatMap { TermAnalyzer.everyLanguage.hashes(of: $0) })
        let place = table.heads.indices.first { place in
            !terms.isDisjoint(with: TermAnalyzer.everyLanguage.hashes(of: table.heads[place]))
                && AmountColumn.isOfNumbers(place, in: table)
        }
        return place.map(AmountColumn.init(place:))
    }

    /// Returns the rows with their amounts; nil if a cell holds something else than one amount.
    ///
    /// Rows with an empty cell have none.
    func amounts(in rows: [NoteTable.Row]) -> [(row: NoteTable.Row, value: Double)]? {
        var amounts: [(NoteTable.Row, Double)] = []
        for row in rows where row.cells.indices.contains(place) && !row.cells[place].isEmpty {
            let found = AmountsInText(row.cells[place]).amounts
            guard found.count == 1 else { return nil }
            amounts.append((row, found[0].value))
        }
        return amounts.isEmpty ? nil : amounts
    }

    /// Whether a cell marks its row as a sum of others.
    static func isOfSum(_ cell: String) -> Bool {
        let words = Tokenizer().tokens(of: cell).map(\.folded)
        return words.count == 1 && sums.contains(words[0])
    }

    private static let sums = Set(words: Language.allCases.map(\.amounts.sums))
    private static let numbering = Set(words: Language.allCases.map(\.amounts.numbering))

    private static func onlyNumbers(in table: NoteTable) -> Int? {
        let places = table.heads.indices.filter { place in
            let words = Tokenizer().tokens(of: table.heads[place]).map(\.folded)
            return !words.isEmpty && !words.contains(where: numbering.contains) && isOfNumbers(place, in: table)
        }
        return places.count == 1 ? places[0] : nil
    }

    /// Whether most cells of a column hold a number and nothing else but a unit.
    private static func isOfNumbers(_ place: Int, in table: NoteTable) -> Bool {
        let cells = table.rows.prefix(NoteTable.sampled).map { $0.cell(place) }.filter { !$0.isEmpty }
        let numbers = cells.count { cell in
            let text = AmountsInText(cell)
            // "2026-03-10", "10/3" and "09:30" are no amounts.
            let isTime = cell.dropFirst().contains { ":/-".contains($0) } || cell.count { $0 == "." } > 1
            return text.amounts.count == 1 && text.tokens.count { $0.kind == .word } <= 1 && !isTime
        }
        return !cells.isEmpty && numbers * 10 >= cells.count * 9
    }
}
