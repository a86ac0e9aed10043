import Answering
import Glibc
import Model
import Parsing
import Store
import Text

extension Repl {
    /// Writes a text, page by page if it is longer than the screen.
    func write(_ text: SafeText) {
        guard settings.screen.hasPages else { return Output.answers.line(text) }
        Pages(text, screen: settings.screen, templates: settings.templates).show(asking: editor.wantsMore)
    }

    private func write(_ lines: [SafeText], orElse key: String) {
        lines.isEmpty ? tell(text(key)) : write(lines.joined(separator: "\n"))
    }

    /// Shows a planner's view; its citations can be opened like those of an answer.
    mutating func view(_ name: ViewReading.Name, _ words: String) throws {
        refresh()
        try show(try asker.view(name, words))
    }

    /// Shows the vault's name, folder and counts; `remember` stores it in the configuration.
    func showVault(_ typed: String) throws {
        if typed == "remember" { return Output.answers.line(.line(try VaultMemory(settings).remember())) }
        let folder = workspace.vault.folder
        let name = String(folder.split(separator: "/").last ?? "/")
        Output.answers.line(.line(text("prompt.vault", ["name": name, "folder": folder])))
        Output.answers.line(.line(try holdings()))
        if !Files.isFolder(folder) { tell(text("prompt.vault-gone", ["folder": folder])) }
    }

    func status() throws {
        write(
            .clean(
                try StatusReport(workspace, asker.index, workspace.survey().listing()).text(
                    isVerbose: settings.isVerbose)))
    }

    func showHistory(_ typed: String) {
        guard let count = typed.isEmpty ? Repl.usualHistory : Int(typed), count > 0 else {
            return tell(text("prompt.history-what"))
        }
        write(editor.history(last: count).map { "  \(line: $0)" }, orElse: "prompt.no-history")
    }

    private static var usualHistory: Int { 20 }

    // MARK: Completion

    func updateNames() {
        editor.completer.names = Completer.Names { [asker] in Repl.names(of: asker) }
    }

    /// Returns the candidates for completion, frequent ones first: people, also by last name, tags, time phrases and titles.
    private static func names(of asker: Asker) -> [Completer.Candidate] {
        VaultNames.people.candidates(asker) + VaultNames.tags.candidates(asker)
            + TimePhrases.all.map { Completer.Candidate($0) } + VaultNames.titles.candidates(asker)
    }

    /// Sets the arguments of commands that Tab completes after the last answer.
    func updateArguments() {
        let ranks = citations.map { String($0.rank) }
        let conditions = last.map { last in
            ReadingCondition.all(of: last.reading).map { $0.typed(in: last.reading) }
        }
        let people = asker.names.people.map { SafeText.line($0.name).text }
        editor.completer.commands = ReplCommand.usable(judging: judging != nil)
        editor.completer.arguments = { command in
            switch command.argument {
            case .citation, .citationAndContext, .citations: ranks
            case .condition: conditions ?? []
            case .word, .action, .rename: command.words
            case .person, .personOrMeeting: people
            case .time: TimePhrases.all
            case .command: ReplCommand.all.map(\.name)
            case .none, .number, .question, .query, .file, .name, .place: []
            }
        }
    }
}
