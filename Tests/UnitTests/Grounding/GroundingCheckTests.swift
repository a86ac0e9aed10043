import Language
import Testing
import Time

@testable import Grounding

/// What another program says is checked sentence by sentence against the quotes that it cites.
@Suite struct GroundingCheckTests {
    private static let tenth = CivilDate(year: 2026, month: 3).adding(days: 9)
    private static let now = tenth.adding(days: 8).at(hour: 10)

    /// Two quotes: a meeting of Tuesday, 10 March 2026, 14:00, and an undated note.
    private static let quotes = [
        GroundedQuote(
            number: 1, title: "Harbour talk",
            text: "Jürgen wants a longer pier by Friday. The crane costs 1,200 euros, the **old winch** 12.50.",
            days: tenth.span, minute: 14 * 60, day: tenth),
        GroundedQuote(number: 2, title: "Boat", text: "The mast is nine metres long. Version 2.1.3 of plan Q3."),
    ]

    private func check(
        _ text: String, computed: String? = nil, language: Language = .english
    ) -> [CheckedSentence] {
        GroundingCheck(
            quotes: GroundingCheckTests.quotes, computed: computed, refusal: "The quotes do not answer this.",
            now: GroundingCheckTests.now, language: language
        ).check(text)
    }

    private func problems(_ text: String, language: Language = .english) -> [CheckedSentence.Problem] {
        check(text, language: language).flatMap(\.problems)
    }

    // MARK: Sentences and citations

    @Test(arguments: [
        "Jürgen wants a longer pier [1].", "Jürgen wants a longer pier. [1]", "Jürgen wants a longer pier.[1]",
        "[1] Jürgen wants a longer pier.", "- Jürgen wants a longer pier [1]",
        "Jürgen wants a\nlonger pier [1].", "1. Jürgen wants a longer pier [1].",
    ])
    func `a citation belongs to the sentence that it stands in, behind or before`(text: String) {
        let sentences = check(text)
        #expect(sentences.count == 1)
        #expect(sentences.map(\.citations) == [[1]])
        #expect(sentences.flatMap(\.problems) == [])
    }

    @Test func `each sentence has its own citations`() {
        let sentences = check("Jürgen wants a longer pier [1]. The mast is long. [2] It is a boat [1][2].\n\nSo be it.")
        #expect(sentences.map(\.citations) == [[1], [2], [1, 2], []])
        #expect(sentences.flatMap(\.problems) == [.uncited])
    }

    @Test(arguments: [("[1, 2]", [1, 2]), ("[1-2]", [1, 2]), ("[1;2]", [1, 2]), ("[2][1][2]", [2, 1])])
    func `several quotes are cited in any usual way`(marks: String, numbers: [Int]) {
        #expect(check("There is a pier and a mast \(marks).").map(\.citations) == [numbers])
    }

    @Test func `a quote that was not given is told`() {
        #expect(problems("Jürgen wants a longer pier [4].") == [.unknownQuote(4)])
        #expect(problems("Jürgen wants a longer pier [1][3].") == [.unknownQuote(3)])
    }

    @Test func `brackets that hold no number cite nothing`() {
        #expect(problems("Jürgen [who else] wants it.") == [.uncited])
        #expect(problems("Jürgen wants it [see 1].") == [.uncited])
    }

    @Test func `saying that the quotes do not answer needs no citation`() {
        let refused = check("The quotes do not answer this.")
        #expect(refused.flatMap(\.problems) == [])
        let check = GroundingCheck(
            quotes: [], refusal: "The quotes do not answer this.", now: GroundingCheckTests.now)
        #expect(check.isRefusal(refused))
        #expect(!check.isRefusal([]))
    }

    // MARK: Quoted words

