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
}
