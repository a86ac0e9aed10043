import Habits
import Time
import Writing

/// Edits of notes, fed with any note: they change the bytes of their place alone, or refuse.
enum FuzzedEdit {
    private static func note(_ bytes: [UInt8], _ path: String = "note.md") -> NoteFile {
        NoteFile(path: path, bytes: bytes)
    }

    /// The parts of two texts that differ, without what both begin and end with.
    private static func difference(_ old: [UInt8], _ new: [UInt8]) -> (old: ArraySlice<UInt8>, new: ArraySlice<UInt8>) {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        return (old[start..<(old.count - end)], new[start..<(new.count - end)])
    }

    // MARK: Tags

    static func problemOfTags(with bytes: [UInt8]) -> String? {
        guard let tag = NoteTag("new-tag"), let added = try? FrontMatterEdit.adding([tag], to: note(bytes)) else {
            return nil
        }
        if (try? FrontMatterEdit.adding([tag], to: note(added))) != added { return "a tag is added twice" }
        let (gone, made) = difference(bytes, added)
        // What stands for no value may go: '~', 'null', '[]'.
        if gone.count > 4 { return "adding a tag takes \(gone.count) bytes away" }
        if made.count > 200 + indent(of: bytes) { return "adding a tag writes \(made.count) bytes" }
        guard let removed = try? FrontMatterEdit.removing([tag], from: note(added)) else { return nil }
        if (try? FrontMatterEdit.removing([tag], from: note(removed))) != removed { return "a tag is removed twice" }
        let left = difference(bytes, removed)
        if !bytes.isEmpty, added != bytes, left.old.count > 4 { return "removing takes more than what was added" }
        return nil
    }

    /// The length of the longest line, since items are indented as their neighbours are.
    private static func indent(of bytes: [UInt8]) -> Int { bytes.split(separator: 10).map(\.count).max() ?? 0 }

    static func problemOfRename(with bytes: [UInt8]) -> String? {
        guard let old = NoteTag("a"), let new = NoteTag("zz"),
            let renamed = try? TagRename.renaming(old, to: new, in: note(bytes))
        else { return nil }
        let changes = LineChange.all(from: bytes, to: renamed)
        // Where a line goes, those up to the next change are told as gone and made anew.
        let made = changes.compactMap(\.new)
        if made.count > changes.compactMap(\.old).count { return "renaming adds a line" }
        for before in changes.compactMap(\.old) where !made.contains(before) && !before.lowercased().contains("a") {
            return "renaming changes a line without the tag"
        }
        if (try? TagRename.renaming(old, to: new, in: note(renamed))) != renamed { return "a tag is renamed twice" }
        return nil
    }

    // MARK: Tasks

    static func problemOfTasks(with bytes: [UInt8]) -> String? {
        for path in ["note.md", "note.org"] {
            let count = bytes.count(where: { $0 == 10 || $0 == 13 }) + 1
            for line in 1...min(count, 12) {
                guard let done = try? TaskEdit.marking(done: true, line: line, of: note(bytes, path)) else { continue }
                if let problem = problem(of: line, from: bytes, to: done) { return problem }
                guard let open = try? TaskEdit.marking(done: false, line: line, of: note(done, path)) else {
                    return "a task that was checked cannot be opened"
                }
                if let problem = problem(of: line, from: bytes, to: open) { return problem }
            }
            let open = TaskEdit.openTasks(in: 1...count, of: note(bytes, path))
            if open != open.sorted() { return "tasks are out of order" }
        }
        return nil
    }

    private static func problem(of line: Int, from old: [UInt8], to new: [UInt8]) -> String? {
        let (gone, made) = difference(old, new)
        if gone.count > 12 || made.count > 12 { return "a mark is longer than a mark" }
        let before = old[..<gone.startIndex]
        let number = before.indices.count { index in
            before[index] == 10 || before[index] == 13 && !(index + 1 < old.count && old[index + 1] == 10)
        }
        return old == new || number + 1 == line ? nil : "line \(number + 1) is changed, not \(line)"
    }

    // MARK: Pages of records

    static func problemOfPages(with bytes: [UInt8]) -> String? {
        let page = RecordPage(path: "habits/run.md", title: "Run", bytes: bytes)
        let day = CivilDateTime(secondNumber: 1_773_829_000).date
        guard var editor = try? PageEditor(page, bytes: bytes) else { return nil }
        if let edit = editor.add(day, to: Habit(page)) {
            let (gone, _) = difference(bytes, edit.bytes)
            if !gone.isEmpty { return "a day takes \(gone.count) bytes away" }
            let again = RecordPage(path: page.path, title: page.title, bytes: edit.bytes)
            if edit.line > again.lines.count || again.lines[edit.line - 1] != edit.text {
                return "the line is elsewhere"
            }
        }
        if var other = try? PageEditor(page, bytes: bytes), let set = try? other.set("archived", to: "true") {
            let (gone, _) = difference(bytes, set.bytes)
            if gone.contains(10) { return "a field takes lines away" }
        }
        let appended = AppendedLine("- done", to: bytes)
        return appended.bytes.starts(with: bytes) ? nil : "appending changes what stands there"
    }
}
