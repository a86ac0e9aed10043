/// The parsed command line: a command, options in any order, and words.
struct Arguments {
    enum Failure: Error, Equatable {
        case unknownCommand(String, suggestion: String?)
        case unknownOption(String, suggestion: String?)
        case missingValue(option: String, value: String)
        case needlessValue(option: String)
        case invalidValue(option: String, value: String, expected: String)
        case missingArgument(command: String, argument: String)
        /// An option of other commands; `command` is nil for the prompt and pipes.
        case foreignOption(option: String, command: String?, owners: [String])
        case needlessWords(command: String, words: String)
    }

    private(set) var command: String?
    private(set) var words: [String] = []
    private var values: [String: String] = [:]

    /// Parses the arguments, without the program's name.
    ///
    /// - Throws: `Failure` if they name no command or option, or one that does not fit the command.
    init(_ typed: [String]) throws(Failure) {
        var rest = typed[...]
        var onlyWords = false
        while let argument = rest.popFirst() {
            if argument == "--", !onlyWords {
                onlyWords = true
            } else if !onlyWords, argument == "-h" {
                values["help"] = ""
            } else if !onlyWords, argument.hasPrefix("--") {
                try readOption(argument.dropFirst(2), rest: &rest)
            } else if !onlyWords, argument.hasPrefix("-"), argument.count > 1 {
                throw Failure.unknownOption(argument, suggestion: nil)
            } else if command == nil {
                guard CommandTable.command(argument) != nil else {
                    throw Arguments.unknown(argument, words: rest.prefix { !$0.hasPrefix("--") })
                }
                command = argument
            } else {
                words.append(argument)
            }
        }
        try check()
    }

    /// Checks that the options belong to the command, and that it takes words if there are any.
    private func check() throws(Failure) {
        let own = command.map { CommandTable.command($0)?.options ?? [] } ?? CommandTable.withoutCommand
        let companions = values.keys.compactMap(CommandTable.option).flatMap(\.companions)
        let known = Set(own + companions + CommandTable.common + ["version"])
        if let option = values.keys.filter({ !known.contains($0) }).min() {
            let keys = CommandTable.options.filter { $0.companions.contains(option) }.map { "--" + $0.name }
            throw .foreignOption(
                option: option, command: command, owners: CommandTable.commands(with: option) + keys)
        }
        guard let command, !words.isEmpty, CommandTable.command(command)?.arguments.isEmpty == true else { return }
        throw .needlessWords(command: command, words: words.joined(separator: " "))
    }

    /// Returns the failure for an unknown command: a typing error, or the first word of a question if other words follow.
    ///
    /// A name with words after it is a typing error only if it is one letter from a command.
    private static func unknown(_ name: String, words: ArraySlice<String>) -> Failure {
        let suggestion = CommandTable.suggestion(
            for: name, among: CommandTable.shown.map(\.name), mistakes: words.isEmpty ? 3 : 1)
        let isQuestion = suggestion == nil && !words.isEmpty
        return .unknownCommand(isQuestion ? ([name] + words).joined(separator: " ") : name, suggestion: suggestion)
    }

    private mutating func readOption(_ text: Substring, rest: inout ArraySlice<String>) throws(Failure) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts.first ?? "")
        guard let option = CommandTable.option(name) else {
            let names = CommandTable.options.map(\.name)
            let near = CommandTable.suggestion(for: name, among: names).map { "--" + $0 }
            throw Failure.unknownOption("--" + name, suggestion: near)
        }
        if let placeholder = option.value {
            guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
                throw Failure.missingValue(option: name, value: placeholder)
            }
            values[name] = value
        } else {
            guard parts.count == 1 else { throw Failure.needlessValue(option: name) }
            values[name] = ""
        }
    }

    mutating func set(_ option: String, to value: String) { values[option] = value }

    func has(_ option: String) -> Bool { values[option] != nil }

    func value(_ option: String) -> String? { values[option] }

    /// Returns an option's value as a whole number above 0; nil if the option is absent.
    func number(_ option: String) throws(Failure) -> Int? {
        guard let text = values[option] else { return nil }
        guard let number = Int(text), number > 0 else {
            throw Failure.invalidValue(option: option, value: text, expected: "a whole number above 0")
        }
        return number
    }
}
