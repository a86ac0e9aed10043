/// The cells of one line of a table in text form (RFC 4180, section 2): quoted cells may hold separators and doubled quotes.
struct SheetRow {
    /// The marks that separate cells, the more frequent ones first.
    static let separators: [Character] = [",", ";", "\t"]

    /// The cells without quotes and surrounding blanks.
    let cells: [String]

    init(_ line: String, separator: Character) {
        var (cells, cell) = ([String](), "")
        var isQuoted = false
        var rest = line[...]
        while let character = rest.popFirst() {
            switch character {
            case "\"" where isQuoted && rest.first == "\"":
                cell.append(character)
                rest.removeFirst()
            case "\"" where isQuoted || cell.allSatisfy(\.isWhitespace):
                isQuoted.toggle()
            case separator where !isQuoted:
                cells.append(SheetRow.cleaned(cell))
                cell = ""
            default: cell.append(character)
            }
        }
        self.cells = cells + [SheetRow.cleaned(cell)]
    }

    /// The row as Markdown; a bar within a cell is a broken bar, since bars separate cells there.
    var text: String { "| " + cells.joined(separator: " | ") + " |" }

    var isEmpty: Bool { cells.allSatisfy(\.isEmpty) }

    private static func cleaned(_ cell: String) -> String {
        String(cell.trimmed.map { $0 == "|" ? "¦" : $0.isNewline || $0 == "\t" ? " " : $0 })
    }
}

/// What a cell holds, by its form alone.
enum SheetCell {
    case empty, text, number, date

    init(_ cell: String) {
        let digits = cell.utf8.count { $0.isDigit }
        let marks = cell.utf8.count { "-/.".utf8.contains($0) }
        let letters = cell.contains(where: \.isLetter)
        self =
            if cell.isEmpty { .empty } else if letters || digits == 0 {
                .text
            } else if digits >= 2,
                marks > (cell.utf8.first == UInt8(ascii: "-") ? 2 : 1) || cell.contains("/")
            { .date } else { .number }
    }
}
