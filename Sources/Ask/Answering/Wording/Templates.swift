import Language
import PromptsEnglish
import PromptsFrench
import PromptsGerman
import Text

/// The texts of answers, with named slots.
///
/// `{{slot}}` is replaced with a value. If the slot `count` is 1, the text `key.one` is used if it exists. A user's own texts replace the
/// built-in ones; each must have the slots of the replaced text, so that no answer loses information.
public struct Templates: Sendable {
    private var texts: [String: String]

    /// Returns the built-in templates; a language is read at its first use.
    ///
    /// - Parameter language: The language of the texts.
    /// - Returns: All texts.
    public static func embedded(_ language: Language = .english) -> Templates {
        switch language {
        case .english: english
        case .german: german
        case .french: french
        }
    }

    /// Returns the template files of a language.
    ///
    /// - Parameter language: The language of the texts.
    /// - Returns: The name and bytes of each file.
    public static func files(_ language: Language) -> [(name: String, bytes: [UInt8])] {
        switch language {
        case .english: EnglishPrompts.files
        case .german: GermanPrompts.files
        case .french: FrenchPrompts.files
        }
    }

    /// The number of texts of a language, about.
    private static let usualCount = 1024

    private static let english = Templates(written: .english)
    private static let german = Templates(written: .german)
    private static let french = Templates(written: .french)

    private init(written language: Language) {
        texts = Dictionary(minimumCapacity: Templates.usualCount)
        for file in Templates.files(language) {
            for entry in TemplateFile(name: file.name, bytes: file.bytes).entries { texts[entry.key] = entry.text }
        }
    }

    /// Returns the templates with each text rewritten.
    ///
    /// - Parameter rewrite: Returns the new text; must keep the slots.
    /// - Returns: The same number of texts.
    public func rewritten(_ rewrite: (String) -> String) -> Templates {
        var result = self
        result.texts = texts.mapValues(rewrite)
        return result
    }

    /// Reads templates from files.
    ///
    /// - Parameter files: The files.
    /// - Throws: `TemplateError` for the first invalid or repeated text.
    public init(_ files: [TemplateFile]) throws(TemplateError) {
        texts = [:]
        for (file, entry) in try TemplateFile.checked(files) {
            guard texts.updateValue(entry.text, forKey: entry.key) == nil else {
                throw TemplateError(file: file, line: entry.line, problem: .repeated(key: entry.key))
            }
        }
    }

    /// Returns the templates with some texts replaced by the user's own.
    ///
    /// - Parameter files: The user's files; texts missing in them stay.
    /// - Returns: All templates.
    /// - Throws: `TemplateError` for the first text with an unknown or repeated key, a missing slot or an unknown one.
    public func replaced(by files: [TemplateFile]) throws(TemplateError) -> Templates {
        var result = self
        var seen: Set<String> = []
        for (file, entry) in try TemplateFile.checked(files) {
            func fail(_ problem: TemplateError.Problem) -> TemplateError {
                TemplateError(file: file, line: entry.line, problem: problem)
            }
            guard seen.insert(entry.key).inserted else { throw fail(.repeated(key: entry.key)) }
            guard let slots = slots(of: entry.key) else { throw fail(.unknown(key: entry.key)) }
            let own = TemplateFile.slots(of: entry.text)
            if let wrong = own.sorted().first(where: { !slots.allowed.contains($0) }) {
                throw fail(.unknownSlot(wrong, key: entry.key, known: slots.allowed.sorted()))
            }
            if let missing = slots.needed.sorted().first(where: { !own.contains($0) }) {
                throw fail(.missingSlot(missing, key: entry.key))
            }
            result.texts[entry.key] = entry.text
        }
        return result
    }

    /// Returns the slots that a text may have and those it must have; nil for an unknown key.
    ///
    /// A text for a count of one may omit the count, and may be added if the program has none.
    private func slots(of key: String) -> (allowed: Set<String>, needed: Set<String>)? {
        let plural = key.hasSuffix(".one") ? String(key.dropLast(4)) : key
        guard let text = texts[key] ?? texts[plural] else { return nil }
        let needed = TemplateFile.slots(of: text)
        let all = needed.union(TemplateFile.slots(of: texts[plural] ?? ""))
        return key == plural ? (all, needed) : (all, needed.subtracting(["count"]))
    }

    /// All keys, sorted.
    public var keys: [String] { texts.keys.sorted() }

    /// Whether a text exists.
    ///
    /// - Parameter key: The key.
    /// - Returns: False if `text(_:_:)` would return the key itself.
    public func has(_ key: String) -> Bool { texts[key] != nil }

    /// Returns a text with its slots filled.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - slots: The values by slot; extra ones are ignored, and slots without a value become empty.
    /// - Returns: The text without trailing spaces; the key itself if there is no text.
    public func text(_ key: String, _ slots: [String: String] = [:]) -> String {
        let template = (slots["count"] == "1" ? texts[key + ".one"] : nil) ?? texts[key] ?? key
        var result = ""
        var rest = template[...]
        while let open = Templates.pair(of: UInt8(ascii: "{"), in: rest),
            let close = Templates.pair(of: UInt8(ascii: "}"), in: rest[open.upperBound...])
        {
            result += rest[..<open.lowerBound]
            result += slots[String(rest[open.upperBound..<close.lowerBound])] ?? ""
            rest = rest[close.upperBound...]
        }
        result += rest
        while result.utf8.last == UInt8(ascii: " ") { result.removeLast() }
        return result
    }

    func quoted(_ words: String) -> String { text("word.quoted", ["text": words]) }

    private static func pair(of bracket: UInt8, in text: Substring) -> Range<String.Index>? {
        let utf8 = text.utf8
        var rest = utf8
        while let first = rest.firstIndex(of: bracket) {
            rest = rest[utf8.index(after: first)...]
            if rest.first == bracket { return first..<utf8.index(after: rest.startIndex) }
        }
        return nil
    }
}
