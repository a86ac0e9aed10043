import Answering
import Evaluation
import Parsing
import Time

/// The tools of the server.
struct MCPTools {
    let vault: MCPVault

    /// All tools, in the order in which they are listed.
    static let all = [ask, search, get, agenda, person, tasks, status]

    /// Calls a tool; what it cannot do is said in words.
    func call(
        _ tool: MCPTool, _ values: [String: JSONValue], isStateless: Bool, at moment: ContinuousClock.Instant
    ) -> MCPToolResult {
        do {
            let arguments = try MCPArguments(values, of: tool)
            let result = try vault.upToDate(to: moment) { try tool.run(arguments, vault, $0) }
            return MCPToolResult(content: .structure(result), isStateless: isStateless)
        } catch let error as MCPArguments.Failure {
            return MCPToolResult(content: .failure(error.reason), isStateless: isStateless)
        } catch {
            return MCPToolResult(content: .failure(ErrorWords.sentence(error)), isStateless: isStateless)
        }
    }

    // MARK: Questions

    private static let scope = MCPTool.Parameter(name: "scope", summary: "a file or folder of the vault to stay in")
    private static let limit = MCPTool.Parameter(
        name: "limit", form: .count, summary: "the largest number of places, 20 if left out")

    private static let ask = MCPTool(
        name: "ask", title: "Ask the notes",
        summary: """
            Answers a question over the user's notes, meetings and calendar. Say times and people as a person would ('what did I \
            discuss with Sarah last week'): they become exact filters. 'certainty' is answered, perhaps or nothing; each citation \
            names file and lines.
            """,
        parameters: [
            .init(
                name: "question", summary: "the question in plain words: English, German or French", isRequired: true),
            .init(name: "now", summary: "the time as of which it is answered, such as 2026-03-18T10:15"), scope, limit,
        ],
        output: MCPSchema.answer
    ) { arguments, vault, asker in
        let line = Asker.Line(
            text: try arguments.words("question"), now: try arguments.moment("now", vault.settings),
            scope: arguments.text("scope"), limit: arguments.count("limit"), json: true)
        let reply = try asker.ask(alone: line)
        return AnswerJSON(
            id: nil, question: reply.question.text, reading: reply.reading, answer: reply.answer,
            words: vault.settings.words, zone: vault.settings.zone, milliseconds: reply.milliseconds)
    }

    private static let search = MCPTool(
        name: "search", title: "Search the notes",
        summary: """
            Finds the lines that speak of something, best first, whether or not they answer a question. 'found' is false where the \
            matches are too weak to be an answer.
            """,
        parameters: [
            .init(
                name: "query", summary: "the words looked for; times, people and #tags in them filter", isRequired: true
            ),
            scope, limit,
        ],
        output: MCPSchema.search
    ) { arguments, vault, asker in
        let query = try arguments.words("query")
        let reading = try asker.read(query).turned(to: .fact)
        let reply = try asker.show(
            reading, typed: query, scope: arguments.text("scope"), limit: arguments.count("limit"), json: true)
        return MCPSearchJSON(answer: reply.answer.numberedByFit(), zone: vault.settings.zone)
    }

    private static let get = MCPTool(
        name: "get", title: "Read lines of a note",
        summary:
            "Reads lines of one file that another tool named, at most \(MCPFile.most) at a time; 'next' is where to go on.",
        parameters: [
            .init(
                name: "file", summary: "the file, as citations name it: a path from the vault's folder on",
                isRequired: true),
            .init(name: "first", form: .count, summary: "the first line, 1 if left out"),
            .init(name: "last", form: .count, summary: "the last line, the end of the file if left out"),
        ],
        output: MCPSchema.lines
    ) { arguments, vault, asker in
        try MCPFile(vault: vault.workspace.vault.folder, index: asker.index).read(
            arguments.words("file"), from: arguments.count("first") ?? 1, to: arguments.count("last"))
    }

    // MARK: Views

