import Answering
import Grounding
import Indexing
import Model
import Parsing
import Text

/// What a command gets to read: the question, the rules, and the numbered quotes of an answer.
struct ViaPrompt {
    /// The quotes, numbered as the answer numbers them.
    let quotes: [GroundedQuote]
    let text: String
    /// What was computed; nil if nothing was.
    let computed: String?

    /// Makes the prompt of a reply.
    ///
    /// - Parameters:
    ///   - reply: The reply.
    ///   - citations: The citations whose lines are the quotes, with the numbers that the reader sees.
    ///   - asker: Whose index answered.
    init(_ reply: Reply, quoting citations: [Citation], asker: Asker) {
        let words = asker.settings.words.of(reply.reading.language)
        let given = citations.map { ViaPrompt.quote($0, asker) }
        let isComputed = reply.answer.value != nil || reply.answer.span != nil
        quotes = given.map(\.quote)
        computed = isComputed && !reply.answer.headline.isEmpty ? reply.answer.headline : nil
        let refusal = words.text("via.refusal")
        var lines = [words.text("via.task")]
        lines += ["cite", "exact", "short"].map { words.text("via.rule.\($0)") }
        lines += [
            words.text("via.rule.refuse", ["refusal": refusal]), "",
            words.text("via.today", ["day": words.dates.day(reply.question.now.date)]),
            words.text("via.question", ["question": reply.question.text]),
        ]
        if reply.understanding?.isFollowUp == true {
            let reading = Explanation.sentence(reply.reading, templates: words)
            lines.append(words.text("via.reading", ["reading": reading]))
        }
        lines +=
            ["", words.text("via.quotes")]
            + zip(citations, given).map { citation, given in
                ViaPrompt.line(citation, given.lines, words)
            }
        if let computed { lines += ["", words.text("via.computed", ["text": computed])] }
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func line(_ citation: Citation, _ lines: [String], _ words: Templates) -> String {
        let document = citation.document
        var slots = [
            "number": String(citation.rank), "title": document.title, "text": lines.joined(separator: "\n    "),
        ]
        guard let start = document.start else { return words.text("via.quote", slots) }
        slots["date"] = document.isAllDay ? words.dates.day(start.date) : words.dates.moment(start)
        return words.text("via.quote.dated", slots)
    }

    /// Quotes the cited lines as they are now; the words of the answer alone if they cannot be read, or some of them are private.
    private static func quote(_ citation: Citation, _ asker: Asker) -> (quote: GroundedQuote, lines: [String]) {
        let document = citation.document
        let written = whole(citation, asker) ?? citation.snippet.split(separator: "\n").map(String.init)
        let lines = cut(written.filter { $0.contains { !$0.isWhitespace } })
        let isTimed = !document.isAllDay && document.start != nil
        let quote = GroundedQuote(
            number: citation.rank, title: document.title, text: lines.joined(separator: " "), days: document.days,
            minute: isTimed ? document.start.map { $0.secondOfDay / 60 } : nil, day: document.writtenOn)
        return (quote, lines)
    }

    private static func whole(_ citation: Citation, _ asker: Asker) -> [String]? {
        let path = citation.document.path
        if !asker.settings.seesPrivate {
            guard let hidden = try? asker.index.privateLines(of: path),
                !hidden.contains(where: { $0.first <= citation.lines.last && citation.lines.first <= $0.last })
            else { return nil }
        }
        let file = VaultLines(vault: asker.settings.vault?.folder ?? "").read(path, [citation.lines])
        return file.lines[citation.lines]?.said
    }

    /// Leaves out what is too long for a prompt.
    private static func cut(_ lines: [String]) -> [String] {
        var left = mostCharacters
        return lines.compactMap { line in
            guard left > 0 else { return nil }
            defer { left -= line.count }
            return line.count <= left ? line : String(line.prefix(left)) + "…"
        }
    }

    /// The most characters of one quote.
    private static let mostCharacters = 3_000
}
