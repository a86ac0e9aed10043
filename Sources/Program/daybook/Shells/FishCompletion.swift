/// The completions of fish.
enum FishCompletion {
    static let script = """
        # Completions of daybook for fish, made by 'daybook completions fish'.

        # Succeeds if one of the commands was typed; without any, if none was.
        function __daybook_is
            set -l known \(CommandTable.shown.map(\.name).joined(separator: " "))
            for word in (commandline -opc)[2..-1]
                if contains -- $word $known
                    contains -- $word $argv
                    return
                end
            end
            test (count $argv) -eq 0
        end

        function __daybook_names
            set -l words (commandline -opc)
            set -l place
            if set -l at (contains -i -- --vault $words)
                set place --vault $words[(math $at + 1)]
            end
            for kind in $argv
                daybook complete $kind $place -- (commandline -ct) 2>/dev/null
            end
        end

        complete -c daybook -f
        \(lines.joined(separator: "\n"))
        """

    private static var lines: [String] {
        let common = (CommandTable.common + ["version"]).compactMap(CommandTable.option).map { line($0, of: nil) }
        return CommandTable.shown.map { "complete -c daybook -n __daybook_is -a \($0.name) -d \(quoted($0.summary))" }
            + common + CommandTable.shown.flatMap(lines)
    }

    private static func lines(_ command: CommandTable.Command) -> [String] {
        let offered = arguments(command.offer)
        let own = "complete -c daybook -n '__daybook_is \(command.name)'"
        return command.ownOptions.map { line($0, of: command.name) }
            + (offered.isEmpty ? [] : [own + offered])
    }

    private static func line(_ option: CommandTable.Option, of command: String?) -> String {
        let condition = command.map { " -n '__daybook_is \($0)'" } ?? ""
        let value = option.offer.map { offer in
            let offered = arguments(offer)
            return offer.files == .all ? " -r" + offered : " -x" + offered
        }
        return "complete -c daybook\(condition) -l \(option.name)\(value ?? "") -d \(quoted(option.summary))"
    }

    private static func arguments(_ offer: Offer) -> String {
        var parts = offer.words + (offer.hasCommands ? CommandTable.shown.map(\.name) : [])
        if !offer.names.isEmpty {
            parts.append("(__daybook_names \(offer.names.map(\.rawValue).joined(separator: " ")))")
        }
        if offer.files == .folders { parts.append("(__fish_complete_directories)") }
        return (offer.files == .all ? " -F" : "")
            + (parts.isEmpty ? "" : " -a " + quoted(parts.joined(separator: " ")))
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
