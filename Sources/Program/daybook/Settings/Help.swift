enum Help {
    static let version = "0.1.0"

    static func overview() -> String {
        let width = (CommandTable.shown.map(\.name.count).max() ?? 0) + 2
        let commands = CommandTable.shown.map { "  daybook \(padded($0.name, width))\($0.summary)" }
        return """
            Daybook answers questions over your own notes and meetings, with the lines each answer comes from.

              daybook \(padded("", width))ask interactively; with a pipe, one question a line (or a JSON object a line)
            \(commands.joined(separator: "\n"))

            Try it:
              daybook ask --vault Corpus --now 2026-03-18 what did I discuss with Sarah last week

            Options, before or after the command:
            \(options((CommandTable.common + ["version"]).compactMap(CommandTable.option)))

            Exit status: 0 answered, 1 nothing found, 2 an error. 'daybook help COMMAND' says more; 'daybook help config' and
            'daybook help environment' list the settings.
            """
    }

    /// The topics that are no commands.
    static let topics = ["config", "environment"]

    /// Returns the help of a topic; nil if there is none of that name.
    static func topic(_ name: String) -> String? {
        switch name {
        case "config": configuration
        case "environment": environment
        default: nil
        }
    }

    static func text(_ command: CommandTable.Command) -> String {
        let own = command.ownOptions
        let common = CommandTable.common.compactMap(CommandTable.option)
        let width = ((own + common).map { head($0).count }.max() ?? 0) + 2
        return """
            daybook \(command.name)\(command.arguments.isEmpty ? "" : " " + command.arguments) — \(command.summary)
            \(own.isEmpty ? "" : "\nOptions:\n\(options(own, width))\n")
            Common options:
            \(options(common, width))

            Examples:
            \(command.examples.map { "  " + $0 }.joined(separator: "\n"))
            """
    }

    private static var configuration: String {
        let rows = SettingTable.settings.map { ("\($0.key) = \($0.value)", $0.summary) }
        return """
            The configuration is ~/.config/daybook/config (or below XDG_CONFIG_HOME), a text with lines of 'key = value'. A line that begins
            with # is a comment. Lines below '[vault DIR]' hold for that vault alone. The vault itself changes no setting.

            \(table(rows))

            Example:
              vault = ~/Notes
              me = Maya Brandt <maya@example.org>
              [vault ~/Work]
              week-starts = sunday

            Each has a variable too, which wins over it: see 'daybook help environment'. An option wins over both.
            """
    }

    private static var environment: String {
        let settings = SettingTable.settings.map { ($0.variable, "as \($0.key) in the configuration: \($0.summary)") }
        return """
            Variables that set what the configuration may set:

            \(table(settings))

            Others:

            \(table(SettingTable.variables.map { ($0.name, $0.summary) }))
            """
    }

    private static func table(_ rows: [(String, String)]) -> String {
        let width = (rows.map(\.0.count).max() ?? 0) + 2
        return rows.map { "  " + padded($0.0, width) + $0.1 }.joined(separator: "\n")
    }

    private static func head(_ option: CommandTable.Option) -> String {
        "--" + option.name + (option.value.map { " " + $0 } ?? "")
    }

    private static func options(_ options: [CommandTable.Option], _ width: Int? = nil) -> String {
        let rows = options.map { (name: head($0), summary: $0.summary) }
        let width = width ?? (rows.map(\.name.count).max() ?? 0) + 2
        return rows.map { "  " + padded($0.name, width) + $0.summary }.joined(separator: "\n")
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }
}
