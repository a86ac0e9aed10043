import Model
import Text
import Time

/// A table of actions, with columns for task, owner, due date and state.
struct ActionTable {
    private(set) var tasks: [NoteTask] = []

    private enum Column {
        case task, thing, owner, day, state
    }

    /// Returns whether a block is a table with the head of an action table.
    static func isOne(_ block: Block) -> Bool {
        guard block.text.utf8.first == UInt8(ascii: "|") else { return false }
        // The first line, with the head, decides.
        let head = block.text.firstLine
        return isHead(MarkdownTable(pipes: head + "\n|---|", from: 1).head)
    }

    /// Returns whether the head of a table is that of an action table, wherever it stands.
    static func isHead(_ head: [String]) -> Bool { columns(head, isExpected: false) != nil }

    /// Reads a table, in a section of actions if `isExpected`; the result is empty if its head is not that of an action table.
    init(_ table: MarkdownTable, isExpected: Bool, people: ActionPeople) {
        guard let columns = ActionTable.columns(table.head, isExpected: isExpected) else { return }
        for row in table.body {
            func cell(_ column: Column) -> String? {
                columns[column].flatMap { $0 < row.cells.count && !row.cells[$0].isEmpty ? row.cells[$0] : nil }
            }
            guard let text = cell(.task) ?? cell(.thing), text.contains(where: \.isLetter) else { continue }
            let state = ActionState(text)
            guard !ActionState.isNone(state.text) else { continue }
            var task = NoteTask(
                line: row.line, state: cell(.state).map(ActionTable.state) ?? state.state, text: state.text)
            if task.state == .open { task.state = state.state }
            task.owner = cell(.owner).flatMap { ActionTable.owner($0, people) }
            task.writtenDue = cell(.day).map(InlineText.plain)
            tasks.append(task)
        }
    }

    /// Returns the index of each column; nil if the head is not that of an action table.
    private static func columns(_ head: [String], isExpected: Bool) -> [Column: Int]? {
        guard head.count > 1 else { return nil }
        var columns: [Column: Int] = [:]
        for (place, cell) in head.enumerated() {
            guard let column = column(cell), columns[column] == nil else { continue }
            columns[column] = place
        }
        if columns[.task] != nil, columns[.owner] == nil {
            columns[.owner] = head.firstIndex { AttendeeTable.nameWords.contains(InlineText.plain($0).lowercased()) }
        }
        let isGiven = columns[.owner] != nil || columns[.day] != nil
        if columns[.task] != nil { return isGiven || isExpected ? columns : nil }
        return columns[.thing] != nil && isExpected ? columns : nil
    }

    private static func column(_ cell: String) -> Column? {
        guard let label = SectionLabel(line: InlineText.plain(cell)[...], mayBeWhole: true) else { return nil }
        let words = ActionVocabulary.shared
        let head = label.words.joined(separator: " ")
        if words.owners.contains(head) { return .owner }
        if words.days.contains(head) { return .day }
        if words.states.contains(head) { return .state }
        if words.tasks.contains(head) { return .task }
        return words.things.contains(head) ? .thing : nil
    }

    private static func owner(_ cell: String, _ people: ActionPeople) -> String? {
        if let names = people.all(in: cell[...]) { return names.first }
        return NameList.people(in: cell).first?.name
    }

    private static func state(_ cell: String) -> TaskItem.State {
        let folded = LetterFolding.fold(InlineText.plain(cell)).replacing("-", with: " ").trimmed
        let words = ActionVocabulary.shared
        if words.done.contains(folded) || ActionState.isDoneMark(cell) { return .done }
        if words.cancelled.contains(folded) { return .cancelled }
        return words.begun.contains(folded) ? .begun : .open
    }
}
