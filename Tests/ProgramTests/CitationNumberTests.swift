import Foundation
import Testing

/// The numbers of citations over the sample vault: in the order of the text, without gaps, each place once.
@Suite struct CitationNumberTests {
    private static let questions = [
        "meetings last week", "birthdays", "birthdays in March", "pricing", "conflict rule", "GDPR",
        "who works on Android", "what did Sarah say about churn", "when was the outage",
        "what did we decide about pricing", "open tasks", "who was at the pricing sync", "how often did I meet Sarah",
        "tell me about Monera", "promises last week", "everything about Hannah", "summary of last week",
        "agenda tomorrow", "what is the price of the Starter tier", "what did I discuss with Sarah last week?",
        "who did I meet most often", "decisions last month",
    ]

    /// The numbers at the end of a line.
    private static func numbers(_ line: Substring) -> [Int] {
        guard let match = line.firstMatch(of: /((?: \[\d+\])+)$/) else { return [] }
        return match.output.1.matches(of: /\d+/).compactMap { Int($0.output) }
    }

    private static func inOrderOfText(_ text: String) -> [Int] {
        text.split(separator: "\n").flatMap(numbers).reduce(into: []) { seen, number in
            if !seen.contains(number) { seen.append(number) }
        }
    }

    @Test(arguments: questions)
    func `the JSON of an answer has its places best first, and its text names them by rank`(question: String) throws {
        let reply = try ProgramRunner.shared().run(["ask", "--json", question] + BuiltProgram.corpus).object()
        let text = try #require((reply["answer"] as? [String: Any])?["text"] as? String)
        let shown = CitationNumberTests.inOrderOfText(text)
        let citations = try #require(reply["citations"] as? [[String: Any]])
        let ranks = try citations.map { try #require($0["rank"] as? Int) }
        #expect(ranks == Array(1...citations.count))
        #expect(!shown.isEmpty && Set(shown).isSubset(of: ranks))
        let places = citations.map { "\($0["file"] ?? "") \($0["lines"] ?? "")" }
        #expect(Set(places).count == places.count)
    }

    @Test func `text and JSON cite the same places under numbers of their own`() throws {
        let question = "what did I discuss with Sarah last week?"
        let run = try ProgramRunner.shared().run(["ask", question] + BuiltProgram.corpus)
        let reply = try ProgramRunner.shared().run(["ask", "--json", question] + BuiltProgram.corpus).object()
        let listed = run.stdout.matches(of: #/(?m)^ +\[\d+\] (.*?):\d/#).map { String($0.output.1) }
        let text = try #require((reply["answer"] as? [String: Any])?["text"] as? String)
        let citations = try #require(reply["citations"] as? [[String: Any]])
        let cited = try CitationNumberTests.inOrderOfText(text).map {
            try #require(citations[$0 - 1]["file"] as? String)
        }
        #expect(cited == listed)
    }

    @Test(arguments: questions)
    func `the list below an answer has the numbers of its text`(question: String) throws {
        let run = try ProgramRunner.shared().run(["ask", question] + BuiltProgram.corpus)
        let listed = run.stdout.matches(of: #/(?m)^ +\[(\d+)\] /#).compactMap { Int($0.output.1) }
        #expect(!listed.isEmpty && listed == Array(1...listed.count))
        #expect(CitationNumberTests.inOrderOfText(run.stdout) == listed, "\(run.testDescription)")
    }

    @Test func `what recurs is cited once in an answer about it`() throws {
        let run = try ProgramRunner.shared().run(["ask", "birthdays"] + BuiltProgram.corpus)
        #expect(run.stdout.contains("Ring before nine. [1]\n"))
        #expect(run.stdout.matches(of: #/private\.ics:/#).count == 1)
    }

    @Test func `the prompt shows the place that the answer numbers so`() throws {
        let terminal = try Terminal(try ProgramRunner.shared(), BuiltProgram.corpus + ["--no-pager"])
        try terminal.enter("what did Sarah say about churn\r")
        let answer = try terminal.wait(for: "[2] meetings/2026-01-22-offsite-day-2.md:")
        #expect(answer.contains("December churn came in at 2.4 %"))
        try terminal.enter(":show 2\r")
        try terminal.wait(for: "> 18")
        try terminal.enter(":quit\r")
        #expect(terminal.finish() == 0)
    }

    @Test func `the third one is the third entry, also of what recurs`() throws {
        let input = "meetings last week\nwhen was the third one?\n"
        let run = try ProgramRunner.shared().run(BuiltProgram.corpus, input: input)
        #expect(run.stdout.contains("Tue 10 March 2026, 09:15–09:30: Product stand-up"), "\(run.testDescription)")
    }
}
