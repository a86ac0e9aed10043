/// Text that is safe to write to a terminal.
///
/// It has no control characters but newline and tab, no bidirectional controls, and only escape sequences of the program's own literals.
/// Only this file creates it: from a literal, by cleaning (`clean`, `line`, `json`), or from other safe text. Printing accepts nothing
/// else, so printing text from files uncleaned does not compile.
public struct SafeText: Hashable, Sendable {
    /// The text.
    public private(set) var text: String

    private init(_ text: String) { self.text = text }

    /// Creates an empty text.
    public init() { text = "" }

    /// Replaces every control character but newline and tab.
    ///
    /// C0 controls and DEL become the pictures of U+2400 (`ESC` becomes `␛`), and C1 controls `�`; bidirectional controls and invisible
    /// format characters are removed.
    ///
    /// - Parameter text: Any text.
    /// - Returns: The text, unchanged if nothing is unsafe.
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public static func clean(_ text: String) -> SafeText {
        guard mayBeUnsafe(text), text.unicodeScalars.contains(where: isUnsafe) else { return SafeText(text) }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if !isUnsafe(scalar) {
                result.append(scalar)
            } else if scalar.value < 0x20, let picture = Unicode.Scalar(0x2400 + scalar.value) {
                result.append(picture)
            } else if scalar.value == 0x7F {
                result.append("\u{2421}")
            } else if scalar.value < 0xA0 {
                result.append("\u{FFFD}")
            }
        }
        return SafeText(String(result))
    }

    /// Does the same for a single line, such as a file name; newlines and tabs become visible too.
    public static func line(_ text: String) -> SafeText {
        let cleaned = clean(text)
        guard cleaned.text.utf8.contains(where: { $0 == 0x0A || $0 == 0x09 }) else { return cleaned }
        let scalars = cleaned.text.unicodeScalars.map { scalar -> Unicode.Scalar in
            switch scalar {
            case "\n": "\u{240A}"
            case "\t": "\u{2409}"
            default: scalar
            }
        }
        return SafeText(String(String.UnicodeScalarView(scalars)))
    }

    /// Escapes unsafe characters of JSON as `\uXXXX`, so that it decodes to the same values.
    ///
    /// - Parameter json: Output of a JSON writer, without control characters outside strings except JSON's blanks.
    /// - Returns: The JSON, unchanged if nothing is unsafe.
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public static func json(_ json: String) -> SafeText {
        guard mayBeUnsafe(json), json.unicodeScalars.contains(where: isUnsafe) else { return SafeText(json) }
        return SafeText(
            json.unicodeScalars.reduce(into: "") { result, scalar in
                guard isUnsafe(scalar) else { return result.unicodeScalars.append(scalar) }
                // JSON strings have no raw carriage return, so it is a blank.
                if scalar == "\r" { return result.append(" ") }
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            })
    }

    /// Returns whether a character may mislead a terminal or the reader of a line.
    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0..<0x20, 0x7F..<0xA0: true
        // Marks, embeddings, overrides and isolates of the bidirectional algorithm (Unicode Standard Annex 9).
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        // Ends of lines and paragraphs, an invisible blank, a byte order mark.
        case 0x2028, 0x2029, 0x200B, 0xFEFF: true
        default: false
        }
    }

    /// Returns quickly whether a byte may belong to an unsafe character; those beyond ASCII begin with C2, D8, E2 or EF.
    private static func mayBeUnsafe(_ text: String) -> Bool {
        text.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xD8 || $0 == 0xE2 || $0 == 0xEF }
    }
}

// MARK: Literals

extension SafeText: ExpressibleByStringInterpolation {
    /// Creates text from a literal of the program, which may contain escape sequences; `StaticString` admits no other text.
    public init(stringLiteral value: StaticString) { text = value.description }

    /// Creates text from a literal with safe parts.
    public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    /// Joins literals, safe texts, numbers and cleaned text: `"\(line: path) has \(count) lines"`.
    public struct Interpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        /// Creates an empty interpolation.
        ///
        /// - Parameters:
        ///   - literalCapacity: The number of bytes of all literal parts.
        ///   - interpolationCount: The number of other parts.
        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 8)
        }

        /// Adds a literal of the program.
        public mutating func appendLiteral(_ literal: StaticString) { text += literal.description }

        /// Adds safe text.
        public mutating func appendInterpolation(_ safe: SafeText) { text += safe.text }

        /// Adds a whole number.
        public mutating func appendInterpolation(_ number: Int) { text += String(number) }

        /// Adds a number.
        public mutating func appendInterpolation(_ number: Double) { text += number.description }

        /// Adds text through `SafeText.clean`.
        public mutating func appendInterpolation(clean text: String) { self.text += SafeText.clean(text).text }

        /// Adds text through `SafeText.line`.
        public mutating func appendInterpolation(line text: String) { self.text += SafeText.line(text).text }
    }
}

// MARK: Parts

extension SafeText {
    /// Whether the text is empty.
    public var isEmpty: Bool { text.isEmpty }

    /// Concatenates two texts.
    public static func + (left: SafeText, right: SafeText) -> SafeText { SafeText(left.text + right.text) }

    /// Appends a text.
    public static func += (left: inout SafeText, right: SafeText) { left.text += right.text }

    /// Repeats a text; a count below 0 counts as 0.
    public init(repeating text: SafeText, count: Int) {
        self.text = String(repeating: text.text, count: max(0, count))
    }

    /// A substring, by indices of `text`.
    public subscript(range: Range<String.Index>) -> SafeText { SafeText(String(text[range])) }

    /// Splits the text at a character.
    ///
    /// - Parameters:
    ///   - separator: The character.
    ///   - keepsEmpty: Whether empty parts are kept.
    /// - Returns: The parts in order.
    public func split(separator: Character, keepsEmpty: Bool = false) -> [SafeText] {
        text.split(separator: separator, omittingEmptySubsequences: !keepsEmpty).map { SafeText(String($0)) }
    }

    /// The text without trailing blanks.
    public var trimmingEnd: SafeText {
        guard let last = text.lastIndex(where: { $0 != " " }) else { return SafeText() }
        return SafeText(String(text[...last]))
    }

    /// Replaces the characters for which `replacement` returns a text, such as those with a meaning in markup.
    public func replacing(_ replacement: (Unicode.Scalar) -> SafeText?) -> SafeText {
        var result = ""
        for scalar in text.unicodeScalars {
            if let safe = replacement(scalar) { result += safe.text } else { result.unicodeScalars.append(scalar) }
        }
        return SafeText(result)
    }
}

extension Sequence<SafeText> {
    /// Joins the texts with a separator.
    public func joined(separator: SafeText = "") -> SafeText {
        var (result, isFirst) = (SafeText(), true)
        for part in self {
            if !isFirst { result += separator }
            result += part
            isFirst = false
        }
        return result
    }
}

extension SafeText: CustomStringConvertible {
    /// The text.
    public var description: String { text }
}
