import Language
import Foundation
import Testing
import Text

@testable import Answering

/// The words of answers in several languages.
@Suite struct LanguageTemplatesTests {
    private static func entries(_ language: Language) -> [(file: String, key: String, text: String)] {
        Templates.files(language).flatMap { file in
            TemplateFile(name: file.name, bytes: file.bytes).entries.map { (file.name, $0.key, $0.text) }
        }
    }

    private static func texts(_ language: Language) -> [String: (file: String, key: String, text: String)] {
        Dictionary(uniqueKeysWithValues: entries(language).map { ($0.key, $0) })
    }

    private static let english = texts(.english)
    private static let german = texts(.german)
    private static let others = Language.allCases.filter { $0 != .english }

    /// The parts of ranges of days, which German writes without their weekdays.
    private static let withoutWeekdays: Set = [
        "date.day.first", "date.day.yearless", "date.day.monthless", "date.day.last",
    ]

    @Test(arguments: others) func `each language has the same texts in the same files as English`(language: Language) {
        let texts = LanguageTemplatesTests.texts(language)
        for (key, entry) in LanguageTemplatesTests.english { #expect(texts[key]?.file == entry.file, "\(key)") }
        let added = texts.keys.filter { LanguageTemplatesTests.english[$0] == nil }
        // A language may have words for one of something where the other one needs none.
        for key in added {
            #expect(key.hasSuffix(".one") && LanguageTemplatesTests.english[String(key.dropLast(4))] != nil, "\(key)")
        }
    }

    @Test(arguments: others) func `each text has the same slots as in English`(language: Language) {
        for (key, entry) in LanguageTemplatesTests.texts(language) {
            let plural = key.hasSuffix(".one") ? String(key.dropLast(4)) : key
            guard let other = LanguageTemplatesTests.english[key] ?? LanguageTemplatesTests.english[plural] else {
                continue
            }
            var slots = TemplateFile.slots(of: other.text)
            let lacksWeekday = language == .german && LanguageTemplatesTests.withoutWeekdays.contains(key)
            if lacksWeekday { slots.remove("weekday") }
            if LanguageTemplatesTests.english[key] == nil { slots.remove("count") }
            #expect(TemplateFile.slots(of: entry.text) == slots, "\(key)")
        }
    }

    @Test func `no French text has the quotation marks of English`() {
        for (key, entry) in LanguageTemplatesTests.texts(.french) {
            #expect(!entry.text.contains { "\"“”".contains($0) }, "\(key)")
        }
    }

    @Test func `no German text has the quotation marks of English`() {
        for (key, entry) in LanguageTemplatesTests.german {
            #expect(!entry.text.contains { "\"”".contains($0) }, "\(key)")
            #expect(entry.text.count { $0 == "„" } == entry.text.count { $0 == "“" }, "\(key)")
        }
    }

    @Test func `answers speak the language of their question unless another one is chosen`() {
        let key = "nothing.asked"
        let (english, german) = (Templates.embedded(.english).text(key), Templates.embedded(.german).text(key))
        let auto = LanguageTemplates()
        #expect(auto.of(.german).text(key) == german && auto.of(.english).text(key) == english)
        #expect(auto.of(nil).text(key) == english && auto.frame.text(key) == english)
        let usual = LanguageTemplates(usual: .german)
        #expect(usual.of(.english).text(key) == english && usual.of(nil).text(key) == german)
        #expect(usual.frame.text(key) == german)
        let chosen = LanguageTemplates(chosen: .german)
        #expect(chosen.of(.english).text(key) == german && chosen.frame.text(key) == german)
        #expect(chosen.ofValues.text(key) == english)
    }

    @Test func `words of one language are made where they are needed alone`() {
        let templates = LanguageTemplates { language in
            #expect(language == .german)
            return Templates.embedded(language)
        }
        #expect(templates.of(.german).has("nothing.asked"))
    }

    @Test(
        arguments: [
            (0, "0", "0"), (12, "12", "12"), (1.5, "1.5", "1,5"), (0.003, "0.003", "0,003"), (-2.25, "-2.25", "-2,25"),
            (4200, "4200", "4200"), (12345, "12345", "12.345"), (1234567.5, "1234567.5", "1.234.567,5"),
            (-12345, "-12345", "-12.345"), (2e20, "2e+20", "2e+20"),
        ] as [(Double, String, String)])
    func `numbers are written as the language writes them`(number: Double, english: String, german: String) {
        #expect(Templates.embedded(.english).numbers.text(number) == english)
        #expect(Templates.embedded(.german).numbers.text(number) == german)
    }
}
