/// How an editor is told to open a file at a line.
struct EditorCommand {
    /// The editor as the user's variables name it, split into words.
    let words: [String]

    /// The editor of `VISUAL`, else of `EDITOR`; nil where neither names one.
    init?(_ environment: [String: String]) {
        let named = ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }.map(ShellWords.split).first { !$0.isEmpty }
        guard let named else { return nil }
        words = named
    }

    /// The program's name without its folder.
    var name: String { String(words.first?.split(separator: "/").last ?? "") }

    /// The words that open a file at a line.
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

/// Splits a command line as a shell does: at blanks that are not quoted.
enum ShellWords {
    /// The words of a line; quotes and backslashes are taken away, nothing is expanded.
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
    /// The text without blanks at its ends.
    var trimmingBlanks: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else {
            return ""
        }
        return String(self[first...last])
    }
}
