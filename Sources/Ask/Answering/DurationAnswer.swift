import Model
import Parsing
import Store

/// How long: the hours of the meetings that match; where the question is about something else, the duration that a line names.
struct DurationAnswer {
    let context: AnswerContext

    func answer() throws(StoreError) -> Answer {
        if let answer = try TimeUntil(context: context).answer() { return answer }
        guard !context.filter.isEmpty || !context.reading.topic.isEmpty || context.reading.order != nil else {
            return try NothingFound(context: context).answer()
        }
        let answer = try MeetingsAnswer(context: context).answer()
        if answer.found, answer.value != .number(0) { return answer }
        guard !context.query.text.isEmpty else { return answer }
        var found = try FindAnswer(context: context).answer()
        let quotes = found.sections.prefix(3).flatMap(\.quotes)
        if let minutes = quotes.lazy.compactMap({ DurationInText.minutes(in: $0.text) }).first {
            found.value = .number(Double(minutes))
        }
        return found
    }
}

/// Finds the first duration in a text: "2 h 35 min", "90 minutes", "an hour and a half" is not read.
enum DurationInText {
    /// The duration in minutes; nil where the text names none.
    static func minutes(in text: String) -> Int? {
        let tokens = QuestionTokenizer().tokens(of: text)
        for place in tokens.indices {
            guard let amount = tokens[place].number, amount < 100_000, let unit = unit(tokens, at: place + 1) else {
                continue
            }
            guard unit == 60, let rest = tokens.indices.contains(place + 2) ? tokens[place + 2].number : nil,
                self.unit(tokens, at: place + 3) == 1
            else { return amount * unit }
            return amount * unit + rest
        }
        return nil
    }

    private static func unit(_ tokens: [QuestionToken], at place: Int) -> Int? {
        guard tokens.indices.contains(place) else { return nil }
        switch tokens[place].lower {
        case "h", "hour", "hours", "std", "stunde", "stunden": return 60
        case "min", "mins", "minute", "minutes", "minuten": return 1
        default: return nil
        }
    }
}
