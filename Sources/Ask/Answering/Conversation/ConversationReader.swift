import Model
import Parsing
import Store
import Text
import Time

/// Reads questions by what was said before them.
struct ConversationReader {
    let vault: OpenVault
    let parser: QuestionParser
    /// Composes what documents are chosen by: "the last one about pricing".
    let composer: AnswerComposer

    var templates: LanguageTemplates { composer.templates }
    var weekStart: Weekday { composer.weekStart }

    /// The ways to understand a question of a conversation.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - conversation: What was said before.
    /// - Returns: At least one, the likeliest first; of a follow-up with what it takes over.
    /// - Throws: `StoreError` if the index cannot be read.
    func read(_ question: Question, in conversation: Conversation) throws(StoreError) -> [Understanding] {
        guard let last = conversation.last, let (found, documents) = try followUp(question, after: last) else {
            var alone = Understanding(reading: try parsed(question.text, at: question.now), isFollowUp: false)
            choose(&alone, in: conversation)
            let atHand = try atHand(alone, question, conversation.last)
            return [atHand].compactMap { $0 } + withNamesakes(alone)
        }
        var understanding = Understanding(reading: found.reading, isFollowUp: true)
        var carried = found.carried
        if found.focus != nil {
            try point(&understanding, at: documents, of: found)
            if !understanding.reading.containers.isEmpty { carried.insert(.titles) }
        }
        if let place = found.corrected, last.reading.people.indices.contains(place),
            found.reading.people[place].candidates.count == 1
        {
            understanding.correction = (last.reading.people[place].text, found.reading.people[place].candidates[0])
        }
        choose(&understanding, in: conversation)
        understanding.reading = try resolved(understanding.reading, at: question.now)
        understanding.reading.carried = ReadingPart.allCases.filter(carried.contains)
        return withNamesakes(understanding) + [shown(understanding, found)].compactMap { $0 }
    }

    /// The reading of a text by itself, with what it names looked up.
    func parsed(_ text: String, at now: CivilDateTime) throws(StoreError) -> ParsedQuestion {
        try narrowed(try parser.parse(text, now: now, vault: vault), at: now)
    }

    func resolved(_ reading: ParsedQuestion, at now: CivilDateTime) throws(StoreError) -> ParsedQuestion {
        try narrowed(try parser.resolve(reading, now: now, vault: vault), at: now)
    }

    /// The reading with fewer of the people whom a name may mean, if the rest of the question tells who is meant.
    private func narrowed(_ reading: ParsedQuestion, at now: CivilDateTime) throws(StoreError) -> ParsedQuestion {
        guard PeopleChoice.isNeeded(reading) else { return reading }
        return try PeopleChoice(index: vault.index, now: now).narrowed(reading)
    }

    // MARK: Namesakes

    /// An understanding, then the same for others of the name for whom somebody was taken.
    func withNamesakes(_ understanding: Understanding) -> [Understanding] {
        let reading = understanding.reading
        return [understanding]
            + reading.people.indices.flatMap { place in
                namesakes(of: reading.people[place], in: reading).prefix(AnswerForEach.mostPeople).map { other in
                    var changed = understanding
                    changed.reading.prefer(other, at: place)
                    return changed
                }
            }
    }

    /// Who else may be meant by a name for which one was taken.
    private func namesakes(of person: PersonReading, in reading: ParsedQuestion) -> [Person] {
        guard person.candidates.count == 1, let taken = person.candidates.first else { return [] }
        let ambiguous = reading.ambiguous.filter { $0.text.hasPrefix(person.text) && $0.readings.contains(taken.name) }
        let names = Set(ambiguous.flatMap(\.readings))
        if names.isEmpty { return [] }
        return vault.names.people.filter { $0.number != taken.number && names.contains($0.name) }
    }

    // MARK: Follow-ups

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
        let reader = FollowUpReader(after: last.previous, now: question.now, weekStart: weekStart)
        return try reader.read(question.text) { text throws(StoreError) in
            try parsed(text, at: question.now)
        }
    }

    /// All documents of a meeting, under its title and day in a language.
    func container(_ document: DocumentRecord, in language: TextLanguage?) throws(StoreError) -> Container {
        let sources = Set(try vault.index.documents(ofMeeting: document.meeting).map(\.number)).union([document.number])
        let day = document.start.map { ", " + templates.of(language).dates.day($0.date) } ?? ""
        return Container(title: document.title + day, documents: sources)
    }

    /// Lets names mean whom they were chosen to mean before.
    private func choose(_ understanding: inout Understanding, in conversation: Conversation) {
        let reading = understanding.reading
        for (place, person) in reading.people.enumerated() {
            let names = Set(reading.ambiguous.filter { $0.text.hasPrefix(person.text) }.flatMap(\.readings))
            let known = Set(person.candidates.map(\.number))
            let others = vault.names.people.filter { names.contains($0.name) && !known.contains($0.number) }
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
    func exchange(
        _ question: Question, _ understanding: Understanding, _ answer: Answer, in conversation: Conversation
    ) -> Exchange {
        let before = understanding.isFollowUp ? conversation.last : nil
        var exchange = Exchange(
            question: question.text, reading: understanding.reading,
            unfocused: !understanding.isPointing ? understanding.reading : before?.unfocused ?? understanding.reading,
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
        if reading.intent == .who, case .list(let names)? = answer.value, names.count <= ConversationReader.mostMeant {
            let named = names.compactMap { name in vault.names.people.first { $0.name == name } }
            if !named.isEmpty {
                return named.map { PersonReading(text: $0.name, role: .mention, candidates: [$0]) }
            }
        }
        return reading.people.isEmpty ? before?.people ?? [] : reading.people
    }

    /// Of more people than these nobody says "they" and means each.
    private static let mostMeant = 6
}
