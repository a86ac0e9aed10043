import PromptsEnglish
import PromptsGerman
import Text

/// The words of answers: texts with named slots, kept apart from the code.
///
/// `{{slot}}` in a text is filled in. Where a slot `count` is 1, `key.one` is taken if there is one. A user's own texts replace those of
/// the program one by one; each must have the slots of the text that it replaces, so that no answer loses what it has to say.
public struct Templates: Sendable {
    private var texts: [String: String]

    /// The templates that are part of the program; those of a language are read when they are first asked for.
    ///
    /// - Parameter language: The language of the texts.
    /// - Returns: All texts.
    public static func embedded(_ language: TextLanguage = .english) -> Templates {
        switch language {
        case .english: english
        case .german: german
        }
    }

    /// The files that the templates of a language are written in.
    ///
    /// - Parameter language: The language of the texts.
    /// - Returns: The name of each file with its bytes.
    public static func files(_ language: TextLanguage) -> [(name: String, bytes: [UInt8])] {
        switch language {
        case .english: EnglishPrompts.files
        case .german: GermanPrompts.files
        }
    }

    private static let english = Templates(written: .english)
    private static let german = Templates(written: .german)

    private init(written language: TextLanguage) {
        texts = [:]
        for file in Templates.files(language) {
            for entry in TemplateFile(name: file.name, bytes: file.bytes).entries { texts[entry.key] = entry.text }
        }
    }

    /// These templates with each text written otherwise.
    ///
    /// - Parameter rewrite: Makes a text of a text, and leaves its slots alone.
    /// - Returns: As many texts.
    public func rewritten(_ rewrite: (String) -> String) -> Templates {
        var result = self
        result.texts = texts.mapValues(rewrite)
        return result
    }

    /// Templates from files of texts.
    ///
    /// - Parameter files: The files.
    /// - Throws: `TemplateError` for the first line that is no text, or that repeats one.
    public init(_ files: [TemplateFile]) throws(TemplateError) {
        texts = [:]
        for (file, entry) in try TemplateFile.checked(files) {
            guard texts.updateValue(entry.text, forKey: entry.key) == nil else {
                throw TemplateError(file: file, line: entry.line, problem: .repeated(key: entry.key))
            }
        }
    }

    /// These templates with the user's own texts in place of some.
    ///
    /// - Parameter files: The user's files; what they leave out stays.
    /// - Returns: All templates.
    /// - Throws: `TemplateError` for the first text that replaces none, repeats one, lacks a slot, or has one that is not there.
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

    /// The slots that a text may have and those that it must have; nil for a key that no answer asks for.
    ///
    /// The words for one of something may leave out the count, and may be written where the program has none of its own.
    private func slots(of key: String) -> (allowed: Set<String>, needed: Set<String>)? {
        let plural = key.hasSuffix(".one") ? String(key.dropLast(4)) : key
        guard let text = texts[key] ?? texts[plural] else { return nil }
        let needed = TemplateFile.slots(of: text)
        let all = needed.union(TemplateFile.slots(of: texts[plural] ?? ""))
        return key == plural ? (all, needed) : (all, needed.subtracting(["count"]))
    }

    /// Every key.
    public var keys: [String] { texts.keys.sorted() }

    /// Whether there is a text.
    ///
    /// - Parameter key: The text's key.
    /// - Returns: False where the key alone would be shown.
    public func has(_ key: String) -> Bool { texts[key] != nil }

    /// A text with its slots filled.
    ///
    /// - Parameters:
    ///   - key: The text's key.
    ///   - slots: The values by slot; slots that the text does not have are passed over.
    /// - Returns: The text; the key itself where there is none.
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

    /// Words of the question or the vault in quotation marks.
    func quoted(_ words: String) -> String { text("word.quoted", ["text": words]) }

    /// Where a bracket first stands twice.
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
