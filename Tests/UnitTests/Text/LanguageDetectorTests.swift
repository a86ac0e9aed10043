import Language
import Testing
import Text

@Suite struct LanguageDetectorTests {
    @Test(arguments: [
        "Die Verträge wurden am Montag unterschrieben.", "Wann war die Besprechung mit Sarah?",
        "was stand in meinen notizen zur messe über den preis", "Der Sprint endet am Freitag, das Review ist danach.",
        "Wer kommt zum Meeting?",
    ])
    func `german is told by its function words`(text: String) {
        #expect(LanguageDetector.language(of: text) == .german)
    }

    @Test(arguments: [
        "We signed the contracts with Müller on Monday.", "What did Frau Petersen say about the kitchen?",
        "The war of the hats did not die down.", "", "1:1", "Kubernetes rollout", "会議の議事録",
    ])
    func `anything else is english`(text: String) {
        #expect(LanguageDetector.language(of: text) == .english)
    }

    @Test func `only the beginning of a long text is read`() {
        var detector = LanguageDetector()
        detector.read(String(repeating: "the plan is what we have. ", count: 200))
        detector.read(String(repeating: "der Plan ist, was wir haben. ", count: 400))
        #expect(detector.isFull)
        #expect(detector.language == .english)
    }

    @Test(arguments: [
        ("Nous avons parlé de la panne du serveur avec Bob.", Language.french),
        ("Compte rendu de la réunion du 4 mars", .french),
        ("The note on the son of the driver of the car", .english), ("Le Bistro de la Gare, 3 May", .english),
        ("Die Notizen des Treffens und das Protokoll", .german),
    ]) func `words of several languages decide nothing`(text: String, language: Language) {
        #expect(LanguageDetector.language(of: text) == language)
    }

    @Test(arguments: [
        ("what did Rofiing say about hedemaly", true), ("what was said in the Sitzung", false),
        ("hedemaly nucas", false),
    ]) func `only English is what has function words of no other language`(text: String, isOnly: Bool) {
        var detector = LanguageDetector()
        detector.read(text)
        #expect(detector.isOnlyEnglish == isOnly)
    }
}
