import Prompts

/// The words of answers: texts with named slots, kept apart from the code.
///
/// A line of a template file is `key: text`; `{{slot}}` in it is filled in. Where a slot `count` is 1, `key.one` is taken if there
/// is one. `#` begins a comment.
public struct Templates: Sendable {
    private let texts: [String: String]

    /// The templates that are part of the program.
    public static func embedded() -> Templates {
        Templates(EmbeddedPrompts.files.flatMap { $0.bytes + [UInt8(ascii: "\n")] })
    }

    /// Templates from the bytes of a file.
    ///
    /// - Parameter bytes: UTF-8.
    public init(_ bytes: [UInt8]) {
        var texts: [String: String] = [:]
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) where !line.hasPrefix("#")
        {
            guard let colon = line.firstIndex(of: ":") else { continue }
            texts[String(line[..<colon])] = String(line[line.index(after: colon)...].drop { $0 == " " })
        }
        self.texts = texts
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
        while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
            result += rest[..<open.lowerBound]
            result += slots[String(rest[open.upperBound..<close.lowerBound])] ?? ""
            rest = rest[close.upperBound...]
        }
        result += rest
        while result.last == " " { result.removeLast() }
        return result
    }
}
