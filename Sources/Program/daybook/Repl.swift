import Answering
import Model
import Store
import Time

/// The prompt: questions and `:commands` until Ctrl-D.
struct Repl {
    let settings: Settings
    let environment: [String: String]

    /// What can be typed at the prompt: one table for help, completion and execution.
    private enum Command: String, CaseIterable {
        case help, explain, similar, people, tags, status, json, quit

        var summary: String {
            switch self {
            case .help: "say what can be typed"
            case .explain: "say how the last question was read, and how its answers rank"
            case .similar: "what is most like citation N of the last answer, as in :similar 2"
            case .people: "everybody whom the vault knows"
            case .tags: "every tag"
            case .status: "what the vault holds, and what could not be read"
            case .json: "answer as JSON, or as text again"
            case .quit: "leave (or Ctrl-D)"
            }
        }
    }

    /// Runs until the end of input.
    func run() throws -> ExitStatus {
        let workspace = try Workspace(settings: settings)
        var asker = try Asker(settings: settings, index: try workspace.open())
        Output.answers.line(try banner(asker.index))
        let editor = LineEditor(historyFile: try historyFile(), candidates: candidates(asker))
        var last: String?
        var citations: [Citation] = []
        var json = settings.json
        while true {
            switch editor.read(prompt: "> ") {
            case .interrupted: Output.answers.line()
            case .end:
                Output.answers.line()
                return .answered
            case .line(let line):
                editor.remember(line)
                let text = line.split(separator: " ").joined(separator: " ")
                if text.isEmpty { continue }
                if text.hasPrefix(":") {
                    do {
                        if try command(
                            text, asker: asker, workspace: workspace, last: last, citations: &citations, json: &json)
                        {
                            return .answered
                        }
                    } catch {
                        Output.messages.line("daybook: " + ErrorWords.sentence(error))
                    }
                } else {
                    last = text
                    asker = try refreshed(asker, workspace)
                    citations = answer(text, asker, json: json, askBack: AskBack(editor: editor))
                }
            }
        }
    }

    /// Brings the index up to date; a new asker only where something changed.
    private func refreshed(_ asker: Asker, _ workspace: Workspace) throws -> Asker {
        guard settings.updates else { return asker }
        do {
            let report = try workspace.refresh()
            guard report.hasChanges else { return asker }
            workspace.tell(report.problems)
            return try Asker(settings: settings, index: try workspace.reopen())
        } catch {
            Output.messages.line("daybook: " + ErrorWords.sentence(error))
            return asker
        }
    }

    /// Answers a question, and gives what it cites.
    private func answer(_ text: String, _ asker: Asker, json: Bool, askBack: AskBack) -> [Citation] {
        do {
            // Whoever wants JSON has a program at the other end, which cannot be asked.
            let asked =
                json
                ? try asker.ask(text, json: true) : try asker.ask(text, json: false, choosing: askBack.person)
            guard let reply = asked else { return [] }
            Output.answers.line(
                json ? try asker.json(reply) : AnswerRenderer(style: settings.style).text(reply.answer) + "\n")
            return reply.answer.citations
        } catch {
            Output.messages.line("daybook: " + ErrorWords.sentence(error))
            return []
        }
    }

