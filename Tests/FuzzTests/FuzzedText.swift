import Answering
import Text

/// The templates of answers and the cleaning of text for terminals, fed with any text.
enum FuzzedText {
    static func problemOfTemplates(with bytes: [UInt8]) -> String? {
        let file = TemplateFile(name: "fuzzed.txt", bytes: bytes)
        let words = Templates.embedded(.english)
        let own = (try? words.replaced(by: [file])) ?? (try? Templates([file]))
        guard let own else { return nil }
        for key in own.keys where words.text(key) != own.text(key) {
            let text = own.text(key, ["count": "2", "name": "{{text}}", "text": "\u{1B}]52;c;\u{7}"])
            if let problem = problem(of: SafeText.clean(text), isLine: false) { return problem }
        }
        return nil
    }

    static func problemOfTerminal(with bytes: [UInt8]) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        let mixed: SafeText = "\(clean: text) \(line: text)"
        return problem(of: .clean(text), isLine: false) ?? problem(of: .line(text), isLine: true)
            ?? problem(of: mixed, isLine: false) ?? problem(of: .json(text), isLine: false)
            ?? problem(of: SafeText.markdown(text), isLine: false)
    }

    /// No control character but newline and tab, no bidirectional control reaches a terminal.
    static func problem(of text: SafeText, isLine: Bool) -> String? {
        for scalar in text.text.unicodeScalars {
            switch scalar.value {
            case 0x09, 0x0A: if isLine { return "a line has a line break or tab" }
            case 0..<0x20, 0x7F..<0xA0: return "the control character \(scalar.value) gets through"
            case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
                return "the bidirectional control \(scalar.value) gets through"
            default: break
            }
        }
        return nil
    }
}
