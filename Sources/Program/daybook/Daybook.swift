import Language
import Answering
import Glibc
import Store
import Text

@main
enum Daybook {
    static func main() {
        Allocator.keepFreedMemory()
        exit(run(Array(CommandLine.arguments.dropFirst()), environment: environment()).rawValue)
    }

    /// Runs the program and reports an error in one line.
    private static func run(_ typed: [String], environment: [String: String]) -> ExitStatus {
        if typed.first == CompleteCommand.name { return CompleteCommand.run(typed, environment: environment) }
        do {
            let arguments = try Arguments(typed)
            do {
                return try dispatch(arguments, environment: environment)
            } catch let error as StoreError where error.isDamage && !arguments.has("no-update") {
                // Nothing has been answered yet. Commands that answer several questions repair the index themselves.
                try Workspace(settings: try Settings(arguments, environment: environment)).repair()
                return try dispatch(arguments, environment: environment)
            }
        } catch {
            let sentence = ErrorWords.sentence(error)
            // Readers of JSON answers get errors on the same stream.
            if AnswerFormat.isJSON(typed) {
                Output.answers.line(JSONLine.line(ErrorReply(error: sentence)))
            }
            Output.tell("daybook: \(line: sentence)")
            return .error
        }
    }

    private static func dispatch(_ arguments: Arguments, environment: [String: String]) throws -> ExitStatus {
        if arguments.has("version") { return say("daybook \(line: Help.version)") }
        if arguments.command == "help" || arguments.has("help") {
            let screen = try Screen(arguments, environment: environment)
            Pager(screen: screen).show(HelpFolding(width: screen.foldingWidth).text(try help(arguments)))
            return .answered
        }
        if arguments.command == "completions" {
            return say(try Shell.show(arguments.words.count == 1 ? arguments.words.first : nil))
        }
        if arguments.command == "man" { return say(.clean(ManualPage.text)) }
        if arguments.command == "prompts" { return try prompts(arguments) }
        if arguments.command == "doctor" { return DoctorCommand(arguments: arguments, environment: environment).run() }
        if arguments.command == "eval" { return try EvaluateCommand.run(arguments, environment: environment) }
        let settings = try Settings(arguments, environment: environment)
        try VaultMemory(settings).rememberIfAsked()
        let status = try run(arguments, settings, environment)
        // Whatever brought the index up to date, answers to saved questions are kept as they stand now.
        if !["mcp", "forget", "export", "check", "explain"].contains(arguments.command) {
            RevisionRecorder(settings: settings).recordIfChanged()
        }
        return status
    }

    /// Runs a command that has settings.
    private static func run(
        _ arguments: Arguments, _ settings: Settings, _ environment: [String: String]
    ) throws -> ExitStatus {
        let hasContext = !arguments.has("no-context")
        switch arguments.command {
        case "ask" where takesLines(arguments):
            return try PipeCommand(settings: settings, hasContext: hasContext, needsQuestion: true).run()
        case "ask": return try AskCommand(settings: settings).ask(try question(arguments))
        case "q":
            return try QuestionCommand(settings: settings, deletes: arguments.has("delete")).run(arguments.words)
        case "diff":
            guard let since = arguments.value("since") else {
                throw Arguments.Failure.missingArgument(
                    command: "diff", argument: "--since WHEN, such as --since yesterday")
            }
            return try DiffCommand(settings: settings, since: since).run(arguments.words)
        case "explain" where arguments.has("document"):
            return try DocumentCommand(settings: settings).run(arguments.value("document") ?? "")
        case "explain" where takesLines(arguments):
            return try PipeCommand(settings: settings, replies: .reading(withScores: arguments.has("scores"))).run()
        case "explain":
            return try AskCommand(settings: settings).explain(
                try question(arguments), withScores: arguments.has("scores"))
        case "similar":
            guard !arguments.words.isEmpty else {
                throw Arguments.Failure.missingArgument(command: "similar", argument: "a file")
            }
            return try SimilarCommand(settings: settings).run(arguments.words.joined(separator: " "))
        case "index":
            return try IndexCommand(settings: settings).update(
                rebuilding: arguments.has("rebuild"), watching: arguments.has("watch"))
        case "mcp": return try MCPServer(settings: settings).run()
        case "export": return try ExportCommand(settings: settings).run(arguments.words.joined(separator: " "))
        case "forget": return try ForgetCommand(arguments, settings: settings, environment: environment).run()
        case "status": return try IndexCommand(settings: settings).status()
        case "check":
            guard !arguments.words.isEmpty else {
                throw Arguments.Failure.missingArgument(command: "check", argument: "a file of answers, or -")
            }
            return try CheckCommand(settings: settings).run(arguments.words)
        default:
            if let status = try plan(arguments, settings, environment) { return status }
            guard isatty(STDIN_FILENO) == 1 else {
                return try PipeCommand(settings: settings, hasContext: hasContext).run()
            }
            guard settings.mayAsk else { throw ProgramError.noPrompt }
            return try FirstRun(settings: settings, environment: environment).begin()
        }
    }

