import Answering
import Model
import Parsing
import Store
import Text

extension Repl {
    mutating func runCommand(_ typed: String) throws -> Next {
        let name = typed.dropFirst().prefix { $0 != " " && $0 != "!" }
        let rest = typed.dropFirst(1 + name.count)
        let isForced = rest.first == "!"
        guard let command = ReplCommand(named: name) else {
            tellUnknown(String(name))
            return .goOn
        }
        let argument = String(rest.dropFirst(isForced ? 1 : 0)).trimmingBlanks
        guard command.argument != .none || argument.isEmpty else {
            tell(text("prompt.no-words", ["name": command.name, "words": argument]))
            return .goOn
        }
        return try command.run(&self, ReplCommand.Typed(argument: argument, isForced: isForced))
    }

    private func tellUnknown(_ name: String) {
        let near = CommandTable.suggestion(for: name, among: ReplCommand.all.map(\.name))
        let key = near == nil ? "prompt.unknown" : "prompt.unknown.near"
        tell(text(key, ["name": name, "near": near ?? ""]))
    }

    func help(_ typed: String) {
        let name = typed.hasPrefix(":") ? String(typed.dropFirst()) : typed
        if !name.isEmpty, ReplCommand(named: name) == nil { return tellUnknown(name) }
        let commands = ReplCommand(named: name).map { [$0] } ?? ReplCommand.usable(judging: judging != nil)
        let width = (commands.map(\.usage.count).max() ?? 0) + 2
        let rows = commands.map { command in
            let help = SafeText.line(text("prompt.help.\(command.name)"))
            if settings.screen.isPlain { return "\(line: command.usage): \(help)" as SafeText }
            let pad = SafeText(repeating: " ", count: width - command.usage.count)
            return fold(help, indent: "  \(line: command.usage)\(pad)", hanging: width + 2)
        }
        let words = TextFolding(width: settings.screen.foldingWidth, indent: "").lines(.clean(text("prompt.help")))
        write(((name.isEmpty ? words : []) + rows).joined(separator: "\n"))
    }

    /// Formats a row of two columns; the second is wrapped within its column.
    private func fold(_ text: SafeText, indent: SafeText, hanging: Int) -> SafeText {
        let width = settings.screen.foldingWidth.map { $0 - hanging }
        let lines = TextFolding(width: width, indent: "").lines(text)
        return indent + lines.joined(separator: "\n" + SafeText(repeating: " ", count: hanging))
    }

    /// Shows the rest of the last answer; if nothing was held back, shows the answer with a larger limit.
    mutating func more() throws {
        guard let last else { return tell(text("prompt.no-question")) }
        let reply = try asker.more(of: last, in: &dialogue)
        guard !reply.answer.sections.isEmpty else { return tell(reply.answer.headline) }
        write(json ? asker.json(reply) : AnswerRenderer(settings, in: reply.reading.language).text(reply.answer) + "\n")
        citations = reply.answer.numberedCitations
        if !replies.isEmpty, let all = dialogue.last { replies[replies.count - 1] = all }
    }

    mutating func drop(_ typed: String) throws {
        guard let last else { return tell(text("prompt.no-question")) }
        let conditions = ReadingCondition.all(of: last.reading)
        guard !conditions.isEmpty else { return tell(text("prompt.nothing-to-drop")) }
        let wanted = conditions.filter { $0.isMeant(by: typed, in: last.reading) }
        guard !wanted.isEmpty else {
            let names = conditions.map { $0.typed(in: last.reading) }
            return tell(text("prompt.drop-what", ["conditions": names.map { ":drop " + $0 }.joined(separator: ", ")]))
        }
        // In reverse, so that the indices of people stay valid.
        let rest = wanted.reversed().reduce(last.reading) { $1.dropped(from: $0) }
        try show(try asker.again(last, reading: rest))
    }

    mutating func forget(_ typed: String) {
        typed == "choices" ? forgetChoices() : tell(text("prompt.forget-what"))
    }

    func explain(_ question: String = "") throws {
        let reply = question.isEmpty ? last : try asker.habitReply(to: question, now: nil)
        if let reply, reply.answer.isWhole { return write(.clean(reply.readingFromPages(settings.words))) }
        guard let reading = question.isEmpty ? last?.reading : try asker.read(question) else {
            return tell(text("prompt.no-question"))
        }
        let explanation = try asker.explain(reading)
        let words = settings.words.of(reading.language)
        write(
            .clean(ExplanationText(templates: words, isVerbose: settings.isVerbose).text(explanation, withScores: true))
        )
    }

    mutating func toggleJSON() {
        json.toggle()
        Output.answers.line(.line(text(json ? "prompt.json" : "prompt.text")))
    }

    /// Writes the conversation to a file; replaces one only if forced, and never in the vault.
    func save(to typed: String, writingOver isForced: Bool) {
        guard !replies.isEmpty else { return tell(text("prompt.no-question")) }
        guard !typed.isEmpty else { return tell(text("prompt.save-where")) }
        let path = Paths.absolute(typed)
        let isThere = Files.exists(path)
        if isThere, workspace.holds(path) { return tell(text("prompt.save-vault", ["file": typed])) }
        if isThere, !isForced { return tell(text("prompt.save-there", ["file": typed])) }
        let file = ConversationFile(settings: settings, replies: replies)
        let markdown = file.markdown(savedAt: path).text
        guard isThere ? Files.replace(path, with: markdown) : Files.write(markdown, toNew: path) else {
            return tell(ErrorWords.sentence(ProgramError.cannotWrite(path: typed, reason: Files.lastFailure)))
        }
        Output.answers.line(.line(text("prompt.saved", ["count": String(replies.count), "file": typed])))
    }
}

extension ReadingCondition {
    /// Tells whether a typed word names this condition, by its kind or by its own words.
    fileprivate func isMeant(by typed: String, in reading: ParsedQuestion) -> Bool {
        let typed = typed.lowercased()
        guard !typed.isEmpty else { return false }
        if case .person(let place) = self {
            let person = reading.people[place]
            let names = [person.text] + person.candidates.map(\.name)
            if names.contains(where: { $0.lowercased().hasPrefix(typed) }) { return true }
        }
        if case .time = self, reading.time?.text.lowercased() == typed { return true }
        if case .tags = self, reading.tags.contains(typed.hasPrefix("#") ? String(typed.dropFirst()) : typed) {
            return true
        }
        return name.hasPrefix(typed)
    }
}
