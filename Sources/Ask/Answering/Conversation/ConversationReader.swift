import Language
import Model
import Parsing
import Store
import Text
import Time

/// Reads questions in the context of the conversation.
struct ConversationReader {
    let vault: OpenVault
    let parser: QuestionParser
    /// Finds the documents for references such as "the last one about pricing".
    let composer: AnswerComposer

    var templates: LanguageTemplates { composer.templates }
    var weekStart: Weekday { composer.weekStart }

    /// Returns at least one understanding of a question, the likeliest first; a follow-up includes what it carries over.
    func read(_ question: Question, in conversation: Conversation) throws(StoreError) -> [Understanding] {
        guard let last = conversation.last, let (found, documents) = try followUp(question, after: last) else {
            var alone = Understanding(reading: try parsed(question.text, at: question.now), isFollowUp: false)
            choose(&alone, in: conversation)
            if let occasioned = try occasioned(question, otherwise: alone) { return occasioned }
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

    func parsed(_ text: String, at now: CivilDateTime) throws(StoreError) -> ParsedQuestion {
        try narrowed(try parser.parse(text, now: now, vault: vault), at: now)
    }

    func resolved(_ reading: ParsedQuestion, at now: CivilDateTime) throws(StoreError) -> ParsedQuestion {
        try narrowed(try parser.resolve(reading, now: now, vault: vault), at: now)
    }

    /// Removes candidates of ambiguous names if the rest of the question tells who is meant.
    private func narrowed(_ reading: ParsedQuestion, at now: CivilDateTime) throws(StoreError) -> ParsedQuestion {
        guard PeopleChoice.isNeeded(reading) else { return reading }
        return try PeopleChoice(index: vault.index, now: now).narrowed(reading)
    }

    // MARK: Namesakes

    /// Returns an understanding, then variants of it for other people of the same name, and with descriptions of people read as topic.
    func withNamesakes(_ understanding: Understanding) -> [Understanding] {
        let reading = understanding.reading
        let plain = reading.people.indices.filter { isDescribed(reading.people[$0]) }.map { place in
            var changed = understanding
            changed.reading = ReadingCondition.person(place).dropped(from: reading)
            let words = QuestionTokenizer().tokens(of: reading.people[place].text).drop {
                QuestionWords.isFunctionWord($0.folded)
            }
            changed.reading.topic += " " + words.map(\.text).joined(separator: " ")
            return changed
        }
        return [understanding]
            + reading.people.indices.flatMap { place in
                namesakes(of: reading.people[place], in: reading).prefix(AnswerForEach.mostPeople).map { other in
                    var changed = understanding
                    changed.reading.prefer(other, at: place)
                    return changed
                }
            } + plain
    }

    /// Whether a person is meant by a description alone: "the bank" may be its manager, or the bank.
    private func isDescribed(_ person: PersonReading) -> Bool {
        let words = TitleMatch(person.text)
        guard let first = QuestionTokenizer().tokens(of: person.text).first, !words.isIdle else { return false }
        return QuestionWords.isFunctionWord(first.folded)
            && person.candidates.allSatisfy { words.share(of: [$0.name] + $0.aliases) == 0 }
    }

    private func namesakes(of person: PersonReading, in reading: ParsedQuestion) -> [Person] {
        guard person.candidates.count == 1, let taken = person.candidates.first else { return [] }
        let ambiguous = reading.ambiguous.filter { $0.text.hasPrefix(person.text) && $0.readings.contains(taken.name) }
        let names = Set(ambiguous.flatMap(\.readings))
        if names.isEmpty { return [] }
        return vault.names.people.filter { $0.number != taken.number && names.contains($0.name) }
    }

    // MARK: Follow-ups

    /// Returns a follow-up with the documents it points at; nil if the question stands alone, or the target does not exist.
    private func followUp(
        _ question: Question, after last: Exchange
    ) throws(StoreError) -> (FollowUp, [DocumentRecord])? {
        guard let found = try hanging(question, on: last) else { return nil }
        let documents = try documents(meantBy: found, after: last, for: question)
        // Documents that were not shown cannot be meant.
        return found.focus != nil && found.focus != .dated && documents.isEmpty ? nil : (found, documents)
    }

    /// Reads a question as a follow-up; nil if it stands alone.
    func hanging(_ question: Question, on last: Exchange) throws(StoreError) -> FollowUp? {
        let reader = FollowUpReader(after: last.previous, now: question.now, weekStart: weekStart)
        return try reader.read(question.text) { text throws(StoreError) in
            try parsed(text, at: question.now)
        }
    }

    /// Returns the container of a meeting's documents, with its title and day.
    func container(_ document: DocumentRecord, in language: Language?) throws(StoreError) -> Container {
        let sources = Set(try vault.index.documents(ofMeeting: document.meeting).map(\.number)).union([document.number])
        let day = document.start.map { ", " + templates.of(language).dates.day($0.date) } ?? ""
        return Container(title: document.title + day, documents: sources)
    }

    /// Resolves names to the people chosen for them earlier in the conversation.
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

    /// Records a question and its answer as an exchange, with the targets of later references.
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

    /// Returns the people that the next pronoun means: those of the answer if people were asked for, else those of the question.
    private func people(_ reading: ParsedQuestion, _ answer: Answer, _ before: Exchange?) -> [PersonReading] {
        if reading.intent == .who, case .list(let names)? = answer.value, names.count <= ConversationReader.mostMeant {
            let named = names.compactMap { name in vault.names.people.first { $0.name == name } }
            if !named.isEmpty {
                return named.map { PersonReading(text: $0.name, role: .mention, candidates: [$0]) }
            }
        }
        return reading.people.isEmpty ? before?.people ?? [] : reading.people
    }

    /// Maximum number of people in an answer that "they" can mean.
    private static let mostMeant = 6
}
