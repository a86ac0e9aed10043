import Model
import Parsing
import Store
import Time

/// A question as it was understood in its conversation.
public struct Understanding: Sendable {
    /// The reading; `carried` says what of it was said before.
    public var reading: ParsedQuestion
    /// Whether it was understood by the question before it.
    public var isFollowUp: Bool
    /// The words of names for which somebody was chosen before, with who.
    public var choices: [(words: String, name: String)] = []
    /// The words that were misread as somebody, with who is meant by them.
    public var correction: (words: String, person: Person)?
    /// The place among the documents shown before of the one that is meant; nil where none is.
    var focused: Int?

    /// A question as it was understood.
    ///
    /// - Parameters:
    ///   - reading: The reading.
    ///   - isFollowUp: Whether it was understood by the question before it.
    public init(reading: ParsedQuestion, isFollowUp: Bool) {
        (self.reading, self.isFollowUp) = (reading, isFollowUp)
    }
}

/// Reads questions by what was said before them.
extension QuestionFlow {
    /// Reads a question of a conversation.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - conversation: What was said before.
    /// - Returns: The reading, of a follow-up with what it takes over.
    /// - Throws: `StoreError` where the index cannot be read.
    public func read(_ question: Question, in conversation: Conversation) throws(StoreError) -> Understanding {
        guard let last = conversation.last, let found = try followUp(question, after: last) else {
            var alone = Understanding(reading: try parsed(question.text, at: question.now), isFollowUp: false)
            choose(&alone, in: conversation)
            alone.reading = try answerable(alone.reading, question)
            if let atHand = try atHand(alone, question, conversation.last) { return atHand }
            return alone
        }
        var understanding = Understanding(reading: found.reading, isFollowUp: true)
        var carried = found.carried
        if let focus = found.focus, let document = last.document(focus) {
            understanding.reading.containers = [try container(document)]
            // The date of a meeting is its own; a note has one where notes are asked for.
            if found.reading.intent == .when, !document.kind.isMeeting { understanding.reading.kinds = [document.kind] }
            understanding.focused = last.shown.firstIndex { $0.meeting == document.meeting }
            carried.insert(.titles)
        }
        if let place = found.corrected, last.reading.people.indices.contains(place),
            found.reading.people[place].candidates.count == 1
        {
            understanding.correction = (last.reading.people[place].text, found.reading.people[place].candidates[0])
        }
        choose(&understanding, in: conversation)
        understanding.reading = try answerable(try resolved(understanding.reading, at: question.now), question)
        understanding.reading.carried = ReadingPart.allCases.filter(carried.contains)
        return understanding
    }

    /// What to say to a text that points at something which the last answer does not have: "the third one" of two.
    ///
    /// - Parameters:
    ///   - question: What was typed.
    ///   - conversation: What was said before.
    /// - Returns: Nil where it can be read, or nothing was said before.
    /// - Throws: `StoreError` where the index cannot be read.
    public func answer(toPointer question: Question, in conversation: Conversation) throws(StoreError) -> Answer? {
        guard let last = conversation.last, let pointer = ConversationWords.pointer(question.text),
            try followUp(question, after: last) == nil
        else { return nil }
        let count = ["count": String(last.shown.count)]
        return Answer(
            found: false,
            headline: pointer == .condition
                ? templates.text("point.condition")
                : last.shown.isEmpty ? templates.text("point.nothing") : templates.text("point.place", count))
    }

    private func followUp(_ question: Question, after last: Exchange) throws(StoreError) -> FollowUp? {
        let reader = FollowUpReader(after: last.precedent, now: question.now, weekStart: weekStart)
        let found = try reader.read(question.text) { text throws(StoreError) in
            try parsed(text, at: question.now)
        }
        guard let found else { return nil }
        // What was not shown cannot be meant.
        if let focus = found.focus, last.document(focus) == nil { return nil }
        return found
    }

    /// All documents of a meeting, under its title and day.
    func container(_ document: DocumentRecord) throws(StoreError) -> Container {
        let sources = Set(try index.documents(ofMeeting: document.meeting).map(\.number)).union([document.number])
        let day = document.start.map { ", " + templates.dates.day($0.date) } ?? ""
        return Container(title: document.title + day, documents: sources)
    }

    /// Lets names mean whom they were chosen to mean before.
    private func choose(_ understanding: inout Understanding, in conversation: Conversation) {
        let reading = understanding.reading
        for (place, person) in reading.people.enumerated() {
            let names = Set(reading.ambiguous.filter { $0.text.hasPrefix(person.text) }.flatMap(\.readings))
            let known = Set(person.candidates.map(\.number))
            let others = knownNames.people.filter { names.contains($0.name) && !known.contains($0.number) }
            guard person.candidates.count + others.count > 1,
                let one = conversation.choice(for: person.text, among: person.candidates + others)
            else { continue }
            understanding.reading.people[place].candidates += others
            understanding.reading.choose(one, at: place)
            understanding.choices.append((person.text, one.name))
        }
    }

    /// A question with its answer as a part of a conversation.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - understanding: How it was understood.
    ///   - answer: Its answer.
    ///   - conversation: What was said before.
    /// - Returns: What the next question may point at.
    public func exchange(
        _ question: Question, _ understanding: Understanding, _ answer: Answer, in conversation: Conversation
    ) -> Exchange {
        let before = understanding.isFollowUp ? conversation.last : nil
        var exchange = Exchange(
            question: question.text, reading: understanding.reading,
            wide: understanding.focused == nil ? understanding.reading : before?.wide ?? understanding.reading,
            isFollowUp: understanding.isFollowUp,
            shown: answer.certainty != .nothing ? answer.shownDocuments : [],
            cited: answer.certainty != .nothing ? answer.numberedCitations.map(\.document) : [],
            people: people(understanding.reading, answer, before), span: understanding.reading.time?.hull ?? answer.span
        )
        let best = exchange.shown.firstIndex { $0.meeting == answer.citations.first?.document.meeting }
        exchange.current = best ?? exchange.shown.indices.first
        if let focused = understanding.focused, let before {
            // "The third one" still counts what was listed before "the second one" was looked at.
            (exchange.shown, exchange.current) = (before.shown, focused)
            exchange.cited += before.cited.dropFirst(exchange.cited.count)
        } else if let before, exchange.shown.isEmpty {
            (exchange.shown, exchange.cited, exchange.current) = (before.shown, before.cited, before.current)
        }
        if exchange.span == nil, let current = exchange.current, let start = exchange.shown[current].start {
            exchange.span = start.date.span
        }
        return exchange
    }

    /// Whom a pronoun means next: those whom the answer names where people were asked for, else those of the question.
    private func people(_ reading: ParsedQuestion, _ answer: Answer, _ before: Exchange?) -> [PersonReading] {
        if reading.intent == .who, case .list(let names)? = answer.value, names.count <= QuestionFlow.mostMeant {
            let named = names.compactMap { name in knownNames.people.first { $0.name == name } }
            if !named.isEmpty {
                return named.map { PersonReading(text: $0.name, role: .mention, candidates: [$0]) }
            }
        }
        return reading.people.isEmpty ? before?.people ?? [] : reading.people
    }

    /// Of more people than these nobody says "they" and means each.
    private static let mostMeant = 6
}
