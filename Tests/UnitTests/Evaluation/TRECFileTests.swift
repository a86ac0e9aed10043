import Evaluation
import Model
import Testing

@Suite struct TRECFileTests {
    private static func place(_ file: String, _ first: Int, _ last: Int) -> FileLines {
        FileLines(file: file, lines: LineRange(first, last))
    }

    @Test(arguments: ["notes/a.md", "Über uns/1:1 Sarah #2.md", "50% of it.md", "a\tb.md", "日記.md"])
    func `the name of a place has no blanks and means the place again`(file: String) {
        let place = TRECFileTests.place(file, 3, 12)
        let text = DocumentNumber.text(place)
        #expect(text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
        #expect(DocumentNumber.place(text) == place)
    }

    @Test(arguments: ["", "a.md", "a.md#", "a.md#3", "a.md#5-3", "a.md#0-1", "a%2.md#1-2", "a%FF.md#1-2"])
    func `what is no name of a place is none`(text: String) {
        #expect(DocumentNumber.place(text) == nil)
    }

    @Test func `scores get smaller from rank to rank, also where answers score alike`() throws {
        let ranking = [("a", 2.0), ("b", 2.0), ("a", 1.5), ("c", 2.0), ("d", 0.5), ("e", 0)].map {
            (document: $0.0, score: $0.1)
        }
        let text = TRECRun.lines(question: "q 1", ranking: ranking, tag: "sample").text
        let fields = text.split(separator: "\n").map { $0.split(separator: " ") }
        #expect(fields.map { $0[2] } == ["a", "b", "c", "d", "e"])
        #expect(fields.map { $0[3] } == ["1", "2", "3", "4", "5"])
        #expect(fields.allSatisfy { $0.count == 6 && $0[0] == "q%201" && $0[5] == "sample" })
        let scores = try fields.map { try #require(Float($0[4])) }
        #expect(zip(scores, scores.dropFirst()).allSatisfy { $0 > $1 })
        #expect(try TRECRun(reading: text).rankings["q%201"] == ["a", "b", "c", "d", "e"])
    }

    /// Scores as programs read them: by way of `Double`, in 32 bits, and what is next to 0 taken for 0.
    private static func read(_ text: String) throws -> [Float] {
        try text.split(separator: "\n").map { line in
            let score = Float(try #require(Double(line.split(separator: " ")[4])))
            return score.isSubnormal ? 0 : score
        }
    }

    @Test(arguments: [0, 1, -1, 0.8312, 1e-30, 37.25, 1e6])
    func `a thousand entries that score alike stay in their order in 32 bits`(score: Double) throws {
        let ranking = (0..<1000).map { (document: "d\($0)", score: score) }
        let text = TRECRun.lines(question: "q", ranking: ranking, tag: "t").text
        let scores = try TRECFileTests.read(text)
        #expect(scores.count == 1000 && zip(scores, scores.dropFirst()).allSatisfy { $0 > $1 })
        #expect(try TRECRun(reading: text).rankings["q"] == ranking.map(\.document))
    }

    @Test func `scores that only 64 bits tell apart stay in their order in 32`() throws {
        let ranking = (0..<1000).map { (document: "d\($0)", score: 0.75 - Double($0) * 1e-12) }
        let scores = try TRECFileTests.read(TRECRun.lines(question: "q", ranking: ranking, tag: "t").text)
        #expect(zip(scores, scores.dropFirst()).allSatisfy { $0 > $1 })
    }

    @Test func `scores that are told apart are written as they are`() throws {
        let ranking = [("a", 2.5), ("b", 2.25), ("c", 0.001)].map { (document: $0.0, score: $0.1) }
        let text = TRECRun.lines(question: "q", ranking: ranking, tag: "t").text
        #expect(try TRECFileTests.read(text) == [2.5, 2.25, 0.001])
    }

    @Test func `a run is ordered by score, then by the name of the document, whatever its ranks say`() throws {
        let run = try TRECRun(reading: "q Q0 a 1 0.5 t\nq Q0 b 2 0.5 t\nq Q0 c 3 0.9 t\n")
        #expect(run.rankings["q"] == ["c", "b", "a"])
    }

    @Test(arguments: [
        ("q Q0 a 1 0.5\n", 1, TRECError.Problem.notARun), ("\nq Q0 a 1 high t\n", 2, .notARun),
        ("q Q0 a 1 0.5 t\nq Q0 a 2 0.4 t\n", 2, .repeated("a")),
    ])
    func `a line that is not of a run is told`(text: String, line: Int, problem: TRECError.Problem) {
        #expect(throws: TRECError(line: line, problem: problem)) { try TRECRun(reading: text) }
    }

    @Test func `judgments are read with four fields or, below a heading, with three`() throws {
        let four = try TRECQrels(reading: "q1 0 d1 2\nq1 0 d2 -1\n")
        let three = try TRECQrels(reading: "query-id\tcorpus-id\tscore\nq1\td1\t2\nq1\td2\t-1\n")
        #expect(four == three)
        #expect(four.judged("q1", ["d2", "d3", "d1"]) == JudgedRanking(grades: [0, 0, 2], relevant: [2]))
        #expect(four.judged("q2", []) == nil)
        #expect(throws: TRECError(line: 2, problem: .notJudgments)) { try TRECQrels(reading: "q 0 d 1\nq 0 d x\n") }
    }

    @Test func `topics are lines with a tab or the older tagged form`() throws {
        let tabbed = try TRECTopics.cases(reading: "1\twho was there?\r\n\n2\twhen did it start?\n")
        #expect(tabbed.map(\.id) == ["1", "2"])
        #expect(tabbed.map(\.question) == ["who was there?", "when did it start?"])
        let tagged = try TRECTopics.cases(
            reading: """
                <top>
                <num> Number: 301
                <title> International
                Organized Crime
                <desc> Description:
                Identify organizations.
                </top>
                <top>
                <num> 302 </num>
                <title>Poliomyelitis</title>
                </top>
                """)
        #expect(tagged.map(\.id) == ["301", "302"])
        #expect(tagged.map(\.question) == ["International Organized Crime", "Poliomyelitis"])
        #expect(throws: TRECError(line: 1, problem: .notATopic)) { try TRECTopics.cases(reading: "no tab here\n") }
        #expect(throws: TRECError(line: 2, problem: .repeated("1"))) { try TRECTopics.cases(reading: "1\ta\n1\tb\n") }
    }

    @Test func `a corpus becomes notes whose names stand for its identities`() throws {
        let line = Array(#"{"_id": "doc/1 a", "title": "Rates\n2026", "text": "They rose.", "metadata": {}}"#.utf8)
        let document = try BEIRSet.document(reading: line, line: 1)
        #expect(document.markdown == "# Rates 2026\n\nThey rose.\n")
        let name = BEIRSet.fileName(of: document.id)
        #expect(!name.contains("/"))
        #expect(BEIRSet.id(ofFile: name) == "doc/1 a")
        #expect(throws: QuestionSetError(line: 7, problem: .missing(field: "text"))) {
            try BEIRSet.question(reading: Array(#"{"_id": "q"}"#.utf8), line: 7)
        }
    }
}