    private static let agenda = MCPTool(
        name: "agenda", title: "Show the agenda",
        summary: "Lists the meetings of a day or a time, with overlaps and, if asked for, free times.",
        parameters: [
            .init(name: "when", summary: "the time in plain words, such as tomorrow or next week; today if left out"),
            .init(name: "all", form: .flag, summary: "whether cancelled and declined meetings are listed too"),
            .init(name: "free", summary: "lists free times of at least this length, such as 30m or 1h"),
        ],
        output: MCPSchema.agenda
    ) { arguments, vault, asker in
        var options = ViewReading.Options()
        options.showsAll = arguments.flag("all")
        options.leastFree = try arguments.text("free").map { text throws(MCPArguments.Failure) in
            guard let minutes = ViewCommand.minutes(text) else {
                throw MCPArguments.Failure(reason: "'free' must be a duration such as 30m, 1h or 1h30")
            }
            return minutes
        }
        return try view(.agenda, arguments.text("when") ?? "", options, vault, asker)
    }

    private static let person = MCPTool(
        name: "person", title: "Show a person",
        summary:
            "Tells what the vault knows of a person: meetings, open tasks on both sides, what they said last, and notes.",
        parameters: [.init(name: "name", summary: "a name, nickname or address", isRequired: true)],
        output: MCPSchema.person
    ) { arguments, vault, asker in try view(.people, try arguments.words("name"), .init(), vault, asker) }

    private static let tasks = MCPTool(
        name: "tasks", title: "List tasks",
        summary: "Lists tasks, those due first; open ones unless asked otherwise.",
        parameters: [
            .init(name: "query", summary: "words that the tasks speak of"),
            .init(name: "owner", summary: "the person who has them"),
            .init(name: "state", form: .choice(["open", "done", "overdue"]), summary: "which tasks; open if left out"),
            .init(name: "due", summary: "the time when they are due, such as this week"),
            .init(name: "tag", summary: "a tag that their note has"), scope,
        ],
        output: MCPSchema.tasks
    ) { arguments, vault, asker in
        var options = ViewReading.Options()
        options.isDone = arguments.text("state") == "done"
        options.isOverdue = arguments.text("state") == "overdue"
        (options.due, options.owner) = (arguments.text("due"), arguments.text("owner"))
        (options.tag, options.scope) = (arguments.text("tag"), arguments.text("scope"))
        return try view(.tasks, arguments.text("query") ?? "", options, vault, asker)
    }

    private static func view(
        _ name: ViewReading.Name, _ words: String, _ options: ViewReading.Options, _ vault: MCPVault, _ asker: Asker
    ) throws -> ViewJSON {
        ViewJSON(
            name: name.rawValue, answer: try asker.view(name, words, options).answer, zone: vault.settings.zone)
    }

    private static let status = MCPTool(
        name: "status", title: "Show the status",
        summary:
            "Says what the vault holds, how far it reaches in time, what was left out, and what could not be read.",
        parameters: [], output: MCPSchema.status
    ) { _, vault, asker in
        let report = try StatusReport(vault.workspace, asker.index, vault.workspace.survey().listing())
        return WrittenJSON(text: try JSONLine.encode(report).text)
    }
}

extension MCPArguments {
    /// Returns a required text, which must have words.
    fileprivate func words(_ name: String) throws(Failure) -> String {
        guard let text = text(name), text.contains(where: { !$0.isWhitespace }) else {
            throw Failure(reason: "'\(name)' must not be empty")
        }
        return text
    }

    fileprivate func moment(_ name: String, _ settings: Settings) throws(Failure) -> CivilDateTime? {
        guard let text = text(name) else { return nil }
        guard let moment = ISO8601.parse(text) else {
            throw Failure(reason: "'\(name)' must be a time such as 2026-03-18T10:15")
        }
        return settings.local(moment)
    }
}

/// The lines that a search found, best first.
private struct MCPSearchJSON: JSONWritable {
    var answer: Answer
    var zone: TimeZone

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("found", answer.found)
            $0.field("results", answer.citations.map { CitationJSON($0, zone: zone) })
        }
    }
}
