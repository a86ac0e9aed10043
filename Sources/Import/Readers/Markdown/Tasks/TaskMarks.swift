import Time

/// The words of a task without its marks, and the owner, due date and recurrence read from the marks.
///
/// The marks are those of Obsidian Tasks (`📅 2026-03-20`, `✅ 2026-03-19`), Dataview fields (`[due:: 2026-03-20]`), and plain words (`due:2026-03-20`,
/// `@Bob`, `owner: Bob`). "by Friday" sets a date and stays in the text, because it reads as prose.
struct TaskMarks {
    private(set) var words: [String]
    private(set) var owner: String?
    private(set) var due: CivilDate?
    /// The day on which it was done or cancelled.
    private(set) var completed: CivilDate?
    /// The recurrence rule as written.
    private(set) var recurrence: String?

    /// Reads the marks in a task's text; `reference` is the day to which "by Friday" refers.
    init(_ text: String, reference: CivilDate?) {
        words = []
        let bare = takeFields(text)
        words = TaskMarks.words(of: bare)
        takeBlockIdentifier()
        takeEmojiMarks()
        takeKeyedDue(reference: reference)
        takeDoneTag()
        takeOwner()
        if due == nil { due = TaskMarks.prosaicDue(words, reference: reference) }
    }

    /// Reads Dataview fields, `[key:: value]` and `(key:: value)`, and returns the text without them.
    private mutating func takeFields(_ text: String) -> String {
        guard text.holds("::") else { return text }
        var rest = text
        // A task has only a few fields; the limit bounds the cost of lines with many.
        for _ in 0..<20 {
            guard let field = TaskField(firstIn: rest) else { break }
            switch field.key {
            case "due", "deadline": due = due ?? TaskMarks.date(field.value)
            case "completion", "completed", "done", "cancelled": completed = completed ?? TaskMarks.date(field.value)
            case "owner", "assignee", "assigned", "who": owner = owner ?? WrittenAttendee.one(field.value)?.name
            case "repeat", "recurrence": recurrence = recurrence ?? field.value
            default: break
            }
            rest.replaceSubrange(field.range, with: " ")
        }
        return rest
    }

    private static func words(of text: String) -> [String] {
        guard text.isASCII else { return text.split(whereSeparator: \.isWhitespace).map(String.init) }
        return text.utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.map { String(Substring($0)) }
    }

    /// Removes a block identifier, `^a1b2c3`, at the end.
    private mutating func takeBlockIdentifier() {
        guard let last = words.last, last.hasPrefix("^"), last.count > 1,
            last.dropFirst().allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
        else { return }
        words.removeLast()
    }

    /// Returns whether a word begins with one of some ASCII characters, letters in either case, or with a non-ASCII character.
    private static func begins(_ word: String, with characters: Unicode.Scalar...) -> Bool {
        guard let first = word.utf8.first else { return false }
        return first >= 0x80 || characters.contains { $0.value == UInt32(first) || $0.value == UInt32(first | 0x20) }
    }

    /// The marks of Obsidian Tasks that a date follows; below are those of due dates and of priorities.
    ///
    /// Source: publish.obsidian.md/tasks, "Tasks Emoji Format"; it also has 🔁 with a rule, 🆔 and ⛔ with identifiers, 🏁 with an action.
    private static let datedMarks: [Character] = ["📅", "🗓", "📆", "⏳", "🛫", "✅", "➕", "❌"]
    private static let dueMarks: Set<Character> = ["📅", "🗓", "📆"]
    private static let completionMarks: Set<Character> = ["✅", "❌"]
    private static let priorities: Set<Character> = ["🔺", "⏫", "🔼", "🔽", "⏬"]

    private mutating func takeEmojiMarks() {
        var kept: [String] = []
        var index = 0
        while index < words.count {
            var count = 1
            if words[index].utf8.first ?? 0 < 0xE2 {
                kept.append(words[index])
            } else if let first = TaskMarks.bare(words[index].first), TaskMarks.datedMarks.contains(first),
                let dated = date(at: index, behind: 1)
            {
                if TaskMarks.dueMarks.contains(first) { due = due ?? dated.0 }
                if TaskMarks.completionMarks.contains(first) { completed = completed ?? dated.0 }
                count = dated.1
            } else if let first = TaskMarks.bare(words[index].first), let length = fieldLength(at: index, first) {
                if first == "🔁" {
                    let rule = words[index..<index + length].joined(separator: " ").dropFirst().trimmed
                    recurrence = recurrence ?? (rule.isEmpty ? nil : rule)
                }
                count = length
            } else if !TaskMarks.isPriority(words[index]) {
                kept.append(words[index])
            }
            index += count
        }
        words = kept
    }

    /// Returns the number of words of a mark with its rule or identifiers; nil for other words.
    private func fieldLength(at index: Int, _ mark: Character) -> Int? {
        let follows: (Character) -> Bool
        switch mark {
        case "🔁": follows = { $0.isASCII && ($0.isLetter || $0.isNumber || ",!".contains($0)) }
        case "⛔", "🆔": follows = { $0.isASCII && ($0.isLetter || $0.isNumber || ",-_".contains($0)) }
        case "🏁": follows = { $0.isASCII && $0.isLetter }
        default: return nil
        }
        let own = words[index].dropFirst()
        guard own.allSatisfy(follows) else { return nil }
        // A rule extends to the next mark; identifiers continue after a comma.
        var end = index + 1
        var goesOn = mark == "🔁" || own.isEmpty
        while end < words.count, goesOn, words[end].allSatisfy(follows) {
            goesOn =
                mark == "🔁" || words[end].hasSuffix(",") || (end + 1 < words.count && words[end + 1].hasPrefix(","))
            end += 1
        }
        return end - index
    }

