import Answering
import Parsing
import Store
import Text

extension Repl {
    /// Answers a typed line: small talk, a request about the last answer, a question or a follow-up.
    mutating func converse(_ typed: String) throws {
        let line = Asker.Line(text: typed, json: json)
        // A set of questions never writes.
        if judging == nil, let reply = try asker.written(line, in: &dialogue) { return tell(reply) }
        if let reply = try asker.aside(line, in: dialogue.conversation) { return tell(reply) }
        if let request = ConversationWords.request(typed), last != nil, try fulfilled(request) { return }
        try answer(typed)
    }

    /// Shows a reply that is no answer from the vault.
    private func tell(_ reply: Reply) {
        write(json ? asker.json(reply) : AnswerRenderer(settings, in: reply.reading.language).text(reply.answer) + "\n")
    }

    private mutating func answer(_ typed: String) throws {
        let line = Asker.Line(text: typed, json: json)
        // JSON is read by programs, which cannot be asked back.
        while !json, let (back, words) = try asker.personQuestion(line, in: dialogue.conversation) {
            switch AskBack(editor: editor, templates: settings.words.of(back.language)).ask(back) {
            case .person(let person): dialogue.conversation.choose(person, for: words)
            case .dropped: return
            case .instead(let other):
                pending = other
                return
            }
        }
        let reply = try asker.ask(line, in: &dialogue.conversation)
        let via = ViaAnswer(asker)
        let said = json ? via?.answer(reply) : nil
        try show(reply, via: said)
        if let failure = said?.failure { tell(ErrorWords.sentence(failure)) }
        if !json, let via, via.write(reply) != nil { Output.answers.line() }
    }

    /// Fulfils a request about the last answer; returns false if the line is better read as a question.
    private mutating func fulfilled(_ request: ConversationRequest) throws -> Bool {
        switch request {
        case .more: try more()
        case .explain: try explain()
        case .again: if let last { try show(last) }
        case .undo: try undo()
        case .open: return false
        }
        return true
    }

    /// Takes back what was written down last, or goes back to the question before the last one and answers it again.
    mutating func undo() throws {
        let written = dialogue.written
        if !written.isEmpty {
            dialogue.written = []
            let line = Asker.Line(text: ":undo", json: json)
            return tell(try asker.takenBack(written, line, in: last?.reading.language))
        }
        guard let last else { return tell(text("prompt.no-question")) }
        guard let before = dialogue.conversation.undo() else { return tell(text("undo.none")) }
        if !json { Output.answers.line(.line(text("undo.back", ["question": before.question]))) }
        try show(try asker.back(to: before, from: last, in: dialogue.conversation))
    }

    mutating func forgetChoices() {
        let count = dialogue.conversation.forgetChoices()
        tell(count == 0 ? text("choice.none") : text("choice.forgotten", ["count": String(count)]))
    }
}
