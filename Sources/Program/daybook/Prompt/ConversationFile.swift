import Answering
import Model
import Text

/// A conversation in Markdown: questions as headings, answers with quotes, citations as links.
struct ConversationFile {
    let settings: Settings
    let replies: [Reply]

    /// Returns the content of the file at an absolute path, to which its links are relative.
    func markdown(savedAt path: String) -> SafeText {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
        let parts = replies.map { part($0, folder: folder) }
        let title = settings.templates.text(
            "prompt.save.title", ["date": settings.templates.dates.moment(settings.now)])
        return (["# \(SafeText.markdown(title))"] + parts).joined(separator: "\n\n") + "\n"
    }

    private func part(_ reply: Reply, folder: String) -> SafeText {
        let answer = reply.answer
        var blocks: [SafeText] = ["## \(SafeText.markdown(reply.question.text))"]
        blocks += answer.remarks.map { "*(\(SafeText.markdown($0)))*" }
        if !answer.headline.isEmpty { blocks.append(SafeText.markdown(answer.headline)) }
        if let nearest = answer.nearest {
            let link = nearest.citation.map { " — \(self.link($0, folder: folder))" } ?? SafeText()
            blocks.append(SafeText.markdown(nearest.text) + link)
        }
        for section in answer.sections {
            if let heading = section.heading { blocks.append("### \(SafeText.markdown(heading))") }
            blocks.append(section.quotes.map(item).joined(separator: "\n"))
        }
        let used = Set(answer.sections.flatMap(\.quotes).flatMap(\.citations))
        let places = answer.numberedCitations.filter { used.contains($0.rank) }
            .map { "- [\($0.rank)] \(link($0, folder: folder))" as SafeText }
        if !places.isEmpty { blocks.append(places.joined(separator: "\n")) }
        return blocks.joined(separator: "\n\n")
    }

    private func item(_ quote: Answer.Quote) -> SafeText {
        let labels = quote.citations.map { " [\($0)]" as SafeText }.joined()
        return "- \(SafeText.markdown(quote.line))\(labels)"
    }

    private func link(_ citation: Citation, folder: String) -> SafeText {
        let vault = settings.vault?.folder ?? ""
        let target = ConversationFile.relative(vault + "/" + citation.document.path, to: folder)
        return "[\(SafeText.markdown(citation.place))](\(line: Hyperlink.encoded(target)))"
    }

    /// Returns a path relative to a folder; both are absolute.
    static func relative(_ path: String, to folder: String) -> String {
        let path = path.split(separator: "/")
        let folder = folder.split(separator: "/")
        let common = zip(path, folder).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: folder.count - common)
        return (up + path.dropFirst(common).map(String.init)).joined(separator: "/")
    }

}
