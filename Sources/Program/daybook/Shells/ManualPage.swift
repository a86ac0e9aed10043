/// The manual page, in the `man` macros of roff.
enum ManualPage {
    static var text: String {
        """
        .\\" Made by 'daybook man'.
        .TH DAYBOOK 1 "" "Daybook \(Help.version)" "User Commands"
        .SH NAME
        daybook \\- ask your own notes and meetings
        .SH SYNOPSIS
        .B daybook
        .RI [ option ...]
        .br
        .B daybook
        .I command
        .RI [ option ...]
        .RI [ word ...]
        .SH DESCRIPTION
        Daybook answers questions over a folder of notes, calendars and transcripts, and shows the exact lines that each answer comes from.
        It reads Markdown, org\\-mode, plain text, iCalendar, WebVTT, SubRip and vCard, runs on your machine, opens no network connection, and changes none of your files by answering.
        .PP
        Without a command it asks interactively; with a pipe it answers one question a line, or a JSON object a line.
        .SH COMMANDS
        \(CommandTable.shown.map(command).joined(separator: "\n"))
        .SH OPTIONS
        Options stand before or after the command; these are common to all.
        \((CommandTable.common + ["version"]).compactMap(CommandTable.option).map(option).joined(separator: "\n"))
        .SH EXIT STATUS
        0 answered, 1 nothing found or not sure, 2 an error.
        .SH CONFIGURATION
        Lines of \(escaped("'key = value'")) in \\fI\(escaped("~/.config/daybook/config"))\\fR; those below \(escaped("'[vault DIR]'")) hold for that vault alone.
        \(SettingTable.settings.map(setting).joined(separator: "\n"))
        .SH ENVIRONMENT
        Each setting has a variable that wins over it: \(escaped("'week-starts'")) is \\fBDAYBOOK_WEEK_STARTS\\fR. Others:
        \(SettingTable.variables.map { entry("\\fB\($0.name)\\fR", $0.summary) }.joined(separator: "\n"))
        .SH FILES
        \(files.map { entry("\\fI\(escaped($0.name))\\fR", $0.summary) }.joined(separator: "\n"))
        .SH EXAMPLES
        .nf
        \(CommandTable.shown.flatMap(\.examples).map(line).joined(separator: "\n"))
        .fi
        """
    }

    private static let files: [(name: String, summary: String)] = [
        ("~/.config/daybook/config", "the configuration, lines of 'key = value' (XDG_CONFIG_HOME)"),
        ("~/.cache/daybook/", "the indexes, which are made anew if they are missing (XDG_CACHE_HOME)"),
        ("~/.local/state/daybook/history", "the questions typed at the prompt (XDG_STATE_HOME)"),
        ("~/.local/state/daybook/questions/", "saved questions, and the answers kept of them"),
        ("~/.editrc", "the keys of the prompt; see editrc(5)"),
    ]

    private static func command(_ command: CommandTable.Command) -> String {
        let arguments = command.arguments.isEmpty ? "" : " \\fI\(escaped(command.arguments))\\fR"
        let options = command.ownOptions.map(option)
        return entry("\\fBdaybook \(command.name)\\fR\(arguments)", command.summary)
            + (options.isEmpty ? "" : "\n.RS\n" + options.joined(separator: "\n") + "\n.RE")
    }

    private static func setting(_ setting: SettingTable.Setting) -> String {
        entry("\\fB\(escaped(setting.key))\\fR = \\fI\(escaped(setting.value))\\fR", setting.summary)
    }

    private static func option(_ option: CommandTable.Option) -> String {
        let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
        return entry("\\fB\(escaped("--" + option.name))\\fR\(value)", option.summary)
    }

    private static func entry(_ head: String, _ summary: String) -> String { ".TP\n\(head)\n\(line(summary))" }

    /// Returns a line of text that roff takes for no request.
    private static func line(_ text: String) -> String {
        let text = escaped(text)
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }

    /// Escapes characters with a meaning in roff; those beyond ASCII get their numbers, so that no encoding needs to be told.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            case "\"": result += "\\(dq"
            case "~": result += "\\(ti"
            case "^": result += "\\(ha"
            case "…": result += "..."
            case "–": result += "\\(en"
            case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
            default:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
            }
        }
    }
}
