import Language
import Parsing
import Testing
import Text
import Time

@Suite struct TimeReadingTests {
    @Test(arguments: [
        ("What did we decide on Monday?", Tense.past), ("What was planned for Friday?", .past),
        ("Have we discussed this in March?", .past), ("What will happen on Friday?", .future),
        ("Do I have anything on Friday?", .future), ("What is on Friday?", .future),
        ("upcoming deadlines", .future), ("budget March", .none),
    ])
    func `the tense of a question`(_ question: String, _ tense: Tense) throws {
        #expect(try read(question).tense == tense)
    }

    @Test func `an ambiguous name carries its other reading`() throws {
        let monday = try #require(try read("notes of Monday").expressions.first)
        #expect(written(monday.span) == "2026-03-09/2026-03-10")
        #expect(monday.alternatives.map(written) == ["2026-03-16/2026-03-17"])
        let friday = try #require(try read("last Monday").expressions.first)
        #expect(friday.alternatives.map(written) == ["2026-03-02/2026-03-03"])
        #expect(try read("last week").expressions.first?.alternatives.isEmpty == true)
    }

    @Test func `plain prepositions are consumed but not shown`() throws {
        let question = "Budget notes from last week on tags"
        let tokens = QuestionTokenizer().tokens(of: question)
        let found = try #require(try read(question).expressions.first)
        #expect(tokens[found.consumed].map(\.text) == ["from", "last", "week"])
        #expect(tokens[found.tokens].map(\.text) == ["last", "week"])
        #expect(found.range == 18..<27)
        #expect(found.grain == .week)
    }

    @Test func `several times stand in order and do not overlap`() throws {
        let found = try read("What changed between Monday and Wednesday, and what is due by Friday?").expressions
        #expect(found.map(\.text) == ["between Monday and Wednesday", "by Friday"])
    }

    @Test(arguments: [
        ("last week we met, on Monday I think", ["2026-03-02/2026-03-03"]),
        ("since 1 March but before 9 March", ["2026-03-01/2026-03-09"]),
        ("what I wrote yesterday and what I wrote last month", ["2026-03-09/2026-03-10", "2026-02-01/2026-03-01"]),
        ("no time at all", []),
    ])
    func `times of one question narrow one another or stand apart`(_ question: String, _ spans: [String]) throws {
        let now = try #require(ISO8601.parse("2026-03-10T14:20")?.local)
        let grammar = TimeGrammar(now: now)
        let tokens = QuestionTokenizer().tokens(of: question)
        let reading = grammar.read(tokens, question: question)
        #expect(grammar.combine(reading.expressions, tense: reading.tense).map(written) == spans)
    }

    @Test func `weeks begin where the reader's weeks begin`() throws {
        let now = try #require(ISO8601.parse("2026-03-10")?.local)
        let tokens = QuestionTokenizer().tokens(of: "last week")
        let found = TimeGrammar(now: now, weekStart: .sunday).expressions(in: tokens, question: "last week")
        #expect(found.map { written($0.span) } == ["2026-03-01/2026-03-08"])
    }

    @Test func `the day may come first in digits`() throws {
        let now = try #require(ISO8601.parse("2026-06-10")?.local)
        let tokens = QuestionTokenizer().tokens(of: "3/4")
        let found = TimeGrammar(now: now, dayFirst: true).expressions(in: tokens, question: "3/4")
        #expect(found.map { written($0.span) } == ["2026-04-03/2026-04-04"])
    }

    @Test(arguments: [
        ("Was haben wir letzte Woche entschieden?", Language.german), ("What did we decide last week?", .english),
        ("Budget", .english),
    ])
    func `the language shows in the small words`(_ question: String, _ language: Language) {
        #expect(LanguageDetector.language(of: QuestionTokenizer().tokens(of: question)) == language)
    }

    @Test(arguments: [
        "99999999999999999999th of May 99999999999999999999", "in 99999999999999999999 years", "9999 decades ago",
        "99999999999999999999:99", "999999999999999999th quarter of 2025", "last 9999999999 weeks", "'''s s' 's",
        "31st of the 31st of the 31st of the 31st of the 31st", "the week before the week before the week before last",
    ])
    func `hostile numbers and nestings do no harm`(_ question: String) throws {
        _ = try read(question)
    }

    @Test(arguments: [
        "from monday ", "the week of ", "10 past ", "in two weeks from ", "between ", "a week starting ", "1/2-",
        "the first week of ", "9 to 5 ",
    ])
    func `ten thousand characters are read in bounded depth`(_ part: String) throws {
        _ = try read(String(repeating: part, count: 10_000 / part.count))
    }

    @Test func `random phrases never trap`() throws {
        let words = """
            from to between and since until by before after last next this the a of in on at first second third half \
            monday sun may march 2025 3 31 45 12:30 25:61 - / . , : ( ) pm am quarter week month year days ago later \
            early late end mid today tomorrow tonight night morning christmas easter weekend q 4 th st same time few \
            couple for within so far or later 99 1990 s ' december 29 february
            """.split(separator: " ")
        var state: UInt64 = 1
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        for _ in 0..<3000 {
            let phrase = (0..<(3 + random(8))).map { _ in words[random(words.count)] }
                .joined(separator: random(3) == 0 ? "" : " ")
            for found in try read(phrase).expressions {
                if let start = found.span.start, let end = found.span.end { #expect(start < end, "\(phrase)") }
                #expect(found.consumed.lowerBound <= found.tokens.lowerBound, "\(phrase)")
            }
        }
    }
}
