import Model
import Text

/// The state of an action without a check box: struck through, `Done: …`, `✅ …`.
struct ActionState {
    private(set) var state = TaskItem.State.open
    /// The text without marks of its state.
    private(set) var text: String

    init(_ written: String) {
        text = written.trimmed
        if text.hasPrefix("~~"), text.hasSuffix("~~"), text.count > 4 {
            text = text.dropFirst(2).dropLast(2).trimmed
            state = .done
        }
        while let first = text.first, ActionState.isMark(first) { take(text.dropFirst()) }
        while let last = text.last, ActionState.isMark(last) { take(text.dropLast()) }
        takeWord()
    }

    private mutating func take(_ rest: Substring) {
        text = rest.trimmed
        state = .done
    }

    /// Reads and removes `Done: …`, `[done] …`, `… (done)`.
    private mutating func takeWord() {
        let words = ActionVocabulary.shared.done
        let bare = text.drop { $0 == "*" || $0 == "(" || $0 == "[" }
        let head = bare.prefix(while: \.isLetter)
        let behind = bare[head.endIndex...].drop { "*:)]".contains($0) }
        let isParted = behind.startIndex > head.endIndex || behind.hasPrefix(" - ") || behind.hasPrefix(" – ")
        if isParted, words.contains(LetterFolding.fold(head)), behind.contains(where: \.isLetter) {
            return take(behind.drop { " -–".contains($0) })
        }
        guard let last = text.last, last == ")" || last == "]", let open = text.lastIndex(of: last == ")" ? "(" : "["),
            words.contains(LetterFolding.fold(text[open...].dropFirst().dropLast()))
        else { return }
        take(text[..<open])
    }

    private static func isMark(_ character: Character) -> Bool {
        character.unicodeScalars.first.map { "✅✔☑".unicodeScalars.contains($0) } ?? false
    }

    /// Returns whether a cell holds only a check mark.
    static func isDoneMark(_ cell: String) -> Bool {
        let bare = cell.filter { $0 != "[" && $0 != "]" && $0 != " " }
        return bare == "x" || bare == "X" || (bare.count == 1 && bare.first.map(isMark) == true)
    }

    /// Returns whether an entry means that there are no actions.
    static func isNone(_ text: String) -> Bool {
        let edge: (Character) -> Bool = { !($0.isLetter || $0.isNumber) }
        var bare = LetterFolding.fold(InlineText.plain(text)).drop(while: edge)
        while let last = bare.last, edge(last) { bare.removeLast() }
        return bare.isEmpty || ActionVocabulary.shared.none.contains(String(bare))
    }
}
