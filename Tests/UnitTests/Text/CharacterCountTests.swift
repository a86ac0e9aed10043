import TestSupport
import Testing
import Text

@Suite struct CharacterCountTests {
    @Test(arguments: [
        "", "plain", "twelve bytes", "line\r\nline", "lone\rreturn", "Grüße, „Zitat“ – 12 €", "naïve → 数学 かな",
        "e\u{301}a",
        "\u{600}1", "👩‍👩‍👧 and 🇩🇪", "soft\u{AD}hyphen", "か\u{3099}", "\u{200D}", "©\u{FE0F}", "각", "ก็",
    ]) func `characters are counted as the standard library counts them`(text: String) {
        #expect(text.characterCount == text.count)
        #expect(text.dropFirst().characterCount == text.dropFirst().count)
    }

    @Test func `no two scalars are counted otherwise`() {
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<20_000 {
            var text = ""
            for _ in 0..<Int.random(in: 1...12, using: &generator) {
                let highest: UInt32 = [0x80, 0x300, 0x2600, 0xA000, 0x1F9FF].randomElement(using: &generator) ?? 0x80
                if let scalar = Unicode.Scalar(UInt32.random(in: 0..<highest, using: &generator)) {
                    text.unicodeScalars.append(scalar)
                }
            }
            #expect(text.characterCount == text.count, "\(text.unicodeScalars.map(\.value))")
        }
    }
}
