import Answering
import Text

/// The writing commands at the prompt: `:note done 2`, `:habit done running`, `:tags rename OLD NEW`.
extension Repl {
    /// Runs a writing command as it is run from the shell.
    ///
    /// - Parameters:
    ///   - command: `note`, `habit` or `subscription`.
    ///   - typed: What was typed after it; after the action, the number of a citation stands for its place.
    /// - Throws: An error if the words make no sense or a note cannot be written.
    mutating func write(_ command: String, _ typed: String) throws {
        var words = Repl.words(typed)
        if command == "note", words.count > 1, words[0] != "new" {
            words[1] = place(words[1], isTask: words[0].hasSuffix("done"))
        }
        let arguments = try Arguments([command] + words)
        let settings = settings(for: arguments)
        if command == "note" {
            var note = NoteCommand(settings: settings, environment: environment, arguments: arguments)
            defer { remember(note.written) }
            _ = try note.run()
        } else {
            var record = RecordCommand(settings: settings, isDry: arguments.has("dry-run"))
            defer { remember(record.written) }
            _ = try record.run(command, arguments.words)
        }
        Output.answers.line()
    }

    /// Lists the tags, or renames one.
    mutating func tags(_ typed: String) throws {
        let arguments = try Arguments(["tags"] + Repl.words(typed))
        guard arguments.words.first == "rename" else { return try view(.tags, arguments.words.joined(separator: " ")) }
        var command = TagRenameCommand(settings: settings(for: arguments), isDryRun: arguments.has("dry-run"))
        defer { remember(command.written) }
        _ = try command.run(Array(arguments.words.dropFirst()))
        Output.answers.line()
    }

    /// Keeps what was written for `:undo`.
    private mutating func remember(_ written: [WrittenChange]) {
        if !written.isEmpty { dialogue.written = written }
    }

    private func settings(for arguments: Arguments) -> Settings {
        var settings = settings
        settings.json = json || arguments.has("json")
        settings.saysYes = settings.saysYes || arguments.has("yes")
        return settings
    }

    /// Returns the place of a citation of the last answer; other words as they are.
    private func place(_ word: String, isTask: Bool) -> String {
        guard let number = Int(word), let cited = citations.first(where: { $0.rank == number }) else { return word }
        let (first, last) = (cited.lines.first, cited.lines.last)
        return cited.document.path + (isTask ? ":\(first)" + (first == last ? "" : "-\(last)") : "")
    }

    /// Splits a line into words; an apostrophe alone is none of a shell.
    private static func words(_ typed: String) -> [String] {
        let isPaired = ["'", "\""].allSatisfy { mark in typed.count { String($0) == mark } % 2 == 0 }
        return isPaired ? ShellWords.split(typed) : typed.split(separator: " ").map(String.init)
    }
}
