import Writing

/// Where the writing commands put what they write, and in which form.
struct WritingSettings {
    /// The folder of new notes, relative to the vault; empty for the vault's own folder.
    var noteFolder = "notes"
    /// The file whose text new notes begin with; nil for the usual one.
    var noteTemplate: String?
    /// The path of a day's note.
    var dailyNote = "daily/{{date}}.md"
    /// The line that a note becomes when it is captured.
    var captureFormat = "- {{text}}"
    /// The line that a task becomes.
    var todoFormat = "- [ ] {{text}}"

    /// Reads the settings.
    ///
    /// - Parameter value: Returns the text of a setting; nil if it is not set.
    init(_ value: (_ key: String) throws -> String?) rethrows {
        if let folder = try value("note-folder") { noteFolder = WritingSettings.folder(folder) }
        noteTemplate = try value("note-template").flatMap { $0.isEmpty ? nil : $0 }
        if let path = try value("daily-note") { dailyNote = path }
        if let format = try value("capture-format") { captureFormat = format }
        if let format = try value("todo-format") { todoFormat = format }
    }

    private static func folder(_ text: String) -> String {
        text == "." ? "" : text.hasSuffix("/") ? String(text.dropLast()) : text
    }

    /// Returns the description of valid values of a setting; nil if the value is valid.
    static func expected(of key: String, insteadOf text: String) -> String? {
        switch key {
        case "note-folder" where !folder(text).isEmpty && !NoteWriter.mayHold(folder(text)):
            "a folder of the vault such as notes"
        case "daily-note" where !NoteWriter.mayHold(text) || !NoteFormats.isText(text):
            "the path of a note in the vault such as daily/{{date}}.md"
        case "capture-format" where !NoteTemplate(text).has("text"),
            "todo-format" where !NoteTemplate(text).has("text"):
            "a line with {{text}} such as - {{text}}"
        default: nil
        }
    }
}

/// The formats of files that the writing commands edit.
enum NoteFormats {
    static let endings = [".md", ".markdown", ".txt", ".org"]

    static func isText(_ path: String) -> Bool { endings.contains { path.lowercased().hasSuffix($0) } }
}
