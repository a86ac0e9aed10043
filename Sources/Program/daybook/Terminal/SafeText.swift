/// Makes text from files harmless for a terminal: control characters become visible, direction overrides are taken out.
enum SafeText {
    /// The text with every control character but newline and tab replaced.
    ///
    /// C0 controls and DEL become the pictures of U+2400 (`ESC` becomes `␛`), C1 controls `�`; bidirectional overrides and isolates and
    /// invisible format characters are left out.
    static func clean(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
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
        return String(result)
    }

    /// The same for what stands on one line, such as a file's name: newlines and tabs become visible too.
    static func line(_ text: String) -> String {
        clean(text).replacing("\n", with: "\u{240A}").replacing("\t", with: "\u{2409}")
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x200B, 0x200E, 0x200F, 0x2028, 0x2029, 0xFEFF:
            true
        default: false
        }
    }
}