    @Test(arguments: [
        "He wants \"a longer pier\" [1].", "He wants “a longer pier.” [1]", "„Jürgen wants … pier“ [1]",
        "« longer pier » is said [1].", "The \"old winch\" is named [1].", "\"Longer pier\", he said [1].",
        "It is named \"Harbour talk\" [1].",
    ])
    func `words that stand in the quote hold`(text: String) { #expect(problems(text) == []) }

    @Test(arguments: [
        ("He wants \"a shorter pier\" [1].", "a shorter pier"), ("He wants \"a long pier\" [1].", "a long pier"),
        ("He said \"pier longer\" [1].", "pier longer"), ("“Jürgen … a mast” [1]", "Jürgen … a mast"),
        ("The \"mast is\" named [1].", "mast is"),
    ])
    func `words that stand elsewhere, in another order or not at all are told`(text: String, words: String) {
        #expect(problems(text) == [.words(words)])
    }

    // MARK: Numbers

    @Test(arguments: [
        "It costs 1200 euros [1].", "It costs 1.200 euros [1].", "It costs 1\u{202F}200 euros [1].",
        "It costs 1.2k [1].", "It costs 1.2 thousand [1].", "The winch costs 12,5 [1].", "The mast is 9 m [2].",
        "The mast is nine metres [2].", "It is version 2.1.3 [2].", "It is plan Q3 [2].", "One mast, no sail [2].",
        "They met at 14:00 [1].", "They met at 2 pm [1].", "They met at 2:00 [1].",
    ])
    func `a number in any notation holds`(text: String) { #expect(problems(text) == []) }

    @Test(arguments: [
        ("It costs 1300 euros [1].", "1300"), ("It costs 12 euros [1].", "12"), ("The mast is ten metres [2].", "ten"),
        ("The mast is 9 m [1].", "9"), ("It is version 2.1.4 [2].", "2.1.4"), ("It is plan X4 [2].", "X4"),
        ("They met at 15:00 [1].", "15:00"), ("They met at 3 pm [1].", "3"), ("It took 10 people [1].", "10"),
    ])
    func `a number that no cited quote has is told`(text: String, number: String) {
        #expect(problems(text) == [.number(number)])
    }

    @Test func `what was computed proves its numbers`() {
        #expect(check("You met 7 times [1].", computed: "7 meetings with Jürgen").flatMap(\.problems) == [])
        #expect(check("You met 8 times [1].", computed: "7 meetings with Jürgen").flatMap(\.problems) == [.number("8")])
    }

    // MARK: Dates

    @Test(arguments: [
        "They met on 10 March [1].", "They met on March 10, 2026 [1].", "They met on 2026-03-10 [1].",
        "They met last week [1].", "They met on Tuesday, 10 March 2026 [1].", "They met in March [1].",
        "They met in 2026 [1].", "He wants it by Friday [1].", "He wants it by 13 March [1].",
    ])
    func `the date of the document, and dates that it names, hold in any form`(text: String) {
        #expect(problems(text) == [])
    }

    @Test(arguments: [
        ("They met on 11 March [1].", "11 March"), ("They met on March 10, 2025 [1].", "March 10, 2025"),
        ("They met in April [1].", "April"), ("He wants it by 14 March [1].", "by 14 March"),
        ("The mast was set on 10 March 2026 [2].", "10 March 2026"),
    ])
    func `another date is told`(text: String, date: String) { #expect(problems(text) == [.date(date)]) }

    @Test func `dates and numbers are read in the language of the text`() {
        #expect(
            problems("Sie trafen sich am 10. März und Jürgen will einen längeren Steg [1].", language: .german) == [])
        #expect(
            problems("Sie trafen sich am 11. März, sagt Jürgen über den Steg [1].", language: .german).count == 1)
        #expect(problems("Le mât est long de neuf mètres, dit la note du bateau [2].", language: .french) == [])
        #expect(
            problems("Le mât est long de dix mètres, dit la note du bateau [2].", language: .french)
                == [.number("dix")])
    }

    @Test func `no text and no quotes make the check fail`() {
        for text in ["", "[1]", "[", "]", "[[1]]", "\"", "“", "1.", "- \n- ", "[999999999999999999999]", "[1-9999999]"]
        {
            _ = check(text)
        }
        let none = GroundingCheck(quotes: [], now: GroundingCheckTests.now)
        #expect(none.check("So it is [0]. It is so [1].").map(\.problems) == [[.unknownQuote(0)], [.unknownQuote(1)]])
    }
}
