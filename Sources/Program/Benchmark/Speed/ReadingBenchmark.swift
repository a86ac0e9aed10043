import FoundationEssentials
import Model
import Parsing
import Time

/// Measures how many questions per second one core parses: tokens, time, people, tags, intent and topic.
struct ReadingBenchmark {
    private struct Item: Decodable {
        var text: String?
        var question: String?
        var now: String?
    }

    enum Failure: Error {
        case empty(file: String)
        case noTime(file: String, line: Int)
    }

    private let questions: [(text: String, now: CivilDateTime)]

    init(file: String) throws {
        let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
        questions = try lines.enumerated().map { offset, line in
            let item = try JSONDecoder().decode(Item.self, from: Data(line.utf8))
            guard let now = ISO8601.parse(item.now ?? "2026-03-18T10:15") else {
                throw Failure.noTime(file: file, line: offset + 1)
            }
            return (item.text ?? item.question ?? "", now.local)
        }
        guard !questions.isEmpty else { throw Failure.empty(file: file) }
    }

    /// Parses all questions several times; the first round is a warm-up.
    func run() -> Rounds {
        let parser = QuestionParser(names: ReadingBenchmark.names)
        var seconds: [Double] = []
        var topics = 0
        for _ in 0...ReadingBenchmark.rounds {
            let start = ContinuousClock.now
            for question in questions {
                topics &+= parser.parse(question.text, now: question.now).topic.utf8.count
            }
            seconds.append((ContinuousClock.now - start) / .seconds(1))
        }
        return Rounds(count: questions.count, seconds: Array(seconds.dropFirst()), checksum: topics)
    }

    private static let rounds = 21

    private static var names: KnownNames {
        let first = ["Ada", "Boris", "Clara", "Dmitri", "Elena", "Farid", "Greta", "Hugo", "Ines", "Jonas"]
        let last = ["Almeida", "Brandt", "Castellano", "Dvorak", "Eriksen"]
        let people = first.enumerated().flatMap { row, first in
            last.enumerated().map { column, last in
                Person(
                    number: row * last.count + column + 1, name: "\(first) \(last)",
                    emails: ["\(first).\(last)@example.com"], meetingCount: 50 - row - column)
            }
        }
        return KnownNames(people: people, tags: (1...20).map { "topic\($0)" }, owner: 1)
    }
}

struct Rounds {
    var count: Int
    var seconds: [Double]
    /// A value that depends on every result, so that the compiler cannot remove the work.
    var checksum: Int

    var text: String {
        let rates = seconds.map { Double(count) / $0 }.sorted()
        let median = rates[rates.count / 2]
        return """
            \(count) texts, \(seconds.count) rounds
            a second: median \(Int(median)), from \(Int(rates[0])) to \(Int(rates[rates.count - 1]))
            each: \(Int(1e9 / median)) ns (checksum \(checksum))
            """
    }
}
