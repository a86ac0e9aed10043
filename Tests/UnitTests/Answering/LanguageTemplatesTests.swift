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

    private static let english = Dictionary(uniqueKeysWithValues: entries(.english).map { ($0.key, $0) })
    private static let german = Dictionary(uniqueKeysWithValues: entries(.german).map { ($0.key, $0) })

    /// The parts of ranges of days, which German writes without their weekdays.
    private static let withoutWeekdays: Set = [
        "date.day.first", "date.day.yearless", "date.day.monthless", "date.day.last",
    ]

    @Test func `both languages have the same texts in the same files`() {
        for (key, entry) in LanguageTemplatesTests.english {
            #expect(LanguageTemplatesTests.german[key]?.file == entry.file, "\(key)")
        }
        let added = LanguageTemplatesTests.german.keys.filter { LanguageTemplatesTests.english[$0] == nil }
        // A language may have words for one of something where the other one needs none.
        for key in added {
            #expect(key.hasSuffix(".one") && LanguageTemplatesTests.english[String(key.dropLast(4))] != nil, "\(key)")
        }
    }

    @Test func `each text has the same slots in both languages`() {
        for (key, entry) in LanguageTemplatesTests.german {
            let plural = key.hasSuffix(".one") ? String(key.dropLast(4)) : key
            guard let other = LanguageTemplatesTests.english[key] ?? LanguageTemplatesTests.english[plural] else {
                continue
            }
            var slots = TemplateFile.slots(of: other.text)
            if LanguageTemplatesTests.withoutWeekdays.contains(key) { slots.remove("weekday") }
            if LanguageTemplatesTests.english[key] == nil { slots.remove("count") }
            #expect(TemplateFile.slots(of: entry.text) == slots, "\(key)")
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
