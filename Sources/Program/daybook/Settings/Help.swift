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
            \(options(CommandTable.common + ["version"]))

            Exit status: 0 answered, 1 nothing found, 2 an error. 'daybook help COMMAND' says more.
            """
    }

    static func text(_ command: CommandTable.Command) -> String {
        """
        daybook \(command.name)\(command.arguments.isEmpty ? "" : " " + command.arguments) — \(command.summary)

        Examples:
        \(command.examples.map { "  " + $0 }.joined(separator: "\n"))

        Options:
        \(options(command.options + CommandTable.common))
        """
    }

    private static func options(_ names: [String]) -> String {
        let rows = names.compactMap(CommandTable.option).map { option in
            (name: "--" + option.name + (option.value.map { " " + $0 } ?? ""), summary: option.summary)
        }
        let width = (rows.map(\.name.count).max() ?? 0) + 2
        return rows.map { "  " + padded($0.name, width) + $0.summary }.joined(separator: "\n")
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }
}
