import Answering
import Glibc
import Indexing
import Model
import Parsing
import Store
import Text

extension Repl {
    /// Returns the citation with a number; nil, after a message, if there is none.
    private func citation(_ typed: String, for command: String) -> Citation? {
        // A single citation needs no number.
        if typed.isEmpty, citations.count == 1 { return citations.first }
        if let citation = citations.first(where: { String($0.rank) == typed }) { return citation }
        if last == nil {
            tell(text("prompt.no-question"))
        } else if citations.isEmpty {
            tell(text("prompt.no-citations"))
        } else {
            tell(text("prompt.which", ["command": command, "last": String(citations.count)]))
        }
        return nil
    }

    /// Returns the path of a cited file; nil, after a message, if it no longer exists.
    private func file(of citation: Citation) -> String? {
        let path = workspace.vault.folder + "/" + citation.document.path
        guard Files.exists(path) else {
            tell(text("prompt.file-gone", ["file": citation.document.path]))
            return nil
        }
        return path
    }

    /// Shows passages similar to a citation; later commands refer to their citations.
    mutating func similar(_ typed: String) throws {
        guard let citation = citation(typed, for: "similar") else { return }
        let command = SimilarCommand(settings: settings)
        let place = FilePlace(file: citation.document.path, lines: citation.lines)
        guard let reply = try command.reply(to: place, of: asker.index, json: json) else { return }
        citations = reply.answer.numberedCitations
        write(try command.text(reply, json: json) + (json ? "" : "\n"))
    }

    func show(_ typed: String) {
        let words = typed.split(separator: " ").map(String.init)
        let context = words.count > 1 ? Int(words[1]) : Repl.usualContext
        guard let context, context >= 0, words.count < 3 else { return tell(text("prompt.show-what")) }
        guard let citation = citation(words.first ?? "", for: "show"), file(of: citation) != nil else { return }
        let path = citation.document.path
        guard let lines = VaultLines(vault: workspace.vault.folder).everyLine(of: path) else {
            return tell(text("prompt.file-unreadable", ["file": path]))
        }
        write(CitedLines(settings: settings, citation: citation).text(lines, context: context))
    }

    private static var usualContext: Int { 2 }

    func open(_ typed: String) {
        guard let citation = citation(typed, for: "open"), let file = file(of: citation) else { return }
        guard let editor = EditorCommand(environment) else { return tell(text("prompt.no-editor")) }
        let program = ExternalProgram(words: editor.arguments(file: file, line: citation.lines.first))
        if program.run() != 0 { tell(text("prompt.editor-failed", ["editor": editor.words.joined(separator: " ")])) }
    }

    func copy(_ typed: String) {
        guard settings.screen.isTerminal, environment["TERM"] != "dumb" else {
            return tell(text("prompt.no-clipboard"))
        }
        guard let citation = citation(typed, for: "copy"), file(of: citation) != nil else { return }
        let read = VaultLines(vault: workspace.vault.folder).read(citation.document.path, [citation.lines])
        guard case .read(_, let lines) = read, let cited = lines[citation.lines] else {
            return tell(text("prompt.file-unreadable", ["file": citation.document.path]))
        }
        let copied = cited.said.joined(separator: "\n")
        guard copied.utf8.count <= Clipboard.longest else { return tell(text("prompt.copy-long")) }
        Output.answers.write(Clipboard(environment).sequence(copied))
        Output.answers.line(.line(text("prompt.copied", ["place": citation.place, "count": String(copied.count)])))
    }
}

struct CitedLines {
    let settings: Settings
    let citation: Citation

    /// Returns the lines with numbers; cited lines have a mark, or a word in plain text.
    func text(_ lines: [QuotedLines], context: Int) -> SafeText {
        let first = citation.lines.first - context
        let last = citation.lines.last + context
        let shown = lines.filter { $0.lines.last >= first && $0.lines.first <= last }
        let width = String(shown.last?.lines.last ?? 1).count
        let rows = shown.flatMap { line in
            zip(line.lines.first..., line.written).map { row($0, SafeText.clean($1), width: width) }
        }
        return ([heading] + rows).joined(separator: "\n") + "\n"
    }

    private var heading: SafeText {
        let screen = settings.screen
        if screen.isPlain { return SafeText.line(PlainWords(templates: settings.templates).source(citation)) }
        let place = SafeText.line(citation.place)
        return screen.dim(screen.link(place, to: settings.hyperlink(citation)))
    }

    private func row(_ number: Int, _ text: SafeText, width: Int) -> SafeText {
        let isCited = citation.lines.first <= number && number <= citation.lines.last
        let screen = settings.screen
        if screen.isPlain {
            let key = isCited ? "prompt.show.cited" : "prompt.show.line"
            return .clean(settings.templates.text(key, ["line": String(number), "text": text.text]))
        }
        let pad = SafeText(repeating: " ", count: width - String(number).count)
        let mark = isCited ? screen.bold("> \(pad)\(number)  ") : "  \(pad)\(number)  "
        let rows = folded(text, behind: width + 4)
        return isCited ? mark + rows : screen.dim(mark + rows)
    }

    /// Returns a line with its leading blanks, wrapped and indented to its start.
    private func folded(_ text: SafeText, behind label: Int) -> SafeText {
        let blanks = text.text.prefix { $0 == " " }.count
        let width = settings.screen.foldingWidth.map { $0 - label - blanks }
        let lines = TextFolding(width: width, indent: "").lines(text)
        let hanging = SafeText(repeating: " ", count: label + blanks)
        return SafeText(repeating: " ", count: blanks) + lines.joined(separator: "\n" + hanging)
    }
}
