import Answering
import Parsing
import Store
import Time

/// One conversation: the questions so far, the last answer, and its parts already shown.
struct Dialogue {
    var conversation = Conversation()
    var last: Reply?
    /// The sections of the last answer already shown, without citation numbers, which may change with a larger limit.
    private(set) var shown: Set<Answer.Section> = []
    var vaultState: String?
    /// What was written last, if nothing was said since.
    var written: [WrittenChange] = []

    /// Continues with a reply that is shown up to its limit.
    mutating func show(_ reply: Reply) {
        last = reply
        shown = Set(reply.answer.sections.prefix(reply.answer.shown ?? .max).map(\.uncited))
    }

    /// Continues with a reply that is now shown completely.
    mutating func showRest(of reply: Reply) {
        last = reply
        shown.formUnion(reply.answer.sections.map(\.uncited))
    }

    func hasShown(_ sections: [Answer.Section]) -> Bool { sections.allSatisfy { shown.contains($0.uncited) } }
}

extension Dialogue {
    /// Returns the parts of sections not yet shown; a section that grew keeps only its new quotations.
    func unshown(of sections: [Answer.Section]) -> [Answer.Section] {
        let known = Set(shown.flatMap(\.quotes).filter { $0.kind == .quotation }.map(\.text))
        return sections.filter { !shown.contains($0.uncited) }.compactMap { section in
            var rest = section
            rest.quotes.removeAll { $0.kind == .quotation && known.contains($0.text) }
            return rest.quotes.isEmpty ? nil : rest
        }
    }
}

extension Asker {
    struct Line {
        var text: String
        var now: CivilDateTime?
        var scope: String?
        var limit: Int?
        var json: Bool
    }

    /// Answers a line of a dialogue: a question, a follow-up, a request about the last answer, or small talk.
    func reply(to line: Line, in dialogue: inout Dialogue) throws(StoreError) -> Reply {
        let state = try vaultState()
        if dialogue.last != nil, state == nil || dialogue.vaultState != state { try renew(&dialogue.conversation) }
        dialogue.vaultState = state
        if let aside = try aside(line, in: dialogue.conversation) { return aside }
        if let request = ConversationWords.request(line.text), let last = dialogue.last {
            if let reply = try self.reply(to: request, about: last, in: &dialogue) { return reply }
        }
        // A line that cannot be a follow-up starts a new conversation, so that no answer depends on much older lines.
        if !Asker.mayFollow(line.text) { dialogue = Dialogue() }
        let reply = try ask(line, in: &dialogue.conversation)
        dialogue.show(reply)
        dialogue.vaultState = try vaultState()
        return reply
    }

    /// Tells whether a line may be a follow-up, by its words alone.
    static func mayFollow(_ text: String) -> Bool {
        ConversationWords.request(text) != nil || ConversationWords.smallTalk(text) != nil
            || FollowUpReader.mayFollow(text)
    }

    private func reply(
        to request: ConversationRequest, about last: Reply, in dialogue: inout Dialogue
    ) throws(StoreError) -> Reply? {
        switch request {
        case .more: return try more(of: last, in: &dialogue)
        case .again: return last
        case .explain: return try explained(last)
        case .undo:
            guard let before = dialogue.conversation.undo() else {
                return told(last, settings.words.of(last.reading.language).text("undo.none"))
            }
            let reply = try back(to: before, from: last, in: dialogue.conversation)
            dialogue.show(reply)
            return reply
        case .open: return nil
        }
    }

    /// Returns the rest of an answer; if all of it has been shown, the answer with a larger limit.
    func more(of last: Reply, in dialogue: inout Dialogue) throws(StoreError) -> Reply {
        var reply = last
        if dialogue.hasShown(reply.answer.sections) {
            guard !reply.answer.isWhole else {
                return told(last, settings.words.of(last.reading.language).text("prompt.no-more"))
            }
            // Entries of a recurring event may share a citation.
            let entries = reply.answer.sections.reduce(0) { $0 + $1.quotes.count }
            let room = max(Dialogue.leastRoom, max(entries, reply.answer.citations.count) * 4)
            reply = try again(reply, reading: reply.reading, limit: room)
        }
        let rest = dialogue.unshown(of: reply.answer.sections)
        guard !rest.isEmpty else { return told(last, settings.words.of(last.reading.language).text("prompt.no-more")) }
        dialogue.showRest(of: reply)
        reply.answer.sections = rest
        reply.answer.headline = ""
        (reply.answer.remarks, reply.answer.without) = ([], [])
        (reply.answer.nearest, reply.answer.shown) = (nil, nil)
        return reply
    }

    private func explained(_ last: Reply) throws(StoreError) -> Reply {
        if last.answer.isWhole { return told(last, last.readingFromPages(settings.words), found: true) }
        let explanation = try explain(last.reading, now: last.question.now)
        let words = settings.words.of(last.reading.language)
        return told(
            last, ExplanationText(templates: words, isVerbose: settings.isVerbose).text(explanation, withScores: true),
            found: true)
    }

    /// Returns a reply with a message about the last one.
    private func told(_ last: Reply, _ text: String, found: Bool = false) -> Reply {
        var reply = last
        reply.answer = Answer(found: found, headline: text)
        return reply
    }
}

extension Dialogue {
    /// The minimum number of entries for a second page of an answer.
    static let leastRoom = 40
}

extension Answer.Section {
    fileprivate var uncited: Answer.Section {
        var result = self
        for place in quotes.indices { result.quotes[place].citations = [] }
        return result
    }
}
