/// The settings and the variables of the environment, in one table for reading, help and the manual page.
enum SettingTable {
    /// A key of the configuration; the variable of the same name overrides it, and an option if there is one.
    struct Setting {
        var key: String
        /// The placeholder of the value.
        var value: String
        var summary: String

        /// The variable that overrides it: `DAYBOOK_WEEK_STARTS`.
        var variable: String {
            "DAYBOOK_" + String(key.uppercased().map { $0 == "-" ? "_" : $0 })
        }
    }

    static let settings: [Setting] = [
        Setting(key: "vault", value: "DIR", summary: "the folder of notes and meetings"),
        Setting(
            key: "me", value: "NAME",
            summary: "who \"I\" is: a name, Name <mail>, other names after commas (default: the vault tells)"),
        Setting(
            key: "timezone", value: "ZONE", summary: "the time zone, such as Europe/Berlin (default: the system's)"),
        Setting(key: "week-starts", value: "DAY", summary: "monday or sunday (default: monday)"),
        Setting(
            key: "ignore", value: "PATTERNS",
            summary: "files that are left out, such as archive/ *.draft.md \"old notes/\""),
        Setting(
            key: "locale", value: "LOCALE",
            summary: "whether 3/4 is 3 April or 4 March, such as de_DE (default: the system's)"),
        Setting(
            key: "language", value: "LANG",
            summary: "the language of answers: auto (that of the question), en, de or fr"),
        Setting(key: "prompts", value: "DIR", summary: "a folder of .txt files whose texts replace those of answers"),
        Setting(
            key: "link", value: "ADDRESS",
            summary:
                "what places link to: kitty, obsidian, textmate, vscode, vscodium, zed, or an address with {path}, {file}, {line}, {vault}"
        ),
        Setting(
            key: "hue", value: "COLOUR",
            summary:
                "the colour of matches and citations: none, red, green, yellow, blue, magenta or cyan (default: magenta)"
        ),
        Setting(key: "level-curve", value: "CURVE", summary: "how levels of habits grow: linear or exponential"),
        Setting(key: "level-base", value: "N", summary: "the points of the first level of habits"),
        Setting(key: "level-multiplier", value: "N", summary: "how much more points the next level takes, such as 1.5"),
        Setting(
            key: "revisions", value: "DAYS",
            summary: "how far back answers to saved questions are kept: 90d, or off (default: 90d)"),
        Setting(key: "note-folder", value: "DIR", summary: "the folder of new notes in the vault (default: notes)"),
        Setting(key: "note-template", value: "FILE", summary: "a file whose text new notes begin with"),
        Setting(
            key: "daily-note", value: "PATH", summary: "the note of a day (default: daily/{{date}}.md)"),
        Setting(key: "capture-format", value: "LINE", summary: "the line that 'note: …' writes (default: - {{text}})"),
        Setting(key: "todo-format", value: "LINE", summary: "the line that 'todo: …' writes (default: - [ ] {{text}})"),
    ]

    /// The variables that are no settings.
    static let variables: [(name: String, summary: String)] = [
        ("DAYBOOK_NOW", "the time as of which questions are answered, as --now"),
        ("DAYBOOK_PAGER, PAGER", "the program that shows long output page by page"),
        ("VISUAL, EDITOR", "the editor in which the prompt opens places, and notes are edited"),
        ("NO_COLOR", "if set, no colour; --color always wins over it"),
        (
            "CLICOLOR, CLICOLOR_FORCE, FORCE_COLOR",
            "0: no colour on terminals; the last two, if not 0: colour in pipes too"
        ),
        ("ACCESSIBLE", "if 1, words replace symbols, as with --plain"),
        ("TERM", "what the terminal can do; dumb: no colour, no links"),
        ("LC_ALL, LC_MESSAGES, LANG", "the language of messages, if language is not set"),
        ("LC_ALL, LC_TIME, LANG", "the order of day and month, if locale is not set"),
        ("TZ, TZDIR", "the time zone of the vault, if timezone is not set; where time zones are"),
        ("TMUX", "whether :copy speaks to the terminal through tmux"),
        ("LESS", "how less shows pages"),
        ("HOME, XDG_CONFIG_HOME", "where the configuration is: ~/.config/daybook/config"),
        ("XDG_CACHE_HOME", "where indexes are: ~/.cache/daybook"),
        ("XDG_STATE_HOME", "where the history and saved questions are: ~/.local/state/daybook"),
        ("XDG_DATA_HOME", "where the trash is that 'note rm' uses: ~/.local/share/Trash"),
        ("PATH", "where less and editors are looked for"),
    ]
}
