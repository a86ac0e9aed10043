/// The command line that opens a file at a line in an editor.
struct EditorCommand {
    let words: [String]

    /// Takes the editor from `VISUAL`, else from `EDITOR`; nil if neither is set.
    init?(_ environment: [String: String]) {
        let named = ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }.map(ShellWords.split).first { !$0.isEmpty }
        guard let named else { return nil }
        words = named
    }

    var name: String { String(words.first?.split(separator: "/").last ?? "") }

    func arguments(file: String, line: Int) -> [String] {
        words + (EditorCommand.forms.first { $0.editors.contains(name) }?.form(file, line) ?? [file])
    }

    private struct Form {
        var editors: Set<String>
        var form: @Sendable (String, Int) -> [String]
    }

    private static let forms: [Form] = [
        Form(
            editors: [
                "vi", "vim", "nvim", "view", "gvim", "ex", "nano", "pico", "emacs", "emacsclient", "ed", "joe", "jed",
                "mg", "micro", "kak", "ne", "mcedit", "gedit", "kwrite", "neatvi", "vis", "tilde",
            ]
        ) { ["+\($1)", $0] },
        Form(editors: ["code", "codium", "code-insiders", "cursor", "windsurf"]) { ["--goto", "\($0):\($1)"] },
        Form(editors: ["subl", "hx", "helix", "zed", "zeditor", "atom"]) { ["\($0):\($1)"] },
        Form(editors: ["kate"]) { ["--line", "\($1)", $0] },
        Form(editors: ["idea", "pycharm", "clion", "goland"]) { ["--line", "\($1)", $0] },
    ]
}

/// Splits a command line into words at unquoted blanks, as a shell does, but without expansion.
enum ShellWords {
    static func split(_ line: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character.isWhitespace {
                words += word.map { [$0] } ?? []
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}

extension String {
    var trimmingBlanks: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else {
            return ""
        }
        return String(self[first...last])
    }
}