    private static func isPriority(_ word: String) -> Bool {
        word.count == 1 && bare(word.first).map(priorities.contains) == true
    }

    /// Returns an emoji without the variation selector that some keyboards add.
    private static func bare(_ character: Character?) -> Character? {
        guard let scalar = character?.unicodeScalars.first, scalar.value > 0x2000 else { return nil }
        return Character(scalar)
    }

    /// Returns the date after a mark of `length` characters, in the same word or the next, and the number of words used.
    private func date(at index: Int, behind length: Int) -> (CivilDate, Int)? {
        let tail = words[index].dropFirst(length)
        if !tail.isEmpty { return TaskMarks.date(String(tail)).map { ($0, 1) } }
        guard index + 1 < words.count else { return nil }
        return TaskMarks.date(words[index + 1]).map { ($0, 2) }
    }

    private static func date(_ text: String) -> CivilDate? {
        ISO8601.parse(text.filter { $0.isNumber || $0 == "-" })?.local.date
            ?? WrittenDate(text.trimmed, reference: nil)?.date
    }

    /// Reads `due:2026-03-20`, `due: Friday`, `(due 20 March)`; only the first form is removed.
    private mutating func takeKeyedDue(reference: CivilDate?) {
        for index in words.indices where TaskMarks.begins(words[index], with: "(", "[", "d") {
            let bare = words[index].lowercased().drop { $0 == "(" || $0 == "[" }
            guard bare.hasPrefix("due"), due == nil else { continue }
            let length = bare.hasPrefix("due::") ? 5 : 4
            if bare.hasPrefix("due:"),
                let (date, count) = date(at: index, behind: words[index].count - bare.count + length)
            {
                due = date
                words.removeSubrange(index..<(index + count))
                return
            }
            guard bare == "due" || bare == "due:", let date = TaskMarks.day(words[(index + 1)...], reference: reference)
            else { continue }
            due = date
        }
    }

    /// Reads and removes `@done(2026-03-19)`, the mark of TaskPaper.
    private mutating func takeDoneTag() {
        guard let place = words.firstIndex(where: { $0.hasPrefix("@done(") }) else { return }
        completed = completed ?? TaskMarks.date(String(words[place].dropFirst(6).prefix { $0 != ")" }))
        // An hour may stand behind the day.
        let end = words[place...].prefix(2).firstIndex { $0.hasSuffix(")") } ?? place
        words.removeSubrange(place...end)
    }

    /// Reads and removes `@name`, within the text also with a last name after it: "… @Sarah Chen".
    private mutating func takeOwner() {
        if let place = words.firstIndex(where: { $0.hasPrefix("@[[") || $0.hasPrefix("(@[[") }),
            let end = words[place...].firstIndex(where: { $0.contains("]]") })
        {
            owner =
                owner
                ?? WrittenAttendee.one(
                    words[place...end].joined(separator: " ").filter { $0 != "(" && $0 != ")" })?.name
            words.removeSubrange(place...end)
            return
        }
        if let place = words.firstIndex(where: { $0.hasPrefix("@") && $0.count > 1 }) {
            var name = String(words.remove(at: place).dropFirst())
            if place > 0, place < words.count, name.first?.isUppercase == true, name.last?.isLetter == true,
                words[place].first?.isUppercase == true, words[place].allSatisfy(\.isLetter)
            {
                name += " " + words.remove(at: place)
            }
            owner = owner ?? name.replacing("_", with: " ").trimmingPunctuation
        } else if owner == nil {
            takeNamedOwner()
        }
    }

    /// Reads and removes `owner: Sarah Chen`, `assignee:Bob`.
    private mutating func takeNamedOwner() {
        for mark in ["owner:", "assignee:"] {
            guard
                let place = words.firstIndex(where: {
                    TaskMarks.begins($0, with: "o", "a") && $0.lowercased().hasPrefix(mark)
                })
            else { continue }
            var end = place + 1
            var name = String(words[place].dropFirst(mark.count))
            while end < words.count, end < place + 3, !name.hasSuffix(","), words[end].first?.isUppercase == true,
                name.isEmpty || words[end].allSatisfy({ $0.isLetter || ",.'’-".contains($0) })
            {
                name += (name.isEmpty ? "" : " ") + words[end]
                end += 1
            }
            guard !name.isEmpty else { continue }
            words.removeSubrange(place..<end)
            owner = name.trimmingPunctuation
            return
        }
    }

    private static func prosaicDue(_ words: [String], reference: CivilDate?) -> CivilDate? {
        guard
            let by = words.lastIndex(where: { begins($0, with: "b") && ["by", "bis"].contains($0.lowercased()) })
        else { return nil }
        return day(words[(by + 1)...], reference: reference)
    }

    /// Returns the day that some words begin with: a date, today, tomorrow, or the next day with that weekday's name.
    private static func day(_ words: ArraySlice<String>, reference: CivilDate?) -> CivilDate? {
        guard let first = words.first else { return nil }
        let tail = words.joined(separator: " ").filter { $0 != ")" && $0 != "." && $0 != "]" }
        if let written = WrittenDate(tail, reference: reference) { return written.date }
        guard let reference else { return nil }
        let word = first.lowercased().filter(\.isLetter)
        if word == "today" || word == "heute" { return reference }
        if word == "tomorrow" || word == "morgen" { return reference.adding(days: 1) }
        return WrittenDate.weekday(word).map { reference.adding(days: 1).onOrAfter($0) }
    }
}

extension String {
    var trimmingPunctuation: String {
        var text = self
        while let last = text.last, ",.;:)".contains(last) { text.removeLast() }
        return text
    }
}
