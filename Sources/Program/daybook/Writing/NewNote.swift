import Text
import Time
import Writing

/// A note that `daybook note new` makes.
struct NewNote {
    private let folder: String
    private let stem: String
    private let draft: NoteDraft
    private let template: String
    private let writer: NoteWriter

    /// Prepares a note.
    ///
    /// - Parameters:
    ///   - settings: The settings.
    ///   - title: The title; if empty, the first line of the text, else the moment.
    ///   - text: The text below the front matter.
    ///   - tags: The tags.
    /// - Throws: `ProgramError` if there is no vault, or the template cannot be read.
    init(settings: Settings, title: String, text: String, tags: [NoteTag]) throws {
        let vault = try Workspace(settings: settings).vault.folder
        let title = title.isEmpty ? NewNote.title(of: text, at: settings.now) : title
        writer = NoteWriter(vault: vault)
        folder = settings.writing.noteFolder
        stem = NoteFileName.stem(title)
        draft = NoteDraft(title: title, created: settings.now, tags: tags, text: text)
        template =
            try settings.writing.noteTemplate.map { try NewNote.template($0, vault: vault) } ?? NoteDraft.usualTemplate
    }

    /// Makes the file under the first name that is free.
    func make() throws(WritingError) -> WritingReport {
        for path in paths where !writer.holds(path) {
            let bytes = try draft.bytes(template, path: path)
            do throws(WritingError) {
                try writer.create(path, bytes: bytes)
                return report(path, bytes)
            } catch {
                // Somebody else was faster.
                guard error.reason == .taken else { throw error }
            }
        }
        throw WritingError(path: folder, reason: .taken)
    }

    /// Returns what would be made.
    func preview() throws(WritingError) -> WritingReport {
        let path = paths.first { !writer.holds($0) } ?? stem
        return report(path, try draft.bytes(template, path: path))
    }

    private var paths: [String] { NumberedNames(stem + ".md").map { folder.isEmpty ? $0 : folder + "/" + $0 } }

    private func report(_ path: String, _ bytes: [UInt8]) -> WritingReport {
        WritingReport(command: "note new", file: path, changes: LineChange.all(from: [], to: bytes))
    }

    /// Returns the text of standard input.
    static func standardInput() throws(ProgramError) -> String {
        let bytes = Files.standardInput() ?? []
        guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else { throw .inputUnreadable }
        return text
    }

    private static func template(_ path: String, vault: String) throws(ProgramError) -> String {
        let isOwn = path.hasPrefix("/") || path.hasPrefix("~")
        let file = Paths.absolute(isOwn ? path : vault + "/" + path)
        guard let text = Files.text(file) else { throw .templateUnreadable(path: file, reason: Files.lastFailure) }
        return text
    }

    private static func title(of text: String, at now: CivilDateTime) -> String {
        let lines = text.split(whereSeparator: \.isNewline).map { String($0).trimmingBlanks }
        let first = lines.first { !$0.isEmpty }?.drop { "#-*> ".contains($0) }
        guard let first, !first.isEmpty else {
            let slots = NoteTemplate.slots(at: now)
            return "\(slots["date", default: ""]) \(slots["time", default: ""])"
        }
        let words = first.split(separator: " ")
        var title = ""
        for word in words where title.count + word.count < longestTitle { title += (title.isEmpty ? "" : " ") + word }
        return title.isEmpty ? String(first.prefix(longestTitle)) : title
    }

    /// The longest title taken from a text, in characters.
    private static let longestTitle = 60
}
