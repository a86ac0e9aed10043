/// The commands of the prompt, in one table for help, completion and execution.
struct ReplCommand: Sendable {
    /// The arguments of a command, as help shows them.
    enum Argument: String, Sendable {
        case none = ""
        case citation = "N"
        case citationAndContext = "N [CONTEXT]"
        case number = "[N]"
        case citations = "N…"
        case place = "FILE:LINES"
        case condition = "CONDITION"
        case question = "[QUESTION]"
        case file = "FILE"
        case name = "NAME"
        case word = "[WORD]"
        case command = "[COMMAND]"
        case person = "[NAME]"
        case personOrMeeting = "NAME|MEETING"
        case query = "[QUERY]"
        case time = "[WHEN]"
        case action = "…"
        case rename = "[rename …]"
    }

    struct Typed {
        var argument: String
        /// Whether an exclamation mark follows the command; it may then overwrite a file.
        var isForced: Bool
    }

    let name: String
    let aliases: [String]
    let argument: Argument
    /// The possible words after the command, if they are fixed.
    let words: [String]
    /// Whether the command judges answers, which needs an open set.
    let isForJudging: Bool
    let leaves: Bool
    /// Whether the command writes to notes, and so must be typed whole.
    let writes: Bool
    let run: @Sendable (inout Repl, Typed) throws -> Repl.Next

    private init(
        _ name: String, _ argument: Argument = .none, aliases: [String] = [], words: [String] = [],
        leaves: Bool = false, isForJudging: Bool = false, writes: Bool = false,
        run: @escaping @Sendable (inout Repl, Typed) throws -> Void = { _, _ in }
    ) {
        self.name = name
        self.aliases = aliases
        self.argument = argument
        self.words = words
        self.isForJudging = isForJudging
        self.leaves = leaves
        self.writes = writes
        self.run = { repl, typed in
            try run(&repl, typed)
            return leaves ? .leave : .goOn
        }
    }

    static let all: [ReplCommand] = [
        ReplCommand("help", .command, aliases: ["h", "?"]) { $0.help($1.argument) },
        ReplCommand("more") { repl, _ in try repl.more() },
        ReplCommand("show", .citationAndContext) { $0.show($1.argument) },
        ReplCommand("open", .citation, aliases: ["edit"]) { $0.open($1.argument) },
        ReplCommand("copy", .citation) { $0.copy($1.argument) },
        ReplCommand("similar", .citation) { try $0.similar($1.argument) },
        ReplCommand("drop", .condition) { try $0.drop($1.argument) },
        ReplCommand("undo") { repl, _ in try repl.undo() },
        ReplCommand("forget", .word, words: ["choices"]) { $0.forget($1.argument) },
        ReplCommand("explain", .question) { try $0.explain($1.argument) },
        ReplCommand("today") { repl, _ in try repl.view(.today, "") },
        ReplCommand("week") { repl, _ in try repl.view(.week, "") },
        ReplCommand("agenda", .time) { try $0.view(.agenda, $1.argument) },
        ReplCommand("prep", .personOrMeeting) { try $0.view(.prep, $1.argument) },
        ReplCommand("notes", .query) { try $0.view(.notes, $1.argument) },
        ReplCommand("tasks", .query) { try $0.view(.tasks, $1.argument) },
        ReplCommand("habits") { repl, _ in try repl.records(.habit) },
        ReplCommand("subscriptions") { repl, _ in try repl.records(.subscription) },
        writing("note", NoteCommand.Action.allCases.map(\.rawValue)),
        writing("habit", ["done", "undo", "archive"]),
        writing("subscription", ["cancel", "archive"]),
        ReplCommand("me", .person) { try $0.me($1.argument) },
        ReplCommand("people", .person) { try $0.view(.people, $1.argument) },
        ReplCommand("tags", .rename, words: ["rename"]) { try $0.tags($1.argument) },
        ReplCommand("vault", .word, words: ["remember"]) { try $0.showVault($1.argument) },
        ReplCommand("status") { repl, _ in try repl.status() },
        ReplCommand("history", .number) { $0.showHistory($1.argument) },
        ReplCommand("save", .file) { $0.save(to: $1.argument, writingOver: $1.isForced) },
        ReplCommand("save-question", .name) { try $0.saveQuestion($1.argument) },
        ReplCommand("json") { repl, _ in repl.toggleJSON() },
        ReplCommand("good", .citations, isForJudging: true) { $0.judge($1.argument, isRelevant: true) },
        ReplCommand("bad", .citations, isForJudging: true) { $0.judge($1.argument, isRelevant: false) },
        ReplCommand("should", .place, isForJudging: true) { $0.judgeMissed($1.argument) },
        ReplCommand("nothing", isForJudging: true) { repl, _ in repl.judgeUnanswerable() },
        ReplCommand("quit", aliases: ["q", "exit"], leaves: true),
    ]

    private static func writing(_ name: String, _ actions: [String]) -> ReplCommand {
        ReplCommand(name, .action, words: actions, writes: true) { try $0.write(name, $1.argument) }
    }

    static func usable(judging: Bool) -> [ReplCommand] { all.filter { judging || !$0.isForJudging } }

    /// Finds a command by its name, an alias, or an unambiguous beginning of its name.
    init?(named name: some StringProtocol) {
        let isNamed = { (command: ReplCommand) in command.name == name || command.aliases.contains { $0 == name } }
        let beginning = ReplCommand.all.filter { $0.name.hasPrefix(name) && !name.isEmpty && !$0.writes }
        guard let command = ReplCommand.all.first(where: isNamed) ?? (beginning.count == 1 ? beginning.first : nil)
        else { return nil }
        self = command
    }

    /// Tells whether a line is a command that ends the prompt, typed without its colon.
    static func leaves(_ line: String) -> Bool {
        let name = line.lowercased().trimmingBlanks
        return all.contains { $0.leaves && ([$0.name] + $0.aliases).contains(name) }
    }

    /// The command as shown in help: `:show N [CONTEXT]`.
    var usage: String { ":" + name + (argument == .none ? "" : " " + argument.rawValue) }
}
