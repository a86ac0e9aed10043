import Language
import Testing
import Text

@Suite struct QuestionTermTests {
    @Test(arguments: [
        ("Vertrag", "Die Verträge wurden unterschrieben"), ("Vertraege", "der Vertrag"), ("Verträgen", "der Vertrag"),
        ("Häuser", "das Haus"), ("Strasse", "die Straße"), ("Müller", "Frau Mueller"), ("Mueller", "Frau Müller"),
        ("Besprechungen", "eine Besprechung"), ("Meetings", "das Meeting"),
    ])
    func `german words are found in german documents in any form`(question: String, text: String) {
        for asked in Language.allCases {
            #expect(TermMatching.factors(of: question, in: text, asked: asked, written: .german) == [1])
        }
    }

    @Test(arguments: [
        ("meetings", "the meeting"), ("Müller", "asked Mueller"), ("Mueller", "asked Müller"),
        ("Muller", "asked Müller"), ("resume", "her résumé"), ("résumés", "a resume"), ("cafe", "cafe\u{301}"),
        ("Yildiz", "with Yıldız"), ("fu\u{308}r", "für"),
    ])
    func `words are found in english documents with and without accents`(question: String, text: String) {
        for asked in Language.allCases {
            #expect(TermMatching.factors(of: question, in: text, asked: asked) == [1])
        }
    }

    @Test(arguments: [("offer", "off we go"), ("user", "us"), ("poem", "pom")])
    func `a german stem finds nothing in english documents`(question: String, text: String) {
        #expect(TermMatching.factors(of: question, in: text) == [0])
    }

    @Test func `the stem in the question's language comes first`() {
        let german = TermAnalyzer.questionTerms(of: "Besprechungen", language: .german)
        #expect(german.map(\.stem) == ["besprech"])
        let english = TermAnalyzer.questionTerms(of: "Besprechungen")
        #expect(english.map(\.stem) == ["besprechungen"])
    }

    @Test func `a compound is one word, named by its whole`() {
        let terms = TermAnalyzer.questionTerms(of: "the follow-up e-mail of v2.3.1 for €12")
        #expect(terms.map(\.word) == ["the", "followup", "email", "of", "2.3.1", "for", "12€"])
    }

    @Test(arguments: [("v2.3.1-beta", ["2.3.1", "beta"]), ("10-12", ["10", "12"]), ("1,2,3", ["1", "2", "3"])])
    func `what no whole covers are words of their own`(question: String, words: [String]) {
        #expect(TermAnalyzer.questionTerms(of: question).map(\.word) == words)
    }

    @Test(arguments: ["15 euro back", "EUR 15 back", "15 € back", "€15 back"])
    func `the name of a unit belongs to its number`(question: String) {
        #expect(TermAnalyzer.questionTerms(of: question).map(\.word) == ["15€", "back"])
    }

    @Test func `small words are not joined with what follows`() {
        let terms = TermAnalyzer.questionTerms(of: "a way")
        #expect(!terms.flatMap(\.alternatives).map(\.stem).contains("away"))
    }

    @Test func `no two alternatives of a word are one term`() {
        for term in TermAnalyzer.questionTerms(of: "e-mail e-mail-address 3k 12.00 € Müller-Müller parseParse") {
            #expect(Set(term.alternatives.map(\.hash)).count == term.alternatives.count)
        }
    }

    @Test func `numbers and other scripts are the same terms in every language`() {
        for text in ["2.3.1", "12 €", "価格", "sarah@acme.com", "Москва"] {
            let hashes = Language.allCases.map { language in
                var hashes: [UInt64] = []
                TermAnalyzer(language: language).forEachForm(in: text) { form, word, _ in
                    if !word.elementsEqual("sarah".utf8), !word.elementsEqual("acme".utf8),
                        !word.elementsEqual("com".utf8)
                    {
                        hashes.append(form.hash)
                    }
                }
                return hashes
            }
            #expect(hashes[0] == hashes[1])
        }
    }

    // MARK: Units

    @Test(arguments: [
        ("gigabytes", "a disk of 10 GB"), ("gigabyte", "a disk of 10 GB"), ("GB", "ten gigabytes"),
        ("kilometres", "12 km from here"), ("km", "twelve kilometers"), ("minutes", "it takes 5 mins"),
        ("minute", "one min"), ("milliseconds", "in 3 ms"), ("kilos", "70 kg"),
    ])
    func `a unit is found by its sign, and the sign by the unit`(question: String, text: String) {
        #expect(TermMatching.factors(of: question, in: text) == [1])
    }

    @Test(arguments: [("Kilogramm", "70 kg"), ("Minuten", "das dauert 5 min"), ("Millisekunden", "in 3 ms")])
    func `german names of units are found by their signs`(question: String, text: String) {
        #expect(TermMatching.factors(of: question, in: text, asked: .german, written: .german) == [1])
    }

    @Test(arguments: [("gram", "70 kg"), ("metre", "12 km"), ("giga", "10 GB"), ("mile", "3 ms")])
    func `other words are no units`(question: String, text: String) {
        #expect(TermMatching.factors(of: question, in: text) == [0])
    }
}
