import Answering
import Model
import Parsing
import Store
import Time

/// The prompt: questions and `:commands` until Ctrl-D.
struct Repl {
    let settings: Settings
    private let workspace: Workspace
    let editor: LineEditor
    private(set) var asker: Asker
    /// What was answered last.
    var last: Asker.Reply?
    /// The citations that can be named: of the last answer, or of what is like one of them.
    var citations: [Citation] = []
    /// What of the last answer has been shown.
    var shown: Set<Answer.Section> = []
    var json: Bool
    /// What was said so far.
    var dialogue = Dialogue()
    /// What was typed where an answer was asked for, to be read as the next line.
    var pending: String?

    /// Opens the vault and greets.
    init(settings: Settings, environment: [String: String]) throws {
        self.settings = settings
        json = settings.json
        workspace = try Workspace(settings: settings)
        asker = try Asker(settings: settings, index: try workspace.open())
        let names = ReplCommand.allCases.map { ":" + $0.rawValue } + asker.names.people.map(\.name)
        editor = LineEditor(historyFile: Repl.historyFile(environment), candidates: names)
    }

    /// Runs until the end of input.
    mutating func run() throws -> ExitStatus {
        Output.answers.line(SafeText.clean(try greeting()))
        while true {
            switch nextLine() {
            case .interrupted: Output.answers.line()
            case .end:
                Output.answers.line()
                return .answered
            case .line(let line):
                editor.remember(line)
                let text = line.split(separator: " ").joined(separator: " ")
                if text.isEmpty { continue }
                do {
                    guard text.hasPrefix(":") else {
                        try ask(text)
                        continue
                    }
                    if try run(text) == .leave { return .answered }
                } catch {
                    Output.messages.line("daybook: " + ErrorWords.sentence(error))
                }
            }
        }
    }

    private mutating func nextLine() -> LineEditor.Input {
        guard let typed = pending else { return editor.read(prompt: text("prompt") + " ") }
        pending = nil
        return .line(typed)
    }

    // MARK: Questions

    private mutating func ask(_ question: String) throws {
        refresh()
        try converse(question)
    }

    /// Shows a reply, which becomes the last one.
    mutating func show(_ reply: Asker.Reply) throws {
        let renderer = AnswerRenderer(settings, isPrompt: true)
        Output.answers.line(json ? asker.json(reply) : renderer.text(reply.answer) + "\n")
        (last, citations) = (reply, reply.answer.citations)
        asker.note(reply, in: &dialogue.conversation)
        shown = Set(reply.answer.sections.prefix(reply.answer.shown ?? .max))
    }

    /// Brings the index up to date; a new asker only where something changed.
    private mutating func refresh() {
        guard settings.updates else { return }
        do {
            let report = try workspace.refresh()
            guard report.hasChanges else { return }
            workspace.tell(report.problems)
            asker = try Asker(settings: settings, index: try workspace.reopen())
            try asker.renew(&dialogue.conversation)
        } catch {
            Output.messages.line("daybook: " + ErrorWords.sentence(error))
        }
    }

    // MARK: Commands

    private enum Next { case goOn, leave }

    private mutating func run(_ typed: String) throws -> Next {
        let name = String(typed.dropFirst().prefix { $0 != " " })
        let argument = typed.split(separator: " ", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
        guard let command = ReplCommand(named: name) else {
            let near = CommandTable.suggestion(for: name, among: ReplCommand.allCases.map(\.rawValue))
            let key = near == nil ? "prompt.unknown" : "prompt.unknown.near"
            tell(text(key, ["name": name, "near": near ?? ""]))
            return .goOn
        }
        switch command {
        case .quit: return .leave
        case .json:
            json.toggle()
            Output.answers.line(text(json ? "prompt.json" : "prompt.text"))
        case .help: help()
        case .more: try more()
        case .drop: try drop(argument)
        case .explain: try explain()
        case .similar: try similar(argument)
        case .people: people()
        case .tags: try tags()
        case .status:
            Output.answers.line(
                SafeText.clean(try StatusReport(workspace, asker.index, workspace.survey().listing()).text))
        }
        return .goOn
    }

    // MARK: Words

    func text(_ key: String, _ slots: [String: String] = [:]) -> String { settings.templates.text(key, slots) }

    /// A word about what was typed.
    func tell(_ message: String) { Output.messages.line(SafeText.line(message)) }

    private func greeting() throws -> String {
        let counts = try asker.index.counts()
        let notes = text("prompt.notes", ["count": String(counts.notes)])
        let meetings = text("prompt.meetings", ["count": String(counts.meetings)])
        guard let first = counts.first, let last = counts.last else {
            return text("prompt.greeting", ["notes": notes, "meetings": meetings])
        }
        let days = [first, last].map(settings.templates.dates.shortDay)
        return text(
            "prompt.greeting.dated", ["notes": notes, "meetings": meetings, "first": days[0], "last": days[1]])
    }

    private static func historyFile(_ environment: [String: String]) -> String {
        let folder = Paths.state(environment)
        _ = Files.makeFolder(folder)
        let file = folder + "/history"
        Files.makePrivate(file)
        return file
    }
}
