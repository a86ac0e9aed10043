import Answering
import Habits
import Store
import Text
import Time
import Writing

/// `daybook habit done|undo|archive` and `daybook subscription cancel|archive`: changes a line of a page.
struct RecordCommand {
    let settings: Settings
    let isDry: Bool
    /// What was written, for those who may want it back.
    private(set) var written: [WrittenChange] = []

    init(settings: Settings, isDry: Bool) { (self.settings, self.isDry) = (settings, isDry) }

    private enum Action: String {
        case done, undo, archive, cancel

        static func actions(of kind: RecordPage.Kind) -> [Action] {
            kind == .habit ? [.done, .undo, .archive] : [.cancel, .archive]
        }
    }

    /// A page with its change; nil without one.
    private struct Change {
        var page: RecordPage
        var old: [UInt8]
        var edit: PageEdit?
        /// The words of the outcome, and their values.
        var key: String
        var slots: [String: String]
        /// Where the words stand that make a change needless.
        var place: Int?
    }

    /// Runs the command.
    ///
    /// - Parameters:
    ///   - command: The name of the command, a kind of page.
    ///   - words: What was typed after it: the action, a name, perhaps a day.
    /// - Returns: `.nothingFound` if there is nothing to take back.
    /// - Throws: `Arguments.Failure` or `ProgramError` if the words make no sense, or the page cannot be written.
    mutating func run(_ command: String, _ words: [String]) throws -> ExitStatus {
        guard let kind = RecordPage.Kind(rawValue: command) else { preconditionFailure("a kind of page is a command") }
        let actions = Action.actions(of: kind)
        guard let action = words.first.flatMap(Action.init), actions.contains(action), words.count > 1 else {
            throw Arguments.Failure.missingArgument(
                command: command, argument: actions.map(\.rawValue).joined(separator: ", ") + " and a name")
        }
        let records = try Workspace(settings: settings).withIndex { index in
            try HabitPages(index, vault: settings.vault?.folder).records()
        }
        let change = try change(action, kind, words.dropFirst().joined(separator: " "), records.book)
        if let edit = change.edit, !isDry {
            let after = try NoteWriter(vault: settings.vault?.folder ?? "").replace(
                NoteFile(path: change.page.path, bytes: change.old), with: edit.bytes)
            written = [
                WrittenChange(path: change.page.path, before: change.old, after: after, line: edit.line)
            ]
        }
        settings.write(settings.json ? JSONLine.line(json(change)) : .clean(sentence(change)))
        return change.edit == nil && action == .undo ? .nothingFound : .answered
    }

    private func file(_ page: RecordPage) -> String { (settings.vault?.folder ?? "") + "/" + page.path }

    // MARK: What is meant

    private func change(_ action: Action, _ kind: RecordPage.Kind, _ words: String, _ book: HabitBook) throws -> Change
    {
        switch kind {
        case .habit:
            let (habit, day) = try named(words, kind, action) {
                book.habits(named: $0)
            } title: {
                $0.title
            }
            let old = try bytes(of: habit.page)
            // The page is read once more, since its lines are those of the bytes that are changed.
            let current = Habit(RecordPage(path: habit.page.path, title: habit.title, bytes: old))
            return try change(action, current, day, old)
        case .subscription:
            let (subscription, day) = try named(words, kind, action) {
                book.subscriptions(named: $0)
            } title: {
                $0.title
            }
            let old = try bytes(of: subscription.page)
            let page = RecordPage(path: subscription.page.path, title: subscription.title, bytes: old)
            return try field(action == .cancel ? "cancelled" : "archived", day, page, old)
        }
    }

