import Answering
import Text

/// `daybook q`: asks a saved question, lists all, or deletes one.
struct QuestionCommand {
    let settings: Settings
    let deletes: Bool

    func run(_ words: [String]) throws -> ExitStatus {
        var saved = try SavedQuestions(settings)
        guard let name = words.first else {
            guard !deletes else { throw Arguments.Failure.missingArgument(command: "q --delete", argument: "a name") }
            return list(saved)
        }
        guard words.count == 1 else { throw ProgramError.noQuestion(words.joined(separator: " "), known: []) }
        if deletes {
            try saved.delete(name)
            Output.messages.line(.line(settings.templates.text("saved.deleted", ["name": name])))
            return .answered
        }
        return try AskCommand(settings: settings).ask(try saved.question(name).question)
    }

    private func list(_ saved: SavedQuestions) -> ExitStatus {
        let entries = saved.entries.sorted { $0.name.lowercased() < $1.name.lowercased() }
        if settings.json {
            Output.answers.line(JSONLine.line(ListJSON(entries: entries, file: saved.path)))
        } else if entries.isEmpty {
            Output.messages.line(.line(settings.templates.text("saved.none")))
        } else {
            let width = entries.map { DisplayWidth.of($0.name) }.max() ?? 0
            let lines = entries.map { entry in
                let pad = SafeText(repeating: " ", count: width - DisplayWidth.of(entry.name))
                return settings.screen.isPlain
                    ? "\(line: entry.name): \(line: entry.question)" as SafeText
                    : "\(line: entry.name)\(pad)  \(line: entry.question)"
            }
            settings.write(lines.joined(separator: "\n"))
        }
        return entries.isEmpty ? .nothingFound : .answered
    }

    private struct ListJSON: JSONWritable {
        var entries: [SavedQuestions.Entry]
        var file: String

        func write(to json: inout JSONBytes) {
            json.object {
                $0.field("file", file)
                $0.field("questions", entries.map(EntryJSON.init))
                $0.field("schema", JSONLine.schema)
            }
        }
    }

    private struct EntryJSON: JSONWritable {
        var entry: SavedQuestions.Entry

        func write(to json: inout JSONBytes) {
            json.object {
                $0.field("name", entry.name)
                $0.field("question", entry.question)
            }
        }
    }
}
