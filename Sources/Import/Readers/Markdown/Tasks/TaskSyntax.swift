import Model
import Time

/// A checkbox item, `- [ ] Call Jürgen @Priya 📅 2026-03-20`, or an item with a state keyword, `- TODO Call Jürgen`.
struct TaskSyntax {
    /// The character in the box, or the equivalent of the keyword.
    let mark: Character
    /// The text after the check box or keyword, as bytes.
    var bodyBytes: ArraySlice<UInt8>
    /// What a line below the item plans.
    var plan: PlanningLine?

    var body: String { String(decoding: bodyBytes, as: UTF8.self) }

    /// Reads the text of a list item without its marker: `[ ] text`, `[x] text` or `TODO text`.
    init?(item: ArraySlice<UInt8>) {
        guard let task = TaskSyntax(box: item) ?? MarkerTask(item).map(TaskSyntax.init) else { return nil }
        self = task
    }

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

    var state: TaskItem.State {
        switch mark {
        // Important, questioned and scheduled tasks are still open.
        case " ", "!", "?", "<": .open
        case "x", "X": .done
        case "-": .cancelled
        case "/": .begun
        default: .other
        }
    }
}
