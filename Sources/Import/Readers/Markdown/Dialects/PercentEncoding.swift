/// Bytes written as `%3F`, as in addresses and in names of files (RFC 3986, 2.1).
enum PercentEncoding {
    /// The text that is meant.
    ///
    /// - Parameter text: A text with escapes; a `%` without two hexadecimal digits stands for itself.
    /// - Returns: Nil where the bytes are no UTF-8, or hold control characters.
    static func decoded(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = value(bytes[index + 1]),
                let low = value(bytes[index + 2])
            {
                result.append(high << 4 | low)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        guard let decoded = String(validating: result, as: UTF8.self) else { return nil }
        let hasControls = decoded.unicodeScalars.contains { $0.properties.generalCategory == .control }
        return hasControls || decoded.contains(where: \.isNewline) ? nil : decoded
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
