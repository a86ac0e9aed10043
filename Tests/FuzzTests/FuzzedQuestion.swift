import Language
import Model
import Parsing
import Time

/// The parser of questions and the grammar of times, fed with any text.
enum FuzzedQuestion {
    private static let names = KnownNames(
        people: [
            Person(number: 1, name: "Sarah Chen", emails: ["sarah.chen@example.com"], meetingCount: 30),
            Person(number: 2, name: "Robert Okafor", aliases: ["Bob", "Bob Okafor"], meetingCount: 20),
            Person(number: 3, name: "May Lin", meetingCount: 5), Person(number: 4, name: "Will Hayes", meetingCount: 4),
            Person(number: 5, name: "Jürgen Brandt", meetingCount: 8),
        ], tags: ["hiring", "customer-mail", "Work/Budget", "private"], owner: 1)
    private static let parser = QuestionParser(names: names)
    private static let now = CivilDateTime(secondNumber: 1_773_829_000)
    private static let grammars = Language.allCases.map { TimeGrammar(now: now, language: $0) }
    private static let tokenizer = QuestionTokenizer()

    static func problem(with bytes: [UInt8]) -> String? {
        let question = String(decoding: bytes, as: UTF8.self)
        let reading = parser.parse(question, now: now)
        if reading != parser.parse(question, now: now) { return "a question is read in two ways" }
        return reading.time.flatMap { problem(of: $0.spans) }
    }

    static func problemOfTimes(with bytes: [UInt8]) -> String? {
        let question = String(decoding: bytes, as: UTF8.self)
        let tokens = tokenizer.tokens(of: question)
        for grammar in grammars {
            for expression in grammar.expressions(in: tokens, question: question) {
                if let problem = problem(of: [expression.span] + expression.alternatives) { return problem }
            }
        }
        return nil
    }

    private static func problem(of spans: [TimeSpan]) -> String? {
        for span in spans {
            if let start = span.start, let end = span.end, end < start { return "a span ends before it begins" }
        }
        return nil
    }
}
