import Language
import Testing
import Text

@testable import Parsing

/// The tables of words that questions are read by.
@Suite struct QuestionLanguageTests {
    private func tokens(_ question: String) -> [QuestionToken] { QuestionTokenizer().tokens(of: question) }

    @Test(arguments: [
        ("what did we decide about the boats", Language.english),
        ("Was haben wir zu den Booten beschlossen?", .german),
        ("Notizen mit Bob", .german), ("notes with Bob", .english), ("When was Sam in the ER?", .english),
        ("Offene Aufgaben", .german), ("sarah pricing", .english), ("gestern", .german), ("", .english),
        ("notes on La Rochelle", .english), ("dinner at Le Bistro de la Gare", .english),
        ("Maria de la Cruz", .english), ("La Rochelle", .english),
        ("les notes de Grace sur les prix", .french), ("demain", .french),
    ])
    func `the language is the one that knows most of the words`(question: String, language: Language) {
        #expect(LanguageWords.detected(tokens(question)).language == language)
    }

    @Test(arguments: ["waht", "whcih", "meetigns", "dicsuss", "summraize", "agneda"])
    func `a word with two letters swapped is known`(word: String) {
        #expect(Lexicon.of(.english).place(ofMisspelt: word) != Lexicon.unknown)
    }

    @Test(arguments: [("happend", "happened"), ("acording", "according"), ("disscussed", "discussed")])
    func `a long word with a letter left out or written twice is known`(word: String, meant: String) {
        let lexicon = Lexicon.of(.english)
        #expect(lexicon.place(ofMisspelt: word) == lexicon.place(of: meant))
    }

    @Test(arguments: ["thaw", "form", "wheat", "hwat", "melting", "casks", "boats"])
    func `other words are no misspellings`(word: String) {
        #expect(Lexicon.of(.english).place(ofMisspelt: word) == Lexicon.unknown)
    }

    @Test(arguments: ["nächste", "naechste", "nachste"])
    func `umlauts may be spelt out or left out`(word: String) {
        let words = LanguageWords(tokens(word), in: .german)
        #expect(words.knownCount == 1)
    }

    @Test func `phrases are found with gaps of up to four words, an address being one of them`() {
        func finds(_ question: String) -> Bool {
            let tokens = tokens(question)
            let words = LanguageWords.detected(tokens)
            return CueScanner(lexicon: words.lexicon, tokens: tokens, entries: words.entries).cues().contains { cue in
                if case .intent(.discuss, _, _) = cue.cue { !cue.second.isEmpty } else { false }
            }
        }
        #expect(finds("did sarah.chen@example.com say so"))
        #expect(finds("did Sarah of all people say so"))
        #expect(!finds("did one two three four five say so"))
    }

    @Test func `words are parted at their apostrophes in French questions only`() {
        func words(_ question: String) -> [String] { LanguageWords.read(question).tokens.map(\.text) }
        #expect(words("Qu’avons-nous dit de l'été ?") == ["Qu", "avons", "-", "nous", "dit", "de", "l", "été", "?"])
        #expect(words("Jusqu'à quand aujourd'hui ?") == ["Jusqu", "à", "quand", "aujourd'hui", "?"])
        #expect(words("what's in l'Oréal's notes") == ["what's", "in", "l'Oréal's", "notes"])
    }

    @Test func `every misspelling leads to a word of its table`() {
        for language in Language.allCases.map(\.questions) {
            let lexicon = Lexicon(language)
            for (misspelling, word) in language.misspellings {
                let words = [misspelling, word].map { LetterFolding.fold($0) }
                #expect(lexicon.place(of: words[0]) == lexicon.place(of: words[1]), "\(misspelling) for \(word)")
                #expect(lexicon.place(of: words[1]) != Lexicon.unknown, "\(word)")
            }
        }
    }
}

@Suite struct PlaceNamesTests {
    private let names = PlaceNames(["Lisbon office", "Room 4, Main Street", "https://call.example/4", "Lisbon"])

    private func longest(_ text: String) -> String? {
        names.longest(at: 0, in: QuestionTokenizer().tokens(of: text))?.name
    }

    @Test func `the longest place counts, whatever its capitals`() {
        #expect(longest("lisbon office last week") == "lisbon office")
        #expect(longest("Lisbon last week") == "lisbon")
    }

    @Test func `a place is known without what stands behind its comma`() {
        #expect(longest("room 4 yesterday") == "room 4")
    }

    @Test func `an address of a call is no place`() {
        #expect(longest("https://call.example/4") == nil)
    }
}