    /// Runs a command; true where it ends the session.
    private func command(
        _ text: String, asker: Asker, workspace: Workspace, last: String?, citations: inout [Citation],
        json: inout Bool
    ) throws -> Bool {
        let name = String(text.dropFirst().prefix { $0 != " " })
        let matching = Command.allCases.filter { $0.rawValue.hasPrefix(name) && !name.isEmpty }
        guard let command = Command(rawValue: name) ?? (matching.count == 1 ? matching.first : nil) else {
            let near = CommandTable.suggestion(for: name, among: Command.allCases.map(\.rawValue))
            Output.messages.line(
                "there is no command :\(SafeText.clean(name))"
                    + (near.map { "; did you mean :\($0)?" } ?? "; see :help"))
            return false
        }
        switch command {
        case .help:
            let renderer = AnswerRenderer(style: settings.style)
            Output.answers.line(renderer.fold(Repl.examples, indent: "").joined(separator: "\n"))
            Output.answers.line(Repl.commands)
        case .explain: try explain(last, asker)
        case .similar: try similar(text, asker, &citations, json: json)
        case .people: Output.answers.line(people(asker))
        case .tags:
            Output.answers.line(
                try asker.index.tags().map { "#\(SafeText.clean($0.name)) \($0.count)" }.joined(separator: "\n"))
        case .status:
            let status = try StatusReport(workspace, asker.index)
            Output.answers.line(SafeText.clean(status.text))
        case .json:
            json.toggle()
            Output.answers.line(json ? "Answers are JSON now." : "Answers are text now.")
        case .quit: return true
        }
        return false
    }

    private func explain(_ last: String?, _ asker: Asker) throws {
        guard let last else { return Output.messages.line("ask a question first") }
        let reading = try asker.read(last)
        let explanation = try asker.explain(reading)
        Output.answers.line(
            SafeText.clean(ExplanationText().text(explanation, withScores: true)))
    }

    /// Shows what is like a citation of the last answer; what is shown can be named next.
    private func similar(
        _ text: String, _ asker: Asker, _ citations: inout [Citation], json: Bool
    ) throws {
        let typed = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        guard let citation = citations.first(where: { $0.rank == typed }) else {
            return Output.messages.line(
                citations.isEmpty ? "ask a question first" : "which one? :similar 1 to :similar \(citations.count)")
        }
        let command = SimilarCommand(settings: settings)
        let place = FilePlace(file: citation.document.path, lines: citation.lines)
        guard let reply = try command.reply(to: place, of: asker.index, json: json) else { return }
        citations = reply.answer.citations
        Output.answers.line(try command.text(reply, json: json) + (json ? "" : "\n"))
    }

    private func people(_ asker: Asker) -> String {
        asker.names.people.map { person in
            let emails = person.emails.filter { $0 != person.name }
            let details = (["\(person.meetingCount) meetings"] + emails).joined(separator: ", ")
            return SafeText.clean("\(person.name) (\(details))")
        }.joined(separator: "\n")
    }

    private func banner(_ index: IndexReader) throws -> String {
        let counts = try index.counts()
        var parts = ["Daybook", "\(Repl.count(counts.notes, "note")), \(Repl.count(counts.meetings, "meeting"))"]
        if let first = counts.first, let last = counts.last {
            parts[1] +=
                ", "
                + [first, last].map { "\($0.day) \(DateWords.month($0.month).prefix(3)) \($0.year)" }.joined(
                    separator: " – ")
        }
        return (parts + ["ask a question, or :help"]).joined(separator: " · ")
    }

    private static func count(_ number: Int, _ thing: String) -> String {
        "\(number) \(thing)\(number == 1 ? "" : "s")"
    }

    private static let examples = """
        Ask in plain words: what did I discuss with Sarah last week? · when is the next council call? · how many meetings with Bob \
        in March? · open tasks from the pricing sync · what's on tomorrow?
        """

    private static var commands: String {
        let width = (Command.allCases.map(\.rawValue.count).max() ?? 0) + 3
        return Command.allCases.map { command in
            let pad = String(repeating: " ", count: width - command.rawValue.count)
            return "  :\(command.rawValue)\(pad)\(command.summary)"
        }.joined(separator: "\n")
    }

    private func candidates(_ asker: Asker) -> [String] {
        Command.allCases.map { ":" + $0.rawValue } + asker.names.people.map(\.name)
    }

    private func historyFile() throws -> String {
        let folder = Paths.state(environment)
        _ = Files.makeFolder(folder)
        let file = folder + "/history"
        Files.makePrivate(file)
        return file
    }
}