    /// Runs a command of the planner: its views, and what writes to notes; nil for any other one.
    private static func plan(
        _ arguments: Arguments, _ settings: Settings, _ environment: [String: String]
    ) throws -> ExitStatus? {
        let isDry = arguments.has("dry-run")
        switch arguments.command {
        case "note":
            var command = NoteCommand(settings: settings, environment: environment, arguments: arguments)
            return try command.run()
        case "tags" where arguments.words.first == "rename":
            var command = TagRenameCommand(settings: settings, isDryRun: isDry)
            return try command.run(Array(arguments.words.dropFirst()))
        case "habits": return try HabitViews(settings: settings).show(.habit, showsAll: arguments.has("all"))
        case "subscriptions":
            return try HabitViews(settings: settings).show(.subscription, showsAll: arguments.has("all"))
        case let record? where record == "habit" || record == "subscription":
            var command = RecordCommand(settings: settings, isDry: isDry)
            return try command.run(record, arguments.words)
        case let name?:
            guard let view = ViewReading.Name(rawValue: name) else { return nil }
            return try ViewCommand(view, arguments, settings: settings).run(arguments.words.joined(separator: " "))
        case nil: return nil
        }
    }

    /// Tells whether questions are read from standard input: the argument is `-`, or there is none and the input is not a terminal.
    private static func takesLines(_ arguments: Arguments) -> Bool {
        arguments.words == ["-"] || arguments.words.isEmpty && isatty(STDIN_FILENO) == 0
    }

    private static func prompts(_ arguments: Arguments) throws -> ExitStatus {
        let folder = arguments.words.joined(separator: " ")
        guard folder.isEmpty else {
            return say(try PromptFiles.write(to: folder).map(SafeText.line).joined(separator: "\n"))
        }
        let texts = Language.allCases.flatMap { language in
            Templates.files(language).map {
                "# \(language.code)/\($0.name)\n" + String(decoding: $0.bytes, as: UTF8.self)
            }
        }
        return say(.clean(texts.joined(separator: "\n")))
    }

    private static func help(_ arguments: Arguments) throws(Arguments.Failure) -> String {
        let name = arguments.command == "help" ? arguments.words.first : arguments.command
        guard let name else { return Help.overview() }
        if arguments.command == "help", let topic = Help.topic(name) { return topic }
        guard let command = CommandTable.command(name) else {
            let names = CommandTable.shown.map(\.name) + Help.topics
            throw Arguments.Failure.unknownCommand(name, suggestion: CommandTable.suggestion(for: name, among: names))
        }
        return Help.text(command)
    }

    private static func question(_ arguments: Arguments) throws(Arguments.Failure) -> String {
        let question = arguments.words.joined(separator: " ")
        guard !question.split(separator: " ").isEmpty else {
            throw Arguments.Failure.missingArgument(command: arguments.command ?? "ask", argument: "a question")
        }
        return question
    }

    private static func say(_ text: SafeText) -> ExitStatus {
        Output.answers.line(text)
        return .answered
    }

    private static func environment() -> [String: String] {
        var variables: [String: String] = [:]
        var entry = unsafe environ
        while let variable = unsafe entry.pointee {
            let parts = unsafe String(cString: variable).split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
            unsafe entry += 1
        }
        return variables
    }
}
