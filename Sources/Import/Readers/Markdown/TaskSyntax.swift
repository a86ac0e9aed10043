import Model
import Time

/// Reads a check-box item: `- [ ] Call Jürgen @Priya 📅 2026-03-20`.
struct TaskSyntax {
    /// The state and the text behind the check box.
    let state: TaskItem.State
    let body: String

    /// Reads the text of a list item, without its marker.
    ///
    /// - Parameter item: `[ ] text` or `[x] text`.
    init?(item: String) {
        let characters = Array(item.prefix(4))
        guard characters.count >= 3, characters[0] == "[", characters[2] == "]" else { return nil }
        guard characters.count == 3 || characters[3].isWhitespace else { return nil }
        switch characters[1] {
        case " ": state = .open
        case "x", "X": state = .done
        case "-": state = .cancelled
        default: state = .other
        }
        body = String(item.dropFirst(3)).trimmed
    }

    /// The task with its marks taken out of the text.
    ///
    /// - Parameters:
    ///   - line: The 1-based line.
    ///   - reference: The document's date, to which "by Friday" refers.
    /// - Returns: The task.
    func task(line: Int, reference: CivilDate?) -> TaskItem {
        var words = body.split(separator: " ").map(String.init)
        let due = TaskSyntax.takeDue(&words, reference: reference)
        let owner = TaskSyntax.takeOwner(&words)
        return TaskItem(
            text: words.joined(separator: " "), state: state,
            owner: owner?.replacing("_", with: " ").trimmingPunctuation, due: due, line: line)
    }

    /// Takes `@name`; behind the text also a last name that follows: "… @Sarah Chen".
    private static func takeOwner(_ words: inout [String]) -> String? {
        guard let place = words.firstIndex(where: { $0.hasPrefix("@") && $0.count > 1 }) else { return nil }
        var owner = String(words.remove(at: place).dropFirst())
        if place > 0, place < words.count, owner.first?.isUppercase == true, owner.last?.isLetter == true,
            words[place].first?.isUppercase == true, words[place].allSatisfy(\.isLetter)
        {
            owner += " " + words.remove(at: place)
        }
        return owner
    }

    /// Takes the words that say when the task is due; "by Friday" stays in the text, for it reads as prose.
    private static func takeDue(_ words: inout [String], reference: CivilDate?) -> CivilDate? {
        for index in words.indices {
            let word = words[index]
            if word.hasPrefix("📅"), let (due, count) = markedDate(words, at: index, mark: "📅") {
                words.removeSubrange(index..<(index + count))
                return due
            }
            let lower = word.lowercased()
            for mark in ["[due::", "(due::", "due::", "due:"] where lower.hasPrefix(mark) {
                guard let (due, count) = markedDate(words, at: index, mark: mark) else { continue }
                words.removeSubrange(index..<(index + count))
                return due
            }
        }
        return prosaicDue(words, reference: reference)
    }

    private static func markedDate(_ words: [String], at index: Int, mark: String) -> (CivilDate, Int)? {
        let tail = words[index].dropFirst(mark.count).filter { $0.isNumber || $0 == "-" }
        if let date = ISO8601.parse(tail)?.local.date { return (date, 1) }
        guard tail.isEmpty, index + 1 < words.count else { return nil }
        let next = words[index + 1].filter { $0.isNumber || $0 == "-" }
        return ISO8601.parse(next).map { ($0.local.date, 2) }
    }

    private static func prosaicDue(_ words: [String], reference: CivilDate?) -> CivilDate? {
        guard let reference, let by = words.lastIndex(where: { $0.lowercased() == "by" }), by + 1 < words.count else {
            return nil
        }
        let tail = words[(by + 1)...].joined(separator: " ").filter { $0 != ")" && $0 != "." }
        if let written = WrittenDate(tail, reference: reference) { return written.date }
        let word = words[by + 1].lowercased().filter(\.isLetter)
        guard word.count >= 3 else { return nil }
        return Weekday.allCases.first { "\($0)".hasPrefix(word) || "\($0)" == word }.map {
            reference.adding(days: 1).onOrAfter($0)
        }
    }
}

extension String {
    fileprivate var trimmingPunctuation: String {
        var text = self
        while let last = text.last, ",.;:)".contains(last) { text.removeLast() }
        return text
    }
}
