import Answering
import Model

/// A conversation as Markdown: questions as headings, answers with their quotes, citations as links.
struct ConversationFile {
    let settings: Settings
    let replies: [Asker.Reply]

    /// The text of a file.
    ///
    /// - Parameter path: Where it will be, absolute: links are relative to it.
    /// - Returns: Markdown.
    func markdown(savedAt path: String) -> String {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
        let parts = replies.map { part($0, folder: folder) }
        let title = settings.templates.text(
            "prompt.save.title", ["date": settings.templates.dates.moment(settings.now)])
        return (["# " + title] + parts).joined(separator: "\n\n") + "\n"
    }

    private func part(_ reply: Asker.Reply, folder: String) -> String {
        let answer = reply.answer
        var blocks = ["## " + ConversationFile.oneLine(reply.question.text)]
        blocks += answer.remarks.map { "*(\(ConversationFile.oneLine($0)))*" }
        if !answer.headline.isEmpty { blocks.append(ConversationFile.escaped(answer.headline)) }
        if let nearest = answer.nearest {
            let link = nearest.citation.map { " — " + self.link($0, folder: folder) } ?? ""
            blocks.append(ConversationFile.escaped(nearest.text) + link)
        }
        for section in answer.sections {
            if let heading = section.heading { blocks.append("### " + ConversationFile.oneLine(heading)) }
            blocks.append(section.quotes.map(item).joined(separator: "\n"))
        }
        let used = Set(answer.sections.flatMap(\.quotes).flatMap(\.citations))
        let places = answer.citations.filter { used.contains($0.rank) }
            .map { "- [\($0.rank)] " + link($0, folder: folder) }
        if !places.isEmpty { blocks.append(places.joined(separator: "\n")) }
        return blocks.joined(separator: "\n\n")
    }

    private func item(_ quote: Answer.Quote) -> String {
        let labels = quote.citations.map { " [\($0)]" }.joined()
        return "- " + ConversationFile.escaped(quote.line) + labels
    }

    /// The place of a citation, as a link to its file.
    private func link(_ citation: Citation, folder: String) -> String {
        let vault = settings.vault?.folder ?? ""
        let target = ConversationFile.relative(vault + "/" + citation.document.path, to: folder)
        return "[\(ConversationFile.escaped(citation.place))](\(Hyperlink.encoded(target)))"
    }

    /// A path as it is seen from a folder; both absolute.
    static func relative(_ path: String, to folder: String) -> String {
        let path = path.split(separator: "/")
        let folder = folder.split(separator: "/")
        let common = zip(path, folder).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: folder.count - common)
        return (up + path.dropFirst(common).map(String.init)).joined(separator: "/")
    }

    private static func oneLine(_ text: String) -> String {
        escaped(text.split(whereSeparator: \.isNewline).joined(separator: " "))
    }

    /// Text whose signs mean themselves in Markdown, on one line.
    private static func escaped(_ text: String) -> String {
        SafeText.clean(text).reduce(into: "") { result, character in
            if character.isNewline { return result.append(" ") }
            if "\\`*_[]<>#|".contains(character) { result.append("\\") }
            result.append(character)
        }
    }
}
