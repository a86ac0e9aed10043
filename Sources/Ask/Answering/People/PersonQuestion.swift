import Model
import Parsing
import Retrieval
import Store
import Text
import Time

/// What to ask back where a name may mean several people, "Which Sarah?", with those whom it may mean.
public struct PersonQuestion: Sendable {
    /// Somebody who may be meant.
    public struct Choice: Sendable {
        /// The person.
        public var person: Person
        /// In words: "Sarah Chen (30 meetings, last Tue 10 March 2026)".
        public var text: String
    }

    /// The place of the name among the people of the reading.
    public let place: Int
    /// The question in words.
    public let text: String
    /// Those who may be meant, the likeliest first.
    public let choices: [Choice]
    /// The language of the question; nil where it shows none.
    public let language: TextLanguage?

    /// Whom an answer names: a number, or a part of a name.
    ///
    /// - Parameter answer: What was typed; nothing takes the first.
    /// - Returns: Nil where it names nobody, or more than one.
    public func person(named answer: String) -> Person? {
        let words = Tokenizer().tokens(of: answer).map(\.folded)
        guard !words.isEmpty else { return choices.first?.person }
        if let number = Int(words.joined()) {
            return choices.indices.contains(number - 1) ? choices[number - 1].person : nil
        }
        func isNamed(_ person: Person, _ fits: (String, String) -> Bool) -> Bool {
            let names = ([person.name] + person.aliases + person.emails)
                .flatMap { Tokenizer().tokens(of: $0).map(\.folded) }
            return words.allSatisfy { word in names.contains { fits($0, word) } }
        }
        // A whole word comes before the beginning of one.
        for fits in [{ $0 == $1 }, { $0.hasPrefix($1) }] as [(String, String) -> Bool] {
            let found = choices.map(\.person).filter { isNamed($0, fits) }
            if found.count == 1 { return found[0] }
        }
        return nil
    }
}

extension AskFlow {
    /// What to ask back before a question is answered.
    ///
    /// - Parameters:
    ///   - reading: A reading.
    ///   - question: The question it belongs to.
    /// - Returns: Nil where every name means one person.
    /// - Throws: `StoreError` where the index cannot be read.
    public func personQuestion(
        _ reading: ParsedQuestion, for question: Question
    ) throws(StoreError) -> PersonQuestion? {
        guard let place = reading.people.firstIndex(where: { $0.candidates.count > 1 }) else { return nil }
        let person = reading.people[place]
        let words = templates.of(reading.language)
        var choices: [PersonQuestion.Choice] = []
        for candidate in person.candidates {
            choices.append(.init(person: candidate, text: try text(candidate, at: question.now, words)))
        }
        return PersonQuestion(
            place: place, text: words.text("which.person", ["name": person.text]), choices: choices,
            language: reading.language)
    }

    /// Somebody with the number of their meetings and the day of the last one.
    private func text(
        _ person: Person, at now: CivilDateTime, _ templates: Templates
    ) throws(StoreError) -> String {
        var filter = DocumentFilter()
        filter.attendees = [[person.number]]
        filter.kinds = [.meeting, .transcript, .event]
        filter.spans = [TimeSpan(start: nil, end: now)]
        let last = try vault.index.documents(filter).last?.start
        let slots = [
            "name": person.name, "count": String(person.meetingCount),
            "date": last.map { templates.dates.day($0.date) } ?? "",
        ]
        return templates.text(last == nil ? "which.unmet" : "which.choice", slots)
    }
}
