import Model
import Text

/// The name of cited lines in TREC files: `file#first-last`.
///
/// Blanks separate the fields of TREC files, so the file is percent-encoded, except letters, digits and `-._~/` (RFC 3986, section 2.1).
/// The `#` before the lines is not encoded.
public enum DocumentNumber {
    /// Returns the name of cited lines.
    ///
    /// - Parameter place: A file and its lines.
    /// - Returns: ASCII without blanks.
    public static func text(_ place: FileLines) -> String {
        encoded(place.file) + "#\(place.lines.first)-\(place.lines.last)"
    }

    /// Parses the name of cited lines.
    ///
    /// - Parameter text: A name made by `text`.
    /// - Returns: Nil if the lines or the encoding cannot be read.
    public static func place(_ text: some StringProtocol) -> FileLines? {
        guard let hash = text.lastIndex(of: "#"), let file = decoded(text[..<hash]) else { return nil }
        let ends = text[text.index(after: hash)...].split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let first = Int(ends[0]), let last = Int(ends[1]), first >= 1, first <= last else {
            return nil
        }
        return FileLines(file: file, lines: LineRange(first, last))
    }

    /// Percent-encodes every byte except ASCII letters, digits and `-._~/`.
    ///
    /// - Parameter text: Any text.
    /// - Returns: ASCII without blanks.
    public static func encoded(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if isPlain(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Percent-encodes only the control characters of a document name.
    static func printable(_ name: String) -> String {
        guard SafeText.line(name).text != name else { return name }
        return name.unicodeScalars.map { scalar in
            let text = String(scalar)
            return SafeText.line(text).text == text ? text : encoded(text)
        }.joined()
    }

    /// Decodes a percent-encoded text.
    ///
    /// - Parameter text: A text made by `encoded`.
    /// - Returns: Nil if a `%` is not followed by two hexadecimal digits, or the bytes are not UTF-8.
    public static func decoded(_ text: some StringProtocol) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard rest.count >= 2, let high = value(rest.removeFirst()), let low = value(rest.removeFirst()) else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static let digits = Array("0123456789ABCDEF".utf8)

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-._~/".utf8.contains(byte)
        }
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        Character(UnicodeScalar(digit)).hexDigitValue.map(UInt8.init)
    }
}
