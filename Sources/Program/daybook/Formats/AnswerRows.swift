import Answering
import Text

/// Writes answers for other programs: a row for each quote, or the cited files.
struct AnswerRows {
    let settings: Settings

    private var vault: String { settings.vault?.folder ?? "" }

    /// The first row of a table; nil for formats without one.
    static func head(_ format: AnswerFormat) -> SafeText? {
        format == .csv ? "question,rank,file,line,column,title,kind,date,text\n" : nil
    }

    /// Returns the rows of an answer, each with its end.
    func text(_ reply: Reply) -> SafeText {
        switch settings.format {
        case .text, .json, .markdown: MarkdownAnswer(settings).text(reply)
        case .vimgrep: places(reply).map(grepLine).joined()
        case .csv: places(reply).map { record($0, question: reply.question.text) }.joined()
        case .paths: paths(reply.answer).map { settings.print0 ? "\(clean: $0)\0" : "\(line: $0)\n" }.joined()
        }
    }

    private func places(_ reply: Reply) -> [QuotedPlace] {
        QuotedPlaces(vault: vault, templates: settings.words.of(reply.reading.language)).all(of: reply.answer)
    }

    /// Returns `file:line:column:text`, as editors read it into a list of places.
    private func grepLine(_ place: QuotedPlace) -> SafeText {
        "\(line: openable(place.citation.document.path)):\(place.line):\(place.column):\(line: place.text)\n"
    }

    /// Returns the files that quotes cite; passages that come near what nothing was found for are not quoted.
    private func paths(_ answer: Answer) -> [String] {
        let quoted = Set(answer.sections.flatMap(\.quotes).flatMap(\.citations))
        var seen: Set<String> = []
        return answer.numberedCitations.filter { quoted.contains($0.rank) }.map(\.document.path).filter {
            seen.insert($0).inserted
        }.map(openable)
    }

    /// Returns the path of a file as programs can open it: from the current folder if it lies there, else absolute.
    private func openable(_ file: String) -> String {
        let path = vault + "/" + file
        let current = Paths.absolute(".")
        let beginning = current.hasSuffix("/") ? current : current + "/"
        return path.hasPrefix(beginning) ? String(path.dropFirst(beginning.count)) : path
    }

    // MARK: Tables

    /// Returns a record of comma-separated values (RFC 4180, with the line ends of Unix).
    private func record(_ place: QuotedPlace, question: String) -> SafeText {
        let document = place.citation.document
        let fields = [
            question, String(place.citation.rank), document.path, String(place.line), String(place.column),
            document.title, document.kind.rawValue, document.start.map(settings.zone.isoString) ?? "", place.text,
        ]
        return fields.map(AnswerRows.field).joined(separator: ",") + "\n"
    }

    private static func field(_ text: String) -> SafeText {
        let text = SafeText.line(text)
        guard text.text.utf8.contains(where: { "\",".utf8.contains($0) }) else { return text }
        return "\"" + text.replacing { $0 == "\"" ? "\"\"" : nil } + "\""
    }
}
