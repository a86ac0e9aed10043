import Answering
import Indexing
import Model
import Parsing
import Store
import Text
import Time

/// The interactive prompt: reads questions and `:commands` until Ctrl-D.
struct Repl {
    private(set) var settings: Settings
    let environment: [String: String]
    private(set) var workspace: Workspace
    let editor: LineEditor
    private(set) var asker: Asker
    /// The report of the import before the first question.
    private let first: ImportFlow.Report
    /// The citations that commands refer to: those of the last answer, or of passages similar to one.
    var citations: [Citation] = []
    var json: Bool
    /// All replies so far, for `:save`.
    var replies: [Reply] = []
    var dialogue = Dialogue()
    /// The question set being built; nil if answers are not judged.
    var judging: Judging?
    /// A line typed instead of the answer to a question of the program; read next.
    var pending: String?

    var last: Reply? { dialogue.last }

    enum Next { case goOn, leave }

    init(settings: Settings, environment: [String: String], judging: Judging? = nil) throws {
        self.settings = settings
        self.judging = judging
        self.environment = environment
        json = settings.json
        workspace = try Workspace(settings: settings)
        // From here on Ctrl-C is only recorded, and stops the first import instead of the program.
        let editor = LineEditor(historyFile: Repl.historyFile(environment), screen: settings.screen)
        self.editor = editor
        let (index, report) = try workspace.open { editor.isInterrupted }
        first = report
        asker = try Asker(settings: settings, index: index)
        OwnerWords(asker).tellChoices()
        updateNames()
    }

    /// Continues with another owner: resolves people again, but reads no file.
    mutating func use(_ settings: Settings) throws {
        let workspace = try Workspace(settings: settings)
        let asker = try Asker(settings: settings, index: try workspace.open())
        (self.settings, self.workspace, self.asker) = (settings, workspace, asker)
        try asker.renew(&dialogue.conversation)
        updateNames()
    }

    mutating func run() throws -> ExitStatus {
        Output.answers.line(folded(try greeting()))
        tellLeft(of: first)
        if let hint = VaultMemory(settings).hint { Output.answers.line(folded(hint)) }
        if let judging { Output.answers.line(folded(text("judge.greeting", ["file": judging.path]))) }
        while true {
            updateArguments()
            switch nextLine() {
            case .interrupted: Output.answers.line()
            case .end:
                Output.answers.line()
                return .answered
            case .line(let line):
                editor.remember(line)
                let text = line.split(separator: " ").joined(separator: " ")
                if text.isEmpty { continue }
                if ReplCommand.leaves(text) { return .answered }
                do {
                    guard text.hasPrefix(":") else {
                        try ask(text)
                        continue
                    }
                    if try runCommand(text) == .leave { return .answered }
                } catch {
                    Output.tell("daybook: \(line: ErrorWords.sentence(error))")
                }
            }
        }
    }

    private mutating func nextLine() -> LineEditor.Input {
        guard let typed = pending else { return editor.read(prompt: "\(line: text("prompt")) ") }
        pending = nil
        return .line(typed)
    }

    // MARK: Questions

    mutating func ask(_ question: String) throws {
        refresh()
        try converse(question)
    }

    mutating func show(_ reply: Reply, via said: ViaAnswer.Result? = nil) throws {
        if editor.isInterrupted { return tell(text("prompt.dropped")) }
        let renderer = AnswerRenderer(settings, in: reply.reading.language, isPrompt: true)
        write(json ? asker.json(reply, via: said) : renderer.text(reply.answer) + "\n")
        replies.append(reply)
        citations = reply.answer.numberedCitations
        asker.note(reply, in: &dialogue.conversation)
        dialogue.show(reply)
    }

    /// Updates the index, until Ctrl-C; makes a new asker only if something changed.
    mutating func refresh() {
        guard settings.updates else { return }
        let folder = workspace.vault.folder
        guard Files.isFolder(folder) else { return tell(text("prompt.vault-gone", ["folder": folder])) }
        do {
            let report = try workspace.refresh { [editor] in editor.isInterrupted }
            tellLeft(of: report)
            guard report.hasChanges else { return }
            RevisionRecorder(settings: settings).recordIfChanged()
            workspace.tell(report.problems)
            asker = try Asker(settings: settings, index: try workspace.reopen())
            try asker.renew(&dialogue.conversation)
            updateNames()
        } catch {
            Output.tell("daybook: \(line: ErrorWords.sentence(error))")
        }
    }

    /// Reports how much was read if the import was stopped.
    private func tellLeft(of report: ImportFlow.Report) {
        guard report.left > 0 else { return }
        tell(text("prompt.stopped", ["read": String(report.files - report.left), "files": String(report.files)]))
    }

    // MARK: Words

    func text(_ key: String, _ slots: [String: String] = [:]) -> String { settings.templates.text(key, slots) }

    func tell(_ message: String) { Output.messages.line(folded(message)) }

    private func folded(_ line: String) -> SafeText {
        TextFolding(width: settings.screen.foldingWidth, indent: "").lines(.line(line)).joined(separator: "\n")
    }

    private func greeting() throws -> String {
        let counts = try asker.index.counts()
        guard counts.notes + counts.meetings > 0 else { return text("prompt.greeting.empty") }
        return text("prompt.greeting", ["holdings": try holdings()])
    }

    /// Returns the numbers of notes and meetings, and the days they cover.
    func holdings() throws -> String {
        let counts = try asker.index.counts()
        let notes = text("prompt.notes", ["count": String(counts.notes)])
        let meetings = text("prompt.meetings", ["count": String(counts.meetings)])
        guard let first = counts.first, let last = counts.last else {
            return text("prompt.holdings", ["notes": notes, "meetings": meetings])
        }
        let days = [first, last].map(settings.templates.dates.shortDay)
        guard days[0] != days[1] else {
            return text("prompt.holdings.day", ["notes": notes, "meetings": meetings, "day": days[0]])
        }
        return text(
            "prompt.holdings.dated", ["notes": notes, "meetings": meetings, "first": days[0], "last": days[1]])
    }

    private static func historyFile(_ environment: [String: String]) -> String {
        let folder = Paths.state(environment)
        _ = Files.makeFolder(folder)
        let file = folder + "/history"
        Files.makePrivate(file)
        return file
    }
}
