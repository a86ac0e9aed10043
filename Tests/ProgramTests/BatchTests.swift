import Foundation
import Testing

/// Many questions on standard input, which are answered in two threads.
@Suite struct BatchTests {
    private static let questions = [
        "when did we sign the Monera contract?", "what did I discuss with Sarah Chen last week?",
        "who was at the pricing sync?", "pineapple volcano orchestra", "how many meetings did I have in March?",
        "open tasks",
    ]

    private static func line(_ number: Int) -> String {
        let question = questions[number % questions.count]
        return number % 25 == 7 ? "{\"id\": \"\(number)\"}" : "{\"id\": \"\(number)\", \"question\": \"\(question)\"}"
    }

    /// The replies to some questions, without what differs from run to run.
    private static func replies(_ numbers: Range<Int>) throws -> [[String: Any]] {
        let input = numbers.map { line($0) + "\n" }.joined()
        let run = try ProgramRunner.shared().run(["--no-update"] + BuiltProgram.corpus, input: input)
        return try run.objects().map { reply in
            reply.filter { !["elapsed_ms", "error"].contains($0.key) }
        }
    }

    @Test func `replies come in the order of the questions, one each`() throws {
        let ids = try BatchTests.replies(0..<100).map { $0["id"] as? String }
        #expect(ids == (0..<100).map(String.init))
    }

    @Test func `answers are the same however many questions wait`() throws {
        let few = try stride(from: 0, to: 36, by: 4).flatMap { try BatchTests.replies($0..<($0 + 4)) }
        let many = try BatchTests.replies(0..<36)
        func text(_ replies: [[String: Any]]) throws -> [String] {
            try replies.map {
                String(decoding: try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys), as: UTF8.self)
            }
        }
        #expect(try text(many) == text(few))
    }

    @Test func `a question is answered before the next one is typed`() throws {
        let options = BuiltProgram.corpus.map { "'\($0)'" }.joined(separator: " ")
        let run = try ProgramRunner.shared().shell(
            """
            seen=$(mktemp -u)
            {
                for number in 1 2 3 4 5 6 7 8 9 10 11 12; do echo "question $number"; done
                for wait in $(seq 300); do [ -e $seen ] && break; sleep 0.1; done
                [ -e $seen ] && echo 'who was at the pricing sync?'
            } | daybook --json \(options) | {
                for number in 1 2 3 4 5 6 7 8 9 10 11 12; do read reply; done
                touch $seen
                read reply && echo answered
            }
            rm -f $seen
            """)
        #expect(run.stdout == "answered\n")
    }
}
