import Answering
import Model
import Parsing
import Store

/// What the commands of the prompt do.
extension Repl {
    /// What can be typed.
    func help() {
        Output.answers.line(
            AnswerRenderer(settings).fold(text("prompt.help"), indent: "").joined(separator: "\n"))
        let width = (ReplCommand.allCases.map(\.rawValue.count).max() ?? 0) + 3
        for command in ReplCommand.allCases {
            let pad = String(repeating: " ", count: width - command.rawValue.count)
            Output.answers.line("  :\(command.rawValue)\(pad)\(text("prompt.help.\(command.rawValue)"))")
        }
    }

    /// Shows what the last answer held back; where it held back nothing, what it gives with more room.
    mutating func more() throws {
        guard var reply = last else { return tell(text("prompt.no-question")) }
        if reply.answer.sections.allSatisfy(shown.contains) {
            let room = max(Repl.leastRoom, reply.answer.citations.count * 4)
            reply = try asker.again(reply, reading: reply.reading, limit: room)
        }
        var rest = reply.answer
        rest.sections.removeAll { shown.contains($0) }
        guard !rest.sections.isEmpty else { return tell(text("prompt.no-more")) }
        rest.headline = ""
        (rest.remarks, rest.without, rest.nearest, rest.shown) = ([], [], nil, nil)
        Output.answers.line(json ? asker.json(reply) : AnswerRenderer(settings).text(rest) + "\n")
        shown.formUnion(rest.sections)
        (last, citations) = (reply, reply.answer.citations)
    }

    /// The second page of an answer has room for at least so many entries.
    private static var leastRoom: Int { 40 }

    /// Asks the last question again without one of its conditions.
    mutating func drop(_ typed: String) throws {
        guard let last else { return tell(text("prompt.no-question")) }
        let conditions = ReadingCondition.all(of: last.reading)
        guard !conditions.isEmpty else { return tell(text("prompt.nothing-to-drop")) }
        let wanted = conditions.filter { $0.isMeant(by: typed, in: last.reading) }
        guard !wanted.isEmpty else {
            let names = conditions.map { $0.typed(in: last.reading) }
            return tell(text("prompt.drop-what", ["conditions": names.map { ":drop " + $0 }.joined(separator: ", ")]))
        }
        // From the end on, so that the places of people stay right.
        let rest = wanted.reversed().reduce(last.reading) { $1.dropped(from: $0) }
        try show(try asker.again(last, reading: rest))
    }

    /// How the last question was read.
    func explain() throws {
        guard let last else { return tell(text("prompt.no-question")) }
        let explanation = try asker.explain(last.reading)
        Output.answers.line(
            SafeText.clean(ExplanationText(templates: settings.templates).text(explanation, withScores: true)))
    }

    /// Shows what is like a citation of the last answer; what is shown can be named next.
    mutating func similar(_ typed: String) throws {
        guard let citation = citations.first(where: { String($0.rank) == typed }) else {
            return tell(
                last == nil
                    ? text("prompt.no-question")
                    : citations.isEmpty
                        ? text("prompt.no-citations")
                        : text("prompt.similar-what", ["last": String(citations.count)]))
        }
        let command = SimilarCommand(settings: settings)
        let place = FilePlace(file: citation.document.path, lines: citation.lines)
        guard let reply = try command.reply(to: place, of: asker.index, json: json) else { return }
        citations = reply.answer.citations
        Output.answers.line(try command.text(reply, json: json) + (json ? "" : "\n"))
    }

    /// Everybody whom the vault knows.
    func people() {
        for person in asker.names.people {
            let emails = person.emails.filter { $0 != person.name }
            let meetings = text("prompt.meetings", ["count": String(person.meetingCount)])
            Output.answers.line(SafeText.line("\(person.name) (\(([meetings] + emails).joined(separator: ", ")))"))
        }
    }

    /// Every tag.
    func tags() throws {
        for tag in try asker.index.tags() { Output.answers.line(SafeText.line("#\(tag.name) \(tag.count)")) }
    }
}

extension ReadingCondition {
    /// Whether somebody means this condition who types a word: its kind, or its own words.
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
