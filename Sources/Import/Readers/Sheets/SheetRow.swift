/// The cells of one line of a table in text form (RFC 4180, section 2): quoted cells may hold separators and doubled quotes.
struct SheetRow {
    /// The marks that separate cells, the more frequent ones first.
    static let separators: [Character] = [",", ";", "\t"]

    /// The cells without quotes and surrounding blanks.
    let cells: [String]

    init(_ line: String, separator: Character) {
        var (cells, cell) = ([String](), "")
        var (isQuoted, isBlank) = (false, true)
        var rest = line[...]
        while let character = rest.popFirst() {
            switch character {
            case "\"" where isQuoted && rest.first == "\"":
                cell.append(character)
                rest.removeFirst()
            case "\"" where isQuoted || isBlank:
                isQuoted.toggle()
            case separator where !isQuoted:
                cells.append(SheetRow.cleaned(cell))
                (cell, isBlank) = ("", true)
            default:
                cell.append(character)
                isBlank = isBlank && character.isWhitespace
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
        guard !cell.isEmpty else {
            self = .empty
            return
        }
        let digits = cell.utf8.count { $0.isDigit }
        guard digits > 0, !cell.contains(where: \.isLetter) else {
            self = .text
            return
        }
        // A sign or a decimal point is one mark; "7.10." and "3/4" have the form of days.
        let marks = cell.utf8.dropFirst().count { "-/.".utf8.contains($0) }
        self = digits > 1 && (marks > 1 || cell.contains("/")) ? .date : .number
    }
}