    /// Returns what some words name, with the day behind the name; today without one.
    private func named<Record>(
        _ words: String, _ kind: RecordPage.Kind, _ action: Action, find: (String) -> [Record],
        title: (Record) -> String
    ) throws(ProgramError) -> (Record, CivilDate) {
        let whole = find(words)
        if whole.count == 1 { return (whole[0], settings.now.date) }
        let named = NamedDay(
            words, now: settings.now, weekStart: settings.weekStart, dayFirst: settings.dayFirst,
            isAhead: action == .cancel)
        let found = find(named.name)
        guard !found.isEmpty else {
            throw .noRecord(kind: kind.rawValue, name: named.name.isEmpty ? words : named.name)
        }
        guard found.count == 1 else { throw .severalRecords(name: named.name, titles: found.map(title)) }
        switch named.when {
        case .unsaid: return (found[0], settings.now.date)
        case .noDay(let written): throw .noDay(written)
        case .day(let day):
            guard action != .done || day <= settings.now.date else { throw .aheadOfToday(named.written) }
            return (found[0], day)
        }
    }

    private func bytes(of page: RecordPage) throws(ProgramError) -> [UInt8] {
        guard let bytes = Files.bytes(file(page)) else {
            throw .cannotWrite(path: page.path, reason: Files.lastFailure)
        }
        return bytes
    }

    // MARK: Changes

    private func change(_ action: Action, _ habit: Habit, _ day: CivilDate, _ old: [UInt8]) throws(ProgramError)
        -> Change
    {
        if action == .archive { return try field("archived", day, habit.page, old) }
        let text = "- " + ISO8601.string(day)
        var change = Change(
            page: habit.page, old: old, key: "",
            slots: ["habit": habit.title, "date": settings.templates.dates.day(day)])
        var editor = try editor(habit.page, old, text)
        if action == .done {
            change.edit = editor.add(day, to: habit)
            change.place = habit.completions.first { $0.day == day }?.line
            change.key = change.edit == nil ? "habits.done.there" : "habits.done"
        } else {
            do throws(PageEditor.Failure) {
                change.edit = try editor.remove(day)
            } catch {
                throw failure(error, habit.page, text)
            }
            change.key = change.edit == nil ? "habits.undone.none" : "habits.undone"
        }
        return change
    }

    private func field(_ key: String, _ day: CivilDate, _ page: RecordPage, _ old: [UInt8]) throws(ProgramError)
        -> Change
    {
        let text = key + ": " + ISO8601.string(day)
        var change = Change(page: page, old: old, key: "", slots: ["name": page.title, "text": text])
        var editor = try editor(page, old, text)
        do throws(PageEditor.Failure) {
            change.edit = try editor.set(key, to: ISO8601.string(day))
        } catch {
            throw failure(error, page, text)
        }
        change.place = page.field(key)?.line
        change.key = change.edit == nil ? "habits.field.there" : "habits.field"
        return change
    }

    private func editor(_ page: RecordPage, _ old: [UInt8], _ text: String) throws(ProgramError) -> PageEditor {
        do throws(PageEditor.Failure) {
            return try PageEditor(page, bytes: old)
        } catch {
            throw failure(error, page, text)
        }
    }

    private func failure(_ failure: PageEditor.Failure, _ page: RecordPage, _ text: String) -> ProgramError {
        switch failure {
        case .notEditable: .notEditable(path: page.path, text: text)
        case .notAlone(let line): .notAlone(place: "\(page.path):\(line)")
        }
    }

    // MARK: Words

    private func sentence(_ change: Change) -> String {
        var slots = change.slots
        slots["place"] = (change.edit?.line ?? change.place).map { "\(change.page.path):\($0)" } ?? change.page.path
        return settings.templates.text(change.key + (change.edit != nil && isDry ? ".dry" : ""), slots)
    }

    private func json(_ change: Change) -> RecordChangeJSON {
        RecordChangeJSON(
            file: change.page.path, line: change.edit?.line ?? change.place, text: change.edit?.text,
            title: change.page.title, isChanged: change.edit != nil && !isDry, isDry: isDry)
    }
}

/// The JSON format of a change of a page.
private struct RecordChangeJSON: JSONWritable {
    var file: String
    var line: Int?
    /// The line that is written or taken out; null if nothing changes.
    var text: String?
    var title: String
    var isChanged: Bool
    var isDry: Bool

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("changed", isChanged)
            $0.field("dry_run", isDry)
            $0.field("file", file)
            $0.field("line", line)
            $0.field("text", text)
            $0.field("title", title)
        }
    }
}
