/// Percent-encoding, such as `%3F`, in URLs and file names (RFC 3986, 2.1).
enum PercentEncoding {
    /// Decodes a text, in which a `%` without two hex digits stays; returns nil if the result is not UTF-8 or has controls or line breaks.
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
