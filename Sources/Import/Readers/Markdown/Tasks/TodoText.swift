import Model
import Time

/// Lines of todo.txt: `(A) 2024-01-01 Call Ana +project @context due:2024-02-01`, `x 2024-01-02 2024-01-01 Call Ana`.
///
/// Source: github.com/todotxt/todo.txt, "todo.txt format".
enum TodoText {
    /// Returns the tasks of a plain text: every line of `todo.txt` and `done.txt`, elsewhere lines that begin with `(A)` or `x` and a day.
    static func tasks(_ text: SourceText, path: String) -> [NoteTask] {
        guard path.utf8.suffix(4).elementsEqual(".txt".utf8) else { return [] }
        let name = (path.split(separator: "/").last ?? "").lowercased()
        let isWhole = name == "todo.txt" || name == "done.txt"
        return text.lines.enumerated().compactMap { task($1, number: $0 + 1, isWhole: isWhole) }
    }

    private static func task(_ line: String, number: Int, isWhole: Bool) -> NoteTask? {
        var words = line.split(whereSeparator: \.isWhitespace)[...]
        guard !line.hasPrefix("#"), let first = words.first else { return nil }
        let isDone = first == "x"
        let isPriority =
            first.utf8.count == 3 && first.hasPrefix("(") && first.hasSuffix(")")
            && first.dropFirst().first.map { $0.isASCII && $0.isUppercase } == true
        if isDone || isPriority { words = words.dropFirst() }
        var days: [CivilDate] = []
        while days.count < 2, let word = words.first, let day = day(word) {
            words = words.dropFirst()
            days.append(day)
        }
        guard isWhole || ((isPriority || isDone) && !days.isEmpty), !words.isEmpty else { return nil }
        var task = NoteTask(line: number, state: isDone ? .done : .open, text: "")
        task.hasContexts = true
        // The first day is that of completion, the second that of creation.
        if isDone { task.completed = days.first }
        task.due = words.lazy.filter { $0.hasPrefix("due:") }.compactMap { day($0.dropFirst(4)) }.first
        task.text = words.filter { !isField($0) }.joined(separator: " ")
        return task.text.isEmpty ? nil : task
    }

    private static func day(_ word: Substring) -> CivilDate? {
        word.utf8.count == 10 ? ISO8601.parse(String(word))?.local.date : nil
    }

    /// Returns whether a word is a `key:value` field.
    private static func isField(_ word: Substring) -> Bool {
        guard let colon = word.firstIndex(of: ":"), colon > word.startIndex else { return false }
        let value = word[colon...].dropFirst()
        return !value.isEmpty && !value.hasPrefix("//") && word[..<colon].allSatisfy { $0.isLowercase && $0.isASCII }
    }
}
