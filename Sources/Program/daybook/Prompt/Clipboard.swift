import Text

/// Asks the terminal, even over SSH, to copy a text: `OSC 52 ; c ; base64 BEL`.
///
/// Source: XTerm Control Sequences, "Operating System Commands", 52.
struct Clipboard {
    /// Inside `tmux` the outer terminal is asked too, because tmux may keep the text for itself.
    let isInTmux: Bool

    /// The maximum length in bytes that terminals accept.
    static let longest = 70_000

    init(_ environment: [String: String]) { isInTmux = environment["TMUX"].map { !$0.isEmpty } ?? false }

    func sequence(_ text: String) -> SafeText {
        let request: SafeText = "\u{1B}]52;c;\(line: Clipboard.base64(Array(text.utf8)))\u{07}"
        // tmux expects every Escape in a passed-through sequence doubled.
        return isInTmux ? request + "\u{1B}Ptmux;\u{1B}" + request + "\u{1B}\\" : request
    }

    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

    /// Encodes bytes by RFC 4648, section 4.
    static func base64(_ bytes: [UInt8]) -> String {
        var result = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = (0..<3).reduce(0) { $0 << 8 | (start + $1 < bytes.count ? Int(bytes[start + $1]) : 0) }
            for place in 0...group.count { result.append(digits[bits >> (18 - 6 * place) & 63]) }
            result += String(repeating: "=", count: 3 - group.count)
        }
        return result
    }
}
