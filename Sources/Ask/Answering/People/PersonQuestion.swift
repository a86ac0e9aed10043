import Language
import Model
import Parsing
import Retrieval
import Store
import Text
import Time

/// A clarifying question about an ambiguous name: "Which Sarah?".
public struct PersonQuestion: Sendable {
    /// A person who may be meant.
    public struct Choice: Sendable {
        /// The person.
        public var person: Person
        /// A description of the person: "Sarah Chen (30 meetings, last Tue 10 March 2026)".
        public var text: String
    }

    /// The index of the name in `ParsedQuestion.people`.
    public let place: Int
    /// The text of the question.
    public let text: String
    /// The people who may be meant, the most likely first.
    public let choices: [Choice]
    /// The language of the user's question; nil if it shows none.
    public let language: Language?

    /// Returns the person that a reply chooses by number, name or part of a name.
    ///
    /// - Parameter answer: The user's reply; an empty one chooses the first person.
    /// - Returns: Nil if the reply names nobody, or more than one person.
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
        // A whole word takes precedence over a prefix.
        for fits in [{ $0 == $1 }, { $0.hasPrefix($1) }] as [(String, String) -> Bool] {
            let found = choices.map(\.person).filter { isNamed($0, fits) }
            if found.count == 1 { return found[0] }
        }
        return nil
    }
}

extension AskFlow {
    /// Returns the clarifying question to ask before a question is answered.
    ///
    /// - Parameters:
    ///   - reading: The reading of the question.
    ///   - question: The question itself.
    /// - Returns: Nil if every name means one person.
    /// - Throws: `StoreError` if the index cannot be read.
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

    /// Describes a person by their number of meetings and the day of the last one.
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
