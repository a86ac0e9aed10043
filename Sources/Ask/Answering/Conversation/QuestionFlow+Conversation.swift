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
    /// Whether it is asked of documents that the last answer showed, or that lie beside them.
    var isPointing = false
    /// The one document that is pointed at; nil where none is.
    var pointed: DocumentRecord?
    /// What was asked before and the document pointed at does not say, so that it is shown instead.
    public var unsaid: String?

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
        guard let last = conversation.last, let (found, documents) = try followUp(question, after: last) else {
            var alone = Understanding(reading: try parsed(question.text, at: question.now), isFollowUp: false)
            choose(&alone, in: conversation)
            alone.reading = try answerable(alone.reading, question)
            if let atHand = try atHand(alone, question, conversation.last) { return atHand }
            return alone
        }
        var understanding = Understanding(reading: found.reading, isFollowUp: true)
        var carried = found.carried
        if found.focus != nil {
            try point(&understanding, at: documents, of: found, question)
            if !understanding.reading.containers.isEmpty { carried.insert(.titles) }
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

    /// A follow-up with the documents that it points at; nil where the question stands alone, or points at what is not there.
    private func followUp(
        _ question: Question, after last: Exchange
    ) throws(StoreError) -> (FollowUp, [DocumentRecord])? {
        guard let found = try hanging(question, on: last) else { return nil }
        let documents = try documents(meantBy: found, after: last, for: question)
        // What was not shown cannot be meant.
        return found.focus != nil && found.focus != .dated && documents.isEmpty ? nil : (found, documents)
    }

    /// What a question says after another one; nil where it stands alone.
    func hanging(_ question: Question, on last: Exchange) throws(StoreError) -> FollowUp? {
        let reader = FollowUpReader(after: last.precedent, now: question.now, weekStart: weekStart)
        return try reader.read(question.text) { text throws(StoreError) in
            try parsed(text, at: question.now)
        }
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
            wide: !understanding.isPointing ? understanding.reading : before?.wide ?? understanding.reading,
            isFollowUp: understanding.isFollowUp,
            shown: answer.certainty != .nothing ? answer.shownDocuments : [],
            cited: answer.certainty != .nothing ? answer.numberedCitations.map(\.document) : [],
            people: people(understanding.reading, answer, before), span: understanding.reading.time?.hull ?? answer.span
        )
        let best = exchange.shown.firstIndex { $0.meeting == answer.citations.first?.document.meeting }
        exchange.current = best ?? exchange.shown.indices.first
        exchange.isPlain = answer.isOfOneDocument(understanding.reading)
        exchange.isCut = answer.value.map { $0.count > exchange.shown.count } ?? false
        if let named = exchange.named { (exchange.current, exchange.isPlain) = (named, true) }
        if let pointed = understanding.pointed {
            exchange.point(at: pointed, after: before)
        } else if let before, exchange.shown.isEmpty {
            (exchange.shown, exchange.cited, exchange.current) = (before.shown, before.cited, before.current)
            (exchange.isPlain, exchange.isCut) = (before.isPlain, before.isCut)
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
