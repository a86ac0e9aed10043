import Testing

@testable import Parsing

/// German as it is spoken.
@Suite struct SpokenFormsTests {
    @Test(arguments: [
        ("Was hab ich mit Bo besprochen?", "habe"), ("Was brauch ich für die Suppe?", "brauche"),
        ("Was hat Bo gsagt?", "gesagt"),
    ])
    func `a sound that is left out is read`(question: String, word: String) {
        #expect(LanguageWords.read(question).tokens.map(\.lower).contains(word))
    }

    @Test(arguments: ["Was steht im Grab?", "Wer hat das Rad?", "what did we grab for the rig?"])
    func `other words stay`(question: String) {
        #expect(LanguageWords.read(question).tokens == QuestionTokenizer().tokens(of: question))
    }
}
