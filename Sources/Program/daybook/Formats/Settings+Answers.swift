import Answering
import Text

extension Settings {
    /// Returns the link to a citation: by the user's template, else to the file itself.
    func hyperlink(_ citation: Citation) -> Hyperlink {
        let (file, folder) = (citation.document.path, vault?.folder ?? "")
        guard let link else { return Hyperlink(path: folder + "/" + file) }
        return Hyperlink(address: link.address(of: file, line: citation.lines.first, in: folder))
    }

    /// Writes a reply in the form that the options ask for; `json` makes its JSON.
    func write(_ reply: Reply, json: () throws -> SafeText) rethrows {
        switch format {
        case .text: Pager(screen: screen).show(AnswerRenderer(self, in: reply.reading.language).text(reply.answer))
        case .json: Output.answers.line(try json())
        case .vimgrep, .paths, .markdown, .csv:
            Output.answers.write((AnswerRows.head(format) ?? "") + AnswerRows(settings: self).text(reply))
        }
    }
}
