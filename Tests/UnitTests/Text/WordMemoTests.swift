import Testing

@testable import Text

/// Texts read with what was read before.
@Suite struct WordMemoTests {
    /// Texts of all sorts of words, each twice.
    private static let texts = [
        "Don't forget the follow-up: e-mail Müller's team (by 3 pm)!", "Größe: 12 kg, €12, 12 €, $1.200,50 for 3k",
        "v2.3.1 of .NET and snake_case, camelCase; HTMLParser's parents' day", "東京タワー and 서울 with ไทย café cafe\u{301}",
        "a\u{A0}b c\u{3000}d — “quoted” ‘single’ it’s ann@example.com #tag/sub [[link|shown]]",
        "tab\tand\r\nnewline\n\n  blanks  ", "", " ", "C++ C# C ++ R&D 1:1 10:30 2026-03-18",
        String(repeating: "long", count: 40) + " x",
    ]

    private struct Form: Equatable {
        var range: Range<Int>
        var hash: UInt64
        var traits: WordMemo.Traits
    }

    @Test(arguments: [TermAnalyzer.everyLanguage, TermAnalyzer(), TermAnalyzer(language: .german)])
    func `a text has the same forms in the same order whether its words were read before or not`(
        analyzer: TermAnalyzer
    ) {
        let memo = WordMemo(analyzer)
        for text in WordMemoTests.texts + WordMemoTests.texts + [WordMemoTests.texts.joined(separator: "\n")] {
            var expected: [Form] = []
            analyzer.forEachForm(in: text) { form, word, _ in
                var traits: WordMemo.Traits = form.isAddition ? .addition : []
                if word.contains(where: { (48...57).contains($0) }) { traits.insert(.number) }
                if QuestionWords.isFunctionWord(word) { traits.insert(.functionWord) }
                expected.append(Form(range: form.range, hash: form.hash, traits: traits))
            }
            var found: [Form] = []
            memo.forEachForm(in: text) { found.append(Form(range: $0, hash: $1, traits: $2)) }
            #expect(found == expected)
        }
    }

    @Test func `of too many words all are forgotten and read again`() {
        let memo = WordMemo(TermAnalyzer())
        for number in 0..<40_000 {
            // A word of letters alone for each number.
            let word = String(number).utf8.map { $0 - UInt8(ascii: "0") + UInt8(ascii: "a") }
            memo.forEachForm(in: String(decoding: word, as: UTF8.self)) { _, _, _ in }
        }
        var count = 0
        memo.forEachForm(in: "two words") { _, _, _ in count += 1 }
        #expect(count == 2)
    }
}
