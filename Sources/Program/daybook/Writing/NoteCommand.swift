import Glibc
import Text
import Writing

/// `daybook note`: makes, edits, tags and removes notes, and checks their tasks.
struct NoteCommand {
    let settings: Settings
    let environment: [String: String]
    let arguments: Arguments
    /// What was written, for those who may want it back.
    private(set) var written: [WrittenChange] = []

    init(settings: Settings, environment: [String: String], arguments: Arguments) {
        (self.settings, self.environment, self.arguments) = (settings, environment, arguments)
    }

    /// What can be done with a note.
    enum Action: String, CaseIterable {
        case new, edit, tag, untag, done, undone, rm

        /// What must follow it.
        var argument: String {
            switch self {
            case .new: "a title"
            case .edit, .rm: "a title or a file"
            case .tag, .untag: "a title or a file, and tags"
            case .done, .undone: "a place such as notes/boat.md:14, or words of a task"
            }
        }
    }

    private var isDryRun: Bool { arguments.has("dry-run") }

    mutating func run() throws -> ExitStatus {
        let names = "one of " + Action.allCases.map(\.rawValue).joined(separator: ", ")
        guard let typed = arguments.words.first else {
            throw Arguments.Failure.missingArgument(command: "note", argument: names)
        }
        guard let action = Action(rawValue: typed) else {
            throw Arguments.Failure.missingArgument(command: "note", argument: "\(names), not '\(typed)'")
        }
        let words = Array(arguments.words.dropFirst())
        if action != .new, words.isEmpty { throw missing(action) }
        switch action {
        case .new: return try make(words.joined(separator: " "))
        case .edit: return try edit(words.joined(separator: " "))
        case .tag, .untag: return try tag(words, action)
        case .done, .undone: return try mark(words.joined(separator: " "), action)
        case .rm: return try remove(words.joined(separator: " "))
        }
    }

    private func missing(_ action: Action) -> Arguments.Failure {
        .missingArgument(command: "note \(action.rawValue)", argument: action.argument)
    }

    private func writer() throws -> NoteWriter { NoteWriter(vault: try Workspace(settings: settings).vault.folder) }

    // MARK: Making and editing

    private mutating func make(_ title: String) throws -> ExitStatus {
        let isTyped = isatty(STDIN_FILENO) == 1
        let text = isTyped ? "" : try NewNote.standardInput()
        let new = try NewNote(
            settings: settings, title: title, text: text, tags: NoteCommand.tags(arguments.value("tag")))
        let report = isDryRun ? try new.preview() : try new.make()
        let writer = try writer()
        if !isDryRun {
            written = [WrittenChange(path: report.file, before: nil, after: try? writer.read(report.file))]
        }
        guard !isDryRun, !settings.json else { return report.show(settings, isDryRun: isDryRun) }
        Output.answers.line("\(line: report.file)")
        if isTyped {
            try openNew(report)
            written = [WrittenChange(path: report.file, before: nil, after: try? writer.read(report.file))]
        }
        return .answered
    }

    /// Opens a new note; without an editor it is there all the same.
    private func openNew(_ report: WritingReport) throws {
        let editing = Editing(settings: settings, environment: environment)
        do {
            try editing.open(report.file, line: report.changes.count)
        } catch let error as ProgramError {
            guard case .noEditor = error else { throw error }
            Output.tell("daybook: \(line: ErrorWords.sentence(error))")
        }
    }

    private mutating func edit(_ typed: String) throws -> ExitStatus {
        let place = try NoteFinder(settings).find(typed)
        if isDryRun {
            return WritingReport(command: "note edit", file: place.path, changes: []).show(settings, isDryRun: true)
        }
        let writer = try writer()
        let before = try writer.read(place.path)
        try Editing(settings: settings, environment: environment).open(place.path, line: place.lines?.lowerBound ?? 1)
        let after = try? writer.read(place.path)
        let changes = LineChange.all(from: before.bytes, to: after?.bytes ?? [])
        if let first = changes.first {
            written = [WrittenChange(path: place.path, before: before.bytes, after: after, line: first.line)]
        }
        guard settings.json else { return .answered }
        return WritingReport(command: "note edit", file: place.path, changes: changes).show(settings, isDryRun: false)
    }

    // MARK: Tags and tasks

    private mutating func tag(_ words: [String], _ action: Action) throws -> ExitStatus {
        let tags = try words.dropFirst().flatMap { try NoteCommand.tags($0) }
        guard !tags.isEmpty else { throw missing(action) }
        let path = try NoteFinder(settings).find(words[0]).path
        return try change(path, action) { file throws(WritingError) in
            action == .tag
                ? try FrontMatterEdit.adding(tags, to: file) : try FrontMatterEdit.removing(tags, from: file)
        }
    }

    /// Reads tags that are parted by commas.
    static func tags(_ text: String?) throws -> [NoteTag] {
        try (text ?? "").split(separator: ",").map(String.init).map(\.trimmingBlanks).filter { !$0.isEmpty }.map {
            guard let tag = NoteTag($0) else { throw ProgramError.noTag($0) }
            return tag
        }
    }

    private mutating func mark(_ typed: String, _ action: Action) throws -> ExitStatus {
        let finder = TaskFinder(settings: settings, isOpen: action == .done)
        let (path, line) = try finder.find(typed, writer: try writer())
        return try change(path, action) { file throws(WritingError) in
            try TaskEdit.marking(done: action == .done, line: line, of: file)
        }
    }

    private mutating func change(
        _ path: String, _ action: Action, _ edit: (NoteFile) throws(WritingError) -> [UInt8]
    ) throws -> ExitStatus {
        let writer = try writer()
        let file = try writer.read(path)
        let bytes = try edit(file)
        let changes = LineChange.all(from: file.bytes, to: bytes)
        if bytes != file.bytes, !isDryRun {
            let after = try writer.replace(file, with: bytes)
            written = [WrittenChange(path: path, before: file.bytes, after: after, line: changes.first?.line ?? 1)]
        }
        return WritingReport(command: "note \(action.rawValue)", file: path, changes: changes)
            .show(settings, isDryRun: isDryRun)
    }

    // MARK: Removing

    private mutating func remove(_ typed: String) throws -> ExitStatus {
        let vault = try Workspace(settings: settings).vault.folder
        let path = try NoteFinder(settings).find(typed).path
        var report = WritingReport(command: "note rm", file: path, changes: [])
        if isDryRun {
            report.changes = LineChange.all(from: try writer().read(path).bytes, to: [])
            return report.show(settings, isDryRun: true)
        }
        guard try Confirmation(settings: settings, command: "note rm").isGiven("Remove \(line: path)?") else {
            return .nothingFound
        }
        let trash = Trash(vault: vault, desktop: Paths.trash(environment))
        let before = try? writer().read(path).bytes
        let there = try trash.move(path, at: settings.now)
        written = [WrittenChange(path: path, before: before)]
        report.destination = there
        if settings.json { return report.show(settings, isDryRun: false) }
        Output.answers.line("\(line: path) is now \(line: there)")
        return .answered
    }
}

/// Opens files of the vault in the user's editor.
struct Editing {
    let settings: Settings
    let environment: [String: String]

    func open(_ path: String, line: Int) throws {
        guard let editor = EditorCommand(environment) else { throw ProgramError.noEditor(path: path) }
        let file = try Workspace(settings: settings).vault.folder + "/" + path
        let program = ExternalProgram(words: editor.arguments(file: file, line: max(1, line)))
        guard program.run() == 0 else {
            throw ProgramError.editorFailed(editor: editor.words.joined(separator: " "), path: path)
        }
    }
}
