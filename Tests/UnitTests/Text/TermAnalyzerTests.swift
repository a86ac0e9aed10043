import Language
import Testing
import Text

@Suite struct TermAnalyzerTests {
    @Test func `a text is stemmed in its language`() {
        let german = TermAnalyzer(language: .german).terms(of: "Die Verträge mit Müller")
        #expect(german.map(\.stem) == ["die", "vertrag", "mit", "mull"])
        #expect(german.map(\.word) == ["die", "vertrage", "mit", "muller"])
    }

    @Test func `terms are the words without additions`() {
        #expect(TermAnalyzer().terms(of: "a follow-up by Müller").map(\.stem) == ["a", "follow", "up", "by", "muller"])
    }

    @Test func `umlauts are found spelt out in english texts, too`() {
        #expect(TermMatching.additions(to: "Müller") == ["mueller"])
        #expect(TermMatching.additions(to: "Müller", language: .german) == [])
    }

    @Test func `an analyzer of every language gives the stems of each`() {
        var found: Set<UInt64> = []
        TermAnalyzer.everyLanguage.forEachForm(in: "Besprechungen") { form, _, _ in found.insert(form.hash) }
        for language in Language.allCases {
            TermAnalyzer(language: language).forEachForm(in: "Besprechungen") { form, _, _ in
                #expect(found.contains(form.hash))
            }
        }
    }

    @Test func `words of one text keep their order`() {
        var last = 0
        TermAnalyzer().forEachForm(in: "The e-mail of parseTopic costs €12, 価格 v2.3.1") { form, _, _ in
            guard !form.isAddition else { return }
            #expect(form.range.lowerBound >= last)
            last = form.range.lowerBound
        }
        #expect(last > 0)
    }
}
