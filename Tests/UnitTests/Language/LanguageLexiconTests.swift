import Language
import Testing

/// What code relies on in the words of every language.
@Suite struct LanguageLexiconTests {
    @Test(arguments: Language.allCases) func `the calendar and the numbers are complete`(language: Language) {
        let lexicon = language.lexicon
        #expect(lexicon.months.count == 12 && lexicon.weekdays.count == 7)
        #expect(lexicon.numbers.split(separator: " ").count == 21)
        #expect(lexicon.ordinals.count >= 12)
        #expect(Set(lexicon.monthNames + lexicon.weekdayNames).count == 19)
        #expect(Set(lexicon.duties.map(\.duty)) == [.chair, .scribe])
    }

    @Test(arguments: Language.allCases) func `words are in lower case, those of grammar and labels without accents`(
        language: Language
    ) {
        let lexicon = language.lexicon
        for words in lexicon.months + lexicon.weekdays + lexicon.ordinals + [lexicon.numbers, lexicon.tens] {
            #expect(words == words.lowercased())
        }
        let folded = [
            lexicon.functionWords, lexicon.sharedWords, lexicon.askingWords, lexicon.marks, lexicon.labels.present,
            lexicon.labels.absent, lexicon.labels.groups, lexicon.actions.labels, lexicon.actions.owners,
        ]
        for words in folded { #expect(words.utf8.allSatisfy { $0 < 128 && !(65...90).contains($0) }) }
        #expect(lexicon.functionWords.split(whereSeparator: \.isWhitespace).allSatisfy { $0.count <= 15 })
    }

    @Test func `a language is known by its code`() {
        #expect(Language(code: "de") == .german && Language(code: "fr") == .french)
        #expect(Language(code: "xx") == nil)
    }
}
