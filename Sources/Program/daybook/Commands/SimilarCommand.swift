import Answering
import Indexing
import Model
import Parsing
import Store
import Text

/// `daybook similar FILE[:LINE]`: the passages most similar to given lines of the vault.
struct SimilarCommand {
    let settings: Settings

    /// Finds passages similar to lines, named by a path in the vault or the current folder, optionally with `:LINE` or `:FIRST-LAST`.
    ///
    /// - Returns: `.answered` if a similar passage was found.
    func run(_ typed: String) throws -> ExitStatus {
        let workspace = try Workspace(settings: settings)
        let index = try workspace.open()
        let vault = workspace.vault.folder
        let place = SimilarCommand.place(typed) { SimilarCommand.relative($0, to: vault) }
        guard let reply = try reply(to: place, of: index, json: settings.format.isForPrograms) else {
            let reason = "nothing of the index stands in \(typed); see 'daybook status'"
            if settings.json { Output.answers.line(JSONLine.line(ErrorReply(error: reason))) }
            Output.tell("daybook: \(line: reason)")
            return .nothingFound
        }
        try settings.write(reply) { try text(reply, json: true) }
        return reply.answer.found ? .answered : .nothingFound
    }

    /// Returns the passages similar to lines of an open index; nil if the index has no text there.
    func reply(to place: FilePlace, of index: IndexReader, json: Bool) throws(StoreError) -> Reply? {
        let start = ContinuousClock.now
        let limit = settings.limit ?? (json ? Asker.defaultLimit.json : Asker.defaultLimit.text)
        let question = Question(text: "similar \(place)", now: settings.now, limit: limit)
        let flow = AskFlow(
            vault: try OpenVault(index: index), templates: settings.words,
            files: settings.vault.map { VaultLines(vault: $0.folder).read })
        guard let answer = try flow.similar(to: place, question) else { return nil }
        var reply = try flow.prove(Reply(question: question, answer: answer))
        reply.milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        return reply
    }

    func text(_ reply: Reply, json: Bool) throws -> SafeText {
        guard json else { return AnswerRenderer(settings, in: nil).text(reply.answer) }
        return JSONLine.line(
            AnswerJSON(
                id: nil, question: reply.question.text, reading: reply.reading, answer: reply.answer,
                words: settings.words, zone: settings.zone, milliseconds: reply.milliseconds))
    }

    /// Splits `FILE:LINE`, or `FILE:FIRST-LAST` as in citations; a colon may also be part of a file name.
    static func place(_ typed: String, file: (String) -> String) -> FilePlace {
        guard let colon = typed.lastIndex(of: ":") else { return FilePlace(file: file(typed)) }
        let numbers = typed[typed.index(after: colon)...].split(separator: "-", omittingEmptySubsequences: false)
            .map { Int($0) }
        guard (1...2).contains(numbers.count), let first = numbers[0], let last = numbers[numbers.count - 1],
            first > 0, last > 0
        else { return FilePlace(file: file(typed)) }
        return FilePlace(file: file(String(typed[..<colon])), lines: LineRange(min(first, last), max(first, last)))
    }

    /// Returns the path relative to the vault; a path completed by the shell is relative to the current folder.
    private static func relative(_ path: String, to vault: String) -> String {
        if !path.hasPrefix("/"), Files.exists(vault + "/" + path) { return path }
        let absolute = Paths.absolute(path)
        return absolute.hasPrefix(vault + "/") ? String(absolute.dropFirst(vault.count + 1)) : path
    }
}
