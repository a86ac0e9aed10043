import Model
import Time

/// Reads a check-box item, `- [ ] Call Jürgen @Priya 📅 2026-03-20`, or one that begins with a word of its state, `- TODO Call Jürgen`.
struct TaskSyntax {
    /// The character in the box, or the one that says the same.
    let mark: Character
    /// The text behind the check box or word, as bytes.
    var bodyBytes: ArraySlice<UInt8>
    /// The day that a line below the item plans it for.
    var due: CivilDate?

    /// The text behind the check box or word.
    var body: String { String(decoding: bodyBytes, as: UTF8.self) }

    /// Reads the text of a list item, without its marker.
    ///
    /// - Parameter item: `[ ] text`, `[x] text` or `TODO text`.
    init?(item: ArraySlice<UInt8>) {
        guard let task = TaskSyntax(box: item) ?? MarkerTask(item).map(TaskSyntax.init) else { return nil }
        self = task
    }

    /// A task that begins with a word of its state.
    init(_ task: MarkerTask) {
        mark =
            switch task.state {
            case .open: " "
            case .done: "x"
            case .cancelled: "-"
            case .begun: "/"
            case .other: ">"
            }
        bodyBytes = task.bodyBytes
    }

    private init?(box item: ArraySlice<UInt8>) {
        guard item.first == UInt8(ascii: "["), let close = item.prefix(12).firstIndex(of: UInt8(ascii: "]")),
            item.dropFirst(close - item.startIndex + 1).first.map(LineCursor.isBlank) ?? true
        else { return nil }
        let inside = String(decoding: item[(item.startIndex + 1)..<close], as: UTF8.self)
        guard let mark = inside.first, inside.count == 1 else { return nil }
        self.mark = mark
        bodyBytes = item[(close + 1)...].trimmingBlanks
    }

    /// The state that the mark shows.
    var state: TaskItem.State {
        switch mark {
        // Important, asked, and scheduled are still to be done.
        case " ", "!", "?", "<": .open
        case "x", "X": .done
        case "-": .cancelled
        case "/": .begun
        default: .other
        }
    }
}
