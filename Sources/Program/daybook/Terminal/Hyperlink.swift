import Glibc
import Text

/// A link to a file for terminals: `OSC 8 ; ; file://HOST/PATH ST text OSC 8 ; ; ST`.
///
/// Source: Egmont Koblinger, "Hyperlinks in terminal emulators". The host name prevents opening a file of the same name on another machine.
struct Hyperlink {
    let address: String

    init(address: String) { self.address = address }

    init(path: String, host: String = Hyperlink.hostName) {
        address = "file://" + Hyperlink.encoded(host) + Hyperlink.encoded(path)
    }

    func around(_ text: SafeText) -> SafeText { "\u{1B}]8;;\(line: address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\" }

    static var hostName: String {
        var name = [CChar](repeating: 0, count: 256)
        guard unsafe gethostname(&name, name.count - 1) == 0 else { return "localhost" }
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Percent-encodes every byte except unreserved characters of RFC 3986 and slashes.
    static func encoded(_ text: String) -> String {
        text.utf8.reduce(into: "") { result, byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain = byte < 0x80 && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
            if isPlain || "-._~/".utf8.contains(byte) {
                result.unicodeScalars.append(scalar)
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
    }
}
