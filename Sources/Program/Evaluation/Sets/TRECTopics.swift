/// Questions in the format of TREC topics: `question`, a tab and its text, or the older `<top>` with `<num>` and `<title>`.
public enum TRECTopics {
    /// Reads topics.
    ///
    /// - Parameter text: The content of the file.
    /// - Returns: The questions, in file order.
    /// - Throws: `TRECError` for the first line that cannot be read, or the first repeated question.
    public static func cases(reading text: String) throws(TRECError) -> [QuestionCase] {
        let isTagged = text.split(separator: "\n").contains { $0.trimmed.lowercased().hasPrefix("<top>") }
        let topics = isTagged ? tagged(text) : try tabbed(text)
        var seen: Set<String> = []
        for topic in topics where !seen.insert(topic.id).inserted {
            throw TRECError(line: topic.line, problem: .repeated(topic.id))
        }
        return topics.map { QuestionCase(id: $0.id, question: $0.question) }
    }

    private typealias Topic = (line: Int, id: String, question: String)

    private static func tabbed(_ text: String) throws(TRECError) -> [Topic] {
        var topics: [Topic] = []
        for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
        where !line.trimmed.isEmpty {
            let parts = line.split(separator: "\t", maxSplits: 1)
            guard parts.count == 2, !parts[1].trimmed.isEmpty else {
                throw TRECError(line: number + 1, problem: .notATopic)
            }
            topics.append((number + 1, String(parts[0].trimmed), String(parts[1].trimmed)))
        }
        return topics
    }

    /// Reads `<num> Number: 301` and `<title> International crime`; a title continues on further lines, up to the next tag.
    private static func tagged(_ text: String) -> [Topic] {
        var topics: [Topic] = []
        var (line, id, title, isTitle) = (0, "", "", false)
        for (number, written) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
        {
            let words = written.trimmed
            let lower = words.lowercased()
            if lower.hasPrefix("<top>") {
                (line, id, title, isTitle) = (number + 1, "", "", false)
            } else if lower.hasPrefix("<num>") {
                id = String(value(of: words).dropPrefix("Number:").trimmed)
                isTitle = false
            } else if lower.hasPrefix("<title>") {
                title = String(value(of: words).dropPrefix("Topic:").trimmed)
                isTitle = true
            } else if lower.hasPrefix("</top>") {
                if !id.isEmpty, !title.isEmpty { topics.append((line, id, title)) }
            } else if lower.hasPrefix("<") {
                isTitle = false
            } else if isTitle, !words.isEmpty {
                title += (title.isEmpty ? "" : " ") + words
            }
        }
        return topics
    }

    private static func value(of line: Substring) -> Substring {
        let rest = line[line.index(after: line.firstIndex(of: ">") ?? line.startIndex)...]
        return rest.prefix { $0 != "<" }.trimmed
    }
}

extension StringProtocol where SubSequence == Substring {
    var trimmed: Substring {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return rest
    }

    fileprivate func dropPrefix(_ prefix: String) -> Substring {
        lowercased().hasPrefix(prefix.lowercased()) ? self[...].dropFirst(prefix.count) : self[...]
    }
}
